import type { NoticesTable } from "../../db/outbox-tables.ts";

type Line = readonly [label: string, value: string];

/**
 * What a notice says, decided when it was: only the site's brand, and how its dealership is reached, are added when it
 * goes out. Nothing of it was typed by anybody but `typed`, which a shopper's mail never shows.
 */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** Paragraphs of plain text. */
  readonly words: readonly string[];
  /** What a person looks up later, as label and value. */
  readonly facts: readonly Line[];
  /** What happens now, in order. */
  readonly steps: readonly string[];
  /** Conditions, where money is concerned. */
  readonly terms: readonly string[];
  /** Where to go on: a path of the site. */
  readonly action: { readonly label: string; readonly path: string } | null;
  /** How to change or cancel what was asked for; null where there is nothing to change. */
  readonly change: string | null;
  /** By which shopper and dealership speak of it. */
  readonly reference: string;
  /** For the dealership: who the shopper is, as they typed it. */
  readonly typed: readonly Line[];
  /** Of the shopper: a wish for no marketing may have been given by it. */
  readonly phone: string | null;
}

/** A letter with what most have not. */
export const letterOf = (
  letter: Pick<Letter, "subject" | "heading" | "words" | "reference"> & Partial<Letter>,
): Letter => ({ facts: [], steps: [], terms: [], action: null, change: null, typed: [], phone: null, ...letter });

export interface StoredNotice {
  /** The same in every delivery of this notice, first or repeated. */
  readonly uid: string;
  readonly kind: string;
  readonly audience: NoticesTable["audience"];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly letter: Letter;
}

/** Said before whatever a shopper typed, wherever it is passed on. */
export const TYPED = "From the shopper, as typed and not checked by the website:";

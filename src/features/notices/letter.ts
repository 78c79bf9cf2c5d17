import type { NoticesTable } from "../../db/outbox-tables.ts";

type Line = readonly [label: string, value: string];

/**
 * The content of a notice, fixed when it is created: only the site's brand and the dealership's contact details are
 * added when it is sent. Only `typed` comes from the shopper, and a shopper's mail never shows it.
 */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** Paragraphs of plain text. */
  readonly words: readonly string[];
  /** Facts to look up later, as label and value. */
  readonly facts: readonly Line[];
  /** The next steps, in order. */
  readonly steps: readonly string[];
  /** Conditions, where money is involved. */
  readonly terms: readonly string[];
  /** A button: its label and a path of the site. */
  readonly action: { readonly label: string; readonly path: string } | null;
  /** How to change or cancel the request; null where there is nothing to change. */
  readonly change: string | null;
  /** The reference that shopper and dealership use. */
  readonly reference: string;
  /** For the dealership: the shopper's details as they typed them. */
  readonly typed: readonly Line[];
  /** The shopper's phone number, because the suppression list may name it instead of the address. */
  readonly phone: string | null;
}

/** A letter with defaults for the parts that most letters do not have. */
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

/** Label before anything that a shopper typed, wherever it is passed on. */
export const TYPED = "From the shopper, as typed and not checked by the website:";

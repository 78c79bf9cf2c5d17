import type { NoticesTable } from "../../db/tables/outbox-tables.ts";
import type { CalendarMethod } from "../../lib/icalendar.ts";

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
  /** An appointment for the shopper's calendar (RFC 5545); absent where there is none. */
  readonly calendar?: { readonly method: CalendarMethod; readonly text: string };
  /** Where replies go in place of the dealership, and the shopper's mail that this one answers; absent for others. */
  readonly thread?: { readonly replyTo: string; readonly answers: string | null };
  /** A car that is shown below the words; absent for none. */
  readonly car?: LetterCar;
  /** What a mail of an alert tells besides; absent in all others. */
  readonly alert?: AlertPart;
}

/** A car as a mail shows it, in words that are ready to be read. */
export interface LetterCar {
  readonly title: string;
  readonly badge: string | null;
  readonly price: string;
  /** "Drive away"; null where nothing is said. */
  readonly note: string | null;
  /** What became of its price; absent where it did not drop. */
  readonly drop?: { readonly down: string; readonly from: string };
  readonly facts: string;
  readonly place: string | null;
  readonly path: string;
  /** The picture's own address, as the stock has it; null for none. */
  readonly picture: string | null;
}

export interface AlertPart {
  /** The alert's uid: what was stopped meanwhile is not sent. */
  readonly uid: string;
  readonly cars: readonly LetterCar[];
  /** After the cars: how many more there are, and where they stand; absent for none. */
  readonly more?: string;
  /** Where all are seen, or the one car: the button's label, and a path. */
  readonly all: { readonly label: string; readonly path: string } | null;
  /** When and what was asked for, and how often at most. */
  readonly asked: string;
  readonly stop: { readonly label: string; readonly path: string };
  /** The page where the person's alerts are changed. */
  readonly changePath: string;
  /** When the person agreed, epoch milliseconds: what was refused before does not count against it. */
  readonly agreedAt: number;
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

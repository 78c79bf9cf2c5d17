import type { NoticesTable } from "../../db/tables/outbox-tables.ts";
import type { CalendarMethod } from "../../lib/icalendar.ts";

type Line = readonly [label: string, value: string];

/**
 * The content of a notice, fixed when it is created: sending adds only the site's brand and the dealership's contact
 * details. Only `typed` comes from the shopper, and mails to shoppers never show it.
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
  /** How to change or cancel the request; null if there is nothing to change. */
  readonly change: string | null;
  /** The reference that shopper and dealership use. */
  readonly reference: string;
  /** For the dealership: the shopper's details as they typed them. */
  readonly typed: readonly Line[];
  /** The shopper's phone number, because the suppression list may name it instead of the address. */
  readonly phone: string | null;
  /** An appointment for the shopper's calendar (RFC 5545); absent if there is none. */
  readonly calendar?: { readonly method: CalendarMethod; readonly text: string };
  /**
   * Where replies go instead of to the dealership, and the Message-ID of the shopper's mail that this one answers;
   * absent for other mails.
   */
  readonly thread?: { readonly replyTo: string; readonly answers: string | null };
  /** A car shown below the words; absent if there is none. */
  readonly car?: LetterCar;
  /** The further content of an alert's mail; absent in all others. */
  readonly alert?: AlertPart;
}

/** A car as a mail shows it, in words that are ready to be read. */
export interface LetterCar {
  readonly title: string;
  readonly badge: string | null;
  readonly price: string;
  /** Such as "Drive away"; null if there is none. */
  readonly note: string | null;
  /** A price drop, in words; absent if the price did not drop. */
  readonly drop?: { readonly down: string; readonly from: string };
  readonly facts: string;
  readonly place: string | null;
  readonly path: string;
  /** The picture's original address, from the stock; null if there is none. */
  readonly picture: string | null;
}

export interface AlertPart {
  /** The alert's uid. A mail of an alert that was stopped meanwhile is not sent. */
  readonly uid: string;
  readonly cars: readonly LetterCar[];
  /** Shown after the cars: how many more there are, and where to see them; absent if there are none. */
  readonly more?: string;
  /** The button to all results, or to the only car: its label and a path. */
  readonly all: { readonly label: string; readonly path: string } | null;
  /** What the alert watches, when it was created, and how often mails are sent at most. */
  readonly asked: string;
  readonly stop: { readonly label: string; readonly path: string };
  /** The page where the person's alerts are changed. */
  readonly changePath: string;
  /** When the person agreed, in epoch milliseconds. An earlier opt-out does not block this mail. */
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

/** Label before any text that a shopper typed, wherever it is passed on. */
export const TYPED = "From the shopper, as typed and not checked by the website:";

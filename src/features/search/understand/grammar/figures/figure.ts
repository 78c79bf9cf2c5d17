import type { Amount } from "../amounts.ts";
import type { Bound } from "./bounds.ts";

/**
 * A figure with the words that give its subject and bound: "under 30k", "2018 or newer", "tow 3 tonne", "between 10 and
 * 15k".
 */
export interface Figure {
  readonly low: Amount;
  /** The upper end of a range; null for a single amount. */
  readonly high: Amount | null;
  readonly bound: Bound | null;
  readonly subject: Subject | null;
}

/** How often an amount is paid. */
type Span = "week" | "fortnight" | "month";

/** The subject of a figure, if a word names it. */
export type Subject =
  | "towing"
  | "range"
  | "atm"
  | "tare"
  | "gvm"
  | "gross"
  | "payload"
  | "weight"
  | "sleeps"
  | "seats"
  | "people"
  | "price"
  | "km"
  | "engine"
  | "year"
  | Span;

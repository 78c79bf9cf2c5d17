import type { Amount } from "../amounts.ts";
import type { Bound } from "./bounds.ts";

/**
 * A figure with the words that say what it is of: "under 30k", "2018 or newer", "tow 3 tonne", "between 10 and 15k".
 */
export interface Figure {
  readonly low: Amount;
  /** The other end of a range; null for one amount. */
  readonly high: Amount | null;
  readonly bound: Bound | null;
  readonly subject: Subject | null;
}

/** How often an amount is paid. */
type Span = "week" | "fortnight" | "month";

/** What a figure is of, where a word says so. */
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

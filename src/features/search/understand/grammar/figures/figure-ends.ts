import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import type { Wants } from "../../schema.ts";
import type { Figure } from "./figure.ts";

export type Ends = { readonly min?: number; readonly max?: number };
export type RangeAttribute = Extract<Wants, { kind: "range" }>["attribute"];

export function rangeMeaning(attribute: RangeAttribute, ends: Ends, label: string): Meaning {
  return { kind: "wants", wants: { kind: "range", attribute, ...ends }, label, count: 0, likes: false };
}

/** The ends of a figure's range. `alone` says how to read an amount without a bound, since that varies by subject. */
export function endsOf({ low, high, bound }: Figure, alone: "min" | "max" | "exact", share = 0.1): Ends {
  if (high) return { min: Math.min(low.value, high.value), max: Math.max(low.value, high.value) };
  const way = bound?.way ?? alone;
  if (way === "around") return { min: Math.round(low.value * (1 - share)), max: Math.round(low.value * (1 + share)) };
  if (way === "min" || way === "newer") return { min: low.value };
  if (way === "max" || way === "older") return { max: low.value };
  return { min: low.value, max: low.value };
}

/** "Under $30,000", "Over $20,000", "$20,000 to $25,000". */
export function boundsText({ min, max }: Ends, say: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return min === max ? say(min) : `${say(min)} to ${say(max)}`;
  return max !== undefined ? `Under ${say(max)}` : `Over ${say(min ?? 0)}`;
}

/** Dollars below this are read as thousands ("under 30"), except in weekly prices. */
export const LEAST_PRICE = 100;

/** The same limit for vehicles that cost hundreds of thousands: a truck "under 150". */
const LEAST_OF_LARGE = 1_000;

export const leastPrice = ({ low, bound }: Figure, { itemTypes }: Vocabulary): number =>
  (itemTypes[0] === "truck" || itemTypes[0] === "caravan") && bound !== null && !low.dollar
    ? LEAST_OF_LARGE
    : LEAST_PRICE;

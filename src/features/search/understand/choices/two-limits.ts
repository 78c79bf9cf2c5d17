import { formatKm } from "../../../../lib/words/format.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import type { Wants } from "../schema.ts";
import { idOf, type Term } from "./terms.ts";

/** The smallest kilometre limit that people give without a unit, and the least factor by which it exceeds the price. */
const LEAST_KM = 40_000;
const LEAST_TIMES = 2;

/** "Less than 100k under 20k": of two limits in thousands, one is the price and the far larger one is kilometres. */
export function withKilometres(typed: string, terms: readonly Term[], { itemTypes }: Vocabulary): readonly Term[] {
  const [first] = itemTypes;
  if (first === "caravan" || first === "truck" || terms.some(({ wants }) => isOf(wants, "km"))) return terms;
  const limits = terms.filter((term) => mostOf(term) !== null);
  const [one, other, third] = limits;
  if (!one || !other || third) return terms;
  const [large, small] = (mostOf(one) ?? 0) > (mostOf(other) ?? 0) ? [one, other] : [other, one];
  const km = mostOf(large) ?? 0;
  const phrase = large.spans.map(({ start, end }) => typed.slice(start, end)).join(" ");
  if (km < LEAST_KM || km < LEAST_TIMES * (mostOf(small) ?? 0) || /[$]|dollar|bucks/i.test(phrase)) return terms;
  const wants: Wants = { kind: "range", attribute: "km", max: km };
  const label = `Under ${formatKm(km)}`;
  return terms.map((term) => (term === large ? { ...term, id: idOf(wants, label, false), wants, label } : term));
}

const isOf = (wants: Wants, attribute: string): boolean => wants.kind === "range" && wants.attribute === attribute;

/** The upper limit of a price; null if the term has any other bound or is not a price. */
function mostOf({ wants, negated }: Term): number | null {
  if (negated || wants.kind !== "range" || wants.attribute !== "price" || wants.min !== undefined) return null;
  return wants.max ?? null;
}

import { formatKm, formatMoney } from "../../../../lib/words/format.ts";
import { UNDERSTOOD_FIELDS } from "../../index/documents/understood-fields.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import type { Ambiguity, NamedVehicle, Wants } from "../schema.ts";
import { idOf, isNowhere, type Term } from "./terms.ts";

/**
 * Choices that exclude one another. The first is kept, the later one is struck, and the possible meanings are offered.
 */
export interface Judged {
  readonly terms: readonly Term[];
  readonly contradictions: readonly Ambiguity[];
}

type RangeWants = Extract<Wants, { kind: "range" }>;

export function judged(terms: readonly Term[], vocabulary: Vocabulary, picked: readonly string[]): Judged {
  const contradictions: Ambiguity[] = [];
  let all = terms.map((term) => knowable(term, vocabulary));
  for (let at = 0; at < all.length; at += 1) {
    const later = all[at] as Term;
    if (later.standing.kind === "struck") continue;
    const before = all.findIndex((each, place) => place < at && isStanding(each) && exclude(each, later));
    const earlier = all[before];
    if (!earlier) continue;
    const between = betweenOf(earlier, later);
    const outcome = settled(earlier, later, between, picked);
    contradictions.push(offered(earlier, later, between, outcome.taken, picked));
    all = all.flatMap((each) => (each === earlier ? outcome.earlier : each === later ? outcome.later : [each]));
    if (outcome.later.length === 0) at -= 1;
  }
  return { terms: all, contradictions };
}

const isStanding = ({ standing }: Term) => standing.kind === "kept";

/** Strikes a choice that no vehicle's data can answer. */
function knowable(term: Term, { counts, weekly }: Vocabulary): Term {
  const { wants } = term;
  if (term.standing.kind === "struck") return term;
  if (isNowhere(wants)) {
    return {
      ...term,
      standing: { kind: "struck", sentence: "We can’t see where you are. Type a postcode or suburb." },
    };
  }
  if (wants.kind !== "range") return term;
  const isTold = !UNDERSTOOD_FIELDS.includes(wants.attribute) || Object.keys(counts[wants.attribute] ?? {}).length > 0;
  if (isTold && !(wants.attribute === "weekly_price" && weekly === null)) return term;
  const sentence =
    wants.attribute === "weekly_price"
      ? "No weekly prices are shown here, so we did not search by one."
      : `Nothing here says “${term.label}”, so we did not search for it.`;
  return { ...term, standing: { kind: "struck", sentence } };
}

function exclude(a: Term, b: Term): boolean {
  if (a.wants.kind === "sort" && b.wants.kind === "sort") return true;
  if (a.wants.kind === "range" && b.wants.kind === "range" && a.wants.attribute === b.wants.attribute) {
    if (a.negated || b.negated)
      return a.negated !== b.negated && a.wants.min === b.wants.min && a.wants.max === b.wants.max;
    return most(a.wants) < least(b.wants) || most(b.wants) < least(a.wants);
  }
  if (a.negated !== b.negated && a.wants.kind === "vehicles" && b.wants.kind === "vehicles") {
    const [yes, no] = a.negated ? [b.wants, a.wants] : [a.wants, b.wants];
    return yes.any.every((each) => no.any.some((other) => isOneOf(each, other)));
  }
  if (a.negated === b.negated || a.wants.kind !== "values" || b.wants.kind !== "values") return false;
  if (a.wants.attribute !== b.wants.attribute) return false;
  const [yes, no] = a.negated ? [b.wants, a.wants] : [a.wants, b.wants];
  return yes.values.every((value) => no.values.includes(value));
}

/** Whether every vehicle that `one` matches also matches `other`. */
const isOneOf = (one: NamedVehicle, other: NamedVehicle): boolean =>
  other.make === one.make &&
  (other.model === null || other.model === one.model) &&
  (other.badges === null || (one.badges?.every((badge) => other.badges?.includes(badge)) ?? false));

const least = ({ min = Number.NEGATIVE_INFINITY }: RangeWants) => min;
const most = ({ max = Number.POSITIVE_INFINITY }: RangeWants) => max;

/** "Under $10,000" and "over $20,000" may mean the range between them. */
function betweenOf(a: Term, b: Term): Term | null {
  if (a.wants.kind !== "range" || b.wants.kind !== "range" || a.negated || b.negated) return null;
  const [low, high] = [Math.min(most(a.wants), most(b.wants)), Math.max(least(a.wants), least(b.wants))];
  const { attribute } = a.wants;
  if (!Number.isFinite(low) || !Number.isFinite(high) || !["price", "km", "year"].includes(attribute)) return null;
  const say = attribute === "price" ? formatMoney : attribute === "km" ? formatKm : String;
  const label = `${say(low)} to ${say(high)}`;
  const wants: Wants = { kind: "range", attribute, min: low, max: high };
  return { ...a, id: idOf(wants, label, false), wants, label, spans: [...a.spans, ...b.spans], to: b.to };
}

type Taken = "earlier" | "later" | "between";

/** Decides which of the two is searched for: the first, unless the shopper picked another. */
function settled(earlier: Term, later: Term, between: Term | null, picked: readonly string[]) {
  const sentence = sentenceOf(earlier, later);
  const struck = (term: Term): Term => ({ ...term, standing: { kind: "struck", sentence } });
  if (between && picked.includes(between.id)) {
    return { taken: "between" as Taken, earlier: [between], later: [] as Term[] };
  }
  if (picked.includes(later.id)) return { taken: "later" as Taken, earlier: [struck(earlier)], later: [later] };
  return { taken: "earlier" as Taken, earlier: [earlier], later: [struck(later)] };
}

function sentenceOf(earlier: Term, later: Term): string {
  if (earlier.wants.kind === "sort") {
    return `One list has one order, and you asked for “${earlier.label}” and “${later.label}”. We kept the first.`;
  }
  const noun = earlier.wants.kind === "range" && earlier.wants.attribute === "price" ? "price" : "car";
  const say = ({ label }: Term) => label.replace(/^(Under|Over|Not|Without) /, (word) => word.toLowerCase());
  return `No ${noun} is both ${say(earlier)} and ${say(later)}. We kept the first.`;
}

function offered(a: Term, b: Term, between: Term | null, taken: Taken, picked: readonly string[]): Ambiguity {
  const own = [a.id, b.id, ...(between ? [between.id] : [])];
  const rest = picked.filter((id) => !own.includes(id));
  const reading = (term: Term, read: readonly string[], current: boolean) => ({
    label: term.label,
    read: [...rest, ...read].sort(),
    count: null,
    current,
  });
  const sentence = sentenceOf(a, b);
  return {
    words: "",
    sentence: taken === "earlier" ? sentence : sentence.replace("We kept the first.", "We took the one you chose."),
    kind: "contradiction",
    readings: [
      reading(a, [], taken === "earlier"),
      reading(b, [b.id], taken === "later"),
      ...(between ? [reading(between, [between.id], taken === "between")] : []),
    ],
  };
}

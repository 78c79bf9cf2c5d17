import { orList } from "../meanings.ts";
import type { Wants } from "../schema.ts";
import { idOf, isNowhere, joinedSpans, slotOf, type Term } from "./terms.ts";

/**
 * Joins choices of one kind as alternatives ("manual automatic", "white or silver"), and choices with an "or" between.
 */
export function withLikesJoined(terms: readonly Term[]): readonly Term[] {
  const joined: Term[] = [];
  for (const term of terms) {
    const at = joined.findLastIndex((before) => areAlternatives(before, term));
    const before = joined[at];
    if (before) joined[at] = together(before, term);
    else joined.push(term);
  }
  return joined;
}

function areAlternatives(before: Term, term: Term): boolean {
  if (before.negated || term.negated || term.standing.kind === "struck" || before.standing.kind === "struck")
    return false;
  if (isNowhere(before.wants) || isNowhere(term.wants)) return false;
  if (narrowerOf(before, term)) return true;
  const isNext = term.from - before.to === 1 && term.afterOr;
  if (areExactYears(before.wants) && areExactYears(term.wants)) return true;
  if (slotOf(before.wants) !== slotOf(term.wants))
    return isNext && canJoin(before.wants) && canJoin(term.wants) && areBothWhere(before.wants, term.wants);
  if (term.likes && before.likes) return term.wants.kind !== "vehicles";
  return isNext && before.wants.kind !== "sort";
}

/** A yard's name and a town both say where, so neither is an alternative to a description of the vehicle. */
const areBothWhere = (a: Wants, b: Wants): boolean =>
  (a.kind === "place" || b.kind === "place") === false || (isWhere(a) && isWhere(b));
const isWhere = (wants: Wants): boolean =>
  wants.kind === "place" || ("attribute" in wants && /^(location|dealership)_name$/.test(wants.attribute));

const JOINED: ReadonlySet<Wants["kind"]> = new Set(["values", "range", "either", "vehicles"]);
const canJoin = (wants: Wants): boolean => JOINED.has(wants.kind) || wants.kind === "place";

/** "2020", or several such years that are already joined. */
const areExactYears = (wants: Wants): boolean =>
  wants.kind === "either"
    ? wants.any.every(areExactYears)
    : wants.kind === "range" && wants.attribute === "year" && wants.min !== undefined && wants.min === wants.max;

/**
 * Picks the stricter of two minimums for the same thing (seats, berths or towing): "seven seats for three kids", "tow
 * vehicle for 2.8 tonnes".
 */
function narrowerOf(a: Term, b: Term): Term | null {
  const [first, second] = [a.wants, b.wants];
  if (isLeast(first) && isLeast(second) && first.attribute === second.attribute && !b.afterOr) {
    return (second.min ?? 0) >= (first.min ?? 0) ? b : a;
  }
  if (b.afterOr || first.kind !== "values" || second.kind !== "values" || first.attribute !== second.attribute)
    return null;
  // "Sports coupe" does not ask for convertibles.
  const isSports = a.label === SPORTS || b.label === SPORTS;
  if (first.attribute !== "seats" && !isSports) return null;
  if (second.values.every((value) => first.values.includes(value))) return b;
  return first.values.every((value) => second.values.includes(value)) ? a : null;
}

const SPORTS = "Coupe or Convertible";

/** Whether the range is a minimum, so that a smaller minimum beside it adds nothing. */
const isLeast = (wants: Wants): wants is Extract<Wants, { kind: "range" }> =>
  wants.kind === "range" && (wants.attribute === "towing" || wants.attribute === "sleeps") && wants.max === undefined;

/** Splits a label into the names that it lists. The "or" of "7 or more seats" does not separate names. */
const NAMES = / or (?!more|newer|older)/;

function together(a: Term, b: Term): Term {
  const narrower = narrowerOf(a, b);
  if (narrower) return { ...narrower, spans: joinedSpans(a, b), from: a.from, to: b.to };
  // "2020 Triton MY20" says the same year twice.
  const isSame = a.label === b.label || JSON.stringify(a.wants) === JSON.stringify(b.wants);
  const label = isSame ? a.label : orList([...a.label.split(NAMES), b.label]);
  const wants = isSame ? a.wants : eitherOf(a.wants, b.wants);
  return { ...a, id: idOf(wants, label, false), wants, label, spans: joinedSpans(a, b), to: b.to };
}

function eitherOf(a: Wants, b: Wants): Wants {
  if (a.kind === "values" && b.kind === "values" && a.attribute === b.attribute) {
    return { ...a, values: [...new Set([...a.values, ...b.values])] };
  }
  if (a.kind === "identity" && b.kind === "identity") return { ...a, slugs: [...a.slugs, ...b.slugs] };
  return { kind: "either", any: [...(a.kind === "either" ? a.any : [a]), b] };
}

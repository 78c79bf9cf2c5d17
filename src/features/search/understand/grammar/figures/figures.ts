import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { type Amount, amountAt, type Bound, boundAt, boundBehind, unitBehind } from "../amounts.ts";
import type { Word } from "../words.ts";
import type { Subject } from "./figure.ts";
import { figureMeaning, isYear } from "./figure-meanings.ts";
import { behindFillers, subjectAt } from "./subjects.ts";

/** "Bunks for 6": a small bare number behind "for" is of people where the site's vehicles are slept in. */
function peopleAt(words: readonly Word[], at: number, { itemTypes }: Vocabulary) {
  const isFor = words[at]?.key === "for" && itemTypes[0] === "caravan" && /^\d{1,2}$/.test(words[at + 1]?.key ?? "");
  const amount = isFor && !words[at + 1]?.dollar ? amountAt(words, at + 1) : null;
  return amount?.unit === null ? { subject: "people" as const, to: at + 1 } : null;
}

/** Subjects of which small numbers are said in letters: "sleeps six", "seats seven", "family of five". */
const IN_LETTERS: ReadonlySet<Subject> = new Set(["sleeps", "seats", "people"]);

/** The figure with which the words from `at` on begin, what it means here, and the word behind it. */
export function figureAt(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  thisYear: number,
): { readonly meaning: Meaning; readonly to: number } | null {
  let to = at;
  const before = subjectAt(words, to) ?? peopleAt(words, to, vocabulary);
  if (before) to = behindFillers(words, before.to);
  const bounding = boundAt(words, to);
  if (bounding) to = behindFillers(words, bounding.to);
  const first = amountAt(words, to, before !== null && IN_LETTERS.has(before.subject));
  if (!first) return null;
  const split = first.unit === null ? boundBehind(words, first.to) : null;
  const counted = split && unitBehind(words, first, split.to);
  const said = counted ?? litresOf(words, first, vocabulary) ?? first;
  const upper = highAfter(words, said, bounding?.value ?? null, thisYear);
  const low = upper ? asLargeAs(said, upper) : said;
  to = (upper ?? low).to;
  const behind = boundBehind(words, to);
  const isNewer = behind?.value.way === "newer" || behind?.value.way === "older";
  const takesBehind = !counted && behind && !upper && (!isNewer || isYear(low, thisYear) || low.unit === "years");
  if (takesBehind) to = behind.to;
  else if (words[to]?.key === "old" && low.unit === "years") to += 1;
  const after = before ? null : subjectBehind(words, to, upper ?? low);
  if (after) to = after.to;
  const last = after ? boundBehind(words, to) : null;
  if (last && !upper) to = last.to;
  const sign = words[low.to - 1]?.sign ?? words[at]?.sign ?? null;
  const bound = boundOf(
    bounding?.value ?? null,
    (counted ? split.value : takesBehind ? behind.value : last?.value) ?? null,
    sign,
    low,
  );
  const subject =
    before?.subject ??
    after?.subject ??
    (bound === null ? carried(words, low, vocabulary) : null) ??
    ranged(words, low);
  const meaning = figureMeaning({ low, high: upper, bound, subject }, vocabulary, thisYear);
  return meaning && { meaning, to };
}

function boundOf(before: Bound | null, behind: Bound | null, sign: Word["sign"], low: Amount): Bound | null {
  if (behind && !(before && before.way !== "around")) return behind;
  if (before) return before;
  if (sign) return { way: sign };
  return low.plus ? { way: "min" } : null;
}

/** "3500 kg towing", "400 km range"; a plain figure has no subject behind it but a mass. */
function subjectBehind(words: readonly Word[], at: number, low: Amount) {
  const found = subjectAt(words, at);
  if (!found || (low.unit !== "kg" && low.unit !== "km" && !isMassOf(words, at, low))) return null;
  if (found.subject === "km" || found.subject === "price" || found.subject === "year") return null;
  // A second amount behind the subject is that one's own: "3 tonne tow 7 seats" does not go on.
  return { subject: found.subject, to: behindFillers(words, found.to, 1) };
}

/** Words that no figure stands before but a mass in kilograms. */
const MASS_WORDS = new Set(["tare", "atm", "gvm", "gtm", "payload"]);
const LEAST_MASS = 500;

/** "Under 1800 tare": a bare figure is of the mass behind it, unless that has one of its own ("2018 payload 1 t"). */
function isMassOf(words: readonly Word[], at: number, { unit, value, dollar }: Amount): boolean {
  const isBare = unit === null && !dollar && value >= LEAST_MASS;
  return isBare && MASS_WORDS.has(words[at]?.key ?? "") && amountAt(words, at + 1) === null;
}

/** "2.0 turbo": a bare figure with one decimal is litres where the stock tells of engines so. */
function litresOf(words: readonly Word[], low: Amount, { counts }: Vocabulary): Amount | null {
  const word = words[low.to - 1];
  const isBare = low.unit === null && !low.dollar && /^[0-6]\.\d$/.test(word?.key ?? "");
  return isBare && Object.keys(counts.engine_size_litres ?? {}).length > 0 ? { ...low, unit: "litres" } : null;
}

/** "1 tonne ute", "one tonner": what a car carries, where the word is written out: "2.0t" is an engine. */
function carried(words: readonly Word[], { value, unit, to }: Amount, { itemTypes }: Vocabulary): Subject | null {
  const word = words[to - 1];
  const isTonne = (word?.unit || word?.key || "").startsWith("ton");
  return itemTypes[0] === "car" && unit === "kg" && isTonne && value <= MOST_CARRIED ? "payload" : null;
}

const MOST_CARRIED = 1_500;

/** "EV with 400 km": so few kilometres are how far an electric car goes on one charge. */
function ranged(words: readonly Word[], { value, unit }: Amount): Subject | null {
  const isRange = unit === "km" && value >= 100 && value < 1_000;
  return isRange && words.some(({ key }) => ELECTRIC.has(key)) ? "range" : null;
}

const ELECTRIC = new Set(["ev", "evs", "electric", "bev", "charge"]);

/** "30-60k kms", "2 to 3 tonne": the thousands of the other end are meant for both. */
function asLargeAs(low: Amount, { unit, value }: Amount): Amount {
  const isShort = (unit === "km" || unit === "kg") && low.unit === null && low.value < 1_000 && value >= 1_000;
  return isShort ? { ...low, value: low.value * 1_000 } : low;
}

/** "2014-16": the century is meant for both. */
function withCentury(low: Amount, high: Amount): Amount {
  const isShort = high.unit === null && !high.dollar && high.value < 100 && Number.isInteger(high.value);
  return isShort ? { ...high, value: Math.floor(low.value / 100) * 100 + high.value } : high;
}

const COUNTED: ReadonlySet<Amount["unit"]> = new Set(["seats", "doors", "cylinders", "sleeps"]);

/** The other end of a range, joined by "to", a dash, "or" ("7 or 8 seater"), or "and" after "between". */
function highAfter(words: readonly Word[], low: Amount, bound: Bound | null, thisYear: number): Amount | null {
  const next = words[low.to];
  if (!next || low.plus) return null;
  const isJoined = /^[-–—−]+$/.test(next.gap);
  const joins = next.key === "to" || next.key === "till" || next.key === "until" || next.key === "thru";
  const ands = next.key === "and" && bound?.way === "between";
  const ors = next.key === "or" && low.unit === null;
  const given = amountAt(words, isJoined ? low.to : joins || ands || ors ? low.to + 1 : words.length);
  const high = given && (isJoined || joins) && isYear(low, thisYear) ? withCentury(low, given) : given;
  if (!high || (ors && !COUNTED.has(high.unit))) return null;
  const isSame = high.unit === low.unit || low.unit === null || (low.unit === "thousand" && high.unit === "km");
  if (!isSame && !(low.unit === "dollars" && high.unit === "thousand")) return null;
  // "2018-2020" are years, "cx 5-2" is nothing, and a descending pair is no range.
  return high.value >= low.value || isYear(low, thisYear) === isYear(high, thisYear) ? high : null;
}

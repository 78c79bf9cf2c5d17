import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { type Amount, amountAt, paidWeekly, unitAfter } from "../amounts.ts";
import type { Word } from "../words.ts";
import { type Bound, beyondAfter, boundAfter, boundAt } from "./bounds.ts";
import type { Figure, Subject } from "./figure.ts";
import { figureMeaning, isYear } from "./figure-meanings.ts";
import { highAfter } from "./figure-ranges.ts";
import { afterFillers, MONTHS, subjectAt } from "./subjects.ts";

/** "Bunks for 6": a small bare number after "for" counts people on sites whose vehicles have berths. */
function peopleAt(words: readonly Word[], at: number, { itemTypes }: Vocabulary) {
  const isFor =
    words[at]?.key === "for" &&
    itemTypes[0] === "caravan" &&
    /^(\d{1,2}|two|three|four|five|six)$/.test(words[at + 1]?.key ?? "");
  const amount = isFor && !words[at + 1]?.dollar ? amountAt(words, at + 1, true) : null;
  return amount?.unit === null ? { subject: "people" as const, to: at + 1 } : null;
}

/** Subjects whose small numbers are often written in letters: "sleeps six", "seats seven", "family of five". */
const IN_LETTERS: ReadonlySet<Subject> = new Set(["sleeps", "seats", "people"]);

/** The figure with which the words begin at `at`, its meaning here, and the index of the word after it. */
export function figureAt(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  thisYear: number,
): { readonly meaning: Meaning; readonly to: number } | null {
  let to = at;
  const before = subjectAt(words, to) ?? peopleAt(words, to, vocabulary);
  if (before) to = afterFillers(words, before.to);
  const bounding = ofMonth(words, boundAt(words, to));
  if (bounding) to = afterFillers(words, bounding.to);
  const isCounted = before !== null && IN_LETTERS.has(before.subject);
  const first = amountAt(words, to, isCounted || bounding !== null) ?? countedInLetters(words, to);
  if (!first) return null;
  const isFew = !isCounted && isFewInLetters(words, to, first) && countedInLetters(words, to) === null;
  const split = first.unit === null ? boundAfter(words, first.to) : null;
  const counted = split && unitAfter(words, first, split.to);
  const isAlone = before === null && bounding === null && subjectAt(words, first.to) === null;
  const lower = counted ?? litresOf(words, first, vocabulary, isAlone) ?? first;
  const upper = highAfter(words, lower, bounding?.value ?? null, thisYear);
  if (isFew && !upper) return null;
  const low = upper ? asLargeAs(lower, upper) : lower;
  to = (upper ?? low).to;
  const ofYears = isYear(low, thisYear) || low.unit === "years";
  const bounded = ofYears && isOfBuild(words, to) ? to + 1 : to;
  const following = (bounding || upper || ofYears ? null : beyondAfter(words, to)) ?? boundAfter(words, bounded);
  const isNewer = following?.value.way === "newer" || following?.value.way === "older";
  const isNext = following !== null && isOfNext(words, bounded, following.to, bounding !== null);
  const takesFollowing = !counted && following && !isNext && !upper && (!isNewer || ofYears);
  if (takesFollowing) to = following.to;
  else if (words[to]?.key === "old" && (upper ?? low).unit === "years") to += 1;
  const after = before ? null : subjectAfter(words, to, upper ?? low);
  if (after) to = after.to;
  const last = after ? boundAfter(words, to) : null;
  if (last && !upper) to = last.to;
  const sign = words[low.to - 1]?.sign ?? words[at]?.sign ?? null;
  const bound = boundOf(
    bounding?.value ?? null,
    (counted ? split.value : takesFollowing ? following.value : last?.value) ?? null,
    sign,
    low,
  );
  const subject =
    before?.subject ??
    after?.subject ??
    (bound === null ? carried(words, low, vocabulary) : null) ??
    ranged(words, low);
  if (!after && low.unit === "km" && low.value < 1_000 && AWAY.has(words[to]?.key ?? "")) return null;
  const meaning = figureMeaning(asPaid({ low, high: upper, bound, subject }), vocabulary, thisYear);
  return meaning && { meaning, to };
}

/**
 * Whether bounding words belong to the next amount: "max 30k min 20k", "2020+ max 60000 km", "sleeps six and under
 * 80k". In "18k max 2019 Corolla" they do not, unless the first amount already has a bound (`isBounded`).
 */
function isOfNext(words: readonly Word[], at: number, to: number, isBounded: boolean): boolean {
  const next = amountAt(words, to);
  if (!next) return false;
  const isAhead = [at, at + 1].some((from) => boundAt(words, from)?.to === to);
  return isBounded || (isAhead && (next.unit !== null || next.dollar));
}

/** Skips the month: "after June 2020" begins in that year, and "before June 2020" ends in it. */
function ofMonth(words: readonly Word[], bounding: ReturnType<typeof boundAt>): ReturnType<typeof boundAt> {
  const isOne = bounding && MONTHS.has(words[bounding.to]?.key ?? "");
  if (!isOne || !/^(19|20)\d\d$/.test(words[bounding.to + 1]?.key ?? "")) return bounding;
  return { value: { way: bounding.value.way }, to: bounding.to + 1 };
}

/** "Seven or more seats": a small number in letters whose unit comes after its bound. */
function countedInLetters(words: readonly Word[], at: number): Amount | null {
  const amount = words[at]?.value === null ? amountAt(words, at, true) : null;
  const bound = amount?.unit === null ? boundAfter(words, amount.to) : null;
  return amount && bound && unitAfter(words, amount, bound.to) ? amount : null;
}

/** "2014 model or later": a word for the year itself, before its bound. */
const isOfBuild = (words: readonly Word[], at: number): boolean => BUILDS.has(words[at]?.key ?? "");
const BUILDS = new Set("model models build builds built plate plated plates complied".split(" "));

/** Words that make an amount a distance from somewhere: "under 50 km away". */
const AWAY = new Set("away from of drive around radius".split(" "));

/** "Under twenty" means thousands, but "under two" means nothing. */
const isFewInLetters = (words: readonly Word[], at: number, { value, unit }: Amount): boolean =>
  words[at]?.value === null && unit === null && value < LEAST_IN_LETTERS;

const LEAST_IN_LETTERS = 10;

/** "Weekly repayments under $130": the amounts are per week. Amounts per other period are converted to weeks. */
function asPaid(figure: Figure): Figure {
  const { low, high, subject } = figure;
  if (subject !== "week" && subject !== "fortnight" && subject !== "month") return figure;
  const paid = paidWeekly(low, subject);
  return paid ? { ...figure, low: paid, high: high && paidWeekly(high, subject), subject: null } : figure;
}

function boundOf(before: Bound | null, after: Bound | null, sign: Word["sign"], low: Amount): Bound | null {
  if (after && !(before && before.way !== "around")) return after;
  if (before) return before;
  if (sign) return { way: sign };
  return low.plus ? { way: "min" } : null;
}

/** "3500 kg towing", "400 km range". A plain figure has no subject after it unless it is a mass. */
function subjectAfter(words: readonly Word[], at: number, low: Amount) {
  // "500 km of range".
  const found = subjectAt(words, words[at]?.key === "of" ? at + 1 : at);
  if (!found || (low.unit !== "kg" && low.unit !== "km" && !isMassOf(words, at, low))) return null;
  if (found.subject === "km" || found.subject === "price" || found.subject === "year") return null;
  // A second amount after the subject belongs to another figure, so "3 tonne tow 7 seats" ends before it.
  return { subject: found.subject, to: afterFillers(words, found.to, 1) };
}

/** Words that only follow a mass in kilograms. */
const MASS_WORDS = new Set(["tare", "atm", "gvm", "gtm", "payload"]);
const LEAST_MASS = 500;

/**
 * "Under 1800 tare": a bare figure takes the mass word after it, unless that has its own figure ("2018 payload 1 t").
 */
function isMassOf(words: readonly Word[], at: number, { unit, value, dollar }: Amount): boolean {
  const isBare = unit === null && !dollar && value >= LEAST_MASS;
  return isBare && MASS_WORDS.has(words[at]?.key ?? "") && amountAt(words, at + 1) === null;
}

const LEAST_TOWED = 2_500;

/**
 * "2.0 turbo": a bare figure with one decimal means litres if the stock records engines in litres. Of a caravan it
 * means feet and inches.
 */
function litresOf(words: readonly Word[], low: Amount, vocabulary: Vocabulary, isAlone: boolean): Amount | null {
  const { counts, itemTypes } = vocabulary;
  const { key = "", value } = words[low.to - 1] ?? {};
  const feet = itemTypes[0] === "caravan" && !low.dollar && low.unit === null ? feetAndInches(key) : null;
  if (feet !== null) return { ...low, value: feet, unit: "feet" };
  if (low.dollar || Object.keys(counts.engine_size_litres ?? {}).length === 0) return null;
  if (low.unit === null && /^[0-6]\.\d$/.test(key)) return { ...low, unit: "litres" };
  // For a car, "1.5t" is a turbo engine, since nobody asks in these words for so little towing capacity.
  const isTurbo = isAlone && itemTypes[0] === "car" && /^[0-2]\.\dt$/.test(key) && low.value < LEAST_TOWED;
  return isTurbo ? { ...low, value: value ?? 0, unit: "litres" } : null;
}

/** "17.6" of a caravan: 17 feet and 6 inches, as its layouts are called. Null for anything else. */
function feetAndInches(key: string): number | null {
  const [, feet, inches] = /^([1-2]\d)\.(\d|10|11)$/.exec(key) ?? [];
  return feet === undefined ? null : Math.round((Number(feet) + Number(inches) / 12) * 10) / 10;
}

/** "1 tonne ute", "one tonner": a payload, if the unit is written out, because "2.0t" is an engine. */
function carried(words: readonly Word[], { value, unit, to }: Amount, { itemTypes }: Vocabulary): Subject | null {
  const word = words[to - 1];
  const isTonne = (word?.unit || word?.key || "").startsWith("ton");
  return itemTypes[0] === "car" && unit === "kg" && isTonne && value <= MOST_CARRIED ? "payload" : null;
}

const MOST_CARRIED = 1_500;

/** "EV with 400 km": so few kilometres are an electric car's range. */
function ranged(words: readonly Word[], { value, unit }: Amount): Subject | null {
  const isRange = unit === "km" && value >= 100 && value < 1_000;
  return isRange && words.some(({ key }) => ELECTRIC.has(key)) ? "range" : null;
}

const ELECTRIC = new Set(["ev", "evs", "electric", "bev", "charge"]);

/** "30-60k kms", "2 to 3 tonne": the thousands of the upper end apply to both. */
function asLargeAs(low: Amount, { unit, value }: Amount): Amount {
  const isShort = (unit === "km" || unit === "kg") && low.unit === null && low.value < 1_000 && value >= 1_000;
  return isShort ? { ...low, value: low.value * 1_000 } : low;
}

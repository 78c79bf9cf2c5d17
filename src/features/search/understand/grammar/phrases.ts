import { marketModelOf } from "../lexicon/market-names.ts";
import { AND_WORDS, BOUND_WORDS, NOT_WORDS, OR_WORDS, STREET_WORDS, WEIGHTLESS } from "../lexicon/plain-words.ts";
import { meaningId } from "../meaning-id.ts";
import { endOf, type Meaning, type NamedModel } from "../meanings.ts";
import { isUnit } from "./amounts.ts";
import { makeAfter, makeBefore, makeOfOther } from "./makes-beside.ts";
import { hasVehicle, isOr, marketAt } from "./market-phrases.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import { codeAcross, isAfterVehicle, isBadgeAt, isLooseBadge, isOfSeats, withSubModels } from "./sub-models.ts";
import { joinedKey, keyOf, type Word } from "./words.ts";

/** Names that begin at a word: makes, models, badges, and every other value that the stock can have. */

const LONGEST_NAME = 5;

/** The longest name that begins at this word, with all its possible meanings. */
export function phraseAt(scanning: Scanning, at: number): Phrase | null {
  const { words, found } = scanning;
  const make = makeBefore(found, at) ?? makeOfOther(words, found, at);
  let last = Math.min(words.length, at + LONGEST_NAME);
  for (let next = at + 1; next < last; next += 1) if (words[next]?.minus || words[next]?.gap === ",") last = next;
  const sibling = siblingAt(scanning, at);
  for (let to = last; to > at; to -= 1) {
    // "W a/c" means "with a/c", not the state.
    if (to === at + 2 && words[at]?.key === "w" && words[to]?.gap === "/") continue;
    // "Q5 S line": the letter belongs to the badge and is not a plural.
    const isLetter = to > at + 1 && words[to - 1]?.key === "s";
    if (isLetter && (isBadgeAt(scanning, to - 1) || isLooseBadge("s", scanning, at))) continue;
    if (sibling && to === at + 1) return { to, meaning: sibling, others: [] };
    // "Kia EV 3" on a site without an EV3: read the words as that name before a fuel and a figure.
    const isCut = to === at + 1 && make !== null && /^\d$/.test(words[to]?.key ?? "");
    const own = isCut ? marketModelOf(make, joinedKey(words, at, to + 1)) : null;
    if (own) return { to: to + 1, meaning: own, others: [] };
    const key = joinedKey(words, at, to);
    if (isOfSeats(scanning, at, to)) continue;
    const usable = meaningsOf(key, to - at, scanning, at, make);
    const code = to === at + 1 && usable.length > 0 ? codeAcross(usable, scanning, at, make) : null;
    if (code) return code;
    if (usable.length > 0) return withSubModels(scanning, at, bestPhrase(usable, scanning, at, to));
  }
  return marketAt(scanning, at, makeBefore(found, at));
}

function meaningsOf(key: string, length: number, scanning: Scanning, at: number, make: string | null) {
  const { vocabulary } = scanning;
  const { meanings } = vocabulary;
  // "mazdacx5" as one word. In several words, the make and the model are read separately.
  const isOne = length === 1 || endsInFigures(key);
  const all =
    meanings.get(key) ?? (isOne ? otherwise(key, meanings) : ofPlural(key, scanning.words[at + length - 1], meanings));
  if (!all) return NONE;
  const usable = asWritten(all, key, length, scanning, at).filter((each) => isUsable(each, key, scanning, at, make));
  const own = make === null ? [] : usable.flatMap((meaning) => ofMake(meaning, make));
  return own.length > 0 ? own : usable;
}

const NONE: readonly Meaning[] = [];

/**
 * Leaves out names that are not spelt like this: "a van" is not an Avan, and "sports" after a Swift is the plural of
 * the badge "Sport" rather than "Sport S" in one word.
 */
function asWritten(all: readonly Meaning[], key: string, length: number, { words, vocabulary }: Scanning, at: number) {
  if (length > 1 && words[at]?.key === "a" && words[at + 1]?.gap === "") {
    // "A C-HR" does not mention air conditioning.
    if (vocabulary.meanings.has(joinedKey(words, at + 1, at + 3))) return NONE;
    return all.filter((meaning) => meaning.kind === "wants" || /^a\b/i.test(nameOf(meaning)));
  }
  if (words[at + length - 1]?.plus) return all.map((meaning) => withPlus(meaning, vocabulary));
  if (length > 1 || !key.endsWith("s") || key.length < LEAST_PLURAL) return all;
  const one = vocabulary.meanings.get(key.slice(0, -1))?.filter(({ kind, count }) => kind === "badge" && count > 0);
  const isJoined = all.every((meaning) => meaning.kind === "badge" && / S$/i.test(meaning.name));
  return isJoined && one && one.length > 0 ? one : all;
}

/** "SX+" is not an SX, if the stock has both. */
function withPlus(meaning: Meaning, { counts }: Scanning["vocabulary"]): Meaning {
  const values = meaning.kind === "badge" ? meaning.values.filter((value) => value.endsWith("+")) : [];
  const [name] = values;
  if (meaning.kind !== "badge" || name === undefined || values.length === meaning.values.length) return meaning;
  return { ...meaning, values, name, count: values.reduce((sum, value) => sum + (counts.badge?.[value] ?? 0), 0) };
}

function nameOf(meaning: Meaning): string {
  if (meaning.kind === "make") return meaning.make;
  return meaning.kind === "model" ? (meaning.any[0]?.model ?? "") : meaning.kind === "badge" ? meaning.name : "";
}
const [NINE, ZERO, S] = ["9", "0", "s"].map((sign) => sign.charCodeAt(0)) as [number, number, number];

/** Whether a word is a figure in the plural: "911s", but not "cars". */
function endsInFigures(key: string): boolean {
  const before = key.charCodeAt(key.length - 2);
  return key.charCodeAt(key.length - 1) === S && before >= ZERO && before <= NINE;
}

const otherwise = (key: string, meanings: ReadonlyMap<string, readonly Meaning[]>) =>
  meanings.get(`=${key}`) ?? singular(key, meanings);

const singular = (key: string, meanings: ReadonlyMap<string, readonly Meaning[]>): readonly Meaning[] =>
  (key.length > 3 || /^[a-z]?\ds$/.test(key)) && key.endsWith("s")
    ? (meanings.get(key.slice(0, -1)) ?? (key.endsWith("es") ? (meanings.get(key.slice(0, -2)) ?? NONE) : NONE))
    : NONE;

/** "Dual cabs", "range rovers": names of several words with the last one in the plural. */
function ofPlural(key: string, last: Word | undefined, meanings: ReadonlyMap<string, readonly Meaning[]>) {
  if (!last?.key.endsWith("s") || last.key.length < leastPlural(key)) return undefined;
  return meanings.get(key.slice(0, -1))?.filter((meaning) => meaning.kind !== "badge" || meaning.isWhole);
}

const LEAST_PLURAL = 4;
/** From this length on, a name of several words may end in a shorter word: "Santa Fes". */
const LONG_NAME = 7;
const leastPlural = (key: string): number => (key.length < LONG_NAME ? LEAST_PLURAL : LEAST_PLURAL - 1);

/** Only the models of the make before them, which take precedence there. */
function ofMake(meaning: Meaning, make: string): readonly Meaning[] {
  if (meaning.kind !== "model") return [];
  const any = meaning.any.filter((each) => each.make === make);
  if (any.length === 0) return [];
  return [{ ...meaning, any, count: any.reduce((sum, { count }) => sum + count, 0) }];
}

/** "LandCruiser 200 or 300": the previous name with its final figure replaced. */
function siblingAt({ words, found, vocabulary }: Scanning, at: number): Meaning | null {
  const key = words[at]?.key ?? "";
  const before = found.at(-1)?.meaning;
  if (!/^\d+$/.test(key) || makeOfOther(words, found, at) === null || before?.kind !== "model") return null;
  const [named] = before.any;
  if (!named) return null;
  const name = keyOf(named.model).replace(/(?<!\d)\d+$/, key);
  const own = vocabulary.meanings.get(name)?.find(({ kind }) => kind === "model");
  return own && name !== keyOf(named.model) ? own : null;
}

/**
 * Whether a phrase can have this meaning here. Figures and single letters name models and badges only beside a vehicle.
 */
function isUsable(meaning: Meaning, key: string, scanning: Scanning, at: number, make: string | null): boolean {
  const { words, found, vocabulary } = scanning;
  const { itemTypes } = vocabulary;
  if (meaning.kind === "model") {
    const isMade = (by: string | null) => by !== null && meaning.any.some((each) => each.make === by);
    const isOwn = isMade(make) || (/^[a-z]{2}$/.test(key) && isMade(makeAfter(scanning, at + 1)));
    const isFigure = /^\d+$/.test(key);
    // "Is there a blue one": a plain word that is also a model's name means the model beside its make, or alone.
    // "BMW GS", "Mazda CX": two letters of a name identify models only after their make.
    const isShort = /^[a-z]$/.test(key) || (meaning.isPart && /^[a-z]{2}$/.test(key));
    if (itemTypes[0] === "truck" && key === "daily") return true;
    if (!isFigure && !isShort) return isOwn || !WEIGHTLESS.has(key) || (!meaning.isPart && words.length === 1);
    if (isShort) return isOwn;
    // After another make, a figure is a model of that make: there is a Chrysler 300, and also a Hino 300.
    if (make !== null && !isOwn) return false;
    // "Less than 5 kms" does not name the CX-5.
    if (!isOwn && isUnit(words[at + 1]?.key ?? "")) return false;
    return isOwn || weighty(words) === 1 || (!meaning.isPart && key.length > 1);
  }
  // On a site that also sells cars, a learner's scooter is one that learners may ride.
  if (meaning.kind === "wants" && meaning.label === "First car" && itemTypes[0] === "motorcycle") return false;
  if (meaning.kind !== "badge") return true;
  const last = found.at(-1);
  const isAfterModel = last?.meaning.kind === "model" && (last.to === at || endOf(last) === at);
  const isOrOfBadges = isOr(words, at) && found.at(-1)?.to === at - 1 && found.at(-1)?.meaning.kind === "badge";
  if (WEIGHTLESS.has(key) || BOUND_WORDS.has(key) || AND_WORDS.has(key) || OR_WORDS.has(key) || NOT_WORDS.has(key)) {
    if (key.length > 3) return isAfterVehicle(found, at) && meaning.isWhole && !BOUND_WORDS.has(key);
    return key === "n" && hasVehicle(found) && found.at(-1)?.to === at;
  }
  // A caravan's layout begins with its length in feet: "Trooper 19", "Starcraft 18".
  const isLayout = itemTypes[0] === "caravan" && key.length === 2;
  if (/^\d+$/.test(key)) return isAfterModel && (key.length === 3 || isLayout);
  if (key.length === 1) return isAfterModel || isOrOfBadges || isLooseBadge(key, scanning, at);
  return meaning.isWhole || hasVehicle(found) || IS_CODE.test(key);
}

/** Letters and digits that form no other word: "330e", "m340i". */
const IS_CODE = /^(?=[a-z]*\d{3})(?=\d*[a-z])[a-z\d]{4,}$/;

/** The number of words that carry meaning. */
const weighty = (words: readonly Word[]) => words.filter(({ key }) => !WEIGHTLESS.has(key)).length;

/** The reading to take: the one picked, otherwise the one with the most cars. An address is left as text. */
function bestPhrase(usable: readonly Meaning[], scanning: Scanning, at: number, to: number): Phrase {
  const { words, picked } = scanning;
  const [only, another] = usable;
  if (only && !another && picked.size === 0 && only.kind === "wants") return { to, meaning: only, others: [] };
  const split = usable.flatMap(apart);
  const chosen = picked.size === 0 ? undefined : split.find((meaning) => picked.has(meaningId(meaning)));
  const asText = picked.size > 0 && picked.has(`text-${joinedKey(words, at, to)}`);
  const [first] = usable;
  const isStreet = first?.kind !== "wants" && isAddress(scanning, to);
  if (asText || (isStreet && !chosen)) return { to: isStreet ? to + 1 : to, meaning: null, others: split };
  const meaning = chosen ?? best(usable);
  return { to, meaning, others: split.filter((each) => isOther(each, meaning)) };
}

/** Whether a street word follows, as in "Holden Lane", that is not part of a name, as in "Triumph Street Triple". */
function isAddress({ words, vocabulary }: Scanning, at: number): boolean {
  if (!STREET_WORDS.has(words[at]?.key ?? "")) return false;
  return (
    !vocabulary.meanings.has(joinedKey(words, at, at + 1)) && !vocabulary.meanings.has(joinedKey(words, at, at + 2))
  );
}

/** A reading is not worth a question if the one taken has more than this many times its cars. */
const LEAST_SHARE = 10;

/**
 * Whether a meaning is worth offering beside the one taken: another thing with another name. A badge of the same name
 * means nearly the same.
 */
function isOther(other: Meaning, chosen: Meaning): boolean {
  if (other === chosen || other.count === 0) return false;
  if (chosen.kind === "wants" && other.count * LEAST_SHARE < chosen.count) return false;
  if (meaningId(other) === meaningId(chosen)) return false;
  if (other.kind === "wants" && chosen.kind === "wants") return bodyOf(other) && bodyOf(chosen);
  if (other.kind !== "badge") return chosen.kind !== "badge";
  return chosen.kind === "make" || (chosen.kind === "model" && other.isWhole);
}

const bodyOf = ({ wants }: Extract<Meaning, { kind: "wants" }>): boolean =>
  wants.kind === "values" && wants.attribute === "simple_body";

/** Splits a name of several models into a reading for each of them and one for any of them. */
function apart(meaning: Meaning): readonly Meaning[] {
  if (meaning.kind !== "model" || meaning.any.length < 2) return [meaning];
  return [...meaning.any.slice(0, 4).map((one) => modelMeaning(meaning, [one])), meaning];
}

const modelMeaning = (of: Extract<Meaning, { kind: "model" }>, any: readonly NamedModel[]): Meaning => ({
  ...of,
  any,
  count: any.reduce((sum, { count }) => sum + count, 0),
});

/** Among models that share a digit or letter, the most common is meant. A longer shared part means all of them. */
function best(usable: readonly Meaning[]): Meaning {
  const [first] = usable as readonly [Meaning];
  if (first.kind !== "model" || first.any.length < 2) return first;
  const makes = new Set(first.any.map(({ make }) => make));
  const isFamily = first.isPart && makes.size === 1;
  return isFamily ? first : modelMeaning(first, first.any.slice(0, 1));
}

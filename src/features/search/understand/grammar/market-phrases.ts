import { kindsOfMake, marketMake } from "../../../makes/market.ts";
import { marketMeaning, marketModelOf } from "../lexicon/market-names.ts";
import { BOUND_WORDS, NOT_WORDS, OR_WORDS, UNSURE_MODELS, WEIGHTLESS } from "../lexicon/plain-words.ts";
import type { Found, Meaning } from "../meanings.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import { begunCode } from "./spelt/begun-names.ts";
import { joinedKey, keyOf, type Word } from "./words.ts";

/** Names of makes and models that exist on the market but are not in the site's stock at the moment. */

/** Whether a make or model was already named. */
export const hasVehicle = (found: readonly Found[]): boolean =>
  found.some(({ meaning: { kind } }) => kind === "make" || kind === "model");

/** Whether the word before this one is an "or". */
export const isOr = (words: readonly Word[], at: number): boolean => OR_WORDS.has(words[at - 1]?.key ?? "");

const VERSUS = new Set(["vs", "versus", "compare", "against"]);
const AFTER_OR = new Set("a an the another used new".split(" "));

/** Whether another vehicle is named from here on: after "or", "or maybe a" or "versus", or in a list. */
function isAnother(words: readonly Word[], at: number): boolean {
  if (/[/,]/.test(words[at]?.gap ?? "")) return true;
  let before = at - 1;
  while (before > 0 && AFTER_OR.has(words[before]?.key ?? "")) before -= 1;
  return OR_WORDS.has(words[before]?.key ?? "") || VERSUS.has(words[before]?.key ?? "");
}

const LONGEST_MARKET_NAME = 4;
const IN = new Set(["in", "near", "around"]);
/** Makes that are also badges of other makes' models. */
const BADGE_MAKES = new Set(["abarth", "hsv", "fpv", "amg", "cupra"]);

/**
 * A make or model of the market that the site does not have. Right after another model it is read as that model's
 * badge: Toyota has a model called "Highlander", and the Tucson has a badge of that name.
 */
export function marketAt(
  { words, vocabulary, found, options }: Scanning,
  at: number,
  make: string | null,
): Phrase | null {
  const before = found.at(-1);
  const isAnotherOne = isAnother(words, at);
  const isBadge = before?.to === at && before.meaning.kind === "model" && !isAnotherOne;
  // "Ranger Wildtrak Bi-Turbo" names no Maserati, because a second model needs an "or" or its own make before it.
  const isSecond = hasVehicle(found) && !isAnotherOne;
  for (let to = Math.min(words.length, at + LONGEST_MARKET_NAME); to > at; to -= 1) {
    const key = joinedKey(words, at, to);
    // "In Sorrento" is a place, though many people spell the Kia that way.
    if ((IN.has(words[at - 1]?.key ?? "") || isPlaceListed(words, at, before)) && options.place?.(key)) continue;
    if (isJoining(words, at, to) || (to - at > 1 && isOfTrade(words, at, to, vocabulary))) continue;
    const own = make === null ? null : marketModelOf(make, key);
    if (own) return { to, meaning: own, others: [] };
    if (key.length < 3 && !isShortMake(key, vocabulary)) continue;
    const meaning = marketMeaning(key, vocabulary);
    if (!meaning || (meaning.kind === "model" && (UNSURE_MODELS.has(key) || make !== null))) continue;
    if (meaning.kind === "model" && isSecond && !(before?.to === at && isFamilyOf(meaning, before))) continue;
    if (meaning.kind === "make" && isBadge && BADGE_MAKES.has(key)) continue;
    const stocked = meaning.kind === "make" ? vocabulary.meanings.get(keyOf(meaning.make))?.[0] : undefined;
    return { to, meaning: stocked ?? meaning, others: [] };
  }
  if (isSecond) return null;
  const series = make === null || make === "BMW" ? seriesOf(words[at]?.key ?? "", vocabulary) : null;
  return series ? { to: at + 1, meaning: series, others: [] } : codeInTwoWords(words, at, vocabulary);
}

const SERIES = /^([1-8])\d\d(?:i|d|e|ci|xi|xd|is)$/;

/** "320i": the BMW series of a badge that the site has none of. Null for anything else. */
function seriesOf(key: string, { meanings, itemTypes }: Scanning["vocabulary"]): Meaning | null {
  const [, series] = SERIES.exec(key) ?? [];
  if (series === undefined || itemTypes[0] !== "car") return null;
  return (
    meanings.get(`${series}series`)?.find(({ kind }) => kind === "model") ?? marketModelOf("BMW", `${series}series`)
  );
}

/** "CBR 500": a model code written with a space and without its last letter. */
function codeInTwoWords(words: readonly Word[], at: number, vocabulary: Scanning["vocabulary"]): Phrase | null {
  const figure = words[at + 1];
  if (figure?.gap !== "" || figure.dollar || !/^[1-9]\d{2,3}$/.test(figure.key)) return null;
  const code = begunCode(joinedKey(words, at, at + 2), vocabulary);
  if (code === null) return null;
  const own = vocabulary.meanings.get(code)?.find(({ kind }) => kind === "model");
  const meaning = own ?? marketMeaning(code, vocabulary);
  return meaning && { to: at + 2, meaning, others: [] };
}

const JOINS_PLACES = new Set(["to", "or", "and"]);

/** "Carindale to Logan": after one place, a similar word is also a place. */
const isPlaceListed = (words: readonly Word[], at: number, before: Found | undefined): boolean =>
  before?.meaning.kind === "wants" &&
  before.meaning.wants.kind === "place" &&
  before.to >= at - 1 &&
  (JOINS_PLACES.has(words[at - 1]?.key ?? "") || words[at]?.gap === ",");

/** "100 series landcruiser": a family name that the model before it begins with. */
function isFamilyOf(family: Meaning, { meaning }: Found): boolean {
  if (family.kind !== "model" || meaning.kind !== "model") return false;
  const name = `${family.any[0]?.model} `;
  return meaning.any.every(({ make, model }) => make === family.any[0]?.make && model.startsWith(name));
}

/** "JB": a short make of a kind of vehicle that the site sells. */
function isShortMake(key: string, { itemTypes }: Scanning["vocabulary"]): boolean {
  const make = key.length === 2 ? marketMake(key) : null;
  return make !== null && itemTypes.some((kind) => kindsOfMake(make).has(kind as never));
}

/** "Couples van": a trade word is not part of an unknown name, except a make's: "Zone RV". */
const isOfTrade = (words: readonly Word[], from: number, to: number, { meanings }: Scanning["vocabulary"]): boolean =>
  words.slice(from, to).some(({ key }) => meanings.get(key)?.[0]?.kind === "wants") &&
  marketMake(joinedKey(words, from, to)) === null;

/** Whether a word joins others or carries no meaning, in which case the words are not a name. */
function isJoining(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const key = words[at]?.key ?? "";
    if (OR_WORDS.has(key) || NOT_WORDS.has(key) || WEIGHTLESS.has(key) || BOUND_WORDS.has(key)) return true;
  }
  return false;
}

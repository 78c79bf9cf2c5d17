import { marketModel } from "../../../../makes/market.ts";
import { COMMON_WORDS } from "../../lexicon/common-words.ts";
import { withNamedKind } from "../../lexicon/kind-said.ts";
import { isMarketWord, marketMeaning, slipOfMake, slipOfMarket } from "../../lexicon/market-names.ts";
import { isSlip } from "../../lexicon/spelling.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { ReadingOptions } from "../../schema.ts";
import { isUnit } from "../amounts.ts";
import { joinedKey, type Word } from "../words.ts";
import { begunCode, begunInTwoParts, nameBegunAfter, slippedMake } from "./begun-names.ts";
import { isModelWithBadge } from "./joined-words.ts";
import { isModel, LEAST_SURE, slipOfCity, slipOfOwn } from "./near-names.ts";
import { PLAIN, plainSlip, plainSlips } from "./plain-slips.ts";

/** Corrects words that neither the site nor the market knows and that are close to a word they do know. */

interface Corrected {
  readonly words: readonly Word[];
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
}

export function corrected(
  typed: string,
  cut: readonly Word[],
  vocabulary: Vocabulary,
  options: ReadingOptions,
): Corrected {
  const corrections: { typed: string; read: string }[] = [];
  const words = cut.map((word, at) => {
    const { key } = word;
    const full = inFull(cut, at, vocabulary);
    if (full !== null) return { ...word, key: full };
    if (word.value !== null || options.read?.includes(`text-${key}`)) return word;
    // "Renault Capture": after a make, even a common word can be a misspelt model.
    const ofMake = COMMON.has(key) ? slipOfMake(cut[at - 1]?.key ?? "", key) : null;
    if (ofMake === null && isKnown(key, vocabulary)) return word;
    const nearest = ofMake ?? nearestTo(cut, at, vocabulary, options);
    if (nearest === null) return word;
    // Corrections to words without meaning are not reported.
    if (!PLAIN.has(nearest)) {
      corrections.push({ typed: typed.slice(word.start, word.end), read: nameOf(nearest, vocabulary) });
    }
    return { ...word, key: nearest };
  });
  return { words, corrections };
}

const NUMBERED = new Set("stock rego reg registration plate plates vin ref reference engine model item id".split(" "));

/** Short words that their neighbours explain: "yaris man", "rav4 v cx5", "stock no 1234". Null for others. */
function inFull(cut: readonly Word[], at: number, vocabulary: Vocabulary): string | null {
  const before = cut[at - 1]?.key ?? "";
  const after = cut[at + 1]?.key ?? "";
  switch (cut[at]?.key) {
    case "man":
      return isManual(cut, at, vocabulary) ? "manual" : isPerson(cut, at, vocabulary) ? "men" : null;
    case "dc":
      return !/^(charg|fast)/.test(after) && cut.some(({ key }) => CHARGED.test(key)) ? "dcfastcharging" : null;
    case "v":
      // "HR V e:HEV": the letter belongs to the model.
      if (at === 0 || isNameOfVehicle(joinedKey(cut, at - 1, at + 1), vocabulary)) return null;
      return isNameOfVehicle(after, vocabulary) ? "vs" : null;
    case "lux":
      // "Lux SR5": this badge of Haval's means a HiLux before a word that only goes with a HiLux.
      return AFTER_HILUX.test(after) && vocabulary.meanings.has("hilux") && !isBesideHaval(cut) ? "hilux" : null;
    case "no":
      return NUMBERED.has(before) && /\d/.test(after) ? "number" : null;
    default:
      return null;
  }
}

const AFTER_HILUX = /^(sr5?|rogue|workmate|rugged|dual|single|extra|ute|4x4|4wd|4x2|2\.8|diesel)$/;
const isBesideHaval = (cut: readonly Word[]): boolean =>
  cut.some(({ key }) => /^(haval|gwm|jolion|h6|h2|h9|great|wall|tank)/.test(key));

/** Beside these words a man is meant: "for my old man", "man with a van". */
const BEFORE_MEN = new Set(
  "a the this that my your old young big tall family handy one poor every no working".split(" "),
);
const AFTER_MEN = new Set("with and at who in up is said wants needs".split(" "));
/** Beside such words "dc" means direct current for charging, not a dual cab. */
const CHARGED = /^(ac|evs?|electric|charg.*|phev|kw|fast)$/;

const isPerson = (cut: readonly Word[], at: number, { itemTypes }: Vocabulary): boolean =>
  !itemTypes.includes("truck") && isBesideMen(cut, at);

const isBesideMen = (cut: readonly Word[], at: number): boolean =>
  (BEFORE_MEN.has(cut[at - 1]?.key ?? "") && !/\d/.test(cut[at + 1]?.key ?? "")) ||
  (at === 0 && AFTER_MEN.has(cut[at + 1]?.key ?? ""));

/** "Yaris man" is a gearbox. "Man" is the make before its models, or about trucks if no other vehicle is named. */
function isManual(cut: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  if (isBesideMen(cut, at) || marketModel("MAN", cut[at + 1]?.key ?? "") !== null) return false;
  if (withNamedKind(vocabulary, cut).itemTypes[0] !== "truck") return true;
  return cut.some(({ key }, each) => each !== at && isNameOfVehicle(key, vocabulary));
}

export const isNameOfVehicle = (key: string, { meanings }: Vocabulary): boolean =>
  meanings.get(key)?.some(({ kind }) => kind === "make" || kind === "model") ?? false;

function nearestTo(cut: readonly Word[], at: number, vocabulary: Vocabulary, { place }: ReadingOptions): string | null {
  const key = cut[at]?.key ?? "";
  // "Sea lion" is one name, so "sea" is not a misspelt Seal.
  if (vocabulary.meanings.has(joinedKey(cut, at, at + 2))) return null;
  if (at > 0 && vocabulary.meanings.has(joinedKey(cut, at - 1, at + 1))) return null;
  const begun = begunInTwoParts(cut, at, vocabulary) ?? begunCode(key, vocabulary);
  if (begun) return begun;
  if (isPartOfPlace(cut, at, place)) return null;
  const ofMake = slipOfMake(cut[at - 1]?.key ?? "", key);
  if (ofMake) return ofMake;
  const isOfMarket = isMarketWord(key) || isMarketWord(key.replace(/s$/, ""));
  if (isOfMarket && marketMeaning(key, vocabulary) !== null) return slipOfOwn(key, vocabulary);
  const city = place?.(key) ? slipOfCity(key) : null;
  if (city !== null) return city;
  const isOther = isOfMarket || !!place?.(key);
  const make = isOther ? slippedMake(cut, at, vocabulary) : null;
  if (make !== null) return make;
  if (isOther && isPlaceThere(cut, at, vocabulary)) return null;
  const near = asHeard(key, vocabulary) ?? inPhrase(cut, at, vocabulary, isOther) ?? vocabulary.spelling.corrected(key);
  const isNamed = near !== null && isModel(near, vocabulary);
  const nearest = (isNamed || isOther ? null : nameBegunAfter(cut, at, vocabulary)) ?? near;
  if (nearest !== null && key.length < LEAST_SURE && isOfOtherMake(cut, at, nearest, vocabulary)) return null;
  if (!isOther) {
    const isFar = nearest !== null && asHeard(key, vocabulary) === null && !isSlip(key, nearest);
    const plain = nearest === null || isFar || isPartOnly(nearest, vocabulary) ? plainSlip(key) : null;
    // "Anyhting" is closer to "anything" than to "nothing".
    if (plain !== null && nearest !== null && isSlip(key, plain)) return plain;
    const correction = nearest ?? plain ?? vocabulary.spelling.begun(key) ?? heardWithSlip(key, vocabulary);
    return correction ?? slipOfSeveral(key, vocabulary) ?? slipOfMarket(key, vocabulary);
  }
  // "Sorrento" is a town, a caravan and almost a Kia. Without other hints the car is meant.
  return nearest !== null && (isModel(nearest, vocabulary) || isLongTerm(key, nearest, vocabulary)) ? nearest : null;
}

/** "Trailr" is a trailer rather than the last word of X-Trail. */
const isPartOnly = (key: string, { meanings }: Vocabulary): boolean =>
  meanings.get(key)?.every((each) => each.kind === "model" && each.isPart) ?? false;

const LEAST_TERM = 6;

/** "Caraban" is a hamlet, and a misspelling of a body type, fuel or gearbox that the site sells, in a long word. */
const isLongTerm = (key: string, near: string, { meanings }: Vocabulary): boolean =>
  near.length >= LEAST_TERM &&
  isSlip(key, near) &&
  (meanings.get(near)?.some(({ kind, count }) => kind === "wants" && count > 0) ?? false);

/** "Varsity Lakes": a word that forms a place name with its neighbour. */
function isPartOfPlace(cut: readonly Word[], at: number, place: ReadingOptions["place"]): boolean {
  const [before, key, after] = [cut[at - 1]?.key, cut[at]?.key ?? "", cut[at + 1]?.key];
  if (!place || !/^[a-z]+$/.test(key)) return false;
  return (before !== undefined && !!place(`${before} ${key}`)) || (after !== undefined && !!place(`${key} ${after}`));
}

/** "C-HR Koba": right after a model, "Koba" is its badge, out of stock, and not another make's misspelt model. */
function isOfOtherMake(cut: readonly Word[], at: number, nearest: string, { meanings }: Vocabulary): boolean {
  const makeOf = (key: string) => {
    const [first] = meanings.get(key) ?? [];
    return first?.kind === "model" ? first.any[0]?.make : undefined;
  };
  const other = /[,/]/.test(cut[at]?.gap ?? "") ? undefined : makeOf(nearest);
  const own = [1, 2].map((words) => (at < words ? undefined : makeOf(joinedKey(cut, at - words, at)))).find(Boolean);
  return other !== undefined && own !== undefined && own !== other;
}

const BEFORE_PLACES = new Set("in near around from of to at within km kms".split(" "));

/** Whether the context makes a word a place: it comes after "in", or beside another car's name. */
function isPlaceThere(cut: readonly Word[], at: number, vocabulary: Vocabulary): boolean {
  if (BEFORE_PLACES.has(cut[at - 1]?.key ?? "")) return true;
  return cut.some(
    ({ key }, each) => each !== at && (vocabulary.meanings.get(key)?.[0]?.kind === "make" || isModel(key, vocabulary)),
  );
}

/** Names written as they sound here: "foresta", "kluga", and the other way round "tesler", "mazder". */
function asHeard(key: string, { known }: Vocabulary): string | null {
  const written = otherEnd(key);
  return written !== null && known.has(written) ? written : null;
}

/** "Foresta" as "forester", "tesler" as "tesla". */
function otherEnd(key: string): string | null {
  if (key.length <= 4) return null;
  return /a$/.test(key) ? `${key.slice(0, -1)}er` : /[ea]r$/.test(key) ? `${key.slice(0, -2)}a` : null;
}

/** "Caroler": a model with a different ending and a misspelling as well. */
function heardWithSlip(key: string, vocabulary: Vocabulary): string | null {
  const written = otherEnd(key);
  const near = written === null ? null : vocabulary.spelling.corrected(written);
  return near !== null && isModel(near, vocabulary) ? near : null;
}

/** "Corrolas", "hiluxxes": the plural of a misspelt model. */
function slipOfSeveral(key: string, vocabulary: Vocabulary): string | null {
  const [, one = null] = /^([a-z]{5,}?)e?s$/.exec(key) ?? [];
  const near = one === null ? null : vocabulary.spelling.corrected(one);
  return near !== null && isModel(near, vocabulary) ? `${near}s` : null;
}

/** "Reversing camra": the correction that forms a phrase with a neighbour, even if another word is closer. */
function inPhrase(cut: readonly Word[], at: number, { meanings, spelling }: Vocabulary, isOther: boolean) {
  const [before, key, after] = [cut[at - 1]?.key, cut[at]?.key ?? "", cut[at + 1]?.key];
  const isPhrase = (phrase: string) => meanings.get(phrase)?.some(({ kind, count }) => kind === "wants" && count > 0);
  const isOne = (word: string) =>
    (before !== undefined && isPhrase(before + word)) || (after !== undefined && isPhrase(word + after));
  return spelling.near(key).find(isOne) ?? (isOther ? null : (plainSlips(key).find(isOne) ?? null));
}

const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS.split(/\s+/));

/** Whether a word needs no splitting because it is known: also as a place, or as the code of one car. */
export function needsNoCut(
  { key, value, unit }: Word,
  vocabulary: Vocabulary,
  { read, place, identities }: ReadingOptions,
) {
  if (value !== null && (unit === "" || isUnit(unit))) return true;
  if (isKnown(key, vocabulary) || vocabulary.meanings.has(`=${key}`)) return true;
  if (isMarketWord(key)) return !isModelWithBadge(key, vocabulary);
  if (read?.includes(`text-${key}`) || identities?.has(key.toUpperCase()) || place?.(key)) return true;
  // "Thosand" is not "tho" and "sand", nor is "electroc" a T-Roc: a misspelt long word is not a sequence of short ones.
  return key.length >= LEAST_WHOLE && /^[a-z]+$/.test(key) && isSlipOfLong(key, vocabulary);
}

const LEAST_WHOLE = 6;

const isSlipOfLong = (key: string, { spelling }: Vocabulary): boolean =>
  [...spelling.near(key), ...plainSlips(key)].some((near) => near.length >= LEAST_WHOLE && isSlip(key, near));

function isKnown(key: string, { known, meanings }: Vocabulary): boolean {
  if (PLAIN.has(key) || known.has(key) || meanings.has(key)) return true;
  return singulars(key).some((one) => known.has(one) || meanings.has(one));
}

/** The possible singulars of a word: "hilux" for "hiluxes". */
const singulars = (key: string): readonly string[] =>
  /(?:[sxzo]|ch|sh)es$/.test(key) ? [key.slice(0, -1), key.slice(0, -2)] : /[^s]s$/.test(key) ? [key.slice(0, -1)] : [];

/** The word as the stock spells it: "Mazda" for "mazda". */
function nameOf(key: string, { meanings }: Vocabulary): string {
  const [first] = meanings.get(key) ?? singulars(key).flatMap((one) => meanings.get(one) ?? []);
  if (first?.kind === "make") return first.make;
  if (first?.kind === "model") return first.any[0]?.model ?? key;
  if (first?.kind === "wants") return first.label;
  return key;
}

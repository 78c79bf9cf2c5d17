import { withNamedKind } from "../lexicon/kind-said.ts";
import { AND_WORDS, BOUND_WORDS, OR_WORDS, PLAIN_EXCEPT_AFTER_MAKE, WEIGHTLESS } from "../lexicon/plain-words.ts";
import { specialMeaning } from "../lexicon/specials.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import type { Doubt, Found } from "../meanings.ts";
import type { ReadingOptions } from "../schema.ts";
import { asideAt } from "./asides/asides.ts";
import { afterInsideColour } from "./asides/inside-colours.ts";
import { afterCompared, afterOwned, afterTradedKinds, isOtherKind, tradedInAt } from "./asides/owned-vehicles.ts";
import { isBody, quantityAt, signedAt } from "./asides/said-around.ts";
import { afterCamper, afterCarName, afterTower, isTowedHere, towingAt } from "./asides/towed-things.ts";
import { shadedColourAt } from "./colours.ts";
import { codeAt } from "./figures/codes.ts";
import { figureAt } from "./figures/figures.ts";
import { shortYearAt } from "./figures/short-years.ts";
import { withOtherWeekly } from "./figures/weekly-price.ts";
import { generationAt, isBadgeOfOthers, isOfOthers, isOwnGeneration, reachAfter } from "./generation.ts";
import { identityAt } from "./identity-phrases.ts";
import { continuesExclusion, isOfSameField, notAt, reachesOver, turned } from "./leaving-out.ts";
import { phraseAt } from "./phrases.ts";
import { nearPlaceAt, placeAt } from "./place-phrases.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import { specialAt } from "./special-phrases.ts";
import { withoutHedges } from "./spelt/behind-or.ts";
import { corrected, needsNoCut } from "./spelt/corrections.ts";
import { withLettersHeard } from "./spelt/heard-letters.ts";
import { splitWords } from "./spelt/joined-words.ts";
import { withNumbersAsDigits } from "./spelt/said-figures.ts";
import { withLettersScanned } from "./spelt/scanned-letters.ts";
import { wholeFigures } from "./spelt/whole-figures.ts";
import { joinedKey, type Word } from "./words.ts";

/** The result of scanning a text word by word. */
export interface Scan {
  /** The words after spelling corrections. */
  readonly words: readonly Word[];
  readonly found: readonly Found[];
  readonly doubts: readonly Doubt[];
  /** Indexes of the words left for the full text, of words without meaning, and of words that only bound. */
  readonly text: readonly number[];
  readonly weightless: readonly number[];
  readonly bounding: readonly number[];
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
}

/** What was found so far, and the state before the next word. */
interface Progress {
  readonly found: Found[];
  readonly doubts: Doubt[];
  readonly text: number[];
  readonly weightless: number[];
  readonly bounding: number[];
  /** Index of the "not" or "without" that excludes the next phrase; null for none. */
  negator: number | null;
  isAfterOr: boolean;
}

export function scan(typed: string, cut: readonly Word[], site: Vocabulary, options: ReadingOptions): Scan {
  const picked = new Set(options.read ?? []);
  const normalised = withNumbersAsDigits(withLettersScanned(withoutHedges(cut, site), site), site);
  const heard = withLettersHeard(wholeFigures(normalised, site), site);
  const apart = splitWords(heard, site, (word) => needsNoCut(word, site, options));
  const { words, corrections } = corrected(typed, apart, site, options);
  const vocabulary = withNamedKind(site, words);
  const progress: Progress = {
    found: [],
    doubts: [],
    text: [],
    weightless: [],
    bounding: [],
    negator: null,
    isAfterOr: false,
  };
  const scanning: Scanning = { words, vocabulary, options, picked, found: progress.found };
  for (let at = 0; at < words.length; ) {
    const tradedIn = tradedInAt(words, at, progress.found);
    if (tradedIn) {
      at = giveAway(progress, tradedIn.first, tradedIn.to);
      continue;
    }
    const aside =
      asideAt(words, at, (from) => afterPlace(scanning, from)) ??
      afterInsideColour(words, at, vocabulary) ??
      quantityAt(words, at, vocabulary, progress.found) ??
      signedAt(words, at, vocabulary) ??
      afterTradedKinds(words, at) ??
      afterOwned(words, at, (from) => afterVehicle(scanning, from)) ??
      afterCompared(words, at, progress.found, (from) => afterVehicle(scanning, from)) ??
      afterTower(words, at, vocabulary) ??
      afterCamper(words, at, vocabulary);
    for (let each = at; each < (aside ?? at); each += 1) progress.weightless.push(each);
    // "No write-offs, SUV": an aside ends what a "not" excludes.
    if (aside !== null) progress.negator = null;
    const phrase = aside === null ? phraseOrGenerationAt(scanning, at) : null;
    at = aside ?? (phrase ? takePhrase(progress, words, at, phrase) : takeWord(progress, words, at, vocabulary));
  }
  return { words, corrections, ...progress };
}

/** "D22 Navara", "PX Mark 2 Ranger": a generation of the named model, rather than a model that is out of stock. */
function phraseOrGenerationAt(scanning: Scanning, at: number): Phrase | null {
  const phrase = longestAt(scanning, at);
  const { meaning, to } = phrase ?? { meaning: null, to: at };
  const isOfMarket = meaning?.kind === "model" && meaning.count === 0;
  const isOwn = scanning.vocabulary.meanings.has(joinedKey(scanning.words, at, to));
  const isOther = isOwn && isOfOthers(scanning, at, to, meaning);
  if (isOwn ? !isOther && !isBadgeOfOthers(scanning, meaning) : !isOfMarket) return phrase;
  const generation = generationAt(scanning.words, at, scanning.found, scanning.vocabulary, isOther);
  return generation !== null && generation >= to ? null : phrase;
}

/** Index after a place that begins here, on the map or among the site's yards; null for none. */
function afterPlace(scanning: Scanning, at: number): number | null {
  const { meaning, to } = placeAt(scanning, at) ?? phraseAt(scanning, at) ?? { meaning: null, to: at };
  return meaning?.kind === "wants" && meaning.wants.kind === "place" ? to : null;
}

/** Index after a vehicle's names that begin here; null for none. */
function afterVehicle(scanning: Scanning, at: number): number | null {
  const { meaning, to } = phraseAt(scanning, at) ?? { meaning: null, to: at };
  // On caravan sites, people also name the car they drive, which is not for sale there.
  if (!meaning && isTowedHere(scanning.vocabulary)) return afterCarName(scanning.words, at);
  if (!meaning && isOtherKind(scanning.words[at]?.key ?? "")) return at + 1;
  if (!meaning || (meaning.kind === "wants" && !isBody(meaning.wants))) return null;
  return afterVehicle(scanning, to) ?? to;
}

/** Removes what was found about a vehicle that somebody gives away, since its words do not describe the one wanted. */
function giveAway({ found, doubts, weightless }: Progress, first: number, to: number): number {
  const from = found[first]?.first ?? to;
  found.length = first;
  while ((doubts.at(-1)?.from ?? -1) >= from) doubts.pop();
  for (let each = from; each < to; each += 1) weightless.push(each);
  return to;
}

function takePhrase(progress: Progress, words: readonly Word[], at: number, phrase: Phrase): number {
  const { to, meaning, others } = phrase;
  const { found, text, doubts, negator } = progress;
  // "180SX or Silvia" on a site without the first: either will do.
  const isNeedless = meaning && progress.isAfterOr && text.at(-1) === at - 2;
  if (isNeedless) progress.weightless.push(...text.splice(-1));
  doubts.push({ from: at, to, meaning, others });
  const isLeftOut = negator !== null || words[at]?.minus === true;
  const isKindOfAutomatic = to === at + 1 && KINDS_OF_AUTOMATICS.has(words[at]?.key ?? "");
  const isSort = meaning?.kind === "wants" && meaning.wants.kind === "sort";
  if (isLeftOut && (isSort || isKindOfAutomatic)) {
    // "Not cheap" neither sorts nor excludes cars, and "no CVT" does not exclude other automatics.
    for (let each = negator ?? at; each < to; each += 1) progress.weightless.push(each);
  } else if (meaning) {
    const before = found.at(-1);
    // "Toyota/HiLux/SR5" is one vehicle.
    const isAlike = before?.meaning.kind === meaning.kind && isOfSameField(before.meaning, meaning);
    const isListed = words[at]?.gap === "/" && before?.to === at && isAlike;
    const other = isLeftOut ? turned(meaning) : null;
    found.push({
      from: at,
      to,
      first: negator ?? at,
      meaning: other ?? meaning,
      others,
      negated: (isLeftOut && !other) || continuesExclusion(words, at, found.at(-1), meaning),
      afterOr: found.length > 0 && (progress.isAfterOr || isListed),
    });
  } else {
    for (let each = at; each < to; each += 1) text.push(each);
  }
  progress.negator = null;
  progress.isAfterOr = false;
  return to;
}

const KINDS_OF_AUTOMATICS = new Set(["cvt", "ecvt", "dct", "dsg", "pdk", "edc", "tiptronic"]);

/** Takes a word that begins no phrase: it joins, excludes, carries no meaning, or is left for the full text. */
function takeWord(progress: Progress, words: readonly Word[], at: number, vocabulary: Vocabulary): number {
  const { weightless } = vocabulary;
  const key = words[at]?.key ?? "";
  const leavesOut = notAt(words, at);
  if (leavesOut !== null) {
    progress.negator = at;
    return leavesOut;
  }
  const generation = generationAt(words, at, progress.found, vocabulary);
  if (generation !== null) {
    for (let each = at; each < generation; each += 1) progress.weightless.push(each);
    reachAfter(progress.found, at, generation);
    return generation;
  }
  if (OR_WORDS.has(key)) progress.isAfterOr = true;
  else if (BOUND_WORDS.has(key)) progress.bounding.push(at);
  else if (isWeightless(key, weightless) || isCountOfNothing(words, at, weightless)) {
    progress.weightless.push(at);
    if (isOwnGeneration(key)) reachAfter(progress.found, at, at + 1);
    if (!reachesOver(key)) progress.negator = null;
  } else if (!AND_WORDS.has(key)) {
    // "VX or Sahara" on a site without a Sahara: either will do, and the other is here.
    const isNeedless = progress.isAfterOr && progress.found.at(-1)?.to === at - 1;
    (isNeedless ? progress.weightless : progress.text).push(at);
    progress.negator = null;
    progress.isAfterOr = false;
  }
  return at + 1;
}

export const isWeightless = (key: string, ofSite: ReadonlySet<string>): boolean =>
  ofSite.has(key) || PLAIN_EXCEPT_AFTER_MAKE.has(key) || WEIGHTLESS.has(key) || WEIGHTLESS.has(key.replace(/s$/, ""));

/**
 * Whether a small number counts a word without meaning ("2 dogs") and so has none itself, or a single letter has none.
 */
function isCountOfNothing(words: readonly Word[], at: number, ofSite: ReadonlySet<string>): boolean {
  if (words.length > 1 && /^[a-z]$/.test(words[at]?.key ?? "")) return true;
  // "Golf 7.5" gives a model's generation, which the stock does not record.
  if (isOwnGeneration(words[at]?.key ?? "")) return true;
  const isCount = /^\d\d?$/.test(words[at]?.key ?? "") && words[at]?.dollar === false;
  return isCount && isWeightless(words[at + 1]?.key ?? "", ofSite);
}

/** The phrase with the most words. A stock number comes first, and a name precedes a figure of the same length. */
function longestAt(scanning: Scanning, at: number): Phrase | null {
  const { words, vocabulary, options } = scanning;
  const certain = identityAt(words, at, options.identities) ?? nearPlaceAt(scanning, at);
  if (certain) return certain;
  const code =
    codeAt(words, at, vocabulary) ?? asPhrase(shortYearAt(words, at, vocabulary, options.thisYear, scanning.found));
  const figure = figureAt(words, at, vocabulary, options.thisYear);
  const towing = towingAt(words, at, vocabulary, figure, () => specialMeaning("towing", vocabulary, options.thisYear));
  const choices: readonly (Phrase | null)[] = [
    specialAt(words, at, vocabulary, options.thisYear),
    phraseAt(scanning, at),
    shadedColourAt(scanning, at),
    figure && withOtherWeekly(scanning, figure),
    asPhrase(towing),
    code,
    placeAt(scanning, at),
  ];
  let best: Phrase | null = null;
  for (const each of choices) {
    // "10 pallets" is a figure, even if a badge has that name. But "GTS 300" is a Super 300, whatever its engine size.
    const isAlone = each?.to === at + 1 && words[at]?.unit === "";
    const isBadge: boolean = best?.meaning?.kind === "badge" && each?.to === best.to && !isAlone;
    if (each && (best === null || each.to > best.to || isBadge)) best = each;
  }
  return best;
}

const asPhrase = (read: Omit<Phrase, "others"> | null): Phrase | null => read && { ...read, others: [] };

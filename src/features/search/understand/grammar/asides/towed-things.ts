import { formatNumber } from "../../../../../lib/words/format.ts";
import { kindsOfMake } from "../../../../makes/market.ts";
import { marketMeaning } from "../../lexicon/market-names.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import type { Meaning } from "../../meanings.ts";
import { amountAt } from "../amounts.ts";
import { rangeMeaning } from "../figures/figure-ends.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import { joinedKey, type Word } from "../words.ts";

/** Things to be towed, which are not the body type wanted: "tow a 2.5 tonne van", "pull the horse float". */

const TOWED = new Set(
  "caravan caravans van vans boat boats trailer trailers float floats horsefloat camper campertrailer jetski poptop carvan plant excavator excavators digger diggers bobcat backhoe tractor machinery tinny tinnies mower mowers speedboat".split(
    " ",
  ),
);
const TOWS = new Set("tow tows towing pull pulls pulling haul hauling towcar".split(" "));
const LEADS_IN = new Set(["to", "can", "for"]);
const BETWEEN = new Set(
  "a an the my our your his her their big small medium midsize mid size sized heavy large light family single double dual tandem axle horse full with some bunk off road offroad".split(
    " ",
  ),
);
const MOST_BETWEEN = 4;

/** Index after a towed thing that these words lead to, whatever people call it; null if there is none. */
function afterTowed(words: readonly Word[], from: number): number | null {
  for (let at = from; at <= Math.min(words.length - 1, from + MOST_BETWEEN); at += 1) {
    for (const to of [at + 2, at + 1]) {
      if (to <= words.length && TOWED.has(joinedKey(words, at, to))) return to;
    }
    if (!BETWEEN.has(words[at]?.key ?? "") && !/^\d{1,2}x\d{1,2}$/.test(words[at]?.key ?? "")) return null;
  }
  return null;
}

interface Read {
  readonly meaning: Meaning;
  readonly to: number;
}

/** What a car must tow. `figure` is the amount at this word; `usual` is what towing means without an amount. */
export function towingAt(
  words: readonly Word[],
  at: number,
  { itemTypes }: Vocabulary,
  figure: Read | null,
  usual: () => Meaning | null,
): Read | null {
  const verb = LEADS_IN.has(words[at]?.key ?? "") ? at + 1 : at;
  const isTowing = figure?.meaning.kind === "wants" && figure.meaning.wants.kind === "range";
  if (itemTypes[0] === "caravan") return null;
  if (!TOWS.has(words[verb]?.key ?? "")) return isTowing ? towedHere(words, at, figure) : null;
  if (figure && isTowing) {
    const to = afterTowed(words, figure.to);
    return to === null ? null : { meaning: figure.meaning, to };
  }
  const from = afterTowCar(words, verb + 1);
  const mass = from > verb + 1 ? massAt(words, from) : null;
  const to = afterTowed(words, mass?.to ?? from);
  if (to === null) return null;
  if (mass) return { ...mass, to };
  const stated = towedMass(words, to);
  if (stated) return stated;
  const meaning = usual();
  return meaning && { meaning, to };
}

const TOW_CARS = new Set("car cars vehicle vehicles tug rig".split(" "));

/** "Tow car for a 2 tonne caravan": "tow car" is not a body type, and the mass is the caravan's. */
function afterTowCar(words: readonly Word[], at: number): number {
  if (!TOW_CARS.has(words[at]?.key ?? "") || words[at + 1]?.key !== "for") return at;
  return ARTICLES.has(words[at + 2]?.key ?? "") ? at + 3 : at + 2;
}
const ARTICLES = new Set(["a", "an", "my", "our"]);

/** "Tow vehicle for a 2.8t van": the mass and the towed thing, after an earlier word for towing. */
function towedHere(words: readonly Word[], at: number, figure: Read): Read | null {
  const isAfterTowing = words.slice(Math.max(0, at - MOST_BETWEEN), at).some(({ key }) => TOWS.has(key));
  const isMass = figure.meaning.kind === "wants" && "attribute" in figure.meaning.wants;
  if (!isAfterTowing || !isMass) return null;
  const to = figure.meaning.wants.attribute === "towing" ? afterTowed(words, figure.to) : null;
  return to === null ? null : { meaning: figure.meaning, to };
}

const BEFORE_MASS = new Set("of at weighing weighs weight is around about approx up to upto that".split(" "));
const LIGHTEST = 500;
const HEAVIEST = 5_000;

/** "Tow a horse float 2000kg", "pull a boat of up to 2 tonne": the mass comes after the towed thing. */
function towedMass(words: readonly Word[], at: number): Read | null {
  let from = at;
  while (from < at + MOST_BETWEEN && BEFORE_MASS.has(words[from]?.key ?? "")) from += 1;
  return massAt(words, from);
}

function massAt(words: readonly Word[], at: number): Read | null {
  const amount = amountAt(words, at);
  if (!amount || amount.value < LIGHTEST || amount.value > HEAVIEST || amount.dollar) return null;
  // A bare number is a mass unless it could be a year.
  const isBare = amount.unit === null && (amount.value < EARLIEST_YEAR || amount.value > LATEST_YEAR);
  if (amount.unit !== "kg" && !isBare) return null;
  const label = `Tows ${formatNumber(amount.value)} kg or more`;
  return { meaning: rangeMeaning("towing", { min: amount.value }, label), to: amount.to };
}

const EARLIEST_YEAR = 1_950;
const LATEST_YEAR = 2_050;

const CAMPERS = phraseTable(["camper|campers|camper trailer|campertrailer|slide on|slide on camper", true]);
const BEFORE_CAMPERS = new Set(["for", "with", "behind"]);

/** Index after something to carry or pull that the site does not sell: "4x4 for a camper". Null for anything else. */
export function afterCamper(words: readonly Word[], at: number, { itemTypes }: Vocabulary): number | null {
  if (at === 0 || !BEFORE_CAMPERS.has(words[at]?.key ?? "") || itemTypes.includes("caravan")) return null;
  let from = at + 1;
  while (from < at + MOST_BETWEEN && BETWEEN.has(words[from]?.key ?? "")) from += 1;
  return phraseOf(CAMPERS, words, from, LONGEST_CAR)?.to ?? null;
}

const BEFORE_TOWERS = phraseTable(["behind|for|with|by|my|our|suit|suits|tow vehicle|tow car|tug", true]);
const LONGEST_BEFORE = 2;
const TOWERS = new Set("suv suvs ute utes sedan hatch hatchback wagon 4wd 4x4 awd car cars".split(" "));
const OF_CARS = { itemTypes: ["car"] } as const;
const LONGEST_CAR = 3;

/** Whether the site sells caravans but no cars, so that cars are only mentioned as towing vehicles. */
export const isTowedHere = ({ itemTypes }: Vocabulary): boolean =>
  itemTypes[0] === "caravan" && !itemTypes.includes("car");

/** Index after a car's name on the market, or a body type, that begins here; null for none. */
export function afterCarName(words: readonly Word[], at: number): number | null {
  if (TOWERS.has(words[at]?.key ?? "")) return at + 1;
  for (let to = Math.min(words.length, at + LONGEST_CAR); to > at; to -= 1) {
    const meaning = marketMeaning(joinedKey(words, at, to), OF_CARS);
    if (meaning?.kind === "model") return /^\d{3}$/.test(words[to]?.key ?? "") ? to + 1 : to;
    if (meaning?.kind === "make" && kindsOfMake(meaning.make).has("car")) return afterCarName(words, to) ?? to;
  }
  return null;
}

/**
 * Index after the car that is to tow a caravan and is not for sale here: "for a small SUV", "with my Prado", "Forester
 * can tow 1800". A name that the site's own stock has keeps its meaning, except after "behind".
 */
export function afterTower(words: readonly Word[], at: number, vocabulary: Vocabulary): number | null {
  if (!isTowedHere(vocabulary)) return null;
  const lead = phraseOf(BEFORE_TOWERS, words, at, LONGEST_BEFORE);
  let from = lead?.to ?? at;
  while (lead && from < at + MOST_BETWEEN && isBetweenTower(words, from)) from += 1;
  if (!lead && !isBeforeTowing(words, at)) return null;
  const to = afterCarName(words, from);
  if (to === null || (!lead && !isTowingVerb(words, to))) return null;
  const own = vocabulary.meanings.get(joinedKey(words, from, to))?.some(({ count }) => count > 0) ?? false;
  const isOwn = own && words[at]?.key !== "behind";
  return isOwn && !TOWERS.has(words[from]?.key ?? "") ? null : to;
}

const isBetweenTower = (words: readonly Word[], at: number): boolean =>
  BETWEEN.has(words[at]?.key ?? "") || words[at]?.key === "is" || phraseOf(BEFORE_TOWERS, words, at, 1) !== null;

/** "Can tow", "tows". */
const isTowingVerb = (words: readonly Word[], at: number): boolean =>
  TOWS.has(words[words[at]?.key === "can" ? at + 1 : at]?.key ?? "");

/** Whether a towing verb follows within three words, so that the name of a car could begin here. */
function isBeforeTowing(words: readonly Word[], at: number): boolean {
  for (let to = at + 1; to <= at + LONGEST_CAR; to += 1) if (isTowingVerb(words, to)) return true;
  return false;
}

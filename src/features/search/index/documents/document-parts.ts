import { searchedMarks } from "../../../stock/facts/marks.ts";
import { listingScore, type ScoreWeights } from "../../../stock/listing-score.ts";
import type { Car } from "../../../stock/schema.ts";
import { outrightPrice, weeklySubscription } from "../../../stock/shown-price.ts";
import { priceRange, weeklyPriceRange } from "../../answer/bands.ts";
import { sharedText } from "./shared-values.ts";
import { weeklyField } from "./weekly-fields.ts";

/** What a car is found by beside its names. */
export function foundBy(car: Car) {
  const said = wordsSaid(car);
  return { standardEquipment: car.standardEquipment, marks: searchedMarks(car), ...(said && { said }) };
}

/** `price` is the one that cards show (`shown-price.ts`); `cardOf` gives a card the prices of the car's record. */
export function pricesOf(car: Car) {
  const price = outrightPrice(car);
  const weekly = weeklySubscription(car);
  const outright = weekly === null ? price : null;
  return {
    price,
    ...(car.price !== null && price !== null && price !== car.price && { list_price: car.price }),
    subscription_price: weekly,
    outright_price: outright,
    outright_price_range: priceRange(outright),
  };
}

/** The figures and their ranges (SRCH-086); lanes other than the first stand only where they have one. */
export function weeklyFields(weekly: readonly (number | null)[]) {
  const [first = null, ...others] = weekly;
  const further = others.flatMap((figure, at) => {
    if (figure === null) return [];
    const lane = at + 1;
    return [
      [weeklyField("weekly_price", lane), figure],
      [weeklyField("weekly_price_range", lane), weeklyPriceRange(figure)],
    ] as const;
  });
  return { weekly_price: first, weekly_price_range: weeklyPriceRange(first), ...Object.fromEntries(further) };
}

/** A listing's score on each lane that shows the car (`listing_score_2` on the second), and always on the first. */
export function scoresOf(car: Car, weights: readonly (ScoreWeights | null)[]) {
  const further = weights.flatMap((own, lane) =>
    own && lane > 0 ? [[weeklyField("listing_score", lane), listingScore(car, own)] as const] : [],
  );
  return { ...Object.fromEntries(further), listing_score: listingScore(car, weights[0] ?? undefined) };
}

/** Most words of a dealer's comments by which a car is found, and most letters that are read of them. */
const MOST_WORDS = 60;
const MOST_LETTERS = 6_000;

/** Words that nobody looks for a car by, because nearly every dealer writes them. */
const SAID_OF_ANY = new Set(
  `about after again all also along always among and any are area ask back because been before being best both bring but
  buy call can car cars clock come comes contact could dealer deserves does done drive drives easy email enough enquire
  equipment every example fine first for friendly from further get give good great had has have help here high home
  honest how idea inspection into its just know like look look make many may more most motors much need never new not
  number of off offer offers on one only open our out over own part people photo photos phone please price priced
  proper quote ready reference right road room same second see seen sell ship should shows showing since stock such
  suits take team test than that the their them then there these they this through today too trade traded under until
  use used vehicle vehicles very video visit want was way we well were what when where which while who will with work
  would yard year years yes you your`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}]{3,24}/gu;

type SaidOf = Pick<
  Car,
  "dealercomments" | "name" | "make" | "model" | "badge" | "colour" | "city" | "location_name" | "standardEquipment"
>;

/** The words that a dealer's comments say of a car, each once, without those by which it is found already. */
function wordsSaid(car: SaidOf): readonly string[] | null {
  const { dealercomments: comments, name, make, model, badge, colour, city, location_name, standardEquipment } = car;
  if (!comments) return null;
  const known = plain([name, make, model, badge, colour, city, location_name, ...standardEquipment].join(" "));
  const words = new Set<string>();
  for (const [word] of plain(comments.slice(0, MOST_LETTERS)).matchAll(WORD)) {
    if (SAID_OF_ANY.has(word) || !/\p{L}{3}/u.test(word) || isWordIn(known, word)) continue;
    words.add(sharedText(word));
    if (words.size === MOST_WORDS) break;
  }
  return words.size === 0 ? null : [...words];
}

/** Small letters without accents, as the engine cuts words of it. Most texts have none, which is quickly known. */
const plain = (text: string): string =>
  /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function isWordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isBreak(text[at - 1]) && isBreak(text[at + word.length])) return true;
  }
  return false;
}

const isBreak = (sign: string | undefined): boolean => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);

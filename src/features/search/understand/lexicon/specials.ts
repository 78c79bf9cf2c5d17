import { KM_WORDS } from "../grammar/amounts.ts";
import { beginningsOf } from "../grammar/phrase-table.ts";
import type { Meaning } from "../meanings.ts";
import type { KnownPlace, Wants } from "../schema.ts";
import { ORDERS } from "./orders.ts";
import { madeIn, ORIGINS } from "./origins.ts";
import { USUAL_KM } from "./places.ts";
import { type Vocabulary, valuesMeaning } from "./vocabulary.ts";

/**
 * The meanings of words that say something indirectly. docs/search-words.md lists them, because they are definitions
 * and not guesses.
 */

const LOW_KM = 50_000;
const FAMILY_SEATS = 5;
const FAMILY_SLEEPS = 4;
const TOWS_KG = 2_500;
const THIRD_ROW_SEATS = 7;
const EFFICIENT = 6;
const NEAR_NEW_YEARS = 3;
const LATE_YEARS = 5;

const keyed = (kind: string, keys: string) => keys.split("|").map((key) => [key, kind] as const);

/** The kind of each such phrase, by its joined key. One look-up shows that most words are none of them. */
const SPECIALS: ReadonlyMap<string, string> = new Map([
  ...[...ORDERS.keys()].map((key) => [key, "order"] as const),
  ...["", "very", "ultra", "super", "really", "extra", "extremely"].flatMap((very) =>
    [...KM_WORDS, "k", "mileage", "milage", "miles"].flatMap((unit) =>
      ["low", "lower", "little", "few", "fewer", "less", "lesser", "minimal", "limited", "zero", "delivery"].map(
        (few) => [`${very}${few}${unit}`, "km"] as const,
      ),
    ),
  ),
  ...[...KM_WORDS, "mileage", "milage", "miles"].flatMap((unit) =>
    ["nottoomany", "notmany", "notmuch", "nottoomuch", "nothigh", "nottoohigh", "hardlyany", "barelyany", "nohigh"].map(
      (few) => [`${few}${unit}`, "km"] as const,
    ),
  ),
  ...keyed("family", "family|families|familycar|familyfriendly"),
  ...keyed("towing", "towing|towingcapacity|cantow|heavytowing|fortowing|towcar|towvehicle|towcapable|goodfortowing"),
  ...keyed(
    "efficient",
    "fuelefficient|goodonfuel|easyonfuel|easyonthefuel|fueleconomy|goodfueleconomy|greatonfuel|greatonpetrol|goodfuelconsumption|greatfueleconomy|bestfueleconomy|goodonpetrol|goodongas|goodonjuice|fuelsaver|cheaponfuel|cheaponpetrol|easyonpetrol|lowfuel|lowfueluse|lowfuelconsumption|cheaptorun|economical|economicalcar|fuelefficiency|lightonfuel|lightonjuice|sipsfuel|fuelsipper|fuelsaving",
  ),
  ...keyed("near new", "nearnew|nearlynew|almostnew|asnew|likenew|asgoodasnew"),
  ...keyed("this year", "lessthanayear|underayear|lessthan12months|under12months|thisyears"),
  ...keyed("late", "latemodel|latermodel|latemodels"),
  ...keyed("third row", "thirdrow|3rdrow|thirdrowseats|3rdrowseats|3row|threerow|3rows|threerows"),
  ...keyed("sports", "sports|sportscar|sportscars|sportcar|somethingsporty|sportycar|sportylooking|sportyone|sporty"),
]);
export const NEAR_ME = "nearme|closetome|aroundme|nearby|closeby|inmyarea";
/** All words that can begin such a phrase. */
const BEGINNINGS = beginningsOf([...SPECIALS.keys(), ...ORIGINS.keys()]);

export const beginsSpecial = (key: string): boolean => BEGINNINGS.has(key);

const wanting = (wants: Wants, label: string): Meaning => ({ kind: "wants", wants, label, count: 0, likes: false });

/** The meaning of such a phrase on a site, by its joined key; null for any other. */
export function specialMeaning(key: string, vocabulary: Vocabulary, thisYear: number): Meaning | null {
  switch (SPECIALS.get(key)) {
    case undefined:
      return madeIn(key, vocabulary);
    case "order": {
      const order = ORDERS.get(key);
      return order ? wanting({ kind: "sort", sortBy: order.sortBy }, order.label) : null;
    }
    case "km":
      return wanting({ kind: "range", attribute: "km", max: LOW_KM }, "Under 50,000 km");
    case "towing":
      return vocabulary.itemTypes[0] === "caravan"
        ? null
        : wanting({ kind: "range", attribute: "towing", min: TOWS_KG }, "Tows 2,500 kg or more");
    case "efficient":
      return wanting({ kind: "range", attribute: "consumption", max: EFFICIENT }, `Uses up to ${EFFICIENT} L/100 km`);
    case "near new":
      return fromYear(thisYear - NEAR_NEW_YEARS + 1);
    case "this year":
      return fromYear(thisYear);
    case "late":
      return fromYear(thisYear - LATE_YEARS + 1);
    case "third row":
      return "Third Row" in (vocabulary.counts.equipment ?? {}) ? null : seated(THIRD_ROW_SEATS, vocabulary);
    case "sports":
      return bodies(SPORTS_BODIES, vocabulary);
    default:
      return vocabulary.itemTypes[0] === "caravan"
        ? wanting({ kind: "range", attribute: "sleeps", min: FAMILY_SLEEPS }, "Sleeps 4 or more")
        : seated(FAMILY_SEATS, vocabulary);
  }
}

const SPORTS_BODIES = ["Coupe", "Convertible"];

function bodies(names: readonly string[], { counts }: Vocabulary): Meaning | null {
  const stocked = names.filter((body) => Object.hasOwn(counts.simple_body ?? {}, body));
  return stocked.length === 0 ? null : valuesMeaning("simple_body", stocked, stocked.join(" or "), 0);
}

const fromYear = (min: number): Meaning => wanting({ kind: "range", attribute: "year", min }, `${min} or newer`);

function seated(least: number, { counts }: Vocabulary): Meaning {
  const stocked = Object.keys(counts.seats ?? {}).filter((value) => Number(value) >= least);
  const seats = stocked.length > 0 ? stocked.sort((a, b) => Number(a) - Number(b)) : [String(least)];
  return valuesMeaning("seats", seats, `${least} or more seats`, 0);
}

/** "Near me": the visitor's place, or an unknown place if the visitor has not set one. */
export function nearMeaning(near: KnownPlace | null, km: number = USUAL_KM): Meaning {
  const centre = near && { lat: near.lat, lng: near.lng };
  const place = { name: near?.name ?? "", state: null, cities: [], centre, km };
  return {
    kind: "wants",
    wants: { kind: "place", place },
    label: near ? `Near ${near.name}, ${km} km` : "Near me",
    count: 0,
    likes: true,
  };
}

import type { Meaning } from "../meanings.ts";
import type { KnownPlace, Wants } from "../schema.ts";
import { USUAL_KM } from "./places.ts";
import { ORDERS } from "./plain-words.ts";
import { type Vocabulary, valuesMeaning } from "./vocabulary.ts";

/** Readings of words that say something indirectly; docs/search-words.md lists them, for they are no guesses. */

const LOW_KM = 50_000;
const FAMILY_SEATS = 5;
const FAMILY_SLEEPS = 4;
const TOWS_KG = 2_500;
const THIRD_ROW_SEATS = 7;
const EFFICIENT = 6;
const NEAR_NEW_YEARS = 3;
const LATE_YEARS = 5;

const LOW_KMS = new Set(
  [
    "lowkms",
    "lowkm",
    "lowks",
    "lowkilometres",
    "lowkilometers",
    "lowmileage",
    "lowklms",
    "lowklm",
    "littlekms",
  ].flatMap((key) => [key, `very${key}`]),
);
const FAMILY = new Set(["family", "families", "familycar", "familyfriendly"]);
const TOWING = new Set(["towing", "fortowing", "towcar", "towvehicle", "towcapable", "goodfortowing"]);
const EFFICIENT_WORDS = new Set(
  "fuelefficient|goodonfuel|easyonfuel|fueleconomy|goodfueleconomy|goodonpetrol|goodongas|fuelsaver|cheaponfuel|lowfuelconsumption|cheaptorun|economical|economicalcar|fuelefficiency|lightonfuel|fuelsaving".split(
    "|",
  ),
);
const NEAR_NEW = new Set(["nearnew", "nearlynew", "almostnew", "asnew", "likenew", "asgoodasnew"]);
const LATE_MODEL = new Set(["latemodel", "latermodel", "latemodels"]);
const THIRD_ROW = new Set("thirdrow|3rdrow|thirdrowseats|3rdrowseats|3row|threerow|3rows|threerows".split("|"));
export const NEAR_ME = new Set(["nearme", "closetome", "aroundme", "nearby", "closeby", "inmyarea"]);

const wanting = (wants: Wants, label: string): Meaning => ({ kind: "wants", wants, label, count: 0, likes: false });

/** What such a phrase asks for on a site, by its joined key; null for any other. */
export function specialMeaning(key: string, vocabulary: Vocabulary, thisYear: number): Meaning | null {
  const order = Object.hasOwn(ORDERS, key) ? ORDERS[key] : undefined;
  if (order) return wanting({ kind: "sort", sortBy: order.sortBy }, order.label);
  if (LOW_KMS.has(key)) return wanting({ kind: "range", attribute: "km", max: LOW_KM }, "Under 50,000 km");
  if (TOWING.has(key)) {
    return wanting({ kind: "range", attribute: "towing", min: TOWS_KG }, "Tows 2,500 kg or more");
  }
  if (EFFICIENT_WORDS.has(key)) {
    return wanting({ kind: "range", attribute: "consumption", max: EFFICIENT }, `Uses up to ${EFFICIENT} L/100 km`);
  }
  if (NEAR_NEW.has(key)) return fromYear(thisYear - NEAR_NEW_YEARS + 1);
  if (LATE_MODEL.has(key)) return fromYear(thisYear - LATE_YEARS + 1);
  if (THIRD_ROW.has(key))
    return "Third Row" in (vocabulary.counts.equipment ?? {}) ? null : seated(THIRD_ROW_SEATS, vocabulary);
  if (!FAMILY.has(key)) return null;
  return vocabulary.itemTypes[0] === "caravan"
    ? wanting({ kind: "range", attribute: "sleeps", min: FAMILY_SLEEPS }, "Sleeps 4 or more")
    : seated(FAMILY_SEATS, vocabulary);
}

const fromYear = (min: number): Meaning => wanting({ kind: "range", attribute: "year", min }, `${min} or newer`);

function seated(least: number, { counts }: Vocabulary): Meaning {
  const held = Object.keys(counts.seats ?? {}).filter((value) => Number(value) >= least);
  const seats = held.length > 0 ? held.sort((a, b) => Number(a) - Number(b)) : [String(least)];
  return valuesMeaning("seats", seats, `${least} or more seats`, 0);
}

/** "Near me": the place of the visit, or one that nobody knows yet. */
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

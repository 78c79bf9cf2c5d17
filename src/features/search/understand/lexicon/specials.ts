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
export const NEAR_ME = new Set(["nearme", "closetome", "aroundme", "nearby", "closeby", "inmyarea"]);

const wanting = (wants: Wants, label: string): Meaning => ({ kind: "wants", wants, label, count: 0, likes: false });

/** What such a phrase asks for on a site, by its joined key; null for any other. */
export function specialMeaning(key: string, vocabulary: Vocabulary): Meaning | null {
  const order = Object.hasOwn(ORDERS, key) ? ORDERS[key] : undefined;
  if (order) return wanting({ kind: "sort", sortBy: order.sortBy }, order.label);
  if (LOW_KMS.has(key)) return wanting({ kind: "range", attribute: "km", max: LOW_KM }, "Under 50,000 km");
  if (TOWING.has(key)) {
    return wanting({ kind: "range", attribute: "towing", min: TOWS_KG }, "Tows 2,500 kg or more");
  }
  if (!FAMILY.has(key)) return null;
  if (vocabulary.itemTypes[0] === "caravan") {
    return wanting({ kind: "range", attribute: "sleeps", min: FAMILY_SLEEPS }, "Sleeps 4 or more");
  }
  const seats = Object.keys(vocabulary.counts.seats ?? {}).filter((value) => Number(value) >= FAMILY_SEATS);
  return valuesMeaning(
    "seats",
    seats.sort((a, b) => Number(a) - Number(b)),
    "5 or more seats",
    0,
  );
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

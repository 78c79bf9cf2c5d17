import { aroundMeaning } from "../lexicon/places.ts";
import { NEAR_ME, nearMeaning } from "../lexicon/specials.ts";
import { amountAt, boundAt } from "./amounts.ts";
import type { Phrase, Scanning } from "./scan.ts";
import { joinedKey } from "./words.ts";

/** Places of the map: postcodes, names behind "in" and "near", and a distance with its place. */

/** Behind these a word is a place, whatever else it may be, and between a distance and its place. */
const BEFORE_PLACES = new Set(["near", "around", "from", "of", "to"]);
const LONGEST_PLACE = 4;

export function placeAt(scanning: Scanning, at: number): Phrase | null {
  return nearMeAt(scanning, at) ?? radiusAt(scanning, at) ?? namedPlaceAt(scanning, at, null);
}

/** "Near 3065", "near Gympie": a place, where the number could be a price as well. */
export function nearPlaceAt(scanning: Scanning, at: number): Phrase | null {
  return scanning.words[at]?.key === "near" ? namedPlaceAt(scanning, at + 1, null) : null;
}

function nearMeAt({ words, options }: Scanning, at: number): Phrase | null {
  for (let to = Math.min(words.length, at + 3); to > at; to -= 1) {
    if (!NEAR_ME.has(joinedKey(words, at, to))) continue;
    return { to, meaning: nearMeaning(options.near ?? null), others: [] };
  }
  return null;
}

const MOST_KM = 1_000;

/** "Within 50 km of Penrith", "50 km from 4217", "within 100 km". */
function radiusAt(scanning: Scanning, at: number): Phrase | null {
  const { words, options } = scanning;
  const bound = boundAt(words, at);
  const amount = amountAt(words, bound?.to ?? at);
  if (amount?.unit !== "km" || amount.value < 1 || amount.value > MOST_KM) return null;
  let to = amount.to;
  if (words[to]?.key === "radius") to += 1;
  const joint = BEFORE_PLACES.has(words[to]?.key ?? "");
  if (joint) {
    const near = nearMeAt(scanning, to + 1) ?? (words[to + 1]?.key === "me" ? { to: to + 2 } : null);
    if (near) return { to: near.to, meaning: nearMeaning(options.near ?? null, amount.value), others: [] };
    const place = namedPlaceAt(scanning, to + 1, amount.value);
    if (place) return place;
  }
  const isWithin = words[at]?.key === "within" || words[amount.to]?.key === "radius";
  return isWithin ? { to, meaning: nearMeaning(options.near ?? null, amount.value), others: [] } : null;
}

/** The longest name of a place, or a postcode; a name that the stock knows otherwise only behind "in" or "near". */
function namedPlaceAt(scanning: Scanning, at: number, km: number | null): Phrase | null {
  const { words, vocabulary, options } = scanning;
  if (!options.place) return null;
  const isAsked = km !== null || BEFORE_PLACES.has(words[at - 1]?.key ?? "");
  for (let to = Math.min(words.length, at + LONGEST_PLACE); to > at; to -= 1) {
    const name = words.slice(at, to).map(({ key }) => key);
    const isPostcode = to === at + 1 && /^0[289]\d\d$|^[1-9]\d{3}$/.test(name[0] ?? "") && !words[at]?.dollar;
    const isName = name.every((key) => /^[a-z]+$/.test(key)) && (name.join("").length > 3 || isAsked);
    if (!isPostcode && !isName) continue;
    const isOther = to === at + 1 && (vocabulary.known.has(name[0] ?? "") || vocabulary.meanings.has(name[0] ?? ""));
    if (isOther && !isAsked) continue;
    const place = options.place(name.join(" "));
    if (place) return { to, meaning: aroundMeaning(place, km), others: [] };
  }
  return null;
}

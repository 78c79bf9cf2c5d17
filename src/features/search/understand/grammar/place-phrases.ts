import { isMarketWord } from "../lexicon/market-names.ts";
import { aroundMeaning, USUAL_KM } from "../lexicon/places.ts";
import { WEIGHTLESS } from "../lexicon/plain-words.ts";
import { NEAR_ME, nearMeaning } from "../lexicon/specials.ts";
import type { KnownPlace } from "../schema.ts";
import { amountAt } from "./amounts.ts";
import { boundAt } from "./figures/bounds.ts";
import { phraseOf, phraseTable } from "./phrase-table.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import type { Word } from "./words.ts";

/** Places on the map: postcodes, names after "in" and "near", and a distance with its place. */

/** After these a word is a place, whatever its other meanings. They may also come between a distance and its place. */
const BEFORE_PLACES = new Set(["near", "around", "from", "of", "to"]);
const LONGEST_PLACE = 4;
const NEAR = phraseTable([NEAR_ME, true]);

export function placeAt(scanning: Scanning, at: number): Phrase | null {
  return (
    nearMeAt(scanning, at) ??
    radiusAt(scanning, at) ??
    postcodeOfStateAt(scanning, at) ??
    namedPlaceAt(scanning, at, null)
  );
}

/**
 * "Qld 4220": the postcode is more exact than the state. A postcode after a yard's town adds nothing: "Southport 4215".
 */
function postcodeOfStateAt(scanning: Scanning, at: number): Phrase | null {
  const { words, vocabulary, options } = scanning;
  const postcode = words[at + 1]?.key ?? "";
  if (!/^\d{4}$/.test(postcode) || words[at + 1]?.dollar) return null;
  const place = options.place?.(postcode);
  if (!place) return null;
  for (const meaning of vocabulary.meanings.get(words[at]?.key ?? "") ?? []) {
    if (meaning.kind !== "wants" || meaning.wants.kind !== "place") continue;
    const { state, cities } = meaning.wants.place;
    if (state !== null && place.name.includes(` ${meaning.label} `)) return withRest(scanning, place, at + 2, null);
    if (cities.some((city) => place.name.startsWith(`${city} `))) return { to: at + 2, meaning, others: [] };
  }
  return null;
}

/** "Near 3065", "near Gympie": a place, even where the number could be a price. */
export function nearPlaceAt(scanning: Scanning, at: number): Phrase | null {
  if (scanning.words[at]?.key !== "near") return null;
  const isThe = scanning.words[at + 1]?.key === "the";
  return namedPlaceAt(scanning, at + 1, null) ?? (isThe ? namedPlaceAt(scanning, at + 2, null, true) : null);
}

function nearMeAt({ words, options }: Scanning, at: number): Phrase | null {
  const found = phraseOf(NEAR, words, at, 3);
  return found && { to: found.to, meaning: nearMeaning(options.near ?? null), others: [] };
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

/** The longest place name, or a postcode. A name with another meaning in the stock counts only after "in" or "near". */
function namedPlaceAt(scanning: Scanning, at: number, km: number | null, isNear = false): Phrase | null {
  const { words, vocabulary, options } = scanning;
  if (!options.place) return null;
  const isAsked = isNear || km !== null || BEFORE_PLACES.has(words[at - 1]?.key ?? "");
  const key = words[at]?.key ?? "";
  const isPostcode = /^0[289]\d\d$|^[1-9]\d{3}$/.test(key) && !words[at]?.dollar;
  for (const name of isPostcode ? [key] : namesAt(words, at)) {
    if (!isAsked && ((key.length < LEAST_PLACE && isShort(name)) || isWordKnown(name, vocabulary))) continue;
    const place = options.place(name);
    if (place) return withRest(scanning, place, at + name.split(" ").length, km);
  }
  return isPostcode ? null : splitPlaceAt(scanning, at, km);
}

/** "Red Cliffe": a place of one word that is written as two, of which the last says nothing else. */
function splitPlaceAt(scanning: Scanning, at: number, km: number | null): Phrase | null {
  const { words, vocabulary, options } = scanning;
  const [first = "", last = ""] = [words[at]?.key, words[at + 1]?.key];
  if (!/^[a-z]{3,}$/.test(first) || !/^[a-z]{4,}$/.test(last) || words[at + 1]?.gap !== "") return null;
  if (isSaying(last, vocabulary) || vocabulary.meanings.has(first + last)) return null;
  const place = options.place?.(first + last);
  return place ? withRest(scanning, place, at + 2, km) : null;
}

const isSaying = (key: string, { known, meanings, weightless }: Scanning["vocabulary"]): boolean =>
  known.has(key) || meanings.has(key) || weightless.has(key) || WEIGHTLESS.has(key) || isMarketWord(key);

/** "Penrith NSW 2750, 100 km": a postcode and a radius may follow the place's name. */
function withRest({ words }: Scanning, place: KnownPlace, from: number, radius: number | null): Phrase {
  const postcode = words[from]?.dollar === false ? (words[from]?.key ?? "") : "";
  const isOwn = postcode !== "" && place.name.endsWith(` ${postcode}`);
  const after = isOwn ? from + 1 : from;
  // "Near Penrith within 20 km": the distance belongs to that place.
  const figure = words[after]?.key === "within" ? after + 1 : after;
  const amount = radius === null && words[figure]?.sign === null ? amountAt(words, figure) : null;
  const isRadius = amount?.unit === "km" && amount.value >= 1 && amount.value <= MOST_KM;
  const km = isRadius && amount.value !== USUAL_KM ? amount.value : radius;
  return { to: isRadius ? amount.to : after, meaning: aroundMeaning(place, km), others: [] };
}

/** Whether a name is one word with another meaning, even after an article: "the hatch", "the range". */
function isWordKnown(name: string, { known, meanings }: Scanning["vocabulary"]): boolean {
  const word = name.startsWith("the ") ? name.slice(4) : name;
  return known.has(word) || meanings.has(word);
}

/** The fewest letters of a place that is recognised without "in" or "near". */
const LEAST_PLACE = 4;
const isShort = (name: string) => name.replaceAll(" ", "").length < LEAST_PLACE;

/** The sequences of words that begin here, made of letters and separated by spaces, longest first. */
function namesAt(words: readonly Word[], at: number): readonly string[] {
  const names: string[] = [];
  let name = "";
  for (let to = at; to < Math.min(words.length, at + LONGEST_PLACE); to += 1) {
    const key = words[to]?.key ?? "";
    if (!/^[a-z]+$/.test(key)) break;
    name = name === "" ? key : `${name} ${key}`;
    names.unshift(name);
  }
  return names;
}

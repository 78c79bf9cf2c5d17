import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";

/** Words that bound an amount, before it ("under", "newer than") or after it ("or less", "2018 on"). */

/** How an amount is bounded. `newer` and `older` apply to years; `strict` excludes the amount itself. */
export interface Bound {
  readonly way: "max" | "min" | "around" | "between" | "newer" | "older" | "last";
  readonly strict?: true;
  /** "Up to", which is a minimum for a vehicle's abilities: "tows up to 3 tonne". */
  readonly reach?: true;
  /** "Within", after which a small number of kilometres is a radius and not an odometer reading. */
  readonly radius?: true;
  /** Excludes the amount itself for things that are counted: "more than 5 seats", but not "at least 5 seats". */
  readonly beyond?: true;
}

const BOUNDS = phraseTable<Bound>(
  ["up to|upto", { way: "max", reach: true }],
  ["within", { way: "max", radius: true }],
  ["max|maximum|max of|at most|capped at", { way: "max" }],
  ["under|below|beneath|less than|less then|lessthan|fewer than|fewer then", { way: "max", beyond: true }],
  [
    "cheaper than|cheaper then|sub|lower than|lower then|budget|budget of|max budget|smaller than|to|limit|limit of|cap|cap of",
    { way: "max" },
  ],
  [
    "over|above|more than|more then|morethan|greater than|higher than|bigger than|exceeding",
    { way: "min", beyond: true },
  ],
  ["at least|atleast|min|minimum|starting at|starting from|upwards of|minimum of|from", { way: "min" }],
  ["for like|something like|around|about|approx|approximately|roughly|circa|close to|near|say", { way: "around" }],
  [
    "between|anywhere between|somewhere between|from between|btwn|betw|btween|b w|inbetween|in between",
    { way: "between" },
  ],
  ["newer than|younger than|after|post|later than", { way: "newer", strict: true }],
  ["since|newer then|oldest", { way: "newer" }],
  ["older than|older then|before|pre|prior to|earlier than", { way: "older", strict: true }],
  ["last|past|the last|the past|in the last", { way: "last" }],
);

/** How a "not" turns a bound: "nothing over 20k", "not older than 2015", "nothing before 2018". */
const TURNED: Readonly<Partial<Record<Bound["way"], Bound>>> = {
  max: { way: "min" },
  min: { way: "max" },
  newer: { way: "older" },
  older: { way: "newer" },
};
const NOTS = phraseTable([
  "not|no|nothing|none|never|isnt|anything not|dont want|dont wanna|do not want|not wanting|not want|not looking|" +
    "cant|cannot|can not|wont|will not|dont|do not|not prepared|not willing|not able|not keen|shouldnt|must not|mustnt",
  true,
]);
const LONGEST_NOT = 3;
const NOT_FILLERS = new Set(
  "thats that is with a an too much far way to spend spending pay paying go going be have having afford cost costing anything any one want do show me us look looking at see".split(
    " ",
  ),
);
const MOST_NOT_FILLERS = 4;

const BOUNDS_AFTER = phraseTable<Bound>(
  [
    "max|maximum|limit|budget|or shorter|or lighter|or smaller|or fewer|or less|orless|or under|and under|tops|or below|and below|or cheaper|or lower|and less",
    { way: "max" },
  ],
  [
    "min|minimum|or more|ormore|or over|and over|and above|or above|plus|or higher|or longer|or larger|or bigger|or heavier|and longer|and bigger|or greater|or better|and better|and more",
    { way: "min" },
  ],
  [
    "at the oldest|at the earliest|at oldest|oldest|at earliest|or newer|ornewer|and newer|onwards|onward|and on|and onwards|on up|or later|and later|and up|or up|or upwards|or onwards|upwards|up|or younger|on wards|newer|to up|to upwards|to upward|to newest|to latest|" +
      "to now|to today|to date|to present|to the present|to current|till now|till today|until now|until today",
    { way: "newer" },
  ],
  ["at the latest|at the newest|at latest|or older|and older|or earlier|and earlier|or before", { way: "older" }],
  [
    "ish|or so|or thereabouts|or there abouts|give or take|odd|approx|roughly|or around that|or close",
    { way: "around" },
  ],
);

/** All bounding words. They count as correctly spelt. */
export const BOUNDING_WORDS: readonly string[] = [...BOUNDS.values.keys(), ...BOUNDS_AFTER.values.keys()];

const LONGEST_PHRASE = 4;

/** The bound with which the words begin at `at`, turned round if a "not" comes before it. */
export function boundAt(words: readonly Word[], at: number): { readonly value: Bound; readonly to: number } | null {
  // "Upgrade to a 7 seater" and "I'm after a 2015" contain no bound.
  const first = words[at]?.key ?? "";
  if ((first === "to" || first === "after") && ARTICLES.has(words[at + 1]?.key ?? "")) return null;
  if (first === "after" && SEEKING.has(words[at - 1]?.key ?? "")) return null;
  // "Year up 2018", "year above 2018".
  if ((first === "up" || first === "above") && words[at - 1]?.key === "year" && words[at + 1]?.value != null) {
    return { value: { way: "newer" }, to: at + 1 };
  }
  if (at > 1 && isThan(words, at)) {
    const way = COMPARED.get(words[at - 2]?.key ?? "");
    if (way) return { value: { way, beyond: true }, to: at + 1 };
  }
  const plain = phraseOf(BOUNDS, words, at, LONGEST_PHRASE);
  const not = plain ? null : phraseOf(NOTS, words, at, LONGEST_NOT);
  if (!not) return plain;
  let from = not.to;
  while (from < not.to + MOST_NOT_FILLERS && NOT_FILLERS.has(words[from]?.key ?? "")) from += 1;
  const turned = phraseOf(BOUNDS, words, from, LONGEST_PHRASE);
  const value = turned && TURNED[turned.value.way];
  return value ? { value, to: turned.to } : null;
}
const ARTICLES = new Set(["a", "an", "the", "my", "our"]);

/** "Less km than 50,000", "more seats than 5": words of which a noun may separate the "than". */
const COMPARED: ReadonlyMap<string, "max" | "min"> = new Map([
  ...["less", "fewer", "lower", "lesser", "smaller"].map((word) => [word, "max"] as const),
  ...["more", "higher"].map((word) => [word, "min"] as const),
]);
export const isThan = (words: readonly Word[], at: number): boolean =>
  words[at]?.key === "than" || words[at]?.key === "then";
/** In "I'm after 2019 Corolla", "after" means that somebody is looking for it. */
const SEEKING = new Set(["im", "am", "are", "were", "theyre", "hes", "shes", "m", "re", "still"]);

/** Before these words, "on" is not a bound: "2020 on special", "2018 on my Ps". */
const ON_WHAT = new Set(
  "the a an my your our his her special sale finance road offer offers display order gas lpg ps p ls l red green plates rego club budget subscription hold hand site show".split(
    " ",
  ),
);
const ONWARDS = { way: "newer" } as const satisfies Bound;
/** Bounds after a dash: "2018-current", "2018 - now". */
const TO_NOW = new Set("current present now today onward onwards on newer".split(" "));

/** The bound after an amount. In "2020 up to 35k", the "up" belongs to the next amount. */
export function boundAfter(words: readonly Word[], at: number) {
  if (TO_NOW.has(words[at]?.key ?? "") && /^-+$/.test(words[at]?.gap ?? "")) return { value: ONWARDS, to: at + 1 };
  if (words[at]?.key === "on" && !ON_WHAT.has(words[at + 1]?.key ?? "")) return { value: ONWARDS, to: at + 1 };
  // "2018 above", but "2018 above 20k".
  if (words[at]?.key === "above" && words[at + 1]?.value == null) return { value: ONWARDS, to: at + 1 };
  const found = phraseOf(BOUNDS_AFTER, words, at, LONGEST_PHRASE);
  return found && words[at]?.key === "up" && words[found.to]?.key === "to" ? null : found;
}

/** Bounds after amounts other than years: "$40k and up", "3 tonne and upwards", "20k and down". */
const BEYOND = phraseTable<Bound>(
  ["and up|and upwards|upwards|upward|and onwards|and beyond|and higher", { way: "min" }],
  ["and down|and downwards|downwards|and lower|and cheaper|or cheaper", { way: "max" }],
);

export const beyondAfter = (words: readonly Word[], at: number) => phraseOf(BEYOND, words, at, 2);

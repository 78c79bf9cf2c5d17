import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";

/** Words that bound an amount, before it ("under", "newer than") and behind it ("or less", "2018 on"). */

/** How an amount bounds: `newer` and `older` are of years, `strict` leaves the amount itself out. */
export interface Bound {
  readonly way: "max" | "min" | "around" | "between" | "newer" | "older" | "last";
  readonly strict?: true;
  /** "Up to": of what a vehicle can do it says the least, "tows up to 3 tonne". */
  readonly reach?: true;
  /** "Within": so few kilometres are a way, and not what a car has done. */
  readonly radius?: true;
  /** Of what is counted it leaves the amount out: "more than 5 seats", but "at least 5 seats". */
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

/** What a "not" makes of a bound: "nothing over 20k", "not older than 2015", "nothing before 2018". */
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

const BOUNDS_BEHIND = phraseTable<Bound>(
  [
    "max|maximum|limit|budget|or less|orless|or under|and under|tops|or below|and below|or cheaper|or lower|and less",
    { way: "max" },
  ],
  [
    "min|minimum|or more|ormore|or over|and over|and above|or above|plus|or higher|or greater|or better|and better|and more",
    { way: "min" },
  ],
  [
    "at the oldest|at the earliest|at oldest|oldest|at earliest|or newer|ornewer|and newer|onwards|onward|and on|and onwards|on up|or later|and later|and up|or up|or upwards|or onwards|upwards|up|or younger|on wards|newer|" +
      "to now|to today|to date|to present|to the present|to current|till now|till today|until now|until today",
    { way: "newer" },
  ],
  ["at the latest|at the newest|at latest|or older|and older|or earlier|and earlier|or before", { way: "older" }],
  [
    "ish|or so|or thereabouts|or there abouts|give or take|odd|approx|roughly|or around that|or close",
    { way: "around" },
  ],
);

/** All of these words, which are spelt as they should be. */
export const BOUNDING_WORDS: readonly string[] = [...BOUNDS.values.keys(), ...BOUNDS_BEHIND.values.keys()];

const LONGEST_PHRASE = 4;

/** The bound with which the words from `at` on begin, also one that a "not" turns. */
export function boundAt(words: readonly Word[], at: number): { readonly value: Bound; readonly to: number } | null {
  // "Upgrade to a 7 seater" and "I'm after a 2015" bound nothing.
  const first = words[at]?.key ?? "";
  if ((first === "to" || first === "after") && ARTICLES.has(words[at + 1]?.key ?? "")) return null;
  if (first === "after" && SEEKING.has(words[at - 1]?.key ?? "")) return null;
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
/** "I'm after 2019 Corolla" says what is sought. */
const SEEKING = new Set(["im", "am", "are", "were", "theyre", "hes", "shes", "m", "re", "still"]);

/** Behind these "2020 on" goes on with what it is on: "2020 on special", "2018 on my Ps". */
const ON_WHAT = new Set(
  "the a an my your our his her special sale finance road offer offers display order gas lpg ps p ls l red green plates rego club budget subscription hold hand site show".split(
    " ",
  ),
);
const ONWARDS = { way: "newer" } as const satisfies Bound;
/** Behind a dash: "2018-current", "2018 - now". */
const TO_NOW = new Set("current present now today onward onwards on newer".split(" "));

/** The bound behind an amount; "up" of "2020 up to 35k" is the next one's. */
export function boundBehind(words: readonly Word[], at: number) {
  if (TO_NOW.has(words[at]?.key ?? "") && /^-+$/.test(words[at]?.gap ?? "")) return { value: ONWARDS, to: at + 1 };
  if (words[at]?.key === "on" && !ON_WHAT.has(words[at + 1]?.key ?? "")) return { value: ONWARDS, to: at + 1 };
  const found = phraseOf(BOUNDS_BEHIND, words, at, LONGEST_PHRASE);
  return found && words[at]?.key === "up" && words[found.to]?.key === "to" ? null : found;
}

/** Behind what is no year: "$40k and up", "3 tonne and upwards", "20k and down". */
const BEYOND = phraseTable<Bound>(
  ["and up|and upwards|upwards|upward|and onwards|and beyond|and higher", { way: "min" }],
  ["and down|and downwards|downwards|and lower|and cheaper|or cheaper", { way: "max" }],
);

export const beyondBehind = (words: readonly Word[], at: number) => phraseOf(BEYOND, words, at, 2);

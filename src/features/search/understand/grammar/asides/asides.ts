import { PLAIN_PHRASES } from "../../lexicon/trade/plain-phrases.ts";
import { amountAt } from "../amounts.ts";
import { boundAt } from "../figures/bounds.ts";
import { MONTHS } from "../figures/subjects.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import { joinedKey, type Word } from "../words.ts";
import { ageAt } from "./ages.ts";
import { afterUnsaid } from "./unsaid-figures.ts";

/** Things that people mention but the stock cannot be searched by: registration, warranty, star ratings, deposits. */

const TERM_UNITS = new Set(["month", "months", "mth", "mths", "year", "years", "yr", "yrs"]);
const TERMS = new Set(["rego", "registration", "reg", "warranty", "registered"]);
const ENDS = new Set(["till", "until", "to", "expires", "expiring", "exp", "due", "in", "thru"]);
const STARS = new Set(["star", "stars"]);
const BUNKS = new Set(["bunk", "bunks"]);
/** "6 speed auto": few feeds give the number of gears. "Speed 400" is a motorcycle. */
const SPEEDS = new Set(["speed", "spd", "sp", "speeds", "gears"]);
const MOST_SPEEDS = 18;
const INCHES = new Set(["inch", "inches", "in"]);
const LEAST_INCHES = 8;
const MOST_INCHES = 40;
/** Phrases that say nothing, though one of their words alone does. */
const PLAIN = phraseTable([PLAIN_PHRASES.join("|"), true]);
const LONGEST_PLAIN = 4;
/** "Qld rego", "NSW plates": where a car is registered, not where it is. */
const REGISTERED_IN = phraseTable([
  "qld nsw vic wa sa tas act nt queensland victoria victorian tasmania tasmanian"
    .split(" ")
    .flatMap((state) =>
      ["rego", "registration", "registered", "reg", "regod", "regoed", "plates", "plated"].map(
        (word) => `${state} ${word}`,
      ),
    )
    .join("|"),
  true,
]);
/** "In March" is when somebody buys, not the town of that name. */
const BEFORE_MONTHS = new Set("in by until till before around end mid early late this next from since for".split(" "));
/** The same, except for the last word, which keeps its meaning: "semi offroad", "pick up in Southport". */
const PLAIN_BUT_LAST = phraseTable([
  "semi offroad|semi off|pick up in|pick up from|pick up at|pickup in|pickup from|pickup at",
  true,
]);
/** "Ute 4 work", "looking 2 buy": figures used for words that sound alike. */
const FOR_AND_TO = new Set(["4", "2"]);
const AFTER_FOR = new Set("a my the our mum dad work uni sale me her him us school buy get".split(" "));
/** A car to be delivered somewhere need not be there now: "delivery to Perth". */
const BROUGHT = new Set(
  "deliver delivered delivery delivering ship shipped shipping transport transported freight freighted send sent bring brought post posted trucked".split(
    " ",
  ),
);
const BRINGING_TO = new Set(["to", "into"]);

/**
 * Index of the word after an aside that begins here: "12 months rego", "rego till June 2027", "5 year warranty", "5
 * star", the number of "4 bunks", "delivery to Perth". Null if none begins here. `placeTo` returns the index after a
 * place that begins at a word, or null.
 */
export function asideAt(words: readonly Word[], at: number, placeTo: (at: number) => number | null): number | null {
  const word = words[at];
  if (!word) return null;
  const plain = phraseOf(PLAIN, words, at, LONGEST_PLAIN);
  if (plain) return plain.to;
  const registered = phraseOf(REGISTERED_IN, words, at, 2);
  if (registered) return registered.to;
  const isMonth = BEFORE_MONTHS.has(word.key) && MONTHS.has(words[at + 1]?.key ?? "");
  if (isMonth && words[at + 2]?.value == null) return at + 2;
  const leading = phraseOf(PLAIN_BUT_LAST, words, at, LONGEST_PLAIN);
  if (leading) return word.key === "semi" ? at + 1 : leading.to - 1;
  const adults = afterAdults(words, at);
  if (adults !== null) return adults;
  if (FOR_AND_TO.has(word.key) && AFTER_FOR.has(words[at + 1]?.key ?? "")) return at + 1;
  const aside = ageAt(words, at) ?? markAt(words, at) ?? timeAt(words, at);
  if (aside !== null) return aside;
  const unsaid = afterUnsaid(words, at);
  if (unsaid !== null) return unsaid;
  // "Oct 2020", "12/2021": the month before a year.
  const isOfYear = /^(19|20)\d\d$/.test(words[at + 1]?.key ?? "");
  if (isOfYear && (MONTHS.has(word.key) || (words[at + 1]?.gap === "/" && /^(0?[1-9]|1[0-2])$/.test(word.key)))) {
    return at + 1;
  }
  if (TERMS.has(word.key)) return untilWhen(words, at);
  const span = spanAt(words, at);
  if (span !== null) return span;
  if (BRINGING_TO.has(word.key)) return isBrought(words, at) ? placeTo(at + 1) : null;
  // "Western Sydney", "western suburbs": which part is unknown.
  if (QUARTERS.has(word.key) && SUBURBS.has(words[at + 1]?.key ?? "")) return at + 2;
  if (QUARTERS.has(word.key) && placeTo(at) === null && placeTo(at + 1) !== null) return at + 1;
  if (word.key === "euro" && /^[1-7]$/.test(words[at + 1]?.key ?? "")) return at + 2;
  const paid = depositAt(words, at);
  if (paid !== null) return paid;
  if (word.value === null || word.dollar) return null;
  const next = words[at + 1]?.key ?? "";
  if (word.unit === "" && STARS.has(next)) return at + 2;
  if (word.unit === "" && BUNKS.has(next)) return at + 1;
  if (word.value <= MOST_SPEEDS && words[at + 2]?.value == null && SPEEDS.has(next)) return at + 2;
  if (word.value <= MOST_SPEEDS && SPEEDS.has(word.unit)) return at + 1;
  // "20 inch wheels", but "2 inch lift".
  if (
    (INCHES.has(word.unit) || (word.unit === "" && INCHES.has(next))) &&
    word.value >= LEAST_INCHES &&
    word.value <= MOST_INCHES
  )
    return word.unit === "" ? at + 2 : at + 1;
  const unit = word.unit === "" ? at + 2 : at + 1;
  if (!TERM_UNITS.has(word.unit || next)) return null;
  for (let to = unit + 1; to <= unit + 2; to += 1) {
    const key = joinedKey(words, unit, to);
    if (TERMS.has(key) || TERMS.has(key.replace(/^(of|factory|full|car)/, ""))) return to;
  }
  return null;
}

const TIMES = new Set(["min", "mins", "minute", "minutes", "hr", "hrs", "hour", "hours"]);

/** Index after "within 20 mins" or "1 hour": a driving time is not a distance. Null for anything else. */
function timeAt(words: readonly Word[], at: number): number | null {
  const from = boundAt(words, at)?.to ?? at;
  const word = words[from];
  if (word?.value == null || word.dollar) return null;
  if (word.unit !== "") return TIMES.has(word.unit) && word.unit !== "min" ? from + 1 : null;
  const next = words[from + 1]?.key ?? "";
  // "20 min" may be a minimum price.
  return TIMES.has(next) && next !== "min" ? from + 2 : null;
}

const SPANS = new Set("day days week weeks wk wks month months mth mths night nights".split(" "));
/** "No more than 2 owners": no stock records previous owners. */
const OWNERS = new Set(["owner", "owners"]);
const MOST_OF_SPAN = 36;
const MOST_SHORT = 24;

/**
 * Index after "3 months", "6 month minimum" or "6 months old": time spans that no stock records. Null for anything
 * else.
 */
function spanAt(words: readonly Word[], at: number): number | null {
  const from = boundAt(words, at)?.to ?? at;
  const [word, next, after = ""] = [words[from], words[from + 1], words[from + 2]?.key];
  if (
    word?.value == null ||
    word.dollar ||
    word.unit !== "" ||
    !next ||
    next.gap === "/" ||
    !(SPANS.has(next.key) || OWNERS.has(next.key))
  )
    return null;
  if (from > at && OWNERS.has(next.key)) return from + 2;
  const most = next.key.startsWith("m") ? MOST_OF_SPAN : MOST_SHORT;
  // "Under 12 months" is an age with its own reading.
  if (OWNERS.has(next.key) || word.value > most || TERMS.has(after) || (from > at && word.value === 12)) return null;
  return after === "old" || after === "young" ? from + 3 : from + 2;
}

const SUBURBS = new Set(["suburbs", "suburb", "burbs"]);
const QUARTERS = new Set(
  "north south east west northern southern eastern western inner outer greater central".split(" "),
);

const MONEY: ReadonlySet<string> = new Set(["dollars", "thousand"]);
const DEPOSITS = new Set(["deposit", "deposits"]);
/** "No deposit, 20k" gives a price. */
const NONE_OF = new Set(["no", "zero", "nil", "without", "0"]);

/** Index after "$1000 deposit", "under 5k deposit" or "deposit of 2000", none of which is a price. Null otherwise. */
function depositAt(words: readonly Word[], at: number): number | null {
  if (DEPOSITS.has(words[at]?.key ?? "")) {
    const from = words[at + 1]?.key === "of" ? at + 2 : at + 1;
    return NONE_OF.has(words[at - 1]?.key ?? "") ? null : (amountAt(words, from)?.to ?? null);
  }
  const amount = amountAt(words, boundAt(words, at)?.to ?? at);
  if (!amount || !DEPOSITS.has(words[amount.to]?.key ?? "")) return null;
  // "Under 30k, deposit 2000": the amount after the word is the deposit, but in "2000 deposit, 120 a week" it is the
  // repayment.
  const next = amountAt(words, amount.to + 1);
  return next === null || (next.unit !== null && !MONEY.has(next.unit)) ? amount.to + 1 : null;
}

/** The most words between the verb and its destination: "deliver a white ranger to Darwin". */
const MOST_BROUGHT = 6;

/** Whether a word such as "deliver" comes before a "to", so that the place after it is a destination. */
const isBrought = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - MOST_BROUGHT), at).some(({ key }) => BROUGHT.has(key));

/** The marks of a list: "1) auto 2) suv", "a. white b. black". */
function markAt(words: readonly Word[], at: number): number | null {
  const [word, next] = [words[at], words[at + 1]];
  if (
    !word ||
    !next ||
    word.key.length !== 1 ||
    !/^([1-9]|[a-e])$/.test(word.key) ||
    word.plus ||
    word.dollar ||
    !MARK.test(next.gap)
  )
    return null;
  const isFirst = word.key === "1" || word.key === "a";
  const isLater = words
    .slice(0, at)
    .some(({ key }, each) => isBefore(key, word.key) && MARK.test(words[each + 1]?.gap ?? ""));
  return isLater || (isFirst && (at === 0 || words[at]?.gap !== "")) ? at + 1 : null;
}

/** "2 adults and 3 kids": two adults are assumed to come with children. Null for anything else. */
function afterAdults(words: readonly Word[], at: number): number | null {
  const from = words[at]?.key === "for" ? at + 1 : at;
  const two = words[from]?.key;
  if ((two !== "2" && two !== "two") || words[from + 1]?.key !== "adults") return null;
  const to = ["and", "plus", "with", "n"].includes(words[from + 2]?.key ?? "") ? from + 3 : from + 2;
  return amountAt(words, to, true)?.unit === "children" ? to : null;
}

const MARK = /^[).:]/;
const isBefore = (key: string, mark: string): boolean =>
  key.length === 1 && key.charCodeAt(0) === mark.charCodeAt(0) - 1;

/** Index after the month, the year, or both that follow "rego till"; null if no such word follows. */
function untilWhen(words: readonly Word[], at: number): number | null {
  if (!ENDS.has(words[at + 1]?.key ?? "")) return null;
  let to = at + 2;
  if (MONTHS.has(words[to]?.key ?? "")) to += 1;
  const year = words[to];
  if (year?.value !== null && year?.unit === "" && /^(20)?\d\d$/.test(year.key)) to += 1;
  return to > at + 2 ? to : null;
}

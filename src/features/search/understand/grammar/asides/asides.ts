import { amountAt, boundAt } from "../amounts.ts";
import { joinedKey, type Word } from "../words.ts";

/**
 * What people say of a car that no stock can be searched by: its registration, its warranty, its stars, what they pay
 * of it at once.
 */

const TERM_UNITS = new Set(["month", "months", "mth", "mths", "year", "years", "yr", "yrs"]);
const TERMS = new Set(["rego", "registration", "reg", "warranty", "registered"]);
const ENDS = new Set(["till", "until", "to", "expires", "expiring", "exp", "due", "in", "thru"]);
const MONTHS = new Set(
  "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december".split(
    " ",
  ),
);
const STARS = new Set(["star", "stars"]);
const BUNKS = new Set(["bunk", "bunks"]);
/** "6 speed auto": how many gears there are is told by few feeds. "Speed 400" is a motorcycle. */
const SPEEDS = new Set(["speed", "spd", "sp", "speeds", "gears"]);
const MOST_SPEEDS = 18;
const INCHES = new Set(["inch", "inches", "in"]);
const LEAST_INCHES = 8;
/** Two words that say nothing together, though one of them does alone. */
const PLAIN_PHRASES = new Set(
  "exlease exrental exgovernment exgovt exfleet expolice excouncil exmining extaxi exhire exgov electricwindows powerwindows electricmirrors powermirrors powersteering centrallocking zerodeposit nodeposit nildeposit selfemployed boxerengine boxermotor newshape latestshape newlook facelift underoffer undermarket blackfriday abnholder cdplayer creditcheck blackwheels blackrims renttoown ultralight superlight fivestar fourstar greynomad greynomads biturbo twinturbo roadlegal bluechip redhot lastminute partexchange partex courierwork courierjob courierjobs courierrun courierruns".split(
    " ",
  ),
);
/** A car that shall be brought somewhere need not stand there: "delivery to Perth". */
const BROUGHT = new Set("deliver delivered delivery ship shipped shipping transport transported freight".split(" "));
const BRINGING_TO = new Set(["to", "into"]);

/**
 * The word behind an aside that begins here: "12 months rego", "rego till June 2027", "5 year warranty", "5 star", the
 * number of "4 bunks", "delivery to Perth". `placeTo` gives the word behind a place that begins at one. Null where none
 * begins.
 */
export function asideAt(words: readonly Word[], at: number, placeTo: (at: number) => number | null): number | null {
  const word = words[at];
  if (!word) return null;
  if (PLAIN_PHRASES.has(joinedKey(words, at, at + 2))) return at + 2;
  if (word.key === "top" && joinedKey(words, at, at + 4) === TOP_OF_RANGE) return at + 4;
  const away = timeAt(words, at);
  if (away !== null) return away;
  if (TERMS.has(word.key)) return untilWhen(words, at);
  if (BROUGHT.has(word.key)) return broughtWhere(words, at, placeTo);
  // "Western Sydney": where in it is not known.
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
  if ((INCHES.has(word.unit) || (word.unit === "" && INCHES.has(next))) && word.value >= LEAST_INCHES)
    return word.unit === "" ? at + 2 : at + 1;
  const unit = word.unit === "" ? at + 2 : at + 1;
  if (!TERM_UNITS.has(word.unit || next)) return null;
  for (let to = unit + 1; to <= unit + 2; to += 1) {
    const key = joinedKey(words, unit, to);
    if (TERMS.has(key) || TERMS.has(key.replace(/^(of|factory|full|car)/, ""))) return to;
  }
  return null;
}

/** "The Range" alone is a suburb. */
const TOP_OF_RANGE = "topoftherange";
const TIMES = new Set(["min", "mins", "minute", "minutes", "hr", "hrs", "hour", "hours"]);

/** Behind "within 20 mins", "1 hour": how long a drive takes says no distance. Null for anything else. */
function timeAt(words: readonly Word[], at: number): number | null {
  const from = boundAt(words, at)?.to ?? at;
  const word = words[from];
  if (word?.value == null || word.dollar) return null;
  if (word.unit !== "") return TIMES.has(word.unit) && word.unit !== "min" ? from + 1 : null;
  const next = words[from + 1]?.key ?? "";
  // "20 min" may be the least to pay.
  return TIMES.has(next) && next !== "min" ? from + 2 : null;
}

const QUARTERS = new Set(
  "north south east west northern southern eastern western inner outer greater central".split(" "),
);

const DEPOSITS = new Set(["deposit", "deposits"]);
/** "No deposit, 20k" tells a price. */
const NONE_OF = new Set(["no", "zero", "nil", "without", "0"]);

/** Behind "$1000 deposit", "under 5k deposit", "deposit of 2000": none of these is a price. Null for anything else. */
function depositAt(words: readonly Word[], at: number): number | null {
  if (DEPOSITS.has(words[at]?.key ?? "")) {
    const from = words[at + 1]?.key === "of" ? at + 2 : at + 1;
    return NONE_OF.has(words[at - 1]?.key ?? "") ? null : (amountAt(words, from)?.to ?? null);
  }
  const amount = amountAt(words, boundAt(words, at)?.to ?? at);
  if (!amount || !DEPOSITS.has(words[amount.to]?.key ?? "")) return null;
  // "Under 30k, deposit 2000": the deposit is what follows it.
  return amountAt(words, amount.to + 1) === null ? amount.to + 1 : null;
}

/** Behind "delivery to" and its place; null where no place follows. */
function broughtWhere(words: readonly Word[], at: number, placeTo: (at: number) => number | null): number | null {
  return BRINGING_TO.has(words[at + 1]?.key ?? "") ? placeTo(at + 2) : null;
}

/** Behind "rego till": the month, the year, or both; null where no such word follows. */
function untilWhen(words: readonly Word[], at: number): number | null {
  if (!ENDS.has(words[at + 1]?.key ?? "")) return null;
  let to = at + 2;
  if (MONTHS.has(words[to]?.key ?? "")) to += 1;
  const year = words[to];
  if (year?.value !== null && year?.unit === "" && /^(20)?\d\d$/.test(year.key)) to += 1;
  return to > at + 2 ? to : null;
}

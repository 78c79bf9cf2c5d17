import { type Amount, amountAt } from "../amounts.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";
import type { Bound } from "./bounds.ts";
import { isYear } from "./figure-meanings.ts";

/** The other end of a range: "20-25k", "2018 to 2021", "2019 up to 2022", "between 10 and 15k". */

/** Words other than a dash that join the two ends. "Up to" can also begin another figure ("2020 up to 35k"). */
const JOINTS = phraseTable<"joins" | "may join">(
  ["to|till|until|til|thru|through|through to|thru to|right through to", "joins"],
  ["up to|upto|and up to|on up to|all the way to", "may join"],
);
const LONGEST_JOINT = 4;
const COUNTED: ReadonlySet<Amount["unit"]> = new Set(["seats", "doors", "cylinders", "sleeps"]);

/** The upper end of a range that begins with `low`; null if there is none. */
export function highAfter(words: readonly Word[], low: Amount, bound: Bound | null, thisYear: number): Amount | null {
  const next = words[low.to];
  if (!next || low.plus) return null;
  const isJoined = /^-+$/.test(next.gap) || isNextYear(low, next, thisYear);
  const joint = phraseOf(JOINTS, words, low.to, LONGEST_JOINT);
  const isBetween = bound?.way === "between";
  const ands = isBetween && (next.key === "and" || next.key === "n");
  // "7 or 8 seater", "7/8 seater".
  const ors = low.unit === null && (next.key === "or" || next.gap === "/");
  const isNext = isJoined || (isBetween && next.gap === "&") || (ors && next.key !== "or");
  const from = isNext ? low.to : joint ? joint.to : ands || ors ? low.to + 1 : words.length;
  const second = amountAt(words, from);
  const high = second && (isJoined || joint) && isYear(low, thisYear) ? withCentury(low, second) : second;
  if (!high || (ors && !isJoined && !COUNTED.has(high.unit))) return null;
  // "CX-5 2021 - $28,990": the year of a listing, and its price.
  if (isJoined && high.dollar && !low.dollar && isYear(low, thisYear)) return null;
  if (!isNext && joint?.value === "may join" && !goesUpTo(low, high, bound, thisYear)) return null;
  const isSame =
    high.unit === low.unit ||
    low.unit === null ||
    (low.unit === "thousand" && (high.unit === "km" || high.unit === "dollars"));
  if (!isSame && !(low.unit === "dollars" && high.unit === "thousand")) return null;
  // "2018-2020" are years, "cx 5-2" means nothing, and a descending pair is no range.
  return high.value >= low.value || isYear(low, thisYear) === isYear(high, thisYear) ? high : null;
}

/** "2014-16": both ends are in the same century. */
function withCentury(low: Amount, high: Amount): Amount {
  const isShort = high.unit === null && !high.dollar && high.value < 100 && Number.isInteger(high.value);
  return isShort ? { ...high, value: Math.floor(low.value / 100) * 100 + high.value } : high;
}

/** "2018/19": the year of build and the year of the plate. */
const isNextYear = (low: Amount, next: Word, thisYear: number): boolean =>
  next.gap === "/" && /^\d\d$/.test(next.key) && isYear(low, thisYear) && Number(next.key) === (low.value + 1) % 100;

/** From this value on, a bare figure takes the unit of the other end: "20 up to 30k", but not "golf 7 up to 20k". */
const LEAST_SHORT = 10;

/** Whether "up to" joins the two ends of one range, rather than beginning another figure: "2020 up to 35k". */
function goesUpTo(low: Amount, high: Amount, bound: Bound | null, thisYear: number): boolean {
  if (bound !== null && bound.way !== "min" && bound.way !== "newer" && bound.way !== "between") return false;
  if (isYear(low, thisYear) || isYear(high, thisYear)) return isYear(low, thisYear) && isYear(high, thisYear);
  if (high.unit === low.unit) return high.unit !== null || low.value >= 1_000;
  return low.unit === null && Number.isInteger(low.value) && low.value >= LEAST_SHORT;
}

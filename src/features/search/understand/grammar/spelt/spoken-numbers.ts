import type { Word } from "../words.ts";

/** Numbers in letters, as people dictate them: "thirty five", "one hundred and twenty", "twenty nineteen". */

const SMALL: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at) => [word, at + 1] as const),
);
const TENS: ReadonlyMap<string, number> = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, at * 10 + 20] as const),
);
const FORTY = "fourty";

export const SPOKEN_WORDS: readonly string[] = [...SMALL.keys(), ...TENS.keys(), FORTY, "hundred"];

/** A number below a hundred in letters, without spaces: "four", "thirtyfive"; null for any other. */
export function spokenFigure(value: number): string | null {
  const small = [...SMALL.keys()][value - 1];
  if (small !== undefined) return small;
  const tens = [...TENS.keys()][Math.floor(value / 10) - 2];
  return tens === undefined || value >= 100 ? null : `${tens}${[...SMALL.keys()][(value % 10) - 1] ?? ""}`;
}

interface Spoken {
  readonly value: number;
  /** Index of the word after it. */
  readonly to: number;
}

const tensOf = (key: string | undefined) => TENS.get(key === FORTY ? "forty" : (key ?? ""));

/** A number below a hundred: "seven", "fifteen", "thirty five". */
function belowHundred(words: readonly Word[], at: number): Spoken | null {
  const key = words[at]?.key;
  const small = SMALL.get(key ?? "");
  if (small !== undefined) return { value: small, to: at + 1 };
  const tens = tensOf(key);
  if (tens === undefined) return null;
  const one = SMALL.get(words[at + 1]?.key ?? "") ?? 10;
  return one < 10 ? { value: tens + one, to: at + 2 } : { value: tens, to: at + 1 };
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(SPOKEN_WORDS);
export const isNumberWord = (key: string): boolean => NUMBER_WORDS.has(key);

/** The number in letters that begins at `at`, without thousands, which are read as a unit; null for none. */
export function spokenNumberAt(words: readonly Word[], at: number): Spoken | null {
  const first = oneHundred(words, at) ?? belowHundred(words, at);
  if (!first) return null;
  const paid = hundredsLeftOut(words, at, first);
  if (paid) return paid;
  if (words[first.to]?.key === "hundred") {
    const after = first.to + 1;
    const rest = belowHundred(words, words[after]?.key === "and" ? after + 1 : after);
    return { value: first.value * 100 + (rest?.value ?? 0), to: rest?.to ?? after };
  }
  const year = thousandAnd(words, at);
  if (year) return year;
  return first.to === at + 1 ? (yearAt(words, at) ?? first) : first;
}

/** "A hundred and twenty", "hundred and twenty": the one that is not said before "hundred"; null for anything else. */
function oneHundred(words: readonly Word[], at: number): Spoken | null {
  if (words[at]?.key === "hundred") return { value: 1, to: at };
  return words[at]?.key === "a" && words[at + 1]?.key === "hundred" ? { value: 1, to: at + 1 } : null;
}

const PAID = new Set("a per pw p week weekly each dollars bucks".split(" "));

/** "One twenty a week", "two fifty bucks": hundreds without their word, where what follows says money; else null. */
function hundredsLeftOut(words: readonly Word[], at: number, { value, to }: Spoken): Spoken | null {
  if (value > 9 || to !== at + 1 || tensOf(words[to]?.key) === undefined) return null;
  const rest = belowHundred(words, to);
  return rest && PAID.has(words[rest.to]?.key ?? "") ? { value: value * 100 + rest.value, to: rest.to } : null;
}

const CENTURIES: ReadonlyMap<string, number> = new Map([
  ["nineteen", 1_900],
  ["twenty", 2_000],
]);
const NOUGHTS = new Set(["oh", "o", "zero", "nought"]);

/** "Twenty nineteen", "nineteen ninety eight", "twenty oh eight". */
function yearAt(words: readonly Word[], at: number): Spoken | null {
  const century = CENTURIES.get(words[at]?.key ?? "");
  if (century === undefined) return null;
  const hasNought = NOUGHTS.has(words[at + 1]?.key ?? "");
  const rest = belowHundred(words, hasNought ? at + 2 : at + 1);
  const isYear = rest && (hasNought ? rest.value < 10 : rest.value >= (century === 2_000 ? 10 : 20));
  return isYear ? { value: century + rest.value, to: rest.to } : null;
}

/** "Five hundred" after "two thousand": the hundreds to add to the thousands; null for none. */
export function hundredsAfter(words: readonly Word[], at: number): Spoken | null {
  const hundreds = spokenNumberAt(words, words[at]?.key === "and" ? at + 1 : at);
  return hundreds && hundreds.value >= 100 && hundreds.value < 1_000 ? hundreds : null;
}

const COUNTED = new Set("thousand k grand hundred km kms dollars bucks kg".split(" "));

/** "Two thousand and eighteen" is a year, unless a unit follows and makes it an amount. */
function thousandAnd(words: readonly Word[], at: number): Spoken | null {
  const isTwo = words[at]?.key === "two" || words[at]?.key === "2";
  if (!isTwo || words[at + 1]?.key !== "thousand") return null;
  const from = words[at + 2]?.key === "and" ? at + 3 : at + 2;
  const rest = belowHundred(words, from);
  if (!rest || COUNTED.has(words[rest.to]?.key ?? "")) return null;
  return { value: 2_000 + rest.value, to: rest.to };
}

/**
 * "Three and a half", "3 and a half": a number below a hundred plus the half after it. Otherwise returns `otherwise`.
 */
export function withHalf(words: readonly Word[], { value, to }: Spoken, otherwise: Spoken | null): Spoken | null {
  const isHalf = words[to]?.key === "and" && words[to + 1]?.key === "a" && words[to + 2]?.key === "half";
  return isHalf && value > 0 && value < 100 ? { value: value + 0.5, to: to + 3 } : otherwise;
}

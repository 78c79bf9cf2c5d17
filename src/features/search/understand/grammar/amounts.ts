import { BOUNDING_WORDS } from "./figures/bounds.ts";
import { phraseOf, phraseTable } from "./phrase-table.ts";
import { hundredsAfter, SPOKEN_WORDS, spokenNumberAt, withHalf } from "./spelt/spoken-numbers.ts";
import type { Word } from "./words.ts";

/** The unit of an amount, as far as its own words say. */
type Unit =
  | "dollars"
  | "thousand"
  | "week"
  | "km"
  | "kg"
  | "seats"
  | "doors"
  | "cylinders"
  | "sleeps"
  | "people"
  | "children"
  | "cc"
  | "litres"
  | "per100km"
  | "feet"
  | "metres"
  | "pallets"
  | "years";

export interface Amount {
  readonly value: number;
  /** Null if no word gives a unit. */
  readonly unit: Unit | null;
  readonly dollar: boolean;
  readonly plus: boolean;
  /** Index of the word after it. */
  readonly to: number;
}

/** Single words that people use for kilometres. */
export const KM_WORDS: readonly string[] =
  "km kms ks klm klms kay kays kilometre kilometres kilometer kilometers kilometeres clicks klicks klick".split(" ");

const CHILD_SEATS =
  "car seats|carseats|child seats|baby seats|booster seats|boosters|kids seats|isofix seats|isofix points|isofix anchors";
/** "3 places for baby seats" counts the same as "3 baby seats". */
const PLACES_FOR = CHILD_SEATS.split("|").flatMap((seats) =>
  ["places", "spots", "room"].map((of) => `${of} for ${seats}`),
);

const UNITS = phraseTable<Unit | "fortnight" | "month">(
  ["dollars|dollar|bucks|aud", "dollars"],
  ["k|grand|grands|thousand|thousands|thou|000", "thousand"],
  ["pw|per week|a week|week|wk|weekly|pwk|each week|every week|per wk|a wk|p w", "week"],
  ["pf|fn|ftn|per fn|a fn|per fortnight|a fortnight|fortnight|fortnightly|each fortnight|every fortnight", "fortnight"],
  ["pm|per month|a month|month|monthly|mth|per mth|a mth|each month|every month|pcm", "month"],
  [
    `${KM_WORDS.join("|")}|on the clock|on clock|on the odo|on odo|on the odometer|on odometer|on the speedo|on it`,
    "km",
  ],
  ["kg|kgs|kilo|kilos|kilogram|kilograms", "kg"],
  ["seat|seats|sit|sits|sitter|places|seater|seaters|seated|str|passenger|passengers|pax|occupants", "seats"],
  ["door|doors|dr|drs", "doors"],
  ["cyl|cyls|cylinder|cylinders", "cylinders"],
  ["berth|berths", "sleeps"],
  ["people|peoples|person|persons|adults|of us|ppl", "people"],
  [
    [
      "kids|kid|children|child|littlies|little ones|teenagers|teens|grandkids|grandchildren",
      CHILD_SEATS,
      ...PLACES_FOR,
    ].join("|"),
    "children",
  ],
  ["cc|ccs", "cc"],
  ["l|lt|ltr|litre|litres", "litres"],
  [
    "l100km|l100|litres 100km|l per 100|l per 100km|litres per 100|litres per 100km|litres per 100 km|l per hundred|litres per hundred|" +
      "litres per hundred km|litres per hundred kms|litres a hundred|litres to the hundred",
    "per100km",
  ],
  ["ft|foot|feet|footer|fter", "feet"],
  ["m|metre|metres", "metres"],
  ["pallet|pallets", "pallets"],
  ["year|years|yr|yrs|yo", "years"],
);
const TONNES = new Set(["t", "ton", "tons", "tonne", "tonnes", "tn", "tonner", "tonners"]);

/** Whether letters right after a figure are its unit: "k" of "30k". */
export const isUnit = (letters: string): boolean => UNITS.values.has(letters) || TONNES.has(letters);

/** Number of weeks in a payment period. The stock has only weekly prices. */
const WEEKS: Readonly<Record<"fortnight" | "month", number>> = { fortnight: 2, month: 52 / 12 };

/** Converts a payment per period to a payment per week. Null if the amount is not money or already has a period. */
export function paidWeekly(amount: Amount, span: "week" | "fortnight" | "month"): Amount | null {
  if (amount.unit !== null && amount.unit !== "dollars") return null;
  const value = span === "week" ? amount.value : Math.round(amount.value / WEEKS[span]);
  return { ...amount, value, unit: "week" };
}

/** All words of amounts. They count as correctly spelt. */
export const AMOUNT_WORDS: readonly string[] = [...UNITS.values.keys(), ...TONNES, ...BOUNDING_WORDS, ...SPOKEN_WORDS];

const LONGEST_PHRASE = 4;

function unitAt(
  words: readonly Word[],
  at: number,
): { readonly unit: Unit; readonly times: number; to: number } | null {
  const key = words[at]?.key ?? "";
  if (TONNES.has(key)) return { unit: "kg", times: 1_000, to: at + 1 };
  const found = phraseOf(UNITS, words, at, LONGEST_PHRASE);
  if (!found) return null;
  const { value: unit, to } = found;
  return unit === "fortnight" || unit === "month"
    ? { unit: "week", times: 1 / WEEKS[unit], to }
    : { unit, times: 1, to };
}

/** "7 or more seats": the unit comes after the bound. */
export function unitAfter(words: readonly Word[], low: Amount, at: number): Amount | null {
  const next = low.unit === null ? unitAt(words, at) : null;
  return next && { ...low, value: low.value * next.times, unit: next.unit, to: next.to };
}

/**
 * "30k", "40 grand", "100,000 kms", "3.5t", "seven seats", "$150 per week"; null where no amount begins. A small number
 * in letters without a unit is an amount only if `isCounted`: "sleeps six".
 */
export function amountAt(words: readonly Word[], at: number, isCounted = false): Amount | null {
  const word = words[at];
  if (!word) return null;
  const inWords = word.value === null ? spokenNumberAt(words, at) : null;
  const spoken =
    word.unit === "" ? withHalf(words, inWords ?? { value: word.value ?? 0, to: at + 1 }, inWords) : inWords;
  const value = spoken?.value ?? word.value ?? null;
  if (value === null) return null;
  const signs = { dollar: word.dollar, plus: word.plus };
  let unit: Unit | null = null;
  let amount = value;
  if (word.unit !== "") {
    if (TONNES.has(word.unit)) return { ...signs, value: grams(value), unit: "kg", to: at + 1 };
    const own = UNITS.values.get(word.unit);
    if (own === "fortnight" || own === "month") {
      return { ...signs, value: Math.round(value / WEEKS[own]), unit: "week", to: at + 1 };
    }
    if (!own) return null;
    unit = own;
    if (own === "thousand") amount = value * 1_000;
    else if (own !== "dollars") return { ...signs, value, ...perHundred(words, own, at + 1) };
  }
  let to = spoken?.to ?? at + 1;
  // "30k km", "40 thousand dollars": a unit may follow the thousands.
  for (let turn = 0; turn < 2; turn += 1) {
    // "2018+ km" says nothing about kilometres, but "400+ km" does.
    const next = word.plus && turn === 0 && value > 1_900 && value < 2_100 ? null : unitAt(words, to);
    if (!next || (unit !== null && unit !== "thousand" && unit !== "dollars")) break;
    // "Price 20000-30000 year 2019+": no car is so many years old.
    if (next.unit === "years" && value > MOST_YEARS) break;
    if (unit === "thousand" && !["km", "week", "dollars"].includes(next.unit)) break;
    if (next.unit === "thousand") {
      const hundreds = words[to]?.key === "thousand" ? hundredsAfter(words, next.to) : null;
      amount = amount * 1_000 + (hundreds?.value ?? 0);
      next.to = hundreds?.to ?? next.to;
    }
    // Payments per fortnight or month are rounded to whole dollars a week.
    amount = next.times < 1 ? Math.round(amount * next.times) : amount * next.times;
    ({ unit, to } = next);
  }
  // A small number in letters alone is not an amount: "two" of "number two". In "twenty to thirty thousand" it is.
  if (word.value === null && unit === null && value < LEAST_SPOKEN && !isCounted && !isUpTo(words, to)) return null;
  return {
    ...signs,
    value: Math.round(amount * 1_000) / 1_000,
    unit,
    to,
    plus: word.plus || (words[to - 1]?.plus ?? false),
  };
}

const MOST_YEARS = 99;

/** "6l/100km": litres are fuel consumption if "100 km" follows. */
function perHundred(words: readonly Word[], unit: Unit, to: number): Pick<Amount, "unit" | "to"> {
  const from = words[to]?.key === "per" ? to + 1 : to;
  if (unit === "litres" && words[from]?.key === "100km") return { unit: "per100km", to: from + 1 };
  const isApart = unit === "litres" && words[from]?.key === "100" && words[from + 1]?.key === "km";
  return isApart ? { unit: "per100km", to: from + 2 } : { unit, to };
}

/** From this value on, a number in letters needs no unit: "twenty nineteen", "thirty five hundred". */
const LEAST_SPOKEN = 1_000;

/** Whether a word here joins another amount that has a unit. */
function isUpTo(words: readonly Word[], at: number): boolean {
  const joins = words[at]?.key === "to" || words[at]?.key === "and";
  return joins && (amountAt(words, at + 1)?.unit ?? null) !== null;
}

const grams = (tonnes: number) => Math.round(tonnes * 1_000);

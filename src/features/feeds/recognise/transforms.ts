import { isInMil } from "../normalise/figures/distance.ts";
import { readPrice } from "../normalise/figures/price.ts";
import type { Transform } from "../schema.ts";
import type { Field } from "./fields.ts";
import type { Heading } from "./headings.ts";

const DATES: readonly Field[] = ["rego_expiry", "build_date", "compliance_date", "sold_date", "created_at"];
const MONEY: readonly Field[] = ["price", "before_price", "offer_price", "subscription_price", "market_price"];

/** Words in headings of numbers in thousands: "Kms x1000", "Price '000". */
const THOUSANDS = /^(x?1?000s?|thousands?)$/;

/** Words in headings of amounts in cents: "PriceCents", "SALE_PRC_CTS". */
export const CENTS_WORD = /^(cents?|cts)$/;

/** How to read a column's plain numbers and dates, judged by its heading and values together. */
export function transformsOf(field: Field, { unit, words }: Heading, values: readonly string[]): readonly Transform[] {
  if (field === "km" && isColumnOfMil(words, values)) return ["mil"];
  if (field === "km" && words.includes("tenthousands")) return ["ten-thousands"];
  if (field === "km" && words.some((word) => THOUSANDS.test(word))) return ["thousands"];
  if (field === "km") return unit === "miles" || words.some((word) => /^miles?$/.test(word)) ? ["miles"] : [];
  if (DATES.includes(field)) return monthFirst(values) ? ["month-first"] : [];
  if (MONEY.includes(field)) {
    if (unit === "lakh") return ["lakhs"];
    if (unit === "tenthousands") return ["ten-thousands"];
    if (words.some((word) => CENTS_WORD.test(word))) return ["cents"];
    if (words.some((word) => THOUSANDS.test(word))) return ["thousands"];
    return field === "subscription_price" ? [] : amountsOf(values);
  }
  if (field === "engine_cc" || field === "engine_litres") return values.length > 0 ? [engineUnit(unit, values)] : [];
  return [];
}

/** Whether odometers are in Swedish mil: by the heading or, if it gives no unit, by most of the values. */
function isColumnOfMil(words: readonly string[], values: readonly string[]): boolean {
  if (words.some((word) => /^mil(tal)?$/.test(word))) return true;
  return !words.some((word) => /^km/.test(word)) && values.filter(isInMil).length > values.length / 2;
}

/** Fewer amounts than these prove nothing about a whole column. */
const LEAST_AMOUNTS = 10;
/** Dollars: typical weekly payments, and amounts below nearly all vehicle prices. */
const WEEKLY = { least: 20, usual: 400, most: 700 } as const;
const CENTS = { least: 100_000, usual: 700_000, leastUneven: 0.3 } as const;

/** Forms never used for cents: a fraction, or a word for thousands and more ("19.75 Lakh", "38.5k"). */
const NO_CENTS = /[.,]\d{1,2}$|\.\d{3,}$|\d\s?(?:k|la(?:kh|c)s?|cr(?:ores?)?|m(?:il(?:lion)?)?)\b/i;

/**
 * The unit of amounts whose heading does not give it: cents if all end in two zeros and half of them would buy a house,
 * or weekly payments if almost none would buy a vehicle.
 */
function amountsOf(values: readonly string[]): readonly Transform[] {
  const amounts = values
    .flatMap((value) => {
      const read = readPrice(value);
      return read.kind === "amount" ? [read.amount] : [];
    })
    .sort((a, b) => a - b);
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0;
  const share = (fits: (amount: number) => boolean) => amounts.filter(fits).length / amounts.length;
  if (amounts.length < LEAST_AMOUNTS) return [];
  if (
    !values.some((value) => NO_CENTS.test(value)) &&
    middle >= CENTS.usual &&
    share((amount) => amount >= CENTS.least && amount % 100 === 0) >= 0.95
  )
    // Amounts in a weak currency are round; few dollar prices are multiples of fifty.
    return share((amount) => amount % 5000 !== 0) >= CENTS.leastUneven ? ["cents"] : [];
  const isWeekly = (amount: number) => amount >= WEEKLY.least && amount <= WEEKLY.most;
  return middle <= WEEKLY.usual && share(isWeekly) >= 0.95 ? ["weekly"] : [];
}

/** Whether a date like 01/31/2024 proves that the column is month first; otherwise the day is assumed to be first. */
function monthFirst(values: readonly string[]): boolean {
  const found = values
    .map((value) => /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/.exec(value))
    .filter((match) => match !== null);
  return found.some((match) => Number(match[2]) > 12) && !found.some((match) => Number(match[1]) > 12);
}

function engineUnit(unit: string | null, values: readonly string[]): Transform {
  if (unit === "cc") return "cc";
  if (unit === "l") return "litres";
  const small = values.filter((value) => Number.parseFloat(value.replace(",", ".")) <= 12).length;
  return small > values.length / 2 ? "litres" : "cc";
}

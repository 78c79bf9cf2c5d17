import type { Transform } from "../schema.ts";
import type { Field } from "./fields.ts";
import type { Heading } from "./headings.ts";

const DATES: readonly Field[] = ["rego_expiry", "build_date", "compliance_date", "sold_date", "created_at"];
const MONEY: readonly Field[] = ["price", "before_price", "offer_price", "subscription_price", "market_price"];

/** How a column's plain numbers and dates are to be read, by its heading and its values together. */
export function transformsOf(field: Field, { unit, words }: Heading, values: readonly string[]): readonly Transform[] {
  if (field === "km" && words.some((word) => /^mil(tal)?$/.test(word))) return ["mil"];
  if (field === "km") return unit === "miles" || words.some((word) => /^miles?$/.test(word)) ? ["miles"] : [];
  if (DATES.includes(field)) return monthFirst(values) ? ["month-first"] : [];
  if (MONEY.includes(field)) {
    if (unit === "lakh") return ["lakhs"];
    if (words.some((word) => /^cents?$/.test(word))) return ["cents"];
    return words.some((word) => /^(000s?|thousands?)$/.test(word)) ? ["thousands"] : [];
  }
  if (field === "engine_cc" || field === "engine_litres") return values.length > 0 ? [engineUnit(unit, values)] : [];
  return [];
}

/** A date like 01/31/2024 proves that the column is month first; without one, the day is taken to be first. */
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

import * as v from "valibot";
import { plainFigure } from "../../lib/words/plain-figure.ts";
import { line } from "./contact.ts";

/** Amounts as people type them: dollars and kilometres, with or without separators and signs. */

const INVALID_AMOUNT = "Please enter an amount in dollars, like 25,000.";
const INVALID_NUMBER = "Please enter a number, like 12 or 3.5.";
const INVALID_KILOMETRES = "Please enter the kilometres in digits, like 85,000.";

/** Limits beyond any real distance or price. */
const MOST_KM = 9_999_999;
const MOST_DOLLARS = 99_999_999;

/** The nearest whole number in `$25,000`, `25 000`, `85,000 kms`, `25,000.50`, `25k`; null if there is none. */
export function typedAmount(text: string): number | null {
  const digits = plainFigure(text.trim().replace(/kms?\.?$/i, ""));
  const [, thousands] = /^(\d{1,5}(?:\.\d{1,3})?)k$/i.exec(digits) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1_000);
  return /^\d{1,8}(?:\.(?:\d\d)?)?$/.test(digits) ? Math.round(Number(digits)) : null;
}

/**
 * Digits with thousands separators and nothing else: `25,000` (LEAD-069). Cents are kept: without their point,
 * `$25,000.00` would be a hundred times as much. Three digits after a point are thousands.
 */
export function separated(text: string): string {
  const [, integer = text, cents = ""] = /^(\d+)(\.\d{0,2})$/.exec(text.replace(/[^\d.]/g, "")) ?? [];
  const digits = integer.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const begun = digits.length % 3;
  const parts = [digits.slice(0, begun), ...(digits.slice(begun).match(/\d{3}/g) ?? [])];
  return `${parts.filter((part) => part !== "").join(",")}${cents}`;
}

const amount = (most: number, message: string) =>
  v.pipe(
    line(20),
    v.transform((text) => typedAmount(text) ?? -1),
    v.minValue(0, message),
    v.maxValue(most, message),
  );

/** Whole kilometres. */
export const kilometresField = amount(MOST_KM, INVALID_KILOMETRES);
/** Whole dollars. */
export const moneyField = amount(MOST_DOLLARS, INVALID_AMOUNT);
/** A number as people write it, with or without sign, separators and decimals. It is stored as written. */
export const numberField = v.pipe(
  line(30),
  v.check((text) => /^[-+]?(\d{1,15}|\d{1,3}([ ,]\d{3}){1,4})(\.\d{1,9})?$/.test(text), INVALID_NUMBER),
);

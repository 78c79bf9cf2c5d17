import { LOCALE } from "./locale.ts";

const WHOLE = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const FIGURE = new Intl.NumberFormat(LOCALE);
const DOLLARS = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "AUD", maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "AUD", minimumFractionDigits: 2 });

/** Australian dollars, with cents only where there are some: `$27,990`, `$27,990.50`. */
export function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? DOLLARS.format(dollars) : CENTS.format(dollars);
}

/** Whole cents with both their places, as amounts stand in columns: `$500.00`, and `−$500.00` for what goes out. */
export const exactMoney = (cents: number): string => CENTS.format(cents / 100).replace("-", "−");

/** `84,200 km`. */
export function formatKm(km: number): string {
  return `${WHOLE.format(km)} km`;
}

/** `1,234`. */
export function formatNumber(value: number): string {
  return WHOLE.format(value);
}

/** A count with its noun, given in the singular: `1 model`, `1,234 models`. */
export function counted(count: number, name: string): string {
  return `${formatNumber(count)} ${name}${count === 1 ? "" : "s"}`;
}

/** Text of a link to all of them: `All 12 models`, or `The model` for a single one. */
export const allOf = (count: number, name: string): string =>
  count === 1 ? `The ${name}` : `All ${counted(count, name)}`;

/** `1,234.5`: with as many decimals as it has, three at the most. */
export const formatFigure = (value: number): string => FIGURE.format(value);

import { LOCALE } from "./locale.ts";

const WHOLE = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const FIGURE = new Intl.NumberFormat(LOCALE);
const DOLLARS = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "AUD", maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "AUD", minimumFractionDigits: 2 });

/** Australian dollars, with cents only where there are some: `$27,990`, `$27,990.50`. */
export function formatMoney(dollars: number): string {
  if (isPlainWhole(dollars)) return `$${grouped(dollars)}`;
  return Number.isInteger(dollars) ? DOLLARS.format(dollars) : CENTS.format(dollars);
}

/** The numbers of nearly every page: the language's own formatter takes several times as long as putting in commas. */
const isPlainWhole = (value: number): boolean => Number.isInteger(value) && value >= 1 && value < 1e9;

function grouped(value: number): string {
  const figures = String(value);
  let text = figures.slice(-3);
  for (let end = figures.length - 3; end > 0; end -= 3) text = `${figures.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}

/** Whole cents with both their places, as amounts stand in columns: `$500.00`, and `−$500.00` for what goes out. */
export const exactMoney = (cents: number): string => CENTS.format(cents / 100).replace("-", "−");

/** `84,200 km`. */
export function formatKm(km: number): string {
  return `${formatNumber(km)} km`;
}

/** `1,234`. */
export function formatNumber(value: number): string {
  return isPlainWhole(value) ? grouped(value) : WHOLE.format(value);
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

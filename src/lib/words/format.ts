import { LOCALE } from "./locale.ts";
import { nounFor } from "./plural.ts";

const whole = madeOnce({ maximumFractionDigits: 0 });
const withCents = madeOnce({ style: "currency", currency: "AUD", minimumFractionDigits: 2 });

/**
 * A formatter that is made at its first use: a page's first one takes a phone 50 milliseconds, and few pages need one
 * before somebody does something.
 */
function madeOnce(options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(LOCALE, options);
    return format.format(value);
  };
}

/** Australian dollars, with cents only where there are some: `$27,990`, `$27,990.50`. */
export function formatMoney(dollars: number): string {
  return isPlainWhole(dollars) ? `$${grouped(dollars)}` : withCents(dollars).replace(".00", "");
}

/** The numbers of nearly every page: the language's own formatter takes several times as long as putting in commas. */
const isPlainWhole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1e9;

function grouped(value: number): string {
  const figures = String(value);
  let text = figures.slice(-3);
  for (let end = figures.length - 3; end > 0; end -= 3) text = `${figures.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}

/** Whole cents with both their places, as amounts stand in columns: `$500.00`, and `−$500.00` for what goes out. */
export const exactMoney = (cents: number): string => withCents(cents / 100).replace("-", "−");

/** `84,200 km`. */
export function formatKm(km: number): string {
  return `${formatNumber(km)} km`;
}

/** `1,234`. */
export function formatNumber(value: number): string {
  return isPlainWhole(value) ? grouped(value) : whole(value);
}

/** A count with its noun, given in the singular: `1 model`, `1,234 models`. */
export function counted(count: number, name: string): string {
  return `${formatNumber(count)} ${nounFor(count, name)}`;
}

/** Text of a link to all of them: `All 12 models`, or `The model` for a single one. */
export const allOf = (count: number, name: string): string =>
  count === 1 ? `The ${name}` : `All ${counted(count, name)}`;

/** `1,234.5`: with as many decimals as it has, three at the most. */
export const formatFigure = madeOnce();

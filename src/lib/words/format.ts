import { LOCALE } from "./locale.ts";
import { nounFor } from "./plural.ts";

const rounded = madeOnce({ maximumFractionDigits: 0 });
const withCents = madeOnce({ style: "currency", currency: "AUD", minimumFractionDigits: 2 });

/**
 * A formatter created on first use: the first one on a page takes a phone 50 milliseconds, and few pages need one
 * before a person interacts.
 */
function madeOnce(options?: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(LOCALE, options);
    return format.format(value);
  };
}

/** Australian dollars, with cents only if there are any: `$27,990`, `$27,990.50`. */
export function formatMoney(dollars: number): string {
  return isPlainWhole(dollars) ? `$${grouped(dollars)}` : withCents(dollars).replace(".00", "");
}

/** The numbers on nearly every page: the language's own formatter takes several times as long as inserting commas. */
const isPlainWhole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1e9;

function grouped(value: number): string {
  const figures = String(value);
  let text = figures.slice(-3);
  for (let end = figures.length - 3; end > 0; end -= 3) text = `${figures.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}

/** Cents as dollars with two decimals, for columns of amounts: `$500.00`, and `−$500.00` for outgoing money. */
export const exactMoney = (cents: number): string => withCents(cents / 100).replace("-", "−");

/** `84,200 km`. */
export function formatKm(km: number): string {
  return `${formatNumber(km)} km`;
}

/** `1,234`. */
export function formatNumber(value: number): string {
  return isPlainWhole(value) ? grouped(value) : rounded(value);
}

/** A count with its noun, which is given in the singular: `1 model`, `1,234 models`. */
export function counted(count: number, name: string): string {
  return `${formatNumber(count)} ${nounFor(count, name)}`;
}

/** Text for a link to all of them: `All 12 models`, or `The model` if there is only one. */
export const allOf = (count: number, name: string): string =>
  count === 1 ? `The ${name}` : `All ${counted(count, name)}`;

/** `1,234.5`: with its own decimals, three at most. */
export const formatFigure = madeOnce();

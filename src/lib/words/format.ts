const WHOLE = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });
const DOLLARS = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD", maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD", minimumFractionDigits: 2 });

/** Australian dollars: `$27,990`; the cents only where there are some, `$27,990.50`. */
export function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? DOLLARS.format(dollars) : CENTS.format(dollars);
}

/** `84,200 km`. */
export function formatKm(km: number): string {
  return `${WHOLE.format(km)} km`;
}

/** `1,234`. */
export function formatNumber(value: number): string {
  return WHOLE.format(value);
}

/** `1 model`, `1,234 models`: how many of what is counted, by its name in the singular. */
export function counted(count: number, name: string): string {
  return `${formatNumber(count)} ${name}${count === 1 ? "" : "s"}`;
}

/** What leads to all of them: `All 12 models`, and of a single one `The model`. */
export const allOf = (count: number, name: string): string =>
  count === 1 ? `The ${name}` : `All ${counted(count, name)}`;

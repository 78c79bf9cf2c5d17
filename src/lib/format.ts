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

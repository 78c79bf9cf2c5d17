import type { ModelCard } from "./rules.ts";

/** Index of the second row's last body button, from 0 (MODEL-031). */
const SECOND_ROW_ENDS = 8;

/** Buttons in rows: so many in the first, then up to index 8, then the others (MODEL-030 to MODEL-032). */
export function buttonRows<T>(buttons: readonly T[], inFirstRow: number): readonly (readonly T[])[] {
  const second = Math.max(inFirstRow, SECOND_ROW_ENDS + 1);
  const rows = [buttons.slice(0, inFirstRow), buttons.slice(inFirstRow, second), buttons.slice(second)];
  return rows.filter((row) => row.length > 0);
}

/** The ends of the range page's price slider, in dollars. */
export interface PriceBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const STEP = 1_000;

/** From the cheapest model to the dearest, in whole thousands (MODEL-029); null where there is no range. */
export function priceBounds(cards: readonly Pick<ModelCard, "startsAt">[]): PriceBounds | null {
  const prices = cards.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt]));
  if (new Set(prices).size < 2) return null;
  return {
    min: Math.floor(Math.min(...prices) / STEP) * STEP,
    max: Math.ceil(Math.max(...prices) / STEP) * STEP,
    step: STEP,
  };
}

/** The choices on the range page, each null for none. */
export interface RangeChoice {
  readonly body: string | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The choices in an address: an unknown body and an invalid number count as not chosen. */
export function rangeChoice(query: URLSearchParams, bodies: readonly string[]): RangeChoice {
  const requested = query.get("body")?.toLowerCase();
  const dollars = (name: string) => {
    const digits = (query.get(name) ?? "").replace(/[$,\s]/g, "");
    return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
  };
  const body = bodies.find((one) => one.toLowerCase() === requested) ?? null;
  return { body, low: dollars("price-min"), high: dollars("price-max") };
}

/**
 * The models of the chosen body and price (MODEL-021, MODEL-029). Once a price limit is set, models without a price
 * are left out.
 */
export function modelsInChoice<T extends Pick<ModelCard, "bodies" | "startsAt">>(
  cards: readonly T[],
  { body, low, high }: RangeChoice,
  bounds: PriceBounds | null,
): readonly T[] {
  const least = bounds && low !== null && low > bounds.min ? low : null;
  const most = bounds && high !== null && high < bounds.max ? high : null;
  return cards.filter(({ bodies, startsAt }) => {
    if (body !== null && !bodies.includes(body)) return false;
    if (least === null && most === null) return true;
    return startsAt !== null && startsAt >= (least ?? 0) && startsAt <= (most ?? Number.POSITIVE_INFINITY);
  });
}

/** The query string for these choices, the inverse of `rangeChoice`: with its `?`, or empty for all models. */
export function choiceQuery({ body, low, high }: RangeChoice): string {
  const query = new URLSearchParams();
  if (body !== null) query.set("body", body);
  if (low !== null) query.set("price-min", String(low));
  if (high !== null) query.set("price-max", String(high));
  return query.size > 0 ? `?${query}` : "";
}

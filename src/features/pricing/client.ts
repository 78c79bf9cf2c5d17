import * as v from "valibot";
import { shownComparison } from "./gauge.ts";
import { PriceComparisonSchema, type ShownComparison } from "./schema.ts";

/**
 * Fetches a car's price comparison; null if none is shown. A failure is only logged to the console (ERR-006), and the
 * page does without the comparison.
 */
export async function fetchComparison(address: string, signal: AbortSignal): Promise<ShownComparison | null> {
  try {
    const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return shownComparison(v.parse(PriceComparisonSchema, await response.json()));
  } catch (error) {
    if (!signal.aborted) console.warn("The price comparison is not shown.", error);
    return null;
  }
}

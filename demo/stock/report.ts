import type { CarType } from "../../src/features/stock/schema.ts";
import { numberOf } from "./art.ts";

/** One report for all of them, marked as a sample: nothing is said of a vehicle that does not exist. */
const SAMPLE = "/art/reports/sample-history-report.svg";

/** Six of ten used vehicles have a report. Told from the stock number, so that no other draw of the seed moves. */
export function reportOf(carType: CarType, stocknum: string): string | null {
  return carType === "used" && numberOf(stocknum) % 10 < 6 ? SAMPLE : null;
}

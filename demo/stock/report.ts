import type { CarType } from "../../src/features/vocabulary/vehicle-kinds.ts";
import { numberOf } from "./pictures/art.ts";

/** One report for all of them, marked as a sample: nothing is said of a vehicle that does not exist. */
const PICTURE = "/art/reports/sample-history-report.svg";
const DOCUMENT = "/art/reports/sample-history-report.pdf";
/** As feeds write it: an address, or an object that has one. By the last digit of the stock number. */
const SAMPLES = [PICTURE, DOCUMENT, JSON.stringify({ url: PICTURE }), PICTURE, DOCUMENT, PICTURE] as const;

/** Six of ten used vehicles have a report. Told from the stock number, so that no other draw of the seed moves. */
export function reportOf(carType: CarType, stocknum: string): string | null {
  return carType === "used" ? (SAMPLES[numberOf(stocknum) % 10] ?? null) : null;
}

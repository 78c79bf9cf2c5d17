import type { CarType } from "../../src/features/vocabulary/vehicle-kinds.ts";
import { numberOf } from "./pictures/art.ts";

/** One report for all vehicles, marked as a sample, because the vehicles do not exist. */
const PICTURE = "/art/reports/sample-history-report.svg";
const DOCUMENT = "/art/reports/sample-history-report.pdf";
/** The forms that feeds use: an address, or an object with one. The last digit of the stock number decides. */
const SAMPLES = [PICTURE, DOCUMENT, JSON.stringify({ url: PICTURE }), PICTURE, DOCUMENT, PICTURE] as const;

/** Six of ten used vehicles have a report. The stock number decides, so that no other draw of the seed changes. */
export function reportOf(carType: CarType, stocknum: string): string | null {
  return carType === "used" ? (SAMPLES[numberOf(stocknum) % 10] ?? null) : null;
}

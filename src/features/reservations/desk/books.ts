import { wallClock } from "../../../lib/time/time-zones.ts";
import { CSV_MARK, csvLine } from "../../../lib/words/csv.ts";
import type { Movement } from "./movements.ts";

/** The headings of the file, in order. */
const HEADINGS = [
  "Date",
  "Time",
  "Time zone",
  "Dealership",
  "Kind",
  "Reference",
  "Payment",
  "Amount",
  "Currency",
  "Person",
  "Email",
  "Car",
  "Stock number",
  "Paid with",
  "Processor's id",
  "By",
  "Reason",
] as const;

/** A dealership's name in the books, its time zone, and its currency (ISO 4217). */
export interface BookedPlace {
  readonly name: string;
  readonly zone: string;
  readonly currency: string;
}

const two = (value: number) => String(Math.floor(value)).padStart(2, "0");

/** Cents as a decimal number with two places: `-300.00`. Exact, since it computes no fractions. */
function decimal(cents: number): string {
  const absolute = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(absolute / 100)}.${two(absolute % 100)}`;
}

/**
 * Payments and refunds as CSV for the dealership's books: a row for each, times in the dealership's time zone, amounts
 * with a sign. No cell can act as a spreadsheet formula, whatever a shopper typed as their name.
 */
export function booksCsv(moved: readonly Movement[], placeOf: (dealership: string) => BookedPlace): string {
  const lines = moved.map(({ at, cents, reference, refund, row: { payment, payer, car } }) => {
    const { name, zone, currency } = placeOf(payment.dealership_slug);
    const { day, secondOfDay } = wallClock(at, zone);
    return csvLine([
      day,
      `${two(secondOfDay / 3600)}:${two((secondOfDay / 60) % 60)}`,
      zone,
      name,
      refund ? "Refund" : payment.purpose === "deposit" ? "Deposit" : "Invoice",
      reference,
      payment.reference,
      { figure: decimal(cents) },
      currency,
      payer.name,
      payer.email,
      car?.name ?? "",
      car?.stocknum ?? "",
      payment.processor,
      payment.processor_payment ?? "",
      refund?.by ?? "",
      refund?.reason ?? "",
    ]);
  });
  return `${CSV_MARK}${csvLine(HEADINGS)}${lines.join("")}`;
}

import { CSV_MARK, guarded, quoted } from "../../../lib/words/csv.ts";
import { type Car, CarSchema } from "../../stock/schema.ts";

const COLUMNS = Object.keys(CarSchema.entries) as (keyof Car)[];

/** Writes cars as CSV: a row for each car and a column for each field, with lists and objects as JSON. */
export async function* csvText(cars: AsyncIterable<Car>): AsyncGenerator<string> {
  yield `${CSV_MARK}${COLUMNS.join(",")}\r\n`;
  for await (const car of cars) yield `${COLUMNS.map((column) => cell(car[column])).join(",")}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return quoted(guarded(value.toWellFormed()));
  return quoted(typeof value === "object" ? JSON.stringify(value) : String(value));
}

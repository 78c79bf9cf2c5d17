import { type Car, CarSchema } from "../../stock/schema.ts";
import { guarded } from "../spelled/formulas.ts";

const COLUMNS = Object.keys(CarSchema.entries) as (keyof Car)[];
/** The byte-order mark by which spreadsheets recognise UTF-8. */
const MARK = "\ufeff";

/** Writes cars as CSV: a row for each car, a column for each field, lists and objects as JSON in their cells. */
export async function* csvText(cars: AsyncIterable<Car>): AsyncGenerator<string> {
  yield `${MARK}${COLUMNS.join(",")}\r\n`;
  for await (const car of cars) yield `${COLUMNS.map((column) => cell(car[column])).join(",")}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return quoted(guarded(value.toWellFormed()));
  return quoted(typeof value === "object" ? JSON.stringify(value) : String(value));
}

export function quoted(text: string): string {
  return /[",;|\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

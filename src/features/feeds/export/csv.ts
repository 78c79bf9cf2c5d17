import { type Car, CarSchema } from "../../stock/schema.ts";
import { guarded } from "../spelled/formulas.ts";

const COLUMNS = Object.keys(CarSchema.entries) as (keyof Car)[];
/** By it spreadsheets know that the text is UTF-8. */
const MARK = "\ufeff";

/** A row a car, a column a field; lists and objects stand in their cells as JSON. */
export async function* csvText(cars: AsyncIterable<Car>): AsyncGenerator<string> {
  yield `${MARK}${COLUMNS.join(",")}\r\n`;
  for await (const car of cars) yield `${COLUMNS.map((column) => cell(car[column])).join(",")}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return quoted(guarded(value.toWellFormed()));
  return quoted(typeof value === "object" ? JSON.stringify(value) : String(value));
}

function quoted(text: string): string {
  return /[",;|\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import type { Car } from "../stock/schema.ts";
import { csvText } from "./export/csv.ts";
import { jsonText } from "./export/json.ts";
import { xmlText } from "./export/xml.ts";

/** Each format that stock goes out in: its text, piece by piece, as `forecourt import` reads it again. */
const WRITERS = { json: jsonText, xml: xmlText, csv: csvText } as const satisfies Record<
  string,
  (cars: AsyncIterable<Car>) => AsyncGenerator<string>
>;
export type ExportFormat = keyof typeof WRITERS;
export const EXPORT_FORMATS = Object.keys(WRITERS) as readonly ExportFormat[];

/** A stock file of these cars, in the specification's own spelling: every field of the record is in it. */
export function stockFile(cars: AsyncIterable<Car>, format: ExportFormat): AsyncGenerator<string> {
  return WRITERS[format](cars);
}

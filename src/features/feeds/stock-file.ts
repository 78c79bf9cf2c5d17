import type { Car } from "../stock/schema.ts";
import { csvText } from "./export/csv.ts";
import { jsonText } from "./export/json.ts";
import { xmlText } from "./export/xml.ts";

/** The writer of each export format; `forecourt import` can read the result. */
const WRITERS = { json: jsonText, xml: xmlText, csv: csvText } as const satisfies Record<
  string,
  (cars: AsyncIterable<Car>) => AsyncGenerator<string>
>;
export type ExportFormat = keyof typeof WRITERS;
export const EXPORT_FORMATS = Object.keys(WRITERS) as readonly ExportFormat[];

/** A stock file of these cars with the specification's names and every field of the record. */
export function stockFile(cars: AsyncIterable<Car>, format: ExportFormat): AsyncGenerator<string> {
  return WRITERS[format](cars);
}

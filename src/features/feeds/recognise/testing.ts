import type { FeedRow } from "../schema.ts";
import { recogniseColumns } from "./columns.ts";

/** Recognises columns built from headings and the values of one or more rows. */
export function recognise(columns: Record<string, string | readonly string[]>) {
  const count = Math.max(...Object.values(columns).map((values) => (typeof values === "string" ? 1 : values.length)));
  const rows: FeedRow[] = Array.from({ length: count }, (_, at) => ({
    row: at + 2,
    cells: Object.fromEntries(
      Object.entries(columns).map(([heading, values]) => [
        heading,
        typeof values === "string" ? values : (values[at] ?? ""),
      ]),
    ),
  }));
  return recogniseColumns(Object.keys(columns), rows);
}
/** The recognised field of each heading. */
export const fields = (columns: Record<string, string | readonly string[]>) =>
  Object.fromEntries(recognise(columns).choices.map(({ column, field }) => [column, field]));

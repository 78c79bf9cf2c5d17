import { tableLayout, wideRowOf } from "../read/delimited.ts";
import type { OpenedFeed } from "../read/opened-feed.ts";
import { eachRow } from "../read/tables/turned.ts";
import type { FeedItem } from "../schema.ts";
import { filledLines, type Sheets } from "./sheet.ts";

/** The number of lines that are searched for the heading. */
const HEADING_WITHIN = 60;

/**
 * The single table that was made from a file, in the form that a file's reader returns; null if there are several
 * tables, or no rows. `refusedBeside` returns items to refuse in addition to the table's rows.
 */
export function asFeed(
  sheets: Sheets,
  file: OpenedFeed | null,
  refusedBeside: (rows: readonly FeedItem[]) => readonly FeedItem[] = () => [],
): OpenedFeed | null {
  const [sheet, another] = sheets;
  if (!sheet || another) return null;
  const lines = filledLines(sheet);
  const { before, headings } = tableLayout(lines.slice(0, HEADING_WITHIN).map(({ cells }) => cells));
  const heading = before > 0 ? lines[before - 1]?.cells.join("\t") : undefined;
  const body = lines.slice(before).filter(({ cells }) => cells.join("\t") !== heading);
  if (body.length === 0) return null;
  const isCounted = body.every(({ at }, index) => index === 0 || at > (body[index - 1]?.at ?? 0));
  const rows = body.map(({ at, cells }, index): FeedItem => wideRowOf(cells, headings, isCounted ? at : index + 2));
  const plain = { format: "csv", encoding: "utf-8", gzipped: false } as const;
  const { isOfWords: _, ...own } = file ?? {};
  return { ...plain, ...own, headings, rows: eachRow([...rows, ...refusedBeside(rows)]) };
}

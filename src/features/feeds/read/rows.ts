import type { FeedFormat, FeedItem } from "../schema.ts";
import { delimitedRows, layoutOf } from "./delimited.ts";
import { formatOf } from "./format.ts";
import { jsonRows } from "./json.ts";
import { jsonLayout } from "./json-layout.ts";
import { pairsOf } from "./pairs.ts";
import { type Encoding, inspectFile, SIZE_LIMITS, type SizeLimits, textOf } from "./source.ts";
import { xmlRowPath, xmlRows } from "./xml.ts";

export interface OpenedFeed {
  readonly format: FeedFormat;
  readonly encoding: Encoding;
  readonly gzipped: boolean;
  /** Headings where the format has a heading row; null where each row names its own fields. */
  readonly headings: readonly string[] | null;
  readonly rows: AsyncGenerator<FeedItem>;
}

/**
 * Opens a stock file of any supported format, plain or gzipped. Rows are streamed: the file is never in memory as a
 * whole. `onStray` is called for lines that were not UTF-8. Throws UnreadableFile, at once or while rows are read.
 */
export async function openFeed(
  path: string,
  onStray: (line: string) => void = () => {},
  limits: SizeLimits = SIZE_LIMITS,
): Promise<OpenedFeed> {
  const file = await inspectFile(path, limits);
  const format = formatOf(file.head);
  const opened = { format, encoding: file.encoding, gzipped: file.gzipped };
  const text = () => textOf(file, onStray, limits);
  const again = () => textOf(file, undefined, limits);
  if (format === "xml") return { ...opened, headings: null, rows: xmlRows(text(), await xmlRowPath(again())) };
  if (format === "csv") {
    const layout = await layoutOf(file.head);
    return {
      ...opened,
      headings: pairsOf(layout.headings).length > 0 ? null : layout.headings,
      rows: delimitedRows(text(), layout),
    };
  }
  const layout = await jsonLayout(again, format === "ndjson");
  return { ...opened, headings: null, rows: jsonRows(text(), layout) };
}

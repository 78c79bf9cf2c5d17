import { Readable } from "node:stream";
import { jsonRows } from "../json/json.ts";
import { jsonLayout } from "../json/json-layout.ts";
import { NoStockFound, type OpenedFeed } from "../opened-feed.ts";
import { cardRows, hasCards } from "./cards.ts";
import { linkedDataOf } from "./linked-data.ts";
import { stockTable, tableRows } from "./stock-table.ts";

/**
 * Opens a web page: the vehicles in its linked data, or otherwise in the table that looks like stock (some systems call
 * such a page an Excel file), or in separate parts of the page. `text` is read once and reports strange characters;
 * `reread` may be read any number of times. Throws UnreadableFile if the page has none of these, as a login page does
 * not.
 */
export async function openPage(
  text: () => AsyncIterable<string>,
  reread: () => AsyncIterable<string>,
): Promise<Pick<OpenedFeed, "headings" | "rows" | "otherSheets" | "isOfWords">> {
  const data = await linkedDataOf(text());
  if (data !== null) {
    const layout = await jsonLayout(() => Readable.from([data]), false);
    return { headings: null, rows: jsonRows(Readable.from([data]), layout) };
  }
  const table = await stockTable(reread());
  if (!table && (await hasCards(reread()))) return { headings: null, rows: cardRows(reread()), isOfWords: true };
  if (!table)
    throw new NoStockFound(
      "The file is a web page (HTML), not a stock file: the address it came from may need a login.",
    );
  return { headings: table.headings, rows: tableRows(reread(), table), otherSheets: table.others };
}

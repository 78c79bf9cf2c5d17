import type { FeedItem, FeedRow } from "../../schema.ts";
import { addCell } from "../flatten.ts";

/** The columns of Shopify's export of products, in which a row may only add a further picture to the one before. */
const NAME = "Handle";
const TITLE = "Title";
const PICTURE = "Image Src";
/** The most pictures that are collected for a product; no shop shows more. */
const MOST_PICTURES = 250;

/** Whether a table may have rows that continue the one before them. */
export const isContinued = (headings: readonly string[]): boolean =>
  [NAME, TITLE, PICTURE].every((heading) => headings.includes(heading));

/** The rows, with the pictures of rows that only continue them; those rows are left out. */
export async function* joinedRows(rows: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  const pending: FeedRow[] = [];
  let pictures = 1;
  for await (const item of rows) {
    const [before] = pending;
    if ("cells" in item && before && continues(item, before)) {
      pictures += 1;
      if (pictures <= MOST_PICTURES)
        addCell(before.cells as Record<string, string>, PICTURE, item.cells[PICTURE] ?? "");
      if (item.cut) pending[0] = { ...before, cut: true };
      continue;
    }
    yield* pending.splice(0);
    pictures = 1;
    if ("cells" in item) pending.push(item);
    else yield item;
  }
  yield* pending;
}

const continues = (item: FeedRow, before: FeedRow): boolean =>
  item.cells[NAME] === before.cells[NAME] && (item.cells[NAME] ?? "") !== "" && (item.cells[TITLE] ?? "").trim() === "";

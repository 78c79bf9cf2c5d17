import { ENOUGH, identifyingWords, namesModel, refusedLine } from "../read/labels/passed-lines.ts";
import type { BrokenRow, FeedItem } from "../schema.ts";
import type { Raw } from "./openings/raw.ts";

/** How many lines are searched for vehicles, and how many are reported. */
const [MOST_LOOKED_INTO, MOST] = [5000, 1000];

const TOO_MANY =
  "From this line on the file was not searched for vehicles that are laid out otherwise than the others.";

/**
 * The lines of a text or workbook that name a vehicle but are in none of the rows that a layout produced. They are
 * refused like any other row: a full import must not remove a car just because of how the file was read.
 */
export function passedOver(raw: Raw, rows: readonly FeedItem[]): readonly BrokenRow[] {
  const read = new Set(
    rows.flatMap((row) => ("cells" in row ? Object.values(row.cells).flatMap(identifyingWords) : [])),
  );
  const over: BrokenRow[] = [];
  let lookedInto = 0;
  for (const { at, line } of linesOf(raw)) {
    const telling = identifyingWords(line);
    const found = telling.filter((word) => read.has(word)).length;
    if (telling.length === 0 || found >= telling.length * ENOUGH) continue;
    const isTooMany = over.length >= MOST || ++lookedInto > MOST_LOOKED_INTO;
    if (!isTooMany && !namesModel(line)) continue;
    const refused = refusedLine(line);
    const problem = { ...refused.problem, reason: TOO_MANY };
    over.push({ row: at, ...(isTooMany ? { problem, words: [] } : refused) });
    if (isTooMany) break;
  }
  return over;
}

/** The file's lines; none for a page or for records, where a vehicle does not have a line of its own. */
function* linesOf(raw: Raw): Generator<{ readonly at: number; readonly line: string }> {
  if (raw.kind === "sheets") {
    for (const { lines } of raw.sheets) for (const { at, cells } of lines) yield { at, line: cells.join("\t") };
  } else if (raw.kind === "text") {
    for (const [at, line] of raw.text.split("\n").entries()) yield { at: at + 1, line };
  }
}

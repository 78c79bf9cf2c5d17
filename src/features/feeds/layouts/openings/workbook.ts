import type { Workbook } from "../../read/sheets/workbook.ts";
import type { Line, Sheet } from "../sheet.ts";
import type { Raw } from "./raw.ts";

/** All visible sheets of a workbook; null if they hold more than `most` characters. */
export async function wholeWorkbook(workbook: Workbook, most: number): Promise<Raw | null> {
  const sheets: Sheet[] = [];
  let length = 0;
  for (const [at, { name, isHidden }] of workbook.samples.entries()) {
    const lines: Line[] = [];
    let before = 0;
    for await (const { row, cells } of isHidden ? [] : workbook.records(at)) {
      // An empty row separates the rows above it from those below.
      if (row > before + 1) lines.push({ at: before + 1, cells: [] });
      lines.push({ at: row, cells });
      before = row;
      length += cells.reduce((sum, cell) => sum + cell.length + 1, 0);
      if (length > most) return null;
    }
    sheets.push({ name, lines });
  }
  return { kind: "sheets", sheets };
}

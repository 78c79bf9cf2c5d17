import type { Workbook } from "../../read/sheets/workbook.ts";
import type { Line, Sheet } from "../sheet.ts";
import type { Raw } from "./raw.ts";

/** All shown sheets of a workbook; null where they hold more than that many characters. */
export async function wholeWorkbook(workbook: Workbook, most: number): Promise<Raw | null> {
  const sheets: Sheet[] = [];
  let length = 0;
  for (const [at, { name, isHidden }] of workbook.samples.entries()) {
    const lines: Line[] = [];
    let before = 0;
    for await (const { row, cells } of isHidden ? [] : workbook.records(at)) {
      // An empty row divides what stands above it from what stands below.
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

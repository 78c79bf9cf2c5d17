import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("no text is a formula in a spreadsheet, in wide signs or behind a line's end either; figures stay figures", () => {
  for (const text of ["=1+1", "+61", "-2", "@SUM", "\t=1", "\n=1", "＝1+1", "＋1", "－1", "＠A1"])
    expect(csvLine([text]).replaceAll('"', ""), JSON.stringify(text)).toMatch(/^'/);
  expect(csvLine([{ figure: "-300.00" }, "Zoë; Ng", 'a "b"'])).toBe('-300.00,"Zoë; Ng","a ""b"""\r\n');
});

import { expect, test } from "vitest";
import { NO_MAKE } from "./car/name/naming.ts";
import { NO_YEAR } from "./car/name/year.ts";
import { whyNothingImported } from "./import.ts";

const of = (...reasons: readonly string[]) =>
  whyNothingImported(
    {
      read: reasons.length,
      rejected: reasons.length,
      rejections: reasons.map((reason, at) => ({ row: at + 2, column: null, value: "", reason })),
    } as unknown as Parameters<typeof whyNothingImported>[0],
    "kia.csv",
  );

test("a file of which no row could be taken says what the office can do about it", () => {
  expect(of(NO_YEAR, NO_YEAR)).toContain("No row names a year: add a column with the heading Year");
  expect(of(NO_MAKE, NO_MAKE)).toContain('"fixed": {"make": "Kia"}');
  expect(of(NO_YEAR, NO_MAKE)).toContain("The first, row 2: the row names no year.");
});

import { expect, test } from "vitest";
import { recogniseColumns } from "./columns.ts";

/** Judged whole, this cell took six seconds of a processor; its first 20,000 characters take hundredths of one. */
const MOST_CPU_MS = 1000;

test("a cell of 8 MB is judged by its beginning, and its row is left whole", () => {
  const listing = "a - ".repeat(2_000_000);
  const rows = [
    { row: 2, cells: { Make: "Kia", constructor: listing } },
    { row: 3, cells: { Make: "Mazda", constructor: "b" } },
  ] as never;
  const before = process.threadCpuUsage();
  const { choices } = recogniseColumns(["Make", "constructor"], rows);
  const { user, system } = process.threadCpuUsage(before);
  expect(choices.map(({ field }) => field)).toContain("make");
  expect((rows as readonly { cells: Record<string, string> }[])[0]?.cells.constructor).toHaveLength(listing.length);
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
});

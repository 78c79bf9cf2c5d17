import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NOW, YARD } from "../car/testing.ts";
import { yardsOf } from "../place.ts";
import { HEADINGS } from "../recognise/heading-words.ts";
import { shownColumns } from "./columns.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-long-"));
});
afterAll(() => rm(folder, { recursive: true }));

const LETTERS = 2000;
/** Patterns that take the square of a cell's length needed eight seconds; what is linear needs a quarter of one. */
const MOST_CPU_MS = 4000;
/** A heading of each field that a file can have, so that no reader of cells is left out. */
const NAMES = Object.values(HEADINGS).map((names) => names.split("|")[0] ?? "");
const TRUE: Readonly<Record<string, string>> = { make: "Kia", model: "Rio", year: "2019" };

test.each(["(", "1", "$", ".", "/ ", "- ", "1 ", "1,", "a ", "km ", "a@"])(
  "cells of thousands of %j cost no minutes of a processor",
  async (fill) => {
    const cell = fill.repeat(LETTERS / fill.length);
    const row = (at: number) =>
      NAMES.map((name) => (name === "stock number" ? `A${at}` : (TRUE[name] ?? cell))).join(";");
    const path = join(folder, "long.csv");
    await writeFile(path, [NAMES.join(";"), row(1), row(2), row(3)].join("\n"));
    const before = process.threadCpuUsage();
    const seen = await shownColumns(path, { choices: null, dealership: "us", yards: yardsOf([YARD], "us"), now: NOW });
    const { user, system } = process.threadCpuUsage(before);
    expect(seen.ok).toBe(true);
    expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
  },
);

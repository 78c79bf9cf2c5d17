import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyCarInput, fieldPairs } from "../stock/empty-car.ts";
import type { CarInput } from "../stock/schema.ts";
import { Spool, SpoolFailure } from "./spool.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-spool-"));
  vi.stubEnv("TMPDIR", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const car = (number: number, words = ""): CarInput => ({
  ...emptyCarInput(),
  stocknum: `S-${number}`,
  dealercomments: words,
});

test("cars come back whole and in order, those past the buffer too", async () => {
  const spool = await Spool.open();
  const cars = Array.from({ length: 5 }, (_, at) => car(at, "é\n".repeat(200_000)));
  for (const one of cars) await spool.add(fieldPairs(one));
  const batches: CarInput[][] = [];
  for await (const batch of spool.batches(2)) batches.push(batch.map((spooled) => spooled.car));
  expect(batches.map((batch) => batch.length)).toEqual([2, 2, 1]);
  expect(batches.flat()).toEqual(cars);
  await spool.close();
});

test("nothing is left behind by a process that does not come to close it", async () => {
  const spool = await Spool.open();
  await spool.add(fieldPairs(car(1, "x".repeat(2_000_000))));
  expect(readdirSync(folder)).toEqual([]);
  await spool.close();
});

test("a folder for temporary files that cannot be used is a sentence", async () => {
  vi.stubEnv("TMPDIR", join(folder, "none"));
  const failure = await Spool.open().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SpoolFailure);
  expect(String(failure)).toMatch(/cannot be written \(ENOENT\), and nothing was changed: .*TMPDIR/);
});

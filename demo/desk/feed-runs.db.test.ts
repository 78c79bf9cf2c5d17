import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { heldRuns, newestRuns } from "../../src/features/feeds/runs/data.ts";
import { stateOfSource } from "../../src/features/feeds/sources/data.ts";
import { sourcesOf } from "../../src/features/feeds/sources/known.ts";
import { openSites } from "../../src/features/site/data.ts";
import { stockCar } from "../../test/fixtures/cars.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { seedFeedRuns } from "./feed-runs.ts";

const NOW = Date.UTC(2026, 10, 23);

eachDatabase("the demo's stock files", (openFresh) => {
  test("an office's three files: all unchanged, four prices with two refused rows, and one held; each once", async () => {
    const db = await openFresh();
    const sites = await openSites("sites", { defaultSite: null });
    const yard = sites.bySlug("halden")?.dealerships.find(({ slug }) => slug === "halden-liverpool");
    if (!yard) throw new Error("The demo's dealership is gone.");
    const dataDir = mkdtempSync(join(tmpdir(), "forecourt-runs-"));
    try {
      expect(await seedFeedRuns(db, sites, { now: NOW, dataDir })).toBe(0);
      for (let at = 0; at < 20; at += 1) await stockCar(db, yard, { stocknum: `L${at}`, price: 20_000 + at });
      expect(await seedFeedRuns(db, sites, { now: NOW, dataDir })).toBe(3);
      expect(await seedFeedRuns(db, sites, { now: NOW, dataDir })).toBe(0);
      const known = sourcesOf(sites.all()).find(({ dealership }) => dealership.id === yard.id);
      expect(known && (await stateOfSource(db, known))).toMatchObject({ fileAt: NOW - 2 * 3_600_000, failures: 0 });
      const runs = await newestRuns(db, { limit: 5 });
      expect(
        runs.map(({ file, standing, report }) => [file, standing, report?.updated, report?.rejected, report?.created]),
      ).toEqual([
        ["liverpool-sunday.csv", "held", 0, 0, 0],
        ["liverpool-saturday.csv", "imported", 4, 2, 0],
        ["liverpool-friday.csv", "imported", 0, 0, 0],
      ]);
      // The bar counts it for whoever sees this yard's files, for as long as it can matter.
      expect(await heldRuns(db, [yard.slug], NOW)).toBe(1);
      expect(await heldRuns(db, ["halden-parramatta"], NOW)).toBe(0);
      expect(await heldRuns(db, [yard.slug], NOW + 61 * 86_400_000)).toBe(0);
    } finally {
      await sites.close();
      rmSync(dataDir, { recursive: true });
    }
  });
});

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, openDatabase } from "../db/open.ts";
import { eachDatabase } from "../db/testing.ts";
import { wholeCar } from "../features/feeds/spelled/whole-car.testing.ts";
import { writeStock } from "../features/stock/mutations.ts";
import { forecourt } from "./testing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-stock-"));
});
afterAll(() => rm(folder, { recursive: true }));

eachDatabase("forecourt stock", (_openFresh, freshAddress) => {
  test("CAR-001 export writes what import takes back unchanged", async () => {
    const address = await freshAddress();
    const env = { DATABASE_URL: address.url ?? "", FORECOURT_DATA: address.dataDir };
    const db = await openDatabase(address);
    await migrate(db);
    const dealership = { id: 201, slug: "kingtide-southport", name: "Kingtide Southport" };
    await writeStock(db, dealership, { now: Date.UTC(2026, 4, 1) }, (writer) => writer.upsert([wholeCar()]));
    await db.destroy();
    const file = join(folder, "out.csv");
    const of = ["--dealership", dealership.slug];
    expect(await forecourt(["stock", "export", ...of, "--format", "csv", "--out", file], env)).toEqual({
      code: 0,
      out: "",
      error: "",
    });
    expect(await readFile(file, "utf8")).toContain(wholeCar().stocknum.slice(0, 3));
    const back = await forecourt(["import", file, ...of, "--full", "--json"], env);
    expect(JSON.parse(back.out)).toMatchObject({ read: 1, unchanged: 1, gone: 0 });
    const printed = await forecourt(["stock", "export", ...of], env);
    expect(JSON.parse(printed.out)).toMatchObject([wholeCar()]);
    expect(await forecourt(["stock", "export", "--dealership", "nobody"], env)).toMatchObject({ code: 2 });
    const nowhere = await forecourt(["stock", "export", ...of, "--out", join(folder, "no", "file")], env);
    expect(nowhere).toMatchObject({ code: 1, error: expect.stringContaining("cannot be written (ENOENT)") });
  });
});

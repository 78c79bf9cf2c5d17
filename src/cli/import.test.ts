import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../db/open.ts";
import { forecourt, forecourtAlone } from "./testing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-import-"));
  await writeFile(
    join(folder, "stock.csv"),
    "Stock No,Make,Model,Year,Price\nU1,Kia,Rio,2019,9990\nU1,Kia,Cerato,2019,9990\n",
  );
  await writeFile(join(folder, "empty.csv"), "");
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `forecourt import <words>` on data of this file's own. */
const importing = (run: typeof forecourt, words: readonly string[]) =>
  run(["import", ...words], { FORECOURT_DATA: join(folder, "data"), DATABASE_URL: "" });
const imported = (...words: string[]) => importing(forecourt, words);

describe("forecourt import", () => {
  test("prints its report as JSON, or as a table", { timeout: 30_000 }, async () => {
    const json = await imported(join(folder, "stock.csv"), "--dealership", "kingtide-southport", "--json");
    expect(json.error).toBe("");
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({
      file: "stock.csv",
      dealership: "kingtide-southport",
      mode: "delta",
      read: 2,
      created: 1,
      rejected: 1,
      rejections: [{ row: 3, column: "stocknum", value: "U1", reason: "row 2 has the same stock number" }],
    });
    const text = await imported(join(folder, "stock.csv"), "--dealership", "kingtide-southport", "--dry-run");
    expect(text.out).toMatch(/unchanged +1\n/);
    expect(text.out).toContain("row 2 has the same stock number");
  });

  test("exit codes: 1 nothing imported, 2 wrong usage, each with a sentence", { timeout: 30_000 }, async () => {
    // The code is a process's own, so one command has one.
    const empty = await importing(forecourtAlone, [join(folder, "empty.csv"), "--dealership", "kingtide-southport"]);
    expect(empty).toMatchObject({ code: 1, error: "forecourt: The file is empty.\n" });
    const db = await openDatabase({ url: null, dataDir: join(folder, "data") });
    const notices = await db.selectFrom("notices").select(["kind", "site_slug"]).execute();
    await db.destroy();
    // Another of the demo's sites shows this dealership, too, and comes before its own.
    expect(notices).toEqual([{ kind: "feed.refused", site_slug: "kingtide" }]);
    const stranger = await imported(join(folder, "stock.csv"), "--dealership", "nobody");
    expect(stranger.code).toBe(2);
    expect(stranger.error).toContain('there is no dealership "nobody"; there are');
    expect((await imported(join(folder, "stock.csv"))).code).toBe(2);
    // A place that cannot be written is found out before anything is imported.
    const nowhere = ["--rejected", join(folder, "none/rejected.csv"), "--dealership", "hollis-burpengary"];
    expect(await imported(join(folder, "stock.csv"), ...nowhere)).toMatchObject({
      code: 2,
      error: expect.stringContaining("nothing was changed"),
    });
    expect((await imported("runs", "--of", "hollis-burpengary")).out).toBe("No runs.\n");
    expect((await imported(join(folder, "stock.csv"), "--full", "--delta", "--dealership", "x")).code).toBe(2);
  });

  test("what follows a run's subcommand is meant for it: a dry undo changes nothing", { timeout: 30_000 }, async () => {
    const file = join(folder, "two.csv");
    await writeFile(file, "Stock No,Make,Model,Year,Price\nW1,Kia,Rio,2019,9990\nW2,Kia,Rio,2099,9990\n");
    const first = await imported(file, "--dealership", "hollis-toowoomba", "--json");
    const { run } = JSON.parse(first.out) as { run: number };
    const dry = await imported("undo", `${run}`, "--dry-run");
    expect(dry.out).toContain("1 car that had arrived would be taken out.");
    expect(JSON.parse((await imported("show", `${run}`, "--json")).out)).toMatchObject({ standing: "imported" });
    const rejected = join(folder, "rejected.csv");
    expect((await imported("show", `${run}`, "--rejected", rejected)).error).toContain("1 rejected row is in");
    expect(await readFile(rejected, "utf8")).toContain("W2");
    // Before the word it would be lost, and the undoing real.
    expect(await imported("--dry-run", "undo", `${run}`)).toMatchObject({
      code: 2,
      error: expect.stringContaining("write the options after `import undo`"),
    });
    expect(JSON.parse((await imported("show", `${run}`, "--json")).out)).toMatchObject({ standing: "imported" });
  });

  test("suggests a mapping", { timeout: 30_000 }, async () => {
    const { code, out } = await imported(join(folder, "stock.csv"), "--suggest-mapping");
    expect(code).toBe(0);
    expect(JSON.parse(out).columns.Price).toMatchObject({ field: "price" });
  });
});

import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goingAway } from "../../../../test/fixtures/away.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { dealership as aDealership } from "../../../../test/fixtures/site.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { folderStore } from "../../../services/files/folder.ts";
import { listDeliveries } from "../../leads/sending/deliveries.ts";
import { lastChangeId } from "../../stock/data.ts";
import { addCar } from "../../stock/edits/mutations.ts";
import { writeStock } from "../../stock/mutations.ts";
import { type ImportOrder, runImport } from "../import.ts";
import { yardsOf } from "../place.ts";
import { reportText } from "../report/report.ts";
import { changesOfRun, feedSpokeAt, newestRuns, type RunChange, runById } from "./data.ts";
import { changeLine } from "./diff.ts";
import { deleteOldRuns, dropRun } from "./mutations.ts";
import { writeRejected } from "./rejected-rows.ts";
import { releaseRun } from "./release.ts";
import { sharedKey } from "./stored-files.ts";
import { undoRun } from "./undo.ts";

const NOW = Date.UTC(2026, 4, 1);
const HEADING = "Stock No,VIN,Make,Model,Year,Price,Colour";
const dealership = { id: 1, slug: "us", name: "Us" };
const yards = yardsOf([], "us");
const tell = { siteSlug: "us", dealership: { ...aDealership(1, "us") } };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-runs-"));
});
afterAll(() => rm(folder, { recursive: true }));

const line = (at: number, price: number | string = 9000 + at, colour = "White") =>
  `U-${at},,Kia,Rio,2019,${price},${colour}`;
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => line(from + at));

async function order(name: string, rows: readonly string[], changes: Partial<ImportOrder> = {}): Promise<ImportOrder> {
  const file = join(folder, name);
  await writeFile(file, `${[HEADING, ...rows].join("\n")}\n`);
  const usual = { yards, mode: "full", mapping: null, dryRun: false, keep: join(folder, "data"), tell } as const;
  return { file, dealership, ...usual, clock: () => NOW, ...changes };
}
const run = async (db: Database, rows: readonly string[], changes?: Partial<ImportOrder>) =>
  runImport(db, await order("stock.csv", rows, changes));
const stock = async (db: Database) => {
  const cars = await db.selectFrom("cars").select(["stocknum", "status", "price", "colour"]).orderBy("id").execute();
  return new Map(cars.map(({ stocknum, ...rest }) => [stocknum, rest]));
};
const changes = async (db: Database, of: number): Promise<RunChange[]> => {
  const all: RunChange[] = [];
  for await (const page of changesOfRun(db, of)) all.push(...page);
  return all;
};
const undo = (db: Database, id: number, more: { dryRun?: boolean; now?: number } = {}) =>
  undoRun(db, id, { by: "Dana", now: more.now ?? NOW + 1, dryRun: more.dryRun === true });
const release = { yards, clock: () => NOW + 5 } as const;

eachDatabase("runs of stock files", (openFresh) => {
  test("an import that breaks off leaves no copy of its file, which would fill the disk; one that a run names stays", async () => {
    const db = await openFresh();
    const keep = await mkdtemp(join(folder, "broken-"));
    const away = goingAway(db, (kind) => kind === "startTransaction");
    await expect(run(away, lines(0, 3), { keep })).rejects.toThrow("Connection terminated");
    expect(await readdir(join(keep, "imports"))).toEqual([]);
    expect(await run(db, lines(0, 3), { keep })).toMatchObject({ standing: "imported" });
    const names = await readdir(join(keep, "imports"));
    expect(names).toHaveLength(1);
    await expect(run(away, lines(0, 3), { keep })).rejects.toThrow("Connection terminated");
    expect(await readdir(join(keep, "imports"))).toEqual(names);
  });

  test("a car's feed spoke of it last in a file of the whole stock, or in one that changed it", async () => {
    const db = await openFresh();
    const at = (hours: number) => ({ clock: () => NOW + hours * 3_600_000 });
    const spoke = async (stocknum: string, source: string | null = null) => {
      const car = await db.selectFrom("cars").select("id").where("stocknum", "=", stocknum).executeTakeFirstOrThrow();
      const spokeAt = await feedSpokeAt(db, { id: car.id, dealershipId: 1, source }, NOW + DAY_MS);
      return spokeAt === null ? null : (spokeAt - NOW) / 3_600_000;
    };
    await run(db, lines(0, 30), at(0));
    expect(await spoke("U-0")).toBe(0);
    await run(db, [line(0, 5000)], { mode: "delta", ...at(1) });
    expect([await spoke("U-0"), await spoke("U-1")]).toEqual([1, 0]);
    // A held file changed nothing, and another source speaks of other cars.
    await run(db, [line(0)], at(2));
    expect([await spoke("U-0"), await spoke("U-0", "dms")]).toEqual([1, null]);
    expect(await feedSpokeAt(db, { id: 1, dealershipId: 1, source: null }, NOW + 62 * DAY_MS)).toBeNull();
  });

  test("CAR-102 a held run changes nothing, the dealer is told, and it can be let go once or set aside", async () => {
    const db = await openFresh();
    await run(db, lines(0, 30));
    const before = await stock(db);
    const held = await run(db, lines(0, 20));
    expect(held).toMatchObject({ standing: "held", run: 2, report: { gone: 10, unchanged: 20 } });
    expect(held).toMatchObject({ reason: expect.stringMatching(/lacks 10 of the 30 .*forecourt import release 2/) });
    expect(await stock(db)).toEqual(before);
    expect(await changes(db, 2)).toEqual([]);
    const [mail] = await listDeliveries(db, { limit: 5 });
    expect(mail).toMatchObject({ state: "waiting", category: "feed.held", audience: "dealership" });
    const [{ letter }] = (await db.selectFrom("notices").select("letter").execute()) as [{ letter: string }];
    expect(JSON.parse(letter).words.join(" ")).toContain("lacks 10 of the 30 cars for sale (U-20, U-21, U-22, …)");

    const dataDir = join(folder, "data");
    const theRun = await runById(db, 2);
    if (!theRun) throw new Error("no run");
    const shown: RunChange[] = [];
    const look: ImportOrder["look"] = async (trx, id) => {
      for await (const page of changesOfRun(trx, id)) shown.push(...page);
    };
    await rm(join(folder, "stock.csv"));
    expect(await releaseRun(db, theRun, { ...release, dataDir, release: "dry", look })).toMatchObject({ ok: true });
    expect(shown.map(changeLine)).toHaveLength(10);
    expect(changeLine(shown[0] as RunChange)).toBe("- 2019 Kia Rio (U-20): marked sold, because the file lacks it");
    expect(await stock(db)).toEqual(before);
    const go = { ...release, dataDir, release: { run: 2, by: "Dana" } };
    expect(await releaseRun(db, theRun, go)).toMatchObject({ value: { standing: "imported", report: { gone: 10 } } });
    expect((await stock(db)).get("U-25")).toMatchObject({ status: "sold" });
    // Who decided on what was held a moment ago comes too late.
    expect(await releaseRun(db, theRun, go)).toMatchObject({ ok: false });
    expect(await dropRun(db, 2, { by: "Jo", now: NOW })).toBe(false);
    expect(await runById(db, 2)).toMatchObject({ standing: "imported", settledBy: "Dana" });

    const foreign = await run(db, lines(50, 80));
    expect(foreign.standing).toBe("held");
    expect(await dropRun(db, foreign.run ?? 0, { by: "Jo", now: NOW })).toBe(true);
    expect(await runById(db, foreign.run ?? 0)).toMatchObject({ standing: "refused", settledBy: "Jo" });
  });

  test("a held run whose stored file is not the one that was judged, or is gone, is not let go", async () => {
    const db = await openFresh();
    await run(db, lines(0, 30));
    const held = await runById(db, (await run(db, lines(0, 20))).run ?? 0);
    if (!held?.keptFile) throw new Error("no held run");
    const dataDir = join(folder, "data");
    const before = await stock(db);
    const stored = join(dataDir, "imports", held.keptFile);
    const go = { ...release, dataDir, release: { run: held.id, by: "Dana" } };
    await writeFile(stored, `${[HEADING, line(70)].join("\n")}\n`);
    expect(await releaseRun(db, held, go)).toMatchObject({ error: expect.stringContaining("has been changed since") });
    await rm(stored);
    expect(await releaseRun(db, held, go)).toMatchObject({
      error: expect.stringContaining("not kept on this machine"),
    });
    expect(await stock(db)).toEqual(before);
    expect(await runById(db, held.id)).toMatchObject({ standing: "held" });
  });

  test("another dealer's file, leaping prices, a lost price column and a stock that doubles are held", async () => {
    const db = await openFresh();
    await run(db, lines(0, 30));
    const before = await stock(db);
    const kinds = async (rows: readonly string[], more: Partial<ImportOrder> = {}) => {
      const outcome = await run(db, rows, more);
      expect(await stock(db)).toEqual(before);
      return outcome.standing === "held" ? outcome.report.holds.map(({ kind }) => kind) : outcome.standing;
    };
    expect(await kinds(lines(100, 130), { mode: "delta" })).toEqual(["foreign"]);
    const times = (factor: number) => Array.from({ length: 30 }, (_, at) => line(at, `${(9000 + at) * factor}`));
    expect(await kinds(times(10))).toEqual(["prices"]);
    // A whole column of cents is told from dollars, and says nothing new.
    expect(await kinds(times(100))).toBe("imported");
    expect(await kinds(Array.from({ length: 30 }, (_, at) => line(at, "")))).toEqual(["prices"]);
    expect(await kinds(lines(0, 61))).toEqual(["grown"]);
    expect(await kinds(lines(100, 130))).toEqual(["gone", "foreign"]);
    expect((await run(db, lines(100, 130), { allowGone: true })).standing).toBe("imported");
  });

  test("a refused file is a run too, with its reason, and the dealer is told; a dry run leaves no trace", async () => {
    const db = await openFresh();
    const page = join(folder, "login.csv");
    await writeFile(page, "<!doctype html><html><title>Sign in</title></html>");
    const login = { ...(await order("x.csv", [])), file: page };
    expect(await runImport(db, { ...login, dryRun: true })).toMatchObject({ standing: "refused", run: null });
    expect(await newestRuns(db, { limit: 5 })).toEqual([]);
    expect(await runImport(db, login)).toMatchObject({ standing: "refused", run: 1 });
    expect(await runById(db, 1)).toMatchObject({ standing: "refused", report: null, file: "login.csv" });
    expect(await listDeliveries(db, { limit: 5 })).toMatchObject([{ category: "feed.refused" }]);
  });

  test("undo takes back what came, went and changed, and says first what it would", async () => {
    const db = await openFresh();
    await run(db, lines(0, 30));
    const before = await stock(db);
    const next = [...lines(0, 24), line(24, 9500, "Red"), ...lines(26, 33)];
    expect(await run(db, next)).toMatchObject({ standing: "imported", report: { created: 3, updated: 1, gone: 1 } });
    const after = await stock(db);
    expect((await changes(db, 2)).map(changeLine)).toEqual([
      "~ 2019 Kia Rio (U-24): colour White → Red; price 9,024 → 9,500",
      "- 2019 Kia Rio (U-25): marked sold, because the file lacks it",
      ...[30, 31, 32].map((at) => `+ 2019 Kia Rio (U-${at}): arrived`),
    ]);
    const report = { removed: 3, broughtBack: 1, restored: 1, left: 0, leftCars: [] };
    expect(await undo(db, 2, { dryRun: true })).toEqual({ ok: true, value: report });
    expect(await stock(db)).toEqual(after);
    expect(await undo(db, 2)).toEqual({ ok: true, value: report });
    expect(await stock(db)).toEqual(before);
    expect(await runById(db, 2)).toMatchObject({ standing: "undone", settledBy: "Dana", undone: report });
    expect(await undo(db, 2)).toMatchObject({ error: expect.stringContaining("taken back already") });
    // The same file imports again as if for the first time, and the first run's cars are as they were to it.
    expect(await run(db, lines(0, 30))).toMatchObject({ report: { updated: 0, unchanged: 30, created: 0 } });
    const logged = await db
      .selectFrom("stock_changes")
      .select(["kind", "was"])
      .where("at", "=", NOW + 1)
      .execute();
    expect(logged.map(({ kind, was }) => `${kind} ${was ?? ""}`.trim()).sort()).toEqual([
      'put {"colour":"Red"}',
      'put {"status":"sold"}',
      ...["remove", "remove", "remove"],
    ]);
  });

  test("undo leaves what a later run, a person or a deposit changed since, and names it", async () => {
    const db = await openFresh();
    await run(db, lines(0, 10));
    await run(db, [...lines(0, 8), line(8, 9900, "Red"), line(9, 9900), ...lines(10, 13)]);
    await run(db, [...lines(0, 8), line(8, 9900, "Blue"), line(9, 9900), line(10, 9999), ...lines(11, 13)]);
    const held = await db.updateTable("cars").set({ held_until: NOW }).where("stocknum", "=", "U-11").execute();
    expect(held).toHaveLength(1);
    const done = await undo(db, 2);
    expect(done).toMatchObject({ value: { removed: 1, restored: 2, left: 3 } });
    expect(done.ok && done.value.leftCars).toEqual([
      { car: "2019 Kia Rio (U-8)", why: "colour changed since, by run 3" },
      { car: "2019 Kia Rio (U-10)", why: "run 3 brought it, too" },
      { car: "2019 Kia Rio (U-11)", why: "a shopper's deposit holds it" },
    ]);
    const now = await stock(db);
    expect(now.get("U-8")).toMatchObject({ price: 9008, colour: "Blue" });
    expect([...now.keys()].slice(10)).toEqual(["U-10", "U-11"]);
    expect(await undo(db, 1, { now: NOW + 31 * DAY_MS })).toMatchObject({ error: expect.stringContaining("older") });
    expect(await undo(db, 9)).toMatchObject({ ok: false });
  });

  test("a killed undo or release has changed nothing", async () => {
    const db = await openFresh();
    await run(db, lines(0, 30));
    await run(db, lines(0, 20));
    const held = await runById(db, 2);
    if (!held) throw new Error("no run");
    const look = () => Promise.reject(new Error("killed"));
    const go = { ...release, dataDir: join(folder, "data"), release: { run: 2, by: "Dana" }, look };
    await expect(releaseRun(db, held, go)).rejects.toThrow("killed");
    expect(await runById(db, 2)).toMatchObject({ standing: "held", settledBy: null });
    expect((await stock(db)).get("U-25")).toMatchObject({ status: "in_stock" });
  });

  test("files and changes are kept for thirty days, and what was held that long is set aside", async () => {
    const db = await openFresh();
    const dataDir = join(folder, "kept");
    const clock = (now: number) => ({ keep: dataDir, clock: () => now });
    await run(db, lines(0, 30), clock(NOW));
    await run(db, lines(0, 20), clock(NOW));
    await run(db, lines(0, 29), clock(NOW + 20 * DAY_MS));
    expect(await readdir(join(dataDir, "imports"))).toHaveLength(3);
    await deleteOldRuns({ db, dataDir }, NOW + 29 * DAY_MS);
    expect(await readdir(join(dataDir, "imports"))).toHaveLength(3);
    expect(await runById(db, 2)).toMatchObject({ standing: "held" });
    for (const name of await readdir(join(dataDir, "imports"))) await utimes(join(dataDir, "imports", name), 1, 1);
    await deleteOldRuns({ db, dataDir }, NOW + 31 * DAY_MS);
    const third = await runById(db, 3);
    expect(await readdir(join(dataDir, "imports"))).toEqual([third?.keptFile]);
    expect(await runById(db, 2)).toMatchObject({ standing: "refused", keptFile: null });
    expect([(await changes(db, 1)).length, (await changes(db, 3)).length]).toEqual([0, 1]);
  });

  test("CAR-102 a held run can be let go on another machine, whose files come from the shared store; not a damaged one", async () => {
    const db = await openFresh();
    const machines = await mkdtemp(join(folder, "machines-"));
    const files = folderStore({ folder: join(machines, "shared") });
    const here = { files, keep: join(machines, "1") };
    await run(db, lines(0, 30), here);
    await run(db, lines(0, 20), here);
    const held = await runById(db, 2);
    if (!held?.keptFile) throw new Error("no run");
    const elsewhere = {
      ...release,
      release: { run: 2, by: "Dana" },
      files,
      dataDir: join(machines, "2"),
    } as const;
    const key = sharedKey(held.keptFile);
    const shared = await files.get(key);
    await files.put(key, gzipSync("another file"), "application/gzip");
    expect(await releaseRun(db, held, elsewhere)).toMatchObject({
      error: expect.stringContaining("has been changed since"),
    });
    await rm(join(machines, "2"), { recursive: true });
    await files.put(key, (shared.ok && shared.value) || Buffer.alloc(0), "application/gzip");
    expect(await releaseRun(db, held, elsewhere)).toMatchObject({
      value: { standing: "imported", report: { gone: 10 } },
    });
    await deleteOldRuns({ db, dataDir: here.keep, files }, NOW + 31 * DAY_MS);
    expect(await files.get(key)).toEqual({ ok: true, value: null });
  });

  test("every refused row comes back in the shape it came in, and a mended one is taken", async () => {
    const db = await openFresh();
    const bad = Array.from({ length: 1200 }, (_, at) => line(100 + at).replace("2019", "2099"));
    const all = await order("bad.csv", [...lines(0, 3), ...bad, 'U-9,,Kia,Rio,2019,9000,"=A1, or so",surplus']);
    const outcome = await runImport(db, all);
    expect(outcome).toMatchObject({ standing: "imported", report: { rejected: 1201 } });
    const rejected = join(folder, "rejected.csv");
    let text = "";
    const write = async (more: string) => {
      text += more;
    };
    expect(await writeRejected({ ...all, now: NOW }, write)).toEqual({ ok: true, value: 1201 });
    const written = text.trimEnd().split("\r\n");
    expect(written).toHaveLength(1202);
    expect(written[0]).toBe(`\ufeff${HEADING},refused_because`);
    expect(written[1]).toMatch(/^U-100,,Kia,Rio,2099,9100,White,"Row 5, Year: .+ \(2099\)"$/);
    expect(written.at(-1)).toContain(`U-9,,Kia,Rio,2019,9000,"'=A1, or so"`);
    await writeFile(rejected, text.replaceAll("2099", "2019"));
    const mended = await runImport(db, { ...all, mode: "delta", file: rejected, allowGone: true, release: "dry" });
    expect(mended).toMatchObject({ standing: "imported", report: { created: 1201, rejected: 0 } });
    const extras = await db.selectFrom("cars").select("extras").where("stocknum", "=", "U-100").executeTakeFirst();
    expect(JSON.parse(extras?.extras ?? "{}")).toEqual({});
    for (const [name, shape, again] of [
      [
        "deep.json",
        JSON.stringify([
          { stock_no: "J2", make: "Kia", model: "Rio", year: 2099, [Array(20_000).fill("a").join(".")]: 1 },
        ]),
        /"a\.a\.a\.a/,
      ],
      [
        "rows.json",
        JSON.stringify([{ stock_no: "J1", price: { value: 5 }, make: "Kia", model: "Rio", year: 2099 }]),
        /"price":\{"value":"5"\}/,
      ],
      [
        "rows.xml",
        "<stock><vehicle><stockno>X1</stockno><make>Kia</make><model>R&amp;D</model><year>2099</year></vehicle></stock>",
        /<model>R&#38;D<\/model>/,
      ],
    ] as const) {
      const file = join(folder, name);
      await writeFile(file, shape);
      text = "";
      expect(await writeRejected({ ...all, file, now: NOW }, write)).toEqual({ ok: true, value: 1 });
      expect(text).toMatch(again);
      expect(text).toContain("refused_because");
      await writeFile(file, text);
      text = "";
      // What was written can be read again, and is refused again for the same reason alone.
      expect(await writeRejected({ ...all, file, now: NOW }, write)).toEqual({ ok: true, value: 1 });
      expect(text.match(/refused_because/g)?.length).toBe(name === "rows.xml" ? 2 : 1);
    }
    expect(existsSync(rejected) && (await readFile(rejected, "utf8")).length).toBeGreaterThan(0);
  });

  test("of a group's file only the own rows come back, those that nobody's name stands in among them", async () => {
    const db = await openFresh();
    const rows = [
      "A,,Kia,Rio,2019,9000,Us",
      "B,,Kia,Rio,2099,9000,Us",
      "C,,Kia,Rio,2099,9000,Them",
      "D,,Kia,Rio,2019,9000,",
    ];
    const mapping = JSON.stringify({
      columns: Object.fromEntries(
        ["stocknum", "vin", "make", "model", "year", "price", "dealership"].map((field, at) => [
          `${HEADING},Yard`.replace("Colour,", "").split(",")[at],
          { field },
        ]),
      ),
      dealerships: { Us: "us", Them: "them" },
    });
    const all = await order("group.csv", [], { mapping, mode: "delta" });
    await writeFile(all.file, `${[HEADING.replace("Colour", "Yard"), ...rows].join("\n")}\n`);
    expect(await runImport(db, all)).toMatchObject({ standing: "imported", report: { created: 1, rejected: 2 } });
    let text = "";
    const write = async (more: string) => {
      text += more;
    };
    expect(await writeRejected({ ...all, now: NOW }, write)).toEqual({ ok: true, value: 2 });
    expect(text.split("\r\n").map((one) => one[0])).toEqual(["\ufeff", "B", "D", undefined]);
  });

  test("a car that somebody added is sold by a whole file that lacks it once one by hand has brought it", async () => {
    const db = await openFresh();
    await addCar(db, dealership, { stocknum: "U-0", make: "Kia", model: "Rio" }, { now: NOW });
    await run(db, lines(1, 3));
    expect((await stock(db)).get("U-0")).toMatchObject({ status: "in_stock" });
    await run(db, lines(0, 3));
    await run(db, lines(1, 3));
    expect((await stock(db)).get("U-0")).toMatchObject({ status: "sold" });
  });

  test("a car that somebody added is theirs again once the run that brought it is taken back", async () => {
    const db = await openFresh();
    const source = { name: "dms" } as ImportOrder["source"];
    await addCar(db, dealership, { stocknum: "U-0", make: "Kia", model: "Rio" }, { now: NOW });
    await run(db, lines(1, 3), { source });
    const taken = await run(db, lines(0, 3), { source });
    if (taken.standing !== "imported") throw new Error(taken.standing);
    const [change] = await changes(db, taken.run ?? 0);
    expect(change && changeLine(change)).toContain("brought by dms (before: by hand)");
    expect(await undo(db, taken.run ?? 0)).toMatchObject({ ok: true, value: { restored: 1, left: 0 } });
    await run(db, lines(1, 3), { source });
    expect((await stock(db)).get("U-0")).toMatchObject({ status: "in_stock" });
  });

  test("of the cars that a source takes over unchanged nothing is told but whose they are", async () => {
    const db = await openFresh();
    await run(db, lines(0, 2));
    const newest = await lastChangeId(db);
    const taken = await run(db, lines(0, 2), { source: { name: "dms" } as ImportOrder["source"] });
    if (taken.standing !== "imported") throw new Error(taken.standing);
    expect(taken.report).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await lastChangeId(db)).toBe(newest);
    expect((await changes(db, taken.run ?? 0)).map(({ after }) => after)).toEqual([
      { source: "dms" },
      { source: "dms" },
    ]);
    expect(await undo(db, taken.run ?? 0)).toMatchObject({ ok: true, value: { restored: 2, left: 0 } });
    expect(await db.selectFrom("cars").select("source").distinct().execute()).toEqual([{ source: null }]);
  });

  test("CAR-127 a price that is too low to be shown is none in the report, as it is none to shoppers", async () => {
    const db = await openFresh();
    const rows = ["Stock No,Make,Model,Year,Price", "U-1,Kia,Rio,2019,8", "U-2,Kia,Rio,2019,9990", "U-3,Kia,Rio,2019,"];
    const file = join(folder, "low.csv");
    await writeFile(file, `${rows.join("\n")}\n`);
    const outcome = await runImport(db, { ...(await order("x.csv", [])), file });
    if (outcome.standing !== "imported") throw new Error(outcome.standing);
    expect(reportText(outcome.report)).toContain(
      "Without a price, which no search by price finds (2)\n  2019 Kia Rio (U-1)\n  2019 Kia Rio (U-3)\n",
    );
  });

  test("the report names cars as an office does, and what the file lacks", async () => {
    const db = await openFresh();
    const rows = ["Stock No,Make,Model,Year", "U-1,Kia,Rio,2019", "U-2,MG,ZS,2099"];
    const file = join(folder, "bare.csv");
    await writeFile(file, `${rows.join("\n")}\n`);
    const outcome = await runImport(db, { ...(await order("x.csv", [])), file });
    if (outcome.standing !== "imported") throw new Error(outcome.standing);
    const text = reportText(outcome.report);
    expect(text).toContain("Arrived (1)\n  2019 Kia Rio (U-1)\n");
    expect(text).toContain("Without a price, which no search by price finds (1)\n  2019 Kia Rio (U-1)\n");
    expect(text).toMatch(/Not found in the file\n {2}the price: the cars have no price on the site/);
    expect(text).toMatch(/row 3 +2099 MG ZS \(U-2\)/);
    expect(text).toContain("forecourt import show 1 --rejected <file>");
    // A dry run of other cars changes no car, and has no number to be asked for.
    await writeStock(db, dealership, { now: NOW, dryRun: true }, async () => {});
    const dry = await runImport(db, { ...(await order("x.csv", lines(5, 6))), mode: "delta", dryRun: true });
    expect(dry).toMatchObject({ standing: "imported", run: null, report: { run: null, created: 1 } });
  });
});

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership } from "../../../test/fixtures/site.ts";
import { type Database, type DatabaseAddress, migrate, openDatabase } from "../../db/open.ts";
import { copiesInto } from "./copying.ts";
import { keepNewest, makeBackup } from "./making.ts";
import { isSafePath, type Manifest, sha256 } from "./manifest.ts";
import { backupSentence } from "./problems.ts";
import { restoreBackup } from "./restoring.ts";
import { ownSource } from "./source.ts";
import { verifyBackup } from "./verifying.ts";

/** PostgreSQL's tools read no server newer than themselves, and a machine may have none. */
const TOOLS = majorOf("pg_dump");
function majorOf(program: string): number {
  try {
    return Number(/ (\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))?.[1]);
  } catch {
    return 0;
  }
}

const NOW = Date.UTC(2026, 10, 23, 1, 2, 3, 456);
const FILES: Readonly<Record<string, string>> = {
  "files/pictures/ab/ab12.webp": "a picture",
  "lead-files/1f": "a licence",
  "push-keys.json": '{"publicKey":"p"}',
  "images/made-anew.webp": "made anew",
};
const SITES = { "north/site.json": "{}" };

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-backup-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
const fresh = (name: string) => mkdtempSync(join(root, `${name}-`));

eachDatabase("a backup", (_openFresh, freshAddress) => {
  let address: DatabaseAddress;
  let db: Database;
  let env: { dataDir: string; sitesDir: string; databaseUrl: string | null };
  let hasTools = true;

  beforeAll(async () => {
    address = await freshAddress();
    db = await openDatabase(address);
    await migrate(db);
    await stockCar(db, dealership(1, "north"));
    env = { dataDir: address.dataDir, sitesDir: fresh("sites"), databaseUrl: address.url };
    write(env.dataDir, FILES);
    write(env.sitesDir, SITES);
    if (address.url) {
      const { rows } = await sql<{ major: number }>`
        select current_setting('server_version_num')::int / 10000 as major`.execute(db);
      hasTools = TOOLS >= Number(rows[0]?.major);
    }
  });
  afterAll(() => db?.destroy());

  const make = (into: string, clock = () => NOW) => makeBackup({ env, into, version: "9.9.9", clock });
  async function made(): Promise<string> {
    const done = await make(fresh("backups"));
    return done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
  }
  async function emptyPlace() {
    const { url, dataDir } = await freshAddress();
    return { dataDir: join(dataDir, "data"), sitesDir: join(dataDir, "sites"), databaseUrl: url };
  }

  test("holds database, files and sites with their checksums, and is put back into an empty place", async (context) => {
    if (!hasTools) context.skip("PostgreSQL's tools are missing here");
    const into = fresh("backups");
    const done = await make(into);
    const folder = join(into, "forecourt-2026-11-23T01-02-03.456Z");
    expect(done).toMatchObject({ ok: true, value: { folder, skipped: [], manifest: { version: "9.9.9", files: 5 } } });
    expect(readdirSync(into)).toEqual(["forecourt-2026-11-23T01-02-03.456Z"]);
    expect(execFileSync("sha256sum", ["-c", "SHA256SUMS"], { cwd: folder, encoding: "utf8" })).not.toContain("FAILED");
    const open = filesIn(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
    expect([open, statSync(folder).mode & 0o077]).toEqual([[], 0]);
    expect(await verifyBackup(folder)).toMatchObject({ ok: true, value: { manifest: { rows: { cars: 1 } } } });

    const place = await emptyPlace();
    expect(await restoreBackup(folder, place)).toMatchObject({ ok: true, value: { withSites: true } });
    const restored = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir });
    await migrate(restored);
    const cars = await restored.selectFrom("cars").selectAll().execute();
    await restored.destroy();
    expect(cars).toEqual(await db.selectFrom("cars").selectAll().execute());
    const names = filesIn(place.dataDir).filter((name) => !name.startsWith("forecourt.sqlite"));
    expect(names).toEqual(["files/pictures/ab/ab12.webp", "lead-files/1f", "push-keys.json"]);
    expect(readFileSync(join(place.dataDir, "lead-files/1f"), "utf8")).toBe("a licence");
    expect(filesIn(place.sitesDir)).toEqual(["north/site.json"]);
  });

  test("shows one moment of a database that is written to meanwhile, and the files that came until then", async (context) => {
    if (!hasTools) context.skip("PostgreSQL's tools are missing here");
    let isMade = false;
    const writer = await openDatabase(address);
    const writing = (async () => {
      for (let n = 0; !isMade; n += 1) {
        await turn();
        await writer.transaction().execute(async (trx) => {
          for (const half of ["a", "b"])
            await sql`insert into leases (name, holder, expires_at) values (${`pair-${n}-${half}`}, 'x', 0)`.execute(
              trx,
            );
        });
      }
    })();
    let requests = 0;
    const into = fresh("backups");
    const done = await make(into, () => {
      requests += 1;
      // The third look at the clock is the one before the database is copied.
      if (requests === 3) write(env.dataDir, { "lead-files/late": "came while it was made" });
      return NOW;
    });
    isMade = true;
    await writing;
    await writer.destroy();
    const folder = done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
    expect(readFileSync(join(folder, "data/lead-files/late"), "utf8")).toBe("came while it was made");
    const place = await emptyPlace();
    expect(await restoreBackup(folder, place)).toMatchObject({ ok: true });
    const restored = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir });
    const pairs = await sql<{ name: string }>`select name from leases where name like 'pair-%'`.execute(restored);
    await restored.destroy();
    const halves = Map.groupBy(pairs.rows, ({ name }) => name.slice(0, -2));
    expect([...halves.values()].every((pair) => pair.length === 2)).toBe(true);
  });

  test("of a data folder in which the sites lie is put back, the sites once", async (context) => {
    if (!hasTools) context.skip("PostgreSQL's tools are missing here");
    const within = { ...env, sitesDir: join(env.dataDir, "sites") };
    write(within.sitesDir, SITES);
    const done = await makeBackup({ env: within, into: fresh("backups"), version: "9.9.9", clock: () => NOW });
    rmSync(within.sitesDir, { recursive: true });
    const { dataDir, databaseUrl } = await emptyPlace();
    const place = { dataDir, databaseUrl, sitesDir: join(dataDir, "sites") };
    const folder = done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
    expect(await restoreBackup(folder, place)).toMatchObject({ ok: true, value: { withSites: true } });
    expect(filesIn(place.sitesDir)).toEqual(["north/site.json"]);
  });

  test("is put back only where nothing is", async (context) => {
    if (!hasTools) context.skip("PostgreSQL's tools are missing here");
    const folder = await made();
    const [full, taken, other] = [await emptyPlace(), await emptyPlace(), await emptyPlace()];
    write(full.dataDir, { "a-file": "mine" });
    expect(await restoreBackup(folder, full)).toMatchObject({ error: { kind: "not-empty" } });
    expect(filesIn(full.dataDir)).toEqual(["a-file"]);
    const elsewhere = taken.databaseUrl ?? `sqlite:${join(root, "elsewhere", "taken.sqlite")}`;
    const occupied = await openDatabase({ url: elsewhere, dataDir: taken.dataDir });
    await migrate(occupied);
    await occupied.destroy();
    const refused = await restoreBackup(folder, { ...taken, databaseUrl: elsewhere });
    expect(refused).toMatchObject({ error: { kind: "not-empty" } });
    if (!refused.ok && address.url) expect(backupSentence(refused.error)).not.toContain(new URL(address.url).password);
    const otherUrl = address.url ? null : "postgres://nobody@127.0.0.1:1/none";
    expect(await restoreBackup(folder, { ...other, databaseUrl: otherUrl })).toMatchObject({
      error: { kind: "other-database", holds: address.url ? "postgres" : "sqlite" },
    });
  });

  test("that was damaged, or made to harm, is refused, and nothing of it is put back", async (context) => {
    if (!hasTools) context.skip("PostgreSQL's tools are missing here");
    const complete = await made();
    const database = address.url ? "database.dump" : "database.sqlite";
    const databaseUrl = address.url ? (await freshAddress()).url : null;
    for (const [kind, harm] of HARMS) {
      const folder = join(fresh("harmed"), "copy");
      cpSync(complete, folder, { recursive: true });
      harm(folder, database);
      const place = { ...env, dataDir: join(root, `never-${kind}`), sitesDir: join(root, "no-sites") };
      const results = [await verifyBackup(folder), await restoreBackup(folder, { ...place, databaseUrl })];
      for (const result of results) expect(result.ok ? "taken" : result.error.kind, harm.toString()).toBe(kind);
      expect(existsSync(place.dataDir) ? readdirSync(place.dataDir) : []).toEqual([]);
    }
  });
});

type Harm = (folder: string, database: string) => void;

/** Changes the list of checksums, and makes the manifest agree with it, as somebody with intent would. */
function relist(folder: string, change: (sums: string) => string): void {
  const sums = change(readFileSync(join(folder, "SHA256SUMS"), "utf8"));
  writeFileSync(join(folder, "SHA256SUMS"), sums);
  retell(folder, (manifest) => ({ ...manifest, sums: sha256(sums) }));
}

function retell(folder: string, change: (manifest: Manifest) => object): void {
  const path = join(folder, "manifest.json");
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
}

/** Harms a file and lists the checksum that it has afterwards. */
function harmListed(folder: string, path: string): void {
  truncateSync(join(folder, path), 5_000);
  const sum = sha256(readFileSync(join(folder, path)));
  relist(folder, (sums) => sums.replace(new RegExp(`[0-9a-f]{64}(?=  ${path})`), sum));
}

const ANY = "0".repeat(64);
const HARMS: readonly (readonly [string, Harm])[] = [
  ["path", (folder) => relist(folder, (sums) => `${sums}${ANY}  data/../../outside\n`)],
  ["path", (folder) => relist(folder, (sums) => `${sums}${ANY}  /etc/passwd\n`)],
  ["path", (folder) => relist(folder, (sums) => `${sums}${ANY}  other/file\n`)],
  ["path", (folder) => relist(folder, (sums) => `${sums}${ANY}  data\\..\\outside\n`)],
  ["path", (folder) => relist(folder, (sums) => sums + sums)],
  ["path", (folder) => relist(folder, (sums) => `${sums}nonsense\n`)],
  [
    "path",
    (folder) => {
      rmSync(join(folder, "data/lead-files/1f"));
      symlinkSync("/etc/hostname", join(folder, "data/lead-files/1f"));
    },
  ],
  [
    "path",
    (folder) => {
      const outside = join(dirname(folder), "outside");
      cpSync(join(folder, "data/lead-files"), outside, { recursive: true });
      rmSync(join(folder, "data/lead-files"), { recursive: true });
      symlinkSync(outside, join(folder, "data/lead-files"));
    },
  ],
  ["missing", (folder) => rmSync(join(folder, "data/push-keys.json"))],
  ["missing", (folder, database) => relist(folder, (sums) => sums.replace(new RegExp(`.*${database}\n`), ""))],
  ["missing", (folder) => rmSync(join(folder, "SHA256SUMS"))],
  ["altered", (folder) => truncateSync(join(folder, "data/push-keys.json"), 3)],
  ["altered", (folder) => writeFileSync(join(folder, "data/lead-files/1f"), "b licence")],
  ["altered", (folder, database) => truncateSync(join(folder, database), 5_000)],
  ["altered", (folder) => truncateSync(join(folder, "SHA256SUMS"), 100)],
  ["manifest", (folder) => truncateSync(join(folder, "manifest.json"), 100)],
  ["manifest", (folder) => retell(folder, (manifest) => ({ ...manifest, made_at: "yesterday" }))],
  ["manifest", (folder) => writeFileSync(join(folder, "manifest.json"), "[[[]]]")],
  ["format", (folder) => retell(folder, (manifest) => ({ ...manifest, format: 2 }))],
  ["newer", (folder) => retell(folder, (it) => ({ ...it, migrations: [{ name: "9999-later.sql", checksum: "" }] }))],
  ["no-backup", (folder) => rmSync(join(folder, "manifest.json"))],
  ["no-backup", (folder) => writeFileSync(join(folder, "manifest.json"), " ".repeat(1_000_001))],
];

describe("a backup of the embedded database", () => {
  const env = () => ({ dataDir: fresh("data"), sitesDir: fresh("sites"), databaseUrl: null });
  const order = (into: string, at = NOW) => ({ env: env(), into, version: "1", clock: () => at });
  async function filled() {
    const one = order(fresh("backups"));
    const db = await openDatabase({ url: null, dataDir: one.env.dataDir });
    await migrate(db);
    await db.destroy();
    return one;
  }

  test("whose database or manifest tells otherwise than the other is refused, checksums or not", async () => {
    const done = await makeBackup(await filled());
    const folder = done.ok ? done.value.folder : expect.fail();
    const [cut, lie] = [join(fresh("harmed"), "cut"), join(fresh("harmed"), "lie")];
    cpSync(folder, cut, { recursive: true });
    cpSync(folder, lie, { recursive: true });
    harmListed(cut, "database.sqlite");
    retell(lie, (manifest) => ({ ...manifest, rows: { ...manifest.rows, leads: 7 } }));
    for (const harmed of [cut, lie]) {
      const place = env();
      expect(await verifyBackup(harmed)).toMatchObject({ error: { kind: "database" } });
      expect(await restoreBackup(harmed, place)).toMatchObject({ error: { kind: "database" } });
      expect(readdirSync(place.dataDir)).toEqual([]);
    }
  });

  test("is not made of nothing, of memory, nor into what it would hold itself", async () => {
    const [empty, memory] = [order(fresh("backups")), order(fresh("backups"))];
    expect(await makeBackup(empty)).toMatchObject({ error: { kind: "no-database" } });
    const inMemory = { ...memory, env: { ...memory.env, databaseUrl: "sqlite::memory:" } };
    expect(await makeBackup(inMemory)).toMatchObject({ error: { kind: "in-memory" } });
    const one = await filled();
    const inside = await makeBackup({ ...one, into: join(one.env.dataDir, "backups") });
    expect(inside).toMatchObject({ error: { kind: "inside" } });
    for (const { into } of [empty, memory]) expect(readdirSync(into)).toEqual([]);
  });

  test("leaves out links and files that are being written, and says so of the links", async () => {
    const one = await filled();
    write(one.env.dataDir, { "files/.half.part": "half", "files/whole": "whole" });
    symlinkSync("/etc/hostname", join(one.env.dataDir, "files/link"));
    const done = await makeBackup(one);
    expect(done).toMatchObject({ ok: true, value: { skipped: ["files/link"] } });
    const folder = done.ok ? done.value.folder : expect.fail();
    expect(filesIn(join(folder, "data"))).toEqual(["files/whole"]);
  });

  test("is not made where a folder of it is missing, or leads to a disk that is not mounted", async () => {
    const one = await filled();
    const picturesAway = join(one.env.dataDir, "files");
    symlinkSync(join(root, "no-such-disk"), picturesAway);
    expect(await makeBackup(one)).toMatchObject({ error: { kind: "absent", place: picturesAway } });
    rmSync(picturesAway);
    const sitesDir = join(root, "no-such-sites");
    expect(await makeBackup({ ...one, env: { ...one.env, sitesDir } })).toMatchObject({
      error: { kind: "absent", place: sitesDir },
    });
    expect(readdirSync(one.into)).toEqual([]);
    const fromDatabase = { ...one.env, sitesDir, sitesFrom: "database" as const };
    expect(await makeBackup({ ...one, env: fromDatabase })).toMatchObject({ ok: true });
  });

  test("is neither made of a place where a restore broke off, nor put back there, and both say so", async () => {
    const one = await filled();
    const done = await makeBackup(one);
    const folder = done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
    mkdirSync(join(one.env.dataDir, ".restoring"));
    expect(await makeBackup(one)).toMatchObject({ error: { kind: "restoring" } });
    const place = env();
    mkdirSync(join(place.dataDir, ".restoring"));
    const refused = await restoreBackup(folder, place);
    expect(refused).toMatchObject({ error: { kind: "restoring" } });
    expect(refused.ok || backupSentence(refused.error)).toContain("with its hidden files");
  });

  test("is put back into a data folder that was emptied but for what says whose its backups are; else it names what lies there", async () => {
    const one = await filled();
    const done = await makeBackup(one);
    const folder = done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
    const place = env();
    write(place.dataDir, { ".backup-source": "0".repeat(32), ".hidden": "mine" });
    const refused = await restoreBackup(folder, place);
    expect(refused.ok || backupSentence(refused.error)).toContain("is not empty (.hidden lies there)");
    rmSync(join(place.dataDir, ".hidden"));
    expect(await restoreBackup(folder, place)).toMatchObject({ ok: true });
  });

  test("two restores into one place at once: one is put back, the other refused", async () => {
    const one = await filled();
    const done = await makeBackup(one);
    const folder = done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
    const place = env();
    const both = await Promise.all([restoreBackup(folder, place), restoreBackup(folder, place)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(existsSync(join(place.dataDir, "forecourt.sqlite"))).toBe(true);
  });

  test("whose restore broke off, as on a full disk, leaves the place as empty as it was", async () => {
    const one = await filled();
    write(one.env.dataDir, Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`files/${n}/a`, "a picture"])));
    const done = await makeBackup(one);
    const folder = done.ok ? done.value.folder : expect.fail(backupSentence(done.error));
    // A name can have 4,096 bytes: the folder itself is within that, and what lies deeper in it is not.
    const names = Array.from({ length: 25 }, () => "d".repeat(195));
    const dataDir = join(fresh("deep"), ...names)
      .slice(0, 4_080)
      .replace(/\/$/, "");
    await expect(restoreBackup(folder, { ...env(), dataDir })).rejects.toThrow("ENAMETOOLONG");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("of which only the newest are kept, and what was broken off a day ago is deleted by the next", async () => {
    const one = await filled();
    for (const age of [3, 2, 1, 0]) expect((await makeBackup({ ...one, clock: () => NOW - age })).ok).toBe(true);
    write(one.into, { "notes.txt": "mine" });
    const own = await ownSource(one.env.dataDir);
    expect(await keepNewest(one.into, 2, own)).toMatchObject({ deleted: [expect.any(String), expect.any(String)] });
    const [left, recent] = [join(one.into, ".forecourt-old.part"), join(one.into, ".forecourt-new.part")];
    for (const folder of [left, recent]) mkdirSync(folder);
    utimesSync(left, new Date(NOW - 90_000_000), new Date(NOW - 90_000_000));
    expect((await makeBackup({ ...one, clock: () => NOW + 1 })).ok).toBe(true);
    const names = [-1, 0, 1].map((ms) => `forecourt-2026-11-23T01-02-03.${456 + ms}Z`);
    expect(readdirSync(one.into).sort()).toEqual([".forecourt-new.part", ...names, "notes.txt"]);
    expect(await verifyBackup(recent)).toMatchObject({ error: { kind: "unfinished" } });
  });

  test("of a folder that servers share each deletes its own backups alone, and none that does not say whose it is", async () => {
    const into = fresh("backups");
    const [one, other] = [await filled(), await filled()];
    for (const [at, server] of [other, one, one, other].entries())
      expect((await makeBackup({ ...server, into, clock: () => NOW + at })).ok).toBe(true);
    write(into, { "forecourt-2020-01-01T00-00-00.000Z/manifest.json": "{}" });
    // Whoever may only read the data folder makes backups of it all the same, and finds them again.
    const reader = await filled();
    mkdirSync(join(reader.env.dataDir, ".backup-source"));
    expect((await makeBackup({ ...reader, into, clock: () => NOW + 9 })).ok).toBe(true);
    expect(await keepNewest(into, 1, await ownSource(reader.env.dataDir))).toEqual({ deleted: [], others: 5 });
    const pruned = await keepNewest(into, 1, await ownSource(one.env.dataDir));
    expect(pruned).toEqual({ deleted: ["forecourt-2026-11-23T01-02-03.457Z"], others: 4 });
    expect(readdirSync(into)).toHaveLength(5);
  });
});

test("of two backups that end at once each old one is deleted by one of them, and neither fails", async () => {
  const into = fresh("backups");
  const names = Array.from({ length: 30 }, (_, at) => `forecourt-2026-11-23T01-02-03.${100 + at}Z`);
  const own = "0".repeat(32);
  for (const name of names) write(into, { [`${name}/manifest.json`]: JSON.stringify({ source: own }) });
  const both = await Promise.all([keepNewest(into, 2, own), keepNewest(into, 2, own)]);
  expect(both.flatMap(({ deleted }) => deleted).sort()).toEqual(names.slice(0, -2));
  expect(readdirSync(into).sort()).toEqual(names.slice(-2));
});

test("a file that has changed since it was copied is copied again, and one that is gone stays as it was", async () => {
  const [from, to] = [fresh("from"), fresh("to")];
  write(from, { changed: "one", gone: "gone" });
  const copies = copiesInto(to);
  const sources = ["changed", "gone"].map((name) => ({ from: join(from, name), path: `data/${name}` }));
  await copies.add(sources);
  write(from, { changed: "another" });
  rmSync(join(from, "gone"));
  await copies.add(sources);
  expect(copies.all().map(({ path, sum }) => [path, sum])).toEqual([
    ["data/changed", sha256("another")],
    ["data/gone", sha256("gone")],
  ]);
  expect(readFileSync(join(to, "data/changed"), "utf8")).toBe("another");
});

test("every name that may stand in a list is one, and none leads out of it", () => {
  for (const path of ["data/a", "sites/halden/blog/a b.md", "data/Ö", "database.dump"])
    expect(isSafePath(path)).toBe(true);
  for (const path of [
    "data",
    "data/",
    "data//a",
    "data/./a",
    "data/..",
    "../data/a",
    "data/a\nb",
    `data/${"a".repeat(1000)}`,
  ])
    expect([path, isSafePath(path)]).toEqual([path, false]);
});

test("a machine without PostgreSQL's tools is told what to install", () => {
  const sentence = backupSentence({ kind: "no-tool", program: "pg_dump" });
  expect(sentence).toContain("apt install postgresql-client");
});

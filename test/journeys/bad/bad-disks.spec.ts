import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, migrate, openDatabase } from "../../../src/db/open.ts";
import { ask } from "../../setup/ask.ts";
import { type CommandEnd, runCommand } from "../../setup/command.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { NO_PRIVATE_MOUNTS, privateMounts, readOnly, smallDisk } from "../../setup/private-mounts.ts";
import { startServerProcess } from "../../setup/server-process.ts";

/** Runs the real server and command on disks that are read-only or full. */

const mounts = privateMounts();
let folder: string;
let dataDir: string;

beforeEach(async (test) => {
  test.skip(mounts === null, NO_PRIVATE_MOUNTS);
  folder = mkdtempSync(join(tmpdir(), "forecourt-bad-disks-"));
  dataDir = join(folder, "data");
  mkdirSync(dataDir);
  await usingDatabase(dataDir, migrate);
});
afterEach(() => {
  if (mounts) rmSync(folder, { recursive: true, force: true });
});

async function usingDatabase<T>(dir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url: null, dataDir: dir });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const under = (script: string): readonly string[] => mounts?.under(script) ?? [];
const environment = () => ({ FORECOURT_DATA: dataDir, FORECOURT_DEMO_STOCK: "0", PORT: "0", TMPDIR: folder });

function stockFile(cars: number): string {
  const path = join(folder, "stock.csv");
  const words = "One owner from new; serviced here; every book in the glovebox. ".repeat(8);
  const rows = Array.from({ length: cars }, (_, at) => `D-${at},2020,Toyota,Corolla,Hatch,Petrol,19990,${words}${at}`);
  writeFileSync(path, `Stock No,Year,Make,Model,Body,Fuel,Price,Comments\n${rows.join("\n")}\n`);
  return path;
}

const importing = (cars: number, mount: string, env: Record<string, string> = {}): Promise<CommandEnd> =>
  runCommand(["import", stockFile(cars), "--dealership", "halden-alexandria"], {
    env: { ...environment(), ...env },
    under: under(mount),
  });

/** Expects one sentence and no stack trace. */
function expectSentence({ code, stdout, stderr }: CommandEnd, sentence: RegExp): void {
  expect(stderr).toMatch(/^forecourt: [^\n]+\.\n$/);
  expect(stderr).toMatch(sentence);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
}

test("a database file that may only be read stops server and import with a sentence", async () => {
  const mount = readOnly(join(dataDir, "forecourt.sqlite"));
  const sentence = /The database cannot be written\. Make its file and folder .* writable/;
  expectSentence(await importing(1, mount), sentence);
  expectSentence(await runCommand(["start"], { env: environment(), under: under(mount) }), sentence);
});

test("a data folder that may only be read stops server and import with a sentence", async () => {
  const mount = readOnly(dataDir);
  expectSentence(await importing(1, mount), /the data folder .* cannot be written; give this user the right to/);
  const start = await runCommand(["start"], { env: environment(), under: under(mount) });
  expectSentence(start, /the data folder .* cannot be written; give this user the right to/);
});

test("a disk that fills up during an import gives one sentence, and the stock is unchanged", async () => {
  const small = join(folder, "small");
  const after = join(folder, "after");
  mkdirSync(small);
  // The disk disappears with the command, so its files are copied before.
  const keep = `trap 'cp -a "${small}" "${after}"' EXIT; cp -a "${dataDir}/." "${small}"; "$@"; exit`;
  const end = await importing(12_000, `${smallDisk(small, 8192)}; ${keep}`, { FORECOURT_DATA: small });
  expectSentence(end, /The disk that holds the database is full\. Free some space/);
  await usingDatabase(after, async (db) => {
    expect(await db.selectFrom("cars").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("stock_changes").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("import_runs").select("id").execute()).toEqual([]);
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }]);
  });
});

test("no room for the import's own temporary file gives a sentence that says where", async () => {
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  const end = await importing(12_000, smallDisk(temporary, 1024), { TMPDIR: temporary });
  expectSentence(end, /folder for temporary files .*temporary is full, and nothing was changed/);
});

test("a backup that finds no room on its disk says so, leaves nothing half-written, and the data are as they were", async () => {
  const small = join(folder, "small");
  const left = join(folder, "left");
  mkdirSync(small);
  writeFileSync(join(dataDir, "pictures-of-a-lot.bin"), Buffer.alloc(3 * 1024 * 1024, 7));
  const tell = `trap 'ls -A "${small}" > "${left}"' EXIT; "$@"; exit`;
  const end = await runCommand(["backup", small], {
    env: environment(),
    under: under(`${smallDisk(small, 1024)}; ${tell}`),
  });
  expectSentence(end, /The disk is full.*Nothing half-written is left\./);
  expect(readFileSync(left, "utf8")).toBe("");
  const integrity = (db: Database) => sql`pragma integrity_check`.execute(db);
  expect((await usingDatabase(dataDir, integrity)).rows).toEqual([{ integrity_check: "ok" }]);
});

test("on a full disk the server serves pages, refuses a lead in a sentence, and takes it once there is room", async () => {
  const small = join(folder, "small");
  mkdirSync(small);
  const mount = `${smallDisk(small, 8192)}; cp -a "${dataDir}/." "${small}"`;
  const server = await startServerProcess(
    { ...environment(), FORECOURT_DATA: small, LOG_LEVEL: "error" },
    under(mount),
  );
  try {
    // The server's own view of its disk, which other processes do not see.
    const inside = `/proc/${server.child.pid}/root${small}`;
    const post = (submission_id: string) =>
      postLead(server.port, { ...ENQUIRY, message: "x".repeat(5000), submission_id });
    const first = await post("00000000-0000-4000-8000-000000000001");
    expect(first).toMatchObject({ status: 200, lead_id: expect.any(Number) });

    fill(join(inside, "filler"));
    const refused = await post("00000000-0000-4000-8000-000000000002");
    expect(refused).toEqual({ status: 503, error: expect.stringMatching(/could not save your enquiry.*try again/) });
    expect((await ask(server.port, "halden", "/search/used-cars")).status).toBe(200);
    expect((await ask(server.port, "halden", "/images/width=320,quality=75/art/suv-a/132d5c/f34.webp")).status).toBe(
      200,
    );
    expect((await ask(server.port, "halden", "/healthz")).status).toBe(200);

    rmSync(join(inside, "filler"));
    const taken = await post("00000000-0000-4000-8000-000000000002");
    expect(taken.status).toBe(200);
    expect(await post("00000000-0000-4000-8000-000000000002")).toEqual(taken);
    const copy = join(folder, "after");
    mkdirSync(copy);
    for (const part of ["", "-wal"])
      copyFileSync(join(inside, `forecourt.sqlite${part}`), join(copy, `forecourt.sqlite${part}`));
    const leads = await usingDatabase(copy, (db) => db.selectFrom("leads").select("id").orderBy("id").execute());
    expect(leads).toEqual([{ id: first.lead_id }, { id: taken.lead_id }]);
  } finally {
    await server.stop();
  }
});

/** Writes until the disk is full. */
function fill(path: string): void {
  for (const bytes of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: "a" });
    } catch (error) {
      expect(error).toMatchObject({ code: "ENOSPC" });
    }
  }
}

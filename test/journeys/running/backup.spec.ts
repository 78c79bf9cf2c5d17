import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../src/db/open.ts";
import { ask } from "../../setup/ask.ts";
import { runCommand, spawnCommand } from "../../setup/command.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { type PostgresServer, startPostgres } from "../../setup/postgres/server.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

let root: string;
let postgres: PostgresServer | null = null;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-backups-"));
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
});

const PAGES = ["/", "/search/new-used-and-demo-cars", "/locations", "/about-us"];

/** What a shopper is sent, without the server's port and the moment at which it was made. */
async function pagesOf(server: ServerProcess, more: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const page of [...PAGES, ...more]) {
    const { status, text } = await ask(server.port, "halden", page);
    texts.push(
      `${page} ${status}\n${text.replaceAll(String(server.port), "PORT").replaceAll(/\d{13}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "NOW")}`,
    );
  }
  return texts;
}

async function carPage(server: ServerProcess): Promise<string> {
  const { text } = await ask(server.port, "halden", "/search/new-used-and-demo-cars");
  return /href="(\/cars\/[^"/]+)"/.exec(text)?.[1] ?? expect.fail("no car is listed");
}

/** Whether the machine has tools that dump a server of this version: they read none newer than themselves. */
async function canDump(url: string): Promise<boolean> {
  const db = await openDatabase({ url, dataDir: root });
  const { rows } = await sql<{ v: string }>`show server_version`.execute(db).finally(() => db.destroy());
  try {
    const said = execFileSync("pg_dump", ["--version"], { encoding: "utf8" });
    return Number(/ (\d+)/.exec(said)?.[1]) >= Number.parseInt(Object.values(rows[0] ?? {})[0] ?? "0", 10);
  } catch {
    return false;
  }
}

test.each(["SQLite", "PostgreSQL"])(
  "a backup made while leads pour in (%s) holds each lead that was acknowledged before, and a restore serves the same pages",
  async (kind) => {
    const place = (name: string) => join(root, `${kind}-${name}`);
    const settings = { FORECOURT_DATA: place("data"), FORECOURT_DEMO_STOCK: "24", POSTS_PER_MINUTE: "100000" };
    let urls: readonly string[] = [];
    if (kind === "PostgreSQL") {
      postgres = await startPostgres();
      urls = [await postgres.createDatabase(), await postgres.createDatabase()];
      if (!(await canDump(urls[0] ?? ""))) {
        const told = await runCommand(["backup", place("backups")], { env: { DATABASE_URL: urls[0] ?? "" } });
        expect([told.code, told.stderr]).toEqual([1, expect.stringMatching(/postgresql-client|pg_dump failed/)]);
        return;
      }
    }
    const [from, to] = urls.map((DATABASE_URL) => ({ DATABASE_URL }));
    const server = await startServerProcess({ ...settings, ...from });
    const acknowledged: number[] = [];
    let isPouring = true;
    const pour = async () => {
      while (isPouring) {
        const answer = await postLead(server.port, ENQUIRY);
        if (answer.lead_id) acknowledged.push(answer.lead_id);
      }
    };
    const pouring = [pour(), pour()];
    let restored: ServerProcess | null = null;
    try {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
      const before = [...acknowledged];
      const made = await runCommand(["backup", place("backups")], { env: { ...settings, ...from } });
      isPouring = false;
      await Promise.all(pouring);
      expect([made.stderr, made.code]).toEqual(["", 0]);
      const [name = ""] = readdirSync(place("backups"));
      const more = [await carPage(server)];
      const pages = await pagesOf(server, more);
      const env = { ...settings, FORECOURT_DATA: place("restored"), ...to };
      const back = await runCommand(["restore", join(place("backups"), name)], { env });
      expect([back.stderr, back.code]).toEqual(["", 0]);
      const db = await openDatabase({ url: to?.DATABASE_URL ?? null, dataDir: place("restored") });
      const leads = await db.selectFrom("leads").select("id").execute();
      const alone = await db
        .selectFrom("leads")
        .where("id", "not in", (of) =>
          of.selectFrom("lead_deliveries").select("lead_id").where("lead_id", "is not", null),
        )
        .select("id")
        .execute();
      await db.destroy();
      expect(before.filter((id) => !leads.some((lead) => lead.id === id))).toEqual([]);
      expect(alone).toEqual([]);
      restored = await startServerProcess(env);
      for (const [at, page] of (await pagesOf(restored, more)).entries())
        expect([page.split("\n")[0], page === pages[at]]).toEqual([expect.stringMatching(/ 200$/), true]);
      expect((await postLead(restored.port, ENQUIRY)).lead_id).toBeGreaterThan(Math.max(...leads.map(({ id }) => id)));
    } finally {
      isPouring = false;
      await Promise.all([server.stop(), restored?.stop()]);
    }
  },
);

/** Kills a command as soon as something is seen; says whether it was still under way. */
async function killOnce(args: readonly string[], env: Record<string, string>, seen: () => boolean): Promise<boolean> {
  const child = spawnCommand(args, { env });
  child.stdout?.resume();
  child.stderr?.resume();
  const gone = once(child, "exit");
  while (!seen() && child.exitCode === null) await turn();
  child.kill("SIGKILL");
  await gone;
  return child.signalCode === "SIGKILL";
}

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

test("a backup that is killed is never taken for a whole one, and a restore that is killed starts no server", async () => {
  const FORECOURT_DATA = join(root, "killed-data");
  const env = { FORECOURT_DATA, FORECOURT_SITES: join(root, "no-sites") };
  expect((await runCommand(["demo", "--count", "8"], { env: { FORECOURT_DATA } })).code).toBe(0);
  mkdirSync(join(FORECOURT_DATA, "files"));
  mkdirSync(env.FORECOURT_SITES);
  for (let n = 0; n < 400; n += 1) writeFileSync(join(FORECOURT_DATA, "files", `${n}.webp`), Buffer.alloc(40_000, n));
  const into = join(root, "killed-backups");
  const draft = () => list(into).find((name) => name.startsWith("."));
  const copied = () => list(join(into, draft() ?? "none", "data/files")).length;
  expect(await killOnce(["backup", into], env, () => copied() > 100)).toBe(true);
  const [left = "", ...others] = list(into);
  expect([left, others]).toEqual([expect.stringMatching(/^\.forecourt-.*\.part$/), []]);
  expect((await runCommand(["backup", into], { env })).stdout).toMatch(/8 cars, 0 leads, 401 files/);
  const whole = join(into, list(into).find((name) => !name.startsWith(".")) ?? "none");

  const half = { ...env, FORECOURT_DATA: join(root, "killed-restore") };
  const restoring = () => list(join(half.FORECOURT_DATA, ".restoring/data/files")).length;
  expect(await killOnce(["restore", whole], half, () => restoring() > 100)).toBe(true);
  const started = await runCommand(["start"], { env: { ...half, PORT: "0" } });
  expect([started.code, started.stderr]).toEqual([1, expect.stringContaining("restore that was broken off")]);
});

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../src/db/open.ts";
import { ask } from "../../setup/ask.ts";
import { runCommand } from "../../setup/command.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { LOADED, sayLibraries, TELEMETRY } from "../../setup/loaded-libraries.ts";
import { type PostgresServer, startPostgres } from "../../setup/postgres/server.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";

const run = promisify(execFile);
let postgres: PostgresServer;
let servers: ServerProcess[] = [];
let folder: string;
let databaseUrl: string;
let operator: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-cluster-"));
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  cpSync("sites", join(folder, "sites"), { recursive: true });
  // The sites come from the database, and the pictures of their documents from the folder that both processes share.
  const data = { DATABASE_URL: databaseUrl, FORECOURT_DATA: join(folder, "data") };
  operator = { ...data, FORECOURT_SITES: join(folder, "sites") };
  expect(await runCommand(["sites", "push"], { env: operator })).toMatchObject({ code: 0, stderr: "" });
  const settings = {
    ...data,
    FORECOURT_SITES_FROM: "database",
    FORECOURT_DEMO_STOCK: "80",
    POSTS_PER_MINUTE: "200",
    ...sayLibraries([TELEMETRY]),
  };
  servers = [await startServerProcess(settings)];
  servers.push(await startServerProcess(settings));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The current search page of a server for one stock number. */
async function searchOn(server: ServerProcess, words: string): Promise<string> {
  return (await ask(server.port, "halden", `/search/used-cars?q=${words}`)).text;
}

async function importCar(price: number): Promise<void> {
  const file = join(folder, "stock.csv");
  const photos = ["suv-blue-f34", "suv-blue-side", "suv-blue-r34", "suv-blue-front"]
    .map((name) => `https://photos.example/${name}.webp`)
    .join("|");
  writeFileSync(
    file,
    `Stock No,Year,Make,Model,Badge,Body,Fuel,Transmission,Kilometres,Price,Condition,Images\nCLUSTER-1,2021,Toyota,RAV4,Quokka,SUV,Petrol,Automatic,41000,${price},Used,${photos}\n`,
  );
  await run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "src/cli/main.ts", "import", file, "--dealership", "halden-alexandria"],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    },
  );
}

/** Milliseconds after which whoever asks any server is shown this; how long an answer takes does not count. */
async function untilShown(isShown: (server: ServerProcess) => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  let asked = begun;
  for (const server of servers) {
    const ask = () => {
      asked = performance.now();
      return isShown(server);
    };
    await expect.poll(ask, { interval: 20 }).toBe(true);
  }
  return asked - begun;
}
const untilPriced = (words: string) => untilShown(async (server) => (await searchOn(server, "quokka")).includes(words));

test("two processes over one PostgreSQL show a new car, and a new price, within a second", async () => {
  for (const server of servers) expect(await searchOn(server, "quokka")).not.toContain("$31,987");
  await importCar(31_987);
  expect(await untilPriced("$31,987")).toBeLessThan(1000);
  await importCar(30_490);
  expect(await untilPriced("$30,490")).toBeLessThan(1000);
});

test("servers that run go on while a newer version extends their database; one of theirs that starts refuses", async () => {
  const [server] = servers as [ServerProcess];
  const db = await openDatabase({ url: databaseUrl, dataDir: folder });
  try {
    await sql`alter table leads add column told_later text`.execute(db);
    await db.insertInto("migrations").values({ name: "9999-later.sql", checksum: "", applied_at: 1 }).execute();
    const check = await runCommand(["migrate", "--check"], { env: { DATABASE_URL: databaseUrl } });
    expect([check.code, check.stderr]).toEqual([1, expect.stringContaining("newer version (it has 9999-later.sql)")]);
    const lead = await postLead(server.port, ENQUIRY);
    expect([lead.status, lead.lead_id]).toEqual([200, expect.any(Number)]);
    expect((await ask(server.port, "halden", "/readyz")).status).toBe(200);
  } finally {
    await db.deleteFrom("migrations").where("name", "=", "9999-later.sql").execute();
    await db.destroy();
  }
});

test("the limit on posts from one address counts both processes together", async () => {
  const post = async (server: ServerProcess, times: number): Promise<number> => {
    const headers = { "Content-Type": "text/plain" };
    const answers = Array.from({ length: times }, () =>
      ask(server.port, "halden", "/contact", { method: "POST", headers, body: "a" }),
    );
    return (await Promise.all(answers)).at(-1)?.status ?? 0;
  };
  const [first, second] = [servers[0] ?? expect.fail(), servers[1] ?? expect.fail()];
  const minute = () => Math.floor(Date.now() / 60_000);
  // The limit counts per minute, so a try that runs into the next minute proves nothing.
  for (let began = -1; began !== minute(); ) {
    began = minute();
    // The lead of the test before may count in this minute, too.
    expect(await post(first, 148)).toBe(415);
    expect(await post(second, 49)).toBe(415);
    // The other process by itself would accept 151 more.
    const refused = async () => (await post(second, 1)) === 429 || began !== minute();
    await expect.poll(refused, { interval: 100 }).toBe(true);
  }
});

test("a process that is asked to end finishes its requests, and the other goes on serving", async () => {
  const second = servers.pop();
  expect(second?.said(), "traces go nowhere").not.toContain(LOADED);
  await second?.stop();
  expect(second?.child.exitCode).toBe(0);
  expect(await searchOn(servers[0] as ServerProcess, "quokka")).toContain("$30,490");
});

test("while PostgreSQL is away, pages say so or come from the cache; once it is back, stock changes are followed", async () => {
  const [server] = servers as [ServerProcess];
  await postgres.halt();
  await expect.poll(async () => (await ask(server.port, "halden", "/readyz")).status).toBe(503);
  expect((await ask(server.port, "halden", "/healthz")).status).toBe(200);
  expect(await searchOn(server, "quokka")).toContain("$30,490");
  await postgres.resume();
  await expect.poll(async () => (await ask(server.port, "halden", "/readyz")).status, { timeout: 20_000 }).toBe(200);
  await importCar(29_990);
  await expect.poll(() => searchOn(server, "quokka"), { timeout: 20_000 }).toContain("$29,990");
});

test("a pushed site is shown by two processes within a second, a stale push is told of it, a rollback brings back", async () => {
  const sites = (...words: string[]) => runCommand(["sites", ...words], { env: operator });
  const file = join(folder, "sites/kingtide/site.json");
  const before = readFileSync(file, "utf8");
  const rename = (name: string) => writeFileSync(file, before.replace(/"siteName": "[^"]*"/, `"siteName": "${name}"`));
  const untilNamed = (name: string, isNamed = true) =>
    untilShown(async ({ port }) => (await ask(port, "kingtide", "/")).text.includes(name) === isNamed);
  rename("Tidal Autos");
  expect(await sites("diff", "kingtide")).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("changed  site.json"),
  });
  expect(await sites("push", "kingtide", "--message", "a new name")).toMatchObject({
    code: 0,
    stdout: "kingtide: is now revision 2.\n",
  });
  expect(await untilNamed("Tidal Autos")).toBeLessThan(1000);
  writeFileSync(join(folder, "sites/kingtide/.revision"), "1\n");
  rename("Ebb Autos");
  const stale = await sites("push", "kingtide");
  expect([stale.code, stale.stderr]).toEqual([1, expect.stringMatching(/revision 1, and .* has stored revision 2/)]);
  expect(stale.stderr).toContain('+     "siteName": "Ebb Autos"');
  expect((await sites("rollback", "kingtide", "1")).stdout).toBe("kingtide: is now revision 3.\n");
  expect(await untilNamed("Tidal Autos", false)).toBeLessThan(1000);
  expect((await sites("pull", "kingtide")).code).toBe(1);
  expect((await sites("pull", "kingtide", "--force")).code).toBe(0);
  expect(readFileSync(file, "utf8")).toBe(before);
  rmSync(join(operator.FORECOURT_DATA ?? "", "files/site-documents"), { recursive: true });
  const status = await runCommand(["status"], { env: { ...operator, FORECOURT_SITES_FROM: "database" } });
  expect(status.stdout).toMatch(/^! sites +kingtide +its documents cannot be fetched: look whether the store/m);
  expect((await sites("history", "kingtide")).stdout).toMatch(/^ +3 .* back to revision 1\n +2 .* a new name\n +1 /);
});

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../setup/ask.ts";
import { type PostgresServer, startPostgres } from "../setup/postgres-server.ts";
import { type ServerProcess, startServerProcess } from "../setup/server-process.ts";

const run = promisify(execFile);
let postgres: PostgresServer;
let servers: ServerProcess[] = [];
let folder: string;
let databaseUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-cluster-"));
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  const settings = { DATABASE_URL: databaseUrl, FORECOURT_DEMO_STOCK: "80", POSTS_PER_MINUTE: "200" };
  servers = [await startServerProcess(settings)];
  servers.push(await startServerProcess(settings));
}, 120_000);

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

/** Milliseconds until every server shows this text. */
async function untilShown(words: string): Promise<number> {
  const begun = performance.now();
  for (const server of servers) {
    await expect.poll(() => searchOn(server, "quokka"), { timeout: 5_000, interval: 20 }).toContain(words);
  }
  return performance.now() - begun;
}

test("two processes over one PostgreSQL show a new car, and a new price, within a second", async () => {
  for (const server of servers) expect(await searchOn(server, "quokka")).not.toContain("$31,990");
  await importCar(31_990);
  expect(await untilShown("$31,990")).toBeLessThan(1000);
  await importCar(30_490);
  expect(await untilShown("$30,490")).toBeLessThan(1000);
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
    expect(await post(first, 150)).toBe(415);
    expect(await post(second, 49)).toBe(415);
    // The other process by itself would accept 151 more.
    const refused = async () => (await post(second, 1)) === 429 || began !== minute();
    await expect.poll(refused, { timeout: 10_000, interval: 100 }).toBe(true);
  }
});

test("a process that is asked to end finishes its requests, and the other goes on serving", async () => {
  const second = servers.pop();
  await second?.stop();
  expect(second?.child.exitCode).toBe(0);
  expect(await searchOn(servers[0] as ServerProcess, "quokka")).toContain("$30,490");
});

test("while PostgreSQL is away, pages say so or come from the cache; once it is back, stock changes are followed", async () => {
  const [server] = servers as [ServerProcess];
  await postgres.halt();
  await expect.poll(async () => (await ask(server.port, "halden", "/readyz")).status, { timeout: 10_000 }).toBe(503);
  expect((await ask(server.port, "halden", "/healthz")).status).toBe(200);
  expect(await searchOn(server, "quokka")).toContain("$30,490");
  await postgres.resume();
  await expect.poll(async () => (await ask(server.port, "halden", "/readyz")).status, { timeout: 20_000 }).toBe(200);
  await importCar(29_990);
  await expect.poll(() => searchOn(server, "quokka"), { timeout: 20_000 }).toContain("$29,990");
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dealership, SHOPPER, testSite } from "../../test/fixtures/site.ts";
import { type PostgresServer, startPostgres } from "../../test/setup/postgres/server.ts";
import { migrate, openDatabase } from "../db/open.ts";
import { stateOfSource } from "../features/feeds/sources/data.ts";
import { sourcesOf } from "../features/feeds/sources/known.ts";
import { submitLead } from "../features/leads/mutations.ts";
import { type FeedSource, FeedSourcesSchema } from "../features/site/dealership/feed-sources.ts";
import { ok } from "../lib/result.ts";
import { folderStore } from "../services/files/folder.ts";
import { FEED_LEASE_MS, startFeedWorker } from "./feeds.ts";
import { startWorker } from "./sending/worker.ts";

/** A server of its own, because the test stops it. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
});
afterAll(() => server.stop());

test("PostgreSQL gone and back: nothing is acknowledged meanwhile, and deliveries go on by themselves", async () => {
  const db = await openDatabase({ url: await server.createDatabase(), dataDir: "" });
  await migrate(db);
  const site = testSite("test", [dealership(1, "north")]);
  const submit = (message: string) =>
    submitLead(db, site, { userData: { ...SHOPPER, message } }, { now: Date.now(), ip: "", userAgent: "" });
  const sent: string[] = [];
  const mail = {
    send: async ({ text }: { readonly text: string }) => {
      const lead = /lead \w+ the outage/.exec(text)?.[0];
      if (lead) sent.push(lead);
      return ok(null);
    },
    close: () => {},
  };
  const webhook = { send: async () => ok(null) };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  expect((await submit("lead before the outage")).ok).toBe(true);
  await server.halt();
  const worker = startWorker({
    db,
    sites: { bySlug: () => site },
    mail,
    webhook,
    clock: Date.now,
    log,
    intervalMs: 20,
  });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 10_000, interval: 10 });
  expect(await submit("lead during the outage")).toMatchObject({ ok: false, error: { kind: "unavailable" } });
  expect(sent).toEqual([]);
  await server.resume();
  await vi.waitFor(() => expect(sent).toEqual(["lead before the outage"]), { timeout: 10_000, interval: 10 });
  expect((await submit("lead after the outage")).ok).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000, interval: 10 });
  await worker.stop();
  await db.destroy();
});

test("PostgreSQL gone in the middle of an import and back: the source is looked after again by itself, and no lease is kept", async () => {
  const db = await openDatabase({ url: await server.createDatabase(), dataDir: "" });
  await migrate(db);
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-outage-"));
  const sources = v.parse(FeedSourcesSchema, [{ name: "dms", kind: "https", url: "https://dms.example/a" }]);
  const site = testSite("test", [{ ...dealership(1, "north"), folder: "test", sources: sources as FeedSource[] }]);
  let ahead = 0;
  let imports = 0;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const worker = startFeedWorker({
    db,
    dataDir,
    log,
    files: folderStore({ folder: dataDir }),
    holder: "test",
    intervalMs: 20,
    clock: () => Date.now() + ahead,
    random: () => 0,
    sites: { all: () => [site] },
    fetcherOf: () => ({
      fetch: async ({ target }) => {
        writeFileSync(target, "a file");
        return ok({ kind: "file", name: "stock.csv", bytes: 6, mark: null });
      },
    }),
    importFile: async () => {
      imports += 1;
      if (imports === 1) {
        await server.halt();
        throw new Error("the database is away");
      }
      return { standing: "imported", run: null, gone: 0, updated: 0, unchanged: 1 };
    },
  });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 10_000, interval: 10 });
  // Its file is deleted once it is given up. If the database were back before that, a failure would be noted instead.
  const files = () => readdirSync(join(dataDir, "imports"));
  await vi.waitFor(() => expect([imports, files()]).toEqual([1, []]), { timeout: 10_000, interval: 10 });
  await server.resume();
  ahead = FEED_LEASE_MS;
  await vi.waitFor(() => expect(imports).toBe(2), { timeout: 10_000, interval: 10 });
  await worker.stop();
  const [known] = sourcesOf([site]);
  expect(known && (await stateOfSource(db, known))).toMatchObject({
    failures: 0,
    leaseUntil: 0,
    answeredAt: expect.any(Number),
  });
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

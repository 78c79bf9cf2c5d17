import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import type { Database } from "../db/open.ts";
import { HOUR_MS } from "../lib/time/spans.ts";
import type { FileStore } from "../services/files/port.ts";
import { startFeedWorker } from "./feeds.ts";
import { startPictureWorker } from "./pictures.ts";
import { startShiftWorker } from "./shifts.ts";

const NOW = Date.UTC(2026, 10, 23, 1);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const never = () => expect.fail("nothing is to be sent or fetched");

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hourly-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A job of which a test sees how often it has forgotten what is old. */
interface Watched {
  readonly runOnce: () => Promise<unknown>;
  readonly stop: () => Promise<unknown>;
  readonly forgets: () => number;
  /** Whether it forgets as soon as it has begun. */
  readonly atFirst: boolean;
}

/** The same database, which counts what is deleted from a table. */
function counting(db: Database, table: string): { readonly db: Database; readonly count: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === "DeleteQueryNode" && JSON.stringify(node.from).includes(`"${table}"`)) count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), count: () => count };
}

const JOBS: Readonly<Record<string, (db: Database, clock: () => number) => Watched>> = {
  "messages of shifts": (plain, clock) => {
    const { db, count } = counting(plain, "staff_messages");
    const sites = { bySlug: () => null };
    const senders = { mail: { send: never }, sms: null, push: null, deskOrigin: null };
    const job = startShiftWorker({ db, clock, log, sites, intervalMs: HOUR_MS, ...senders } as never);
    return { runOnce: job.runOnce, stop: job.stop, forgets: count, atFirst: true };
  },
  "runs of stock files": (plain, clock) => {
    const { db, count } = counting(plain, "import_changes");
    const files = { list: async () => ({ ok: true, value: [] }) } as unknown as FileStore;
    const sites = { all: () => [] };
    const client = { fetcherOf: never, importFile: never, random: () => 0 };
    const job = startFeedWorker({
      db,
      clock,
      log,
      sites,
      files,
      dataDir,
      holder: "a test",
      intervalMs: HOUR_MS,
      ...client,
    });
    return { runOnce: job.runOnce, stop: job.stop, forgets: count, atFirst: true };
  },
  "parts of pictures": (db, clock) => {
    let count = 0;
    const forgetParts = async () => {
      count += 1;
      return { ok: true, value: 0 };
    };
    const files = { forgetParts } as unknown as FileStore;
    const job = startPictureWorker({ db, clock, log, files, fetchPicture: never, intervalMs: HOUR_MS });
    return { runOnce: job.runOnce, stop: job.stop, forgets: () => count, atFirst: false };
  },
};

eachDatabase("what is old", (openFresh) => {
  test.each(Object.keys(JOBS))(
    "is forgotten once an hour, and at once where the clock was set back: %s",
    async (name) => {
      let now = NOW;
      const watched = JOBS[name]?.(await openFresh(), () => now);
      if (!watched) return expect.fail();
      onTestFinished(async () => void (await watched.stop()));
      const forgetsAt = async (time: number) => {
        const before = watched.forgets();
        now = time;
        await watched.runOnce();
        return watched.forgets() > before;
      };
      await watched.runOnce();
      expect(watched.forgets() > 0).toBe(watched.atFirst);
      const times = [HOUR_MS - 1, HOUR_MS, HOUR_MS + 1, 2 * HOUR_MS - 1, 2 * HOUR_MS, HOUR_MS, HOUR_MS + 1];
      const forgets: boolean[] = [];
      for (const time of times) forgets.push(await forgetsAt(NOW + time));
      expect(forgets).toEqual([false, true, false, false, true, true, false]);
    },
  );
});

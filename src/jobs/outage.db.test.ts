import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dealership, SHOPPER, testSite } from "../../test/fixtures/site.ts";
import { type PostgresServer, startPostgres } from "../../test/setup/postgres-server.ts";
import { migrate, openDatabase } from "../db/open.ts";
import { submitLead } from "../features/leads/mutations.ts";
import { ok } from "../lib/result.ts";
import { startWorker } from "./worker.ts";

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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate, openDatabase } from "../db/open.ts";
import { forecourtAlone } from "./testing.ts";

let folder: string;
const env = () => ({ FORECOURT_DATA: folder, SMTP_URL: "smtp://user:secret@mail.example:587" });
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-status-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("status says that there is no database yet and makes none, then how everything is, and ends with 1 for a person", async () => {
  const none = await forecourtAlone(["status"], env());
  expect([none.code, none.error]).toEqual([1, expect.stringContaining("a first start makes it")]);
  const db = await openDatabase({ url: null, dataDir: folder });
  await migrate(db);
  // A shopper mistyped their address: their confirmation is given up, and no person is needed for it.
  const of = { site_slug: "halden", dealership_slug: "castle-hill" };
  const mail = { uid: "u", kind: "lead.received", audience: "shopper" as const, letter: "{}", created_at: 0 };
  const { id: notice_id } = await db
    .insertInto("notices")
    .values({ ...of, ...mail, lead_id: null, payment_id: null, recipient: "zoe@shoper.example" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const parked = {
    ...of,
    channel: "email" as const,
    target: "zoe@shoper.example",
    state: "parked" as const,
    next_at: 0,
  };
  const ended = { claimed_by: null, claimed_until: null, last_error: "550", delivered_at: null };
  await db
    .insertInto("lead_deliveries")
    .values({ ...parked, ...ended, lead_id: null, notice_id })
    .execute();
  const calm = await forecourtAlone(["status", "--json"], env());
  expect(calm.code).toBe(0);
  const lines = JSON.parse(calm.out) as { about: string; name: string; says: string }[];
  expect(lines).toContainEqual({ about: "vendor", name: "mail", says: "mail.example:587", needsPerson: false });
  expect(calm.out).not.toContain("secret");
  expect(lines).toContainEqual({ about: "leads", name: "given up", says: "1", needsPerson: false });
  expect(new Set(lines.map(({ about }) => about))).toEqual(
    new Set(["database", "sites", "stock file", "leads", "queue", "vendor"]),
  );
  const due = { source: "https://a.example/1", next_at: Date.now() - 600_000, named_at: 0 };
  await db.insertInto("stock_pictures").values(due).execute();
  await db.destroy();
  mkdirSync(join(folder, "sites/torn"), { recursive: true });
  writeFileSync(join(folder, "sites/torn/site.json"), "{");
  const torn = await forecourtAlone(["status"], { ...env(), FORECOURT_SITES: join(folder, "sites") });
  expect(torn.out).toMatch(/^! sites +torn +its files have problems: it is served as before, or not at all$/m);
  writeFileSync(join(folder, "not-sites"), "");
  const status = await forecourtAlone(["status"], { ...env(), FORECOURT_SITES: join(folder, "not-sites") });
  expect(status.code).toBe(1);
  expect(status.out).toMatch(/^! queue +stock_pictures +1 due, the oldest for 10 min: does a server run\?$/m);
  expect(status.out).toMatch(/^! sites .*cannot be read: set FORECOURT_SITES$/m);
});

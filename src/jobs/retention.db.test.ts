import { expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { Database } from "../db/open.ts";
import { addNote } from "../features/people/answering/mutations.ts";
import { adopt, DAY, dana, lead, NOW, names, only, ZOE } from "../features/people/people.testing.ts";
import { keepingOutlook } from "../features/privacy/retention/data.ts";
import { startRetention } from "./retention.ts";

const SITE = testSite("halden", [dealership(1, "castle-hill")]);
const PLACE = { site: "halden", dealership: "castle-hill", config: { keepMonths: {}, timezone: "Australia/Sydney" } };
const LATER = NOW + 731 * DAY;

/**
 * Two processes that share a database on one clock. Both have stood for election: a try that is under way when a test
 * moves the clock by a year would take the lease from the other, since it would seem to be of a clock far ahead.
 */
async function processes(db: Database) {
  const clock = { now: NOW };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const shared = { db, sites: { all: () => [SITE] }, clock: () => clock.now, log, intervalMs: 3_600_000 };
  const workers = ["a", "b"].map((holder) => startRetention({ ...shared, holder }));
  const atWork = async () => {
    const done = await Promise.all(workers.map((worker) => worker.runOnce()));
    return [done.reduce((sum, { threads }) => sum + threads, 0), done.reduce((sum, { leads }) => sum + leads, 0)];
  };
  await atWork();
  return { clock, atWork, stop: () => Promise.all(workers.map((worker) => worker.stop())) };
}

const payloads = async (db: Database) =>
  (await db.selectFrom("leads").select("payload").orderBy("id").execute()).map(({ payload }) => payload);

eachDatabase("what is kept no longer", (openFresh) => {
  test("is erased when its time has come, once and with its line, and what happened since keeps a thread", async () => {
    const db = await openFresh();
    const { clock, atWork, stop } = await processes(db);
    await lead(db, { ...ZOE, message: "quokka" });
    const other = { name: "Other", email: "other@shopper.example", message: "wombat" };
    await lead(db, other);
    await adopt(db);
    const account = { site_id: "halden", phone: "+61491570156", created_at: NOW };
    await db.insertInto("members").values(account).execute();
    clock.now = NOW + 729 * DAY;
    const wombat = await only(db, { words: "wombat" });
    await addNote(db, { person: wombat, by: await dana(db), now: clock.now, text: "called again" });
    expect(await keepingOutlook(db, PLACE, clock.now)).toEqual({ soon: 1, firstAt: NOW + 731 * DAY, erased: 0 });
    expect(await atWork()).toEqual([0, 0]);
    clock.now = LATER;
    expect(await atWork()).toEqual([1, 0]);
    expect(await atWork()).toEqual([0, 0]);
    expect(await names(db, { words: "quokka" })).toEqual([]);
    expect((await payloads(db)).map((text) => /quokka|Zoë|zoe@/.test(text))).toEqual([false, false]);
    expect(await names(db, { words: "wombat" })).toEqual(["Other"]);
    // Their account on the website has a life of its own.
    expect(await db.selectFrom("members").select("phone").execute()).toHaveLength(1);
    const acts = db
      .selectFrom("audit_log")
      .select(["by", "action", "dealership_slug"])
      .where("action", "like", "erase%");
    expect(await acts.execute()).toEqual([
      { by: "Retention", action: "erase: kept for as long as was said", dealership_slug: "castle-hill" },
    ]);
    expect(await keepingOutlook(db, PLACE, LATER)).toEqual({ soon: 0, firstAt: null, erased: 1 });
    await stop();
  });

  test("is never erased on its own where it was put to another thread, nor while it is put off", async () => {
    const db = await openFresh();
    const { clock, atWork, stop } = await processes(db);
    await lead(db, { ...ZOE, message: "quokka" });
    await lead(db, { name: "Other", email: "other@shopper.example", message: "wombat" });
    await adopt(db);
    const [quokka, wombat] = [await only(db, { words: "quokka" }), await only(db, { words: "wombat" })];
    const change = (values: { merged_into?: number | null; snoozed_until?: number | null }) =>
      db.updateTable("people").set(values).where("id", "=", quokka.id).execute();
    await db.updateTable("people").set({ last_at: LATER }).where("id", "=", wombat.id).execute();
    clock.now = LATER;
    const ahead = { soon: 1, firstAt: LATER, erased: 0 };
    const nothing = { soon: 0, firstAt: null, erased: 0 };
    expect(await keepingOutlook(db, PLACE, LATER)).toEqual(ahead);
    await change({ merged_into: wombat.id });
    expect([await keepingOutlook(db, PLACE, LATER), await atWork()]).toEqual([nothing, [0, 0]]);
    await change({ merged_into: null, snoozed_until: LATER + 60 * DAY });
    expect([await keepingOutlook(db, PLACE, LATER), await atWork()]).toEqual([nothing, [0, 0]]);
    await change({ snoozed_until: LATER + 1 });
    expect(await atWork(), "a moment before").toEqual([0, 0]);
    await change({ snoozed_until: LATER });
    expect(await atWork(), "once it comes back").toEqual([1, 0]);
    await stop();
  });

  test("keeps no other thread and no other site waiting for one that cannot be erased", async () => {
    const db = await openFresh();
    const broken = Object.defineProperty(testSite("kingtide", [dealership(2, "manly")]), "configFor", {
      value: () => {
        throw new Error("The files of kingtide cannot be read.");
      },
    });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const options = { db, clock: () => LATER, log, intervalMs: 3_600_000, holder: "a" };
    const bad = await lead(db, { ...ZOE, message: "quokka" });
    await lead(db, { name: "Other", email: "other@shopper.example", message: "wombat" });
    await adopt(db);
    await db.updateTable("leads").set({ payload: "{" }).where("id", "=", bad).execute();
    const worker = startRetention({ ...options, sites: { all: () => [broken, SITE] } });
    await expect(worker.runOnce()).rejects.toThrow("kingtide");
    expect(await names(db, { words: "wombat" })).toEqual([]);
    expect((await names(db)).sort()).toEqual(["Erased person", "Zoë"]);
    await worker.stop();
  });

  test("goes enquiry by enquiry where a thread has kinds that are kept for longer", async () => {
    const db = await openFresh();
    const { clock, atWork, stop } = await processes(db);
    await lead(db, { ...ZOE, message: "quokka" });
    const career = await lead(db, { ...ZOE, category: "General Enquiry", message: "my life so far" });
    await db.updateTable("leads").set({ subcategory: "Career Enquiry" }).where("id", "=", career).execute();
    await adopt(db);
    clock.now = NOW + 366 * DAY;
    expect(await atWork()).toEqual([0, 1]);
    expect(await atWork()).toEqual([0, 0]);
    expect((await payloads(db)).map((text) => /quokka|life so far/.test(text))).toEqual([true, false]);
    expect([await names(db, { words: "quokka" }), await names(db, { words: "life so far" })]).toEqual([["Zoë"], []]);
    clock.now = LATER;
    expect(await atWork()).toEqual([1, 0]);
    await stop();
  });

  test("waits for money that is on its way, and for a booking to come", async () => {
    const db = await openFresh();
    const { clock, atWork, stop } = await processes(db);
    const lead_id = await lead(db, ZOE);
    await adopt(db);
    const payment = { reference: "P", request_uid: "r", site_slug: "halden", dealership_slug: "castle-hill", lead_id };
    const paying = { purpose: "deposit", amount_cents: 50_000, processor: "demo", return_path: "/" } as const;
    const state = { request: "{}", state: "refunding", created_at: NOW, updated_at: NOW } as const;
    const { id: payment_id } = await db
      .insertInto("payments")
      .values({ ...payment, ...paying, ...state })
      .returning("id")
      .executeTakeFirstOrThrow();
    clock.now = LATER;
    expect(await atWork()).toEqual([0, 0]);
    // A part that the desk gives back is on its way, too, until the bank has it.
    await db.updateTable("payments").set({ state: "paid" }).execute();
    const refund = { payment_id, number: 1, reference: "P-R1", amount_cents: 100, reason: "A scratch", words: "" };
    await db
      .insertInto("refunds")
      .values({ ...refund, state: "asked", by: "Dana", next_at: NOW, created_at: NOW, updated_at: NOW })
      .execute();
    expect(await atWork()).toEqual([0, 0]);
    await db.updateTable("refunds").set({ state: "given", next_at: null, given_at: NOW }).execute();
    const where = { site_slug: "halden", dealership_slug: "castle-hill", location_slug: "castle-hill" };
    const [starts_at, ends_at, free_at] = [LATER + 1, LATER + 2, LATER + 2];
    const when = { date: "2028-11-23", time: "12:00", starts_at, ends_at, free_at };
    const booking = { uid: "b", lead_id, kind: "test-drive", state: "booked" } as const;
    await db
      .insertInto("bookings")
      .values({ ...booking, ...where, ...when, created_at: NOW, changed_at: NOW })
      .execute();
    expect(await atWork()).toEqual([0, 0]);
    clock.now = LATER + 1;
    expect(await atWork()).toEqual([1, 0]);
    await stop();
  });
});

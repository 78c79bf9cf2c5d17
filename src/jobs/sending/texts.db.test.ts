import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goingAway } from "../../../test/fixtures/away.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { inboxPeople, type Person } from "../../features/people/inbox.ts";
import { adopt, ask, dana, HALDEN, lead, NOW, only } from "../../features/people/people.testing.ts";
import { retryText, sendText } from "../../features/people/texts/mutations.ts";
import { threadOf } from "../../features/people/thread.ts";
import { isSuppressed } from "../../features/suppressions/data.ts";
import { ratesInMemory } from "../../lib/rates.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import { inboundTexts } from "../../server/desk/inbound-texts.ts";
import { twilio } from "../../services/sms/twilio.ts";
import { twilioSimulator, type VendorSimulator } from "../../services/sms/vendor-simulators.ts";
import { openTextReader } from "../../wiring/ports/sms.ts";
import { startTextWorker } from "./texts.ts";

const ACCOUNT = { account: "AC1", token: "t0ken" };
const MOBILE = "+61491570156";

let vendor: VendorSimulator;
beforeAll(async () => {
  vendor = await twilioSimulator(ACCOUNT);
});
afterAll(() => vendor.close());

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** A worker whose clock the test sets; it looks only when it is told to. */
function workerOf(db: Database) {
  const clock = { now: NOW };
  const sms = twilio({ url: vendor.url, ...ACCOUNT, from: "+61400000000" });
  const started = startTextWorker({ db, sms, clock: () => clock.now, log, intervalMs: 3_600_000 });
  const runAt = (now: number) => {
    clock.now = now;
    return started.runOnce();
  };
  return { runAt, stop: () => started.stop() };
}

async function zoe(db: Database): Promise<Person> {
  await lead(db, { name: "Zoe", email: "zoe@shopper.example", phone: "0491 570 156", message: "Is it here?" });
  await adopt(db);
  return only(db);
}

const entries = async (db: Database, person: Person) =>
  (await threadOf(db, person, { staffId: 0, places: HALDEN })).entries;
const standing = async (db: Database, person: Person) => (await entries(db, person)).map(({ sms }) => sms);

eachDatabase("texts of the desk", (openFresh) => {
  test("a text goes out once and stops the clock; what became of it is asked of the gateway", async () => {
    const db = await openFresh();
    const [person, by] = [await zoe(db), await dana(db)];
    const text = { person, by, text: "Yes, it is here.", signature: "Dana, Halden", seen: 0, now: NOW };
    const before = vendor.received.length;
    expect(await sendText(db, { ...text, text: " " })).toEqual({ ok: false, error: { kind: "empty" } });
    expect(await sendText(db, { ...text, text: "x".repeat(920) })).toEqual({
      ok: false,
      error: { kind: "too-long", parts: 7 },
    });
    expect(await sendText(db, text)).toEqual({ ok: true, value: null });
    // Pressed twice it goes out once; a colleague who had not seen it is stopped.
    expect(await sendText(db, text)).toEqual({ ok: true, value: null });
    const other = await dana(db, "bo@halden.example", "Bo");
    expect(await sendText(db, { ...text, by: other })).toMatchObject({ ok: false, error: { kind: "answered" } });
    expect(await standing(db, person)).toEqual([{ state: "waiting", problem: null }]);
    expect(await inboxPeople(db, ask({ view: "waiting" }))).toEqual([]);
    const { runAt, stop } = workerOf(db);
    await runAt(NOW);
    await runAt(NOW + 1);
    expect(vendor.received.slice(before)).toMatchObject([{ to: MOBILE, text: "Yes, it is here.\nDana, Halden" }]);
    expect(await standing(db, person)).toEqual([{ state: "sent", problem: null }]);
    vendor.end("delivered");
    await runAt(NOW + 9_999);
    expect(await standing(db, person)).toEqual([{ state: "sent", problem: null }]);
    await runAt(NOW + 10_000);
    expect(await standing(db, person)).toEqual([{ state: "delivered", problem: null }]);
    await stop();
  });

  test("a text that left while the database went away is noted when it is back, and is not called unsure", async () => {
    const db = await openFresh();
    const [person, by] = [await zoe(db), await dana(db)];
    await sendText(db, { person, by, text: "Yes", signature: "Dana", seen: 0, now: NOW });
    const before = vendor.received.length;
    let refusals = 0;
    const flaky = goingAway(db, (kind, table) => {
      const isNoting = kind === "updateTable" && table === "people_texts" && vendor.received.length > before;
      return isNoting && ++refusals <= 2;
    });
    const { runAt, stop } = workerOf(flaky);
    await runAt(NOW);
    expect([refusals > 2, vendor.received.length - before]).toEqual([true, 1]);
    expect(await standing(db, person)).toEqual([{ state: "sent", problem: null }]);
    await stop();
  });

  test("a gateway that is busy is asked again, then the text fails in words and can be tried again, once", async () => {
    const db = await openFresh();
    const [person, by] = [await zoe(db), await dana(db)];
    await sendText(db, { person, by, text: "Yes", signature: "Dana", seen: 0, now: NOW });
    const { runAt, stop } = workerOf(db);
    const before = vendor.received.length;
    vendor.behave("busy");
    for (const minutes of [0, 0.5, 2.5, 12.5]) await runAt(NOW + minutes * MINUTE_MS);
    expect(await standing(db, person)).toMatchObject([{ state: "waiting", problem: expect.stringContaining("429") }]);
    await runAt(NOW + 42.5 * MINUTE_MS);
    expect(await standing(db, person)).toEqual([{ state: "failed", problem: "the gateway does not take it" }]);
    const [entry] = await entries(db, person);
    const again = { person, by, entry: entry?.id ?? 0, now: NOW + 43 * MINUTE_MS };
    const stranger = { ...again, person: { ...person, id: person.id + 1 } };
    expect(await retryText(db, stranger)).toBe(false);
    expect(await Promise.all([retryText(db, again), retryText(db, again)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    vendor.behave("bad number");
    await runAt(NOW + 43 * MINUTE_MS);
    expect(await standing(db, person)).toEqual([
      { state: "failed", problem: "the gateway cannot send to this number" },
    ]);
    vendor.behave("accept");
    expect(vendor.received.length).toBe(before);
    await stop();
  });

  test("a text whose server was killed while it was sent is not sent a second time, and says so", async () => {
    const db = await openFresh();
    const [person, by] = [await zoe(db), await dana(db)];
    await sendText(db, { person, by, text: "Yes", signature: "Dana", seen: 0, now: NOW });
    const before = vendor.received.length;
    // As the killed process left it: taken, handed to the gateway, and nothing noted.
    await db
      .updateTable("people_texts")
      .set({ attempts: 1, sent_at: NOW, next_at: NOW + MINUTE_MS })
      .execute();
    const { runAt, stop } = workerOf(db);
    await runAt(NOW + MINUTE_MS - 1);
    await runAt(NOW + MINUTE_MS);
    expect(vendor.received.length).toBe(before);
    expect(await standing(db, person)).toMatchObject([
      { state: "failed", problem: expect.stringContaining("it may have arrived") },
    ]);
    await stop();
  });

  test("the gateway's signed call puts a text into the thread; STOP ends texts, also what waits, and START takes it back", async () => {
    const db = await openFresh();
    const [person, by] = [await zoe(db), await dana(db)];
    const answer = { person, by, text: "Yes", signature: "Dana", seen: 0, now: NOW };
    await sendText(db, answer);
    const clock = { now: NOW + 1 };
    const env = { deskHost: "desk.halden.example", mode: "production", port: 0 };
    const app = {
      db,
      env,
      readText: openTextReader({ smsVendor: "twilio", smsToken: ACCOUNT.token, inboundToken: null }),
      sites: { all: () => [testSite("halden", [dealership(7, "castle-hill")])] },
      rates: ratesInMemory(() => clock.now),
      clock: () => clock.now,
      log,
    };
    const server = express()
      .post("/desk/sms", inboundTexts(app as unknown as Parameters<typeof inboundTexts>[0]))
      .listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    const call = async (Body: string, MessageSid: string, token = ACCOUNT.token, From = MOBILE) => {
      const signed = `https://desk.halden.example/desk/smsBody${Body}From${From}MessageSid${MessageSid}`;
      const headers = { "x-twilio-signature": createHmac("sha1", token).update(signed).digest("base64") };
      const body = new URLSearchParams({ MessageSid, From, Body });
      const sent = await fetch(`http://127.0.0.1:${port}/desk/sms`, { method: "POST", headers, body });
      return [sent.status, await sent.text()];
    };
    const thread = () => threadOf(db, person, { staffId: 0, places: HALDEN });
    expect((await call("Forged", "SM0", "other"))[0]).toBe(401);
    expect((await call("Hello", "SM1", undefined, "+61491570999"))[0]).toBe(200);
    expect((await thread()).received).toEqual([]);
    expect(await call("See you at 10", "SM2")).toEqual([200, expect.stringContaining("<Response>")]);
    // Handed in twice it stands there once, and its person waits again.
    await call("See you at 10", "SM2");
    expect((await thread()).received).toMatchObject([
      { channel: "sms", kind: "reply", sender: MOBILE, isKnown: true, text: "See you at 10" },
    ]);
    expect(await inboxPeople(db, ask({ view: "waiting" }))).toMatchObject([{ id: person.id }]);

    const from = { siteSlug: "halden", dealershipSlug: "castle-hill" };
    expect((await call(" Stop. ", "SM3"))[0]).toBe(200);
    expect(await isSuppressed(db, from, { phone: "0491 570 156" })).toBe(true);
    const { runAt, stop } = workerOf(db);
    const before = vendor.received.length;
    await runAt(NOW + 2);
    expect(vendor.received.length).toBe(before);
    expect(await standing(db, person)).toMatchObject([
      { state: "failed", problem: expect.stringContaining("no texts") },
    ]);
    expect(await sendText(db, answer)).toEqual({ ok: false, error: { kind: "unwanted" } });
    await call("START", "SM4");
    expect(await isSuppressed(db, from, { phone: MOBILE })).toBe(false);
    expect((await thread()).received.map(({ kind }) => kind)).toEqual(["reply", "automatic", "automatic"]);
    // Handed in again later, neither takes back what was written since.
    await call(" Stop. ", "SM3");
    expect(await isSuppressed(db, from, { phone: MOBILE })).toBe(false);
    await call("STOP", "SM5");
    await call("START", "SM4");
    expect(await isSuppressed(db, from, { phone: MOBILE })).toBe(true);
    await stop();
    await new Promise((closed) => server.close(closed));
  });
});

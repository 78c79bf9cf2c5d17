import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { sendAnswer } from "../features/people/answering/mutations.ts";
import { threadOf } from "../features/people/thread.ts";
import { ALARM_KIND, parkedAt, parkedKinds, TRIES_WHILE_AWAY } from "../features/shifts/alarms/data.ts";
import { raiseAlarms, retryDeliveries } from "../features/shifts/alarms/mutations.ts";
import { parkedWords } from "../features/shifts/message-facts.ts";
import { messagesWith } from "../features/shifts/messages/data.ts";
import { arrived, at, worker as colleague, rosterSite } from "../features/shifts/testing.ts";
import { smtpMail } from "../services/mail/live.ts";
import { type MailSimulator, mailSimulator } from "../services/mail/simulator.ts";
import { startWorker } from "./sending/worker.ts";

const site = rosterSite();
const PLACE = { site: "halden", dealership: "castle-hill" };
const log = { info: () => {}, warn: () => {}, error: () => {} };

let dir: string;
let shoppers = 0;
let mailbox: MailSimulator;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "forecourt-away-"));
  mailbox = await mailSimulator({ dir });
});
afterAll(async () => {
  await mailbox.close();
  rmSync(dir, { recursive: true, force: true });
});

eachDatabase("an answer of the desk while the mail server is away", (openFresh) => {
  /** An answer that was sent, and a worker whose mail server comes and goes. */
  async function open(name: string) {
    const db = await openFresh();
    const boss = await colleague(db, "Cleo", { role: "manager" });
    const shopper = await arrived(db, name, at("10:00"));
    const email = `${name.toLowerCase()}-${++shoppers}@shopper.example`;
    const person = { ...shopper, email };
    const letter = { text: `Yes, ${name}.`, subject: "Your enquiry", signature: "Cleo", reference: "R", seen: 0 };
    const clock = { now: at("10:02") };
    expect(await sendAnswer(db, { person, by: boss, ...letter, now: clock.now })).toMatchObject({ ok: true });
    const [away, here] = ["smtp://127.0.0.1:9", mailbox.url].map((url) =>
      smtpMail({ url, from: "desk@forecourt.example" }),
    );
    const server = { isAway: true };
    const mail = {
      send: (message: Parameters<NonNullable<typeof here>["send"]>[0]) =>
        (server.isAway ? away : here)?.send(message) ?? expect.unreachable(),
      close: () => {},
    };
    const webhook = { send: async () => expect.unreachable() };
    const outbox = startWorker({
      db,
      sites: site.sites,
      mail,
      webhook,
      log,
      random: () => 0.5,
      clock: () => clock.now,
      intervalMs: 3_600_000,
    });
    const standing = async () => {
      const seen = { staffId: boss.id, places: [{ ...PLACE, categories: null }] };
      return (await threadOf(db, person, seen)).entries[0]?.delivery;
    };
    /** What arrived for the shopper: with the mailbox's real server, over SMTP. */
    const arrivals = async () => (await mailbox.received()).filter(({ headers }) => headers.to?.includes(email)).length;
    const stop = async () => {
      await outbox.stop();
      for (const one of [away, here]) one?.close();
    };
    return { db, boss, clock, server, outbox, standing, arrivals, stop };
  }

  test("waits in the outbox, is shown so, and goes out once when it is back", async () => {
    const { db, clock, server, outbox, standing, arrivals, stop } = await open("Zoe");
    await outbox.runOnce();
    expect(await standing()).toMatchObject({ state: "waiting", problem: expect.stringMatching(/\w/) });
    clock.now += 1_000;
    server.isAway = false;
    expect(await outbox.runOnce(), "its next turn has not come").toBe(0);
    clock.now += 60_000;
    await outbox.runOnce();
    await outbox.runOnce();
    expect([await standing(), await arrivals()]).toMatchObject([{ state: "delivered" }, 1]);
    expect(await parkedKinds(db, [PLACE])).toBe(null);
    await stop();
  });

  test("that is given up after a day and a half alarms once, and Try again sends it once", async () => {
    const { db, boss, clock, server, outbox, standing, arrivals, stop } = await open("Tom");
    for (let tries = 0; tries < TRIES_WHILE_AWAY; tries++) {
      expect(await parkedKinds(db, [PLACE])).toBe(null);
      await outbox.runOnce();
      clock.now += 20 * 3_600_000;
    }
    expect(await standing()).toMatchObject({ state: "parked" });
    const [parked, another] = await parkedAt(db, [PLACE]);
    expect([parked, another]).toMatchObject([
      { about: "desk.answer", target: expect.stringMatching(/^tom-/) },
      undefined,
    ]);
    expect(parked?.personId).toEqual(expect.any(Number));
    expect(await parkedKinds(db, [PLACE])).toEqual({ leads: 0, answers: 1, others: 0, name: "Tom" });
    expect(await parkedKinds(db, [{ ...PLACE, dealership: "elsewhere" }])).toBe(null);
    expect([await raiseAlarms(db, site.sites, clock.now), await raiseAlarms(db, site.sites, clock.now)]).toEqual([
      1, 0,
    ]);
    const alarms = await db.selectFrom("notices").select("letter").where("kind", "=", ALARM_KIND).execute();
    expect(alarms.map(({ letter: stored }) => JSON.parse(stored))).toMatchObject([
      { subject: "An answer to Tom is not sent", heading: "A shopper still waits for your answer" },
    ]);
    const messages = await db.selectFrom("staff_messages").select("id").execute();
    const notices = await messagesWith(
      db,
      messages.map(({ id }) => id),
      clock.now,
    );
    expect(notices.map(({ parked: one }) => one && parkedWords(one, "Castle Hill", "/").subject)).toEqual([
      "An answer to Tom is not sent: Castle Hill",
    ]);
    server.isAway = false;
    const again = () => retryDeliveries(db, site.sites, { ids: [parked?.id ?? 0], by: boss, now: clock.now });
    expect((await Promise.all([again(), again()])).toSorted()).toEqual([0, 1]);
    await outbox.runOnce();
    await outbox.runOnce();
    expect([await standing(), await arrivals()]).toMatchObject([{ state: "delivered" }, 1]);
    await stop();
  });
});

import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { goingAway } from "../../../test/fixtures/away.ts";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { submitLead } from "../../features/leads/mutations.ts";
import { claimDeliveries, holdsDelivery, listDeliveries } from "../../features/leads/sending/deliveries.ts";
import { retryParked } from "../../features/leads/sending/mutations.ts";
import { letterOf } from "../../features/notices/letter.ts";
import { notifyShopper } from "../../features/notices/mutations.ts";
import { triedLast } from "../../features/shifts/alarms/data.ts";
import { platformDefaults } from "../../features/site/schema.ts";
import { err, ok } from "../../lib/result.ts";
import type { Mail, MailFailure } from "../../services/mail/port.ts";
import type { WebhookCall } from "../../services/webhook/port.ts";
import { startBringingNear } from "./far-off.ts";
import { LEASE, startWorker, type Worker } from "./worker.ts";

const START = Date.UTC(2026, 10, 30);
const MINUTE = 60_000;
const WEBHOOK = { url: "https://crm.north.example/leads", secretEnv: "NORTH_CRM" };
/** Shoppers who leave no e-mail address, so that all mail goes to the dealership. */
const enquiryFormFields = platformDefaults().enquiryFormFields.filter(({ name }) => name !== "email");
const config = { enquiryFormFields };
const both = testSite("test", [dealership(1, "north", { webhook: WEBHOOK })]);
const mailOnly = testSite("test", [dealership(1, "north")], { config });
const nowhere = testSite("test", [dealership(1, "north", { email: [] })], { config });
const { email: _, ...CALLER } = SHOPPER;

/** A worker whose clock and receivers the test controls. By itself it polls only when a lead is stored. */
function rig(db: Database, site = mailOnly) {
  const state = {
    now: START,
    site,
    mails: [] as Mail[],
    calls: [] as WebhookCall[],
    mailFailure: null as MailFailure | null,
    send: null as (() => Promise<void>) | null,
    call: null as (() => Promise<void>) | null,
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const begin = () =>
    startWorker({
      db,
      sites: { bySlug: (slug) => (slug === state.site.slug ? state.site : null) },
      mail: {
        async send(mail) {
          await state.send?.();
          if (state.mailFailure) return err(state.mailFailure);
          state.mails.push(mail);
          return ok(null);
        },
        close: () => {},
      },
      webhook: {
        async send(call) {
          await state.call?.();
          state.calls.push(call);
          return ok(null);
        },
      },
      clock: () => state.now,
      log,
      intervalMs: 3_600_000,
      random: () => 0.5,
    });
  const submit = () =>
    submitLead(
      db,
      state.site,
      { userData: { ...CALLER, message: "Hello" } },
      { now: state.now, ip: "203.0.113.9", userAgent: "Browser" },
    );
  const deliveries = () => listDeliveries(db, { limit: 100 });
  return { state, log, begin, submit, deliveries };
}

eachDatabase("delivering leads", (openFresh) => {
  const workers: Worker[] = [];
  const started = (worker: Worker) => {
    workers.push(worker);
    return worker;
  };
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

  test("a lead that waits for a try in a year, because the clock was ahead, goes out once it is right again", async () => {
    const db = await openFresh();
    const { state, log, begin, submit, deliveries } = rig(db);
    const worker = started(begin());
    state.mailFailure = { kind: "unavailable", message: "away" };
    state.now = START + 400 * 24 * 60 * MINUTE;
    await submit();
    await worker.runOnce();
    state.now = START;
    await submit();
    await worker.runOnce();
    const nearBy = (await deliveries()).map(({ next_at }) => next_at).toSorted((a, b) => a - b)[0];
    const bringing = startBringingNear({ db, clock: () => state.now, log });
    workers.push(bringing);
    expect(await bringing.runOnce()).toBe(0);
    // The one that waits for its next try as usual goes on waiting.
    expect((await deliveries()).map(({ next_at }) => next_at).toSorted((a, b) => a - b)).toEqual([START, nearBy]);
    state.mailFailure = null;
    await worker.runOnce();
    expect((await deliveries()).map(({ state: of }) => of).toSorted()).toEqual(["delivered", "waiting"]);
    expect(log.warn).toHaveBeenCalledWith({ brought: 1 }, "what a clock that was ahead had put off is done now");
  });

  test("a lead goes out by mail and by webhook, with one id, and is marked delivered", async () => {
    const db = await openFresh();
    const { state, begin, deliveries } = rig(db, both);
    const car_id = await stockCar(db, both.dealerships[0] ?? expect.unreachable());
    const facts = { now: START, ip: "", userAgent: "" };
    await submitLead(db, both, { userData: { ...SHOPPER, car_id, message: "Still there?" } }, facts);
    await started(begin()).runOnce();
    const [mail] = state.mails.filter(({ to }) => to !== SHOPPER.email);
    const [call] = state.calls;
    expect(mail).toMatchObject({
      to: "leads@north.example",
      replyTo: { name: "Zoë O'Brien", address: SHOPPER.email },
      subject: "Vehicle Enquiry: 2021 Mazda CX-5 Maxx Sport KF, from Zoë O'Brien",
    });
    expect(mail?.text).toContain("Still there?");
    expect(mail?.text).toContain("Stock number: A1024");
    expect(mail?.adf).toContain("<stock>A1024</stock>");
    expect(call).toMatchObject({ ...WEBHOOK, id: mail?.id });
    expect(JSON.parse(call?.body ?? "")).toMatchObject({
      id: mail?.id,
      site: "test",
      event: 15,
      lead: { "Vehicle Make": "Mazda", stock_number: "A1024", source: "Website", email: SHOPPER.email },
    });
    expect((await deliveries()).map((line) => [line.audience, line.channel, line.state, line.attempts])).toEqual([
      ["shopper", "email", "delivered", 1],
      ["dealership", "webhook", "delivered", 1],
      ["dealership", "email", "delivered", 1],
    ]);
    expect(state.mails.find(({ to }) => to === SHOPPER.email)).toMatchObject({
      fromName: "Site test",
      replyTo: { name: "Dealer north", address: "leads@north.example" },
      subject: "Your enquiry: 2021 Mazda CX-5 Maxx Sport KF",
      adf: null,
    });
    expect(await started(begin()).runOnce()).toBe(0);
  });

  test("a reminder that says tomorrow goes out on its own day or not at all", async () => {
    const db = await openFresh();
    const { state, begin, deliveries } = rig(db);
    const letter = letterOf({ subject: "Tomorrow: your service at 9am", heading: "", words: [], reference: "" });
    const reminder = {
      kind: "booking.reminder",
      siteSlug: "test",
      dealershipSlug: "north",
      letter,
      now: START,
    } as const;
    await notifyShopper(db, reminder, "zoe@shopper.example");
    state.mailFailure = { kind: "unavailable", message: "The mail server is away." };
    await started(begin()).runOnce();
    state.mailFailure = null;
    // It is eleven in the morning in Sydney, and then a quarter past midnight.
    state.now = START + 13.25 * 60 * MINUTE;
    await started(begin()).runOnce();
    expect([state.mails, (await deliveries())[0]?.state]).toEqual([[], "withheld"]);
    await notifyShopper(db, { ...reminder, now: state.now }, "zoe@shopper.example");
    await started(begin()).runOnce();
    expect(state.mails).toMatchObject([{ to: "zoe@shopper.example", subject: letter.subject }]);
  });

  test("a lead stored in this process wakes the worker at once", async () => {
    const db = await openFresh();
    const { state, begin, submit } = rig(db);
    await started(begin()).runOnce();
    await submit();
    await vi.waitFor(() => expect(state.mails).toHaveLength(1), { timeout: 5000, interval: 5 });
  });

  test("what fails waits longer each time, then is parked loudly and without a name in the log", async () => {
    const db = await openFresh();
    const { state, log, begin, submit, deliveries } = rig(db);
    state.mailFailure = { kind: "unavailable", message: "The mail server could not take the mail (451)." };
    await submit();
    const worker = started(begin());
    await worker.runOnce();
    expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 1, next_at: START + MINUTE / 2 }]);
    state.now = START + MINUTE / 2 - 1;
    expect(await worker.runOnce()).toBe(0);
    state.now += 1;
    expect(await worker.runOnce()).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: "waiting", attempts: 2, next_at: state.now + 2 * MINUTE }]);
    for (let round = 3; round <= 10; round++) {
      state.now += 24 * 60 * MINUTE;
      expect(await worker.runOnce()).toBe(1);
    }
    const reason = "The mail server could not take the mail (451).";
    expect(await deliveries()).toMatchObject([{ state: "parked", attempts: 10, last_error: reason }]);
    expect(log.error).toHaveBeenCalledTimes(1);
    const logged = JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
    for (const personal of [SHOPPER.email, SHOPPER.name, SHOPPER.phone, "Hello", "leads@north"]) {
      expect(logged).not.toContain(personal);
    }
  });

  test("what is refused for good is parked after three attempts; an operator's retry sends it", async () => {
    const db = await openFresh();
    const { state, begin, submit, deliveries } = rig(db);
    state.mailFailure = { kind: "rejected", message: "The mail server refused the mail (550)." };
    await submit();
    const worker = started(begin());
    for (let round = 1; round <= 3; round++) {
      await worker.runOnce();
      state.now += 60 * MINUTE;
    }
    const [parked] = await deliveries();
    expect(parked).toMatchObject({ state: "parked", attempts: 3 });
    expect(await worker.runOnce()).toBe(0);
    state.mailFailure = null;
    expect(await retryParked(db, [(parked?.id ?? 0) + 1], state.now)).toBe(0);
    expect(await retryParked(db, [parked?.id ?? 0], state.now)).toBe(1);
    expect(await worker.runOnce()).toBe(1);
    expect(state.mails).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 1, last_error: null }]);
    expect(await retryParked(db, [parked?.id ?? 0], state.now)).toBe(0);
  });

  test("a lead of a dealership without a receiver waits parked, and goes out once there is one", async () => {
    const db = await openFresh();
    const { state, begin, submit, deliveries } = rig(db, nowhere);
    expect((await submit()).ok).toBe(true);
    expect(await deliveries()).toMatchObject([{ state: "parked", target: "" }]);
    state.site = mailOnly;
    await retryParked(
      db,
      (await triedLast(db)).map(({ id }) => id),
      state.now,
    );
    await started(begin()).runOnce();
    expect(state.mails).toMatchObject([{ to: "leads@north.example" }]);
  });

  test("a lead goes to the webhook for which it was planned, and to no other that the dealership has since", async () => {
    const db = await openFresh();
    const calling = (url: string) =>
      testSite("test", [dealership(1, "north", { webhook: { ...WEBHOOK, url } })], { config });
    const { state, begin, submit, deliveries } = rig(db, calling(WEBHOOK.url));
    expect((await submit()).ok).toBe(true);
    state.site = calling("https://crm.elsewhere.example/leads");
    await started(begin()).runOnce();
    expect(state.calls).toEqual([]);
    const waiting = (await deliveries()).find(({ channel }) => channel === "webhook");
    expect(waiting).toMatchObject({ state: "waiting", target: WEBHOOK.url });
    expect(waiting?.last_error).toBe("The dealership names no receiver for this lead.");
  });

  test("a claim that a dead worker left falls free when its lease ends, not before", async () => {
    const db = await openFresh();
    const { state, begin, submit, deliveries } = rig(db);
    await submit();
    let release = () => {};
    const inHand = new Promise<void>((sending) => {
      state.send = () => {
        sending();
        return new Promise((resolve) => {
          release = resolve;
        });
      };
    });
    const hanging = started(begin());
    await inHand;
    expect(await deliveries()).toMatchObject([{ state: "claimed" }]);
    state.send = null;
    const second = started(begin());
    state.now += LEASE - 1;
    expect(await second.runOnce()).toBe(0);
    state.now += 1;
    expect(await second.runOnce()).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 2 }]);
    // The first worker fails late; what the second one wrote stays.
    state.mailFailure = { kind: "unavailable", message: "late" };
    release();
    await hanging.stop();
    expect(await deliveries()).toMatchObject([{ state: "delivered", last_error: null }]);
    expect(new Set(state.mails.map((mail) => mail.id)).size).toBe(1);
  });

  test("what a worker claimed before it was paused is left to others, who may have sent it", async () => {
    const db = await openFresh();
    const { state, submit, deliveries } = rig(db);
    await submit();
    const paused = rig(
      goingAway(db, (_kind, table) => {
        if (table === "lead_deliveries as d") paused.state.now += LEASE;
        return false;
      }),
    );
    await started(paused.begin()).runOnce();
    expect(paused.state.mails).toEqual([]);
    expect(paused.log.warn).toHaveBeenCalled();
    state.now = paused.state.now + LEASE;
    const claim = (claimedBy: string) =>
      claimDeliveries(db, claimedBy, { now: state.now, until: state.now + LEASE, limit: 1, webhooks: { except: [] } });
    const [first = expect.unreachable()] = await claim("first");
    expect(await holdsDelivery(db, first, state.now)).toBe(true);
    state.now += LEASE;
    const [second = expect.unreachable()] = await claim("second");
    expect(await holdsDelivery(db, first, state.now)).toBe(false);
    expect(await holdsDelivery(db, second, state.now)).toBe(true);
    expect(await deliveries()).toMatchObject([{ state: "claimed" }]);
  });

  test("four workers on one outbox send each lead once", async () => {
    const db = await openFresh();
    const { state, begin, submit, deliveries } = rig(db);
    for (let count = 0; count < 60; count++) await submit();
    state.send = () => pause(1);
    await Promise.all(Array.from({ length: 4 }, () => started(begin()).runOnce()));
    expect(state.mails).toHaveLength(60);
    expect(new Set(state.mails.map((mail) => mail.id)).size).toBe(60);
    expect((await deliveries()).every((line) => line.state === "delivered" && line.attempts === 1)).toBe(true);
  });

  test("a webhook that never answers is called apart from all else, and no mail waits for it", async () => {
    const db = await openFresh();
    const { state, begin, submit } = rig(
      db,
      testSite("test", [dealership(1, "north", { webhook: WEBHOOK })], { config }),
    );
    state.call = async () => {
      state.now += 10_000;
    };
    await submit();
    const worker = started(begin());
    await worker.runOnce();
    const answered = Promise.withResolvers<void>();
    state.call = () => answered.promise;
    for (let count = 0; count < 20; count++) await submit();
    const working = worker.runOnce();
    await expect.poll(() => state.mails).toHaveLength(21);
    expect(state.calls).toHaveLength(1);
    answered.resolve();
    await working;
    // Once it answers at once, it is called beside all others again.
    await worker.runOnce();
    expect(state.calls).toHaveLength(21);
  });

  test("what was claimed when the database went away is sent when it is back, and not only when the claim runs out", async () => {
    const db = await openFresh();
    const { state, submit } = rig(db);
    await submit();
    let isAway = true;
    const flaky = goingAway(db, (_kind, table) => isAway && table === "lead_deliveries as d");
    const worker = started(rig(flaky).begin());
    await expect(worker.runOnce()).rejects.toThrow("Connection terminated");
    expect(await db.selectFrom("lead_deliveries").select("state").execute()).toEqual([{ state: "claimed" }]);
    isAway = false;
    expect(await worker.runOnce()).toBe(1);
    expect(await db.selectFrom("lead_deliveries").select("state").execute()).toEqual([{ state: "delivered" }]);
    expect(state.mails).toEqual([]);
  });

  test("a mail that left while the database went away is noted when it is back, and does not leave twice", async () => {
    const db = await openFresh();
    const { state, submit, deliveries } = rig(db);
    await submit();
    let refusals = 0;
    const flaky = goingAway(db, (kind) => {
      const isAway = kind === "updateTable" && state.mails.length > 0 && refusals < 2;
      if (isAway) refusals += 1;
      return isAway;
    });
    const flakyRig = rig(flaky);
    state.send = flakyRig.state.send = async () => void state.mails.push({} as Mail);
    await started(flakyRig.begin()).runOnce();
    expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 1 }]);
    expect([refusals, flakyRig.state.mails.length]).toEqual([2, 1]);
  });

  test("stop waits for what is in hand and takes nothing more", async () => {
    const db = await openFresh();
    const { state, begin, submit, deliveries } = rig(db);
    for (let count = 0; count < 20; count++) await submit();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const inHand = new Promise<void>((sending) => {
      state.send = () => {
        sending();
        return held;
      };
    });
    const worker = started(begin());
    await inHand;
    const stopped = worker.stop();
    release();
    await stopped;
    const ended = await deliveries();
    expect(ended.filter((line) => line.state === "delivered")).toHaveLength(state.mails.length);
    expect(ended.filter((line) => line.state === "claimed")).toEqual([]);
    expect(ended.filter((line) => line.state === "waiting").length).toBeGreaterThan(0);
  });
});

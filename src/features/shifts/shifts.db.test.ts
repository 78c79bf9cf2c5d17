import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import { letterOf } from "../notices/letter.ts";
import { notifyDealership } from "../notices/mutations.ts";
import { assign, sendAnswer } from "../people/answering/mutations.ts";
import { deskChangesAfter } from "../people/changes/data.ts";
import { mergePeople } from "../people/joining/mutations.ts";
import { keepRoute } from "../routing/mutations.ts";
import { actsOn } from "../staff/audit/data.ts";
import { openDeskSession } from "../staff/sessions/mutations.ts";
import { parkedAt, parkedKinds } from "./alarms/data.ts";
import { raiseAlarms, retryDeliveries } from "./alarms/mutations.ts";
import { channelsOf } from "./channels/data.ts";
import { addDevice, chooseChannels, dropDevices } from "./channels/mutations.ts";
import { claim } from "./claiming/mutations.ts";
import { messagesWith } from "./messages/data.ts";
import { endMessage, takeMessages } from "./messages/mutations.ts";
import { offersTo, takenByOthers, turnsOf, unclaimedOffers } from "./offers/data.ts";
import { advanceOffers, openOffers } from "./offers/mutations.ts";
import { rosterOf } from "./roster/data.ts";
import { addShifts, setShiftDay } from "./roster/mutations.ts";
import { arrived, at, MONDAY, rosterSite, worker } from "./testing.ts";

const site = rosterSite();
const DAY: readonly [string, string] = ["08:30", "17:30"];
const SEEN = [{ site: "halden", dealership: "castle-hill", categories: null }];
const PLACE = { site: "halden", dealership: "castle-hill" };

const run = async (db: Database, now: number) => {
  await openOffers(db, now);
  return advanceOffers(db, site.sites, now);
};
const asked = async (db: Database, lead: number) =>
  ((await turnsOf(db, [lead])).get(lead) ?? []).map(({ name }) => name);

eachDatabase("shifts", (openFresh) => {
  test("a new lead is offered to one, after the dealership's minutes to the next, then to the manager", async () => {
    const db = await openFresh();
    const [ada, bo] = [await worker(db, "Ada", { hours: DAY }), await worker(db, "Bo", { hours: DAY })];
    const boss = await worker(db, "Cleo", { role: "manager" });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    expect(await run(db, at("10:00"))).toBe(1);
    expect(await offersTo(db, ada.id)).toMatchObject([{ personId: zoe.id, state: "open", nextAt: at("10:05") }]);
    expect(await offersTo(db, bo.id)).toEqual([]);
    // Not a moment early, and a second pass makes no second turn.
    expect(await run(db, at("10:05") - 1)).toBe(0);
    await run(db, at("10:05"));
    expect(await run(db, at("10:05"))).toBe(0);
    expect(await offersTo(db, ada.id)).toEqual([]);
    expect(await offersTo(db, bo.id)).toMatchObject([{ personId: zoe.id }]);
    await run(db, at("10:10"));
    expect(await offersTo(db, boss.id)).toMatchObject([{ personId: zoe.id, state: "managers" }]);
    expect(await asked(db, zoe.lead)).toEqual(["Ada", "Bo", "Cleo"]);
    expect(await run(db, at("11:00"))).toBe(0);
    expect(await unclaimedOffers(db, SEEN)).toMatchObject([{ personId: zoe.id, state: "managers" }]);
    expect(await unclaimedOffers(db, [{ ...PLACE, dealership: "elsewhere", categories: null }])).toEqual([]);
  });

  test("who only wants no more mail is offered to nobody, and neither is what came hours ago", async () => {
    const db = await openFresh();
    await worker(db, "Ada", { hours: DAY });
    const old = await arrived(db, "Tom", at("10:00") - 4 * 60 * MINUTE_MS);
    const silent = await arrived(db, "Ann", at("10:00"), "Unsubscribe");
    expect(await run(db, at("10:00"))).toBe(0);
    // Not even while the same person waits for an answer to an enquiry, which is the only one offered.
    const enquiry = await arrived(db, "Zoe", at("10:00"));
    const unsubscription = await arrived(db, "Zoe", at("10:00"), "Unsubscribe");
    expect(await run(db, at("10:00"))).toBe(1);
    const turns = [old, silent, unsubscription, enquiry].map(({ lead }) => asked(db, lead));
    expect(await Promise.all(turns)).toEqual([[], [], [], ["Ada"]]);
  });

  test("what the desk books by hand for somebody who waits is offered to nobody", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: DAY });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    await run(db, at("10:00"));
    expect((await claim(db, { person: zoe, by: ada, now: at("10:01") })).ok).toBe(true);
    const booked = await arrived(db, "Zoe", at("10:02"), "Test Drive", "Desk");
    expect(await run(db, at("10:02"))).toBe(0);
    expect(await asked(db, booked.lead)).toEqual([]);
    expect(await unclaimedOffers(db, SEEN)).toEqual([]);
  });

  test("the next lead begins with whoever waited longest, and somebody who is away is passed over", async () => {
    const db = await openFresh();
    const people = [
      await worker(db, "Ada", { hours: DAY }),
      await worker(db, "Bo", { hours: DAY }),
      await worker(db, "Di", { hours: DAY }),
    ];
    const [ada, bo] = people;
    if (!ada || !bo) throw new Error("nobody");
    const by = { id: null, name: "a test" };
    const away = { staffId: bo.id, day: MONDAY, starts: null, ends: null };
    expect((await setShiftDay(db, { day: away, usual: false, place: PLACE, by, now: at("08:00") })).ok).toBe(true);
    const firsts: string[] = [];
    for (const [index, name] of ["Zoe", "Tom", "Uma", "Vic"].entries()) {
      const one = await arrived(db, name, at("10:00") + index);
      await run(db, at("10:00") + index);
      firsts.push(...(await asked(db, one.lead)));
    }
    expect(firsts).toEqual(["Ada", "Di", "Ada", "Di"]);
  });

  test("a day that is said for one dealership holds there alone", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: DAY });
    const by = { id: null, name: "a test" };
    const hours = { weekdays: [1], starts: "08:30", ends: "17:30", location: "", team: "" as const, onCall: false };
    const other = { ...PLACE, dealership: "brookvale" };
    await addShifts(db, { place: other, staff: ada, ...hours, by, now: at("07:00") });
    const away = { staffId: ada.id, day: MONDAY, starts: null, ends: null };
    await setShiftDay(db, { day: away, usual: false, place: PLACE, by, now: at("08:00") });
    const days = async (dealership: string) => (await rosterOf(db, dealership, at("08:00"))).days;
    expect([await days("castle-hill"), await days("brookvale")]).toEqual([[away], []]);
    // Other hours with missing times or zero length are refused rather than taken as an absence.
    for (const [starts, ends] of [
      ["", ""],
      ["09:00", ""],
      ["09:00", "09:00"],
    ] as const) {
      const unsaid = { ...away, starts, ends };
      const set = await setShiftDay(db, { day: unsaid, usual: false, place: PLACE, by, now: at("08:00") });
      expect(set.ok, `${starts} to ${ends}`).toBe(false);
    }
    expect(await days("castle-hill")).toEqual([away]);
    await setShiftDay(db, { day: away, usual: true, place: other, by, now: at("08:01") });
    expect(await days("castle-hill")).toEqual([away]);
  });

  test("whoever takes a thread that was joined to another meanwhile is told so, and nothing is written", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: DAY });
    const [zoe, tom] = [await arrived(db, "Zoe", at("10:00")), await arrived(db, "Tom", at("10:00"))];
    await mergePeople(db, { into: tom, from: zoe, by: ada, now: at("10:01") });
    const late = await claim(db, { person: zoe, by: ada, now: at("10:02") });
    expect(late).toEqual({ ok: false, error: { kind: "elsewhere" } });
    const letter = { text: "Yes.", subject: "s", signature: "Ada", reference: "r", seen: 0 };
    const answered = await sendAnswer(db, { person: zoe, by: ada, ...letter, now: at("10:02") });
    expect(answered).toEqual({ ok: false, error: { kind: "joined" } });
    expect((await actsOn(db, `person:${zoe.id}`)).map(({ action }) => action)).toEqual([]);
  });

  test("of two who take a lead at once one gets it, and the other is told who", async () => {
    const db = await openFresh();
    const [ada, bo] = [await worker(db, "Ada", { hours: DAY }), await worker(db, "Bo", { hours: DAY })];
    const zoe = await arrived(db, "Zoe", at("10:00"));
    await run(db, at("10:00"));
    await run(db, at("10:05"));
    const both = await Promise.all([ada, bo].map((by) => claim(db, { person: zoe, by, now: at("10:06") })));
    const winner = both[0]?.ok ? ada : bo;
    const loser = winner === ada ? bo : ada;
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { kind: "taken", by: winner.name } });
    // Claimed again it is still theirs, and nothing is written twice.
    expect(await claim(db, { person: zoe, by: winner, now: at("10:07") })).toEqual({ ok: true, value: null });
    expect((await actsOn(db, `person:${zoe.id}`)).filter(({ action }) => action === "claim")).toHaveLength(1);
    expect(await takenByOthers(db, loser.id, at("10:00"))).toEqual([
      { personId: zoe.id, name: "Zoe", by: winner.name },
    ]);
    expect(await takenByOthers(db, winner.id, at("10:00"))).toEqual([]);
    expect(await offersTo(db, loser.id)).toEqual([]);
    expect(await run(db, at("12:00"))).toBe(0);
    // Everybody who had been asked is notified at once, and nobody else.
    const offers = (await deskChangesAfter(db, 0, 100)).filter(({ kind }) => kind === "offer");
    expect(offers.at(-1)).toMatchObject({ staffId: loser.id, personId: zoe.id });
    const waiting = await db.selectFrom("staff_messages").select("id").where("state", "=", "waiting").execute();
    expect(waiting).toEqual([]);
  });

  test("who answers or is given a lead by hand has it, and it goes on to nobody", async () => {
    const db = await openFresh();
    const [ada, bo] = [await worker(db, "Ada", { hours: DAY }), await worker(db, "Bo", { hours: DAY })];
    const zoe = await arrived(db, "Zoe", at("10:00"));
    const tom = await arrived(db, "Tom", at("10:01"));
    await run(db, at("10:01"));
    await assign(db, { person: zoe, by: bo, to: bo, now: at("10:02") });
    const letter = { text: "Yes.", subject: "s", signature: "Bo", reference: "r", seen: 0 };
    await sendAnswer(db, { person: tom, by: ada, ...letter, now: at("10:02") });
    await run(db, at("10:06"));
    expect([await asked(db, zoe.lead), await asked(db, tom.lead)]).toEqual([["Ada"], ["Bo"]]);
    expect(await unclaimedOffers(db, SEEN)).toEqual([]);
  });

  test("at night it waits for the morning, and comes to who is on call; no manager is woken", async () => {
    const db = await openFresh();
    await worker(db, "Ada", { hours: DAY });
    const boss = await worker(db, "Cleo", { role: "manager" });
    const zoe = await arrived(db, "Zoe", at("22:00"));
    for (let now = at("22:00"); now < at("08:30", "2026-06-16"); now += 5 * MINUTE_MS) await run(db, now);
    expect(await asked(db, zoe.lead)).toEqual([]);
    expect(await offersTo(db, boss.id)).toEqual([]);
    await run(db, at("08:30", "2026-06-16"));
    expect(await asked(db, zoe.lead)).toEqual(["Ada"]);

    await worker(db, "Nia", { hours: ["17:30", "08:30"], onCall: true });
    const tom = await arrived(db, "Tom", at("22:00", "2026-06-16"));
    await run(db, at("22:00", "2026-06-16"));
    expect(await asked(db, tom.lead)).toEqual(["Nia"]);
    await run(db, at("22:05", "2026-06-16"));
    expect(await asked(db, tom.lead)).toEqual(["Nia"]);
  });

  test("two processes at once make one turn, and one that was killed is followed", async () => {
    const db = await openFresh();
    await worker(db, "Ada", { hours: DAY });
    await worker(db, "Bo", { hours: DAY });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    await openOffers(db, at("10:00"));
    await Promise.all([0, 1, 2].map(() => advanceOffers(db, site.sites, at("10:00"))));
    expect(await asked(db, zoe.lead)).toEqual(["Ada"]);
    const taken = (await Promise.all([0, 1, 2].map(() => takeMessages(db, at("10:00"))))).flat();
    expect(taken).toHaveLength(1);
    // The process that claimed it was killed before sending: a minute later it is due again.
    expect(await takeMessages(db, at("10:00") + MINUTE_MS)).toEqual(taken);
    await endMessage(db, taken[0] ?? 0, { state: "sent" });
    expect(await takeMessages(db, at("10:10"))).toEqual([]);
  });

  test("each person hears in the ways that they chose, and a device goes with its session", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: DAY });
    const choice = { by: ada, mail: false, push: true, now: at("09:00") };
    expect(await chooseChannels(db, { ...choice, sms: true, phone: "" })).toMatchObject({ ok: false });
    expect(await chooseChannels(db, { ...choice, sms: true, phone: "02 5550 1234" })).toMatchObject({ ok: false });
    expect((await chooseChannels(db, { ...choice, sms: true, phone: "0491 570 156" })).ok).toBe(true);
    expect(await channelsOf(db, ada.id)).toEqual({ mail: false, sms: true, push: true, phone: "+61491570156" });
    expect(JSON.stringify(await actsOn(db, `staff:${ada.id}`))).not.toContain("570");
    await openDeskSession(db, { staffId: ada.id, userAgent: "", confirmed: false, now: at("09:00") });
    const session = await db.selectFrom("staff_sessions").select("id").executeTakeFirstOrThrow();
    const device = { staffId: ada.id, sessionId: session.id, p256dh: "k", auth: "s", now: at("09:00") };
    for (let one = 0; one < 12; one++) await addDevice(db, { ...device, endpoint: `https://push.example/${one}` });
    expect(await db.selectFrom("push_subscriptions").select("endpoint").execute()).toHaveLength(10);
    await dropDevices(db, session.id);
    await addDevice(db, { ...device, endpoint: "https://push.example/last" });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    await run(db, at("10:00"));
    const messages = await messagesWith(db, await takeMessages(db, at("10:00")), at("10:00"));
    expect(messages.map(({ channel }) => channel).sort()).toEqual(["push", "sms"]);
    expect(messages.find(({ channel }) => channel === "push")).toMatchObject({
      subscription: { isAwake: true },
      lead: { personId: zoe.id },
    });
    const [push] = messages.filter(({ channel }) => channel === "push");
    const later = await messagesWith(db, push ? [push.id] : [], at("23:59"));
    expect(later[0]?.subscription?.isAwake).toBe(false);
    await db.deleteFrom("staff_sessions").execute();
    expect(await db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  test("a parked delivery alarms once by mail to the other addresses and the manager, and Try again sends once", async () => {
    const db = await openFresh();
    const boss = await worker(db, "Cleo", { role: "manager" });
    const reader = await worker(db, "Rex", { role: "sales" });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    const delivery = async (target: string) =>
      db
        .insertInto("lead_deliveries")
        .values({
          lead_id: zoe.lead,
          notice_id: null,
          site_slug: "halden",
          dealership_slug: "castle-hill",
          channel: "email",
          target,
          state: "parked",
          attempts: 3,
          next_at: at("10:00"),
          claimed_by: null,
          claimed_until: null,
          last_error: "550",
          delivered_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    const { id } = await delivery("old@castle-hill.example");
    const alarmed = rosterSite({ email: ["leads@castle-hill.example", "boss@castle-hill.example"] });
    expect(await raiseAlarms(db, alarmed.sites, at("10:10"))).toBe(1);
    expect(await raiseAlarms(db, alarmed.sites, at("10:11"))).toBe(0);
    await delivery("another@castle-hill.example");
    // Within the hour nobody is alerted again, but the desk counts the delivery all the same.
    expect(await raiseAlarms(db, alarmed.sites, at("10:20"))).toBe(0);
    const notices = await db
      .selectFrom("notices")
      .innerJoin("lead_deliveries", "notice_id", "notices.id")
      .select("target")
      .execute();
    expect(notices.map(({ target }) => target).sort()).toEqual([
      "boss@castle-hill.example",
      "leads@castle-hill.example",
    ]);
    const told = await db.selectFrom("staff_messages").select(["staff_id", "kind", "channel"]).execute();
    expect(told).toEqual([{ staff_id: boss.id, kind: "parked", channel: "mail" }]);
    expect(await parkedKinds(db, [PLACE])).toEqual({ leads: 2, answers: 0, others: 0, name: null });
    expect(await parkedKinds(db, [{ ...PLACE, dealership: "elsewhere" }])).toBe(null);
    expect(await parkedAt(db, [PLACE])).toMatchObject([
      { target: "another@castle-hill.example" },
      { id, personId: zoe.id },
    ]);

    // A delivery that is not a lead is named by its subject, as in its mail; this dealership has no address at all.
    const letter = letterOf({ subject: "Your stock file is held (run 3)", heading: "", words: [], reference: "3" });
    const held = { kind: "feed.held", siteSlug: PLACE.site, dealershipSlug: PLACE.dealership, letter, now: 0 } as const;
    await notifyDealership(db, held, { leads: { email: [], webhook: null } });
    expect(await parkedAt(db, [PLACE], 1)).toMatchObject([{ about: letter.subject, target: "" }]);

    // Deliveries parked within the hour are reported once it is over.
    expect(await raiseAlarms(db, alarmed.sites, at("11:05"))).toBe(0);
    expect(await raiseAlarms(db, alarmed.sites, at("11:11"))).toBe(1);
    expect(await raiseAlarms(db, alarmed.sites, at("11:12"))).toBe(0);

    await db
      .transaction()
      .execute((trx) =>
        keepRoute(
          trx,
          "castle-hill",
          "sales",
          { email: ["new@castle-hill.example"], copies: [], afterHours: [] },
          at("10:30"),
        ),
      );
    expect(await retryDeliveries(db, alarmed.sites, { ids: [id], by: reader, now: at("10:30") })).toBe(0);
    const tries = await Promise.all(
      [0, 1].map(() => retryDeliveries(db, alarmed.sites, { ids: [id], by: boss, now: at("10:30") })),
    );
    expect(tries.reduce((sum, one) => sum + one, 0)).toBe(1);
    const row = await db.selectFrom("lead_deliveries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "waiting", attempts: 0, target: "new@castle-hill.example" });
    expect(await actsOn(db, `delivery:${id}`)).toMatchObject([{ action: "try again", by: "Cleo" }]);
    // Parked once more, it raises one more alarm.
    await db.updateTable("lead_deliveries").set({ state: "parked" }).where("id", "=", id).execute();
    expect(await raiseAlarms(db, alarmed.sites, at("12:20"))).toBe(1);
  });
});

import { expect, test } from "vitest";
import { goingAway } from "../../../test/fixtures/away.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { takeSpans } from "../../../test/fixtures/spans.ts";
import type { Database } from "../../db/open.ts";
import { startDiaryWorker } from "../../jobs/diary.ts";
import { appointmentsOf } from "../leads/bookings/booking-of-lead.ts";
import { submitLead } from "../leads/mutations.ts";
import type { Site } from "../site/site.ts";
import { inviteStaff } from "../staff/mutations.ts";
import { type ByHand, bookByHand } from "./by-hand.ts";
import { bookingSeen, bookingsOn, bookingsWith, type DiaryReach } from "./data.ts";
import { feedAt, feedToken } from "./feed.ts";
import { bookedWhileClosed } from "./hours/data.ts";
import { endFeed, renewFeed, saveDiarySettings } from "./hours/mutations.ts";
import { endBooking, type Move, moveBooking } from "./mutations.ts";
import { moveOldAppointments } from "./old-appointments/mutations.ts";
import { remindDue, type SendText } from "./reminding/mutations.ts";
import { keepLocalTimes } from "./zones/mutations.ts";

/** Monday 23 November 2026, 8:00 in Sydney. */
const NOW = Date.UTC(2026, 10, 22, 21);
const HOUR = 3_600_000;
const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "12:00",
  formated_hours: "",
}));
const plain = testSite("one", [dealership(1, "north"), dealership(2, "south")], {
  dealershipConfig: { testDrivesAtOnce: 1 },
});
const site: Site = {
  ...plain,
  locations: plain.locations.map((place) => ({
    ...place,
    contact_detail: { ...place.contact_detail, opening_hours: hours },
  })),
};
const sites = { bySlug: (slug: string) => (slug === "one" ? site : null) };
const [place = undefined as never] = site.locations;
const NORTH: DiaryReach = { site: "one", dealership: "north", kinds: ["test-drive", "service"] };

/** The arguments of changes to hours and calendars at the desk. */
const SAYING = {
  place: { site: "one", dealership: "north" },
  dealershipId: 1,
  by: { id: 1, name: "Ada" },
  now: NOW,
};
const SETTINGS = {
  atOnce: 1,
  perDay: null,
  minutes: 30,
  buffer: 0,
  notice: 0,
  closedDays: [],
  closedOnHolidays: false,
};

/** A gateway that takes every text. */
function gateway() {
  const texts: string[] = [];
  const sendText: SendText = async (_to, text) => (texts.push(text) ? "sent" : "never");
  return { texts, sendText };
}

/** A staff member. */
async function worker(db: Database): Promise<{ readonly id: number; readonly name: string }> {
  const by = { id: null, name: "a test" };
  const person = { email: "ada@north.example", name: "Ada One", grants: [{ role: "sales" as const, reach: "*" }] };
  const made = await inviteStaff(db, { ...person, by, now: NOW });
  if (!made.ok) throw new Error(made.error);
  return { id: made.value, name: person.name };
}

const book = async (db: Database, wish: Record<string, unknown> = {}): Promise<number> => {
  const userData = { ...SHOPPER, category: "Test Drive", dealership_slug: "north", date: "2026-11-25", time: "10:00" };
  const facts = { now: NOW, ip: "203.0.113.9", userAgent: "Browser/1.0" };
  const sent = await submitLead(db, site, { userData: { ...userData, ...wish } }, facts);
  if (!sent.ok) throw new Error(JSON.stringify(sent.error));
  const row = db.selectFrom("bookings").select("id").where("lead_id", "=", sent.value.lead_id);
  return (await row.executeTakeFirstOrThrow()).id;
};

const seen = async (db: Database, id: number) => {
  const booking = await bookingSeen(db, id, [NORTH]);
  if (!booking) throw new Error("There is no such booking.");
  return booking;
};

const free = async (db: Database, date: string) => {
  const asked = { kind: "test-drive", dealershipId: 1, location: null, carId: null, now: NOW } as const;
  return (await appointmentsOf(db, site, asked))?.find((day) => day.date === date)?.times ?? [];
};

const letters = async (db: Database) => {
  const rows = await db.selectFrom("notices").select(["kind", "letter"]).orderBy("id").execute();
  return rows.map(({ kind, letter }) => ({ kind, letter: JSON.parse(letter) }));
};

const moving = async (db: Database, id: number, to: Partial<Move>): Promise<Move> => {
  const booking = await seen(db, id);
  const by = { id: 1, name: "Ada One" };
  const same = { date: booking.date, time: booking.time, carId: null, staffId: null };
  return { site, booking, by, now: NOW, seen: booking.sequence, place, ...same, ...to };
};

eachDatabase("the diary", (openFresh) => {
  test("a booking is moved: the old time is free at once, the shopper is told, and the same press again changes nothing", async () => {
    const db = await openFresh();
    const id = await book(db);
    expect(await free(db, "2026-11-25")).not.toContain("10:00");
    const move = await moving(db, id, { date: "2026-11-26", time: "11:00" });
    const twice = await Promise.all([moveBooking(db, move), moveBooking(db, move)]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await free(db, "2026-11-25")).toContain("10:00");
    expect(await free(db, "2026-11-26")).not.toContain("11:00");
    const told = await letters(db);
    expect(told.map(({ kind }) => kind)).toEqual(["lead.received", "booking.moved"]);
    const [first, second] = told.map(({ letter }) => letter.calendar.text as string);
    const uid = /UID:.*/.exec(first ?? "")?.[0] ?? "none";
    expect(second).toContain(uid);
    expect(first).toContain("SEQUENCE:0");
    expect(second).toMatch(/METHOD:REQUEST.*SEQUENCE:1.*DTSTART:20261126T000000Z/s);
    const acts = await db.selectFrom("audit_log").select(["action", "before", "after"]).execute();
    expect(acts).toHaveLength(1);
    expect(JSON.parse(acts[0]?.before ?? "")).toMatchObject({ date: "2026-11-25", time: "10:00" });
    // Somebody who opened it before the move cannot overwrite the move.
    expect(await moveBooking(db, { ...move, time: "09:00" })).toMatchObject({
      error: { message: expect.stringContaining("Somebody changed this booking meanwhile") },
    });
  });

  test("what somebody is to go along on is counted, and neither what has ended nor what is over", async () => {
    const db = await openFresh();
    const { id: staffId } = await worker(db);
    const [one, two] = [await book(db), await book(db, { time: "11:00", email: "two@shopper.example" })];
    for (const id of [one, two]) await moveBooking(db, await moving(db, id, { staffId }));
    const there = { site: site.slug, dealership: "north" };
    expect(await bookingsWith(db, staffId, NOW)).toEqual([there, there]);
    expect(await bookingsWith(db, staffId + 1, NOW)).toEqual([]);
    expect(await bookingsWith(db, staffId, NOW + 720 * HOUR)).toEqual([]);
    const { booking, by } = await moving(db, one, {});
    await endBooking(db, { site, booking, by, now: NOW, ending: "cancelled" });
    expect(await bookingsWith(db, staffId, NOW)).toEqual([there]);
  });

  test("whoever closes a day is told of those who are booked on it, and of nobody who was or is cancelled", async () => {
    const db = await openFresh();
    const [, gone] = [await book(db), await book(db, { time: "11:00", email: "two@shopper.example" })];
    await book(db, { date: "2026-11-26", email: "three@shopper.example" });
    const asked = { dealership: "north", place, kind: "test-drive", now: NOW } as const;
    expect(await bookedWhileClosed(db, site, asked)).toEqual([]);
    const settings = { ...SETTINGS, closedDays: ["2026-11-25"] };
    await saveDiarySettings(db, { ...SAYING, kind: "test-drive", settings });
    expect(await bookedWhileClosed(db, site, asked)).toEqual([{ date: "2026-11-25", count: 2 }]);
    const { booking, by } = await moving(db, gone, {});
    await endBooking(db, { site, booking, by, now: NOW, ending: "cancelled" });
    expect(await bookedWhileClosed(db, site, asked)).toEqual([{ date: "2026-11-25", count: 1 }]);
    expect(await bookedWhileClosed(db, site, { ...asked, kind: "service" })).toEqual([]);
    expect(await bookedWhileClosed(db, site, { ...asked, now: NOW + 720 * HOUR })).toEqual([]);
  });

  test("two who move into the last place: one has it, and nobody moves into what is taken, over or shut", async () => {
    const db = await openFresh();
    const one = await book(db);
    const other = await book(db, { time: "11:00", email: "two@shopper.example" });
    const to = { date: "2026-11-26", time: "09:00" };
    const moves = [await moving(db, one, to), await moving(db, other, to)];
    const both = await Promise.all(moves.map((move) => moveBooking(db, move)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await moveBooking(db, await moving(db, one, { date: "2026-11-22", time: "10:00" }))).toMatchObject({
      error: { message: expect.stringMatching(/is over/) },
    });
    expect(await moveBooking(db, await moving(db, one, { date: "2026-11-27", time: "15:00" }))).toMatchObject({
      error: { message: expect.stringMatching(/^On Friday 27 November bookings begin from 9am/) },
    });
  });

  test("a booking keeps the hour that its shopper was told where the dealership's zone is set anew, with its reminder and its invitation", async () => {
    const db = await openFresh();
    const id = await book(db);
    const perth: Site = { ...site, configFor: (slug) => ({ ...site.configFor(slug), timezone: "Australia/Perth" }) };
    const row = () => db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    // A booking that is over in either time zone, of which nobody is notified.
    const past = await book(db, { date: "2026-11-26", time: "11:00", email: "past@shopper.example" });
    const over = { starts_at: NOW - 4 * HOUR, ends_at: NOW - 3 * HOUR, date: "2026-11-23", time: "04:00" };
    await db.updateTable("bookings").set(over).where("id", "=", past).execute();
    let [at, written] = [site, 0];
    const worker = startDiaryWorker({
      db,
      sites: { bySlug: () => at },
      sms: null,
      clock: () => NOW,
      holder: "a test",
      intervalMs: HOUR,
      onWritten: () => {
        written += 1;
      },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    });
    const before = await row();
    expect(new Date(before.starts_at).toISOString()).toBe("2026-11-24T23:00:00.000Z");
    await worker.runOnce();
    expect(await row()).toEqual(before);
    at = perth;
    await worker.runOnce();
    const after = await row();
    await worker.runOnce();
    expect(await row()).toEqual(after);
    await worker.stop();
    expect(after).toMatchObject({ date: "2026-11-25", time: "10:00", sequence: before.sequence + 1 });
    expect(new Date(after.starts_at).toISOString()).toBe("2026-11-25T02:00:00.000Z");
    for (const end of ["ends_at", "free_at"] as const) expect(after[end] - before[end]).toBe(3 * HOUR);
    expect(Number(after.remind_at) - Number(before.remind_at)).toBe(3 * HOUR);
    const told = (await letters(db)).filter(({ kind }) => kind === "booking.corrected");
    expect([told.length, written]).toEqual([1, 1]);
    const [first, corrected] = [(await letters(db))[0], told[0]].map((mail) => mail?.letter.calendar.text as string);
    expect(corrected).toContain(/UID:.*/.exec(first ?? "")?.[0] ?? "none");
    expect(corrected).toMatch(/METHOD:REQUEST.*SEQUENCE:1.*DTSTART:20261125T020000Z/s);
    expect(told[0]?.letter.heading).toBe("Your test drive stays on Wednesday 25 November 2026 at 10am");
    const acts = await db
      .selectFrom("audit_log")
      .select(["action", "by"])
      .where("subject", "=", `booking:${id}`)
      .execute();
    expect(acts).toEqual([{ action: "zone", by: "the dealership's new time zone" }]);
    // Another process does not know what was checked already, and finds nothing to do.
    const known = new Map<string, string>();
    expect(await keepLocalTimes({ db, sites: { bySlug: () => perth }, known, now: NOW })).toBe(0);
  });

  test("a cancelled booking frees its time and takes the appointment back; a no-show waits for its hour", async () => {
    const db = await openFresh();
    const id = await book(db);
    const changing = { site, booking: await seen(db, id), by: { id: 1, name: "Ada One" }, now: NOW };
    expect(await endBooking(db, { ...changing, ending: "no-show" })).toMatchObject({
      error: expect.stringContaining("has not come yet"),
    });
    expect((await endBooking(db, { ...changing, ending: "cancelled" })).ok).toBe(true);
    expect((await endBooking(db, { ...changing, ending: "cancelled" })).ok).toBe(true);
    expect(await free(db, "2026-11-25")).toContain("10:00");
    const told = await letters(db);
    expect(told.map(({ kind }) => kind)).toEqual(["lead.received", "booking.cancelled"]);
    expect(told[1]?.letter.calendar.text).toMatch(/METHOD:CANCEL.*SEQUENCE:1.*STATUS:CANCELLED/s);

    const next = await book(db, { time: "10:30", email: "two@shopper.example" });
    const late = { ...changing, booking: await seen(db, next), now: Date.UTC(2026, 10, 25, 0) };
    expect((await endBooking(db, { ...late, ending: "no-show" })).ok).toBe(true);
    expect((await endBooking(db, { ...late, ending: "done" })).ok).toBe(true);
    expect(await endBooking(db, { ...late, ending: "cancelled" })).toMatchObject({ ok: false });
    expect((await seen(db, next)).state).toBe("done");
    expect((await letters(db)).filter(({ kind }) => kind === "booking.moved")).toEqual([]);
  });

  test("booking by hand makes a thread that waits for nobody, tells the shopper, delivers nothing, and books once", async () => {
    const db = await openFresh();
    const by = await worker(db);
    const hand: ByHand = {
      site,
      dealership: "north",
      place,
      kind: "test-drive",
      date: "2026-11-23",
      time: "09:00",
      car: null,
      who: { name: "Zoë\r\nEND:VEVENT", email: "zoe@shopper.example", phone: "0491 570 156" },
      note: "",
      staffId: by.id,
      submissionId: "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11",
      by,
      now: NOW,
    };
    const first = await bookByHand(db, hand);
    expect(first.ok).toBe(true);
    expect(await bookByHand(db, hand)).toEqual(first);
    const [person] = await db.selectFrom("people").selectAll().execute();
    expect(person).toMatchObject({ waiting_since: null, state: "appointment" });
    expect(await db.selectFrom("lead_deliveries").select("id").where("lead_id", "is not", null).execute()).toEqual([]);
    expect((await letters(db)).map(({ kind }) => kind)).toEqual(["booking.booked"]);
    // The same person again, out of the inbox, and what cannot be.
    if (!person) throw new Error("There is no person.");
    const again = { ...hand, who: person, date: "2026-11-24", submissionId: crypto.randomUUID() };
    expect((await bookByHand(db, again)).ok).toBe(true);
    expect(await db.selectFrom("people").select("id").execute()).toHaveLength(1);
    const refusals = [
      [{ time: "09:00" }, "time"],
      [{ date: "2026-11-20" }, "date"],
      [{ time: "11:00", who: { name: "", email: "a@b.example", phone: "" } }, "name"],
      [{ time: "11:00", who: { name: "Bo", email: "", phone: "" } }, "phone"],
      [{ time: "11:00", who: { name: "Bo", email: "nobody", phone: "" } }, "email"],
    ] as const;
    for (const [changes, field] of refusals) {
      const refused = await bookByHand(db, { ...again, ...changes, submissionId: crypto.randomUUID() });
      expect(refused, field).toMatchObject({ ok: false, error: { field } });
    }
    expect(await db.selectFrom("bookings").select("id").execute()).toHaveLength(2);
  });

  test("nobody sees a booking of another dealership, and a workshop no test drive", async () => {
    const db = await openFresh();
    const id = await book(db);
    expect(await bookingSeen(db, id, [NORTH])).not.toBeNull();
    expect(await bookingSeen(db, id, [{ ...NORTH, dealership: "south" }])).toBeNull();
    expect(await bookingSeen(db, id, [{ ...NORTH, site: "two" }])).toBeNull();
    expect(await bookingSeen(db, id, [{ ...NORTH, kinds: ["service"] }])).toBeNull();
    const day = { site: "one", dealership: "north", location: "north-yard", date: "2026-11-25" };
    expect(await bookingsOn(db, { ...day, kinds: ["service"] }, { limit: 10 })).toEqual([]);
    expect(await bookingsOn(db, { ...day, kinds: ["test-drive"] }, { limit: 10 })).toHaveLength(1);
  });

  test("what the desk says of hours counts until the file shall count again, and is recorded", async () => {
    const db = await openFresh();
    const settings = { ...SETTINGS, minutes: 90 };
    await saveDiarySettings(db, { ...SAYING, kind: "test-drive", settings });
    expect(await free(db, "2026-11-25")).toEqual(["09:00", "09:30", "10:00", "10:30"]);
    await saveDiarySettings(db, { ...SAYING, kind: "test-drive", settings: null });
    expect(await free(db, "2026-11-25")).toHaveLength(6);
    expect(await db.selectFrom("audit_log").select("subject").execute()).toHaveLength(2);
  });

  test("a day that takes no more is full for the rest of it, though those who came have gone", async () => {
    const db = await openFresh();
    const settings = { ...SETTINGS, perDay: 2 };
    const row = {
      dealership_slug: "north",
      kind: "test-drive",
      settings: JSON.stringify(settings),
      changed_at: NOW,
    } as const;
    await db.insertInto("diary_settings").values(row).execute();
    await book(db, { time: "09:00" });
    await book(db, { time: "09:30", email: "two@shopper.example" });
    // A quarter past ten on the same morning.
    const now = Date.UTC(2026, 10, 24, 23, 15);
    const asked = { kind: "test-drive", dealershipId: 1, location: null, carId: null, now } as const;
    const days = await appointmentsOf(db, site, asked);
    expect(days?.[0]?.date).toBe("2026-11-26");
  });

  test("who is cleaned up after beyond midnight takes the first times of the next day too", async () => {
    const db = await openFresh();
    const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      return { weekday, status: "Open" as const, open: "00:00", close: "24:00", formated_hours: "24 hours" };
    });
    const locations = site.locations.map((one) => ({
      ...one,
      contact_detail: { ...one.contact_detail, opening_hours: always },
    }));
    const config = site.configFor("north");
    const night: Site = {
      ...site,
      locations,
      configFor: () => ({ ...config, testDriveMinutes: 30, testDriveBuffer: 60 }),
    };
    const asked = { kind: "test-drive", dealershipId: 1, location: null, carId: null, now: NOW } as const;
    const first = async () =>
      (await appointmentsOf(db, night, asked))?.find(({ date }) => date === "2026-11-26")?.times.slice(0, 3);
    expect(await first()).toEqual(["00:00", "00:30", "01:00"]);
    const userData = {
      ...SHOPPER,
      category: "Test Drive",
      dealership_slug: "north",
      date: "2026-11-25",
      time: "23:30",
    };
    expect((await submitLead(db, night, { userData }, { now: NOW, ip: "", userAgent: "" })).ok).toBe(true);
    expect(await first()).toEqual(["01:00", "01:30", "02:00"]);
  });

  test("people are reminded once, at their present time, by text where there is a gateway, and never of what is cancelled", async () => {
    const db = await openFresh();
    const texts: string[] = [];
    const answers: Awaited<ReturnType<SendText>>[] = [];
    const sendText: SendText = async (to, text, id) => {
      texts.push(`${to} ${text} ${id}`);
      return answers.shift() ?? "sent";
    };
    const at = (now: number, gateway: SendText | null = null) => remindDue({ db, sites, sendText: gateway, now }, 10);
    const due = Date.UTC(2026, 10, 23, 23);
    const id = await book(db);
    expect(await at(due - HOUR)).toBe(0);
    const spans = takeSpans();
    // Several processes at once, and a second pass.
    const counts = await Promise.all([at(due), at(due), at(due)]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await at(due + HOUR)).toBe(0);
    expect(spans).toEqual([["reminder", { "forecourt.site": "one" }]]);
    const reminders = async () => (await letters(db)).filter(({ kind }) => kind === "booking.reminder");
    expect((await reminders())[0]?.letter.subject).toBe("Tomorrow: your test drive at 10am");
    // A moved booking gets a new reminder, with the new time.
    await moveBooking(db, await moving(db, id, { date: "2026-11-27", time: "11:00" }));
    expect(await at(due + 5 * 60_000)).toBe(0);
    const next = due + 48 * HOUR;
    answers.push("later");
    expect(await at(next, sendText)).toBe(0);
    expect(await at(next + 60_000, sendText)).toBe(0);
    expect(await at(next + 15 * 60_000, sendText)).toBe(1);
    expect(await at(next + 60 * 60_000, sendText)).toBe(0);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toMatch(
      /^\+61491570156 Tomorrow, 11am: your test drive at Dealer north, 1 Test St .*call 02 5550 1234/,
    );
    // The text has the time only once, since every character costs money.
    expect(texts[1]?.match(/11am/g)).toHaveLength(1);
    expect(texts[0]?.split(" ").at(-1)).toBe(texts[1]?.split(" ").at(-1));
    expect(await reminders()).toHaveLength(1);
    // Nobody is texted at night, or about a booking that was cancelled.
    const other = await book(db, { time: "09:00", date: "2026-11-26", email: "two@shopper.example" });
    expect(await at(Date.UTC(2026, 10, 25, 12))).toBe(0);
    await endBooking(db, {
      site,
      booking: await seen(db, other),
      by: { id: 1, name: "Ada" },
      now: NOW,
      ending: "cancelled",
    });
    expect(await at(Date.UTC(2026, 10, 25, 2))).toBe(0);
  });

  test("a reminder's text that left while the database went away is noted when it is back, and leaves once", async () => {
    const db = await openFresh();
    const { texts, sendText } = gateway();
    const now = Date.UTC(2026, 10, 24, 22, 10);
    await book(db, { time: "11:00" });
    let refusals = 0;
    const flaky = goingAway(db, (kind) => kind === "updateTable" && texts.length > 0 && ++refusals <= 2);
    expect(await remindDue({ db: flaky, sites, sendText, now }, 10)).toBe(1);
    expect(await remindDue({ db, sites, sendText, now: now + 5 * 60_000 }, 10)).toBe(0);
    expect(texts).toHaveLength(1);
  });

  test("a reminder that could go out only on the day itself says today, as after an outage overnight", async () => {
    const db = await openFresh();
    const { texts, sendText } = gateway();
    // Ten past nine on the morning of the bookings, at eleven.
    const now = Date.UTC(2026, 10, 24, 22, 10);
    await book(db, { time: "11:00" });
    expect(await remindDue({ db, sites, sendText, now }, 10)).toBe(1);
    expect(texts[0]).toMatch(/^Today, 11am: your test drive/);
    await book(db, { time: "11:30", email: "two@shopper.example" });
    expect(await remindDue({ db, sites, sendText: null, now }, 10)).toBe(1);
    const [reminder] = (await letters(db)).filter(({ kind }) => kind === "booking.reminder");
    expect(reminder?.letter).toMatchObject({ subject: "Today: your test drive at 11.30am", heading: "See you today" });
  });

  test("reminders that cannot go out just now, at night or of a site that is not there, keep no others waiting", async () => {
    const db = await openFresh();
    const gone = await book(db);
    const night = await book(db, { time: "10:30", email: "two@shopper.example" });
    const due = await book(db, { time: "11:00", email: "three@shopper.example" });
    await db.updateTable("bookings").set({ site_slug: "removed", remind_at: 1 }).where("id", "=", gone).execute();
    await db.updateTable("bookings").set({ dealership_slug: "west", remind_at: 2 }).where("id", "=", night).execute();
    const inTwoZones: Site = {
      ...site,
      configFor: (slug) => ({
        ...site.configFor(slug),
        timezone: slug === "west" ? "Europe/London" : "Australia/Sydney",
      }),
    };
    const now = Date.UTC(2026, 10, 23, 23);
    const remind = (at: number) =>
      remindDue({ db, sites: { bySlug: (slug) => (slug === "one" ? inTwoZones : null) }, sendText: null, now: at }, 1);
    expect([await remind(now), await remind(now), await remind(now)]).toEqual([0, 0, 1]);
    const rows = db.selectFrom("bookings").select(["id", "reminded_at"]).orderBy("id");
    expect(await rows.execute()).toEqual([
      { id: gone, reminded_at: null },
      { id: night, reminded_at: null },
      { id: due, reminded_at: now },
    ]);
  });

  test("a location's calendar says first names, keeps its version until something changes, and renewal ends the old address", async () => {
    const db = await openFresh();
    await book(db, { name: "Zoë;\nBEGIN:VEVENT", last_name: "Secret-Surname" });
    const ofYard = { site: "one", location: "north-yard", kinds: ["test-drive", "service"] } as const;
    const tokenNow = async () => (await feedToken(db, ofYard)) ?? "";
    expect(await feedToken(db, ofYard)).toBeNull();
    await renewFeed(db, { ...SAYING, location: "north-yard" });
    const token = await tokenNow();
    const feed = await feedAt(db, sites, token, NOW);
    expect(feed?.text).toContain("SUMMARY:Zoë\\;: test drive");
    expect(feed?.text).not.toMatch(/Secret|shopper\.example|0491/);
    expect(feed?.text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1);
    expect((await feedAt(db, sites, token, NOW + 60_000))?.etag).toBe(feed?.etag);
    await book(db, { time: "11:00", email: "two@shopper.example" });
    expect((await feedAt(db, sites, token, NOW))?.etag).not.toBe(feed?.etag);
    for (const forged of ["", "1-1", "1-1.x", `${token.slice(0, -6)}x.ics`, "__proto__"])
      expect(await feedAt(db, sites, forged, NOW), forged).toBeNull();
    await renewFeed(db, { ...SAYING, location: "north-yard" });
    expect(await feedAt(db, sites, token, NOW)).toBeNull();
    const second = await tokenNow();
    expect(await feedAt(db, sites, second, NOW)).not.toBeNull();
    await endFeed(db, { ...SAYING, location: "north-yard" });
    await endFeed(db, { ...SAYING, location: "north-yard" });
    expect([await feedToken(db, ofYard), await feedAt(db, sites, second, NOW)]).toEqual([null, null]);
    await renewFeed(db, { ...SAYING, location: "north-yard" });
    expect([token, second]).not.toContain(await tokenNow());
    expect([await feedAt(db, sites, token, NOW), await feedAt(db, sites, second, NOW)]).toEqual([null, null]);
  });

  test("the calendar of whoever sees services alone shows nobody's test drive", async () => {
    const db = await openFresh();
    await book(db, { name: "Driving" });
    await book(db, { name: "Serving", category: "Service", time: "11:00" });
    await renewFeed(db, { ...SAYING, location: "north-yard" });
    const shown = async (...kinds: readonly ("test-drive" | "service")[]) => {
      const token = await feedToken(db, { site: "one", location: "north-yard", kinds });
      const text = (token && (await feedAt(db, sites, token, NOW))?.text) ?? "";
      return ["Driving", "Serving"].filter((name) => text.includes(name));
    };
    expect(await shown("test-drive", "service")).toEqual(["Driving", "Serving"]);
    expect([await shown("service"), await shown("test-drive"), await shown()]).toEqual([["Serving"], ["Driving"], []]);
    const token = (await feedToken(db, { site: "one", location: "north-yard", kinds: ["service"] })) ?? "";
    expect(await feedAt(db, sites, token.replace("-service", ""), NOW)).toBeNull();
  });

  test("what an older version booked by half hours is moved in once, and keeps its place", async () => {
    const db = await openFresh();
    const id = await book(db);
    const { lead_id } = await db
      .selectFrom("bookings")
      .select("lead_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await db.deleteFrom("bookings").execute();
    await db
      .insertInto("lead_appointments")
      .values({ lead_id, dealership_slug: "north", kind: "test-drive", date: "2026-11-25", slot: "10:00", place: 1 })
      .execute();
    expect(await free(db, "2026-11-25")).toContain("10:00");
    expect(await moveOldAppointments(db, sites, NOW)).toBe(1);
    expect(await moveOldAppointments(db, sites, NOW)).toBe(0);
    expect(await free(db, "2026-11-25")).not.toContain("10:00");
  });

  test("the half hours of a dealer who has left keep no other's from being moved in", async () => {
    const db = await openFresh();
    await book(db);
    await db.deleteFrom("bookings").execute();
    const { id: _, ...lead } = await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const gone = Array.from({ length: 100 }, (_, at) => ({ ...lead, lead_uid: `t${at}`, site_slug: "gone" }));
    const half = { dealership_slug: "north", kind: "test-drive", date: "2026-11-25", slot: "10:00" } as const;
    for (const [place, one] of [...gone, { ...lead, lead_uid: "here" }].entries()) {
      const { id: lead_id } = await db.insertInto("leads").values(one).returning("id").executeTakeFirstOrThrow();
      await db
        .insertInto("lead_appointments")
        .values({ ...half, lead_id, place: place + 1 })
        .execute();
    }
    expect(await moveOldAppointments(db, sites, NOW)).toBe(1);
    expect(await free(db, "2026-11-25")).not.toContain("10:00");
  });

  test("ten thousand bookings in a day are counted, and read a page at a time", async () => {
    const db = await openFresh();
    const id = await book(db);
    const row = await db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const lead = await db.selectFrom("leads").selectAll().where("id", "=", row.lead_id).executeTakeFirstOrThrow();
    await db.transaction().execute(async (trx) => {
      for (let at = 0; at < 10_000; at += 500) {
        const { id: _, ...facts } = lead;
        const leads = Array.from({ length: 500 }, (_one, more) => ({ ...facts, lead_uid: `many-${at + more}` }));
        const made = await trx.insertInto("leads").values(leads).returning("id").execute();
        const { id: _own, ...same } = row;
        const rows = made.map((one) => ({ ...same, lead_id: one.id, uid: `many-${one.id}` }));
        await trx.insertInto("bookings").values(rows).execute();
      }
    });
    const day = { site: "one", dealership: "north", location: "north-yard", date: "2026-11-25", kinds: NORTH.kinds };
    const before = process.cpuUsage();
    expect(await bookingsOn(db, day, { limit: 100, offset: 9_900 })).toHaveLength(100);
    expect(await free(db, "2026-11-25")).not.toContain("10:00");
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

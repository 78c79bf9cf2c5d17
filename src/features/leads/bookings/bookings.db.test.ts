import { expect, test } from "vitest";
import { stockCar } from "../../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import type { Database } from "../../../db/open.ts";
import type { Site } from "../../site/site.ts";
import { submitLead } from "../mutations.ts";
import type { FieldError } from "../rules.ts";
import { appointmentsOf } from "./booking-of-lead.ts";

/** Monday 23 November 2026, 8:00 in Sydney. */
const NOW = Date.UTC(2026, 10, 22, 21);
const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "10:30",
  formated_hours: "",
}));
const plain = testSite("test", [dealership(1, "north"), dealership(2, "south")], {
  dealershipConfig: { appointmentsAtOnce: 1 },
});
const site: Site = {
  ...plain,
  locations: plain.locations.map((place) => ({
    ...place,
    contact_detail: { ...place.contact_detail, opening_hours: hours },
  })),
};

const book = (db: Database, wish: Record<string, unknown>, who = "zoe@shopper.example", ip = "203.0.113.9") => {
  const userData = { ...SHOPPER, email: who, category: "Test Drive", dealership_slug: "north", ...wish };
  return submitLead(db, site, { userData }, { now: NOW, ip, userAgent: "Browser/1.0" });
};
const freeAt = (db: Database, dealershipId: number, carId: number | null = null) =>
  appointmentsOf(db, site, { kind: "test-drive", dealershipId, location: null, carId, now: NOW });
const refusal = (result: Awaited<ReturnType<typeof book>>) =>
  !result.ok && result.error.kind === "invalid" ? result.error.errors : result;
const stored = async (db: Database) => (await db.selectFrom("leads").select("id").execute()).length;

eachDatabase("bookings", (openFresh) => {
  test("LEAD-015 LEAD-018 API-006 a half hour is given as often as people can come in it, and is not offered any more", async () => {
    const db = await openFresh();
    expect((await book(db, { date: "2026-11-24", time: "09:10" })).ok).toBe(true);
    expect(refusal(await book(db, { date: "2026-11-24", time: "09:00" }, "two@shopper.example"))).toEqual([
      { field: "time", message: "That time is taken. The next free time is Tuesday 24 November at 9.30am." },
    ]);
    expect(await stored(db)).toBe(1);
    const days = await freeAt(db, 1);
    expect(days?.find(({ date }) => date === "2026-11-24")?.times).toEqual(["09:30", "10:00"]);
    expect((await freeAt(db, 2))?.[1]?.times).toEqual(["09:00", "09:30", "10:00"]);
    // The workshop, the other dealership and a day without a time have places of their own.
    for (const wish of [{ category: "Service" }, { dealership_slug: "south" }, { time: undefined }]) {
      expect((await book(db, { date: "2026-11-24", time: "09:00", ...wish }, "three@shopper.example")).ok).toBe(true);
    }
  });

  test("the same booking sent again is the same lead, and has its place already", async () => {
    const db = await openFresh();
    const wish = { date: "2026-11-24", time: "09:00", submission_id: "3f0c3c6e-6a3e-4a52-9d0f-6a0b8b0f4f11" };
    const first = await book(db, wish);
    expect(first.ok).toBe(true);
    expect(await book(db, wish)).toEqual(first);
    expect(await stored(db)).toBe(1);
  });

  test("of several who book the last place at once one has it, and the others are told of another", async () => {
    const db = await openFresh();
    const wish = { date: "2026-11-25", time: "10:00" };
    const all = await Promise.all([1, 2, 3, 4].map((who) => book(db, wish, `shopper${who}@shopper.example`)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    for (const lost of all.filter(({ ok }) => !ok)) {
      expect(refusal(lost)).toEqual([
        { field: "time", message: "That time is taken. The next free time is Thursday 26 November at 9am." },
      ]);
    }
    expect(await stored(db)).toBe(1);
  });

  test("SERV-010 LEAD-015 what nobody can come to is refused with the next time, and nothing is stored", async () => {
    const db = await openFresh();
    await book(db, { date: "2026-11-24", time: "09:00" });
    for (const wish of [
      { date: "2020-01-01" },
      { date: "2026-11-24", time: "03:00" },
      { date: "2026-11-22", category: "Service" },
      { date: "2026-02-31" },
    ]) {
      const [problem] = refusal(await book(db, wish, "two@shopper.example")) as readonly FieldError[];
      expect(problem?.message, JSON.stringify(wish)).toMatch(/The next free time is|There is no such day/);
    }
    expect(refusal(await book(db, { date: "2026-11-24", time: "08:00" }))).toMatchObject([
      { message: expect.stringContaining("The next free time is Tuesday 24 November at 9.30am.") },
    ]);
    expect(await stored(db)).toBe(1);
  });

  test("LEAD-015 LEAD-018 a booking lasts as long as its dealership says, and what the desk says stands over the file", async () => {
    const db = await openFresh();
    const settings = { atOnce: 1, perDay: 2, minutes: 30, buffer: 30, notice: 0, closedDays: ["2026-11-25"] };
    await db
      .insertInto("diary_settings")
      .values({
        dealership_slug: "north",
        kind: "test-drive",
        changed_at: NOW,
        settings: JSON.stringify({ ...settings, closedOnHolidays: false }),
      })
      .execute();
    expect((await book(db, { date: "2026-11-24", time: "09:00" })).ok).toBe(true);
    const days = await freeAt(db, 1);
    expect(days?.find(({ date }) => date === "2026-11-24")?.times).toEqual(["10:00"]);
    expect(days?.find(({ date }) => date === "2026-11-25")).toBeUndefined();
    expect(refusal(await book(db, { date: "2026-11-24", time: "09:30" }, "two@shopper.example"))).toEqual([
      { field: "time", message: "That time is taken. The next free time is Tuesday 24 November at 10am." },
    ]);
    expect((await book(db, { date: "2026-11-24", time: "10:00" }, "two@shopper.example")).ok).toBe(true);
    expect(refusal(await book(db, { date: "2026-11-25", time: "10:00" }, "three@shopper.example"))).toEqual([
      {
        field: "date",
        message: "We are closed on Wednesday 25 November. The next free time is Thursday 26 November at 9am.",
      },
    ]);
  });

  test("nobody can book every place: three to come with one mailbox or phone, twelve a day from one network", async () => {
    const db = await openFresh();
    const message =
      "There are several bookings in your name already. Please call us to make another, or to change one.";
    const days = ["24", "25", "26", "27", "30"].map((day) => (day === "30" ? "2026-11-30" : `2026-11-${day}`));
    const wish = (at: number) => ({ date: days[at % 5], time: ["09:00", "09:30", "10:00"][at % 3] });
    for (const at of [0, 1, 2]) expect((await book(db, wish(at), "Zoe+a@shopper.example")).ok).toBe(true);
    expect(refusal(await book(db, wish(3), "zoe+b@shopper.example"))).toEqual([{ field: "time", message }]);
    const phone = (at: number) => `0491 570 ${100 + at}`;
    expect(refusal(await book(db, wish(3), "other@shopper.example"))).toEqual([{ field: "time", message }]);
    for (const at of [3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      expect((await book(db, { ...wish(at), phone: phone(at) }, `shopper${at}@shopper.example`)).ok).toBe(true);
    }
    const last = await book(db, { ...wish(12), phone: phone(12) }, "last@shopper.example");
    expect(refusal(last)).toEqual([{ field: "time", message }]);
    expect(await stored(db)).toBe(12);
    // What was booked while the clock was ahead counts no more once it is right.
    await db
      .updateTable("bookings")
      .set({ created_at: NOW + 400 * 86_400_000 })
      .execute();
    expect((await book(db, { ...wish(12), phone: phone(12) }, "last@shopper.example")).ok).toBe(true);
  });

  test("three with one mailbox are all whatever their phone, until one of them is over or given up", async () => {
    const db = await openFresh();
    const phone = (at: number) => `0491 570 ${100 + at}`;
    const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
    const wish = (at: number) => book(db, { date: days[at % 4], time: at < 4 ? "09:00" : "10:00", phone: phone(at) });
    for (const at of [0, 1, 2]) expect((await wish(at)).ok).toBe(true);
    expect((await wish(3)).ok, "a fourth").toBe(false);
    const first = db.updateTable("bookings").where("date", "=", "2026-11-24");
    await first.set({ starts_at: NOW }).execute();
    expect((await wish(3)).ok, "once the first is over").toBe(true);
    expect((await wish(5)).ok).toBe(false);
    const given = db.updateTable("bookings").where("date", "=", "2026-11-25");
    await given.set({ state: "cancelled" }).execute();
    expect((await wish(5)).ok, "once the second is given up").toBe(true);
  });

  test("a stranger who books in somebody's name leaves them a booking of their own, and six are all that there are", async () => {
    const db = await openFresh();
    const days = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-30"];
    const wish = (at: number) => ({ date: days[at % 5], time: ["09:00", "09:30", "10:00"][at % 3] });
    const from = (at: number, ip: string) => book(db, wish(at), "zoe@shopper.example", ip);
    for (const at of [0, 1, 2]) expect((await from(at, "198.51.100.1")).ok).toBe(true);
    expect((await from(3, "198.51.100.1")).ok, "a fourth of the stranger").toBe(false);
    expect((await from(3, "203.0.113.9")).ok, "the person's own").toBe(true);
    expect((await from(4, "203.0.113.9")).ok).toBe(false);
    for (const at of [4, 5]) expect((await from(at, `192.0.2.${at}`)).ok).toBe(true);
    expect((await from(6, "192.0.2.6")).ok, "a seventh").toBe(false);
  });

  test("the confirmation of a kept time says when and where, and carries an appointment; a wish for a day does not", async () => {
    const db = await openFresh();
    await book(db, { date: "2026-11-24", time: "09:10" });
    await book(db, { date: "2026-11-25" }, "two@shopper.example");
    const rows = await db.selectFrom("notices").select("letter").orderBy("id").execute();
    const [kept, wished] = rows.map(({ letter }) => JSON.parse(letter));
    expect(kept.subject).toBe("Booked: your test drive on Tuesday 24 November 2026 at 9am");
    expect(kept.facts[0]).toEqual(["When", "Tuesday 24 November 2026 at 9am"]);
    expect(kept.calendar.text).toContain("DTSTART:20261123T220000Z\r\nDTEND:20261123T223000Z");
    expect(wished.subject).toBe("Your test drive request");
    expect(wished.calendar).toBeUndefined();
  });

  test("a drive of a car that was sold while its form was open is no booking, and stays a wish", async () => {
    const db = await openFresh();
    const car_id = await stockCar(db, dealership(1, "north"));
    const wish = { car_id, date: "2026-11-24", time: "09:00" };
    await stockCar(db, dealership(1, "north"), { status: "sold", sold_date_timestamp: NOW / 1000 });
    expect((await book(db, wish)).ok).toBe(true);
    expect(await db.selectFrom("bookings").select("id").execute()).toEqual([]);
    const { letter } = await db.selectFrom("notices").select("letter").executeTakeFirstOrThrow();
    expect(JSON.parse(letter).subject).toMatch(/^Your test drive request: 2021 Mazda/);
    await stockCar(db, dealership(1, "north"));
    expect((await book(db, wish, "two@shopper.example")).ok).toBe(true);
    expect(await db.selectFrom("bookings").select("car_id").execute()).toEqual([{ car_id }]);
  });
});

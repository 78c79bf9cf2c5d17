import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { dealership, SHOPPER, testSite } from "../../../../test/fixtures/site.ts";
import type { Database } from "../../../db/open.ts";
import type { Site } from "../../site/site.ts";
import { appointmentsOf } from "../booking-of-lead.ts";
import { submitLead } from "../mutations.ts";
import type { FieldError } from "../rules.ts";

/** Monday 23 November 2026, 8:00 in Sydney. */
const NOW = Date.UTC(2026, 10, 22, 21);
const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  ...{ weekday, status: "Open" as const, open: "09:00", close: "10:30", formated_hours: "" },
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

const book = (db: Database, wish: Record<string, unknown>, who = "zoe@shopper.example") => {
  const userData = { ...SHOPPER, email: who, category: "Test Drive", dealership_slug: "north", ...wish };
  return submitLead(db, site, { userData }, { now: NOW, ip: "203.0.113.9", userAgent: "Browser/1.0" });
};
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
    const days = await appointmentsOf(db, site, 1, NOW);
    expect(days?.find(({ date }) => date === "2026-11-24")?.times).toEqual(["09:30", "10:00"]);
    expect((await appointmentsOf(db, site, 2, NOW))?.[1]?.times).toEqual(["09:00", "09:30", "10:00"]);
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
});

import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { paymentsDue, reservationOf, reservationsDue } from "../../features/reservations/data.ts";
import { bringHoldsNear } from "../../features/reservations/desk/holds/mutations.ts";
import { HOLD_MS } from "../../features/reservations/rules.ts";
import { NORTH, NOW, openCounter } from "../../features/reservations/testing.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { Database } from "../open.ts";
import { bringNear, WAITING } from "./bring-near.ts";

const YEAR = 366 * DAY_MS;
const NEVER = Number.MAX_SAFE_INTEGER;

/** Columns of times that no job brings near, by the reason; `*` stands for every table. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  "says when something was, and is shown and sorted": [
    "*.at",
    "*.changed_at",
    "*.created_at",
    "*.updated_at",
    "*.used_at",
    "lead_deliveries.alarmed_at",
    "lead_deliveries.delivered_at",
    "leads.erased_at",
    "people.erased_at",
    "people.first_at",
    "people.last_at",
    "people_reminders.done_at",
    "people_reminders.told_at",
    "people_texts.sent_at",
    "payments.paid_at",
    "refunds.given_at",
    "reservations.ended_at",
    "lead_offers.ended_at",
    "bookings.reminded_at",
    "migrations.applied_at",
    "money_summaries.written_at",
    "import_runs.started_at",
    "import_runs.finished_at",
    "import_runs.settled_at",
    "alert_consents.given_at",
    "alert_consents.confirmed_at",
    "alert_matches.found_at",
    "alert_people.confirmed_at",
    "alerts.started_at",
    "valuations.accepted_at",
    "watched_cars.saved_at",
    "answer_templates.removed_at",
    "staff.revoked_at",
  ],
  "is told anew with the next look at its source": [
    "feed_sources.attempted_at",
    "feed_sources.answered_at",
    "feed_sources.file_at",
    "feed_sources.late_told_at",
    "feed_sources.failing_told_at",
    "feed_sources.held_told_at",
    "feed_sources.shrunk_told_at",
  ],
  "is only kept for longer": [
    "alerts.ended_at",
    "feed_uploads.begun_at",
    "feed_uploads.touched_at",
    "payment_events.received_at",
    "stock_pictures.named_at",
  ],
  "is when a right ends that was given while the clock was ahead, and another is given on request": [
    "alerts.link_until",
    "member_sessions.expires_at",
    "sign_in_codes.expires_at",
    "staff_challenges.expires_at",
    "staff_links.expires_at",
    "staff_sessions.expires_at",
    "staff_sessions.confirmed_at",
    "staff_sessions.seen_at",
  ],
  "was chosen by a person": [
    "bookings.starts_at",
    "bookings.ends_at",
    "bookings.free_at",
    "bookings.remind_at",
    "people.snoozed_until",
    "planned_prices.from_at",
    "planned_prices.until_at",
  ],
  "is brought near by what reads it: takeLease, rememberSource and bringHoldsNear": [
    "leases.expires_at",
    "feed_sources.due_at",
    "reservations.held_until",
    "cars.held_until",
  ],
  "counts for the window alone that it names": ["rate_counts.ends_at"],
  "is no time but a place in a file": ["feed_upload_pieces.begins_at"],
};

eachDatabase("what a clock that was ahead has put off", (openFresh) => {
  test("is brought near, or its column is named with why not, for every time in the schema", async () => {
    const tables = await (await openFresh()).introspection.getTables();
    const times = tables.flatMap(({ name: table, columns }) =>
      columns.filter(({ name }) => /(^|_)(at|until)$/.test(name)).map(({ name }) => ({ table, name })),
    );
    expect(times.length).toBeGreaterThan(100);
    const known = new Set([...WAITING.map(({ table, due }) => `${table}.${due}`), ...Object.values(LEFT).flat()]);
    const isKnown = ({ table, name }: { table: string; name: string }) =>
      known.has(`${table}.${name}`) || known.has(`*.${name}`);
    expect(times.filter((time) => !isKnown(time)).map(({ table, name }) => `${table}.${name}`)).toEqual([]);
    const stands = new Set(times.flatMap(({ table, name }) => [`${table}.${name}`, `*.${name}`]));
    expect([...known].filter((time) => !stands.has(time))).toEqual([]);
  });

  test("a payment that was begun meanwhile is looked at, and counts from now on", async () => {
    const counter = await openCounter(await openFresh());
    await counter.press({}, NOW + YEAR);
    expect(await paymentsDue(counter.db, NOW + DAY_MS, 9)).toEqual([]);
    expect(await bringNear(counter.db, NOW)).toBe(1);
    const [due] = await paymentsDue(counter.db, NOW, 9);
    expect([due?.next_at, due?.created_at, due?.updated_at]).toEqual([NOW, NOW, NOW]);
    expect(await bringNear(counter.db, NOW), "and is brought once").toBe(0);
  });

  test("a payment that waits for its usual look goes on waiting", async () => {
    const counter = await openCounter(await openFresh());
    const { next_at, id } = await counter.begun();
    const abandoned = counter.db.updateTable("payments").where("id", "=", id);
    expect(await bringNear(counter.db, NOW)).toBe(0);
    await abandoned.set({ state: "abandoned", next_at: NOW + 32 * DAY_MS }).execute();
    expect(await bringNear(counter.db, NOW)).toBe(0);
    await abandoned.set({ next_at: NOW + 34 * DAY_MS }).execute();
    expect(await bringNear(counter.db, NOW)).toBe(1);
    expect(next_at).toBeLessThan(NOW + DAY_MS);
  });

  test("a car that was held meanwhile is held from now on for as long as was paid for", async () => {
    const counter = await openCounter(await openFresh());
    const { db } = counter;
    const payment = await counter.begun();
    await counter.decide(payment, "approve");
    await counter.settle(payment, NOW + YEAR);
    expect(await bringHoldsNear(db, NOW)).toBe(1);
    expect(await reservationOf(db, payment)).toMatchObject({ held_from: NOW, held_until: NOW + HOLD_MS });
    const car = db.selectFrom("cars").select("held_until").where("id", "=", counter.carId);
    expect(await car.executeTakeFirst()).toEqual({ held_until: NOW + HOLD_MS });
    expect(await reservationsDue(db, NOW + HOLD_MS, 9)).toHaveLength(1);
    expect(await bringHoldsNear(db, NOW)).toBe(0);
  });

  test("pictures are fetched, and one that waits for nothing goes on doing so", async () => {
    const db = await openFresh();
    const picture = (source: string, next_at: number) => ({ source, next_at, named_at: 0 });
    await db
      .insertInto("stock_pictures")
      .values([
        picture("https://a.example/ahead", NOW + YEAR),
        picture("https://a.example/usual", NOW + 7 * DAY_MS),
        picture("/photos/by-hand.jpg", NEVER),
      ])
      .execute();
    expect(await bringNear(db, NOW)).toBe(1);
    const due = db.selectFrom("stock_pictures").select("next_at").orderBy("id");
    expect((await due.execute()).map(({ next_at }) => next_at)).toEqual([NOW, NOW + 7 * DAY_MS, NEVER]);
  });

  test("mails of alerts go out: the one that waits, and the next after one that went", async () => {
    const db = await openFresh();
    const ids = await alerts(db, [
      { next_at: NOW + YEAR, mailed_at: null },
      { next_at: null, mailed_at: NOW + YEAR },
      { next_at: NOW + 7 * DAY_MS, mailed_at: NOW },
    ]);
    expect(await bringNear(db, NOW)).toBe(2);
    const rows = db.selectFrom("alerts").select(["next_at", "mailed_at", "changed_at"]).where("id", "in", ids);
    expect(await rows.orderBy("id").execute()).toEqual([
      { next_at: NOW, mailed_at: null, changed_at: NOW },
      { next_at: null, mailed_at: NOW, changed_at: NOW + YEAR },
      { next_at: NOW + 7 * DAY_MS, mailed_at: NOW, changed_at: NOW + YEAR },
    ]);
  });

  test("a claim of a process that ended meanwhile holds nothing up", async () => {
    const db = await openFresh();
    await stockCar(db, NORTH, { stocknum: "A1" });
    const { id } = await db.selectFrom("dealerships").select("id").executeTakeFirstOrThrow();
    const source = { dealership_id: id, name: "dms", schedule: "", due_at: NOW, since: NOW };
    await db
      .insertInto("feed_sources")
      .values({ ...source, holder: "gone", lease_until: NOW + YEAR })
      .execute();
    expect(await bringNear(db, NOW)).toBe(1);
    expect(await db.selectFrom("feed_sources").select("lease_until").executeTakeFirst()).toEqual({ lease_until: NOW });
  });
});

/** Running alerts that were changed while the clock was ahead. */
async function alerts(db: Database, times: readonly { next_at: number | null; mailed_at: number | null }[]) {
  const person = { uid: "p", site_slug: "north", email: "a@mail.example", recipient: "a@mail.example" };
  const { id: person_id } = await db
    .insertInto("alert_people")
    .values({ ...person, member_id: 0, created_at: NOW, confirmed_at: NOW })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto("alerts")
    .values(
      times.map((time, at) => ({
        uid: `a${at}`,
        person_id,
        site_slug: "north",
        kind: "search" as const,
        address: `/search?${at}`,
        name: "Cars",
        drops: 0,
        often: "daily" as const,
        state: "active" as const,
        link_until: NOW,
        created_at: NOW,
        started_at: NOW,
        changed_at: NOW + YEAR,
        ended_at: null,
        ...time,
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

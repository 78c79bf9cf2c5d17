import { randomUUID } from "node:crypto";
import type { Database } from "../../src/db/open.ts";
import { type BookingKind, bookingPlace, slotsOn } from "../../src/features/leads/bookings/appointments.ts";
import { noPlace, spanOf } from "../../src/features/leads/bookings/booked-slots.ts";
import { bookingRules } from "../../src/features/leads/bookings/booking-of-lead.ts";
import type { Sites } from "../../src/features/site/data.ts";
import type { Site } from "../../src/features/site/site.ts";
import { wallClock } from "../../src/lib/time/time-zones.ts";
import { addDays } from "../../src/lib/time/zoned.ts";
import { type Chance, chance } from "../stock/random.ts";

const SEED = 7;
/** Days before and after today that have bookings. */
const DAYS_BACK = 10;
const DAYS_AHEAD = 9;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface SeedBookings {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly sites: readonly string[];
}

/**
 * Gives the demo's leads of test drives and services a time in the diary, within the hours and places that each
 * dealership has. Nothing is made where bookings are already.
 */
export async function seedBookings(
  db: Database,
  sites: Pick<Sites, "bySlug">,
  { now, sites: slugs }: SeedBookings,
): Promise<number> {
  if (await db.selectFrom("bookings").select("id").limit(1).executeTakeFirst()) return 0;
  let made = 0;
  for (const [stream, slug] of slugs.entries()) {
    const site = sites.bySlug(slug);
    if (site) made += await bookingsOfSite(db, site, now, chance(SEED, 200 + stream));
  }
  return made;
}

type Row = ReturnType<typeof rowOf>;

async function bookingsOfSite(db: Database, site: Site, now: number, random: Chance): Promise<number> {
  const leads = await db
    .selectFrom("leads")
    .leftJoin("cars", "cars.id", "leads.car_id")
    .select(["leads.id", "leads.dealership_slug", "leads.category", "leads.car_id", "leads.created_at", "cars.status"])
    .where("site_slug", "=", site.slug)
    .where("category", "in", ["Test Drive", "Service"])
    .orderBy("leads.id")
    .execute();
  const staff = await colleaguesOf(db, site.slug);
  const rows: Row[] = [];
  for (const lead of leads) {
    const kind: BookingKind = lead.category === "Service" ? "service" : "test-drive";
    const row = await timeFor(db, site, { ...lead, kind, carId: kind === "service" ? null : lead.car_id }, rows, {
      now,
      random,
    });
    if (row) rows.push({ ...row, staff_id: kind === "service" ? null : random.pick([null, ...staff]) });
  }
  await db.transaction().execute(async (trx) => {
    for (const row of rows) await trx.insertInto("bookings").values(row).execute();
  });
  return rows.length;
}

async function colleaguesOf(db: Database, site: string): Promise<number[]> {
  const rows = await db
    .selectFrom("staff_roles")
    .select("staff_id")
    .where("role", "in", ["sales", "manager"])
    .where("reach", "=", `site:${site}`)
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}

interface Booked {
  readonly id: number;
  readonly dealership_slug: string;
  readonly kind: BookingKind;
  readonly carId: number | null;
  readonly created_at: number;
}

/** A time within some days that the place has and nobody took; null where the lead finds none. */
async function timeFor(
  db: Database,
  site: Site,
  lead: Booked,
  taken: readonly Row[],
  { now, random }: { readonly now: number; readonly random: Chance },
): Promise<Row | null> {
  const { dealership_slug: dealershipSlug, kind, carId } = lead;
  const place = bookingPlace(site, dealershipSlug, kind);
  if (!place) return null;
  const { rules, settings } = await bookingRules(db, site, { dealershipSlug, kind, place, carId: null, now });
  const { day: today } = wallClock(now, rules.zone);
  // Nobody comes before they asked: a lead of today finds its time from tomorrow on.
  const earliest = Math.max(-DAYS_BACK, 1 - Math.floor((now - lead.created_at) / DAY_MS));
  for (let tries = 0; tries < 8; tries++) {
    const date = addDays(today, random.whole(earliest, DAYS_AHEAD));
    const slots = slotsOn(date, rules);
    if (slots.length === 0) continue;
    const wish = { kind, dealershipSlug, date, time: random.pick(slots), zone: rules.zone, settings, carId };
    const sameDay = taken.filter((one) => one.date === date);
    if (noPlace(wish, sameDay) === null) return rowOf(site, lead, place.slug, spanOf(wish), { now, random });
  }
  return null;
}

function rowOf(
  site: Site,
  { id, dealership_slug, kind, carId, created_at }: Booked,
  location_slug: string,
  span: ReturnType<typeof spanOf>,
  { now, random }: { readonly now: number; readonly random: Chance },
) {
  const isOver = span.ends_at < now - 30 * MINUTE_MS;
  const state = isOver ? (random.happens(0.14) ? "no-show" : "done") : random.happens(0.06) ? "cancelled" : "booked";
  return {
    ...span,
    uid: randomUUID(),
    lead_id: id,
    site_slug: site.slug,
    dealership_slug,
    location_slug,
    kind,
    car_id: carId,
    state: state as "no-show" | "done" | "cancelled" | "booked",
    staff_id: null as number | null,
    contact_email: null,
    contact_phone: null,
    from_address: null,
    // The demo writes to nobody by itself.
    remind_at: null,
    remind_claimed_until: null,
    reminded_at: null,
    created_at: Math.min(created_at, span.starts_at - 60 * MINUTE_MS),
    changed_at: created_at,
  };
}

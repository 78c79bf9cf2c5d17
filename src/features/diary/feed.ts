import { createHash } from "node:crypto";
import type { Database } from "../../db/open.ts";
import { type CalendarEvent, calendarText } from "../../lib/icalendar.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { BookingKind } from "../leads/bookings/appointments.ts";
import { addressText, bookingSubject } from "../leads/bookings/letters.ts";
import { leadReference } from "../leads/sending/wording.ts";
import type { Site } from "../site/site.ts";
import { idOfToken, purposeToken } from "../suppressions/token.ts";
import { bookingsBetween } from "./data.ts";
import { vehicleOf } from "./letters.ts";

/**
 * A location's diary as a calendar that phones and calendar programs subscribe to. Its address contains a secret, and
 * the calendar gives only first names, because the address is copied into programs outside our control. Staff who see
 * only one kind of booking, such as a workshop, get an address that shows only that kind.
 */

const PURPOSE = "diary-feed";
const BOTH_KINDS: readonly BookingKind[] = ["test-drive", "service"];

/** The last part of a location's calendar address for staff who see these kinds; null if it has no address. */
export async function feedToken(
  db: Database,
  {
    site,
    location,
    kinds,
  }: { readonly site: string; readonly location: string; readonly kinds: readonly BookingKind[] },
): Promise<string | null> {
  const feed = await feedOf(db, site, location);
  if (!feed || feed.created_at === 0 || kinds.length === 0) return null;
  const [only] = kinds.length === 1 ? kinds : [];
  return `${await purposeToken(db, PURPOSE, [feed.id, feed.turn, only].filter(Boolean).join("-"))}.ics`;
}

/** Days before and after today that a calendar covers, and the most appointments in it. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 180;
const MOST_EVENTS = 2_000;

/** A calendar's text and its ETag; null for an address that is invalid or was withdrawn. */
export async function feedAt(
  db: Database,
  sites: { readonly bySlug: (slug: string) => Site | null },
  token: string,
  now: number,
): Promise<{ readonly text: string; readonly etag: string } | null> {
  const match = /^(\d+)-(\d+)(?:-([a-z-]+))?$/.exec((await idOfToken(db, PURPOSE, token.replace(/\.ics$/, ""))) ?? "");
  if (!match) return null;
  const kinds = BOTH_KINDS.filter((kind) => match[3] === undefined || kind === match[3]);
  const feed = await db.selectFrom("diary_feeds").selectAll().where("id", "=", Number(match[1])).executeTakeFirst();
  const site = feed?.turn === Number(match[2]) ? sites.bySlug(feed.site_slug) : null;
  const place = site?.locations.find(({ slug, visible }) => visible && slug === feed?.location_slug);
  if (!site || !place) return null;
  const today = now - (now % DAY_MS);
  const bookings = await bookingsBetween(
    db,
    { site: site.slug, location: place.slug, kinds },
    { from: today - DAYS_BACK * DAY_MS, until: today + DAYS_AHEAD * DAY_MS, limit: MOST_EVENTS },
  );
  const events = bookings.map((booking): CalendarEvent => {
    const first = firstName(booking.record.payload.name);
    const what = bookingSubject({ kind: booking.kind, vehicle: vehicleOf(booking) });
    return {
      uid: booking.uid,
      sequence: booking.sequence,
      isCancelled: booking.state === "cancelled",
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      changedAt: booking.changedAt,
      summary: `${first}: ${what}${booking.state === "no-show" ? ", did not come" : ""}`,
      place: [place.name, addressText(place.address)].filter(Boolean).join(", "),
      words: `Reference ${leadReference(booking.leadUid)}`,
    };
  });
  const text = calendarText({ method: "PUBLISH", events, name: place.name });
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}

/** The most characters of a first name; longer names are cut. */
const LONGEST_NAME = 40;

/** The first word of a name, the only part of it that a calendar shows. */
const firstName = (name: string | undefined): string =>
  [...(name?.trim().split(/\s+/)[0] || "Somebody")].slice(0, LONGEST_NAME).join("");

/**
 * The calendar row of a location: the `turn` of the address that is valid now, and when it was created; `created_at` is
 * 0 once it has been withdrawn.
 */
async function feedOf(db: Database, site: string, location: string) {
  const row = await db
    .selectFrom("diary_feeds")
    .select(["id", "turn", "created_at"])
    .where("site_slug", "=", site)
    .where("location_slug", "=", location)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether any calendar of these sites has an address. */
export async function hasFeeds(db: Database, sites: readonly string[]): Promise<boolean> {
  if (sites.length === 0) return false;
  const row = db.selectFrom("diary_feeds").select("id").where("site_slug", "in", sites).where("created_at", ">", 0);
  return (await row.limit(1).executeTakeFirst()) !== undefined;
}

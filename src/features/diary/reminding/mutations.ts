import { eachApart } from "../../../db/each-apart.ts";
import type { Database } from "../../../db/open.ts";
import { throughOutage } from "../../../db/through-outage.ts";
import { calendarDayText } from "../../../lib/time/moments.ts";
import { DAY_MS, MINUTE_MS } from "../../../lib/time/spans.ts";
import { traced } from "../../../lib/tracing.ts";
import { parsePhone } from "../../../lib/words/phone.ts";
import { timeText } from "../../hours/hours.ts";
import { bookingSubject, reminderDay } from "../../leads/bookings/letters.ts";
import { decentAt } from "../../leads/bookings/reminder-time.ts";
import { phoneAt } from "../../site/rules.ts";
import type { Site } from "../../site/site.ts";
import { isSuppressed } from "../../suppressions/data.ts";
import { contactsOf } from "../../suppressions/rules.ts";
import { bookingSeen, type DiaryBooking } from "../data.ts";
import { bookingFacts, mailShopper } from "../letters.ts";

/** Reminders of bookings, each sent once. All times are epoch milliseconds. */

/** Milliseconds for which a process may work on a reminder that it has claimed. */
const CLAIM_MS = 2 * MINUTE_MS;
/** The longest wait before a reminder that could not be sent is retried. */
const AGAIN_MS = 10 * MINUTE_MS;
/** A reminder is no longer sent when its booking starts within this time. */
const LATEST_MS = 60 * MINUTE_MS;

/** Sends a text message; resolves to whether it was sent, can never be sent, or may be sent later. */
export type SendText = (to: string, text: string, id: string) => Promise<"sent" | "never" | "later">;

export interface Reminding {
  readonly db: Database;
  readonly sites: { readonly bySlug: (slug: string) => Site | null };
  /** Null where no SMS gateway is configured: reminders then go by mail. */
  readonly sendText: SendText | null;
  readonly now: number;
}

/** Sends up to `limit` reminders that are due. Returns how many people were reminded. */
export async function remindDue(reminding: Reminding, limit: number): Promise<number> {
  const { db, sites, now } = reminding;
  const due = await db
    .selectFrom("bookings")
    .select(["id", "site_slug", "dealership_slug", "kind"])
    .where("remind_at", "<=", now)
    .where("reminded_at", "is", null)
    .where("state", "=", "booked")
    .where("starts_at", ">", now + LATEST_MS)
    .where((row) => row.or([row("remind_claimed_until", "is", null), row("remind_claimed_until", "<=", now)]))
    .orderBy("remind_at")
    .limit(limit)
    .execute();
  let reminded = 0;
  // One site's failure must not stop the reminders of other sites, nor must a site where it is night: a reminder that
  // cannot be sent now is put off, and so makes room for the next ones.
  await eachApart(due, async ({ id, site_slug, dealership_slug, kind }) => {
    if (!(await claim(db, id, now))) return;
    const site = sites.bySlug(site_slug);
    const mayAt = site ? decentAt(now, site.configFor(dealership_slug).timezone) : now + AGAIN_MS;
    if (!site || mayAt > now) return putOff(db, id, Math.min(mayAt, now + AGAIN_MS));
    const booking = await bookingSeen(db, id, [{ site: site_slug, dealership: dealership_slug, kinds: [kind] }]);
    if (booking?.state !== "booked") return;
    const facts = { "forecourt.site": site_slug };
    if (await traced("reminder", facts, () => remind(reminding, booking, site))) reminded += 1;
  });
  return reminded;
}

/** Claims a reminder for this process; false if another process has it or the booking has changed. */
async function claim(db: Database, id: number, now: number): Promise<boolean> {
  const claimed = await db
    .updateTable("bookings")
    .set({ remind_claimed_until: now + CLAIM_MS })
    .where("id", "=", id)
    .where("remind_at", "<=", now)
    .where("reminded_at", "is", null)
    .where("state", "=", "booked")
    .where((row) => row.or([row("remind_claimed_until", "is", null), row("remind_claimed_until", "<=", now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

async function putOff(db: Database, id: number, until: number): Promise<void> {
  await db.updateTable("bookings").set({ remind_claimed_until: until }).where("id", "=", id).execute();
}

/** Sends a text message if there is a gateway and a mobile number that accepts texts; otherwise a mail. */
async function remind({ db, sendText, now }: Reminding, booking: DiaryBooking, site: Site): Promise<boolean> {
  const mobile = sendText && (await mobileOf(db, booking));
  if (sendText && mobile) {
    // This id lets the gateway recognise a repeat, in case a process died between sending and recording it.
    const sent = await sendText(
      mobile,
      reminderText(booking, site, now),
      `reminder-${booking.uid}-${booking.sequence}`,
    );
    if (sent === "sent") return (await throughOutage(() => noted(db, booking, now))) > 0;
    if (sent === "later") {
      await putOff(db, booking.id, now + AGAIN_MS);
      return false;
    }
  }
  const { email } = booking.record.payload;
  return db.transaction().execute(async (trx) => {
    // If the booking was moved or cancelled meanwhile, its sequence number has changed and no reminder is sent.
    if ((await noted(trx, booking, now)) === 0 || !email) return false;
    await mailShopper(trx, "reminder", booking, { site, now });
    return true;
  });
}

async function noted(trx: Database, { id, sequence }: DiaryBooking, now: number): Promise<number> {
  const marked = await trx
    .updateTable("bookings")
    .set({ reminded_at: now, remind_claimed_until: null })
    .where("id", "=", id)
    .where("sequence", "=", sequence)
    .where("reminded_at", "is", null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** The mobile number to text, in E.164; null for a landline, or for a person who wants no texts. */
async function mobileOf(db: Database, { record, site, dealership }: DiaryBooking): Promise<string | null> {
  const { phone, email } = record.payload;
  const known = phone ? parsePhone(phone) : null;
  if (!phone || !known || !/^0?4\d{8}$/.test(known.national)) return null;
  const from = { siteSlug: site, dealershipSlug: dealership };
  if (await isSuppressed(db, from, { phone, email })) return null;
  return contactsOf({ phone })[0]?.contact ?? null;
}

/** A reminder as the text of one SMS. */
function reminderText(booking: DiaryBooking, site: Site, now: number): string {
  const booked = bookingFacts(booking, now);
  const day = reminderDay(booked, now, site.configFor(booking.dealership).timezone);
  const place = site.locations.find(({ slug }) => slug === booking.location);
  const phone = place && phoneAt(place);
  const where = place ? ` at ${place.name}, ${place.address.street}` : "";
  const otherwise = phone ? ` To change it, call ${phone}.` : "";
  return `${day}, ${timeText(booked.time)}: your ${bookingSubject(booked)}${where} (${calendarDayText(booked.date)}).${otherwise}`;
}

/** Deletes the network addresses that were stored to limit bookings by strangers. */
export async function forgetAddresses(db: Database, now: number): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ from_address: null })
    .where("from_address", "is not", null)
    .where("created_at", "<", now - DAY_MS)
    .execute();
}

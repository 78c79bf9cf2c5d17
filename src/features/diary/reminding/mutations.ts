import { eachApart } from "../../../db/each-apart.ts";
import type { Database } from "../../../db/open.ts";
import { throughOutage } from "../../../db/through-outage.ts";
import { calendarDayText } from "../../../lib/time/moments.ts";
import { DAY_MS, MINUTE_MS } from "../../../lib/time/spans.ts";
import { traced } from "../../../lib/tracing.ts";
import { parsePhone } from "../../../lib/words/phone.ts";
import { timeText } from "../../hours/hours.ts";
import { reminderDay, whatText } from "../../leads/bookings/letters.ts";
import { decentAt } from "../../leads/bookings/reminder-time.ts";
import { phoneAt } from "../../site/rules.ts";
import type { Site } from "../../site/site.ts";
import { isSuppressed } from "../../suppressions/data.ts";
import { contactsOf } from "../../suppressions/rules.ts";
import { bookingSeen, type DiaryBooking } from "../data.ts";
import { tellShopper, toldOf } from "../letters.ts";

/** Reminders of bookings, each sent once. All times are epoch milliseconds. */

/** Milliseconds for which a claimed reminder is left to its process. */
const CLAIM_MS = 2 * MINUTE_MS;
/** The longest between a reminder that could not be sent and the next try. */
const AGAIN_MS = 10 * MINUTE_MS;
/** A reminder that could not be sent until so shortly before the time is not sent any more. */
const LATEST_MS = 60 * MINUTE_MS;

/** Sends a text; resolves to whether it went, will never go, or may go later. */
export type SendText = (to: string, text: string, id: string) => Promise<"sent" | "never" | "later">;

export interface Reminding {
  readonly db: Database;
  readonly sites: { readonly bySlug: (slug: string) => Site | null };
  /** Null where no gateway is set: people are reminded by mail. */
  readonly sendText: SendText | null;
  readonly now: number;
}

/** Reminds of up to `limit` bookings whose reminder is due. Returns how many people were reminded. */
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
  // A site that is not there, or whose files cannot be read, keeps nobody else's people from being reminded; nor does
  // one where it is night: what cannot be sent now gives up its place among the next.
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

/** Takes a reminder for this process; false where another one has it, or the booking was changed. */
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

/** By text where there is a gateway and a mobile that wants it, else by mail. */
async function remind({ db, sendText, now }: Reminding, booking: DiaryBooking, site: Site): Promise<boolean> {
  const mobile = sendText && (await mobileOf(db, booking));
  if (sendText && mobile) {
    // The gateway recognises a repeat by this id, after a process that died between sending and noting it.
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
    // Nobody is reminded of a booking that was moved or cancelled since: its row has another number now.
    if ((await noted(trx, booking, now)) === 0 || !email) return false;
    await tellShopper(trx, "reminder", booking, { site, now });
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

/** The mobile number that may get a text, in E.164; null for a landline, or a person who wants none. */
async function mobileOf(db: Database, { record, site, dealership }: DiaryBooking): Promise<string | null> {
  const { phone, email } = record.payload;
  const known = phone ? parsePhone(phone) : null;
  if (!phone || !known || !/^0?4\d{8}$/.test(known.national)) return null;
  const from = { siteSlug: site, dealershipSlug: dealership };
  if (await isSuppressed(db, from, { phone, email })) return null;
  return contactsOf({ phone })[0]?.contact ?? null;
}

/** A reminder as one text. */
function reminderText(booking: DiaryBooking, site: Site, now: number): string {
  const told = toldOf(booking, now);
  const day = reminderDay(told, now, site.configFor(booking.dealership).timezone);
  const place = site.locations.find(({ slug }) => slug === booking.location);
  const phone = place && phoneAt(place);
  const where = place ? ` at ${place.name}, ${place.address.street}` : "";
  const otherwise = phone ? ` To change it, call ${phone}.` : "";
  return `${day}, ${timeText(told.time)}: your ${whatText(told)}${where} (${calendarDayText(told.date)}).${otherwise}`;
}

/** Forgets the network addresses by which strangers' bookings were counted. */
export async function forgetAddresses(db: Database, now: number): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ from_address: null })
    .where("from_address", "is not", null)
    .where("created_at", "<", now - DAY_MS)
    .execute();
}

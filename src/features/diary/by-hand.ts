import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { parsePhone } from "../../lib/words/phone.ts";
import { emailField, nameField } from "../forms/contact.ts";
import type { BookingKind } from "../leads/bookings/appointments.ts";
import { bookingRules, reminderOf } from "../leads/bookings/booking-of-lead.ts";
import { bookingProblem } from "../leads/bookings/judge-booking.ts";
import { SlotTaken, takeSlot } from "../leads/bookings/mutations.ts";
import { leadUid } from "../leads/lead-uid.ts";
import { insertLead } from "../leads/mutations.ts";
import { type FieldError, leadRecord } from "../leads/rules.ts";
import { adoptByHand } from "../people/adopting/by-hand.ts";
import type { Person } from "../people/inbox.ts";
import { change, write } from "../people/recording/mutations.ts";
import type { Location, Site } from "../site/site.ts";
import { recordAct } from "../staff/audit/mutations.ts";
import type { Staff } from "../staff/person.ts";
import type { Car } from "../stock/schema.ts";
import { bookingSeen } from "./data.ts";
import { mailShopper } from "./letters.ts";

/** A person who has no thread yet, as typed at the desk. */
interface TypedPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface ByHand {
  readonly site: Site;
  readonly dealership: string;
  readonly place: Location;
  readonly kind: BookingKind;
  readonly date: string;
  readonly time: string;
  /** The vehicle of a test drive; null for none. */
  readonly car: Car | null;
  /** A person from the inbox, or somebody new. */
  readonly who: Person | TypedPerson;
  readonly note: string;
  readonly staffId: number | null;
  /** Identifies the form, so that a double click books only once. */
  readonly submissionId: string;
  readonly by: Pick<Staff, "id" | "name">;
  readonly now: number;
}

const isKnown = (who: ByHand["who"]): who is Person => "id" in who;

/** The person's name and contact details, or the field that is wrong. */
function contactOf(who: ByHand["who"]): Result<{ name: string; email?: string; phone?: string }, FieldError> {
  const name = v.safeParse(nameField, who.name);
  if (!name.success) return err({ field: "name", message: "Write the name." });
  const [email, phone] = [who.email?.trim() ?? "", who.phone?.trim() ?? ""];
  if (email === "" && phone === "")
    return err({ field: "phone", message: "Write a phone number or an e-mail address." });
  if (email !== "" && !v.safeParse(emailField, email).success)
    return err({ field: "email", message: "This is no e-mail address." });
  if (phone !== "" && !isKnown(who) && !parsePhone(phone))
    return err({ field: "phone", message: "Write the number with its area code, like 0491 570 156." });
  return ok({ name: name.output, ...(email ? { email } : {}), ...(phone ? { phone } : {}) });
}

/**
 * Books on behalf of a person: gives them a thread if they have none, a place in the diary and, if they have an e-mail
 * address, a confirmation mail. The hours and places are the same as for a shopper's form, but no notice period
 * applies. Submitting the same form twice books only once.
 */
export async function bookByHand(db: Database, hand: ByHand): Promise<Result<number, FieldError>> {
  const { site, dealership, place, kind, date, time, car, now } = hand;
  const contact = contactOf(hand.who);
  if (!contact.ok) return contact;
  const carId = kind === "test-drive" ? (car?.id ?? null) : null;
  const { rules, settings } = await bookingRules(db, site, { dealershipSlug: dealership, kind, place, carId, now });
  const isRepeat = await isStored(db, site, hand, contact.value);
  const problem = isRepeat ? null : bookingProblem({ date, time }, { ...rules, notice: 0 });
  if (problem) return err(problem);
  const { timezone: zone } = site.configFor(dealership);
  const slot = {
    uid: randomUUID(),
    siteSlug: site.slug,
    dealershipSlug: dealership,
    locationSlug: place.slug,
    kind,
    date,
    time,
    zone,
    settings,
    carId,
    contact: contact.value,
    address: null,
    staffId: hand.staffId,
    remindAt: reminderOf(site, dealership, date, now),
  };
  const lead = preparedLead(site, hand, contact.value);
  if (!lead) return err({ field: "time", message: "This dealership is not on the site any more." });
  try {
    const id = await db.transaction().execute(async (trx) => {
      const leadId = await insertLead(trx, site, { ...lead, slot }, now);
      const placed = await takeSlot(trx, slot, leadId, now);
      if (!placed.ok) throw new SlotTaken(placed.error);
      if (placed.value.isNew) await afterBooked(trx, hand, leadId, placed.value.id);
      return placed.value.id;
    });
    return ok(id);
  } catch (cause) {
    if (!(cause instanceof SlotTaken)) throw cause;
    const message =
      cause.why === "car-out"
        ? "Somebody else drives this vehicle then. Choose another time or vehicle."
        : "That time has just been taken. The times below are free.";
    return err({ field: "time", message });
  }
}

async function isStored(db: Database, site: Site, hand: ByHand, contact: Contact): Promise<boolean> {
  const uid = preparedLead(site, hand, contact)?.uid ?? "";
  const row = db.selectFrom("leads").select("id").where("lead_uid", "=", uid);
  return (await row.executeTakeFirst()) !== undefined;
}

type Contact = { readonly name: string; readonly email?: string; readonly phone?: string };

/**
 * The lead behind a booking made at the desk. It is not delivered to anybody, since its receivers wrote it themselves.
 */
function preparedLead(site: Site, hand: ByHand, contact: Contact) {
  const { dealership: slug, kind, date, time, car, place, note, submissionId } = hand;
  const dealership = site.dealerships.find((one) => one.slug === slug);
  if (!dealership) return null;
  const payload = {
    ...contact,
    date,
    time,
    location: place.slug,
    opt_in: false,
    ...(note.trim() ? { message: note.trim().slice(0, 5000) } : {}),
  };
  const record = leadRecord({
    payload: payload as Parameters<typeof leadRecord>[0]["payload"],
    userData: {},
    category: kind === "service" ? "Service" : "Test Drive",
    car: kind === "test-drive" ? car : null,
    dealership,
    config: site.configFor(slug),
    userAgent: "",
  });
  const byDesk = { ...record, payload: { ...record.payload, source: "Desk" as const } };
  return {
    uid: leadUid(site, byDesk, submissionId),
    dealershipSlug: slug,
    dealershipId: dealership.id,
    carId: kind === "test-drive" ? (car?.id ?? null) : null,
    record: byDesk,
    optIn: null,
    fileIds: [],
    deliveries: [],
    confirmation: null,
    unsubscribedBy: null,
    slot: null,
  };
}

/** In the same transaction: adds the lead to the person's thread, records who made the booking, and queues the mail. */
async function afterBooked(trx: Database, hand: ByHand, leadId: number, bookingId: number): Promise<void> {
  const { site, dealership, kind, by, now, who } = hand;
  const personId = await adoptByHand(trx, leadId, isKnown(who) ? who.id : null, now);
  const person = await trx.selectFrom("people").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
  const doing = { person, by, now };
  if (person.state === "new" || person.state === "contacted") {
    await write(trx, doing, { kind: "state", text: "Appointment" });
    await change(trx, doing, "state", { state: "appointment" });
  }
  const booking = await bookingSeen(trx, bookingId, [{ site: site.slug, dealership, kinds: [kind] }]);
  if (!booking) throw new Error("A booking that was just made cannot be read.");
  const after = { date: booking.date, time: booking.time, kind, car: booking.car?.id ?? null };
  const place = { site: site.slug, dealership };
  await recordAct(trx, { by, subject: `booking:${bookingId}`, action: "book", place, after, now });
  await mailShopper(trx, "booked", booking, { site, now });
}

import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { countedAddress } from "../../notices/limits.ts";
import { contactsOf } from "../../suppressions/rules.ts";
import { type NoPlace, placeProblem, spanOf, type TimeWish } from "./booked-slots.ts";

/** The time that a lead reserves when it is stored. */
export interface SlotWish extends TimeWish {
  /** The id under which calendars know the booking. */
  readonly uid: string;
  readonly siteSlug: string;
  readonly locationSlug: string;
  readonly contact: { readonly email?: string | undefined; readonly phone?: string | undefined };
  /** The shopper's network address; null for a booking by hand, which no limit applies to. */
  readonly address: string | null;
  /** When to send the reminder, epoch ms; null for none. */
  readonly remindAt: number | null;
  /** The employee who goes along; null if nobody is assigned yet. */
  readonly staffId: number | null;
}

/** Why a lead gets no slot. `too-many`: this person or this network address has reached the limit. */
export type NoSlot = NoPlace | "too-many";

/**
 * Thrown if a lead gets no slot at its time, for example because somebody else took the last one. Nothing of the lead
 * is stored.
 */
export class SlotTaken extends Error {
  readonly why: NoSlot;
  constructor(why: NoSlot) {
    super(`A lead got no place: ${why}.`);
    this.why = why;
  }
}

/** The most future bookings of one mailbox or phone number at a dealership. */
const MOST_OF_CONTACT = 3;
/** The most in total. A stranger may book under somebody's address, and that must not use up the owner's own limit. */
const MOST_BY_ALL = 6;
/** The most bookings within a day from one network address at a dealership, which a family or an office may share. */
const MOST_OF_ADDRESS = 12;

/**
 * Reserves a slot for a lead, within the transaction that stores it. A lead that already has a booking keeps it. Two
 * leads at the same time get a slot each, or one of them gets none.
 */
export async function takeSlot(
  trx: Database,
  slot: SlotWish,
  leadId: number,
  now: number,
): Promise<Result<{ readonly id: number; readonly isNew: boolean }, NoSlot>> {
  const mine = await trx.selectFrom("bookings").select("id").where("lead_id", "=", leadId).executeTakeFirst();
  if (mine) return ok({ id: mine.id, isNew: false });
  await lockFor(trx, "bookings", slot.dealershipSlug);
  const contact = contactColumns(slot.contact);
  if (slot.address !== null && (await hasTooMany(trx, slot, contact, now))) return err("too-many");
  const problem = await placeProblem(trx, slot);
  if (problem) return err(problem);
  const { id } = await trx
    .insertInto("bookings")
    .values({
      ...spanOf(slot),
      ...contact,
      uid: slot.uid,
      lead_id: leadId,
      site_slug: slot.siteSlug,
      dealership_slug: slot.dealershipSlug,
      location_slug: slot.locationSlug,
      kind: slot.kind,
      car_id: slot.carId,
      state: "booked",
      staff_id: slot.staffId,
      from_address: slot.address || null,
      remind_at: slot.remindAt,
      remind_claimed_until: null,
      reminded_at: null,
      created_at: now,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return ok({ id, isNew: true });
}

/** The contact columns by which a person's bookings are counted. */
export function contactColumns(contact: SlotWish["contact"]) {
  const phone = contactsOf(contact).find(({ contact_kind }) => contact_kind === "phone")?.contact;
  return { contact_email: contact.email ? countedAddress(contact.email) : null, contact_phone: phone ?? null };
}

async function hasTooMany(
  trx: Database,
  { dealershipSlug, address }: SlotWish,
  { contact_email, contact_phone }: ReturnType<typeof contactColumns>,
  now: number,
): Promise<boolean> {
  const here = trx.selectFrom("bookings").select("id").where("dealership_slug", "=", dealershipSlug);
  const open = here.where("state", "=", "booked").where("starts_at", ">", now);
  const ofContact = open.select("from_address").limit(MOST_BY_ALL);
  const counts = await Promise.all([
    contact_email ? ofContact.where("contact_email", "=", contact_email).execute() : [],
    contact_phone ? ofContact.where("contact_phone", "=", contact_phone).execute() : [],
  ]);
  // The lower limit does not apply to a network address that made none of these bookings today: it may belong to the
  // person whose details a stranger has used.
  const isFull = (rows: readonly { readonly from_address: string | null }[]) =>
    rows.length >= MOST_BY_ALL ||
    (rows.length >= MOST_OF_CONTACT && rows.some(({ from_address }) => from_address === address));
  if (counts.some(isFull)) return true;
  if (!address) return false;
  const today = here.where("created_at", ">", now - DAY_MS).where("created_at", "<", now + DAY_MS);
  const ofAddress = today.where("from_address", "=", address);
  return (await ofAddress.limit(MOST_OF_ADDRESS).execute()).length >= MOST_OF_ADDRESS;
}

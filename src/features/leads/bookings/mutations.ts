import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { countedAddress } from "../../notices/limits.ts";
import { contactsOf } from "../../suppressions/rules.ts";
import { type NoPlace, placeProblem, spanOf, type TimeWish } from "./booked-slots.ts";

/** A time that a lead takes when it is stored. */
export interface SlotWish extends TimeWish {
  /** Under which calendars will know the booking. */
  readonly uid: string;
  readonly siteSlug: string;
  readonly locationSlug: string;
  readonly contact: { readonly email?: string | undefined; readonly phone?: string | undefined };
  /** The shopper's network address; null for a booking by hand, which nobody counts. */
  readonly address: string | null;
  /** When to remind of it, epoch ms; null for never. */
  readonly remindAt: number | null;
  /** Who of the dealership goes along; null for nobody yet. */
  readonly staffId: number | null;
}

/** Why a lead gets no place. `too-many`: this person, or this network address, has as many as anybody may. */
export type NoSlot = NoPlace | "too-many";

/** Thrown when a lead gets no place at its time, as when somebody else took the last: nothing of it is stored. */
export class SlotTaken extends Error {
  readonly why: NoSlot;
  constructor(why: NoSlot) {
    super(`A lead got no place: ${why}.`);
    this.why = why;
  }
}

/** Bookings to come that one mailbox, or one phone number, can have at a dealership. */
const MOST_OF_CONTACT = 3;
/** As many in all, whoever made them: a stranger who writes somebody's address down must leave them some. */
const MOST_BY_ALL = 6;
/** Bookings within a day from one network address at a dealership: a family has one, and so has an office. */
const MOST_OF_ADDRESS = 12;

/**
 * Within the transaction that stores the lead: takes one place for it. A lead that has a booking keeps it. Of two leads
 * at once each gets its own place, or one gets none.
 */
export async function takeSlot(
  trx: Database,
  wish: SlotWish,
  leadId: number,
  now: number,
): Promise<Result<{ readonly id: number; readonly isNew: boolean }, NoSlot>> {
  const mine = await trx.selectFrom("bookings").select("id").where("lead_id", "=", leadId).executeTakeFirst();
  if (mine) return ok({ id: mine.id, isNew: false });
  await lockFor(trx, "bookings", wish.dealershipSlug);
  const contact = contactColumns(wish.contact);
  if (wish.address !== null && (await hasTooMany(trx, wish, contact, now))) return err("too-many");
  const problem = await placeProblem(trx, wish);
  if (problem) return err(problem);
  const { id } = await trx
    .insertInto("bookings")
    .values({
      ...spanOf(wish),
      ...contact,
      uid: wish.uid,
      lead_id: leadId,
      site_slug: wish.siteSlug,
      dealership_slug: wish.dealershipSlug,
      location_slug: wish.locationSlug,
      kind: wish.kind,
      car_id: wish.carId,
      state: "booked",
      staff_id: wish.staffId,
      from_address: wish.address || null,
      remind_at: wish.remindAt,
      remind_claimed_until: null,
      reminded_at: null,
      created_at: now,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return ok({ id, isNew: true });
}

/** By what a person's bookings are counted. */
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
  // Whoever asks from a network of which none of them came today is perhaps the one whose name they bear.
  const isFull = (rows: readonly { readonly from_address: string | null }[]) =>
    rows.length >= MOST_BY_ALL ||
    (rows.length >= MOST_OF_CONTACT && rows.some(({ from_address }) => from_address === address));
  if (counts.some(isFull)) return true;
  if (!address) return false;
  const today = here.where("created_at", ">", now - DAY_MS).where("created_at", "<", now + DAY_MS);
  const ofAddress = today.where("from_address", "=", address);
  return (await ofAddress.limit(MOST_OF_ADDRESS).execute()).length >= MOST_OF_ADDRESS;
}

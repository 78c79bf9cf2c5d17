import type { Database } from "../../../db/open.ts";
import { type BookingKind, slotOf } from "./appointments.ts";

/**
 * Which slots of a dealership are booked. A dealership on several sites has one yard and one workshop for all of
 * them.
 */

/** A booking with its day and time. */
export interface SlotWish {
  readonly kind: BookingKind;
  readonly dealershipSlug: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  /** How many can come in one slot; null for no limit. */
  readonly most: number | null;
}

/**
 * Within the transaction that stores the lead: reserves one of the slot's places for it; false where none is left. A
 * lead that has a place keeps it. Of two leads at once each gets its own place, or one gets none.
 */
export async function takeSlot(trx: Database, wish: SlotWish, leadId: number): Promise<boolean> {
  const { kind, dealershipSlug: dealership_slug, date, most } = wish;
  const slot = slotOf(wish.time);
  const mine = trx.selectFrom("lead_appointments").select("id").where("lead_id", "=", leadId);
  if (await mine.executeTakeFirst()) return true;
  for (;;) {
    const rows = await placesIn(trx, dealership_slug, kind).where("date", "=", date).where("slot", "=", slot).execute();
    const taken = new Set(rows.map(({ place }) => Number(place)));
    const place = Array.from({ length: taken.size + 1 }, (_, at) => at + 1).find((free) => !taken.has(free)) ?? 1;
    if (most !== null && place > most) return false;
    const placed = await trx
      .insertInto("lead_appointments")
      .values({ lead_id: leadId, dealership_slug, kind, date, slot, place })
      .onConflict((conflict) => conflict.columns(["dealership_slug", "kind", "date", "slot", "place"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (placed) return true;
  }
}

/**
 * A function that says whether a day's slot is full, for all days from `from` on; without a limit it does not query
 * the database.
 */
export async function fullSlots(
  db: Database,
  dealershipSlug: string,
  kind: BookingKind,
  { most, from }: { readonly most: number | null; readonly from: string },
): Promise<(date: string, slot: string) => boolean> {
  if (most === null) return () => false;
  const rows = await placesIn(db, dealershipSlug, kind).where("date", ">=", from).execute();
  const counts = new Map<string, number>();
  for (const { date, slot } of rows) counts.set(`${date} ${slot}`, (counts.get(`${date} ${slot}`) ?? 0) + 1);
  return (date, slot) => (counts.get(`${date} ${slot}`) ?? 0) >= most;
}

const placesIn = (db: Database, dealershipSlug: string, kind: BookingKind) =>
  db
    .selectFrom("lead_appointments")
    .select(["date", "slot", "place"])
    .where("dealership_slug", "=", dealershipSlug)
    .where("kind", "=", kind);

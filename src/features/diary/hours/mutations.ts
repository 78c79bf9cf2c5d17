import type { Database } from "../../../db/open.ts";
import type { BookingKind } from "../../leads/bookings/appointments.ts";
import { type DiarySettings, settingsOfDesk } from "../../leads/bookings/settings.ts";
import type { Place } from "../../staff/ability.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import type { Staff } from "../../staff/person.ts";

interface Saying {
  readonly place: Place;
  /** The dealership's number, under which the change is recorded. */
  readonly dealershipId: number;
  readonly kind: BookingKind;
  readonly by: Pick<Staff, "id" | "name">;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Sets hours and capacity from the desk, which override the dealership's file; null returns to the file. Existing
 * bookings stay as they are.
 */
export async function saveDiarySettings(
  db: Database,
  { settings, ...saying }: Saying & { readonly settings: DiarySettings | null },
): Promise<void> {
  const { place, kind, by, now, dealershipId } = saying;
  const { dealership: dealership_slug } = place;
  await db.transaction().execute(async (trx) => {
    const before = await settingsOfDesk(trx, dealership_slug, kind);
    if (settings === null) {
      await trx
        .deleteFrom("diary_settings")
        .where("dealership_slug", "=", dealership_slug)
        .where("kind", "=", kind)
        .execute();
    } else {
      const row = { settings: JSON.stringify(settings), changed_at: now };
      await trx
        .insertInto("diary_settings")
        .values({ dealership_slug, kind, ...row })
        .onConflict((conflict) => conflict.columns(["dealership_slug", "kind"]).doUpdateSet(row))
        .execute();
    }
    const action = settings === null ? `follow the file for ${kind}` : `change hours for ${kind}`;
    await recordAct(trx, { by, subject: `diary:${dealershipId}`, action, place, before, after: settings, now });
  });
}

/** Gives a location's calendar an address, or a new one that replaces the old one, which stops working. */
export async function renewFeed(
  db: Database,
  { location, ...saying }: Omit<Saying, "kind"> & { readonly location: string },
): Promise<void> {
  const { place, now } = saying;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("diary_feeds")
      .values({ site_slug: place.site, location_slug: location, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["site_slug", "location_slug"])
          .doUpdateSet((row) => ({ turn: row("diary_feeds.turn", "+", 1), created_at: now })),
      )
      .execute();
    await recordFeed(trx, saying, location, "renew the calendar's address");
  });
}

/** Withdraws the address of a location's calendar, which stops working. */
export async function endFeed(
  db: Database,
  { location, ...saying }: Omit<Saying, "kind"> & { readonly location: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The row keeps its number, so that a later address never equals an earlier one.
    await trx
      .updateTable("diary_feeds")
      .set((row) => ({ turn: row("turn", "+", 1), created_at: 0 }))
      .where("site_slug", "=", saying.place.site)
      .where("location_slug", "=", location)
      .where("created_at", ">", 0)
      .execute();
    await recordFeed(trx, saying, location, "take the calendar's address back");
  });
}

const recordFeed = (
  trx: Database,
  { place, by, now, dealershipId }: Omit<Saying, "kind">,
  location: string,
  action: string,
): Promise<void> => recordAct(trx, { by, subject: `diary:${dealershipId}`, action, place, after: { location }, now });

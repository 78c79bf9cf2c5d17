import type { StaffMessagesTable } from "../../../db/desk/shift-tables.ts";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { noteChange } from "../../people/changes/mutations.ts";
import { mobileNumber } from "../../sign-in/mobile-number.ts";
import type { Place } from "../../staff/ability.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import type { Staff } from "../../staff/person.ts";
import { type Channels, channelsOf } from "./data.ts";

interface Choice extends Omit<Channels, "phone"> {
  readonly by: Pick<Staff, "id" | "name">;
  /** As typed; empty for none. */
  readonly phone: string;
  readonly now: number;
}

/** Saves a staff member's channels. The error is a sentence. */
export async function chooseChannels(
  db: Database,
  { by, mail, sms, push, phone: typed, now }: Choice,
): Promise<Result<null, string>> {
  const phone = typed.trim() === "" ? null : mobileNumber(typed);
  if (typed.trim() !== "" && phone === null) return err("That is no mobile number.");
  if (sms && phone === null) return err("Write your mobile number for text messages.");
  const row = { mail: mail ? 1 : 0, sms: sms ? 1 : 0, push: push ? 1 : 0, phone } as const;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("staff_channels")
      .values({ staff_id: by.id, ...row })
      .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(row))
      .execute();
    // Colleagues can read the audit log, so it must not contain a private number.
    const after = { mail, sms, push };
    await recordAct(trx, { by, subject: `staff:${by.id}`, action: "choose how to be told", after, now });
  });
  return ok(null);
}

interface StaffNotice {
  readonly staffId: number;
  readonly kind: StaffMessagesTable["kind"];
  readonly place: Place;
  readonly personId: number;
  readonly leadId: number | null;
  readonly deliveryId: number | null;
  readonly reminderId?: number;
  readonly now: number;
}

/** Within a transaction: notifies a staff member at the desk and through every channel that they chose. */
export async function notifyStaff(trx: Database, telling: StaffNotice): Promise<void> {
  const { staffId, kind, place, personId, leadId, deliveryId, reminderId = null, now } = telling;
  await noteChange(trx, { kind: "offer", ...place, personId, staffId, now });
  const { mail, sms, push, phone } = await channelsOf(trx, staffId);
  const devices = push
    ? await trx.selectFrom("push_subscriptions").select("id").where("staff_id", "=", staffId).execute()
    : [];
  const ways = [
    ...(mail ? [{ channel: "mail" as const, subscription_id: null }] : []),
    ...(sms && phone ? [{ channel: "sms" as const, subscription_id: null }] : []),
    ...devices.map(({ id }) => ({ channel: "push" as const, subscription_id: id })),
  ];
  const about = { staff_id: staffId, kind, lead_id: leadId, delivery_id: deliveryId, reminder_id: reminderId };
  const when = { state: "waiting" as const, next_at: now, last_error: null, created_at: now };
  if (ways.length > 0)
    await trx
      .insertInto("staff_messages")
      .values(ways.map((way) => ({ ...about, ...way, ...when })))
      .execute();
}

interface Device {
  readonly staffId: number;
  readonly sessionId: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly now: number;
}

/** The most devices per person; a new one replaces the oldest. */
const MOST_DEVICES = 10;

/** Stores a browser's push subscription, for as long as its session lasts. */
export async function addDevice(db: Database, { staffId, sessionId, now, ...keys }: Device): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = { staff_id: staffId, session_id: sessionId, created_at: now, ...keys };
    await trx.deleteFrom("push_subscriptions").where("endpoint", "=", keys.endpoint).execute();
    const existing = trx.selectFrom("push_subscriptions").select("id").where("staff_id", "=", staffId);
    const all = await existing.orderBy("id").execute();
    const old = all.slice(0, Math.max(0, all.length - MOST_DEVICES + 1)).map(({ id }) => id);
    if (old.length > 0) await trx.deleteFrom("push_subscriptions").where("id", "in", old).execute();
    await trx.insertInto("push_subscriptions").values(row).execute();
  });
}

/** Deletes this session's push subscriptions, because the person wants no messages there. */
export async function dropDevices(db: Database, sessionId: number): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("session_id", "=", sessionId).execute();
}

/** Deletes the subscription of a browser that its push service no longer knows. */
export async function forgetDevice(db: Database, id: number): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}

import type { Database } from "../../../db/open.ts";
import { everybody } from "../../staff/data.ts";
import { notifyStaff } from "../channels/mutations.ts";
import { dueReminders, remindedOf } from "./data.ts";

/**
 * Notifies of each due reminder once: at the desk, and through the channels that its person chose. Only one process
 * claims each. Returns how many.
 */
export async function sendReminders(db: Database, now: number): Promise<number> {
  const due = await dueReminders(db, now, { untold: true });
  if (due.length === 0) return 0;
  const people = await everybody(db);
  for (const reminder of due) {
    await db.transaction().execute(async (trx) => {
      const mine = await trx
        .updateTable("people_reminders")
        .set({ told_at: now })
        .where("id", "=", reminder.id)
        .where("told_at", "is", null)
        .where("done_at", "is", null)
        .executeTakeFirst();
      if (mine.numUpdatedRows === 0n) return;
      const place = { site: reminder.site, dealership: reminder.dealership };
      const about = { personId: reminder.personId, leadId: null, deliveryId: null, reminderId: reminder.id };
      for (const staffId of remindedOf(reminder, people))
        await notifyStaff(trx, { staffId, kind: "reminder", place, ...about, now });
    });
  }
  return due.length;
}

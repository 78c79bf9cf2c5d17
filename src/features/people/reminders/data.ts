import type { Database } from "../../../db/open.ts";
import type { Person } from "../inbox.ts";

/** The most open reminders of one person; nobody reads a longer list. */
export const MOST_OPEN = 20;

/** An open reminder as the thread shows it. */
export interface OpenReminder {
  readonly id: number;
  readonly at: number;
  readonly text: string;
  readonly by: string;
}

/** A person's open reminders, earliest first. */
export const openReminders = (db: Database, { id }: Pick<Person, "id">): Promise<readonly OpenReminder[]> =>
  db
    .selectFrom("people_reminders")
    .innerJoin("staff", "staff.id", "people_reminders.staff_id")
    .select(["people_reminders.id", "at", "text", "staff.name as by"])
    .where("person_id", "=", id)
    .where("done_at", "is", null)
    .orderBy("at")
    .limit(MOST_OPEN)
    .execute();

import type { Database } from "../../../db/open.ts";
import type { Staff } from "../../staff/person.ts";

/** Whether a form's value is a valid writing key, which a browser gives to anything that it may send twice. */
export const isWritingKey = (key: string | null | undefined): key is string => /^[\w-]{16,64}$/.test(key ?? "");

/** Whether something with this key was written before: a browser sends it again if it got no response. */
export async function isWritten(db: Database, by: Pick<Staff, "id">, key: string | null | undefined): Promise<boolean> {
  if (!isWritingKey(key)) return false;
  const theirs = db.selectFrom("people_entries").select("id").where("staff_id", "=", by.id);
  return (await theirs.where("written_key", "=", key).executeTakeFirst()) !== undefined;
}

import type { Database } from "../../../db/open.ts";
import type { Staff } from "../../staff/person.ts";

/** Whether this is what a browser calls something that it may send twice; whatever else a form says is no key. */
export const isWritingKey = (key: string | null | undefined): key is string => /^[\w-]{16,64}$/.test(key ?? "");

/** Whether this was written before: a browser sends it again where it did not hear that it had arrived. */
export async function isWritten(db: Database, by: Pick<Staff, "id">, key: string | null | undefined): Promise<boolean> {
  if (!isWritingKey(key)) return false;
  const theirs = db.selectFrom("people_entries").select("id").where("staff_id", "=", by.id);
  return (await theirs.where("written_key", "=", key).executeTakeFirst()) !== undefined;
}

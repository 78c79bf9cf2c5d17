import type { Database } from "../../../db/open.ts";
import type { Actor } from "../../staff/audit/mutations.ts";
import { revokeStaff } from "../../staff/mutations.ts";
import { change, holdPerson, write } from "../recording/mutations.ts";

interface Leaving {
  /** The address of who leaves. */
  readonly email: string;
  readonly by: Actor;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Takes somebody's access away, and puts back the threads that they had and that are not at an end: with somebody who
 * is gone they would stand in nobody's list, and nobody could take them. Null where no such person can sign in.
 */
export async function endAccess(db: Database, leaving: Leaving): Promise<{ readonly putBack: number } | null> {
  let putBack = 0;
  const also = async (trx: Database, staff: { readonly id: number; readonly name: string }) => {
    putBack = await putBackAll(trx, staff, leaving);
  };
  return (await revokeStaff(db, { ...leaving, also })) ? { putBack } : null;
}

async function putBackAll(
  trx: Database,
  staff: { readonly id: number; readonly name: string },
  { by, now }: Leaving,
): Promise<number> {
  const had = () =>
    trx
      .selectFrom("people")
      .selectAll()
      .where("assignee_id", "=", staff.id)
      .where("merged_into", "is", null)
      .where("erased_at", "is", null)
      .where("state", "not in", ["won", "lost"])
      .orderBy("id");
  for (const { id } of await had().execute()) await holdPerson(trx, id);
  const people = await had().execute();
  for (const person of people) {
    await write(trx, { person, by, now }, { kind: "assign", text: `put it back, since ${staff.name} has left` });
    await change(trx, { person, by, now }, "assign", { assignee_id: null });
  }
  return people.length;
}

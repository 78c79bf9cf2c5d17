import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { Grant } from "./ability.ts";
import { type Actor, recordAct } from "./audit/mutations.ts";
import { grantsOf, staffByEmail } from "./data.ts";
import { LONGEST_EMAIL, LONGEST_NAME, plainEmail, type Staff } from "./person.ts";
import { noteAccess } from "./sessions/mutations.ts";

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly grants: readonly Grant[];
  /**
   * Returns why the inviter may not change the person's existing roles, as a sentence, or null; absent if they may
   * change all.
   */
  readonly refusal?: (had: readonly Grant[]) => string | null;
  /** Whether existing roles with other reaches are kept. */
  readonly keepsOthers?: boolean;
  /** Whether a person with these existing roles keeps their name; absent if never. */
  readonly keepsName?: (had: readonly Grant[]) => boolean;
  readonly by: Actor;
  /** Epoch milliseconds. */
  readonly now: number;
  /**
   * Called within the transaction for a person who already existed, with their new roles, to undo what those no longer
   * allow.
   */
  readonly also?: (
    trx: Database,
    staff: { readonly id: number; readonly name: string; readonly grants: readonly Grant[] },
  ) => Promise<void>;
}

/**
 * Gives a person these roles in place of their existing ones; a new person, or one whose access was revoked, can then
 * sign in. Returns their id, or a sentence. Existing roles are read within the transaction by the normalised address,
 * so that neither another spelling nor a simultaneous change can bypass `refusal`. The desk and the command line call
 * this through `giveAccess`, which also unassigns the threads that the person may no longer answer.
 */
export async function inviteStaff(
  db: Database,
  {
    email: typed,
    name: typedName,
    grants: newGrants,
    refusal,
    keepsOthers = false,
    keepsName,
    by,
    now,
    also,
  }: Invitation,
): Promise<Result<number, string>> {
  const email = plainEmail(typed);
  const name = typedName.trim().replace(/\s+/g, " ");
  if (email.length > LONGEST_EMAIL || !/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(email))
    return err("Write an e-mail address, such as dana@dealer.example.");
  if (name === "" || name.length > LONGEST_NAME) return err(`Write their name, in at most ${LONGEST_NAME} characters.`);
  if (newGrants.length === 0) return err("Give them a role.");
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom("staff").select("id").where("email", "=", email).executeTakeFirst();
    const before = known ? await grantsOf(trx, known.id) : [];
    const refused = refusal?.(before) ?? null;
    if (refused !== null) return err(refused);
    const stays = ({ reach }: Grant) => keepsOthers && !newGrants.some((grant) => grant.reach === reach);
    const grants = [...before.filter(stays), ...newGrants];
    const renamed = keepsName?.(before) ? {} : { name };
    const { id, name: called } = await trx
      .insertInto("staff")
      .values({ email, name, created_at: now, revoked_at: null })
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ revoked_at: null, ...renamed }))
      .returning(["id", "name"])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("staff_roles").where("staff_id", "=", id).execute();
    await trx
      .insertInto("staff_roles")
      .values(grants.map(({ role, reach }) => ({ staff_id: id, role, reach })))
      .execute();
    await recordAct(trx, {
      by,
      subject: `staff:${id}`,
      action: known ? "change roles" : "invite",
      before,
      after: grants,
      now,
    });
    if (known) {
      await also?.(trx, { id, name: called, grants });
      await noteAccess(trx, id, now);
    }
    return ok(id);
  });
}

interface Revoking {
  readonly email: string;
  readonly by: Actor;
  readonly now: number;
  /** Whether to take this role; absent to take all of them. */
  readonly takes?: (grant: Grant) => boolean;
  /** Called within the transaction with the remaining roles, to hand over work that those no longer allow. */
  readonly also?: (trx: Database, staff: Pick<Staff, "id" | "name" | "grants">) => Promise<void>;
}

/**
 * Takes roles away from a person and returns those that remain. With the last one goes their access: their sessions,
 * links and passkeys are deleted at once. Null if there is no such person, or nothing to take. The desk and the command
 * line call this through `endAccess`, which also unassigns their threads.
 */
export async function revokeStaff(
  db: Database,
  { email, by, now, takes = () => true, also }: Revoking,
): Promise<readonly Grant[] | null> {
  return db.transaction().execute(async (trx) => {
    const person = await staffByEmail(trx, email);
    const left = person?.grants.filter((grant) => !takes(grant)) ?? [];
    if (!person || (left.length > 0 && left.length === person.grants.length)) return null;
    const { id, grants: before } = person;
    if (left.length === 0) await endSignIn(trx, id, now);
    else
      for (const { reach } of before.filter(takes))
        await trx.deleteFrom("staff_roles").where("staff_id", "=", id).where("reach", "=", reach).execute();
    const action = left.length === 0 ? "revoke" : "change roles";
    await recordAct(trx, { by, subject: `staff:${id}`, action, before, ...(left.length > 0 && { after: left }), now });
    await also?.(trx, { ...person, grants: left });
    await noteAccess(trx, id, now);
    return left;
  });
}

async function endSignIn(trx: Database, id: number, now: number): Promise<void> {
  await trx.updateTable("staff").set({ revoked_at: now }).where("id", "=", id).execute();
  for (const table of ["staff_roles", "staff_sessions", "staff_links", "staff_passkeys"] as const)
    await trx.deleteFrom(table).where("staff_id", "=", id).execute();
}

import type { Database } from "../../../db/open.ts";
import type { Grant } from "../ability.ts";
import { IDLE_MS } from "./mutations.ts";

/**
 * The current grants of these sessions' people, by session id. Sessions that have ended or been idle for too long, or
 * whose person's access was revoked, are missing. Calling this does not keep an idle session alive.
 */
export async function standingGrants(
  db: Database,
  sessionIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, readonly Grant[]>> {
  const rows = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .innerJoin("staff_roles", "staff_roles.staff_id", "staff.id")
    .select(["staff_sessions.id", "staff_roles.role", "staff_roles.reach"])
    .where("staff_sessions.id", "in", sessionIds)
    .where("staff_sessions.expires_at", ">", now)
    .where("staff_sessions.seen_at", ">", now - IDLE_MS)
    .where("staff.revoked_at", "is", null)
    .execute();
  const bySession = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...bySession].map(([id, roles]) => [id, roles.map(({ role, reach }): Grant => ({ role, reach }))] as const),
  );
}

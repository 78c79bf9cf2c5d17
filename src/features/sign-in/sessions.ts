import type { Database } from "../../db/open.ts";
import type { Site } from "../site/site.ts";
import { newToken, tokenHash } from "./secrets.ts";
import { SESSION_LASTS_MS } from "./sign-in-rules.ts";

/** A signed-in member (SITE-020, USER-001, USER-002). */
export interface Member {
  readonly id: number;
  /** E.164 */
  readonly phone: string;
}

/** Opens a session for the phone's account, creating the account if necessary, and returns the session's token. */
export async function openSession(db: Database, site: Site, phone: string, now: number): Promise<string> {
  await db.deleteFrom("member_sessions").where("expires_at", "<=", now).execute();
  const { id: member_id } = await db
    .insertInto("members")
    .values({ site_id: site.id, phone, created_at: now })
    // The row is written unchanged so that the statement returns its id.
    .onConflict((conflict) => conflict.columns(["site_id", "phone"]).doUpdateSet({ phone }))
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = newToken();
  await db
    .insertInto("member_sessions")
    .values({
      token_hash: tokenHash(token),
      member_id,
      site_id: site.id,
      created_at: now,
      expires_at: now + SESSION_LASTS_MS,
    })
    .execute();
  return token;
}

/** The member with this token on this site at `now`; null if there is no such open session. */
export async function memberOfToken(db: Database, site: Site, token: string, now: number): Promise<Member | null> {
  const member = await db
    .selectFrom("member_sessions")
    .innerJoin("members", "members.id", "member_sessions.member_id")
    .select(["members.id", "members.phone"])
    .where("member_sessions.token_hash", "=", tokenHash(token))
    .where("member_sessions.site_id", "=", site.id)
    .where("member_sessions.expires_at", ">", now)
    .executeTakeFirst();
  return member ?? null;
}

export async function endSession(db: Database, site: Site, token: string): Promise<void> {
  const sessions = db.deleteFrom("member_sessions").where("token_hash", "=", tokenHash(token));
  await sessions.where("site_id", "=", site.id).execute();
}

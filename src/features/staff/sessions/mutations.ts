import type { Database } from "../../../db/open.ts";
import { DAY_MS, havePassed } from "../../../lib/time/spans.ts";
import { newToken, tokenHash } from "../../sign-in/secrets.ts";
import { grantsOf } from "../data.ts";
import type { DeskSession } from "../desk-session.ts";
import { deviceOf } from "../device.ts";

/** Milliseconds without a request after which a session ends, and after which it ends in any case. */
export const IDLE_MS = 12 * 3_600_000;
export const LASTS_MS = 30 * DAY_MS;
/** The kind of entry in the desk's change log that makes every process check again who may keep receiving events. */
export const ACCESS_CHANGE = "access";
/** A session's last use is written at most this often, in milliseconds. */
const NOTE_MS = 60_000;

interface Opening {
  readonly staffId: number;
  /** The browser's `User-Agent` header. */
  readonly userAgent: string;
  /** Whether a passkey opened it, which also confirms the person's identity. */
  readonly confirmed: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Opens a session, and returns its token for the browser. */
export async function openDeskSession(db: Database, { staffId, userAgent, confirmed, now }: Opening): Promise<string> {
  await db.deleteFrom("staff_sessions").where("expires_at", "<=", now).execute();
  const token = newToken();
  await db
    .insertInto("staff_sessions")
    .values({
      token_hash: tokenHash(token),
      staff_id: staffId,
      device: deviceOf(userAgent),
      created_at: now,
      seen_at: now,
      expires_at: now + LASTS_MS,
      confirmed_at: confirmed ? now : null,
    })
    .execute();
  return token;
}

/**
 * The session with this token; null if it has ended or been idle for too long, or if its person's access was revoked.
 */
export async function deskSession(db: Database, token: string, now: number): Promise<DeskSession | null> {
  const found = await db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
    .select([
      "staff_sessions.id as session_id",
      "staff_sessions.seen_at",
      "staff_sessions.confirmed_at",
      "staff_sessions.created_at",
      "staff.id",
      "staff.email",
      "staff.name",
    ])
    .where("staff_sessions.token_hash", "=", tokenHash(token))
    .where("staff_sessions.expires_at", ">", now)
    .where("staff_sessions.seen_at", ">", now - IDLE_MS)
    .where("staff.revoked_at", "is", null)
    .executeTakeFirst();
  if (!found) return null;
  const { session_id, seen_at, confirmed_at, created_at, id, email, name } = found;
  if (havePassed(NOTE_MS, seen_at, now))
    await db.updateTable("staff_sessions").set({ seen_at: now }).where("id", "=", session_id).execute();
  const staff = { id, email, name, grants: await grantsOf(db, id) };
  return { id: session_id, staff, openedAt: created_at, confirmedAt: confirmed_at };
}

/** A session in its person's own list. */
export interface SessionLine {
  readonly id: number;
  readonly device: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A person's open sessions, most recently used first. */
export async function sessionsOf(db: Database, staffId: number, now: number): Promise<readonly SessionLine[]> {
  const rows = await db
    .selectFrom("staff_sessions")
    .select(["id", "device", "created_at", "seen_at"])
    .where("staff_id", "=", staffId)
    .where("expires_at", ">", now)
    .where("seen_at", ">", now - IDLE_MS)
    .orderBy("seen_at", "desc")
    .execute();
  return rows.map(({ id, device, created_at, seen_at }) => ({ id, device, createdAt: created_at, seenAt: seen_at }));
}

interface Ending {
  readonly staffId: number;
  /** Id of the session; null for all of this person's. */
  readonly id: number | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Ends one or all of a person's sessions, and the event streams that they opened. */
export async function endDeskSession(db: Database, { staffId, id, now }: Ending): Promise<void> {
  await db.transaction().execute(async (trx) => {
    let query = trx.deleteFrom("staff_sessions").where("staff_id", "=", staffId);
    if (id !== null) query = query.where("id", "=", id);
    await query.execute();
    await noteAccess(trx, staffId, now);
  });
}

/** Records in the change log that a person's access has changed, in the transaction that changes it. */
export async function noteAccess(trx: Database, staffId: number, now: number): Promise<void> {
  const nowhere = { site_slug: "", dealership_slug: "", person_id: 0 };
  await trx
    .insertInto("desk_changes")
    .values({ at: now, kind: ACCESS_CHANGE, staff_id: staffId, ...nowhere })
    .execute();
}

/** Records that a passkey has just confirmed the identity of a session's person. */
export async function confirmSession(db: Database, id: number, now: number): Promise<void> {
  await db.updateTable("staff_sessions").set({ confirmed_at: now }).where("id", "=", id).execute();
}

import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import { DAY_MS, MINUTE_MS } from "../../../lib/time/spans.ts";

/** Milliseconds for which a process may send a message that it claimed; then another process may. */
const HELD_MS = MINUTE_MS;
/** An offer older than this is worthless: the lead has gone on to the next person. */
const OFFER_WORTH_MS = 30 * MINUTE_MS;
/** Other messages, such as reminders, stay useful for longer, and are sent once the mail server or gateway is back. */
const WORTH_MS = DAY_MS;
const BATCH = 20;

/**
 * Claims the messages that are due, so that no other process sends them meanwhile; messages claimed by a process that
 * was killed become due again. Returns their ids.
 */
export async function takeMessages(db: Database, now: number): Promise<readonly number[]> {
  const before = await dueMessages(db, { now });
  if (before.rows.length === 0) return [];
  await db
    .updateTable("staff_messages")
    .set({ state: "dropped", last_error: "It was too late to be of use." })
    .where("state", "=", "waiting")
    .where("next_at", "<=", now)
    .where((row) =>
      row.or([
        row("created_at", "<", now - WORTH_MS),
        row.and([row("kind", "=", "offer"), row("created_at", "<", now - OFFER_WORTH_MS)]),
      ]),
    )
    .execute();
  const due = await dueMessages(db, { now });
  const claimed: number[] = [];
  for (const { id, next_at } of due.rows) {
    const mine = await db
      .updateTable("staff_messages")
      .set((row) => ({ next_at: now + HELD_MS, attempts: row("attempts", "+", 1) }))
      .where("id", "=", id)
      .where("state", "=", "waiting")
      .where("next_at", "=", next_at)
      .executeTakeFirst();
    if (mine.numUpdatedRows > 0n) claimed.push(id);
  }
  return claimed;
}

const dueMessages = precompiledQuery((db, { now }: { readonly now: number }) =>
  db
    .selectFrom("staff_messages")
    .select(["id", "next_at"])
    .where("state", "=", "waiting")
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("id")
    .limit(BATCH),
);

/** How long messages that were sent or dropped are stored, in milliseconds, to find out later why nobody responded. */
const RETENTION_MS = 30 * DAY_MS;

/** Deletes messages that ended long ago. */
export async function forgetMessages(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("staff_messages")
    .where("state", "in", ["sent", "dropped"])
    .where("created_at", "<", now - RETENTION_MS)
    .execute();
}

/** The result of sending a message: final, or with the time of the next try (epoch ms). */
export type MessageEnd =
  | { readonly state: "sent" }
  | { readonly state: "dropped"; readonly error: string }
  | { readonly state: "waiting"; readonly nextAt: number; readonly error: string };

export async function endMessage(db: Database, id: number, end: MessageEnd): Promise<void> {
  await db
    .updateTable("staff_messages")
    .set({
      state: end.state,
      last_error: end.state === "sent" ? null : end.error,
      ...(end.state === "waiting" ? { next_at: end.nextAt } : {}),
    })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

import { randomBytes } from "node:crypto";
import type { Database } from "../../db/open.ts";
import type { SuppressionsTable } from "../../db/tables/outbox-tables.ts";
import { contactsOf, type Sender } from "./rules.ts";

interface Wish {
  readonly person: Parameters<typeof contactsOf>[0];
  readonly senders: readonly Sender[];
  readonly source: SuppressionsTable["source"];
  readonly leadId: number | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Puts a person on the list of each sender, without duplicates. Returns the number of new entries. */
export async function suppress(db: Database, { person, senders, source, leadId, now }: Wish): Promise<number> {
  const rows = contactsOf(person).flatMap((contact) =>
    senders.map((sender) => ({ ...contact, ...sender, source, lead_id: leadId, created_at: now })),
  );
  if (rows.length === 0) return 0;
  const inserted = await db
    .insertInto("suppressions")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["contact", "contact_kind", "sender", "sender_kind"]).doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
}

/**
 * Removes a person from the lists of all senders, or of the given ones. Only an operator does this, at the person's
 * request.
 */
export async function liftSuppression(
  db: Database,
  person: Wish["person"],
  senders: readonly Sender[] | null,
): Promise<number> {
  let lifted = 0;
  for (const contact of contactsOf(person)) {
    for (const sender of senders ?? [null]) {
      let query = db.deleteFrom("suppressions").where((row) => row.and({ ...contact }));
      if (sender) query = query.where((row) => row.and({ ...sender }));
      lifted += Number((await query.executeTakeFirst()).numDeletedRows);
    }
  }
  return lifted;
}

/** Undoes a person's STOP text after they texted START; their other opt-outs stay. */
export async function liftTextStop(db: Database, person: Wish["person"]): Promise<void> {
  for (const contact of contactsOf(person)) {
    await db
      .deleteFrom("suppressions")
      .where((row) => row.and({ ...contact, source: "text" }))
      .execute();
  }
}

/** Creates the signing key for tokens of this name, unless the database has one. */
export async function makeSigningKey(db: Database, name: string): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({ name, key: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

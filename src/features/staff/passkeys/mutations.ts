import type { StaffChallengesTable } from "../../../db/desk/staff-tables.ts";
import type { Database } from "../../../db/open.ts";
import { tokenHash } from "../../sign-in/secrets.ts";
import { recordAct } from "../audit/mutations.ts";
import type { Staff } from "../person.ts";
import type { Passkey } from "./data.ts";

/** Milliseconds within which the person must use the passkey. */
export const CHALLENGE_LASTS_MS = 5 * 60_000;

interface Challenge {
  readonly browser: string;
  readonly challenge: string;
  readonly purpose: StaffChallengesTable["purpose"];
  readonly staffId: number | null;
  readonly now: number;
}

/** Stores the challenge that a browser is to sign; a browser has one at a time. */
export async function keepChallenge(
  db: Database,
  { browser, challenge, purpose, staffId, now }: Challenge,
): Promise<void> {
  await db.deleteFrom("staff_challenges").where("expires_at", "<=", now).execute();
  const values = { challenge, purpose, staff_id: staffId, expires_at: now + CHALLENGE_LASTS_MS };
  await db
    .insertInto("staff_challenges")
    .values({ browser_hash: tokenHash(browser), ...values })
    .onConflict((conflict) => conflict.column("browser_hash").doUpdateSet(values))
    .execute();
}

/** Takes a browser's challenge out of the database, so that it cannot be answered twice; null if there is none. */
export async function takeChallenge(
  db: Database,
  { browser, purpose, now }: Pick<Challenge, "browser" | "purpose" | "now">,
): Promise<{ readonly challenge: string; readonly staffId: number | null } | null> {
  const stored = await db
    .deleteFrom("staff_challenges")
    .where("browser_hash", "=", tokenHash(browser))
    .returning(["challenge", "staff_id", "purpose", "expires_at"])
    .executeTakeFirst();
  if (!stored || stored.purpose !== purpose || stored.expires_at <= now) return null;
  return { challenge: stored.challenge, staffId: stored.staff_id };
}

/** Stores a passkey; false if somebody already has it. */
export async function keepPasskey(db: Database, passkey: Omit<Passkey, "createdAt" | "usedAt">, now: number) {
  const { id, staffId, publicKey, counter, transports, name } = passkey;
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto("staff_passkeys")
    .values({
      id,
      staff_id: staffId,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return (inserted ?? 0n) > 0n;
}

/** Records a passkey's use and its signature counter, which would reveal a copied key. */
export async function countPasskey(db: Database, id: string, counter: number, now: number): Promise<void> {
  await db.updateTable("staff_passkeys").set({ counter, used_at: now }).where("id", "=", id).execute();
}

/** Deletes one of a person's own passkeys. */
export async function removePasskey(db: Database, staff: Staff, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("staff_passkeys")
      .where("id", "=", id)
      .where("staff_id", "=", staff.id)
      .returning("name")
      .executeTakeFirst();
    if (!removed) return;
    const what = { subject: `staff:${staff.id}` as const, action: "take a passkey off", before: removed };
    await recordAct(trx, { by: staff, ...what, now });
  });
}

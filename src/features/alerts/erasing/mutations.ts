import type { Database } from "../../../db/open.ts";
import { RETENTION_MS } from "../rules.ts";

/**
 * Erases people with their alerts, consents and mails, within the current transaction if there is one. Returns the
 * number of alerts erased.
 */
async function erasePeople(db: Database, people: readonly number[]): Promise<number> {
  if (people.length === 0) return 0;
  return db.isTransaction ? erase(db, people) : db.transaction().execute((trx) => erase(trx, people));
}

async function erase(trx: Database, people: readonly number[]): Promise<number> {
  const rows = await trx.selectFrom("alert_people").selectAll().where("id", "in", people).execute();
  const alerts = await trx.deleteFrom("alerts").where("person_id", "in", people).executeTakeFirst();
  await trx.deleteFrom("alert_people").where("id", "in", people).execute();
  for (const { site_slug, recipient } of rows) {
    const mails = trx.deleteFrom("notices").where("site_slug", "=", site_slug).where("recipient", "=", recipient);
    await mails.where("kind", "in", ["alert.begun", "alert.found"]).execute();
  }
  return Number(alerts.numDeletedRows);
}

/** Erases on request all data about an e-mail address, on one site or on all. Returns the number of alerts erased. */
export async function eraseAddress(db: Database, email: string, siteSlug: string | null): Promise<number> {
  let people = db.selectFrom("alert_people").select("id").where("email", "=", email.trim().toLowerCase());
  if (siteSlug !== null) people = people.where("site_slug", "=", siteSlug);
  return erasePeople(
    db,
    (await people.execute()).map(({ id }) => id),
  );
}

/** Deletes alerts that ended long ago or were never confirmed, and people who have no alerts left. */
export async function deleteOldAlerts(db: Database, now: number): Promise<number> {
  const before = now - RETENTION_MS;
  const old = await db
    .deleteFrom("alerts")
    .where((row) =>
      row.or([
        row.and([row("state", "=", "ended"), row("ended_at", "<=", before)]),
        row.and([row("state", "=", "waiting"), row("created_at", "<=", before)]),
      ]),
    )
    .executeTakeFirst();
  if (old.numDeletedRows === 0n) return 0;
  const alone = db
    .selectFrom("alert_people")
    .select("id")
    .where("id", "not in", (eb) => eb.selectFrom("alerts").select("person_id"));
  await erasePeople(
    db,
    (await alone.execute()).map(({ id }) => id),
  );
  return Number(old.numDeletedRows);
}

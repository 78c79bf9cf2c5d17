import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { eraseAddress } from "../alerts/erasing/mutations.ts";
import { noteChange } from "../people/changes/mutations.ts";
import type { Person } from "../people/inbox.ts";
import { holdPerson } from "../people/recording/mutations.ts";
import { recordAct } from "../staff/audit/mutations.ts";
import type { Staff } from "../staff/person.ts";
import { eraseLeads, eraseMails, eraseThread, forgetBefore, hasOpenMoney, leadsOf } from "./erasing/mutations.ts";

export { type OpenAtSite, openAtSite } from "./departed/data.ts";
export { eraseDeparted } from "./departed/mutations.ts";

interface Erasing {
  readonly person: Person;
  readonly by: Pick<Staff, "id" | "name">;
  /**
   * Whether to erase the website accounts and alerts of their number and addresses, too. Those belong to the owner of
   * the number or address, and anybody can type somebody else's, so for spam only the thread is erased.
   */
  readonly withAccount: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Why a person cannot be erased now. */
export type EraseFailure = "erased" | "money";

/**
 * Erases a person's thread with all that identifies them, in one transaction: details, messages, notes, drafts, mails,
 * bookings' contacts and, on request, account and alerts. Their leads remain as bare counts (kind, day, car), and
 * payments without the payer's details. Files are left to the jobs that delete files without an owner, so that none
 * survives if this process is killed.
 */
export async function erasePerson(
  db: Database,
  { person, by, withAccount, now }: Erasing,
): Promise<Result<null, EraseFailure>> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "people");
    await holdPerson(trx, person.id);
    const row = await trx.selectFrom("people").selectAll().where("id", "=", person.id).executeTakeFirstOrThrow();
    if (row.erased_at !== null || row.merged_into !== null) return err("erased");
    const joined = await trx.selectFrom("people").select("id").where("merged_into", "=", row.id).execute();
    const people = [row.id, ...joined.map(({ id }) => id)];
    const leads = await leadsOf(trx, people);
    if (await hasOpenMoney(trx, leads)) return err("money");
    if (withAccount) await eraseOnWebsite(trx, row.site_slug, people);
    await eraseMails(trx, people, leads);
    await eraseLeads(trx, leads, now);
    await eraseThread(trx, people, now);
    await forgetBefore(trx, [...people.map((id) => `person:${id}`), ...leads.map((id) => `lead:${id}`)]);
    const place = { site: row.site_slug, dealership: row.dealership_slug };
    await recordAct(trx, {
      by,
      subject: `person:${row.id}`,
      action: "erase",
      place,
      after: { leads: leads.length, withAccount },
      now,
    });
    await noteChange(trx, { kind: "person", ...place, department: row.department, personId: row.id, now });
    return ok(null);
  });
}

const after = (key: string, kind: "email:" | "phone:"): string | null =>
  key.startsWith(kind) ? key.slice(kind.length) : null;

/** Erases these people's accounts and alerts, by every number and address of their thread. */
async function eraseOnWebsite(trx: Database, site: string, people: readonly number[]): Promise<void> {
  const rows = await trx.selectFrom("people").select("email").where("id", "in", people).execute();
  const keys = await trx.selectFrom("people_keys").select("key").where("person_id", "in", people).execute();
  const numbers = keys.flatMap(({ key }) => after(key, "phone:") ?? []);
  const ofAccount = await eraseAccounts(trx, site, numbers);
  const ofThread = [...rows.map(({ email }) => email), ...keys.map(({ key }) => after(key, "email:"))];
  for (const email of new Set([...ofThread, ...ofAccount])) if (email) await eraseAddress(trx, email, site);
}

/**
 * Deletes these people's website accounts, watched cars included. Returns the addresses that their alerts were mailed
 * to.
 */
async function eraseAccounts(trx: Database, site: string, phones: readonly string[]): Promise<readonly string[]> {
  if (phones.length === 0) return [];
  const members = trx.selectFrom("members").select("id").where("site_id", "=", site).where("phone", "in", phones);
  const alerts = await trx.selectFrom("alert_people").select("email").where("member_id", "in", members).execute();
  await trx.deleteFrom("members").where("id", "in", members).execute();
  await trx.deleteFrom("sign_in_codes").where("site_id", "=", site).where("phone", "in", phones).execute();
  return alerts.map(({ email }) => email);
}

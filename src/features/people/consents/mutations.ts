import { createHash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../../db/open.ts";
import type { Tables } from "../../../db/tables.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import type { Staff } from "../../staff/person.ts";
import { suppress } from "../../suppressions/mutations.ts";
import { contactsOf, type Sender, writtenContact } from "../../suppressions/rules.ts";

interface Doing {
  /** The senders whose lists change, limited to those that the user may change. */
  readonly senders: readonly Sender[];
  readonly by: Pick<Staff, "id" | "name">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The most characters of a reason. */
export const LONGEST_REASON = 200;

/**
 * The form in which the audit log stores an address. It can be found by a reader who knows the address but not read, so
 * that the log need not be erased with the person.
 */
export const contactMark = (contact: string): string => createHash("sha256").update(contact).digest("hex").slice(0, 16);

/** Adds an address to these senders' lists at its owner's request. Returns how many entries are new. */
export async function addWish(
  db: Database,
  { written, senders, by, now }: Doing & { readonly written: string },
): Promise<Result<number, "no-contact">> {
  const person = writtenContact(written);
  if (person === null) return err("no-contact");
  return db.transaction().execute(async (trx) => {
    const added = await suppress(trx, { person, senders, source: "operator", leadId: null, now });
    const [contact] = contactsOf(person);
    const after = { contact: contactMark(contact?.contact ?? ""), senders };
    if (added > 0) await recordAct(trx, { by, subject: `staff:${by.id}`, action: "no more offers", after, now });
    return ok(added);
  });
}

interface Lifting extends Doing {
  readonly id: number;
  readonly reason: string;
  /** All the user's sites. They learn whether one of those still lists the address, but nothing about other dealers. */
  readonly wider: readonly Sender[];
}

const isOf = (senders: readonly Sender[]) => (row: ExpressionBuilder<Tables, "suppressions">) =>
  row.or(senders.map(({ sender_kind, sender }) => row.and({ sender_kind, sender })));

/**
 * Takes an address off these senders' lists at its owner's request; the reason says how they asked. Other senders'
 * lists keep it. `gone`: these lists do not have it.
 */
export async function liftWish(
  db: Database,
  { id, reason, senders, wider, by, now }: Lifting,
): Promise<Result<{ readonly contact: string; readonly isElsewhere: boolean }, "no-reason" | "gone">> {
  const trimmed = reason.trim().slice(0, LONGEST_REASON);
  if (trimmed === "") return err("no-reason");
  if (senders.length === 0) return err("gone");
  return db.transaction().execute(async (trx) => {
    const line = await trx
      .selectFrom("suppressions")
      .select(["contact", "contact_kind"])
      .where("id", "=", id)
      .where(isOf(senders))
      .executeTakeFirst();
    if (!line) return err("gone");
    await trx
      .deleteFrom("suppressions")
      .where((row) => row.and({ contact: line.contact, contact_kind: line.contact_kind }))
      .where(isOf(senders))
      .execute();
    const before = { contact: contactMark(line.contact), senders };
    const after = { reason: trimmed };
    await recordAct(trx, { by, subject: `staff:${by.id}`, action: "offers again", before, after, now });
    const theirs = trx.selectFrom("suppressions").select("id").where("contact", "=", line.contact);
    const left = await theirs.where(isOf(wider)).limit(1).executeTakeFirst();
    return ok({ contact: line.contact, isElsewhere: left !== undefined });
  });
}

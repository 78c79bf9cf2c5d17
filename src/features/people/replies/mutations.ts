import { createHash } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { noteChange } from "../changes/mutations.ts";
import type { Person } from "../inbox.ts";
import { hasTooManyMessages, holdPerson, recordPersonWrote, standing } from "../recording/mutations.ts";
import { threadOfAddresses } from "./address.ts";
import { readMailApart } from "./read-apart.ts";
import type { ReturnedMail } from "./read-mail.ts";

interface Taking {
  readonly raw: Uint8Array;
  /** The base address of all threads' reply addresses: `reply@mail.example`. */
  readonly base: string;
  /** The envelope recipients, if the mail server passes them along with the mail. */
  readonly recipients: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Why a mail was not taken, with a sentence: `nobody` has the address, it cannot be read, the thread has taken too
 * many, or too many mails are waiting to be read.
 */
export type RefusedMail = { readonly kind: "nobody" | "unreadable" | "too-many" | "busy"; readonly sentence: string };

/**
 * Takes a mail into the thread that it was addressed to; one delivered to us twice is taken once. A person's reply
 * makes them wait again, an automatic reply does not, and a bounce ends the delivery that it names.
 */
export async function takeMail(
  db: Database,
  { raw, base, recipients, now }: Taking,
): Promise<Result<ReturnedMail["kind"], RefusedMail>> {
  const read = await readMailApart(raw);
  if (!read.ok) return read;
  const mail = read.value;
  const named = await threadOfAddresses(db, base, [...recipients, ...mail.recipients]);
  if (named === null) return err({ kind: "nobody", sentence: "No thread has this address." });
  return db.transaction().execute(async (trx) => {
    const person = await standing(trx, named);
    if (!person) return err({ kind: "nobody", sentence: "No thread has this address." });
    await holdPerson(trx, person.id);
    if (await hasTooManyMessages(trx, person.id, now)) {
      return err({ kind: "too-many", sentence: "This thread has taken many mails within the hour." });
    }
    const isNew = await keep(trx, person, mail, { raw, now });
    if (!isNew) return ok(mail.kind);
    if (mail.kind === "bounce") await endDeliveries(trx, person.id, mail.names);
    if (mail.kind === "reply") await recordPersonWrote(trx, person, now);
    const place = { site: person.site_slug, dealership: person.dealership_slug, department: person.department };
    await noteChange(trx, { kind: mail.kind === "reply" ? "lead" : "person", ...place, personId: person.id, now });
    return ok(mail.kind);
  });
}

async function keep(
  trx: Database,
  { id, site_slug }: Person,
  mail: ReturnedMail,
  { raw, now }: Pick<Taking, "raw" | "now">,
): Promise<boolean> {
  const known = await trx
    .selectFrom("people_keys")
    .select("person_id")
    .where("site_slug", "=", site_slug)
    .where("key", "=", `email:${mail.sender}`)
    .where("person_id", "=", id)
    .executeTakeFirst();
  const inserted = await trx
    .insertInto("people_received")
    .values({
      person_id: id,
      mail_hash: createHash("sha256").update(raw).digest("hex"),
      message_id: mail.messageId,
      at: now,
      kind: mail.kind,
      sender: mail.sender,
      is_known: known ? 1 : 0,
      subject: mail.subject,
      text: mail.text,
      left_out: mail.leftOut,
    })
    .onConflict((conflict) => conflict.column("mail_hash").doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Marks bounced mails as not delivered; a bounce affects only mails of its own thread. */
async function endDeliveries(trx: Database, personId: number, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const theirs = trx
    .selectFrom("people_entries")
    .innerJoin("notices", "notices.id", "people_entries.notice_id")
    .select("notices.id")
    .where("person_id", "=", personId)
    .where("notices.uid", "in", uids);
  await trx
    .updateTable("lead_deliveries")
    .set({ state: "parked", delivered_at: null, last_error: "It came back: the address does not take it." })
    .where("notice_id", "in", theirs)
    .where("state", "=", "delivered")
    .execute();
}

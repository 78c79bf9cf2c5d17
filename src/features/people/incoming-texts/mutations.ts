import { createHash } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { Site } from "../../site/site.ts";
import { liftTextStop, suppress } from "../../suppressions/mutations.ts";
import { contactsOf, sendersOf } from "../../suppressions/rules.ts";
import { noteChange } from "../changes/mutations.ts";
import type { Person } from "../inbox.ts";
import { hasTooManyMessages, holdPerson, recordPersonWrote, standing } from "../recording/mutations.ts";

/** A text message that the gateway's number received. */
export interface IncomingText {
  /** The sender's number in the gateway's format. */
  readonly from: string;
  readonly text: string;
  /** The gateway's own id, so that a text delivered to us twice is taken once. */
  readonly id: string;
}

/** The most characters stored; the longest texts that phones send have fewer. */
const LONGEST = 2_000;

/** Whole texts that ask for no more messages, or for messages again (the words of ACMA and the carriers). */
const STOP = /^(stop( ?all)?|unsubscribe|opt ?out|cancel|end|quit)$/;
const START = /^(start|unstop)$/;

const STOPPED = "They asked for no more texts: none goes out to this number until they write START.";
const STARTED = "They want texts again.";

/**
 * Adds a text to the thread that last texted its number or, if none did, to the one that last had contact with it. The
 * sender waits for an answer again. STOP adds the number to the suppression list of every site that knows it, and START
 * undoes a STOP. `nobody`: no thread knows the number.
 */
export async function takeText(
  db: Database,
  sites: readonly Site[],
  { from, text: sent, id }: IncomingText,
  now: number,
): Promise<Result<"reply" | "stop" | "start", "nobody" | "too-many">> {
  const [contact] = contactsOf({ phone: from.startsWith("+") || from.startsWith("0") ? from : `+${from}` });
  if (!contact) return err("nobody");
  const phone = contact.contact;
  const text = sent.replaceAll("\0", "").slice(0, LONGEST);
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!"']/g, "");
  const kind = STOP.test(word) ? "stop" : START.test(word) ? "start" : "reply";
  return db.transaction().execute(async (trx) => {
    const person = await threadOfPhone(trx, sites, phone);
    if (!person) return err("nobody");
    await holdPerson(trx, person.id);
    const mail_hash = createHash("sha256").update(`text\n${phone}\n${id}`).digest("hex");
    // A repeated delivery says nothing new: the sender may have changed their mind since.
    const known = trx.selectFrom("people_received").select("id").where("mail_hash", "=", mail_hash);
    if (await known.executeTakeFirst()) return ok(kind);
    if (kind === "stop") await stop(trx, sites, phone, now);
    if (kind === "start") await liftTextStop(trx, { phone });
    if (await hasTooManyMessages(trx, person.id, now)) return err("too-many");
    const inserted = await trx
      .insertInto("people_received")
      .values({
        person_id: person.id,
        mail_hash,
        message_id: null,
        at: now,
        kind: kind === "reply" ? "reply" : "automatic",
        channel: "sms",
        sender: phone,
        is_known: 1,
        subject: "",
        text,
        left_out: { stop: STOPPED, start: STARTED, reply: null }[kind],
      })
      .onConflict((conflict) => conflict.column("mail_hash").doNothing())
      .executeTakeFirst();
    if ((inserted.numInsertedOrUpdatedRows ?? 0n) === 0n) return ok(kind);
    if (kind === "reply") await recordPersonWrote(trx, person, now);
    const place = { site: person.site_slug, dealership: person.dealership_slug, department: person.department };
    await noteChange(trx, { kind: kind === "reply" ? "lead" : "person", ...place, personId: person.id, now });
    return ok(kind);
  });
}

/**
 * The thread that last texted this number or, if none did, the one that last had contact with it; undefined if none.
 */
async function threadOfPhone(trx: Database, sites: readonly Site[], phone: string): Promise<Person | undefined> {
  const texted = await trx
    .selectFrom("people_texts")
    .innerJoin("people_entries", "people_entries.id", "people_texts.entry_id")
    .select("person_id")
    .where("phone", "=", phone)
    .orderBy("people_texts.id", "desc")
    .limit(1)
    .executeTakeFirst();
  const known = await trx
    .selectFrom("people_keys")
    .innerJoin("people", "people.id", "people_keys.person_id")
    .select("person_id")
    .where("people_keys.site_slug", "in", slugsOf(sites))
    .where("key", "=", `phone:${phone}`)
    .orderBy("last_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const id = texted?.person_id ?? known?.person_id;
  return id === undefined ? undefined : standing(trx, id);
}

/** The sites that people may have written to; never empty, since SQL does not allow an empty IN list. */
const slugsOf = (sites: readonly Site[]): readonly string[] => ["", ...sites.map(({ slug }) => slug)];

/** One number serves all the server's sites, so a STOP applies to every site that knows the sender. */
async function stop(trx: Database, sites: readonly Site[], phone: string, now: number): Promise<void> {
  const keys = trx.selectFrom("people_keys").select("site_slug").distinct().where("key", "=", `phone:${phone}`);
  const known = await keys.where("site_slug", "in", slugsOf(sites)).execute();
  const senders = sites.filter(({ slug }) => known.some((one) => one.site_slug === slug)).flatMap(sendersOf);
  await suppress(trx, { person: { phone }, senders, source: "text", leadId: null, now });
}

import { createHash } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { Site } from "../../site/site.ts";
import { liftTextStop, suppress } from "../../suppressions/mutations.ts";
import { contactsOf, sendersOf } from "../../suppressions/rules.ts";
import { noteChange } from "../changes/mutations.ts";
import type { Person } from "../inbox.ts";
import { hasTakenMany, holdPerson, standing, waitAgain } from "../recording/mutations.ts";

/** A text that came to the gateway's number. */
export interface IncomingText {
  /** The sender's number as the gateway writes it. */
  readonly from: string;
  readonly text: string;
  /** The gateway's own id of it, by which one that is handed in twice is taken once. */
  readonly id: string;
}

/** Most characters that are kept of a text: the longest that phones send have fewer. */
const LONGEST = 2_000;

/** Whole texts by which people ask for no more, or for texts again (ACMA and the carriers' own words). */
const STOP = /^(stop( ?all)?|unsubscribe|opt ?out|cancel|end|quit)$/;
const START = /^(start|unstop)$/;

const STOPPED = "They asked for no more texts: none goes out to this number until they write START.";
const STARTED = "They want texts again.";

/**
 * Takes a text into the thread from which its number was last texted, else the one where it was last heard of. What
 * somebody writes makes them wait again; STOP puts their number on the list of every site that knows it, and START
 * takes back what a STOP had put there. `nobody`: no thread knows the number.
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
    // Handed in again, a text says nothing new: somebody may have answered otherwise since.
    const known = trx.selectFrom("people_received").select("id").where("mail_hash", "=", mail_hash);
    if (await known.executeTakeFirst()) return ok(kind);
    if (kind === "stop") await stop(trx, sites, phone, now);
    if (kind === "start") await liftTextStop(trx, { phone });
    if (await hasTakenMany(trx, person.id, now)) return err("too-many");
    const kept = await trx
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
    if ((kept.numInsertedOrUpdatedRows ?? 0n) === 0n) return ok(kind);
    if (kind === "reply") await waitAgain(trx, person, now);
    const place = { site: person.site_slug, dealership: person.dealership_slug, department: person.department };
    await noteChange(trx, { kind: kind === "reply" ? "lead" : "person", ...place, personId: person.id, now });
    return ok(kind);
  });
}

/** The thread that last texted this number, else the one that last heard of it; undefined for none. */
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

/** The sites that people may have written to; never an empty list, which a query cannot hold. */
const slugsOf = (sites: readonly Site[]): readonly string[] => ["", ...sites.map(({ slug }) => slug)];

/** One number serves every site of the server, so that a STOP holds for all that know it. */
async function stop(trx: Database, sites: readonly Site[], phone: string, now: number): Promise<void> {
  const keys = trx.selectFrom("people_keys").select("site_slug").distinct().where("key", "=", `phone:${phone}`);
  const known = await keys.where("site_slug", "in", slugsOf(sites)).execute();
  const senders = sites.filter(({ slug }) => known.some((one) => one.site_slug === slug)).flatMap(sendersOf);
  await suppress(trx, { person: { phone }, senders, source: "text", leadId: null, now });
}

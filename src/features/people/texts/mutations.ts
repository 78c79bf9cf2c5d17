import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../lib/time/spans.ts";
import { mobileNumber } from "../../sign-in/mobile-number.ts";
import { isSuppressed } from "../../suppressions/data.ts";
import { answeredSince, changeAnswered, plainText } from "../answering/mutations.ts";
import { isWritten } from "../answering/written.ts";
import { noteChange } from "../changes/mutations.ts";
import { dropSentDraft } from "../drafts/mutations.ts";
import type { Person } from "../inbox.ts";
import { change, type Doing, holdPerson, stillThere, write } from "../recording/mutations.ts";
import { openFields } from "../templates/rules.ts";
import { MOST_PARTS, textSize } from "./text-size.ts";

/**
 * Text messages from the desk. They have an outbox of their own, since the gateway is asked later whether each arrived.
 */

interface TextAnswer extends Doing {
  readonly text: string;
  /** The writer's name below the text, since a phone shows only a number above it. */
  readonly signature: string;
  /** The newest entry that the writer had seen. If a colleague has answered since, this text is not sent. */
  readonly seen: number;
  /** The writing key that the browser gave this text, which it may send twice. */
  readonly key?: string | null;
  /** The drafts that the writer's browser tab knew; words of another tab are not deleted. Absent to delete all. */
  readonly known?: readonly string[];
}

/** Why a text was not queued. The writer's text is not lost. */
export type TextFailure =
  | { readonly kind: "empty" | "no-mobile" | "unwanted" | "joined" }
  | { readonly kind: "too-long"; readonly parts: number }
  | { readonly kind: "unfilled"; readonly fields: readonly string[] }
  | { readonly kind: "answered"; readonly by: string; readonly text: string };

/** Whether the person asked for no more messages, with any of their addresses; then they get no texts. */
export const wantsNoTexts = (db: Database, { site_slug, dealership_slug, phone, email }: Person): Promise<boolean> =>
  isSuppressed(
    db,
    { siteSlug: site_slug, dealershipSlug: dealership_slug },
    { phone: phone ?? undefined, email: email ?? undefined },
  );

/**
 * Queues an answer to be sent as a text, and stops the reply clock. If a colleague has answered meanwhile, nothing is
 * sent. Submitting the same text twice sends it once.
 */
export async function sendText(db: Database, answer: TextAnswer): Promise<Result<null, TextFailure>> {
  const { person, by, seen, now, signature, key } = answer;
  const typed = plainText(answer.text);
  if (typed === "") return err({ kind: "empty" });
  const fields = openFields(typed);
  if (fields.length > 0) return err({ kind: "unfilled", fields });
  const text = `${typed}\n${signature}`;
  const { parts } = textSize(text);
  if (parts > MOST_PARTS) return err({ kind: "too-long", parts });
  const phone = mobileNumber(person.phone ?? "");
  if (phone === null) return err({ kind: "no-mobile" });
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    if (await isWritten(trx, by, key)) return ok(null);
    const fresh = await stillThere(trx, person);
    if (!fresh) return err({ kind: "joined" });
    if (await wantsNoTexts(trx, fresh)) return err({ kind: "unwanted" });
    const since = await answeredSince(trx, person.id, seen);
    if (since?.staff_id === by.id && since.text === text) return ok(null);
    if (since && since.staff_id !== by.id) return err({ kind: "answered", by: since.by, text: since.text });
    const entry_id = await write(trx, answer, { kind: "answer", text, channel: "sms", key });
    await trx
      .insertInto("people_texts")
      .values({
        uid: randomUUID(),
        entry_id,
        phone,
        state: "waiting",
        next_at: now,
        gateway_id: null,
        problem: null,
      })
      .execute();
    await changeAnswered(trx, { ...answer, person: fresh });
    await dropSentDraft(trx, answer);
    return ok(null);
  });
}

/** Retries a failed text of this thread. False if there is none, or if a colleague has retried it already. */
export async function retryText(db: Database, { entry, ...doing }: Doing & { readonly entry: number }) {
  const { person, now } = doing;
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    const again = await trx
      .updateTable("people_texts")
      .set({ state: "waiting", attempts: 0, next_at: now, gateway_id: null, sent_at: null, problem: null })
      .where("state", "=", "failed")
      .where("entry_id", "=", entry)
      .where("entry_id", "in", (row) =>
        row.selectFrom("people_entries").select("id").where("person_id", "=", person.id),
      )
      .executeTakeFirst();
    if (again.numUpdatedRows === 0n) return false;
    await change(trx, doing, "send a text again", { last_at: person.last_at });
    return true;
  });
}

/** A text to send, or one whose state is to be requested from the gateway. */
export interface DueText {
  readonly id: number;
  readonly uid: string;
  readonly phone: string;
  readonly text: string;
  /** The gateway's id, for a text that it has taken and can be asked about. */
  readonly gatewayId: string | null;
  readonly attempts: number;
  readonly sentAt: number | null;
  readonly person: Person;
}

/** Milliseconds for which a process may work on a text that it has claimed. */
const HELD_MS = MINUTE_MS;
const BATCH = 20;
/** Next attempt of a text whose state is no longer requested. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Claims the texts that are due, so that no other process works on them meanwhile. If a process was killed while it
 * sent a text, the text may or may not have gone out: it fails with a sentence saying so, because most gateways would
 * send it a second time.
 */
export async function takeTexts(db: Database, now: number): Promise<readonly DueText[]> {
  const rows = await db
    .selectFrom("people_texts")
    .innerJoin("people_entries", "people_entries.id", "people_texts.entry_id")
    .innerJoin("people", "people.id", "people_entries.person_id")
    .selectAll("people")
    .select(["people_texts.id as text_id", "uid", "people_texts.phone as to", "people_texts.state as standing"])
    .select(["text", "gateway_id", "attempts", "sent_at", "next_at"])
    .where("people_texts.state", "in", ["waiting", "sent"])
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .orderBy("people_texts.id")
    .limit(BATCH)
    .execute();
  const claimed: DueText[] = [];
  for (const { text_id, uid, to, standing, text, gateway_id, attempts, sent_at, next_at, ...person } of rows) {
    const isUnsure = standing === "waiting" && sent_at !== null;
    const mine = await db
      .updateTable("people_texts")
      .set({
        next_at: now + HELD_MS,
        ...(standing === "waiting" ? { attempts: attempts + 1, sent_at: now } : {}),
        ...(isUnsure ? { state: "failed" as const, problem: UNSURE } : {}),
      })
      .where("id", "=", text_id)
      .where("state", "=", standing)
      .where("next_at", "=", next_at)
      .executeTakeFirst();
    if (mine.numUpdatedRows === 0n) continue;
    if (isUnsure) await tell(db, person, now);
    else
      claimed.push({
        id: text_id,
        uid,
        phone: to,
        text,
        gatewayId: gateway_id,
        person,
        attempts: attempts + 1,
        sentAt: standing === "sent" ? sent_at : null,
      });
  }
  return claimed;
}

const UNSURE = "a server stopped while it was sent, so it may have arrived: ask before you send it again";

/** The outcome of a text, or when it is tried or asked about again (epoch ms). */
export type TextEnd =
  | { readonly kind: "taken"; readonly gatewayId: string | null }
  | { readonly kind: "delivered" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "again"; readonly at: number; readonly problem: string }
  | { readonly kind: "ask later"; readonly at: number };

export async function endText(db: Database, { id, person }: DueText, end: TextEnd, now: number): Promise<void> {
  await db.updateTable("people_texts").set(endOf(end, now)).where("id", "=", id).execute();
  if (end.kind !== "ask later") await tell(db, person, now);
}

function endOf(end: TextEnd, now: number) {
  switch (end.kind) {
    case "taken": {
      const next_at = end.gatewayId === null ? NEVER : askAt(now, now);
      return { state: "sent" as const, sent_at: now, gateway_id: end.gatewayId, next_at, problem: null };
    }
    case "delivered":
      return { state: "delivered" as const, problem: null };
    case "failed":
      return { state: "failed" as const, problem: end.problem };
    case "again":
      return { sent_at: null, next_at: end.at, problem: end.problem };
    case "ask later":
      return { next_at: end.at };
  }
}

/** Times after sending at which the gateway is asked whether a text arrived; after the last, it counts as sent. */
const ASK_AFTER = [10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, 12 * HOUR_MS, DAY_MS];

/** When to ask the gateway next about a text that it took at `sentAt` (epoch ms). */
export function askAt(sentAt: number, now: number): number {
  const next = ASK_AFTER.find((after) => sentAt + after > now);
  return next === undefined ? NEVER : sentAt + next;
}

const tell = (db: Database, { id, site_slug, dealership_slug, department }: Person, now: number) =>
  noteChange(db, { kind: "person", site: site_slug, dealership: dealership_slug, department, personId: id, now });

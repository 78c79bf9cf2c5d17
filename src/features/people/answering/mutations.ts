import type { PersonState } from "../../../db/desk/people-tables.ts";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { type LetterCar, letterOf } from "../../notices/letter.ts";
import { notifyShopper } from "../../notices/mutations.ts";
import { dropSentDraft, LONGEST_TEXT } from "../drafts/mutations.ts";
import { change, type Doing, holdPerson, stillThere, write } from "../recording/mutations.ts";
import { openFields } from "../templates/rules.ts";
import { isWritten } from "./written.ts";

interface Answer extends Doing {
  readonly text: string;
  readonly subject: string;
  /** The name that it is signed with: "Dana Whitlock, Halden Castle Hill". */
  readonly signature: string;
  readonly reference: string;
  /** The writer's own signature lines below the answer; absent if there are none. */
  readonly signed?: string;
  /** The address for replies; absent if they go to the dealership's own mailbox. */
  readonly replyTo?: string;
  /** A car that the mail shows below the words. */
  readonly car?: { readonly id: number; readonly card: LetterCar } | null;
  /** The newest entry that the writer had seen. If a colleague has answered since, this answer is not sent. */
  readonly seen: number;
  /** The writing key that the browser gave this answer, which it may send twice. */
  readonly key?: string | null;
  /** The drafts that the writer's browser tab knew; words of another tab are not deleted. Absent to delete all. */
  readonly known?: readonly string[];
}

/** Why an answer was not sent. The writer's text is not lost. */
export type AnswerFailure =
  | { readonly kind: "no-address" }
  | { readonly kind: "empty" }
  | { readonly kind: "too-long" }
  /** Template fields that nobody has filled in. */
  | { readonly kind: "unfilled"; readonly fields: readonly string[] }
  | { readonly kind: "answered"; readonly by: string; readonly text: string }
  /** The thread was joined to another one a moment ago. */
  | { readonly kind: "joined" };

/**
 * Sends an answer by mail, through the outbox, and stops the reply clock. If a colleague has answered meanwhile,
 * nothing is sent. Submitting the same answer twice sends it once.
 */
export async function sendAnswer(db: Database, answer: Answer): Promise<Result<null, AnswerFailure>> {
  const { person, by, subject, signature, reference, seen, now, key } = answer;
  const text = plainText(answer.text);
  if (text === "") return err({ kind: "empty" });
  if (text.length > LONGEST_TEXT) return err({ kind: "too-long" });
  const fields = openFields(text);
  if (fields.length > 0) return err({ kind: "unfilled", fields });
  if (!person.email) return err({ kind: "no-address" });
  return db.transaction().execute(async (trx) => {
    await holdPerson(trx, person.id);
    if (await isWritten(trx, by, key)) return ok(null);
    const current = await stillThere(trx, person);
    if (!current) return err({ kind: "joined" });
    const since = await answeredSince(trx, person.id, seen);
    if (since?.staff_id === by.id && since.text === text) return ok(null);
    if (since && since.staff_id !== by.id) return err({ kind: "answered", by: since.by, text: since.text });
    const letter = letterOf({
      subject,
      heading: signature,
      words: [text, answer.signed ?? ""]
        .filter(Boolean)
        .join("\n\n")
        .split(/\n{2,}/),
      reference,
      phone: person.phone,
      ...(answer.car && { car: answer.car.card }),
      ...(answer.replyTo && { thread: { replyTo: answer.replyTo, answers: await lastReceived(trx, person.id) } }),
    });
    const from = { siteSlug: person.site_slug, dealershipSlug: person.dealership_slug };
    const notice = await notifyShopper(trx, { kind: "desk.answer", ...from, letter, now }, person.email ?? undefined);
    await write(trx, answer, { kind: "answer", text, notice, car: answer.car?.id ?? null, key });
    await changeAnswered(trx, { ...answer, person: current });
    await dropSentDraft(trx, answer);
    return ok(null);
  });
}

/** The newest answer after the entry that the writer had seen; undefined if there is none. */
export const answeredSince = (trx: Database, personId: number, seen: number) =>
  trx
    .selectFrom("people_entries")
    .select(["by", "text", "staff_id"])
    .where("person_id", "=", personId)
    .where("kind", "=", "answer")
    .where("id", ">", seen)
    .orderBy("id", "desc")
    .executeTakeFirst();

/** Marks a person as answered: they no longer wait, and are assigned to the writer unless they have an assignee. */
export const changeAnswered = (trx: Database, { person, by, now }: Doing): Promise<void> =>
  change(trx, { person, by, now }, "answer", {
    waiting_since: null,
    snoozed_until: null,
    last_at: now,
    ...(person.state === "new" ? { state: "contacted" as const } : {}),
    ...(person.assignee_id === null ? { assignee_id: by.id } : {}),
  });

/** The Message-ID of the newest mail that the person wrote to this thread; null if there is none. */
async function lastReceived(trx: Database, personId: number): Promise<string | null> {
  const theirs = trx.selectFrom("people_received").select("message_id").where("person_id", "=", personId);
  const newest = await theirs.where("kind", "=", "reply").orderBy("id", "desc").limit(1).executeTakeFirst();
  return newest?.message_id ?? null;
}

/** Typed text, trimmed and with `\n` as line ends. */
export const plainText = (typed: string) => typed.replace(/\r\n?/g, "\n").trim();

/** Stores a note that only the desk sees; one that a browser sends twice with the same key is stored once. */
export async function addNote(
  db: Database,
  { text: typed, key, known, ...doing }: Doing & Pick<Answer, "text" | "key" | "known">,
): Promise<Result<null, "empty" | "too-long" | "gone">> {
  const text = plainText(typed);
  if (text === "") return err("empty");
  if (text.length > LONGEST_TEXT) return err("too-long");
  return onLocked(db, doing, key, async (trx, current) => {
    await write(trx, current, { kind: "note", text, key });
    await change(trx, current, "note", { last_at: current.now });
    await dropSentDraft(trx, { ...current, text: typed, ...(known && { known }) });
  });
}

/** `gone`: the thread was joined, erased or moved a moment ago, and nothing was written. */
type Gone = Result<null, "gone">;

/**
 * Does something to a person in a transaction that no other write can interrupt, with their current state. Does nothing
 * if the same key was written before.
 */
const onLocked = (
  db: Database,
  doing: Doing,
  key: string | null | undefined,
  work: (trx: Database, held: Doing) => Promise<void>,
): Promise<Gone> =>
  db.transaction().execute(async (trx) => {
    await holdPerson(trx, doing.person.id);
    if (await isWritten(trx, doing.by, key)) return ok(null);
    const person = await stillThere(trx, doing.person);
    if (!person) return err("gone");
    await work(trx, { ...doing, person });
    return ok(null);
  });

/** Assigns a person's thread to a staff member, or with null to nobody. */
export async function assign(
  db: Database,
  { to, ...doing }: Doing & { readonly to: { readonly id: number; readonly name: string } | null },
): Promise<Gone> {
  const text = to === null ? "put it back" : to.id === doing.by.id ? "took it" : `gave it to ${to.name}`;
  return onLocked(db, doing, null, async (trx, current) => {
    if ((to?.id ?? null) === current.person.assignee_id) return;
    await write(trx, current, { kind: "assign", text });
    await change(trx, current, "assign", { assignee_id: to?.id ?? null });
  });
}

/** The desk's name for each state. */
export const STATE_WORDS: Readonly<Record<PersonState, string>> = {
  new: "New",
  contacted: "Contacted",
  appointment: "Appointment",
  offer: "Offer made",
  won: "Won",
  lost: "Lost",
};

/** Why a lead was lost; the list is short so that it can be counted. */
export const LOST_REASONS = [
  "Bought elsewhere",
  "Price",
  "Finance",
  "Car was sold",
  "No answer",
  "Only looking",
  "Not genuine",
] as const;

/** Sets a person's state. Won and lost stop the clock; lost requires a reason. */
export async function setState(
  db: Database,
  { state, reason, ...doing }: Doing & { readonly state: PersonState; readonly reason: string | null },
): Promise<Result<null, "gone" | "no-reason">> {
  const lost = LOST_REASONS.find((one) => one === reason) ?? null;
  if (state === "lost" && lost === null) return err("no-reason");
  const isClosed = state === "won" || state === "lost";
  return onLocked(db, doing, null, async (trx, current) => {
    const text = lost === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}: ${lost}`;
    await write(trx, current, { kind: "state", text });
    await change(trx, current, "state", {
      state,
      lost_reason: state === "lost" ? lost : null,
      ...(isClosed ? { waiting_since: null, snoozed_until: null } : {}),
      ...(state === "contacted" ? { waiting_since: null } : {}),
    });
  });
}

/** Snoozes a person until a time, or with null brings them back. */
export async function snooze(
  db: Database,
  { until, words, ...doing }: Doing & { readonly until: number | null; readonly words: string },
): Promise<Gone> {
  return onLocked(db, doing, null, async (trx, current) => {
    await write(trx, current, { kind: "snooze", text: words });
    await change(trx, current, "snooze", { snoozed_until: until });
  });
}

import { leadReference } from "../../../features/leads/sending/wording.ts";
import { type AnswerFailure, sendAnswer } from "../../../features/people/answering/mutations.ts";
import { LONGEST_TEXT } from "../../../features/people/drafts/mutations.ts";
import type { Person } from "../../../features/people/inbox.ts";
import { replyAddress } from "../../../features/people/replies/address.ts";
import { signatureOf } from "../../../features/people/templates/data.ts";
import { threadOf } from "../../../features/people/thread.ts";
import type { Site } from "../../../features/site/site.ts";
import { formatFigure } from "../../../lib/words/format.ts";
import type { Entered } from "../../enter.ts";
import { teamName } from "../team-name.ts";
import { answerSubject } from "../thread/thread-view.ts";
import { letterCar, shownCar } from "./car-card.ts";
import { keyOf, knownDrafts, refused, succeeded } from "./outcome.ts";

/** An error message for a text that is too long to be sent or saved. */
export const tooLong = (text: string): string =>
  `That is too long: ${formatFigure(text.length)} characters, and ${formatFigure(LONGEST_TEXT)} are the most.`;

interface Answering {
  readonly person: Person;
  readonly site: Site;
  readonly form: FormData;
}

/** Sends the answer from a thread's form by mail, with the chosen car. */
export async function sendFrom(scope: Entered, { person, site, form }: Answering) {
  const { app, now, session } = scope;
  const { staff } = session;
  const text = String(form.get("text") ?? "");
  const slug = String(form.get("car") ?? "");
  const shown = slug === "" ? null : await shownCar(scope, site, slug);
  if (slug !== "" && !shown)
    return refused("Shoppers do not see that car any more. Choose another one, or none.", text);
  const { leads } = await threadOf(app.db, person, { staffId: staff.id, places: [] });
  const sent = await sendAnswer(app.db, {
    person,
    by: staff,
    now,
    text,
    seen: Number(form.get("seen")) || 0,
    key: keyOf(form),
    ...knownDrafts(form),
    subject: answerSubject(person, leads, site),
    signature: `${staff.name}, ${teamName(person, site)}`,
    ...(app.env.replyAddress && { replyTo: await replyAddress(app.db, app.env.replyAddress, person.id) }),
    signed: await signatureOf(app.db, staff.id),
    car: shown && { id: shown.id, card: letterCar(shown, site, now) },
    reference: leadReference(leads.at(-1)?.uid ?? "00000000"),
  });
  if (!sent.ok) return refused(whyNotSent(sent.error, text), text, sent.error.kind === "answered" ? 409 : 422);
  app.outboxChanged();
  return succeeded("Handed over to be sent.");
}

function whyNotSent(failure: AnswerFailure, text: string): string {
  switch (failure.kind) {
    case "empty":
      return "Write the answer first.";
    case "too-long":
      return tooLong(text);
    case "unfilled":
      return `Fill in ${failure.fields.map((field) => `{{${field}}}`).join(", ")} first. Nothing was sent.`;
    case "no-address":
      return "There is no e-mail address. Call instead, and leave a note.";
    case "joined":
      return "This thread was joined to another a moment ago. Nothing was sent: open it again, your words are kept.";
    case "answered":
      return `${failure.by} answered while you wrote: “${failure.text.slice(0, 200)}”. Yours is kept below.`;
  }
}

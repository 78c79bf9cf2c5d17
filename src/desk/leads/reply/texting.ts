import type { Person } from "../../../features/people/inbox.ts";
import { retryText, sendText, type TextFailure, wantsNoTexts } from "../../../features/people/texts/mutations.ts";
import { MOST_PARTS } from "../../../features/people/texts/text-size.ts";
import { mobileNumber, spokenNumber } from "../../../features/sign-in/mobile-number.ts";
import type { Site } from "../../../features/site/site.ts";
import type { Entered } from "../../enter.ts";
import { teamName } from "../team-name.ts";
import type { Texting } from "../thread/thread-view.ts";
import { shownCar } from "./car-card.ts";
import { keyOf, knownDrafts, refused, succeeded } from "./outcome.ts";

const NO_GATEWAY = "Texts cannot be sent here: no gateway is set up for them.";
const NO_MOBILE = "There is no mobile number to text.";
const UNWANTED = "They asked us to be quiet, so no text goes out to them.";

/** Whether the person can be texted from a thread, and with which signature. */
export async function textingOf({ app, session }: Entered, person: Person, site: Site): Promise<Texting> {
  if (!app.sms) return { why: NO_GATEWAY };
  const phone = mobileNumber(person.phone ?? "");
  if (phone === null) return { why: NO_MOBILE };
  if (await wantsNoTexts(app.db, person)) return { why: UNWANTED };
  return { to: spokenNumber(phone), signature: signatureOf(session.staff.name, person, site) };
}

/** "Dana, Halden Castle Hill": phones show only a number, so the text must say who sends it. */
const signatureOf = (name: string, person: Person, site: Site): string =>
  `${name.split(" ")[0] ?? name}, ${teamName(person, site)}`;

/** Sends a thread's answer as a text message, with the link of the chosen car. */
export async function sendTextFrom(scope: Entered, { person, site, form }: ThreadForm) {
  const { app, now, session } = scope;
  const typed = String(form.get("text") ?? "");
  if (!app.sms) return refused(NO_GATEWAY, typed);
  const slug = String(form.get("car") ?? "");
  const car = slug === "" ? null : await shownCar(scope, site, slug);
  if (slug !== "" && !car) return refused("Shoppers do not see that car any more. Choose another one, or none.", typed);
  const { siteUrl } = site.config;
  const address = car && siteUrl ? new URL(`/cars/${car.slug}`, siteUrl).href : "";
  const sent = await sendText(app.db, {
    person,
    by: session.staff,
    now,
    text: [typed.trim(), address].filter(Boolean).join("\n"),
    signature: signatureOf(session.staff.name, person, site),
    seen: Number(form.get("seen")) || 0,
    key: keyOf(form),
    ...knownDrafts(form),
  });
  if (!sent.ok) return refused(whyNotSent(sent.error), typed, sent.error.kind === "answered" ? 409 : 422);
  app.outboxChanged();
  return succeeded("Handed over to be sent as a text.");
}

interface ThreadForm {
  readonly person: Person;
  readonly site: Site;
  readonly form: FormData;
}

function whyNotSent(failure: TextFailure): string {
  switch (failure.kind) {
    case "empty":
      return "Write the text first.";
    case "too-long":
      return `That is too long for a text: ${failure.parts} parts, and ${MOST_PARTS} are the most. Send it by mail.`;
    case "unfilled":
      return `Fill in ${failure.fields.map((field) => `{{${field}}}`).join(", ")} first. Nothing was sent.`;
    case "no-mobile":
      return NO_MOBILE;
    case "unwanted":
      return UNWANTED;
    case "joined":
      return "This thread was joined to another a moment ago. Nothing was sent: open it again, your words are kept.";
    case "answered":
      return `${failure.by} answered while you wrote: “${failure.text.slice(0, 200)}”. Yours is kept below.`;
  }
}

/** Retries a text message that failed. */
export async function retryTextFrom({ app, now, session }: Entered, { person, form }: ThreadForm) {
  const isTried = await retryText(app.db, { person, by: session.staff, now, entry: Number(form.get("entry")) || 0 });
  if (!isTried) return refused("That text is on its way already.");
  app.outboxChanged();
  return succeeded("It is tried again.");
}

import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import { throughOutage } from "../../db/through-outage.ts";
import { leadAddressee } from "../../features/leads/sending/wording.ts";
import { departmentsShown } from "../../features/people/keys.ts";
import { channelsOf } from "../../features/shifts/channels/data.ts";
import { forgetDevice } from "../../features/shifts/channels/mutations.ts";
import {
  type MessageFacts,
  offerMail,
  offerNote,
  offerSms,
  type PushNote,
  parkedWords,
  reminderWords,
  restingNote,
} from "../../features/shifts/message-facts.ts";
import type { DueMessage } from "../../features/shifts/messages/data.ts";
import { endMessage } from "../../features/shifts/messages/mutations.ts";
import type { Sites } from "../../features/site/data.ts";
import { type ActionName, may, shownCategories } from "../../features/staff/ability.ts";
import { staffById } from "../../features/staff/data.ts";
import type { Staff } from "../../features/staff/person.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import type { MailSender } from "../../services/mail/port.ts";
import type { PushSender } from "../../services/push/port.ts";
import type { SmsSender } from "../../services/sms/port.ts";

export interface StaffSenders {
  readonly db: Database;
  readonly sites: Pick<Sites, "bySlug">;
  readonly mail: MailSender;
  /** Null if no gateway is configured. */
  readonly sms: SmsSender | null;
  /** Null if no keys are configured. */
  readonly push: PushSender | null;
  /** `https://desk.dealer.example`; null if there is no desk. */
  readonly deskOrigin: string | null;
  readonly log: Pick<Logger, "info" | "warn">;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Minutes until a message is retried, by the number of attempts; after that an offer is given up. */
const AGAIN_MINUTES = [0.5, 2, 5];
/** Minutes between further attempts, for messages worth sending however late the mail server or gateway recovers. */
const LATER_MINUTES = 10;
/** Seconds for which a push service keeps a message for a device that is off. */
const PUSH_TTL = 600;

interface Failure {
  readonly kind: "rejected" | "unavailable" | "gone";
  readonly message: string;
}

/** Sends a message once, unless its subject is over or its recipient may no longer see it. */
export async function sendStaffMessage(message: DueMessage, senders: StaffSenders): Promise<void> {
  const { db, now, log } = senders;
  const staff = await staffById(db, message.staffId);
  const content = staff && contentOf(message, staff, senders);
  if (!staff || !content) {
    await endMessage(db, message.id, { state: "dropped", error: "There is nothing to tell any more." });
    return;
  }
  const sent = await sendBy(message, staff, content, senders);
  if (sent.ok) return throughOutage(() => endMessage(db, message.id, { state: "sent" }));
  const { kind, message: error } = sent.error;
  log.warn({ staff_message: message.id, channel: message.channel, reason: error }, "somebody could not be told");
  if (kind === "gone" && message.subscription) await forgetDevice(db, message.subscription.id);
  const later = message.kind === "offer" ? undefined : LATER_MINUTES;
  const minutes = kind === "unavailable" ? (AGAIN_MINUTES[message.attempts - 1] ?? later) : undefined;
  await endMessage(
    db,
    message.id,
    minutes === undefined
      ? { state: "dropped", error }
      : { state: "waiting", nextAt: now + minutes * MINUTE_MS, error },
  );
}

interface Content {
  readonly mail: { readonly subject: string; readonly text: string };
  readonly sms: string;
  readonly note: PushNote;
}

/** The message for every channel; null if there is nothing to report, or this recipient may not see it. */
function contentOf(message: DueMessage, staff: Staff, senders: StaffSenders): Content | null {
  const { lead, parked, kind, staffId } = message;
  const { deskOrigin, sites } = senders;
  if (deskOrigin === null) return null;
  if (kind === "reminder") return reminderContent(message, staff, deskOrigin);
  const allowed = (site: string, dealership: string, action: ActionName) =>
    may(staff.grants, action, { site, dealership });
  if (kind === "parked") {
    if (!parked || !allowed(parked.site, parked.dealership, "leads.retry")) return null;
    const dealership = sites.bySlug(parked.site)?.dealerships.find(({ slug }) => slug === parked.dealership);
    const path = "/desk/deliveries";
    const words = parkedWords(parked, dealership?.name ?? parked.dealership, `${deskOrigin}${path}`);
    const note = { title: words.subject, body: "See why, and try again.", path, tag: "parked", person: null };
    return { mail: words, sms: `${words.subject}: ${deskOrigin}${path}`, note };
  }
  const site = lead && sites.bySlug(lead.siteSlug);
  const to = site && leadAddressee(site, lead.dealershipSlug);
  if (!lead || !to || !allowed(lead.siteSlug, lead.dealershipSlug, "leads.answer")) return null;
  const shown = shownCategories(staff.grants, { site: lead.siteSlug, dealership: lead.dealershipSlug });
  if (shown !== null && !shown.includes(lead.record.payload.category)) return null;
  // An offer that has moved on to the next person is not sent late to this one.
  if (kind === "offer" && lead.offeredTo !== staffId) return null;
  const path = `/desk/claim/${lead.personId}`;
  const minutes = site.configFor(lead.dealershipSlug).claimMinutes;
  const facts: MessageFacts = { lead, to, href: `${deskOrigin}${path}`, isEscalated: kind === "managers", minutes };
  return { mail: offerMail(facts), sms: offerSms(facts), note: offerNote(facts, path, lead.personId) };
}

/** The text of a reminder, if the recipient may still see its person. */
function reminderContent({ reminder }: DueMessage, { grants }: Staff, deskOrigin: string): Content | null {
  if (!reminder || !may(grants, "leads.answer", reminder)) return null;
  if (!departmentsShown(shownCategories(grants, reminder)).includes(reminder.department)) return null;
  const path = `/desk/leads/${reminder.personId}`;
  const words = reminderWords(reminder.name, reminder.text, `${deskOrigin}${path}`);
  const note = { title: words.subject, body: "", path, tag: `reminder-${reminder.personId}`, person: null };
  return { mail: words, sms: `${words.subject}: ${deskOrigin}${path}`, note };
}

async function sendBy(
  { id, channel, subscription }: DueMessage,
  staff: Staff,
  { mail, sms, note }: Content,
  senders: StaffSenders,
): Promise<Result<null, Failure>> {
  switch (channel) {
    case "mail":
      return senders.mail.send({ to: staff.email, replyTo: null, adf: null, id: `staff-message-${id}`, ...mail });
    case "sms": {
      const { phone } = await channelsOf(senders.db, staff.id);
      if (!senders.sms || !phone) return err({ kind: "rejected", message: "There is no gateway, or no number." });
      const sent = await senders.sms.send({ to: phone, text: sms, id: `staff-message-${id}` });
      return sent.ok ? ok(null) : err(sent.error);
    }
    case "push": {
      if (!senders.push || !subscription) return err({ kind: "rejected", message: "There is no such device." });
      // A device with a dormant session shows no personal data, because anybody may be holding it.
      const shown = subscription.isAwake ? note : restingNote(note.path);
      return senders.push.send({ to: subscription, payload: JSON.stringify(shown), ttl: PUSH_TTL });
    }
  }
}

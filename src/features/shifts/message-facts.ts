import { counted } from "../../lib/words/format.ts";
import type { StoredLead } from "../leads/sending/deliveries.ts";
import {
  type LeadAddressee,
  leadKind,
  leadSubject,
  leadText,
  shopperName,
  vehicleTitle,
} from "../leads/sending/wording.ts";
import { kindsOf, type ParkedOne, parkedSentence } from "./alarms/words.ts";

/** The facts that a message about a lead is written from. */
export interface MessageFacts {
  readonly lead: StoredLead;
  readonly to: LeadAddressee;
  /** URL of the desk page where the lead can be taken. */
  readonly href: string;
  /** Whether this goes to a manager because nobody took the lead. */
  readonly isEscalated: boolean;
  /** Minutes until the lead goes on to the next person. */
  readonly minutes: number;
}

/** The text of a mail or message. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

const headOf = ({ isEscalated, lead }: MessageFacts): string =>
  `${isEscalated ? "Nobody took it" : "New lead"}: ${[leadKind(lead.record.payload), vehicleTitle(lead)].filter(Boolean).join(", ")}`;

/** The mail about an offered lead, with everything the shopper wrote. */
export function offerMail(facts: MessageFacts): Words {
  const { lead, to, href, isEscalated, minutes } = facts;
  const ask = isEscalated
    ? "Nobody on shift took this lead. Take it, or give it to somebody:"
    : `This lead is offered to you. Take it within ${counted(minutes, "minute")}, before it goes on to the next:`;
  return {
    subject: oneLine(`${isEscalated ? "Nobody took it" : "For you"}: ${leadSubject(lead)}`),
    text: `${ask}\n${href}\n\n${leadText(lead, to)}`,
  };
}

/** The text message about an offered lead, short enough for two parts. */
export function offerSms(facts: MessageFacts): string {
  const { lead, href } = facts;
  const message = oneLine(lead.record.payload.message ?? "");
  const says = message ? ` "${cut(message, 90)}"` : "";
  return `${cut(oneLine(`${headOf(facts)}, from ${shopperName(lead)}.`), 120)}${says} Take it: ${href}`;
}

/** A push notification: what a device shows, and what a tap opens. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** A path of the desk. */
  readonly path: string;
  /** A later notification with the same tag replaces the earlier one. */
  readonly tag: string;
  /** The person whose thread a tap on "Take it" claims; null if there is nothing to take. */
  readonly person: number | null;
}

/** The push notification about an offered lead. */
export function offerNote(facts: MessageFacts, path: string, person: number): PushNote {
  const { lead } = facts;
  const message = oneLine(lead.record.payload.message ?? "");
  const body = cut([shopperName(lead), message].filter(Boolean).join(": "), 180);
  return { title: cut(oneLine(headOf(facts)), 80), body, path, tag: `person-${person}`, person };
}

/** The notification for a device whose session is idle: it says that there is something, but nothing about a person. */
export const restingNote = (path: string): PushNote => ({
  title: "Something new at the desk",
  body: "Sign in to see it.",
  path,
  tag: "resting",
  person: null,
});

/** The message to a manager about a parked delivery. */
export const parkedWords = (one: ParkedOne, dealership: string, href: string): Words => ({
  subject: oneLine(`${parkedSentence(kindsOf([one]))}: ${dealership}`),
  text: `It was given up after several tries, and stands at the desk. See why, and try again:\n${href}\n`,
});

/** The message to a staff member whose reminder is due. */
export const reminderWords = (name: string, text: string, href: string): Words => ({
  subject: oneLine(`Reminder: ${text}, ${name}`),
  text: `You wanted to be reminded of ${oneLine(name)}:\n${oneLine(text)}\n\n${href}\n`,
});

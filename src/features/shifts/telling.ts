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

/** What somebody is told of. */
export interface Told {
  readonly lead: StoredLead;
  readonly to: LeadAddressee;
  /** Where it is taken: a page of the desk. */
  readonly href: string;
  /** Whether it is the manager who is told, since nobody took it. */
  readonly isEscalated: boolean;
  /** Minutes until it goes on. */
  readonly minutes: number;
}

/** A mail's or message's own words. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

const headOf = ({ isEscalated, lead }: Told): string =>
  `${isEscalated ? "Nobody took it" : "New lead"}: ${[leadKind(lead.record.payload), vehicleTitle(lead)].filter(Boolean).join(", ")}`;

/** The mail about an offered lead, with the whole of what the shopper wrote. */
export function offerMail(told: Told): Words {
  const { lead, to, href, isEscalated, minutes } = told;
  const ask = isEscalated
    ? "Nobody on shift took this lead. Take it, or give it to somebody:"
    : `This lead is offered to you. Take it within ${counted(minutes, "minute")}, before it goes on to the next:`;
  return {
    subject: oneLine(`${isEscalated ? "Nobody took it" : "For you"}: ${leadSubject(lead)}`),
    text: `${ask}\n${href}\n\n${leadText(lead, to)}`,
  };
}

/** The text message about an offered lead, short enough for two parts. */
export function offerSms(told: Told): string {
  const { lead, href } = told;
  const message = oneLine(lead.record.payload.message ?? "");
  const says = message ? ` "${cut(message, 90)}"` : "";
  return `${cut(oneLine(`${headOf(told)}, from ${shopperName(lead)}.`), 120)}${says} Take it: ${href}`;
}

/** What a device shows of a lead, and where a tap leads. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  /** A path of the desk. */
  readonly path: string;
  /** A later note of the same tag stands in the place of the earlier one. */
  readonly tag: string;
  /** Whose thread a tap on "Take it" claims; null where there is nothing to take. */
  readonly person: number | null;
}

/** The note about an offered lead on a device. */
export function offerNote(told: Told, path: string, person: number): PushNote {
  const { lead } = told;
  const message = oneLine(lead.record.payload.message ?? "");
  const body = cut([shopperName(lead), message].filter(Boolean).join(": "), 180);
  return { title: cut(oneLine(headOf(told)), 80), body, path, tag: `person-${person}`, person };
}

/** What a device shows whose session rests: that there is something, and nothing of a person. */
export const restingNote = (path: string): PushNote => ({
  title: "Something new at the desk",
  body: "Sign in to see it.",
  path,
  tag: "resting",
  person: null,
});

/** What a manager is told of a delivery that was given up. */
export const parkedWords = (one: ParkedOne, dealership: string, href: string): Words => ({
  subject: oneLine(`${parkedSentence(kindsOf([one]))}: ${dealership}`),
  text: `It was given up after several tries, and stands at the desk. See why, and try again:\n${href}\n`,
});

/** What somebody is told whose reminder is due. */
export const reminderWords = (name: string, text: string, href: string): Words => ({
  subject: oneLine(`Reminder: ${text}, ${name}`),
  text: `You wanted to be reminded of ${oneLine(name)}:\n${oneLine(text)}\n\n${href}\n`,
});

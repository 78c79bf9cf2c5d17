import type { SuppressionsTable } from "../../db/tables/outbox-tables.ts";
import { parsePhone } from "../../lib/words/phone.ts";
import type { Site } from "../site/site.ts";

/** The people and senders of the suppression list, in the form in which it stores them. */

export interface Contact {
  readonly contact_kind: SuppressionsTable["contact_kind"];
  readonly contact: string;
}

export interface Sender {
  readonly sender_kind: SuppressionsTable["sender_kind"];
  readonly sender: string;
}

/** An Australian number in E.164, however it was typed; any other as its digits. */
function plainPhone(typed: string): string {
  const known = parsePhone(typed.normalize("NFKC"));
  if (!known) return typed.replace(/\D/g, "");
  return known.dialled.startsWith("+") ? known.dialled : `+61${known.national.replace(/^0/, "")}`;
}

/** A person's e-mail address and phone number in the list's own form. */
export function contactsOf(person: {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}): Contact[] {
  const email = person.email?.trim().toLowerCase();
  const phone = person.phone && plainPhone(person.phone);
  return [
    ...(email ? [{ contact_kind: "email", contact: email } as const] : []),
    ...(phone ? [{ contact_kind: "phone", contact: phone } as const] : []),
  ];
}

/** The address that a text consists of, an e-mail address or a phone number; null for anything else. */
export function writtenContact(written: string): { readonly email: string } | { readonly phone: string } | null {
  const text = written.trim();
  if (/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254) return { email: text };
  if (/^\+?[\d\s().-]{8,30}$/.test(text)) return { phone: text };
  return null;
}

/**
 * All senders that act in a site's name: the site itself, and each of its dealerships, which may also sell on other
 * sites.
 */
export const sendersOf = ({ slug, dealerships }: Pick<Site, "slug" | "dealerships">): Sender[] => [
  { sender_kind: "site", sender: slug },
  ...dealerships.map(({ slug: sender }) => ({ sender_kind: "dealership" as const, sender })),
];

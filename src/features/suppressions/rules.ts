import type { SuppressionsTable } from "../../db/outbox-tables.ts";
import { parsePhone } from "../../lib/words/phone.ts";
import type { Site } from "../site/site.ts";

/** Who wants no marketing, and from whom: how both are named on the list. */

export interface Contact {
  readonly contact_kind: SuppressionsTable["contact_kind"];
  readonly contact: string;
}

export interface Sender {
  readonly sender_kind: SuppressionsTable["sender_kind"];
  readonly sender: string;
}

/** An Australian number in E.164, whichever way it is typed; what is none as its digits. */
function plainPhone(typed: string): string {
  const known = parsePhone(typed.normalize("NFKC"));
  if (!known) return typed.replace(/\D/g, "");
  return known.dialled.startsWith("+") ? known.dialled : `+61${known.national.replace(/^0/, "")}`;
}

/** The ways in which a person can be written to, as the list names them. */
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

/** Everyone who sends under the name of a site: itself, and each of its dealerships wherever else it sells. */
export const sendersOf = ({ slug, dealerships }: Pick<Site, "slug" | "dealerships">): Sender[] => [
  { sender_kind: "site", sender: slug },
  ...dealerships.map(({ slug: sender }) => ({ sender_kind: "dealership" as const, sender })),
];

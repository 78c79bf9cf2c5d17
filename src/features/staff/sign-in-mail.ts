import { randomUUID } from "node:crypto";
import type { Database } from "../../db/open.ts";
import { clientAddressOf } from "../../lib/net/client-address.ts";
import type { Rate, Rates } from "../../lib/rates.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import type { MailSender } from "../../services/mail/port.ts";
import { tokenHash } from "../sign-in/secrets.ts";
import { staffByEmail } from "./data.ts";
import { LINK_LASTS_MS, MOST_LINKS, newSignInLink } from "./links/mutations.ts";

/** Links that one network address may request. */
export const ASKING_RATE: Rate = { name: "desk-links", most: 20, withinMs: 15 * MINUTE_MS };

/** Links that one network address may request for one e-mail address. */
const ONE_RATE: Rate = { ...ASKING_RATE, name: "desk-links of one", most: MOST_LINKS };

interface Asking {
  readonly email: string;
  /** The ticket of the requesting browser, the only one in which the link will work. */
  readonly browser: string;
  /** The token of the browser's session, if it has one; it may have ended. */
  readonly session: string | null;
  /** `https://desk.dealer.example` */
  readonly origin: string;
  /** A path of the desk to go on to; null for its start page. */
  readonly back: string | null;
  readonly ip: string;
  readonly now: number;
}

/** Services that sending needs. */
interface Means {
  readonly db: Database;
  readonly mail: MailSender;
  readonly rates: Rates;
  readonly onFailure: (message: string) => void;
}

/**
 * Sends a link if the address belongs to a staff member, and nothing otherwise. The response does not reveal which,
 * since it is given before anything is looked up. False if this network address requests too often.
 */
export function sendSignInLink(means: Means, asking: Asking): boolean {
  const address = clientAddressOf(asking.ip);
  if (means.rates.count(ASKING_RATE, address).hits > ASKING_RATE.most) return false;
  const { hits } = means.rates.count(ONE_RATE, `${address} ${tokenHash(asking.email.toLowerCase())}`);
  mailLink(means, asking, hits <= ONE_RATE.most).catch((error: unknown) =>
    means.onFailure(error instanceof Error ? error.name : "unknown"),
  );
  return true;
}

async function mailLink({ db, mail, onFailure }: Means, asking: Asking, mayAsk: boolean): Promise<void> {
  const { email, browser, session, origin, back, now } = asking;
  const staff = await staffByEmail(db, email);
  const token = staff && (await newSignInLink(db, { staffId: staff.id, browser, session, mayAsk, now }));
  if (!staff || !token) return;
  const query = new URLSearchParams({ token, ...(back ? { back } : {}) });
  const minutes = LINK_LASTS_MS / MINUTE_MS;
  const sent = await mail.send({
    to: staff.email,
    fromName: "Forecourt desk",
    replyTo: null,
    subject: "Your way into the desk",
    text: `Hello ${staff.name},\n\nopen this link in the browser in which you asked for it:\n\n${origin}/desk/sign-in/link?${query}\n\nIt works once, for ${minutes} minutes. If you did not ask for it, do nothing: it opens nowhere else.\n`,
    adf: null,
    id: randomUUID(),
  });
  if (!sent.ok) onFailure(sent.error.message);
}

import { randomUUID } from "node:crypto";
import { lockFor } from "../../db/locks.ts";
import type { Database } from "../../db/open.ts";
import { clientAddressOf, widerNetworkOf } from "../../lib/net/client-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { SmsSender } from "../../services/sms/port.ts";
import type { Site } from "../site/site.ts";
import { mobileNumber } from "./mobile-number.ts";
import { ownHost } from "./own-host.ts";
import { codeHash, isSameHash, newCode, newToken, tokenHash } from "./secrets.ts";
import { openSession } from "./sessions.ts";
import {
  CODE_LASTS_MS,
  CODES_COUNT_MS,
  codeMessage,
  FAILURES,
  MOST_ATTEMPTS,
  overLimit,
  overSite,
  type SignInFailure,
  typedCode,
  wrongCode,
} from "./sign-in-rules.ts";

/** How codes reach a phone: by text message or, in development without a gateway, as a fixed code. */
export type CodeWay = { readonly by: "sms"; readonly sender: SmsSender } | { readonly by: "demo" };
/** The code that works for every sign-in of a demo, where no messages are sent (USER-008). */
export const DEMO_CODE = "000000";

interface TicketState {
  readonly typedPhone: string;
  /** The client's IP address, and the requested host. */
  readonly ip: string;
  readonly host: string;
  readonly now: number;
}

/**
 * Sends a code to the phone and returns the ticket for the requesting browser, without which the code is useless. The
 * answer does not depend on whether the phone has an account (USER-008).
 */
export async function askForCode(
  db: Database,
  site: Site,
  way: CodeWay,
  { typedPhone, ip, host, now }: TicketState,
): Promise<Result<{ readonly ticket: string }, SignInFailure>> {
  const phone = mobileNumber(typedPhone);
  if (!phone) return err(FAILURES.phone);
  const ticket = newToken();
  const code = way.by === "demo" ? DEMO_CODE : newCode();
  const refused = await keepCode(db, site, { phone, address: clientAddressOf(ip), ticket, code, now });
  if (refused) return err(refused);
  if (way.by === "demo") return ok({ ticket });
  const text = codeMessage(code, site.name, ownHost(site, host));
  const sent = await way.sender.send({ to: phone, text, id: randomUUID() });
  if (sent.ok) return ok({ ticket });
  // A code that could not be sent does not count towards the limits.
  await db.deleteFrom("sign_in_codes").where("ticket_hash", "=", tokenHash(ticket)).execute();
  return err(sent.error.kind === "rejected" ? FAILURES.number : FAILURES.gateway);
}

interface NewCode {
  readonly phone: string;
  readonly address: string;
  readonly ticket: string;
  readonly code: string;
  readonly now: number;
}

/** Stores the code, unless too many were requested. Simultaneous requests are all counted. */
async function keepCode(db: Database, site: Site, record: NewCode): Promise<SignInFailure | null> {
  const { phone, address, ticket, code, now } = record;
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "signInCodes");
    await trx
      .deleteFrom("sign_in_codes")
      .where((row) =>
        row.or([row("created_at", "<=", now - CODES_COUNT_MS), row("created_at", ">=", now + CODES_COUNT_MS)]),
      )
      .execute();
    const codes = trx.selectFrom("sign_in_codes").select(["created_at", "address"]);
    // The limit per phone covers all sites, so that nobody can pester a phone from one site after another.
    const ofPhone = await codes.where("phone", "=", phone).execute();
    const ofAddress = await codes.where("address", "=", address).execute();
    const times = (rows: readonly { readonly created_at: number }[]) => rows.map((row) => row.created_at);
    const ofBoth = ofPhone.filter((one) => networkOf(one.address) === networkOf(address));
    const requests = { phone: times(ofPhone), address: times(ofAddress), phoneFromHere: times(ofBoth) };
    const refused = overLimit(requests, now);
    if (refused) return refused;
    const closed = overSite(await sentOf(trx, site, { phone, address }));
    if (closed) return closed;
    await trx
      .insertInto("sign_in_codes")
      .values({
        site_id: site.id,
        phone,
        address,
        ticket_hash: tokenHash(ticket),
        code_hash: codeHash(ticket, code),
        created_at: now,
        expires_at: now + CODE_LASTS_MS,
        used_at: null,
      })
      .execute();
    return null;
  });
}

/** The network of one owner: an IPv4 address, or an IPv6 /48. */
const networkOf = (address: string): string => widerNetworkOf(address) ?? address;

/** How many of the stored codes went to the site and to the network, and whether this one would go to a member. */
async function sentOf(trx: Database, site: Site, { phone, address }: Pick<NewCode, "phone" | "address">) {
  const count = trx.selectFrom("sign_in_codes").select((row) => row.fn.countAll<number>().as("sent"));
  const ofSite = await count.where("site_id", "=", site.id).executeTakeFirstOrThrow();
  const network = widerNetworkOf(address)?.replace(/:\/48$/, "%");
  const near = network ? count.where("address", "like", network) : count.where("address", "=", address);
  const ofNetwork = await near.executeTakeFirstOrThrow();
  const members = trx.selectFrom("members").select("id").where("site_id", "=", site.id).where("phone", "=", phone);
  const member = await members.executeTakeFirst();
  return { ofSite: Number(ofSite.sent), ofNetwork: Number(ofNetwork.sent), toMember: member !== undefined };
}

/** The state of a browser's ticket: the phone that its code went to, and whether the code is still valid. */
export async function ticketState(
  db: Database,
  site: Site,
  ticket: string,
  now: number,
): Promise<{ readonly phone: string; readonly open: boolean } | null> {
  const row = await db
    .selectFrom("sign_in_codes")
    .select(["phone", "attempts", "expires_at", "used_at"])
    .where("ticket_hash", "=", tokenHash(ticket))
    .where("site_id", "=", site.id)
    .executeTakeFirst();
  if (!row) return null;
  return { phone: row.phone, open: row.used_at === null && row.expires_at > now && row.attempts < MOST_ATTEMPTS };
}

/**
 * Checks the typed code, which works only once and is blocked after several wrong attempts. Returns the token of a new
 * session.
 */
export async function enterCode(
  db: Database,
  site: Site,
  { ticket, typed, now }: { readonly ticket: string; readonly typed: string; readonly now: number },
): Promise<Result<{ readonly token: string }, SignInFailure>> {
  const code = typedCode(typed);
  if (!code) return err(FAILURES.digits);
  // The attempt is counted before the comparison, so that parallel attempts gain nothing.
  const row = await db
    .updateTable("sign_in_codes")
    .set((column) => ({ attempts: column("attempts", "+", 1) }))
    .where("ticket_hash", "=", tokenHash(ticket))
    .where("site_id", "=", site.id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("attempts", "<", MOST_ATTEMPTS)
    .returning(["id", "phone", "code_hash", "attempts"])
    .executeTakeFirst();
  if (!row) return err(FAILURES.spent);
  if (!isSameHash(row.code_hash, codeHash(ticket, code))) return err(wrongCode(row.attempts));
  const token = await db.transaction().execute(async (trx) => {
    const first = trx.updateTable("sign_in_codes").set({ used_at: now }).where("id", "=", row.id);
    const { numUpdatedRows } = await first.where("used_at", "is", null).executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? null : openSession(trx, site, row.phone, now);
  });
  return token ? ok({ token }) : err(FAILURES.spent);
}

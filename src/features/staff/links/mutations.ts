import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { newToken, tokenHash } from "../../sign-in/secrets.ts";
import { staffById } from "../data.ts";
import type { Staff } from "../person.ts";

/** Milliseconds for which a mailed link works. */
export const LINK_LASTS_MS = 15 * 60_000;
/** The most links sent to one person in that time, per network address or per browser in which they were signed in. */
export const MOST_LINKS = 5;
/** The most links for one person in that time, after which unknown browsers get none, whatever their address. */
export const MOST_LINKS_OF_ALL = 15;

interface RequestedLink {
  readonly staffId: number;
  readonly browser: string;
  /** The token of this browser's session, even one long idle; null if it has none. */
  readonly session: string | null;
  /** Whether this network address may request another link as an unknown browser. */
  readonly mayAsk: boolean;
  readonly now: number;
}

/**
 * Creates the token of a sign-in link for a person in the requesting browser; null if too many were made recently.
 * Earlier links keep working, because mails may arrive in any order. A browser in which the person was signed in has a
 * count of its own, so that strangers who type their well-known address cannot lock them out.
 */
export async function newSignInLink(
  db: Database,
  { staffId, browser, session, mayAsk, now }: RequestedLink,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, "staffLinks", String(staffId));
    await trx
      .deleteFrom("staff_links")
      .where("expires_at", "<=", now - LINK_LASTS_MS)
      .execute();
    const isKnown = await wasSignedIn(trx, staffId, session);
    if (!isKnown && !mayAsk) return null;
    const links = trx
      .selectFrom("staff_links")
      .select((row) => row.fn.countAll<number>().as("made"))
      .where("staff_id", "=", staffId)
      .where("created_at", ">", now - LINK_LASTS_MS)
      .where("created_at", "<", now + LINK_LASTS_MS);
    const counted = isKnown ? links.where("browser_hash", "=", tokenHash(browser)) : links;
    const { made } = await counted.executeTakeFirstOrThrow();
    if (Number(made) >= (isKnown ? MOST_LINKS : MOST_LINKS_OF_ALL)) return null;
    const token = newToken();
    await trx
      .insertInto("staff_links")
      .values({
        token_hash: tokenHash(token),
        browser_hash: tokenHash(browser),
        staff_id: staffId,
        created_at: now,
        expires_at: now + LINK_LASTS_MS,
        used_at: null,
      })
      .execute();
    return token;
  });
}

async function wasSignedIn(trx: Database, staffId: number, session: string | null): Promise<boolean> {
  if (session === null) return false;
  const sessions = trx.selectFrom("staff_sessions").select("id").where("token_hash", "=", tokenHash(session));
  return (await sessions.where("staff_id", "=", staffId).executeTakeFirst()) !== undefined;
}

/** Stored instead of a browser's ticket, for a link that works in any browser. */
const ANY_BROWSER = "any";
const DEMO_LINK_LASTS_MS = DAY_MS;

/**
 * Creates a link that works in any browser, for developers who start the demo on their own machine. Production code
 * must not call this.
 */
export async function newDemoLink(db: Database, staffId: number, now: number): Promise<string> {
  const token = newToken();
  const link = { token_hash: tokenHash(token), browser_hash: ANY_BROWSER, staff_id: staffId, created_at: now };
  await db
    .insertInto("staff_links")
    .values({ ...link, expires_at: now + DEMO_LINK_LASTS_MS, used_at: null })
    .execute();
  return token;
}

/** What a link is worth in the browser that opened it. */
export type LinkStanding =
  | { readonly kind: "open"; readonly staff: Staff }
  | { readonly kind: "ended" }
  | { readonly kind: "other-browser" };

/**
 * A link's standing in this browser. It does not use the link up, so that a mail scanner that opens it does no harm.
 */
export async function linkStanding(
  db: Database,
  { token, browser, now }: { readonly token: string; readonly browser: string | null; readonly now: number },
): Promise<LinkStanding> {
  const link = await db
    .selectFrom("staff_links")
    .select(["staff_id", "browser_hash", "expires_at", "used_at"])
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  if (!link || link.used_at !== null || link.expires_at <= now) return { kind: "ended" };
  const isHere = browser !== null && tokenHash(browser) === link.browser_hash;
  if (!isHere && link.browser_hash !== ANY_BROWSER) return { kind: "other-browser" };
  const staff = await staffById(db, link.staff_id);
  return staff ? { kind: "open", staff } : { kind: "ended" };
}

/**
 * Uses a link up and returns its person, or the link's standing if it does not work. Of two simultaneous clicks, one
 * succeeds.
 */
export async function takeSignInLink(
  db: Database,
  request: { readonly token: string; readonly browser: string | null; readonly now: number },
): Promise<LinkStanding> {
  const standing = await linkStanding(db, request);
  if (standing.kind !== "open") return standing;
  const { numUpdatedRows } = await db
    .updateTable("staff_links")
    .set({ used_at: request.now })
    .where("token_hash", "=", tokenHash(request.token))
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? standing : { kind: "ended" };
}

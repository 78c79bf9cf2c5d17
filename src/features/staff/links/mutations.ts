import { lockFor } from "../../../db/locks.ts";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { newToken, tokenHash } from "../../sign-in/secrets.ts";
import { staffById } from "../data.ts";
import type { Staff } from "../person.ts";

/** Milliseconds for which a link by mail works. */
export const LINK_LASTS_MS = 15 * 60_000;
/** Links that are sent to one person within that time, as one network address or a browser they know asks for them. */
export const MOST_LINKS = 5;
/** Those that strangers' browsers may ask for together, from all addresses. */
export const MOST_LINKS_OF_ALL = 15;

interface AskedLink {
  readonly staffId: number;
  readonly browser: string;
  /** What this browser holds of a session, also of one that has long been idle; null for nothing. */
  readonly session: string | null;
  /** Whether this address may ask for one more as a stranger. */
  readonly mayAsk: boolean;
  readonly now: number;
}

/**
 * Makes a link's token for somebody who asked for it in this browser; null where too many were made of late. Earlier
 * links of theirs go on working, because the mails may arrive in any order. A browser in which they were signed in is
 * counted by itself: whoever else types their address, which many know, must not keep them out.
 */
export async function newSignInLink(
  db: Database,
  { staffId, browser, session, mayAsk, now }: AskedLink,
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

/** In place of a browser's ticket: a link that opens in any. */
const ANY_BROWSER = "any";
const DEMO_LINK_LASTS_MS = DAY_MS;

/**
 * A link that opens in any browser, for the developer who starts the demo on their own machine; in production nothing
 * may make one.
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

/** How a link stands in the browser that opened it. */
export type LinkStanding =
  | { readonly kind: "open"; readonly staff: Staff }
  | { readonly kind: "ended" }
  | { readonly kind: "other-browser" };

/** What becomes of a link here, without using it: a mail scanner that opens it does no harm. */
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

/** Uses a link up; its person, or how it stands where it does not open. Of two presses at once, one opens it. */
export async function takeSignInLink(
  db: Database,
  asked: { readonly token: string; readonly browser: string | null; readonly now: number },
): Promise<LinkStanding> {
  const standing = await linkStanding(db, asked);
  if (standing.kind !== "open") return standing;
  const { numUpdatedRows } = await db
    .updateTable("staff_links")
    .set({ used_at: asked.now })
    .where("token_hash", "=", tokenHash(asked.token))
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? standing : { kind: "ended" };
}

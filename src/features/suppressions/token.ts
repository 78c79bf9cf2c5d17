import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "../../db/open.ts";

/**
 * The address in a mail by which such mails are stopped: it names the mail, never a person, and nobody can make one up.
 */

const NAME = "unsubscribe";
const keys = new WeakMap<Database, Promise<string>>();

/** Made once, and the same in every process of this database. */
function signingKey(db: Database): Promise<string> {
  const known = keys.get(db);
  if (known) return known;
  const made = keptKey(db);
  keys.set(db, made);
  // One that could not be read is asked for again.
  made.catch(() => keys.delete(db));
  return made;
}

async function keptKey(db: Database): Promise<string> {
  await db
    .insertInto("signing_keys")
    .values({ name: NAME, key: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = db.selectFrom("signing_keys").select("key").where("name", "=", NAME);
  return (await row.executeTakeFirstOrThrow()).key;
}

const signature = (key: string, uid: string) => createHmac("sha256", key).update(uid).digest("base64url");

/** `<uid of the notice>.<signature>` */
export async function unsubscribeToken(db: Database, noticeUid: string): Promise<string> {
  return `${noticeUid}.${signature(await signingKey(db), noticeUid)}`;
}

/** The notice that a token names; null for one that this server did not make. */
export async function noticeOfToken(db: Database, token: string): Promise<string | null> {
  const [uid = "", given = ""] = token.slice(0, 200).split(".");
  const wanted = signature(await signingKey(db), uid);
  if (given.length !== wanted.length) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted)) ? uid : null;
}

export const UNSUBSCRIBE_PATH = "/unsubscribe";

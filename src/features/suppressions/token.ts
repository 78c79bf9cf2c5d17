import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../../db/open.ts";
import { makeSigningKey } from "./mutations.ts";

/** The token in a mail's unsubscribe link: it identifies the mail, never a person, and cannot be forged. */

const NAME = "unsubscribe";
const keys = new WeakMap<Database, Promise<string>>();

/** The signing key, created once and shared by every process of this database. */
function signingKey(db: Database): Promise<string> {
  const known = keys.get(db);
  if (known) return known;
  const made = storedKey(db);
  keys.set(db, made);
  // If reading fails, the next call tries again.
  made.catch(() => keys.delete(db));
  return made;
}

async function storedKey(db: Database): Promise<string> {
  await makeSigningKey(db, NAME);
  const row = db.selectFrom("signing_keys").select("key").where("name", "=", NAME);
  return (await row.executeTakeFirstOrThrow()).key;
}

/** A token that names a thing for one purpose only, such as stopping the alert with this uid. */
export async function purposeToken(db: Database, purpose: string, id: string): Promise<string> {
  return `${id}.${signature(await signingKey(db), `${purpose}:${id}`)}`;
}

/** The id in a token of this purpose; null for a token that this server did not create. */
export async function idOfToken(db: Database, purpose: string, token: string): Promise<string | null> {
  const [id = "", mac = ""] = token.slice(0, 200).split(".");
  return isSigned(await signingKey(db), `${purpose}:${id}`, mac) ? id : null;
}

/**
 * Whether a signature is valid. Mail programs may include a bracket that follows a URL in plain text, so it is ignored.
 */
function isSigned(key: string, text: string, mac: string): boolean {
  const expected = Buffer.from(signature(key, text));
  const actual = Buffer.from(mac).subarray(0, expected.length);
  return (
    actual.length === expected.length && !/^[\w-]/.test(mac.slice(expected.length)) && timingSafeEqual(actual, expected)
  );
}

const signature = (key: string, uid: string) => createHmac("sha256", key).update(uid).digest("base64url");

/** `<uid of the notice>.<signature>` */
export async function unsubscribeToken(db: Database, noticeUid: string): Promise<string> {
  return `${noticeUid}.${signature(await signingKey(db), noticeUid)}`;
}

/** The notice that a token identifies; null for a token that this server did not create. */
export async function noticeOfToken(db: Database, token: string): Promise<string | null> {
  const [uid = "", mac = ""] = token.slice(0, 200).split(".");
  return isSigned(await signingKey(db), uid, mac) ? uid : null;
}

export const UNSUBSCRIBE_PATH = "/unsubscribe";

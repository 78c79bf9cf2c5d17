import type { Database } from "../../db/open.ts";
import { idOfToken, purposeToken } from "../suppressions/token.ts";

/** The addresses in alert mails. They identify an alert or its owner by a token that cannot be forged. */

const PURPOSES = { begin: "alert-begin", stop: "alert-stop", own: "alerts-own" } as const;

/** The link that starts an alert. Each link sent has a turn number, and only the latest is valid. */
export const beginPath = async (db: Database, uid: string, turn: number): Promise<string> =>
  `/alerts/confirm/${await purposeToken(db, PURPOSES.begin, `${uid}~${turn}`)}`;

export const stopPath = async (db: Database, uid: string): Promise<string> =>
  `/alerts/stop/${await purposeToken(db, PURPOSES.stop, uid)}`;

export const ownPath = async (db: Database, personUid: string): Promise<string> =>
  `/alerts/${await purposeToken(db, PURPOSES.own, personUid)}`;

export async function alertOfBeginLink(
  db: Database,
  token: string,
): Promise<{ readonly uid: string; readonly turn: number } | null> {
  const [uid, turn] = (await idOfToken(db, PURPOSES.begin, token))?.split("~") ?? [];
  return uid ? { uid, turn: Number(turn) } : null;
}

export const stoppedBy = (db: Database, token: string): Promise<string | null> => idOfToken(db, PURPOSES.stop, token);

export const ownedBy = (db: Database, token: string): Promise<string | null> => idOfToken(db, PURPOSES.own, token);

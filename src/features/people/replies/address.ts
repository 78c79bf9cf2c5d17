import { createHash, timingSafeEqual } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { purposeToken } from "../../suppressions/token.ts";

/** Hexadecimal digits of a thread's mark: 96 bits, too many to guess by sending mails. */
const MARK = 24;

/** A mark for a thread that only this server can compute. It is lower case, since mail servers may change the case. */
async function markOf(db: Database, personId: number): Promise<string> {
  const token = await purposeToken(db, "thread", String(personId));
  return createHash("sha256").update(token).digest("hex").slice(0, MARK);
}

/** The reply address of a thread's mails: `reply+12-3f…@mail.example`, for the base `reply@mail.example`. */
export async function replyAddress(db: Database, base: string, personId: number): Promise<string> {
  const [box = "", domain = ""] = base.split("@");
  return `${box}+${personId}-${await markOf(db, personId)}@${domain}`;
}

/** The address in `Halden <reply+12-3f…@mail.example>`, in lower case. */
const bare = (address: string): string => (/<([^<>]*)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();

/** The thread that one of these addresses belongs to; null if this server made none of them. */
export async function threadOfAddresses(
  db: Database,
  base: string,
  addresses: readonly string[],
): Promise<number | null> {
  const [box = "", domain = ""] = base.toLowerCase().split("@");
  for (const address of addresses) {
    const [, of = "", id = "", mark = "", at = ""] =
      /^(.{1,64})\+(\d{1,15})-([0-9a-f]+)@(.{1,255})$/.exec(bare(address)) ?? [];
    if (of !== box || at !== domain || mark.length !== MARK) continue;
    const expected = await markOf(db, Number(id));
    if (timingSafeEqual(Buffer.from(mark), Buffer.from(expected))) return Number(id);
  }
  return null;
}

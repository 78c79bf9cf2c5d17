import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { StaffPasskeysTable } from "../../../db/desk/staff-tables.ts";
import type { Database } from "../../../db/open.ts";

export interface Passkey {
  /** The browser's id of the credential, in base64url. */
  readonly id: string;
  readonly staffId: number;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly AuthenticatorTransport[];
  /** The name that its owner gave it. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly usedAt: number | null;
}

const passkeyOf = (row: StaffPasskeysTable): Passkey => ({
  id: row.id,
  staffId: row.staff_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports),
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
});

export async function passkeyById(db: Database, id: string): Promise<Passkey | null> {
  const row = await db.selectFrom("staff_passkeys").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? passkeyOf(row) : null;
}

/** A person's passkeys, oldest first. */
export async function passkeysOf(db: Database, staffId: number): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom("staff_passkeys")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .execute();
  return rows.map(passkeyOf);
}

import type { Database } from "../../../db/open.ts";

/** How somebody wants to be told of leads, besides at the desk itself. */
export interface Channels {
  readonly mail: boolean;
  readonly sms: boolean;
  readonly push: boolean;
  /** E.164; null for none. */
  readonly phone: string | null;
}

/** Until somebody chooses: by mail, and by push wherever a device has it. */
const UNLESS_CHOSEN: Channels = { mail: true, sms: false, push: true, phone: null };

/** What somebody chose. */
export async function channelsOf(db: Database, staffId: number): Promise<Channels> {
  const row = await db.selectFrom("staff_channels").selectAll().where("staff_id", "=", staffId).executeTakeFirst();
  return row ? { mail: row.mail === 1, sms: row.sms === 1, push: row.push === 1, phone: row.phone } : UNLESS_CHOSEN;
}

import type { Database } from "../../../db/open.ts";

/** How a staff member wants to be notified of leads, apart from the desk itself. */
export interface Channels {
  readonly mail: boolean;
  readonly sms: boolean;
  readonly push: boolean;
  /** E.164; null if there is none. */
  readonly phone: string | null;
}

/** The default: by mail, and by push on every device that allows it. */
const UNLESS_CHOSEN: Channels = { mail: true, sms: false, push: true, phone: null };

/** A staff member's channels, or the default. */
export async function channelsOf(db: Database, staffId: number): Promise<Channels> {
  const row = await db.selectFrom("staff_channels").selectAll().where("staff_id", "=", staffId).executeTakeFirst();
  return row ? { mail: row.mail === 1, sms: row.sms === 1, push: row.push === 1, phone: row.phone } : UNLESS_CHOSEN;
}

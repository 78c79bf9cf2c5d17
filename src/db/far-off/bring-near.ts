import { sql } from "kysely";
import { DAY_MS } from "../../lib/time/spans.ts";
import type { Database } from "../dialect.ts";

/** A time column that jobs wait for. */
export interface Waiting {
  readonly table: string;
  /** The column that holds the due time (epoch ms). */
  readonly due: string;
  /** Condition for the rows that wait; absent if all do. */
  readonly waits?: ReturnType<typeof sql>;
  /** No job of this product waits longer than this, in milliseconds. */
  readonly farthestMs: number;
  /** Columns of past events from which the next due time is computed; they cannot be in the future. */
  readonly happened?: readonly string[];
}

/** Stored instead of a time in rows that wait for nothing. */
const NEVER = Number.MAX_SAFE_INTEGER;
const isClaimed = sql`state = 'claimed'`;
const isWaiting = sql`state = 'waiting'`;

/** Every due time in the database that jobs wait for and that no person has chosen. */
export const WAITING: readonly Waiting[] = [
  { table: "lead_deliveries", due: "next_at", waits: isWaiting, farthestMs: 7 * DAY_MS },
  { table: "lead_deliveries", due: "claimed_until", waits: isClaimed, farthestMs: DAY_MS },
  {
    table: "people_texts",
    due: "next_at",
    waits: sql`state in ('waiting', 'sent')`,
    farthestMs: 2 * DAY_MS,
    happened: ["sent_at"],
  },
  { table: "staff_messages", due: "next_at", waits: isWaiting, farthestMs: 7 * DAY_MS },
  { table: "refunds", due: "next_at", farthestMs: 7 * DAY_MS },
  {
    table: "payments",
    due: "next_at",
    waits: sql`state in ('begun', 'paid', 'refunding')`,
    farthestMs: 8 * DAY_MS,
    happened: ["created_at", "updated_at"],
  },
  // The link to stop invitations works for a month.
  {
    table: "payments",
    due: "next_at",
    waits: sql`state in ('declined', 'abandoned', 'refunded')`,
    farthestMs: 33 * DAY_MS,
    happened: ["created_at", "updated_at"],
  },
  { table: "stock_pictures", due: "next_at", farthestMs: 8 * DAY_MS },
  {
    table: "alerts",
    due: "next_at",
    waits: sql`state = 'active'`,
    farthestMs: 8 * DAY_MS,
    happened: ["created_at", "started_at", "changed_at", "mailed_at"],
  },
  // Not a due time, but the next mail waits for some time after it.
  { table: "alerts", due: "mailed_at", waits: sql`state = 'active'`, farthestMs: DAY_MS },
  // A dealership may be closed over the holidays; an offer made due too early is simply postponed again.
  { table: "lead_offers", due: "next_at", waits: sql`state = 'open'`, farthestMs: 15 * DAY_MS },
  { table: "feed_sources", due: "lease_until", farthestMs: DAY_MS },
  { table: "bookings", due: "remind_claimed_until", farthestMs: DAY_MS },
];

/**
 * Makes rows due now if their time is further away than any job sets it. Such times were written while a clock ran
 * ahead; without this, a lead whose mail was postponed until next year would not be answered. Resolves to the number of
 * rows.
 */
export async function bringNear(db: Database, now: number): Promise<number> {
  let brought = 0;
  for (const { table, due, waits = sql`1 = 1`, farthestMs, happened = [] } of WAITING) {
    const changes = [
      sql`${sql.ref(due)} = ${now}`,
      ...happened.map(
        (at) => sql`${sql.ref(at)} = case when ${sql.ref(at)} > ${now} then ${now} else ${sql.ref(at)} end`,
      ),
    ];
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.join(changes)}
      where ${waits} and ${sql.ref(due)} > ${now + farthestMs} and ${sql.ref(due)} < ${NEVER}`.execute(db);
    brought += Number(numAffectedRows);
  }
  return brought;
}

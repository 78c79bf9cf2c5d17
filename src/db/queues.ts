import { sql } from "kysely";
import type { Database } from "./dialect.ts";

/**
 * Work that waits in the database until its time has come: for each queue its table, which of its rows wait, and when
 * each is due (epoch ms).
 */
const QUEUES = {
  deliveries: { table: "lead_deliveries", waits: sql`state = 'waiting'`, due: "next_at" },
  abandoned_deliveries: { table: "lead_deliveries", waits: sql`state = 'claimed'`, due: "claimed_until" },
  texts: { table: "people_texts", waits: sql`state = 'waiting'`, due: "next_at" },
  staff_messages: { table: "staff_messages", waits: sql`state = 'waiting'`, due: "next_at" },
  stock_pictures: { table: "stock_pictures", waits: sql`state = 'waiting'`, due: "next_at" },
  reservations: { table: "reservations", waits: sql`ended_at is null`, due: "held_until" },
  payments: { table: "payments", waits: sql`next_at is not null`, due: "next_at" },
  refunds: { table: "refunds", waits: sql`next_at is not null`, due: "next_at" },
} as const;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

export interface QueueFigures {
  /** Pieces of work whose time has come and that nobody has done. */
  readonly due: number;
  /** Seconds for which the oldest of them has been due; 0 where there is none. */
  readonly oldestSeconds: number;
}

/** How far each queue is behind. A queue that is served has little due, and nothing for long. */
export async function queueFigures(db: Database, now: number): Promise<Readonly<Record<QueueName, QueueFigures>>> {
  const figures = {} as Record<QueueName, QueueFigures>;
  for (const name of QUEUE_NAMES) {
    const { table, waits, due } = QUEUES[name];
    const found = await sql<{ due: number; oldest: number | null }>`
      select count(*) as due, min(${sql.ref(due)}) as oldest from ${sql.table(table)}
      where ${waits} and ${sql.ref(due)} <= ${now}`.execute(db);
    const [row] = found.rows;
    const oldest = row?.oldest == null ? now : Number(row.oldest);
    figures[name] = { due: Number(row?.due ?? 0), oldestSeconds: Math.round((now - oldest) / 1000) };
  }
  return figures;
}

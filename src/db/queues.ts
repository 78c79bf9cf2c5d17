import { sql } from "kysely";
import type { Database } from "./dialect.ts";

/**
 * Work that waits in the database until it is due. For each queue: its table, the condition for waiting rows, and the
 * column with the due time (epoch ms).
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
  /** The number of jobs that are due and not done yet. */
  readonly due: number;
  /** How long the oldest of them has been due, in seconds; 0 if there is none. */
  readonly oldestSeconds: number;
}

/** How far behind each queue is. A healthy queue has little due, and nothing for long. */
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

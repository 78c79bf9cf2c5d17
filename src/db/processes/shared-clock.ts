import { sql } from "kysely";
import { Poller } from "../../lib/poller.ts";
import { type Database, dialectOf } from "../dialect.ts";

/** Milliseconds by which a machine's clock may differ from the database's before the database's is used instead. */
const TOLERANCE_MS = 2_000;
/** A slower answer says too little about what time it was when the database looked, in milliseconds. */
const SLOWEST_ANSWER_MS = 1_000;
const MEASURE_MS = 10_000;

/** The clock on which the processes of one database agree. */
export interface SharedClock {
  /** Epoch milliseconds: this machine's clock, or the database's where the two differ by seconds. */
  readonly clock: () => number;
  /** Milliseconds by which this machine's clock was last seen ahead of the database's; below 0: behind it. */
  readonly aheadMs: () => number;
  /** Measures now. Rejects if the database does not answer. */
  measure(): Promise<void>;
  stop(): Promise<void>;
}

export interface SharedClockOptions {
  /** This machine's clock, in epoch milliseconds. */
  readonly machine?: () => number;
  /** Called when the clocks begin to differ, with how far this machine's is ahead. */
  readonly onDiffering?: (aheadMs: number) => void;
  /** Called when they agree again. */
  readonly onAgreeing?: () => void;
}

/**
 * Milliseconds by which this machine's clock is ahead of the database's; 0 where the database is a file, which has no
 * clock of its own. Null if the answer took so long that it says nothing.
 */
export async function measureAhead(db: Database, machine: () => number = Date.now): Promise<number | null> {
  if (dialectOf(db) === "sqlite") return 0;
  const startedAt = performance.now();
  // The name has no schema, so that a test can put a clock of its own before PostgreSQL's.
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const tookMs = performance.now() - startedAt;
  const [row] = rows;
  return row === undefined || tookMs > SLOWEST_ANSWER_MS ? null : Math.round(machine() - tookMs / 2 - row.ms);
}

/** Opens the clock that this process shares with the others, and logs when the machine's own goes wrong. */
export const openLoggedClock = (
  db: Database,
  log: { error(facts: object, text: string): void; info(text: string): void },
): Promise<SharedClock> =>
  openSharedClock(db, {
    onDiffering: (aheadMs) =>
      log.error(
        { ahead_seconds: Math.round(aheadMs / 1000) },
        "this machine's clock is wrong: the database's is used until it is set right",
      ),
    onAgreeing: () => log.info("this machine's clock is right again"),
  });

/** Whether a clock is so far from the database's that the database's is used instead. */
export const isFarOff = (aheadMs: number): boolean => Math.abs(aheadMs) > TOLERANCE_MS;

/** The shared clock for work so short that it is measured once. */
export async function sharedClockNow(db: Database): Promise<() => number> {
  const ahead = (await measureAhead(db)) ?? 0;
  return isFarOff(ahead) ? () => Date.now() - ahead : Date.now;
}

/**
 * Follows how far this machine's clock is from the database's. Claims and leases are compared with the clock of
 * whichever process asks, so one that goes an hour ahead would take what others are at, and a mail would go out twice.
 * Smaller differences are left alone, because the answer's way takes a part of them.
 */
export async function openSharedClock(
  db: Database,
  { machine = Date.now, onDiffering, onAgreeing }: SharedClockOptions = {},
): Promise<SharedClock> {
  let ahead = 0;
  const differs = () => isFarOff(ahead);
  const take = async () => {
    const measured = await measureAhead(db, machine);
    if (measured === null) return;
    const differed = differs();
    ahead = measured;
    if (differs() && !differed) onDiffering?.(ahead);
    if (!differs() && differed) onAgreeing?.();
  };
  const poller = new Poller(take, { intervalMs: MEASURE_MS, slowestMs: MEASURE_MS, clock: machine });
  if (dialectOf(db) === "postgres") {
    await poller.poll();
    poller.start({ firstAfterMs: MEASURE_MS });
  }
  return {
    clock: () => machine() - (differs() ? ahead : 0),
    aheadMs: () => ahead,
    measure: take,
    stop: () => poller.stop(),
  };
}

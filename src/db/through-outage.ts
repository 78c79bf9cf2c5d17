import { setTimeout as pause } from "node:timers/promises";
import { describeDatabaseError } from "./failure.ts";

/** Milliseconds for which it is tried: a database that restarts takes less, and every claim on work lasts longer. */
const PATIENCE_MS = 40_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Does this again while the database does not answer: what belongs to work that cannot be taken back, as noting that a
 * mail has left. Whoever gave up would send it a second time, once the claim on it has run out. It must do no harm
 * twice, because an answer may be lost after the commit.
 */
export async function throughOutage<T>(work: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const isAway = describeDatabaseError(error)?.kind === "unreachable";
      if (!isAway || performance.now() + wait > deadline) throw error;
    }
    await pause(wait);
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { describeDatabaseError } from "./failure.ts";

/** How long to keep trying, in milliseconds: longer than a database restart, and shorter than any claim on work. */
const PATIENCE_MS = 40_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Retries while the database does not answer. Use it to record what cannot be undone, such as a mail that has been
 * sent: giving up would let another process send it a second time, once the claim has expired. The work must be safe to
 * repeat, because an answer may be lost after the commit.
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

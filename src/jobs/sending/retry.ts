/** When a failed delivery is retried, and when it is given up. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds after the first failure, the second and so on: ten attempts over a day and a half, then it is parked.
 */
const DELAYS = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 10 * HOUR, 16 * HOUR];

/** Attempts when the receiver rejects permanently: a mistake on its side may be fixed within minutes, hardly later. */
const ATTEMPTS_WHEN_REJECTED = 3;

/**
 * Milliseconds until the next attempt after `attempts` failed ones, or null to park the delivery. `random` (0 to 1)
 * varies the delay by up to a fifth, so that deliveries that failed together are not retried together.
 */
export function retryDelay(attempts: number, kind: "rejected" | "unavailable", random: number): number | null {
  const delay = DELAYS[attempts - 1];
  if (delay === undefined || (kind === "rejected" && attempts >= ATTEMPTS_WHEN_REJECTED)) return null;
  return Math.round(delay * (0.8 + 0.4 * random));
}

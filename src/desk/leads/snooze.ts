import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";

/** The times to snooze a person until, each at nine in the morning. */
export const SNOOZES = { tomorrow: 1, "in three days": 3, "next week": 7 } as const;
export const SNOOZE_NAMES = Object.keys(SNOOZES) as (keyof typeof SNOOZES)[];

/** When a snoozed person returns (epoch ms), with the words for the thread; at once for an unknown choice. */
export function snoozeTime(
  choice: string,
  now: number,
  zone: string,
): { readonly until: number | null; readonly words: string } {
  const name = SNOOZE_NAMES.find((one) => one === choice);
  if (!name) return { until: null, words: "brought it back" };
  const until = instantOf(addDays(wallClock(now, zone).day, SNOOZES[name]), "09:00", zone);
  return { until, words: `put it aside until ${name}` };
}

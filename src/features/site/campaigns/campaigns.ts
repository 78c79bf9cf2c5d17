import type { Timed } from "../../hours/opening.ts";
import { windowAt } from "../../hours/opening.ts";

/** A campaign's id, and its first and last day, both inclusive, in the dealer's time zone (HOME-034). */
export interface Campaign {
  readonly id: string;
  readonly start: string;
  readonly end: string;
}

/**
 * Content that may belong to a campaign and may also have days of its own: a slide, a banner, a popup, a promo card.
 */
export interface Promotion {
  readonly campaign?: string | null | undefined;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

export interface Days {
  readonly start: string | null;
  readonly end: string | null;
}

/** The days on which a promotion is shown: the overlap of its own and its campaign's. Null means no bound. */
export function daysOf({ campaign, start = null, end = null }: Promotion, campaigns: readonly Campaign[]): Days {
  const named = campaign ? campaigns.find(({ id }) => id === campaign) : undefined;
  const days = [named, { start, end }].filter((one) => one !== undefined);
  return {
    start: days.flatMap((one) => one.start ?? []).reduce<string | null>(later, null),
    end: days.flatMap((one) => one.end ?? []).reduce<string | null>(earlier, null),
  };
}

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other);
const earlier = (one: string | null, other: string): string => (one !== null && one < other ? one : other);

/** Whether a promotion is shown at `now` (epoch ms) in a time zone, and when that changes. */
export function isRunning(
  promotion: Promotion,
  { campaigns, timezone }: { readonly campaigns: readonly Campaign[]; readonly timezone: string },
  now: number,
): Timed<boolean> {
  const days = daysOf(promotion, campaigns);
  if (days.start !== null && days.end !== null && days.start > days.end) return { value: false, changesAt: null };
  return windowAt(days, now, timezone);
}

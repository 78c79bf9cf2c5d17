import { DAY_MS } from "../../../lib/time/spans.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays } from "../../../lib/time/zoned.ts";
import { RETENTION_KINDS, type RetentionKind } from "../../forms/lead-teams.ts";
import { teamOf } from "../../routing/teams.ts";
import type { SiteConfig } from "../../site/schema.ts";

/** How long enquiries are kept. All times are epoch milliseconds. */

/** The part of a dealership's configuration that sets this. */
export type KeepConfig = Pick<SiteConfig, "keepMonths" | "timezone">;

const MONTHS: Readonly<Record<RetentionKind, number>> = {
  sales: 24,
  service: 24,
  parts: 24,
  finance: 24,
  careers: 12,
  buying: 24,
  other: 24,
};

/** Months for which each kind of lead is kept after the last activity in its thread; null for no limit. */
export function retentionMonths({
  keepMonths,
}: Pick<KeepConfig, "keepMonths">): Readonly<Record<RetentionKind, number | null>> {
  const overrides = RETENTION_KINDS.flatMap((kind) =>
    keepMonths[kind] === undefined ? [] : [[kind, keepMonths[kind]]],
  );
  return { ...MONTHS, ...Object.fromEntries(overrides) };
}

/**
 * The same time of day that many months later or earlier in a time zone; in a shorter month, on its last day at most.
 */
export function addMonths(at: number, months: number, zone: string): number {
  const { day } = wallClock(at, zone);
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const firstOf = (count: number) =>
    `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}-01`;
  const count = year * 12 + month - 1 + months;
  const last = addDays(firstOf(count + 1), -1);
  const target = addDays(firstOf(count), date - 1);
  return at + Math.min(Date.parse(target), Date.parse(last)) - Date.parse(day);
}

/** The facts about a lead that decide how long it is kept. */
export interface RetainedLead {
  readonly id: number;
  readonly category: string;
  readonly subcategory: string | null;
  readonly erased_at: number | null;
}

interface RetainedThread {
  /** When the last activity was. */
  readonly last_at: number;
  readonly leads: readonly RetainedLead[];
}

export interface Due {
  /** When the whole thread is erased, together with its longest-kept lead; null for never. */
  readonly threadAt: number | null;
  /** The leads due now, which may be erased before the thread. */
  readonly leads: readonly number[];
}

/** The leads of a thread that are due at `now`, and when the whole thread is. */
export function dueOf({ last_at, leads }: RetainedThread, config: KeepConfig, now: number): Due {
  const months = retentionMonths(config);
  const kindOf = ({ category, subcategory }: RetainedLead): RetentionKind =>
    teamOf({ category, subcategory: subcategory ?? undefined }) ?? "other";
  const endOf = (kind: RetentionKind) => {
    const limit = months[kind];
    return limit === null ? null : addMonths(last_at, limit, config.timezone);
  };
  const ends = leads.length === 0 ? [endOf("other")] : leads.map((lead) => endOf(kindOf(lead)));
  const isDue = (lead: RetainedLead) => {
    const end = endOf(kindOf(lead));
    return lead.erased_at === null && end !== null && end <= now;
  };
  return {
    threadAt: ends.includes(null) ? null : Math.max(...ends.map(Number)),
    leads: leads.filter(isDue).map(({ id }) => id),
  };
}

/** The latest time of the last activity in any thread in which something is due; null if nothing is ever due. */
export function latestDue(config: KeepConfig, now: number): number | null {
  const ended = Object.values(retentionMonths(config)).filter((months) => months !== null);
  // Going back and then forward by months may end a few days off, because months differ in length.
  return ended.length === 0 ? null : addMonths(now, -Math.min(...ended), config.timezone) + 3 * DAY_MS;
}

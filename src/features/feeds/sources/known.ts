import { nextTime } from "../../../lib/time/schedule.ts";
import { briefFor } from "../../site/brief.ts";
import type { FeedSource } from "../../site/dealership/feed-sources.ts";
import type { Dealership, Site } from "../../site/site.ts";

/** A source described in the sites' files, with its dealership and site. */
export interface KnownSource {
  readonly source: FeedSource;
  readonly dealership: Dealership;
  /** The site whose folder holds the dealership's file; it provides the schedule's time zone and the mails' brand. */
  readonly site: Site;
}

/** Every source of these sites once, even if several sites show its dealership. */
export function sourcesOf(sites: readonly Site[]): readonly KnownSource[] {
  const known = new Map<string, KnownSource>();
  const homes = (site: Site) => site.dealerships.filter(({ folder }) => folder === site.slug);
  const guests = (site: Site) => site.dealerships.filter(({ folder }) => folder !== site.slug);
  for (const pick of [homes, guests])
    for (const site of sites)
      for (const dealership of pick(site))
        for (const source of dealership.sources ?? []) {
          const key = pathOf({ source, dealership });
          if (!known.has(key)) known.set(key, { source, dealership, site });
        }
  return [...known.values()];
}

/** A source's name in commands: `halden-alexandria/dms`. */
export const pathOf = ({ dealership, source }: Pick<KnownSource, "dealership" | "source">): string =>
  `${dealership.slug}/${source.name}`;

/** A time that never comes, for sources that are not checked automatically. */
export const NEVER = Number.MAX_SAFE_INTEGER;

const zoneOf = ({ site, dealership }: KnownSource): string => briefFor(site, dealership.slug).timezone;

/** The schedule and its zone in one text; when it changes, the due time is recalculated. */
export const scheduleOf = (known: KnownSource): string => `${known.source.schedule ?? "never"} ${zoneOf(known)}`;

/** When it is next checked after `now`; `random` (0 to 1) is the share of its jitter. Epoch milliseconds. */
export function dueAfter(known: KnownSource, now: number, random: number): number {
  const { schedule, jitterSeconds } = known.source;
  return schedule === null ? NEVER : nextTime(schedule, zoneOf(known), now) + Math.floor(random * jitterSeconds * 1000);
}

/** Whether its files only ever arrive from outside, so that the absence of a new one means nothing. */
export const isBrought = ({ kind }: FeedSource): boolean => kind === "upload" || kind === "push" || kind === "folder";

/** The settings that decide when a source is late. */
export const lateRules = (source: FeedSource) => ({ lateHours: source.lateHours, isAsked: !isBrought(source) });

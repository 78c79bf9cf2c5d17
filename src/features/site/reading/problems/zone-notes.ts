import { zoneOfState } from "../../../../lib/time/dates.ts";
import { isoInZone } from "../../../../lib/time/moments.ts";
import type { Site } from "../../site.ts";
import { pointerOf, type SiteProblem } from "./problems.ts";

/** A summer day and a winter day. Zones whose clocks agree on both are treated as the same zone. */
const SEASONS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)] as const;

const clocksOf = (zone: string): string => SEASONS.map((at) => isoInZone(at, zone)).join();

/**
 * Notes on dealerships whose hours and bookings use another time zone than that of the state they are in, unless their
 * own file sets it: otherwise a site with dealerships in two states would use one clock for both.
 */
export function zoneNotes(site: Site): SiteProblem[] {
  const own = site.dealerships.filter(({ folder = site.slug }) => folder === site.slug);
  return own.flatMap(({ slug, config }) => {
    if (config.timezone !== undefined) return [];
    const { timezone } = site.configFor(slug);
    const away = site.locations.find(({ dealership_slug, visible, address }) => {
      const zone = zoneOfState(address.state);
      return visible && dealership_slug === slug && zone !== null && clocksOf(zone) !== clocksOf(timezone);
    });
    if (!away) return [];
    const there = zoneOfState(away.address.state);
    return [
      {
        file: `${site.slug}/dealerships/${slug}.json`,
        pointer: pointerOf(["config", "site", "timezone"]),
        message: `${away.name} stands in ${away.address.state}, but its hours and bookings go by the clock of ${timezone}: write "timezone": "${there}" here, or ${timezone} where that is meant.`,
      },
    ];
  });
}

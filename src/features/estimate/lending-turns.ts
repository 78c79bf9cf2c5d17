import { wallClock } from "../../lib/time/time-zones.ts";
import { instantOf } from "../../lib/time/zoned.ts";
import { earliest, windowAt } from "../hours/opening.ts";
import { providerRules } from "../loans/finance-providers.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";

type LendingConfig = Pick<SiteConfig, "financeProvider" | "lenderProducts" | "timezone">;

/**
 * When estimates next change after `now` (epoch ms) without an edit: a product begins or ends, or at the new year every
 * vehicle becomes a year older. Null if nothing depends on the date.
 */
export function lendingTurnsAt(
  { financeProvider, lenderProducts, timezone }: LendingConfig,
  now: number,
): number | null {
  const days = lenderProducts.map(({ from = null, until = null }) =>
    windowAt({ start: from, end: until }, now, timezone),
  );
  const ages = lenderProducts.length > 0 || providerRules(financeProvider).tooOldAt !== null;
  const nextYear = Number(wallClock(now, timezone).day.slice(0, 4)) + 1;
  return earliest([
    ...days.map(({ changesAt }) => changesAt),
    ages ? instantOf(`${nextYear}-01-01`, "00:00", timezone) : null,
  ]);
}

/** The earliest such change over all dealerships of a site. */
export function siteLendingTurnsAt(
  site: Pick<Site, "config" | "configFor" | "dealerships">,
  now: number,
): number | null {
  const configs = new Set([site.config, ...site.dealerships.map(({ slug }) => site.configFor(slug))]);
  return earliest([...configs].map((config) => lendingTurnsAt(config, now)));
}

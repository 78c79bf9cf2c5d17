import { type BriefConfig, briefFor } from "./brief.ts";
import type { Site } from "./site.ts";

/**
 * The number of weekly figures, and of scores, that the search index stores for each car. A car needs separate figures
 * for each site that shows it under another lender, other fees or other score weights. Sites that show no car in
 * common, or agree on these options, share a lane.
 */
export const WEEKLY_LANES = 4;

/** The options that a vehicle's estimate depends on. Two sites with the same values show the same figures. */
export const ESTIMATE_OPTIONS = [
  "financeProvider",
  "financeExcludedMakes",
  "financeExcludedDealerships",
  "financeBasisText",
  "establishmentFees",
  "brandFinanceFees",
  "lenderProducts",
  "youxQuoteEnabled",
  "timezone",
] as const;

/** A full site, or the brief part of it that stays in memory. */
type LentSite = Pick<Site, "slug"> & { readonly dealerships: readonly { readonly slug: string }[] } & (
    | Required<Pick<Site, "briefFor">>
    | Pick<Site, "configFor">
  );

/**
 * The lane of each site, by slug: the first lane in which no other site shows the same dealership under other lending
 * options. A lane of `WEEKLY_LANES` or more means that none was left; such a site has no weekly filter.
 */
export function weeklyLanesOf(sites: readonly LentSite[]): ReadonlyMap<string, number> {
  /** The lending options of each dealership, by lane. */
  const lendingsOfLane: Map<string, string>[] = [];
  const lanes = new Map<string, number>();
  for (const site of sites.toSorted((a, b) => inOrder(a.slug, b.slug))) {
    const own = lendingsOf(site);
    const fits = (lane: ReadonlyMap<string, string>) =>
      [...own].every(([slug, lending]) => (lane.get(slug) ?? lending) === lending);
    const found = lendingsOfLane.findIndex(fits);
    const lane = found < 0 ? lendingsOfLane.length : found;
    const lendings = lendingsOfLane[lane] ?? new Map<string, string>();
    for (const [slug, lending] of own) lendings.set(slug, lending);
    lendingsOfLane[lane] = lendings;
    lanes.set(site.slug, lane);
  }
  return lanes;
}

/** Orders like `localeCompare`, but ten times as fast. */
const inOrder = new Intl.Collator().compare;

/**
 * Cached by site object: a change makes a new object for the site, and nearly all of a thousand sites stay the same.
 */
const known = new WeakMap<LentSite, ReadonlyMap<string, string>>();

/** The lending options of a site's dealerships, by slug. */
function lendingsOf(site: LentSite): ReadonlyMap<string, string> {
  const found = known.get(site) ?? new Map(site.dealerships.map(({ slug }) => [slug, lendingOf(site, slug)]));
  known.set(site, found);
  return found;
}

/** Cached by brief, since sites with the same options share one brief object. */
const texts = new WeakMap<BriefConfig, string>();

function lendingOf(site: LentSite, dealership: string): string {
  const brief = briefFor(site, dealership);
  const text =
    texts.get(brief) ?? JSON.stringify([...ESTIMATE_OPTIONS.map((name) => brief[name]), brief.recommendedWeights]);
  texts.set(brief, text);
  return text;
}

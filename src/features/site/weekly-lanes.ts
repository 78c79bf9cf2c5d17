import { type BriefConfig, briefFor } from "./brief.ts";
import type { Site } from "./site.ts";

/**
 * The search index keeps one weekly figure and one score of a car for each lane. A car has its own for each site that
 * shows it under another lender, other fees or other weights of the score; sites that never differ share a lane.
 */
export const WEEKLY_LANES = 4;

/** The options on which the estimate of a vehicle depends: two sites with the same values show the same figures. */
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

/** A site, or what is in memory of it. */
type LentSite = Pick<Site, "slug"> & { readonly dealerships: readonly { readonly slug: string }[] } & (
    | Required<Pick<Site, "briefFor">>
    | Pick<Site, "configFor">
  );

/**
 * The lane of each site by slug: the first that no other site uses which shows the same dealership under other lending
 * options. A number of `WEEKLY_LANES` or more means that there was none left; such a site has no weekly filter.
 */
export function weeklyLanesOf(sites: readonly LentSite[]): ReadonlyMap<string, number> {
  /** The lending options of each dealership, by lane. */
  const taken: Map<string, string>[] = [];
  const lanes = new Map<string, number>();
  for (const site of sites.toSorted((a, b) => inOrder(a.slug, b.slug))) {
    const own = lendingsOf(site);
    const fits = (lane: ReadonlyMap<string, string>) =>
      [...own].every(([slug, lending]) => (lane.get(slug) ?? lending) === lending);
    const found = taken.findIndex(fits);
    const lane = found < 0 ? taken.length : found;
    const lendings = taken[lane] ?? new Map<string, string>();
    for (const [slug, lending] of own) lendings.set(slug, lending);
    taken[lane] = lendings;
    lanes.set(site.slug, lane);
  }
  return lanes;
}

/** As `localeCompare`, and ten times as fast. */
const inOrder = new Intl.Collator().compare;

/** By site: each change makes an object of its own, and of a thousand sites nearly all stay as they are. */
const known = new WeakMap<LentSite, ReadonlyMap<string, string>>();

/** The lending options of a site's dealerships, by slug. */
function lendingsOf(site: LentSite): ReadonlyMap<string, string> {
  const found = known.get(site) ?? new Map(site.dealerships.map(({ slug }) => [slug, lendingOf(site, slug)]));
  known.set(site, found);
  return found;
}

/** By brief, which sites that lend alike share. */
const texts = new WeakMap<BriefConfig, string>();

function lendingOf(site: LentSite, dealership: string): string {
  const brief = briefFor(site, dealership);
  const text =
    texts.get(brief) ?? JSON.stringify([...ESTIMATE_OPTIONS.map((name) => brief[name]), brief.recommendedWeights]);
  texts.set(brief, text);
  return text;
}

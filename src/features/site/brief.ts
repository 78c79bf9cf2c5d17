import type { SiteConfig } from "./schema.ts";

/**
 * The options needed by work that spans all sites, such as the search index and jobs. They stay in memory for every
 * site; everything else is loaded when a site is used. Secrets must not be listed here.
 */
const BRIEF_OPTIONS = [
  "financeProvider",
  "financeExcludedMakes",
  "financeExcludedDealerships",
  "financeBasisText",
  "establishmentFees",
  "brandFinanceFees",
  "lenderProducts",
  "youxQuoteEnabled",
  "timezone",
  "recommendedWeights",
  "keepMonths",
  "reservationsEnabled",
  "enquiryCategories",
] as const satisfies readonly (keyof SiteConfig)[];

export interface BriefConfig extends Pick<SiteConfig, (typeof BRIEF_OPTIONS)[number]> {
  /** Whether the site names a Stripe key or account, even if its environment variable is not set. */
  readonly namesStripe: boolean;
}

/** A location's name and position, as far as vehicles' distances depend on them. Every `Location` is a `Spot` too. */
export interface Spot {
  readonly id: number;
  readonly name: string;
  readonly dealership_slug: string;
  readonly primary: boolean;
  readonly address: { readonly lat: number | null; readonly long: number | null; readonly postcode: string };
}

const WIDE: WeakMap<SiteConfig, BriefConfig> = new WeakMap();

type Brief = (dealership: string) => BriefConfig;
type Whole = (dealership: string) => SiteConfig;
type Asked = { readonly briefFor: Brief } | { readonly configFor: Whole; readonly briefFor?: Brief };

/** A dealership's brief options on a site. Does not load the site. */
export function briefFor(site: Asked, dealership: string): BriefConfig {
  if ("briefFor" in site && site.briefFor) return site.briefFor(dealership);
  if (!("configFor" in site)) throw new TypeError("a site has one or the other");
  const config = site.configFor(dealership);
  const known = WIDE.get(config) ?? briefOf(config);
  WIDE.set(config, known);
  return known;
}

/** The positions and names of a site's locations. Does not load the site. */
export const spotsOf = (site: {
  readonly locations: readonly Spot[];
  readonly spots?: readonly Spot[];
}): readonly Spot[] => site.spots ?? site.locations;

export function briefOf(config: SiteConfig): BriefConfig {
  const chosen = Object.fromEntries(BRIEF_OPTIONS.map((name) => [name, config[name]]));
  return {
    ...(chosen as Pick<SiteConfig, (typeof BRIEF_OPTIONS)[number]>),
    namesStripe: config.stripeKey !== null || config.stripeAccount !== null,
  };
}

/** Replaces equal briefs by one shared object, since most of ten thousand sites have the same options. */
export class SharedBriefs {
  readonly #known = new Map<string, WeakRef<BriefConfig>>();
  #sweepAt = 1_000;

  one(brief: BriefConfig): BriefConfig {
    const text = JSON.stringify(brief);
    const known = this.#known.get(text)?.deref();
    if (known) return known;
    this.#known.set(text, new WeakRef(brief));
    if (this.#known.size > this.#sweepAt) this.#sweep();
    return brief;
  }

  #sweep(): void {
    for (const [text, brief] of this.#known) if (!brief.deref()) this.#known.delete(text);
    this.#sweepAt = Math.max(1_000, this.#known.size * 2);
  }
}

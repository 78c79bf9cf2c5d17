import { formatDate } from "../../lib/time/dates.ts";
import { formatNumber } from "../../lib/words/format.ts";
import type { CarCardView } from "../cards/card.ts";
import type { HeroFacets } from "../hero/hero-schema.ts";
import { earliest } from "../hours/opening.ts";
import { ownPlaces, type PlacesSection } from "../locations/section.ts";
import { bodyTiles, type FacetTile } from "../models/facet-tiles.ts";
import { bodyCategories, type ModelCard, modelCard } from "../models/rules.ts";
import { campaignHref } from "../site/campaigns/campaign-link.ts";
import { isRunning } from "../site/campaigns/campaigns.ts";
import type { HomeBlock } from "../site/choices.ts";
import type { HomeWords } from "../site/home-file.ts";
import { leadingPath, linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { BlogPost, Site, Slide } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { runningSlides } from "../site/view.ts";
import { KIND_BANDS, type KindBand } from "../stock/kind-bands.ts";
import { cardSummary } from "./rules.ts";
import { SALES_COUNT_REFRESH_MS, salesCount } from "./sales-count.ts";

/** One of the feature banner's three tiles (HOME-018 to HOME-021). */
export interface FeatureView {
  readonly name: "offers" | "service" | "sell";
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

/** A blog post as its card shows it (HOME-024 to HOME-028). */
export interface BlogCard {
  readonly href: string;
  readonly heading: string;
  readonly description: string;
  readonly image: string | null;
  readonly date: string;
}

export interface PriceBand {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** A range of masses or engines, with the number of vehicles in it. */
export interface KindBandView extends Omit<KindBand, "holds" | "category"> {
  readonly count: number;
  readonly href: string;
}

/** All data of a home page. A block without data is not in `blocks` (HOME-001). */
export interface HomeView {
  readonly blocks: readonly HomeBlock[];
  readonly hero: {
    readonly heading: string;
    readonly text: string | null;
    /** Null while stock cannot be searched: the form then has a text field only. */
    readonly facets: HeroFacets | null;
    /** Whether car types are a row of buttons, and a dropdown (HOME-009): neither where there is nothing to choose. */
    readonly hasTypeToggle: boolean;
    readonly hasTypeList: boolean;
    readonly priceControl: SiteConfig["heroPriceControl"];
    readonly fuelOrColour: SiteConfig["heroFuelOrColour"];
  };
  /** Line across the top, on certain days (HOME-035). */
  readonly banner: { readonly text: string; readonly href: string | null } | null;
  readonly slides: readonly Slide[];
  readonly features: readonly FeatureView[];
  readonly range: {
    readonly cards: readonly ModelCard[];
    readonly categories: readonly { readonly body: string; readonly count: number }[];
    readonly linkText: string;
    /** Number of body buttons in the first row (MODEL-030). */
    readonly firstRow: number;
  };
  readonly blog: {
    readonly heading: string;
    readonly all: string;
    readonly allHref: string;
    readonly cards: readonly BlogCard[];
  };
  readonly paymentLogos: SiteConfig["paymentLogos"];
  readonly salesCount: number | null;
  readonly priceBands: readonly PriceBand[];
  /** Ranges of vehicles other than cars; cars have price ranges. */
  readonly kindBands: readonly KindBandView[];
  readonly justLanded: readonly CarCardView[];
  /** A tile for each body with a link to its cars, the most frequent first (MODEL-028). */
  readonly bodyTiles: readonly FacetTile[];
  /** The dealer's locations (LOC-069 to LOC-071). */
  readonly places: PlacesSection | null;
  /** The dealer's own steps, plans and questions. */
  readonly words: HomeWords;
}

const features = (site: Site, { config } = site): FeatureView[] => [
  {
    name: "offers",
    label: text(config, "feature.offers.name"),
    text: text(config, "feature.offers"),
    href: leadingPath(site, linkPath(config, "specialOffers"), "stock"),
  },
  {
    name: "service",
    label: text(config, "feature.service.name"),
    text: text(config, "feature.service"),
    href: linkPath(config, "bookAService"),
  },
  {
    name: "sell",
    label: text(config, "feature.sell.name", { Vehicle: config.vehicleNoun }),
    text: text(config, "feature.sell"),
    href: linkPath(config, "sellMyCar"),
  },
];

/** A post as its card shows it. */
export const blogCard = (post: BlogPost, blogHref: string): BlogCard => ({
  href: `${blogHref}/${post.slug}`,
  heading: post.heading,
  description: cardSummary(post.description),
  image: post.image,
  date: formatDate(post.date) ?? post.date,
});

/** Number of price ranges before the rest are merged into one. */
const BANDS = 5;

/** Price ranges with the number of cars in each; those above the fifth are merged. */
export function priceBands(facets: HeroFacets, stockHref: string): readonly PriceBand[] {
  const { attribute, options } = facets.priceRange;
  const href = (values: readonly string[]) =>
    `${stockHref}?${new URLSearchParams(values.map((value) => [attribute, value]))}`;
  const single = options
    .slice(0, BANDS)
    .map(({ label, value, count }) => ({ label: shortPrices(label), count, href: href([value]) }));
  const rest = options.slice(BANDS);
  const least = /\$[\d,]+/.exec(rest[0]?.label ?? "")?.[0];
  if (!least) return single.filter((band) => band.count > 0);
  const last = {
    label: `${shortPrices(least)} and up`,
    count: rest.reduce((sum, option) => sum + option.count, 0),
    href: href(rest.map((option) => option.value)),
  };
  return [...single, last].filter((band) => band.count > 0);
}

/** Shortens `$10,000 to $20,000` to `$10k – $20k`. */
const shortPrices = (label: string): string => label.replace(/,000\b/g, "k").replace(" to ", " – ");

export interface HomeData {
  readonly facets: HeroFacets | null;
  readonly justLanded: readonly CarCardView[];
  /** Number of vehicles by the category of their range; none where only cars are sold. */
  readonly bandCounts?: Readonly<Record<string, number>>;
}

function kindBands(counts: Readonly<Record<string, number>>, stockHref: string): readonly KindBandView[] {
  return KIND_BANDS.flatMap(({ holds: _, category, ...band }) => {
    const count = counts[category] ?? 0;
    return count > 0 ? [{ ...band, count, href: `${stockHref}?${new URLSearchParams({ categories: category })}` }] : [];
  });
}

/**
 * The text below the hero's heading; none unless the site has one, nor while stock cannot be counted. Words that count
 * it are silent where there is none.
 */
function heroText(config: SiteConfig, facets: HeroFacets | null): string | null {
  if (!facets || (facets.total === 0 && config.texts["hero.text"]?.includes("{count}"))) return null;
  return text(config, "hero.text", { count: formatNumber(facets.total) });
}

/** The hero asks for a price where the stock has no weekly figures that it could ask for (HOME-012). */
const priceControlOf = ({ heroPriceControl: control }: SiteConfig, facets: HeroFacets | null) =>
  control === "weekly" && !facets?.weeklyBudget ? "dropdown" : control;

/** The home page of a site at `now` (epoch ms), and when it changes (null: not by itself). */
export function homeView(site: Site, data: HomeData, now: number): { home: HomeView; changesAt: number | null } {
  const { config } = site;
  const { facets } = data;
  const cards = site.models.map((model) => modelCard(model, config.modelShowFromPrice));
  const { promotionBanner } = config;
  const bannerDays = promotionBanner ? isRunning(promotionBanner, config, now) : null;
  const banner = promotionBanner && bannerDays?.value ? promotionBanner : null;
  const blogHref = linkPath(config, "blog");
  const places = config.homeBlocks.includes("locations") ? ownPlaces(site, now) : null;
  const hasTypes = facets !== null && facets.carTypes.length > 0;
  const view = {
    hero: {
      heading: config.heroHeading,
      text: heroText(config, facets),
      facets,
      hasTypeToggle: hasTypes && config.heroCarTypeControl !== "dropdown",
      hasTypeList: hasTypes && config.heroCarTypeControl !== "toggle",
      priceControl: priceControlOf(config, facets),
      fuelOrColour: config.heroFuelOrColour,
    },
    banner: banner ? { text: banner.text, href: banner.url ? campaignHref(banner.url, banner.campaign) : null } : null,
    slides: runningSlides(site, now),
    features: features(site),
    range: {
      cards,
      categories: bodyCategories(cards),
      linkText: config.modelLinkText,
      firstRow: config.bodyCategoryFirstRow,
    },
    blog: {
      heading: text(config, "blog.heading"),
      all: text(config, "blog.all"),
      allHref: blogHref,
      cards: site.posts.slice(0, 4).map((post) => blogCard(post, blogHref)),
    },
    paymentLogos: config.paymentLogos,
    salesCount: config.salesCounterEnabled ? salesCount(now) : null,
    priceBands: facets ? priceBands(facets, linkPath(config, "stock")) : [],
    kindBands: kindBands(data.bandCounts ?? {}, linkPath(config, "stock")),
    justLanded: data.justLanded,
    bodyTiles: facets ? bodyTiles(facets.body, cards, linkPath(config, "stock")) : [],
    places: places?.value ?? null,
    words: site.home,
  };
  const home = { ...view, blocks: config.homeBlocks.filter((block) => hasData(view, block)) };
  const counterMoves = view.salesCount === null ? null : now + SALES_COUNT_REFRESH_MS;
  return { home, changesAt: earliest([bannerDays?.changesAt, facets?.changesAt, counterMoves, places?.changesAt]) };
}

/** Whether a block has data; one without is not rendered (HOME-001). */
function hasData(view: Omit<HomeView, "blocks">, block: HomeBlock): boolean {
  const sizes: Partial<Record<HomeBlock, number>> = {
    promotionsSlider: view.slides.length,
    rangeGrid: view.range.cards.length,
    salesCounter: view.salesCount === null ? 0 : 1,
    blogCards: view.blog.cards.length,
    paymentLogos: view.paymentLogos.length,
    priceBands: view.priceBands.length + view.kindBands.length,
    justLanded: view.justLanded.length,
    facetTiles: view.bodyTiles.length,
    locations: view.places ? 1 : 0,
    howItWorks: view.words.howItWorks ? 1 : 0,
    plans: view.words.plans ? 1 : 0,
    faqs: view.words.faqs ? 1 : 0,
  };
  return sizes[block] !== 0;
}

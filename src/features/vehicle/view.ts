import { type CarHead, carHead } from "../cards/car-head.ts";
import { belowMarket } from "../cards/card.ts";
import type { DeliveryView } from "../delivery/view.ts";
import { type FuelView, fuelView } from "../fuel/rules.ts";
import { websiteIdFor } from "../makes/make-websites.ts";
import { type ReserveOffer, reserveOffer } from "../reservations/rules.ts";
import type { Crumb } from "../seo/json-ld.ts";
import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { type CarFacts, carRecord } from "../stock/facts/car-facts.ts";
import type { Car } from "../stock/schema.ts";
import type { ViewerView } from "../viewer/schema.ts";
import { viewerView } from "../viewer/view.ts";
import { vehicleCrumbs } from "./crumbs.ts";
import { COMMENTS_SHOWN, type Excerpt, excerpt } from "./excerpt.ts";
import type { LiveCarCall } from "./page-calls.ts";
import { type VehicleSteps, vehicleSteps } from "./steps.ts";
import { type VehicleTab, vehicleTabs } from "./tabs.ts";
import { type VehicleFinance, vehicleFinance } from "./vehicle-finance.ts";
import { type Elsewhere, locatedElsewhere, type VehicleYard, vehicleYard } from "./yard.ts";

/** Data read for a car's page besides the car itself. A printed sheet needs none of it. */
export interface VehicleRead {
  /** The payment processors that this server can take a deposit with. */
  readonly processors: { readonly has: (name: string) => boolean };
  /** The finance calculator's parameters in the address. */
  readonly query: URLSearchParams;
  /** The delivery calculator (VDP-058), with the answer for a postcode; null if the site has none. */
  readonly delivery: DeliveryView | null;
  /** The address of its price comparison (API-007); null if there is none. */
  readonly comparison: string | null;
}

const NOTHING_READ: VehicleRead = {
  processors: new Set(),
  query: new URLSearchParams(),
  delivery: null,
  comparison: null,
};

/** All data of a car that the vehicle page shows. */
export interface VehicleView extends VehicleFinance, CarHead, CarFacts {
  readonly id: number;
  readonly slug: string;
  readonly crumbs: readonly Crumb[];
  /** A link to all cars of the make. */
  readonly sameMake: Crumb;
  readonly announcement: Elsewhere | null;
  readonly belowMarket: string | null;
  readonly comparison: VehicleRead["comparison"];
  /** Null if it cannot be reserved online (RESV-004). */
  readonly reserve: ReserveOffer | null;
  readonly steps: VehicleSteps;
  readonly tabs: readonly VehicleTab[];
  readonly yard: VehicleYard | null;
  readonly viewer: ViewerView;
  readonly comments: Excerpt | null;
  readonly disclaimer: string | null;
  /** Its fuel calculator (VDP-023); null if the site has none. */
  readonly fuel: FuelView | null;
  readonly delivery: VehicleRead["delivery"];
  /**
   * The request for changes since the page was made (API-008), and whether the page shows the number of views
   * (API-009).
   */
  readonly live: LiveCarCall & { readonly showViews: boolean };
  /** The site's noun in lower case, for sentences: "car". */
  readonly noun: string;
  readonly similarTitle: string;
  /** The dealership's own texts, if any; null for the site's. */
  readonly texts: SiteConfig["texts"] | null;
}

/**
 * The view of a car's page on this site at `now` (epoch ms): first the facts in its record, then the decisions of each
 * feature, each computed once, then the page's own texts.
 */
export function vehicleView(car: Car, site: Site, now: number, read: Partial<VehicleRead> = {}): VehicleView {
  const config = site.configFor(car.dealership_slug);
  const { processors, query, delivery, comparison } = { ...NOTHING_READ, ...read };
  const { facts, available, fewPhotos, comments, city } = carRecord(car, config, now);
  const head = carHead(car, site);
  const parts = {
    belowMarket: belowMarket(car, config),
    ...vehicleFinance(car, config, now, query),
    reserve: reserveOffer(car, config, processors),
    fuel: fuelView(car, config),
    viewer: viewerView(car, head.name, config),
    yard: available ? vehicleYard(car, site, now) : null,
    live: liveCall(car, config),
  };
  const reservable = parts.reserve !== null;
  const crumbs = vehicleCrumbs(car, config);
  return {
    id: car.id,
    slug: car.slug,
    ...head,
    ...facts,
    ...parts,
    delivery,
    comparison,
    crumbs: [{ label: "Search", href: linkPath(config, "stock") }, ...crumbs],
    sameMake: crumbs[1],
    announcement: locatedElsewhere(car, city, site),
    steps: vehicleSteps(car, { name: head.name, available, fewPhotos, reservable }, config),
    tabs: vehicleTabs({ features: facts.features, reservable }, config),
    comments: comments === null ? null : excerpt(comments, COMMENTS_SHOWN),
    disclaimer: config.vehicleDisclaimer,
    noun: config.vehicleNoun.toLowerCase(),
    similarTitle: text(config, "vehicle.similar", {
      Vehicle: config.vehicleNoun,
      standing: config.subscriptionEnabled ? "Available" : "In-Stock",
    }),
    texts: config.texts === site.config.texts ? null : config.texts,
  };
}

function liveCall({ slug, photos_count, updated_at, make }: Car, config: SiteConfig): VehicleView["live"] {
  const { apiBaseUrl: api, showViews } = config;
  return { api, slug, photos_count, updated_at, website_id: websiteIdFor(config, make), showViews };
}

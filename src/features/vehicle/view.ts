import { type CarHead, carHead } from "../cards/car-head.ts";
import { belowMarket } from "../cards/card.ts";
import { type DeliveryAnswer, type DeliveryView, deliveryView } from "../delivery/view.ts";
import { type FuelView, fuelView } from "../fuel/rules.ts";
import { websiteIdFor } from "../makes/make-websites.ts";
import { comparisonAddress } from "../pricing/rules.ts";
import { type ReserveOffer, reserveOffer } from "../reservations/rules.ts";
import type { KeepableCar } from "../shortlist/kept-cars.ts";
import { linkPath, primaryLocation } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { type Availability, availability } from "../stock/availability.ts";
import { type Fact, infoIcons, keyInformation, type SpecRow, specRows } from "../stock/facts.ts";
import { type ReportView, reportView } from "../stock/history-report.ts";
import { firstPicture } from "../stock/pictures.ts";
import { type Masses, massesOf, type Plate, plateOf } from "../stock/plate.ts";
import { mayBeKept, specText } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import type { ViewerView } from "../viewer/schema.ts";
import { viewerView } from "../viewer/view.ts";
import type { LiveCarCall } from "./live-car.ts";
import { type Crumb, vehicleCrumbs } from "./metadata.ts";
import { COMMENTS_SHOWN, type Excerpt, excerpt, locatedElsewhere } from "./page.ts";
import { type VehicleSteps, vehicleSteps } from "./steps.ts";
import { type VehicleTab, vehicleTabs } from "./tabs.ts";
import { type VehicleFinance, vehicleFinance } from "./vehicle-finance.ts";
import { type VehicleYard, vehicleYard } from "./yard.ts";

/** Further input for a car's page; the defaults are those of a page without a query. */
export interface VehicleAsked {
  /** The payment processors by which this server can take a deposit. */
  readonly processors?: { readonly has: (name: string) => boolean };
  /** The finance calculator's parameters in the address. */
  readonly query?: URLSearchParams;
  /** The answer for the requested postcode. */
  readonly delivered?: DeliveryAnswer | null;
  /** False where its price comparison is known to be empty. */
  readonly isCompared?: boolean;
}

const NO_PROCESSORS: ReadonlySet<string> = new Set();

/** All data of a car that the vehicle page shows. */
export interface VehicleView extends VehicleFinance, CarHead {
  readonly id: number;
  readonly slug: string;
  readonly crumbs: readonly Crumb[];
  /** A link to all cars of the make. */
  readonly sameMake: Crumb;
  readonly announcement: { readonly city: string; readonly directions: string | null } | null;
  readonly availability: Availability;
  readonly certified: boolean;
  readonly icons: readonly Fact[];
  readonly belowMarket: string | null;
  /** The address of its price comparison (API-007); null where there is none. */
  readonly comparison: string | null;
  readonly historyReport: ReportView | null;
  /** Null where it cannot be reserved online (RESV-004). */
  readonly reserve: ReserveOffer | null;
  readonly steps: VehicleSteps;
  readonly tabs: readonly VehicleTab[];
  readonly yard: VehicleYard | null;
  readonly viewer: ViewerView;
  readonly keyInformation: readonly Fact[];
  /** Masses and measurements of vehicles other than cars; null for a car. */
  readonly plate: Plate | null;
  readonly masses: Masses | null;
  readonly specs: readonly SpecRow[];
  readonly comments: Excerpt | null;
  readonly features: readonly string[];
  readonly disclaimer: string | null;
  /** The data that a shopper's lists store of it; null where it can be neither saved nor compared (USER-018). */
  readonly keep: KeepableCar | null;
  /** Its fuel calculator (VDP-023), and the calculator for its delivery (VDP-058); null where the site has none. */
  readonly fuel: FuelView | null;
  readonly delivery: DeliveryView | null;
  /** The request for changes since the page was made (API-008), and whether the page shows the views (API-009). */
  readonly live: LiveCarCall & { readonly showViews: boolean };
  /** The site's noun in lower case, for sentences: "car". */
  readonly noun: string;
  readonly similarTitle: string;
  /** The dealership's own texts, if any; null for the site's. */
  readonly texts: SiteConfig["texts"] | null;
}

/** The page of a car on this site at `now` (epoch ms). */
export function vehicleView(
  car: Car,
  site: Site,
  now: number,
  { processors = NO_PROCESSORS, query, delivered = null, isCompared = true }: VehicleAsked = {},
): VehicleView {
  const config = site.configFor(car.dealership_slug);
  const head = carHead(car, site);
  const { name } = head;
  const crumbs = vehicleCrumbs(car, config);
  const comments = specText(car.dealercomments);
  const reserve = reserveOffer(car, config, processors);
  const reservable = reserve !== null;
  return {
    id: car.id,
    slug: car.slug,
    ...head,
    crumbs: [{ label: "Search", href: linkPath(config, "stock") }, ...crumbs],
    sameMake: crumbs[1],
    announcement: locatedElsewhere(car.location, primaryLocation(site.locations)),
    availability: availability(car),
    certified: config.certifiedBadgeEnabled && car.certified,
    icons: infoIcons(car, config),
    belowMarket: belowMarket(car, config),
    comparison: isCompared ? comparisonAddress(car, config) : null,
    historyReport: reportView(car, config),
    ...vehicleFinance(car, config, now, query),
    reserve,
    steps: vehicleSteps(car, { name, reservable }, config),
    tabs: vehicleTabs({ features: car.standardEquipment, reservable }, config),
    yard: vehicleYard(car, site, now),
    viewer: viewerView(car, name, config),
    keyInformation: keyInformation(car, config),
    plate: plateOf(car),
    masses: massesOf(car),
    specs: specRows(car, config, now),
    comments: comments === null ? null : excerpt(comments, COMMENTS_SHOWN),
    features: car.standardEquipment,
    disclaimer: config.vehicleDisclaimer,
    keep: keepable(car, config),
    fuel: fuelView(car, config),
    delivery: deliveryView(car, site, delivered),
    live: liveCall(car, config),
    noun: config.vehicleNoun.toLowerCase(),
    similarTitle: text(config, "vehicle.similar", {
      Vehicle: config.vehicleNoun,
      standing: config.subscriptionEnabled ? "Available" : "In-Stock",
    }),
    texts: config.texts === site.config.texts ? null : config.texts,
  };
}

function keepable(car: Car, config: SiteConfig): KeepableCar | null {
  if (!mayBeKept(car, config)) return null;
  const { id, slug, name, make, model, dealership_id: dealershipId } = car;
  return { id, slug, name, make, model, primary_image_url: firstPicture(car), dealershipId };
}

function liveCall({ slug, photos_count, updated_at, make }: Car, config: SiteConfig): VehicleView["live"] {
  const { apiBaseUrl: api, showViews } = config;
  return { api, slug, photos_count, updated_at, website_id: websiteIdFor(config, make), showViews };
}

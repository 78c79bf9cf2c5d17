import { pack } from "../../lib/packed.ts";
import { ok, type Result } from "../../lib/result.ts";
import { nextDayIn } from "../../lib/time/dates.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import type { RequestScope } from "../../request.ts";
import { cacheUntilTagsChange, shownCards } from "../cards/card.ts";
import { deliveryPrice, isDelivered } from "../delivery/data.ts";
import { type DeliveryAnswer, deliveryAnswer, deliveryView, POSTCODE_PARAM } from "../delivery/view.ts";
import { hasCalculatorFields } from "../finance/calculator-view.ts";
import { enquiryView } from "../leads/enquiry-view.ts";
import { comparisonToAsk } from "../pricing/data.ts";
import { searchAfterSale } from "../search/after-sale.ts";
import { similarCars } from "../search/data.ts";
import type { ViewedCar } from "../shortlist/viewed-cars.ts";
import { originOf } from "../site/origin.ts";
import { soldLeavesAt } from "../stock/display-window.ts";
import type { Car } from "../stock/schema.ts";
import type { SimilarView } from "./components/similar-cars.tsx";
import { vehicleHead } from "./head.ts";
import { vehicleView } from "./view.ts";

/** Data for the effects that run when the page opens. */
export interface VehicleOpening {
  /** The record of a viewed car that the browser stores (USER-027 to USER-032). */
  readonly viewed: ViewedCar;
  readonly used: boolean;
  /** Whether its 360° view turns by itself. */
  readonly turns: boolean;
  readonly about: { readonly carId: number; readonly dealershipId: number };
}

/**
 * All data of a car's page: the data read for it, the car's view (`vehicleView`), its enquiry form, its metadata, and
 * the effects on opening. It includes the answers to the address's query (`?postcode=`, the calculator's figures),
 * which pages need without JavaScript. A page with such answers belongs to one shopper and is not cached.
 */
export async function vehiclePage(car: Car, scope: RequestScope, url: URL) {
  const { app, site, now } = scope;
  const origin = originOf(site, url);
  scope.changesAt(nextDayAt(now, site.config.timezone));
  // The car's registration expires by the calendar at its location.
  scope.changesAt(nextDayIn(car.state, now));
  const similar = await similarTo(car, scope);
  const vehicle = vehicleView(car, site, now, {
    processors: app.payments.processorsOf({ site_slug: site.slug, dealership_slug: car.dealership_slug }),
    query: url.searchParams,
    comparison: await comparisonToAsk(app.market, site, car),
    delivery: deliveryView(car, site, await requestedDelivery(car, scope, url)),
  });
  if (vehicle.calculator && hasCalculatorFields(url.searchParams)) scope.uncacheable();
  const { id, stocknum, make, model, body, simple_body } = car;
  const opened: VehicleOpening = {
    viewed: { id, stocknum, make, model, body, simple_body },
    used: vehicle.steps.used,
    about: vehicle.steps.about,
    turns: vehicle.viewer.opensWith === "spinner" && vehicle.viewer.spin?.turns === true,
  };
  const page = { vehicle, similar, enquiry: enquiryView(car, site, vehicle) };
  return { page: pack(page), opened, head: vehicleHead(car, vehicle, site, { origin, now }) };
}

/**
 * Why a sold car no longer has a page: it redirects to the search for its model, it is gone, or the redirect cannot be
 * decided at the moment.
 */
export type AfterSale = { readonly kind: "moved"; readonly to: string } | { readonly kind: "gone" | "unavailable" };

/**
 * Whether the car still has a page (SRCH-062): ok if it is for sale, or was sold so recently that it is still shown.
 */
export async function stillShown(car: Car, scope: RequestScope): Promise<Result<null, AfterSale>> {
  const { app, site, now, requestId } = scope;
  const leavesAt = soldLeavesAt(car, site.config);
  if (leavesAt === null || leavesAt > now) {
    if (leavesAt !== null) scope.changesAt(leavesAt);
    return ok(null);
  }
  const path = await searchAfterSale(app.search, site, car);
  if (path.ok) return { ok: false, error: path.value ? { kind: "moved", to: path.value } : { kind: "gone" } };
  app.log.warn({ requestId, failure: path.error.kind }, "a sold car's address without a search to lead to");
  return { ok: false, error: { kind: "unavailable" } };
}

/** The delivery calculator's answer if the address requests one; otherwise null. */
async function requestedDelivery(car: Car, scope: RequestScope, url: URL): Promise<DeliveryAnswer | null> {
  const postcode = url.searchParams.get(POSTCODE_PARAM);
  if (postcode === null || !isDelivered(car, scope.site)) return null;
  scope.uncacheable();
  return deliveryAnswer(postcode, await deliveryPrice(scope.app.geocoding, scope.site, car, postcode));
}

/** Similar cars. If the stock cannot be searched, the page has none and the browser requests them later (VDP-047). */
async function similarTo(car: Car, scope: RequestScope): Promise<SimilarView> {
  const { app, site, now, requestId } = scope;
  const found = await similarCars(app.search, site, car, now);
  if (!found.ok) {
    app.log.warn({ requestId, failure: found.error.kind }, "a vehicle page without similar cars");
    scope.uncacheable();
    return { cars: [], financeNotice: null, pending: true };
  }
  cacheUntilTagsChange(found.value, scope);
  const { cards: cars, financeNotice } = shownCards(found.value, site, now);
  return { cars, financeNotice };
}

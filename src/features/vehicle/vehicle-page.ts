import { pack } from "../../lib/packed.ts";
import { ok, type Result } from "../../lib/result.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import type { RequestScope } from "../../request.ts";
import { carCard } from "../cards/card.ts";
import { deliveryPrice, isDelivered } from "../delivery/data.ts";
import { type DeliveryAnswer, deliveryAnswer, POSTCODE_PARAM } from "../delivery/view.ts";
import { noticedCards } from "../estimate/estimate-view.ts";
import { asksCalculator } from "../finance/calculator-view.ts";
import { enquiryView } from "../leads/enquiry-view.ts";
import { comparisonToAsk } from "../pricing/data.ts";
import { searchAfterSale } from "../search/after-sale.ts";
import { similarCars } from "../search/data.ts";
import { originOf } from "../seo/head.ts";
import type { ViewedCar } from "../shortlist/viewed-cars.ts";
import { soldLeavesAt } from "../stock/display-window.ts";
import { tagChangesAt } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import type { SimilarView } from "./components/similar-cars.tsx";
import { vehicleHead } from "./head.ts";
import { vehicleView } from "./view.ts";

/** What the opening of the page does by itself. */
export interface VehicleOpening {
  /** What the browser keeps of a car that was viewed (USER-027 to USER-032). */
  readonly viewed: ViewedCar;
  readonly used: boolean;
  /** It is seen turning by itself. */
  readonly turns: boolean;
  readonly about: { readonly carId: number; readonly dealershipId: number };
}

/**
 * All that the page of a car is made of, decided once: the car as it is shown, cars like it, its enquiry, its head and
 * what its opening does. What the address asks (`?postcode=`, the calculator's figures) is answered in it, as it is
 * without JavaScript; such a page is one shopper's and is not cached.
 */
export async function vehiclePage(car: Car, scope: RequestScope, url: URL) {
  const { app, site, now } = scope;
  scope.changesAt(nextDayAt(now, site.config.timezone));
  const vehicle = vehicleView(car, site, now, {
    processors: app.payments.processors,
    query: url.searchParams,
    isCompared: (await comparisonToAsk(app.market, site, car)) !== null,
    delivered: await deliveryAsked(car, scope, url),
  });
  if (vehicle.calculator && asksCalculator(url.searchParams)) scope.uncacheable();
  const page = { vehicle, similar: await similarTo(car, scope), enquiry: enquiryView(car, site) };
  const { id, stocknum, make, model, body, simple_body } = car;
  const opened: VehicleOpening = {
    viewed: { id, stocknum, make, model, body, simple_body },
    ...{ used: vehicle.steps.used, about: vehicle.steps.about },
    turns: vehicle.viewer.opensWith === "spinner" && vehicle.viewer.spin?.turns === true,
  };
  return { page: pack(page), opened, head: vehicleHead(car, vehicle, site, originOf(site, url)) };
}

/** Why a sold car has no page any more: it moved to the search of its kind, is gone, or nobody can say just now. */
export type AfterSale = { readonly kind: "moved"; readonly to: string } | { readonly kind: "gone" | "unavailable" };

/**
 * Whether the car still has its page (SRCH-062): ok while it is for sale or within the days for which a sold car is
 * shown, after which the page changes.
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

/** The delivery calculator's answer to a page that was asked for one; null where it was not. */
async function deliveryAsked(car: Car, scope: RequestScope, url: URL): Promise<DeliveryAnswer | null> {
  const postcode = url.searchParams.get(POSTCODE_PARAM);
  if (postcode === null || !isDelivered(car, scope.site)) return null;
  scope.uncacheable();
  return deliveryAnswer(postcode, await deliveryPrice(scope.app.geocoding, scope.site, car, postcode));
}

/** Cars like this one; while stock cannot be searched the page does without, and the browser asks again (VDP-047). */
async function similarTo(car: Car, scope: RequestScope): Promise<SimilarView> {
  const { app, site, now, requestId } = scope;
  const found = await similarCars(app.search, site, car, now);
  if (!found.ok) {
    app.log.warn({ requestId, failure: found.error.kind }, "a vehicle page without similar cars");
    scope.uncacheable();
    return { cars: [], financeNotice: null, pending: true };
  }
  for (const other of found.value) {
    const at = tagChangesAt(other, site.configFor(other.dealership_slug), now);
    if (at !== null) scope.changesAt(at);
  }
  const { cards, financeNotice } = noticedCards(
    found.value.map((other) => carCard(other, site, now)),
    site.config,
  );
  return { cars: cards, financeNotice };
}

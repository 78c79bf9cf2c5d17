import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { Opened } from "../../features/analytics/components/opened.tsx";
import { EVENTS } from "../../features/analytics/events.ts";
import { carCard } from "../../features/cards/card.ts";
import { deliveryPrice } from "../../features/delivery/data.ts";
import { type DeliveryView, deliveryAnswer, POSTCODE_PARAM } from "../../features/delivery/view.ts";
import { noticedCards } from "../../features/estimate/estimate-view.ts";
import { asksCalculator, type CalculatorView, calculatorView } from "../../features/finance/calculator-view.ts";
import { EnquiryProvider } from "../../features/leads/components/enquiry-provider.tsx";
import { enquiryView } from "../../features/leads/enquiry-view.ts";
import { comparisonToAsk } from "../../features/pricing/data.ts";
import { searchAfterSale } from "../../features/search/after-sale.ts";
import { similarCars } from "../../features/search/data.ts";
import { headTags, originOf } from "../../features/seo/head.ts";
import { ViewedRecorder } from "../../features/shortlist/components/viewed-recorder.tsx";
import type { ViewedCar } from "../../features/shortlist/viewed-cars.ts";
import { TextsProvider } from "../../features/site/components/use-words.tsx";
import { carBySlug } from "../../features/stock/data.ts";
import { soldLeavesAt } from "../../features/stock/display-window.ts";
import { tagChangesAt } from "../../features/stock/rules.ts";
import type { Car } from "../../features/stock/schema.ts";
import { vehicleHead } from "../../features/vehicle/head.ts";
import { vehicleView } from "../../features/vehicle/view.ts";
import { TurnsUnasked } from "../../features/viewer/components/turn/turns-unasked.tsx";
import type { ViewerView } from "../../features/viewer/schema.ts";
import { pack } from "../../lib/packed.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { useTemplate } from "../../templates/use-template.ts";
import { useUnpacked } from "../../ui/motion/use-unpacked.ts";
import { notFound } from "../not-found.ts";

/**
 * The page of one car. A slug that the site does not have is not found (VDP-001); a sold car's leads on to others of
 * its model once the days are over for which it is shown (SRCH-062).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const car = await carBySlug(app.db, site, params.slug ?? "");
  if (!car) throw await notFound(scope, { vehicle: params.slug });
  const leavesAt = soldLeavesAt(car, site.config);
  if (leavesAt !== null && leavesAt <= now) throw await afterSale(car, scope);
  if (leavesAt !== null) scope.changesAt(leavesAt);
  scope.changesAt(nextDayAt(now, site.config.timezone));
  const view = vehicleView(car, site, now, app.payments.processors);
  const vehicle = {
    ...view,
    comparison: await comparisonToAsk(app.market, site, car),
    calculator: calculatorAsked(view.calculator, car, scope, new URL(request.url)),
    delivery: await deliveryAsked(view.delivery, car, scope, new URL(request.url)),
  };
  const page = {
    vehicle,
    similar: await similarTo(car, scope),
    enquiry: enquiryView(car, site),
  };
  const opened: Opening = {
    viewed: viewedRecord(car),
    used: view.steps.used,
    about: view.steps.about,
    turns: turnsAtOnce(view.viewer),
  };
  return { page: pack(page), opened, head: vehicleHead(car, vehicle, site, originOf(site, new URL(request.url))) };
}

const turnsAtOnce = ({ opensWith, spin }: ViewerView) => opensWith === "spinner" && spin?.turns === true;

/** What the browser keeps of a car that was viewed (USER-027 to USER-032). */
function viewedRecord({ id, stocknum, make, model, body, simple_body }: Car): ViewedCar {
  return { id, stocknum, make, model, body, simple_body };
}

/** The delivery calculator's answer to a page that was asked for one, as it is without JavaScript. */
async function deliveryAsked(delivery: DeliveryView | null, car: Car, scope: RequestScope, url: URL) {
  const postcode = url.searchParams.get(POSTCODE_PARAM);
  if (!delivery || postcode === null) return delivery;
  scope.uncacheable();
  const answer = deliveryAnswer(postcode, await deliveryPrice(scope.app.geocoding, scope.site, car, postcode));
  return { ...delivery, answer };
}

/** The finance calculator's answer to a page that was asked for one, as it is without JavaScript. */
function calculatorAsked(calculator: CalculatorView | null, car: Car, scope: RequestScope, url: URL) {
  if (!calculator || !asksCalculator(url.searchParams)) return calculator;
  scope.uncacheable();
  return calculatorView(car, scope.site.configFor(car.dealership_slug), url.searchParams);
}

/** On to where others of its kind are; gone where there are none and never will be by that address. */
async function afterSale(car: Car, scope: RequestScope) {
  const { app, site, requestId } = scope;
  const path = await searchAfterSale(app.search, site, car);
  if (path.ok) return path.value ? redirect(path.value, 301) : notFound(scope, { status: 410 });
  app.log.warn({ requestId, failure: path.error.kind }, "a sold car's address without a search to lead to");
  return data(null, { status: 503 });
}

/** Cars like this one; while stock cannot be searched the page does without, and the browser asks again (VDP-047). */
async function similarTo(car: Car, { app, site, now, changesAt, uncacheable, requestId }: RequestScope) {
  const found = await similarCars(app.search, site, car, now);
  if (!found.ok) {
    app.log.warn({ requestId, failure: found.error.kind }, "a vehicle page without similar cars");
    uncacheable();
    return { cars: [], financeNotice: null, pending: true };
  }
  for (const other of found.value) {
    const at = tagChangesAt(other, site.configFor(other.dealership_slug), now);
    if (at !== null) changesAt(at);
  }
  const { cards, financeNotice } = noticedCards(
    found.value.map((other) => carCard(other, site, now)),
    site.config,
  );
  return { cars: cards, financeNotice };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [{ title: "Vehicle not found" }];
}

/** What the opening of the page does by itself. */
interface Opening {
  readonly viewed: ViewedCar;
  readonly used: boolean;
  /** It is seen turning by itself. */
  readonly turns: boolean;
  readonly about: { readonly carId: number; readonly dealershipId: number };
}

export const handle: PageHandle<{ readonly opened: Opening }> = { slots: ["VehiclePage"], Opened: CarOpened };

/** The car joins those that were viewed (USER-027), turns (VDP-091), and a used one is event 4 (ANLY-001). */
function CarOpened({ data: { opened } }: { readonly data: { readonly opened: Opening } }) {
  const { viewed, used, about, turns } = opened;
  return (
    <>
      <ViewedRecorder car={viewed} />
      {turns ? <TurnsUnasked /> : null}
      {used ? <Opened event={EVENTS.usedVehicleView} {...about} /> : null}
    </>
  );
}

export default function CarRoute() {
  const { vehicle, similar, enquiry } = useUnpacked(useLoaderData<typeof loader>().page);
  const { VehiclePage, EnquiryFrame } = useTemplate();
  return (
    // Another car is another page: nothing of the gallery's place or the enquiry's draft stays.
    <EnquiryProvider key={vehicle.id} enquiry={enquiry} Frame={EnquiryFrame}>
      <TextsProvider texts={vehicle.texts}>
        <VehiclePage vehicle={vehicle} similar={similar} />
      </TextsProvider>
    </EnquiryProvider>
  );
}

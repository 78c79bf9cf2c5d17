import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { Opened } from "../../features/analytics/components/opened.tsx";
import { EVENTS } from "../../features/analytics/events.ts";
import { headTags } from "../../features/seo/head.ts";
import { ViewedRecorder } from "../../features/shortlist/components/viewed-recorder.tsx";
import { type AfterSale, stillShown, type VehicleOpening, vehiclePage } from "../../features/vehicle/vehicle-page.ts";
import { TurnsByItself } from "../../features/viewer/components/turn/turns-by-itself.tsx";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { notFound } from "../not-found.ts";
import { carOfAddress } from "./car-of-address.ts";

/**
 * The page of one car. A slug that the site does not have is not found (VDP-001); a sold car's page redirects to
 * others of its model once the days are over for which it is shown (SRCH-062).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const url = new URL(request.url);
  const car = await carOfAddress(scope, params.slug, url);
  const shown = await stillShown(car, scope);
  if (!shown.ok) throw await insteadOfPage(shown.error, scope);
  return vehiclePage(car, scope, url);
}

/** Redirects to similar cars after the sale; answers 410 where there are none and never will be at that address. */
async function insteadOfPage(after: AfterSale, scope: RequestScope) {
  if (after.kind === "moved") return redirect(after.to, 301);
  return after.kind === "gone" ? notFound(scope, { status: 410 }) : data(null, { status: 503 });
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [{ title: "Vehicle not found" }];
}

export const handle: PageHandle<{ readonly opened: VehicleOpening }> = { slots: ["VehiclePage"], Opened: CarOpened };

/**
 * On opening, stores the car among the viewed ones (USER-027), makes it turn (VDP-091), and sends event 4 for a used
 * one (ANLY-001).
 */
function CarOpened({ data: { opened } }: { readonly data: { readonly opened: VehicleOpening } }) {
  const { viewed, used, about, turns } = opened;
  return (
    <>
      <ViewedRecorder car={viewed} />
      {turns ? <TurnsByItself /> : null}
      {used ? <Opened event={EVENTS.usedVehicleView} {...about} /> : null}
    </>
  );
}

const bring = async () => (await import("./pages/car.tsx")).CarRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);

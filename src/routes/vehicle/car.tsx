import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { Opened } from "../../features/analytics/components/opened.tsx";
import { EVENTS } from "../../features/analytics/events.ts";
import { EnquiryProvider } from "../../features/leads/components/enquiry-provider.tsx";
import { headTags } from "../../features/seo/head.ts";
import { ViewedRecorder } from "../../features/shortlist/components/viewed-recorder.tsx";
import { TextsProvider } from "../../features/site/components/use-words.tsx";
import { carBySlug } from "../../features/stock/data.ts";
import { type AfterSale, stillShown, type VehicleOpening, vehiclePage } from "../../features/vehicle/vehicle-page.ts";
import { TurnsUnasked } from "../../features/viewer/components/turn/turns-unasked.tsx";
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
  const car = await carBySlug(scope.app.db, scope.site, params.slug ?? "");
  if (!car) throw await notFound(scope, { vehicle: params.slug });
  const shown = await stillShown(car, scope);
  if (!shown.ok) throw await insteadOfPage(shown.error, scope);
  return vehiclePage(car, scope, new URL(request.url));
}

/** On to where others of its kind are; gone where there are none and never will be by that address. */
async function insteadOfPage(after: AfterSale, scope: RequestScope) {
  if (after.kind === "moved") return redirect(after.to, 301);
  return after.kind === "gone" ? notFound(scope, { status: 410 }) : data(null, { status: 503 });
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [{ title: "Vehicle not found" }];
}

export const handle: PageHandle<{ readonly opened: VehicleOpening }> = { slots: ["VehiclePage"], Opened: CarOpened };

/** The car joins those that were viewed (USER-027), turns (VDP-091), and a used one is event 4 (ANLY-001). */
function CarOpened({ data: { opened } }: { readonly data: { readonly opened: VehicleOpening } }) {
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

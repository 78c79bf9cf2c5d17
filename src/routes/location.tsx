import { data, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { LocationCard } from "../features/locations/components/location-card.tsx";
import { locationView, shownLocations } from "../features/locations/view.ts";
import { nextDayAt } from "../lib/time-zones.ts";
import { requestScope } from "../request.ts";

export function loader({ context, params }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  const location = shownLocations(site).find(({ slug }) => slug === params.slug);
  if (!location) throw data(null, { status: 404 });
  changesAt(nextDayAt(now, site.config.timezone));
  const above = { label: "Our Locations", href: site.config.locationPathPrefix };
  return { place: locationView(site, location, now), above, siteName: site.name };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? [{ title: `${loaderData.place.name} | ${loaderData.siteName}` }] : [{ title: "Page not found" }];

export default function LocationRoute() {
  const { place, above } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={place.name} above={[above]} />
      <div className="wrap mt-8">
        <div className="max-w-2xl">
          <LocationCard place={place} whole />
        </div>
      </div>
    </>
  );
}

import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { LocationCard } from "../features/locations/components/location-card.tsx";
import { locationView, shownLocations } from "../features/locations/view.ts";
import { nextDayAt } from "../lib/time-zones.ts";
import { requestScope } from "../request.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  changesAt(nextDayAt(now, site.config.timezone));
  return {
    places: shownLocations(site).map((location) => locationView(site, location, now)),
    siteName: site.name,
  };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] => [
  { title: `Our Locations | ${loaderData?.siteName}` },
];

export default function LocationsRoute() {
  const { places } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Our Locations" />
      <ul className="wrap mt-8 grid items-start gap-gap md:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <li key={place.href}>
            <LocationCard place={place} />
          </li>
        ))}
      </ul>
    </>
  );
}

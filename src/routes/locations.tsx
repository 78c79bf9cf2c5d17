import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { LocationCard } from "../features/locations/components/location-card.tsx";
import { locationView, shownLocations } from "../features/locations/view.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../features/seo/head.ts";
import { locationJsonLd } from "../features/seo/json-ld.ts";
import { nextDayAt } from "../lib/time-zones.ts";
import { requestScope } from "../request.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  changesAt(nextDayAt(now, site.config.timezone));
  const locations = shownLocations(site);
  const origin = originOf(site, url);
  const head: DocumentHead = {
    title: `Our Locations | ${site.name}`,
    description: `Where to find ${site.name}: addresses, opening hours, phone numbers and directions.`,
    canonical: `${origin}${site.config.locationPathPrefix}`,
    siteName: site.name,
    image: siteImage(origin),
    jsonLd: locations.map((location) => locationJsonLd(location, site, origin)),
  };
  return { places: locations.map((location) => locationView(site, location, now)), head };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

export default function LocationsRoute() {
  const { places } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Our Locations" />
      <ul className="wrap mt-8 grid gap-gap md:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <li key={place.href}>
            <LocationCard place={place} />
          </li>
        ))}
      </ul>
    </>
  );
}

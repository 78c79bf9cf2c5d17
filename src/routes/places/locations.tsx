import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { KindFilter } from "../../features/locations/components/kind-filter.tsx";
import { LocationCard } from "../../features/locations/components/location-card.tsx";
import { PlacesMap } from "../../features/locations/components/places-map.tsx";
import { placesGrid } from "../../features/locations/components/places-section.tsx";
import { emailForm } from "../../features/locations/email-form.ts";
import { kindOf } from "../../features/locations/kinds.ts";
import { mapView } from "../../features/locations/map.ts";
import { locationViews, shownLocations } from "../../features/locations/view.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { locationJsonLd } from "../../features/seo/json-ld.ts";
import { linkPath } from "../../features/site/rules.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import { TextLink } from "../../ui/link.tsx";

/** All locations of the dealer, or those of one kind (LOC-089). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  const shown = shownLocations(site);
  const kinds = [...new Set(shown.map(kindOf))];
  const kind = kinds.find((one) => one === url.searchParams.get("type")) ?? null;
  const locations = kind ? shown.filter((location) => kindOf(location) === kind) : shown;
  const places = locationViews(site, locations, now);
  changesAt(places.changesAt ?? nextDayAt(now, site.config.timezone));
  const origin = originOf(site, url);
  const path = site.config.locationPathPrefix;
  const nearest = linkPath(site.config, "dealerLocator");
  const head: DocumentHead = {
    title: `Our Locations | ${site.name}`,
    description: `Where to find ${site.name}: addresses, opening hours, phone numbers and directions.`,
    canonical: `${origin}${path}`,
    siteName: site.name,
    image: siteImage(origin),
    jsonLd: locations.map((location) => locationJsonLd(location, site, origin)),
  };
  return { places: places.value, map: mapView(places.value), form: emailForm(site), kinds, kind, path, nearest, head };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

export default function LocationsRoute() {
  const { places, map, form, kinds, kind, path, nearest } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Our Locations" />
      <div className="wrap mt-8 grid gap-6">
        {map ? <PlacesMap map={map} label="Map of our locations" linked className="rounded-l" /> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <KindFilter path={path} kinds={kinds} chosen={kind} />
          {map ? <TextLink href={nearest}>Find the nearest to you</TextLink> : null}
        </div>
        <ul className={placesGrid(places.length)}>
          {places.map((place, index) => (
            <li key={place.slug}>
              <LocationCard place={place} form={form} number={map ? index + 1 : undefined} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { LocationCard } from "../../features/locations/components/location-card.tsx";
import { PlacesMap } from "../../features/locations/components/places-map.tsx";
import { placesGrid } from "../../features/locations/components/places-section.tsx";
import { PostcodeSearch } from "../../features/locations/components/postcode-search.tsx";
import { locateShopper } from "../../features/locations/locator.ts";
import { byDistance, mapView } from "../../features/locations/map.ts";
import { locationViews, shownLocations } from "../../features/locations/view.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";

/** The dealer's locations, sorted by distance from a postcode (LOC-088). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { app, site, now, changesAt, uncacheable } = context.get(requestScope);
  const { postcode, from, error, passing } = await locateShopper(
    url.searchParams.get("postcode"),
    app.geocoding(site.config.mapsKey),
  );
  if (passing) uncacheable();
  const views = locationViews(site, shownLocations(site), now);
  changesAt(views.changesAt ?? nextDayAt(now, site.config.timezone));
  const found = from ? byDistance(views.value, from) : views.value.map((place) => ({ place, km: null }));
  const origin = originOf(site, url);
  const head: DocumentHead = {
    title: `Find Your Nearest Location | ${site.name}`,
    description: `Enter a postcode to see which of ${site.name}'s locations is nearest to you.`,
    canonical: `${origin}/dealer-locator`,
    siteName: site.name,
    image: siteImage(origin),
    index: postcode === "",
  };
  const map = mapView(
    found.map(({ place }) => place),
    from,
  );
  return { postcode, near: from?.name ?? null, error, found, map, head };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

export default function DealerLocatorRoute() {
  const { postcode, near, error, found, map } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Find Your Nearest Location" />
      <div className="wrap mt-8 grid gap-8">
        <PostcodeSearch postcode={postcode} error={error} />
        {map ? <PlacesMap map={map} label="Map of our locations" linked className="rounded-l" /> : null}
        <section aria-labelledby="found-heading">
          <h2 id="found-heading" className="display-type mb-6 text-2xl">
            {near ? `Nearest to ${postcode} ${near}` : "Our Locations"}
          </h2>
          <ol className={placesGrid(found.length)}>
            {found.map(({ place, km }, index) => (
              <li key={place.slug}>
                <LocationCard place={place} km={km} number={map ? index + 1 : undefined} level={3} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

import { useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { LocationCard } from "../../../features/locations/components/location-card.tsx";
import { PlacesMap } from "../../../features/locations/components/places-map.tsx";
import { placesGrid } from "../../../features/locations/components/places-section.tsx";
import { PostcodeSearch } from "../../../features/locations/components/postcode-search.tsx";
import type { loader } from "../dealer-locator.tsx";

export function DealerLocatorRoute() {
  const { postcode, near, error, found, map } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Find Your Nearest Location" />
      <div className="wrap mt-8 grid grid-cols-1 gap-8">
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

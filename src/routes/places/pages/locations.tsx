import { useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { KindFilter } from "../../../features/locations/components/kind-filter.tsx";
import { LocationCard } from "../../../features/locations/components/location-card.tsx";
import { PlacesMap } from "../../../features/locations/components/places-map.tsx";
import { placesGrid } from "../../../features/locations/components/places-section.tsx";
import { TextLink } from "../../../ui/link.tsx";
import type { loader } from "../locations.tsx";

export function LocationsRoute() {
  const { places, map, form, kinds, kind, path, nearest } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Our Locations">
        {places.length === 0 ? <p className="mt-4 text-muted">No location has been written yet.</p> : null}
      </PageHead>
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

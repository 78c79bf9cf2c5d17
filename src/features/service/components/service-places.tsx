import { LocationCard } from "../../locations/components/location-card.tsx";
import { PlacesMap } from "../../locations/components/places-map.tsx";
import { placesGrid } from "../../locations/components/places-section.tsx";
import type { ServiceView } from "../view.ts";

/** The workshops, and no other place of the dealer's (SERV-032): one beside its map, several as a grid. */
export function ServicePlaces({ service: { places, map } }: { readonly service: Pick<ServiceView, "places" | "map"> }) {
  const [first, ...others] = places;
  if (!first) return null;
  return (
    <section aria-labelledby="service-places" className="wrap mt-section">
      <h2 id="service-places" className="display-type mb-6 text-2xl">
        {others.length === 0 ? "Where the work is done" : "Our workshops"}
      </h2>
      {others.length === 0 ? (
        <div className="grid gap-gap lg:grid-cols-[minmax(0,1fr)_26rem]">
          {map ? <PlacesMap map={map} label={`Map of ${first.name}`} className="rounded-l lg:h-full" /> : null}
          <LocationCard place={first} level={3} />
        </div>
      ) : (
        <ul className={placesGrid(places.length)}>
          {places.map((place) => (
            <li key={place.slug}>
              <LocationCard place={place} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

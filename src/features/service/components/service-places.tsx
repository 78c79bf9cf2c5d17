import { classNames } from "../../../ui/class-names.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { HoursInShort } from "../../locations/components/hours.tsx";
import { LocationCard } from "../../locations/components/location-card.tsx";
import { PlacesMap } from "../../locations/components/places-map.tsx";
import { placesGrid } from "../../locations/components/places-section.tsx";
import type { MapView } from "../../locations/map.ts";
import type { LocationView } from "../../locations/view.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { ServiceView } from "../view.ts";

interface PlacesProps {
  readonly service: Pick<ServiceView, "places" | "map">;
  /** True where the page shows the workshop's picture already. */
  readonly pictured?: boolean;
}

/** The workshops only (SERV-032): one in a row with its map, several as a grid. */
export function ServicePlaces({ service: { places, map }, pictured = false }: PlacesProps) {
  const [only, ...others] = places;
  if (!only) return null;
  return (
    <section aria-labelledby="service-places" className="wrap mt-section">
      <h2 id="service-places" className="display-type mb-6 text-2xl">
        {others.length === 0 ? "Where to find us" : "Our workshops"}
      </h2>
      {others.length === 0 ? (
        <div className="overflow-hidden rounded-l border border-line bg-surface">
          <PlaceBlock place={only} map={map} image={pictured ? null : only.image} className="p-5 md:p-8" />
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

interface BlockProps {
  readonly place: LocationView;
  readonly map: MapView | null;
  readonly image: string | null;
  /** Class names of the text. */
  readonly className?: string;
}

/** One workshop: its text, picture and map side by side. */
export function PlaceBlock({ place, map, image, className }: BlockProps) {
  return (
    <div className={classNames("grid lg:auto-cols-fr lg:grid-flow-col", image ? "md:max-lg:grid-cols-2" : null)}>
      <div className={classNames("content-center md:max-lg:col-span-full lg:grid", className)}>
        <PlaceWords place={place} />
      </div>
      {image ? (
        <div className="studio relative min-h-64 overflow-hidden">
          <SitePicture
            source={image}
            alt=""
            sizes="(min-width: 980px) 34vw, 92vw"
            widths={[480, 640, 800, 960]}
            className="absolute inset-0"
          />
        </div>
      ) : null}
      {map ? (
        <PlacesMap map={map} label={`Map of ${place.name}`} className="min-h-64 rounded-none border-0 lg:h-full" />
      ) : null}
    </div>
  );
}

function PlaceWords({ place }: { readonly place: LocationView }) {
  return (
    <div className="lg:max-w-md">
      <h3 className="display-type text-xl">{place.name}</h3>
      <address className="mt-3 not-italic">{place.address}</address>
      <div className="mt-4">
        <HoursInShort hours={place.hours} />
      </div>
      <p className="mt-6 flex flex-wrap gap-2">
        <a href={place.directions} rel="noopener" className={buttonClass({ kind: "outline" })}>
          Get Directions
        </a>
        {place.phones.map((phone) => (
          <a key={phone.href} href={phone.href} className={buttonClass({ kind: "tint" }, "figures")}>
            {phone.text}
          </a>
        ))}
      </p>
    </div>
  );
}

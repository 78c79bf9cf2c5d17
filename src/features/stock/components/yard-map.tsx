import { PlacesMap } from "../../locations/components/places-map.tsx";
import { mapView } from "../../locations/map.ts";
import type { MapPlace } from "../vehicle-yard.ts";

interface YardMapProps {
  /** The vehicle's own place first. */
  readonly places: readonly MapPlace[];
  readonly noun: string;
}

/** The dealer's places on land and water; the pin of the vehicle's own says so. */
export function YardMap({ places, noun }: YardMapProps) {
  const [own, ...others] = places;
  const map = own && mapView([{ ...own, city: `This ${noun}, ${own.city}` }, ...others]);
  return map ? <PlacesMap map={map} label={`Map of where this ${noun} is`} className="rounded-l" /> : null;
}

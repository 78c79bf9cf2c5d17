import { PlacesMap } from "../../../locations/components/places-map.tsx";
import { mapView } from "../../../locations/map.ts";
import type { VehicleYard } from "../../yard.ts";

interface YardMapProps {
  readonly place: NonNullable<VehicleYard["map"]>;
  readonly noun: string;
}

/** A map of land and water with the vehicle's location. */
export function YardMap({ place, noun }: YardMapProps) {
  const map = mapView([place]);
  return map ? <PlacesMap map={map} label={`Map of where this ${noun} is`} className="rounded-l" /> : null;
}

import { remember } from "../../../../lib/memory/remember.ts";
import { type Spot, spotsOf } from "../../../site/brief.ts";
import type { Sites } from "../../../site/data.ts";
import type { IndexedCar } from "../../../stock/data.ts";

/** Degrees, under the engine's field names. */
export interface CarPoint {
  readonly lat: number;
  readonly lng: number;
}

/** Finds the coordinates of a postcode; null if unknown. */
export type PostcodePoint = (postcode: string) => CarPoint | null;

/** Where cars are and what these places are called, according to the sites' files. */
export interface CarPlaces {
  of(car: Pick<IndexedCar, "dealership_slug" | "location_id" | "location" | "private_postcode">): CarPoint | null;
  /** The site's name for a car's location; null if it is not one of the site's locations. */
  nameOf(car: Pick<IndexedCar, "dealership_slug" | "location_id">): string | null;
  /** What the places depend on, as a string by dealership slug. */
  readonly state: ReadonlyMap<string, string>;
}

/** Cars share the same few hundred postcodes. */
const MOST_POSTCODES = 4_000;

/** Cached per location object, which is replaced when a file of its site changes. */
const points = new WeakMap<PostcodePoint, WeakMap<Spot, CarPoint | null>>();

function pointsBy(pointOf: PostcodePoint): WeakMap<Spot, CarPoint | null> {
  const known = points.get(pointOf) ?? new WeakMap<Spot, CarPoint | null>();
  points.set(pointOf, known);
  return known;
}

/** A car is at its own location, otherwise at its postcode, otherwise at its dealership's primary location. */
export function carPlaces(sites: Pick<Sites, "all">, pointOf: PostcodePoint): CarPlaces {
  const byDealership = new Map<string, Spot[]>();
  for (const site of sites.all()) {
    for (const location of spotsOf(site)) {
      const own = byDealership.get(location.dealership_slug) ?? [];
      if (!own.some(({ id }) => id === location.id)) own.push(location);
      byDealership.set(location.dealership_slug, own);
    }
  }
  const cache = pointsBy(pointOf);
  const pointAt = (location: Spot): CarPoint | null => {
    const known = cache.get(location);
    if (known !== undefined) return known;
    const { lat, long, postcode } = location.address;
    const point = lat !== null && long !== null ? Object.freeze({ lat, lng: long }) : pointOf(postcode);
    cache.set(location, point);
    return point;
  };
  const placeOf = remember(pointOf, MOST_POSTCODES);
  const primary = new Map(
    [...byDealership].map(([slug, all]) => [slug, all.find((location) => location.primary) ?? all[0]] as const),
  );
  const ownOf = ({ dealership_slug: slug, location_id }: Pick<IndexedCar, "dealership_slug" | "location_id">) =>
    location_id === null ? undefined : byDealership.get(slug)?.find(({ id }) => id === location_id);
  return {
    nameOf: (car) => ownOf(car)?.name ?? null,
    of: (car) => {
      const { dealership_slug: slug, location, private_postcode } = car;
      const own = ownOf(car);
      const postcode = private_postcode ?? location?.address?.postcode ?? "";
      const main = primary.get(slug);
      return (own && pointAt(own)) ?? (postcode ? placeOf(postcode) : null) ?? (main ? pointAt(main) : null);
    },
    state: new Map(
      [...byDealership].map(([slug, all]) => [
        slug,
        JSON.stringify(all.map((one) => [one.id, one.name, pointAt(one)])),
      ]),
    ),
  };
}

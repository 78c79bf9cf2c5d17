import type { Geocoding, Place } from "../../../services/geocoding/port.ts";
import type { Site } from "../../site/site.ts";
import type { NearPlace, SearchState } from "../schema.ts";
import { coordinatesIn } from "./near.ts";

/** Degrees; about 20 km. */
const NEXT_DOOR = 0.2;
const POSTCODE = /\b\d{4}\b/;

/** The state with the coordinates of its place; unchanged if it has no place or an unknown one. */
export async function placed(state: SearchState, site: Site, geocoding?: Geocoding): Promise<SearchState> {
  if (!state.near) return state;
  const place = await findPlace(state.near.asked, site, geocoding);
  return place ? { ...state, near: { ...state.near, place } } : state;
}

/** Looks up a typed place: a postcode, a town of the site's own yards, a suburb, town or region, or coordinates. */
async function findPlace(typed: string, site: Site, geocoding?: Geocoding): Promise<NearPlace | null> {
  const point = coordinatesIn(typed);
  if (point) return { ...point, name: "where you are" };
  const places = knownPlaces(site, geocoding);
  const [postcode] = POSTCODE.exec(typed) ?? [];
  if (postcode) return places.postcode(postcode);
  const exact = places.named(typed);
  if (exact) return exact;
  const words = ` ${plainPlace(typed)} `;
  for (const [town, place] of places.own) if (words.includes(` ${town} `)) return place;
  return null;
}

/** Places as a site knows them, the same for typed words, addresses and chips. */
interface KnownPlaces {
  /** The site's own yards, exact, by their towns in normalised words and by their postcodes. */
  readonly own: ReadonlyMap<string, NearPlace>;
  /** The place of a postcode; null if the digits are not one. */
  postcode(postcode: string): Promise<NearPlace | null>;
  /**
   * A yard's town, otherwise the suburb, town or region of this name. Of several, the one nearest to the site's yards.
   */
  named(words: string): NearPlace | null;
  /** Places on the map whose names begin with a text, those nearest to the site's yards first. */
  beginning(text: string, most: number): readonly Place[];
}

const plainPlace = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

/** Without `geocoding`, only the yards are known. */
export function knownPlaces(
  { locations, config }: Pick<Site, "locations" | "config">,
  geocoding?: Geocoding,
): KnownPlaces {
  const own = new Map<string, NearPlace>();
  for (const { address } of locations) {
    const { city, state, postcode, lat, long } = address;
    if (lat === null || long === null) continue;
    const place = { name: [city, state, postcode].filter((part) => part !== "").join(" "), lat, lng: long };
    for (const key of [plainPlace(city), postcode]) if (key !== "" && !own.has(key)) own.set(key, place);
  }
  const geocoder = geocoding?.(config.mapsKey);
  const points = [...own.values()];
  return {
    own,
    postcode: async (postcode) => {
      const known = own.get(postcode);
      if (known || !geocoder) return known ?? null;
      const found = await geocoder.locate(postcode);
      return found.ok ? labelled(found.value) : null;
    },
    named: (words) => {
      const known = own.get(plainPlace(words));
      if (known) return known;
      const found = geocoder?.named(words, points);
      if (!found) return null;
      // "Burleigh" is the yard at Burleigh Heads, even if other places nearby have that name.
      const begun = [...own].find(([town]) => town.startsWith(`${plainPlace(words)} `))?.[1];
      return begun && Math.hypot(begun.lat - found.lat, begun.lng - found.lng) < NEXT_DOOR ? begun : labelled(found);
    },
    beginning: (text, most) => geocoder?.beginning(text, points, most) ?? [],
  };
}

/** "Penrith NSW 2750". */
const labelled = ({ name, state, postcode, lat, lng }: Place): NearPlace => ({
  name: `${name} ${state} ${postcode}`,
  lat,
  lng,
});

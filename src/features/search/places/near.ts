import { formatNumber } from "../../../lib/words/format.ts";
import { distanceKm } from "../../site/rules.ts";
import type { Near, NearPlace, SearchState } from "../schema.ts";

/** Distance from a place: how addresses express it, and how far away a car is. */

/** Radii to choose from, in kilometres. */
export const RADII = [5, 10, 25, 50, 100, 250] as const;

const LONGEST_PLACE = 60;
const FARTHEST_KM = 5_000;
const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/** The place in an address: `near=Ryde NSW 2112&within=15`. `findPlace` adds its coordinates. */
export function nearRead(params: URLSearchParams): Pick<SearchState, "near"> {
  const typed = cleanPlace(params.get("near") ?? "");
  if (typed === "") return {};
  const within = params.get("within") ?? "";
  const km = /^\d{1,4}$/.test(within) ? Number(within) : 0;
  return { near: { asked: typed, place: null, ...(km >= 1 && km <= FARTHEST_KM && { within: km }) } };
}

/**
 * A typed place with single spaces. Coordinates are rounded to about a kilometre, so that no address reveals a home.
 */
export function cleanPlace(text: string): string {
  const clean = text.replace(/\s+/g, " ").trim().slice(0, LONGEST_PLACE).trim();
  const point = coordinatesIn(clean);
  return point ? `${point.lat},${point.lng}` : clean;
}

/** Coordinates as the browser gives them, to two decimals; null for other texts. */
export function coordinatesIn(text: string): Pick<NearPlace, "lat" | "lng"> | null {
  const [, lat = "", lng = ""] = COORDINATES.exec(text.replace(/\s/g, "")) ?? [];
  if (lat === "" || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return null;
  const rounded = (degrees: string) => Math.round(Number(degrees) * 100) / 100;
  return { lat: rounded(lat), lng: rounded(lng) };
}

/** Writes the place into an address. */
export function writeNear(query: URLSearchParams, { near }: SearchState): void {
  if (!near) return;
  query.append("near", near.asked);
  if (near.within !== undefined) query.append("within", String(near.within));
}

/** The search near another place, nearest first; null removes the place. */
export function withNear(state: SearchState, typed: string | null): SearchState {
  const { near, ...rest } = state;
  const clean = typed === null ? "" : cleanPlace(typed);
  if (clean === "") return { ...rest, page: 1, sortBy: state.sortBy === "nearest" ? "recommended" : state.sortBy };
  const within = near?.within;
  return {
    ...rest,
    page: 1,
    sortBy: near ? state.sortBy : "nearest",
    near: { asked: clean, place: null, ...(within !== undefined && { within }) },
  };
}

/** Limits the search to `km` kilometres around its place; null for any distance. */
export function withWithin(state: SearchState, km: number | null): SearchState {
  if (!state.near) return state;
  const { within: _, ...near } = state.near;
  return { ...state, page: 1, near: km === null ? near : { ...near, within: km } };
}

/** The filter for the radius, in the search grammar; empty for none. */
export function radiusFilter({ near }: SearchState, km = near?.within): string {
  if (!near?.place || km === undefined) return "";
  return `_geoRadius(${near.place.lat}, ${near.place.lng}, ${km * 1000})`;
}

/** The engine's sort keys of "Nearest"; none without a place. */
export const nearestOrder = ({ near }: SearchState): readonly string[] =>
  near?.place ? [`_geoPoint(${near.place.lat},${near.place.lng}):asc`] : [];

/** "Ryde NSW 2112", or the typed text while its place is unknown. */
export const placeName = ({ asked: typed, place }: Near): string =>
  place?.name ?? (coordinatesIn(typed) ? "where you are" : typed);

/** "Within 15 km of Ryde NSW 2112", "Near Ryde NSW 2112". */
export const nearLabel = (near: Near): string =>
  near.within === undefined ? `Near ${placeName(near)}` : `Within ${near.within} km of ${placeName(near)}`;

/** "12 km away", in a straight line, rounded to kilometres. */
export function distanceWords(
  from: Pick<NearPlace, "lat" | "lng">,
  to: Pick<NearPlace, "lat" | "lng"> | undefined,
): string | null {
  if (!to) return null;
  const km = Math.round(distanceKm({ lat: from.lat, long: from.lng }, { lat: to.lat, long: to.lng }));
  return km < 1 ? "less than 1 km away" : `${formatNumber(km)} km away`;
}

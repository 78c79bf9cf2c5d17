import { distanceKm } from "../site/rules.ts";
import { COASTS } from "./coast.ts";
import type { LocationView } from "./view.ts";

/** Degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** A pin on the map: one location, or several that are too close to be distinguished. */
interface Pin {
  /** Percent of the map from its left and top. */
  readonly x: number;
  readonly y: number;
  /** Numbers in the list of locations: `3`, or `1, 2`. */
  readonly numbers: string;
  readonly label: string;
  /** Slug of the first of them. */
  readonly slug: string;
}

export interface MapView {
  readonly pins: readonly Pin[];
  /** Position of the shopper. */
  readonly from: { readonly x: number; readonly y: number } | null;
  /** Outlines of the land, as the `d` of a path in a viewBox of 200 by 100. */
  readonly land: string;
  /** A round distance, and its share of the map's width in percent. */
  readonly scale: { readonly km: number; readonly share: number };
}

/** Smallest width of a map in kilometres: enough to see on which side of the water a location is. */
const LEAST_KM = 24;
/** Share of the map that the locations may take. */
const FILLED = 0.62;
/**
 * Locations nearer than this, in percent of the map, share one pin: on a narrow phone a finger cannot hit closer
 * ones.
 */
const TOGETHER = 9;
const KM_PER_DEGREE = 111.195;
const ROUND_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Positions of the locations on a map twice as wide as high, to scale; null where none has coordinates. */
export function mapView(
  places: readonly Pick<LocationView, "slug" | "city" | "at">[],
  from: Point | null = null,
): MapView | null {
  const placed = places.flatMap((place, index) => (place.at ? [{ place, at: place.at, number: index + 1 }] : []));
  if (placed.length === 0) return null;
  const points = [...placed.map(({ at }) => at), ...(from ? [from] : [])];
  const { project, kmWide } = sheetOf(points);
  const pins: (Pin & { readonly numbered: readonly number[] })[] = [];
  for (const { place, at, number } of placed) {
    const { x, y } = project(at);
    const near = pins.findIndex((pin) => Math.hypot(pin.x - x, (pin.y - y) / 2) < TOGETHER);
    const before = pins[near];
    if (before) {
      const numbered = [...before.numbered, number];
      pins[near] = { ...before, numbered, numbers: numbered.join(", ") };
    } else pins.push({ x, y, numbered: [number], numbers: String(number), label: place.city, slug: place.slug });
  }
  const km = ROUND_KM.findLast((round) => round <= kmWide / 6) ?? 1;
  return {
    pins: pins.map(({ numbered: _, ...pin }) => pin),
    from: from && project(from),
    land: COASTS.map((coast) => outline(coast, project)).join(""),
    scale: { km, share: tenth((km / kmWide) * 100) },
  };
}

type Project = (point: Point) => { readonly x: number; readonly y: number };

/** A flat projection around the points: across a dealer's region its error is smaller than a pin. */
function sheetOf(points: readonly Point[]): { readonly project: Project; readonly kmWide: number } {
  const lats = points.map(({ lat }) => lat);
  const longs = points.map(({ long }) => long);
  const middle = { lat: mid(lats), long: mid(longs) };
  const east = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const wide = (Math.max(...longs) - Math.min(...longs)) * east;
  const high = (Math.max(...lats) - Math.min(...lats)) * KM_PER_DEGREE;
  const kmWide = Math.max(LEAST_KM, wide / FILLED, (high * 2) / FILLED);
  const project: Project = ({ lat, long }) => ({
    x: tenth(50 + ((long - middle.long) * east * 100) / kmWide),
    y: tenth(50 - ((lat - middle.lat) * KM_PER_DEGREE * 200) / kmWide),
  });
  return { project, kmWide };
}

const mid = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Far enough outside the map that no window shows it. */
const OUTSIDE = 2000;

function outline(coast: readonly number[], project: Project): string {
  const corners = [];
  for (let at = 0; at < coast.length; at += 2) {
    const { x, y } = project({ long: coast[at] ?? 0, lat: coast[at + 1] ?? 0 });
    const clamp = (value: number) => Math.max(-OUTSIDE, Math.min(OUTSIDE, value));
    corners.push(`${Math.round(clamp(x * 2) * 10) / 10} ${Math.round(clamp(y) * 10) / 10}`);
  }
  return `M${corners.join("L")}Z`;
}

/** The nearest first, each with its distance in whole kilometres; those without coordinates come last. */
export function byDistance(
  places: readonly LocationView[],
  from: Point,
): readonly { readonly place: LocationView; readonly km: number | null }[] {
  const measured = places.map((place) => ({ place, exact: place.at && distanceKm(from, place.at) }));
  return measured
    .sort((a, b) => (a.exact ?? Number.POSITIVE_INFINITY) - (b.exact ?? Number.POSITIVE_INFINITY))
    .map(({ place, exact }) => ({ place, km: exact === null ? null : Math.round(exact) }));
}

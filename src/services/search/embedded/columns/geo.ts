import { err, ok, type Result } from "../../../../lib/result.ts";
import type { FieldRows } from "./field-rows.ts";

/** Mean radius of the earth in metres. */
export const EARTH_RADIUS = 6_371_000;

/** Degrees: latitude from -90 to 90, longitude from -180 to 180. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Degrees. If `left` is more than `right`, the box crosses the 180th meridian. */
export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const isLatitude = (value: number): boolean => value >= -90 && value <= 90;
const isLongitude = (value: number): boolean => value >= -180 && value <= 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point with these coordinates, or an error message if they are invalid. */
export function pointAt(lat: number, lng: number): Result<Point, string> {
  if (!isLatitude(lat)) return err("A latitude is a number from -90 to 90");
  return isLongitude(lng) ? ok({ lat, lng }) : err("A longitude is a number from -180 to 180");
}

/**
 * A document's `_geo`: numbers, or strings that contain numbers, as Meilisearch accepts them. Null for anything else.
 */
export function placeOf(value: unknown): Point | null {
  if (typeof value !== "object" || value === null || !("lat" in value) || !("lng" in value)) return null;
  const point = pointAt(degreesIn(value.lat), degreesIn(value.lng));
  return point.ok ? point.value : null;
}

function degreesIn(value: unknown): number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "") ? Number(value) : Number.NaN;
}

/** Distance along a great circle in metres, by the haversine formula. */
export function metresBetween(a: Point, b: Point): number {
  const [up, across] = [Math.sin(radians(b.lat - a.lat) / 2), Math.sin(radians(b.lng - a.lng) / 2)];
  const haversine = up * up + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * across * across;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export function isInBox({ lat, lng }: Point, { top, right, bottom, left }: Box): boolean {
  const isBetween = left <= right ? lng >= left && lng <= right : lng >= left || lng <= right;
  return lat >= bottom && lat <= top && isBetween;
}

/** A sort order by distance, nearest first unless it is descending. */
export interface DistanceOrder {
  readonly point: Point;
  readonly descending: boolean;
}

const DISTANCE_ORDER = /^_geoPoint\(([^,()]*),([^,()]*)\):(asc|desc)$/;

/** Parses `_geoPoint(-33.87,151.21):asc` in a request's `sort`; null for another kind of order. */
export function distanceOrderOf(sort: string): Result<DistanceOrder, string> | null {
  if (!sort.startsWith("_geoPoint")) return null;
  const [, lat, lng, direction] = DISTANCE_ORDER.exec(sort) ?? [];
  if (direction === undefined) return err(`"${sort}" is no order: write _geoPoint(latitude,longitude):asc or :desc`);
  const point = pointAt(degreesIn(lat), degreesIn(lng));
  return point.ok ? ok({ point: point.value, descending: direction === "desc" }) : point;
}

/** The places of an index's documents, by slot. */
export class Places {
  readonly #points: (Point | null)[] = [];

  set(slot: number, value: unknown): void {
    this.#points[slot] = placeOf(value);
  }

  /** Sets values from rows, like `FacetColumn.append`. */
  append(slot: number, { values, count }: FieldRows, first: number): void {
    for (let index = 0; index < count; index++) this.set(slot + index, values[first + index]);
  }

  isWithin(slot: number, metres: number, from: Point): boolean {
    const point = this.#points[slot];
    // A degree of latitude is equally long everywhere, so latitude alone rules out most points that are too far away.
    if (!point || EARTH_RADIUS * radians(Math.abs(point.lat - from.lat)) > metres + 1) return false;
    return metresBetween(point, from) <= metres;
  }

  isIn(slot: number, box: Box): boolean {
    const point = this.#points[slot];
    return point ? isInBox(point, box) : false;
  }

  /** Distances in metres of these slots; NaN for a document without a place. */
  distancesFrom(point: Point, slots: Uint32Array): Float64Array {
    const distances = new Float64Array(this.#points.length).fill(Number.NaN);
    for (const slot of slots) {
      const place = this.#points[slot];
      if (place) distances[slot] = metresBetween(place, point);
    }
    return distances;
  }
}

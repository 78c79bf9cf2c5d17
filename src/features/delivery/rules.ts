import { err, ok, type Result } from "../../lib/result.ts";
import type { Place } from "../../services/geocoding/port.ts";
import { distanceKm } from "../site/rules.ts";

/** Anchor of the calculator, so that a page sent back shows it and not its own beginning. */
export const DELIVERY_PLACE = "delivery";

/** Message for a place without an estimate (VDP-065, ERR-002). */
export const NO_ESTIMATE =
  "Sorry, we can't provide an estimate for that location. " +
  "Please use the enquiry form on this page or give us a call to get a quote.";

/** A delivery price in whole dollars, and the region's name (VDP-062, VDP-063). */
export interface DeliveryEstimate {
  readonly price: number;
  readonly name: string;
}

/** Prices in dollars up to a distance in kilometres by road, nearest first. */
export type DeliveryBands = readonly { readonly upToKm: number; readonly dollars: number }[];

/** Approximate prices of a car carrier. For longer distances the shopper is asked to call. */
export const DELIVERY_BANDS: DeliveryBands = [
  { upToKm: 30, dollars: 95 },
  { upToKm: 80, dollars: 180 },
  { upToKm: 200, dollars: 350 },
  { upToKm: 500, dollars: 590 },
  { upToKm: 1000, dollars: 890 },
  { upToKm: 1800, dollars: 1290 },
  { upToKm: 2800, dollars: 1790 },
  { upToKm: 4500, dollars: 2390 },
];

type Point = Pick<Place, "lat" | "lng">;

/** Factor by which roads are longer than the straight line. */
const DETOUR = 1.25;

/** Kilometres by road between two points, roughly. */
export const roadKm = (from: Point, to: Point): number =>
  distanceKm({ lat: from.lat, long: from.lng }, { lat: to.lat, long: to.lng }) * DETOUR;

/** Postcodes of islands without a bridge or a daily car ferry. */
const ISLANDS: readonly (readonly [from: number, to: number])[] = [
  [2898, 2899],
  [4183, 4184],
  [4875, 4875],
  [5220, 5223],
  [6798, 6799],
  [7255, 7257],
];

/** The landmass of a postcode: a truck that needs a ship has no price by the kilometre. */
function landOf(postcode: string): string {
  const number = Number(postcode);
  if (ISLANDS.some(([from, to]) => number >= from && number <= to)) return `island ${postcode}`;
  return number >= 7000 && number < 8000 ? "Tasmania" : "mainland";
}

/** The estimate between the vehicle's location and another place (VDP-061); an error where there is none (VDP-065). */
export function deliveryEstimate(
  from: Point & { readonly postcode: string },
  to: Place,
  bands: DeliveryBands = DELIVERY_BANDS,
): Result<DeliveryEstimate, "no-estimate"> {
  const km = roadKm(from, to);
  const band = landOf(from.postcode) === landOf(to.postcode) ? bands.find(({ upToKm }) => km <= upToKm) : undefined;
  return band ? ok({ price: band.dollars, name: to.name }) : err("no-estimate");
}

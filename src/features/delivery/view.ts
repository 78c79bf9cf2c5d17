import type { Result } from "../../lib/result.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "../stock/schema.ts";
import { type DeliveryFailure, isDelivered } from "./data.ts";
import type { DeliveryEstimate } from "./rules.ts";

/** The answer for a postcode: a price and its region, or a message instead (VDP-061). */
export type DeliveryAnswer = { readonly postcode: string } & (
  | { readonly price: string; readonly name: string }
  | { readonly message: string; readonly atField: boolean }
);

/** Data of the delivery calculator on a page. */
export interface DeliveryView {
  /** Path of the page itself, which answers without JavaScript. */
  readonly path: string;
  /** Address of the call, with the car's id (API-005). */
  readonly call: string;
  /** The answer, where this page was requested with a postcode. */
  readonly answer: DeliveryAnswer | null;
}

/** The parameter by which a page is asked for a price without JavaScript. */
export const POSTCODE_PARAM = "postcode";

/** Null where the dealership does not deliver, and for a sold car (VDP-058). */
export function deliveryView(car: Car, site: Site, answer: DeliveryAnswer | null = null): DeliveryView | null {
  if (!isDelivered(car, site)) return null;
  const { apiBaseUrl } = site.configFor(car.dealership_slug);
  return { path: car.path, call: `${apiBaseUrl}/delivery-price?car_id=${car.id}`, answer };
}

export function deliveryAnswer(
  postcode: string,
  result: Result<DeliveryEstimate, Pick<DeliveryFailure, "kind" | "message">>,
): DeliveryAnswer {
  if (!result.ok) return { postcode, message: result.error.message, atField: result.error.kind !== "none" };
  return { postcode, price: formatMoney(result.value.price), name: result.value.name };
}

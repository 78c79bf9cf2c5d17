import type { Result } from "../../lib/result.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { Site } from "../site/site.ts";
import type { Car } from "../stock/schema.ts";
import { type DeliveryFailure, isDelivered } from "./data.ts";
import type { DeliveryEstimate } from "./rules.ts";

/** What was answered to a postcode: a price and its region, or a message in their place (VDP-061). */
export type DeliveryAnswer = { readonly postcode: string } & (
  | { readonly price: string; readonly name: string }
  | { readonly message: string; readonly atField: boolean }
);

/** The delivery calculator as a page shows it. */
export interface DeliveryView {
  /** The page itself, which answers without JavaScript. */
  readonly path: string;
  /** The call, with the car's id (API-005). */
  readonly call: string;
  /** What this page was asked for. */
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

import type { Car } from "../../../features/stock/schema.ts";
import { askingState, type PricedCar } from "../../../features/stock/shown-price.ts";
import { formatMoney } from "../../../lib/words/format.ts";

/**
 * A car's outright price and the price struck through beside it, as shoppers see them until it is sold, even on sites
 * with weekly subscriptions.
 */
export function rowPrices(car: PricedCar & Pick<Car, "price">): {
  readonly price: string;
  readonly was: string | null;
} {
  const state = askingState(car, { subscriptionEnabled: false, noPriceText: "" });
  return {
    price: "amount" in state ? formatMoney(state.amount) : "No price",
    was: state.kind === "reduced" ? formatMoney(state.before) : null,
  };
}

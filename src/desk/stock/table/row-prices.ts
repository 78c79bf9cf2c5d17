import type { Car } from "../../../features/stock/schema.ts";
import { type PricedCar, priceState } from "../../../features/stock/shown-price.ts";
import { formatMoney } from "../../../lib/words/format.ts";

/** What a car costs outright and what is struck through beside it, as shoppers see both, even where a week is sold. */
export function rowPrices(car: PricedCar & Pick<Car, "price">): {
  readonly price: string;
  readonly was: string | null;
} {
  const state = priceState(car, { subscriptionEnabled: false, noPriceText: "" });
  return {
    price: "amount" in state ? formatMoney(state.amount) : "No price",
    was: state.kind === "reduced" ? formatMoney(state.before) : null,
  };
}

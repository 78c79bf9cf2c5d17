import type { Car } from "../../../features/stock/schema.ts";
import { askedState, type PricedCar } from "../../../features/stock/shown-price.ts";
import { formatMoney } from "../../../lib/words/format.ts";

/**
 * What a car costs outright and what is struck through beside it, as shoppers see both until it is sold, even where
 * they subscribe by the week.
 */
export function rowPrices(car: PricedCar & Pick<Car, "price">): {
  readonly price: string;
  readonly was: string | null;
} {
  const state = askedState(car, { subscriptionEnabled: false, noPriceText: "" });
  return {
    price: "amount" in state ? formatMoney(state.amount) : "No price",
    was: state.kind === "reduced" ? formatMoney(state.before) : null,
  };
}

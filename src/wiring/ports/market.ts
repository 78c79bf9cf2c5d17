import { advertsLike, advertsLikeAll } from "../../features/pricing/data.ts";
import { advertisedMarket, advertisedMarketOfMany } from "../../services/market/live.ts";
import type { Market, MarketOfMany } from "../../services/market/port.ts";

/** The market that our own sites' adverts make, for one car and for many. */
export const openMarket = (stock: Parameters<typeof advertsLike>[0]): Market & MarketOfMany => ({
  ...advertisedMarket((question) => advertsLike(stock, question)),
  ...advertisedMarketOfMany((questions) => advertsLikeAll(stock, questions)),
});

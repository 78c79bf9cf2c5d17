import { advertsLike, advertsLikeAll } from "../../features/pricing/data.ts";
import { advertisedMarket, advertisedMarketOfMany } from "../../services/market/live.ts";
import type { Market, MarketOfMany } from "../../services/market/port.ts";

/** Market prices computed from our own sites' adverts, for one car or many. */
export const openMarket = (stock: Parameters<typeof advertsLike>[0]): Market & MarketOfMany => ({
  ...advertisedMarket((question) => advertsLike(stock, question)),
  ...advertisedMarketOfMany((questions) => advertsLikeAll(stock, questions)),
});

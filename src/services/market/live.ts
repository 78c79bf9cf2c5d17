import { ok, type Result } from "../../lib/result.ts";
import type { Adverts, Market, MarketFailure, MarketQuestion } from "./port.ts";
import { figuresAmong } from "./rules.ts";

export type AdvertsLike = (question: MarketQuestion) => Promise<Result<Adverts, MarketFailure>>;

/**
 * A market made from the adverts on our own sites, used where no market data vendor is configured. The figures are
 * computed anew each time (`figuresAmong`); their `description` says how many adverts there are, whose, and in what
 * price range.
 */
export function advertisedMarket(advertsLike: AdvertsLike): Market {
  return {
    async compare(question) {
      const found = await advertsLike(question);
      if (!found.ok) return found;
      const { prices, whose } = found.value;
      const figures = figuresAmong(question.listing_price, prices);
      return ok(figures && { ...figures, description: sentence(prices.length, whose) });
    },
  };
}

const sentence = (count: number, whose: string): string =>
  `Compared with ${count} ${whose}; about half are within this range.`;

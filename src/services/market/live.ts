import { ok, type Result } from "../../lib/result.ts";
import type { Adverts, Market, MarketFailure, MarketQuestion } from "./port.ts";
import { figuresAmong } from "./rules.ts";

export type AdvertsLike = (question: MarketQuestion) => Promise<Result<Adverts, MarketFailure>>;

/**
 * A market made of adverts that we have ourselves: what ships where no valuer's account is set up. Its figures are
 * reckoned anew each time (`figuresAmong`) and its sentence says of how many adverts, whose they are and what the range
 * is.
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

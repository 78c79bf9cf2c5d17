import { ok, type Result } from "../../lib/result.ts";
import type { Adverts, Market, MarketFailure, MarketFigures, MarketOfMany, MarketQuestion } from "./port.ts";
import { figuresAmong } from "./rules.ts";

export type AdvertsLike = (question: MarketQuestion) => Promise<Result<Adverts, MarketFailure>>;

/** The adverts that each of these vehicles is compared with, in the questions' order. */
export type AdvertsLikeAll = (
  questions: readonly MarketQuestion[],
) => Promise<Result<readonly Adverts[], MarketFailure>>;

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
      return ok(figuresOf(question, found.value));
    },
  };
}

/** As `advertisedMarket`, for many vehicles whose adverts are found together. */
export function advertisedMarketOfMany(advertsLikeAll: AdvertsLikeAll): MarketOfMany {
  return {
    async compareAll(questions) {
      const found = await advertsLikeAll(questions);
      if (!found.ok) return found;
      const figures = new Map<number, MarketFigures>();
      for (const [at, question] of questions.entries()) {
        const adverts = found.value[at];
        const own = adverts && figuresOf(question, adverts);
        if (own) figures.set(question.car_id, own);
      }
      return ok(figures);
    },
  };
}

function figuresOf(question: MarketQuestion, { prices, whose }: Adverts): MarketFigures | null {
  const figures = figuresAmong(question.listing_price, prices);
  return figures && { ...figures, description: sentence(prices.length, whose) };
}

const sentence = (count: number, whose: string): string =>
  `Compared with ${count} ${whose}; about half are within this range.`;

import type { Result } from "../../lib/result.ts";

/** A vehicle whose price is to be compared, and the site that asks. */
export interface MarketQuestion {
  /** The site's slug: it selects the vendor account, or the stock, to compare with. */
  readonly site: string;
  readonly car_id: number;
  readonly make: string;
  readonly model: string;
  /** The grade; null where it is not known. */
  readonly badge: string | null;
  readonly year: number;
  /** Null where it is not known. */
  readonly km: number | null;
  readonly car_type: string;
  /** What the price covers ("Drive away"); null where it is not known. */
  readonly price_type: string | null;
  /** Dollars: the price at which the vehicle is advertised. */
  readonly listing_price: number;
}

/** A price compared with its market (VDP-030 to VDP-035): amounts in dollars, `fill` and `confidence` from 0 to 1. */
export interface MarketFigures {
  /** How good the price is: 1 is the best. */
  readonly fill: number;
  readonly market_range_min: number;
  readonly market_range_max: number;
  readonly confidence: number;
  /** A sentence for the shopper that names the source of the figures. */
  readonly description: string;
}

/** The market did not answer; a later call may succeed. */
export interface MarketFailure {
  readonly kind: "unavailable";
  readonly message: string;
}

/** The advertised prices of comparable vehicles, from which our own market is computed. */
export interface Adverts {
  /** Dollars, without the price of the vehicle in question. */
  readonly prices: readonly number[];
  /** What the adverts are and who shows them: "similar cars of any grade advertised by Kingtide Car Warehouse". */
  readonly whose: string;
}

/**
 * A source of market prices.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { ok } from "../../lib/result.ts";
 * import { advertisedMarket } from "./live.ts";
 *
 * const market = advertisedMarket(async () =>
 *   ok({ prices: [19_000, 20_000, 21_000], whose: "similar cars advertised by Kingtide" }),
 * );
 * const compared = await market.compare({
 *   site: "kingtide",
 *   car_id: 7,
 *   make: "Kia",
 *   model: "Rio",
 *   badge: "S",
 *   year: 2020,
 *   km: 50_000,
 *   car_type: "used",
 *   price_type: null,
 *   listing_price: 20_000,
 * });
 * assert(compared.ok && compared.value);
 * assert.equal(compared.value.fill, 0.5);
 * assert.equal(compared.value.market_range_min, 19_500);
 * ```
 */
export interface Market {
  /**
   * Compares a vehicle's price with those of similar vehicles. Null where too little is known of such vehicles. Never
   * throws.
   */
  compare(question: MarketQuestion): Promise<Result<MarketFigures | null, MarketFailure>>;
}

/** A source that compares the prices of many vehicles of one site at once, with no more work for it than for a few. */
export interface MarketOfMany {
  /**
   * Compares each vehicle's price as `compare` does; the figures by the vehicle's number, without those of which too
   * little is known. All questions are of one site. Never throws.
   */
  compareAll(questions: readonly MarketQuestion[]): Promise<Result<ReadonlyMap<number, MarketFigures>, MarketFailure>>;
}

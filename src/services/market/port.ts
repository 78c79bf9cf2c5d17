import type { Result } from "../../lib/result.ts";

/** A vehicle whose price is to be compared, and the site that asks. */
export interface MarketQuestion {
  /** The site's slug: whose account it is, or whose stock. */
  readonly site: string;
  readonly car_id: number;
  readonly make: string;
  readonly model: string;
  /** The grade, null where it is not told. */
  readonly badge: string | null;
  readonly year: number;
  /** Null where it is not told. */
  readonly km: number | null;
  readonly car_type: string;
  /** What the price covers ("Drive away"), null where it is not told. */
  readonly price_type: string | null;
  /** Dollars: what the vehicle is advertised for. */
  readonly listing_price: number;
}

/** How a price stands in its market (VDP-030 to VDP-035): amounts in dollars, `fill` and `confidence` from 0 to 1. */
export interface MarketFigures {
  /** How good the price is: 1 the best. */
  readonly fill: number;
  readonly market_range_min: number;
  readonly market_range_max: number;
  readonly confidence: number;
  /** Where the figures are from, a sentence for the shopper. */
  readonly description: string;
}

/** The market did not answer; it may later. */
export interface MarketFailure {
  readonly kind: "unavailable";
  readonly message: string;
}

/** What comparable vehicles are advertised for: what a market of our own is made of. */
export interface Adverts {
  /** Dollars, the vehicle's own price not among them. */
  readonly prices: readonly number[];
  /** What they are and by whom they are shown: "similar cars of any grade advertised by Kingtide Car Warehouse". */
  readonly whose: string;
}

/** Whoever knows what vehicles are advertised for. */
export interface Market {
  /** Null where too little is known of such vehicles to say anything. Never throws. */
  compare(question: MarketQuestion): Promise<Result<MarketFigures | null, MarketFailure>>;
}

import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import type { Sites } from "./features/site/data.ts";
import type { Site } from "./features/site/site.ts";
import type { CarViews } from "./features/vehicle/car-views.ts";
import type { Rates } from "./lib/rates.ts";
import type { Geocoding } from "./services/geocoding/port.ts";
import type { Market } from "./services/market/port.ts";
import type { Payments } from "./services/payments/port.ts";
import type { Quotes } from "./services/quotes/port.ts";
import type { SearchEngine } from "./services/search/port.ts";
import type { SmsSender } from "./services/sms/port.ts";
import type { Valuer } from "./services/valuation/port.ts";

/** What the process has built, once (`wiring.ts`). */
export interface App {
  readonly env: Env;
  readonly db: Database;
  readonly sites: Sites;
  readonly search: SearchEngine;
  readonly views: CarViews;
  readonly market: Market;
  readonly geocoding: Geocoding;
  readonly payments: Payments;
  /** Null where no broker is configured. */
  readonly quotes: Quotes | null;
  /** Null where no gateway is configured. */
  readonly sms: SmsSender | null;
  /** Null where nobody is configured who values vehicles. */
  readonly valuer: Valuer | null;
  /** Counts how often each address asks, together with the other processes. */
  readonly rates: Rates;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Logger;
}

/** What one request carries to its loader or action. */
export interface RequestScope {
  readonly app: App;
  readonly site: Site;
  /** Epoch milliseconds: the one `now` of this request, given to every rule. */
  readonly now: number;
  readonly requestId: string;
  /** Who asks. A page that reads any of these is made for that visitor alone and not kept. */
  readonly ip: string;
  readonly userAgent: string;
  /** One of the visitor's own headers; null where it was not sent. */
  readonly header: (name: "cookie" | "referer") => string | null;
  /**
   * Marks the page's own inline scripts while it is rendered; the server takes it out and allows them by their hashes.
   */
  readonly scriptNonce: string;
  /**
   * Takes a document whole, past the `Response` that speaks of it: on the way through one it would be copied five
   * times.
   */
  readonly deliver: (html: Buffer) => void;
  /** Says that the page is no longer right from `at` on (epoch ms): the page cache keeps it no longer than that. */
  readonly changesAt: (at: number) => void;
  /** Says that the page must not be kept at all. */
  readonly uncacheable: () => void;
}

export const requestScope = createContext<RequestScope>();

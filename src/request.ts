import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import type { Sites } from "./features/site/data.ts";
import type { Site } from "./features/site/site.ts";
import type { CarViews } from "./features/vehicle/car-views.ts";
import type { Rates } from "./lib/rates.ts";
import type { FileStore } from "./services/files/port.ts";
import type { Geocoding } from "./services/geocoding/port.ts";
import type { Market } from "./services/market/port.ts";
import type { Payments } from "./services/payments/port.ts";
import type { Quotes } from "./services/quotes/port.ts";
import type { SearchEngine } from "./services/search/port.ts";
import type { SmsSender } from "./services/sms/port.ts";
import type { Valuer } from "./services/valuation/port.ts";

/** Everything the process builds once at start-up (see `wiring.ts`) and every request uses. */
export interface App {
  readonly env: Env;
  readonly db: Database;
  readonly sites: Sites;
  readonly search: SearchEngine;
  readonly views: CarViews;
  readonly market: Market;
  readonly geocoding: Geocoding;
  readonly payments: Payments;
  /** Pictures of stock, shared with the other processes. */
  readonly files: FileStore;
  /** Finance broker; null where none is configured. */
  readonly quotes: Quotes | null;
  /** SMS gateway; null where none is configured. */
  readonly sms: SmsSender | null;
  /** Valuation vendor; null where none is configured. */
  readonly valuer: Valuer | null;
  /** Rate limits: counts requests by IP address, shared with the other processes. */
  readonly rates: Rates;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Logger;
}

/** What one request hands to its loader or action. */
export interface RequestScope {
  readonly app: App;
  readonly site: Site;
  /** Epoch milliseconds: the one `now` of this request, given to every rule. */
  readonly now: number;
  readonly requestId: string;
  /**
   * The visitor's IP address. A page that reads it, or the headers, is made for that visitor alone and is never
   * cached.
   */
  readonly ip: string;
  readonly userAgent: string;
  /** One of the visitor's own headers; null where it was not sent. */
  readonly header: (name: "cookie" | "referer") => string | null;
  /**
   * Nonce on the page's own inline scripts while it is rendered; the server then removes it and allows the scripts by
   * their hashes.
   */
  readonly scriptNonce: string;
  /** Sends a whole document without passing it through the `Response`, which would copy it five times. */
  readonly deliver: (html: Buffer) => void;
  /** Says that the page changes at the time `at` (epoch ms): the page cache keeps it no longer than that. */
  readonly changesAt: (at: number) => void;
  /** Says that the page must not be cached at all. */
  readonly uncacheable: () => void;
}

export const requestScope = createContext<RequestScope>();

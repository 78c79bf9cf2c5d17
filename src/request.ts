import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "./db/open.ts";
import type { Env } from "./env.ts";
import type { Sites } from "./features/site/data.ts";
import type { Site } from "./features/site/site.ts";
import type { FindPart } from "./lib/markup/find-part.ts";
import type { Rates } from "./lib/rates.ts";
import type { FileStore } from "./services/files/port.ts";
import type { Geocoding } from "./services/geocoding/port.ts";
import type { MailSender } from "./services/mail/port.ts";
import type { Market, MarketOfMany } from "./services/market/port.ts";
import type { Payments } from "./services/payments/port.ts";
import type { PushSender } from "./services/push/port.ts";
import type { Quotes } from "./services/quotes/port.ts";
import type { SearchEngine } from "./services/search/port.ts";
import type { ReadText, SmsSender } from "./services/sms/port.ts";
import type { Valuer } from "./services/valuation/port.ts";

/** Counts how often cars are viewed. */
export interface CarViews {
  /** Adds one view and returns the number of this process's views of that car that are not written yet. */
  readonly count: (carId: number) => number;
  /** Number of that car's views that are not written yet. */
  readonly waiting: (carId: number) => number;
}

/** Everything the process builds once at start-up (see `wiring.ts`) and every request uses. */
export interface App {
  readonly env: Env;
  readonly db: Database;
  readonly sites: Sites;
  readonly search: SearchEngine;
  readonly views: CarViews;
  readonly market: Market & MarketOfMany;
  readonly geocoding: Geocoding;
  readonly mail: MailSender;
  /** Says that something was put into the outbox, so that it is sent at once. */
  readonly outboxChanged: () => void;
  readonly payments: Payments;
  /** Pictures of stock, shared with the other processes. */
  readonly files: FileStore;
  /** Finance broker; null where none is configured. */
  readonly quotes: Quotes | null;
  /** SMS gateway; null where none is configured. */
  readonly sms: SmsSender | null;
  /** Reads what the SMS gateway hands in, and whether the call is the gateway's. */
  readonly readText: ReadText;
  /** Web Push; null where no keys are set. */
  readonly push: PushSender | null;
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
  readonly header: (name: "cookie" | "referer" | "if-none-match") => string | null;
  /**
   * Nonce on the page's own inline scripts while it is rendered; the server then removes it and allows the scripts by
   * their hashes.
   */
  readonly scriptNonce: string;
  /**
   * Sends a whole document without passing it through the `Response`, which would copy it five times. `theme` is the
   * stylesheet of the site's tokens.
   */
  readonly deliver: (html: Buffer, theme: string) => void;
  /** Finds markup that earlier pages with the same view of the site have made (`ui/rendering/cached-part.tsx`). */
  readonly partsWith: (siteView: string) => FindPart | null;
  /** Says that the page changes at the time `at` (epoch ms): the page cache keeps it no longer than that. */
  readonly changesAt: (at: number) => void;
  /** Says that the page must not be cached at all. */
  readonly uncacheable: () => void;
  /** Says what made the page fail: where the database is away, that is told as an outage. */
  readonly failedBy: (error: unknown) => void;
}

export const requestScope = createContext<RequestScope>();

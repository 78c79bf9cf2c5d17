import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import {
  isStockFeed,
  listedCars,
  STOCK_FEEDS,
  type StockFeedName,
  stockFeed,
} from "../features/listings/stock-feed.ts";
import { originOf } from "../features/site/origin.ts";
import type { Site } from "../features/site/site.ts";
import { ok, type Result } from "../lib/result.ts";
import { isSecretSet } from "../lib/secrets.ts";
import type { App } from "../request.ts";
import type { SearchFailure } from "../services/search/port.ts";
import { factsOf } from "./observing/facts.ts";
import type { ServerState } from "./observing/health.ts";
import { sendError } from "./pages/plain-page.ts";
import type { StockVersions } from "./pages/stock-versions.ts";
import { acceptedEncoding } from "./shell/body.ts";
import { limitRequests, MINUTE } from "./shell/rate-limits.ts";
import { isKnown } from "./shell/send.ts";

const ADDRESS = /^\/stock-feeds\/([a-z]+\.[a-z]+)$/;
/** Rate limit of feeds for one IP address, whether its token is right or wrong. */
const RATE = { name: "stock feeds", most: 60, withinMs: MINUTE };
const TOO_MANY = "That is many feeds at once. Please wait a minute and ask again.";
/** Maximum bytes of cached compressed feeds. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A finished feed, compressed. */
interface Made {
  readonly bytes: Buffer;
  readonly etag: string;
}

type Making = Promise<Result<Made, SearchFailure>>;

/**
 * Cached feeds by site and state of the stock. Each is made once per change of the stock, however often it is
 * requested, and only its compressed bytes are kept.
 */
export class StockFeedStore {
  readonly #made = new Map<string, { readonly state: string; readonly making: Making; bytes: number }>();

  /** The feed for `state`, cached or created with `make`. Failures are not cached. */
  async get(key: string, state: string, make: () => Making): Making {
    const cached = this.#made.get(key);
    if (cached?.state === state) return cached.making;
    const entry = { state, making: make(), bytes: 0 };
    this.#made.delete(key);
    this.#made.set(key, entry);
    const drop = () => void (this.#made.get(key) === entry && this.#made.delete(key));
    const made = await entry.making.catch((error: unknown) => {
      drop();
      throw error;
    });
    if (made.ok) entry.bytes = made.value.bytes.length;
    else drop();
    this.#shrink();
    return made;
  }

  /** Drops the oldest feeds until the rest fit. */
  #shrink(): void {
    let total = [...this.#made.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of this.#made) {
      if (total <= MOST_BYTES) return;
      this.#made.delete(key);
      total -= bytes;
    }
  }
}

type FeedApp = Pick<App, "db" | "search" | "clock" | "rates" | "log">;

/**
 * Serves `GET /stock-feeds/{name}?token=…`: the site's stock for other programs (docs/stock-feeds.md). The token is in
 * the query because queries are never logged. Without the right token there is no such page.
 */
export function serveStockFeeds(app: FeedApp, state: ServerState, stockVersions: StockVersions): RequestHandler {
  const store = new StockFeedStore();
  const limit = limitRequests(app.rates, RATE, (req, res) =>
    sendError(req, res, "too-many-posts", { sentence: TOO_MANY }),
  );
  return (req, res, next) => {
    const { site } = factsOf(res);
    const [, name = ""] = ADDRESS.exec(req.path) ?? [];
    if (!site || name === "" || (req.method !== "GET" && req.method !== "HEAD")) return next();
    limit(req, res, () => {
      if (!isStockFeed(name) || !isAllowed(site, req)) return sendError(req, res, "not-found");
      if (!state.filled) {
        res.set("Retry-After", "2");
        return sendError(req, res, "restarting");
      }
      const origin = originOf(site, new URL(`${req.protocol}://${req.host}/`));
      const at = `${site.version}.${stockVersions.of(site)} ${origin}`;
      const make = () => madeFeed(app, site, name, origin);
      store
        .get(`${site.id} ${name}`, at, make)
        .then((made) => {
          if (made.ok) return send(req, res, name, made.value);
          app.log.warn({ failure: made.error.message }, "a stock feed could not be made");
          res.set("Retry-After", "30");
          return sendError(req, res, "busy");
        })
        .catch(next);
    });
  };
}

/** Whether the address has the site's token. */
function isAllowed(site: Site, req: Request): boolean {
  const token = site.config.stockFeedToken;
  const sent = new URL(req.originalUrl, "http://site").searchParams.get("token");
  return token !== null && sent !== null && isSecretSet(sent, token);
}

async function madeFeed(app: FeedApp, site: Site, name: StockFeedName, origin: string): Making {
  const cars = await listedCars(app, site, app.clock());
  if (!cars.ok) return cars;
  const { texts } = stockFeed(name, cars.value, { site, origin });
  const hash = createHash("sha256");
  const parts: Buffer[] = [];
  const hashed = async function* () {
    for await (const text of texts) {
      hash.update(text);
      yield Buffer.from(text);
    }
  };
  await pipeline(Readable.from(hashed()), createGzip({ level: 6 }), async (compressed) => {
    for await (const part of compressed) parts.push(part as Buffer);
  });
  return ok({ bytes: Buffer.concat(parts), etag: `W/"${hash.digest("base64url").slice(0, 27)}"` });
}

async function send(req: Request, res: Response, name: StockFeedName, { bytes, etag }: Made): Promise<void> {
  res.set({ "Cache-Control": "private, no-cache", ETag: etag, "X-Robots-Tag": "noindex" });
  res.vary("Accept-Encoding");
  if (isKnown(req.headers["if-none-match"], etag)) return void res.status(304).end();
  res.set("Content-Type", STOCK_FEEDS[name].writing.type);
  // Only the gzip encoding is cached; a client that does not accept it gets the feed decompressed.
  const isZipped = acceptedEncoding(req.headers["accept-encoding"]?.toString().replace(/\bbr\b/g, "")) !== "identity";
  if (req.method === "HEAD") return void res.end();
  if (isZipped) {
    res.set({ "Content-Encoding": "gzip", "Content-Length": String(bytes.length) });
    return void res.end(bytes);
  }
  await pipeline(Readable.from([bytes]), createGunzip(), res);
}

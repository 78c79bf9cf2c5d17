import type { Request, RequestHandler, Response } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import { clientAddressOf } from "../../lib/net/client-address.ts";
import type { Rate, Rates } from "../../lib/rates.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import { sendError } from "../pages/plain-page.ts";

/** A minute in milliseconds. */
export const MINUTE = 60_000;

/**
 * Posts without typed content, which a page sends by itself or at a click: a quote for each vehicle that is viewed, a
 * revealed phone number, a saved car. One-click unsubscribes are among them, because a mail service sends those of all
 * its users from few addresses and does not retry. /
 */
const CALL = /^\/(?:api\/(?:youx\/quote|phone-reveal|watchlist\/[a-z-]+)|unsubscribe\/[^/]+|alerts\/stop\/[^/]+)$/;
/** Calls allowed for each form that an address may send. */
const CALLS_A_FORM = 4;
/**
 * An address may send in an hour what the limit per minute allows in this many minutes. A burst from an office or a
 * mobile carrier's address passes, and a robot cannot keep up that pace all day, with a mail to a dealer for each lead.
 * /
 */
const MINUTES_AN_HOUR = 10;
const MANY = "Very many forms came from your network. Please send yours in an hour, or call us.";

/**
 * Limits posts per minute from one address. Posts to the desk are counted separately, so that the dealership's own
 * people cannot stop a shopper in their showroom, behind the same address, from sending an enquiry. Calls of pages are
 * counted separately too, because the people behind one office's or mobile carrier's address view many vehicles in a
 * minute. /
 */
export function limitPosts(rates: Rates, to: "a site" | "the desk", most: number): RequestHandler {
  const limited = (rate: Rate, sentence?: string) =>
    limitRequests(rates, rate, (req, res) =>
      sendError(req, res, "too-many-posts", sentence === undefined ? {} : { sentence }),
    );
  if (to === "the desk") return whenPosting(limited({ name: "desk posts", most, withinMs: MINUTE }));
  const limit = limited({ name: "posts", most, withinMs: MINUTE });
  const limitHour = limited({ name: "posts of an hour", most: most * MINUTES_AN_HOUR, withinMs: HOUR_MS }, MANY);
  const limitCalls = limited({ name: "calls", most: most * CALLS_A_FORM, withinMs: MINUTE });
  return whenPosting((req, res, next) => {
    if (CALL.test(req.path)) return limitCalls(req, res, next);
    // A post that the minute's limit refuses does not count towards the hour's, so pressing again locks nobody out.
    return limit(req, res, (error) => (error ? next(error) : limitHour(req, res, next)));
  });
}

const whenPosting =
  (handler: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.method === "POST" ? handler(req, res, next) : next();

/**
 * Limits one kind of request per address, over all sites and all processes that share `rates`. IPv6 visitors are
 * counted by their /64 network, which belongs to one household.
 */
export function limitRequests(rates: Rates, rate: Rate, refuse: (req: Request, res: Response) => void): RequestHandler {
  return rateLimit({
    windowMs: rate.withinMs,
    limit: rate.most,
    keyGenerator: (req) => clientAddressOf(req.ip ?? ""),
    store: storeOf(rates, rate),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // TRUST_PROXY names the proxy; headers from one that is not trusted are ignored on purpose and need no warning.
    validate: { xForwardedForHeader: false, trustProxy: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    handler: refuse,
  });
}

/** Our counters behind the library's interface, which never decrements one. */
function storeOf(rates: Rates, rate: Rate): Store {
  const took = () => {
    throw new Error("A count is not taken back.");
  };
  return {
    prefix: rate.name,
    increment(who) {
      const { hits, endsInMs } = rates.count(rate, who);
      return { totalHits: hits, resetTime: new Date(Date.now() + endsInMs) };
    },
    decrement: took,
    resetKey: took,
  };
}

import type { Request, RequestHandler, Response } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import { clientAddressOf } from "../../lib/net/client-address.ts";
import type { Rate, Rates } from "../../lib/rates.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import { sendError } from "../pages/plain-page.ts";

/** A minute in milliseconds. */
export const MINUTE = 60_000;

/**
 * Calls that a page makes by itself or with a press, in which nobody has typed anything: a quote for each vehicle that
 * is looked at, a revealed number, a saved car. So are presses that stop mails: a mail service makes those of all its
 * people from few addresses, after one mailing, and does not try again.
 */
const CALL = /^\/(?:api\/(?:youx\/quote|phone-reveal|watchlist\/[a-z-]+)|unsubscribe\/[^/]+|alerts\/stop\/[^/]+)$/;
/** For each form that an address may send, it may make so many of these calls. */
const CALLS_A_FORM = 4;
/**
 * In an hour an address may send as many forms as in so many minutes: what bursts out of an office or behind a mobile
 * carrier is taken, and a robot does not write leads at that pace all day, each a mail to a dealer.
 */
const MINUTES_AN_HOUR = 10;
const MANY = "Very many forms came from your network. Please send yours in an hour, or call us.";

/**
 * Limits posts per minute from one address. Those to the desk are counted by themselves: what a dealership's people do
 * there must not keep a shopper in their showroom, behind the same address, from sending an enquiry. So are the calls
 * of pages: an office, or all that a mobile carrier leads through one address, looks at many vehicles in a minute.
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
    // What is refused within the minute does not count within the hour: whoever presses again is not locked out.
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

/** Our counts behind the library's interface; it never takes one back. */
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

import type { Request, RequestHandler, Response } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import type { Rate, Rates } from "../../lib/rates.ts";
import { sendError } from "../pages/plain-page.ts";

/** Milliseconds. */
export const MINUTE = 60_000;

/** So many posts a minute from one address. */
export function limitPosts(rates: Rates, most: number): RequestHandler {
  const rate = { name: "posts", most, withinMs: MINUTE };
  const limit = limitRequests(rates, rate, (req, res) => sendError(req, res, "too-many-posts"));
  return (req, res, next) => (req.method === "POST" ? limit(req, res, next) : next());
}

/**
 * So many requests of a kind from one address, over all sites and by all processes that share `rates`; IPv6 visitors
 * are counted by their /64, which one household has.
 */
export function limitRequests(rates: Rates, rate: Rate, refuse: (req: Request, res: Response) => void): RequestHandler {
  return rateLimit({
    windowMs: rate.withinMs,
    limit: rate.most,
    ipv6Subnet: 64,
    store: storeOf(rates, rate),
    standardHeaders: "draft-8",
    legacyHeaders: false,
    // The proxy is named by TRUST_PROXY; a header of one that is not trusted is no mistake of ours to warn about.
    validate: { xForwardedForHeader: false, trustProxy: false, forwardedHeader: false },
    handler: refuse,
  });
}

/** Our counts as the library asks for them; it never takes one back. */
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

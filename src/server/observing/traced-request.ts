import type { IncomingMessage, ServerResponse } from "node:http";
import { tracing } from "../../lib/tracing.ts";
import { type Facts, factsOf } from "./facts.ts";

const METHODS = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** The pattern of a page's address, such as `/cars/:slug`; null for one that no page has. */
export type RouteOf = (path: string) => string | null;

/** Answers a request, as a span where traces are taken. The span names the address's pattern and never the address. */
export function tracedRequest(req: IncomingMessage, res: ServerResponse, routeOf: RouteOf, answer: () => void): void {
  const taker = tracing();
  if (!taker) {
    answer();
    return;
  }
  const end = taker.request(req.headers, answer);
  res.once("close", () => {
    const facts = factsOf(res);
    const method = METHODS.test(req.method ?? "") ? (req.method ?? "") : "_OTHER";
    const route = routeFor(facts, req.url ?? "", routeOf);
    const attributes = {
      "http.request.method": method,
      "http.response.status_code": res.statusCode,
      "forecourt.class": facts.class,
      ...(route !== null && { "http.route": route }),
      ...(facts.site && { "forecourt.site": facts.site.slug }),
      ...(facts.cache && { "forecourt.cache": facts.cache }),
    };
    end(`${method} ${route ?? facts.class}`, attributes, res.statusCode >= 500);
  });
}

function routeFor({ class: kind, site }: Facts, url: string, routeOf: RouteOf): string | null {
  if (site === null || !(kind === "page" || kind === "data" || kind === "api")) return null;
  return routeOf(url.replace(/\?.*$/s, "").replace(/\.data$/, ""));
}

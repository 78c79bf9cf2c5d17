import type { MiddlewareFunction } from "react-router";
import { requestScope } from "../../request.ts";
import { gateAt } from "./gates.ts";
import { requireMember } from "./signed-in.ts";

/**
 * Runs before every page. A page that the site gates by its path is shown to members only, never cached and not
 * indexed.
 */
export const guardGates: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const scope = context.get(requestScope);
  const gate = gateAt(scope.site.config, url.pathname);
  if (!gate) return next();
  scope.uncacheable();
  await requireMember(scope, url, gate);
  const page = await next();
  page.headers.set("Cache-Control", "no-store");
  page.headers.set("X-Robots-Tag", "noindex");
  return page;
};

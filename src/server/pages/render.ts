import * as build from "virtual:react-router/server-build";
import { createRequestHandler, matchRoutes, RouterContextProvider } from "react-router";
import { type RequestScope, requestScope } from "../../request.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

const ROUTES = Object.values(build.routes).flatMap((one) =>
  one === undefined || one.parentId === undefined ? [] : [{ id: one.id, path: one.path ?? "" }],
);

/** The pattern of a page's address in the table of routes, such as `/cars/:slug`; null where there is none. */
export function routeOf(path: string): string | null {
  const found = matchRoutes(ROUTES, path)?.at(-1);
  return found ? `/${found.route.path}` : null;
}

/**
 * Renders a request by the routes. This module is always loaded through Vite, so that `requestScope` here is the same
 * object that the routes read.
 */
export function renderPage(request: Request, scope: RequestScope): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, scope);
  return handle(request, context);
}

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type RequestScope, requestScope } from "../../request.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders a request by the routes. This module is always loaded through Vite, so that `requestScope` here is the same
 * object that the routes read.
 */
export function renderPage(request: Request, scope: RequestScope): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, scope);
  return handle(request, context);
}

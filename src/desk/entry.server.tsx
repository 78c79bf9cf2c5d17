import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { deskScope } from "../desk-request.ts";
import { renderWhole } from "../ui/rendering/render-whole.ts";

export { streamTimeout } from "../ui/rendering/render-whole.ts";

/** Renders every document of the desk. The nonce marks its own scripts, as on the sites. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce } = loadContext.get(deskScope);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />;
  const { html, failed } = await renderWhole(page, scriptNonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(new Uint8Array(html), { status: failed && status < 400 ? 500 : status, headers });
}

/** Logs unexpected errors of loaders, actions and components, without any data in them. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { app, requestId, failedBy } = context.get(deskScope);
  failedBy(error);
  const details = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : {};
  app.log.error({ requestId, error: details }, "a page of the desk failed");
};

import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestScope } from "./request.ts";
import { CachedParts } from "./ui/rendering/cached-part.tsx";
import { renderWhole } from "./ui/rendering/render-whole.ts";
import { themeOf } from "./ui/tokens/stylesheet.ts";

export { streamTimeout } from "./ui/rendering/render-whole.ts";

/**
 * Renders every document. The nonce marks this render's own scripts; the server replaces it by hashes before the page
 * is sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { scriptNonce, deliver, site, partsWith } = loadContext.get(requestScope);
  const view = (routerContext.staticHandlerContext.loaderData.root as { readonly site: string } | undefined)?.site;
  const page = (
    <CachedParts find={view === undefined ? null : partsWith(view)}>
      <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />
    </CachedParts>
  );
  const { html, failed } = await renderWhole(page, scriptNonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  deliver(html, themeOf(site.brand).css);
  return new Response(null, { status: failed && status < 400 ? 500 : status, headers });
}

/** Logs what loaders, actions and components threw, with the request's id and nothing that a visitor typed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address or method that no route takes is the client's mistake and not logged as ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { app, requestId, failedBy } = context.get(requestScope);
  failedBy(error);
  const { name, message, stack } = error instanceof Error ? error : new Error("Something that is no error was thrown.");
  app.log.error({ requestId, error: { type: name, message, stack } }, "a page failed");
};

import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestScope } from "./request.ts";

/** Milliseconds that a loader's promises may take before the page is abandoned. */
export const streamTimeout = 10_000;

interface Rendered {
  readonly html: Buffer;
  /** True when some part of the page threw and shows its fallback. */
  readonly failed: boolean;
}

/**
 * Renders the whole document before anything is sent: pages are cached and compressed whole, so streaming gains
 * nothing.
 */
function renderWhole(element: ReactNode, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const parts: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Large parts would otherwise be sent apart and moved into place by a script, and so be missing without
      // JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(
          new Writable({
            write: (part: Buffer, _encoding, done) => {
              parts.push(part);
              done();
            },
            final: (done) => {
              clearTimeout(giveUp);
              resolve({ html: Buffer.concat(parts), failed });
              done();
            },
          }),
        );
      },
      onShellError: (error) => {
        clearTimeout(giveUp);
        reject(error);
      },
      onError: () => {
        failed = true;
      },
    });
    const giveUp = setTimeout(() => abort(new Error("The page took too long.")), streamTimeout + 1000);
  });
}

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
  const { scriptNonce, deliver } = loadContext.get(requestScope);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={scriptNonce} />;
  const { html, failed } = await renderWhole(page, scriptNonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  deliver(html);
  return new Response(null, { status: failed && status < 400 ? 500 : status, headers });
}

/** Logs what loaders, actions and components threw, with the request's id and nothing that a visitor typed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address or method that no route takes is the client's mistake and not logged as ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { app, requestId } = context.get(requestScope);
  const { name, message, stack } = error instanceof Error ? error : new Error("Something that is no error was thrown.");
  app.log.error({ requestId, error: { type: name, message, stack } }, "a page failed");
};

import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

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
export function renderWhole(element: ReactNode, nonce: string): Promise<Rendered> {
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

import { join, resolve } from "node:path";
import type { Env } from "../env.ts";
import type { RenderDesk } from "./desk/serve-desk.ts";
import { renderPage, routeOf } from "./pages/render.ts";
import { type Handover, serveUntilEnded } from "./serve.ts";
import { type RunningServer, start } from "./start.ts";

const DESK = join("build", "desk");

/** Entry point of the built server (`build/server/index.js`): serves every site the environment names. */
export async function startServer(env: Env): Promise<RunningServer> {
  // Both the source and the built module are two folders below the project's root.
  const root = resolve(import.meta.dirname, "../..");
  const desk = {
    renderDesk: loadedOnDemand(join(root, DESK, "server", "index.js")),
    client: join(root, DESK, "client"),
  };
  return start(env, { root, renderPage, routeOf, client: join(root, "build", "client"), desk });
}

/** Serves in this process until it is told to end. Called by the command and by `bin/serve.mjs`. */
export const serve = (handover: Handover): Promise<void> => serveUntilEnded(startServer, handover);

/**
 * Renders with the desk's module, which is a separate build (`src/desk/`) and so known only by its path. It is loaded
 * when the first page of the desk is requested, because with its libraries it is a fifth of all code.
 */
function loadedOnDemand(path: string): RenderDesk {
  return async (request, scope) => {
    const { renderDesk } = (await import(/* @vite-ignore */ path)) as { readonly renderDesk: RenderDesk };
    return renderDesk(request, scope);
  };
}

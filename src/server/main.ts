import { join, resolve } from "node:path";
import type { Env } from "../env.ts";
import { renderPage } from "./pages/render.ts";
import { type RunningServer, start } from "./start.ts";

/** The entry of the built server (`build/server/index.js`): serves every site of the environment. */
export function startServer(env: Env): Promise<RunningServer> {
  // Built or not, this module stands two folders below the project's own.
  const root = resolve(import.meta.dirname, "../..");
  return start(env, { root, renderPage, client: join(root, "build", "client") });
}

import { join, resolve } from "node:path";
import type { Env } from "../env.ts";
import { renderPage } from "./pages/render.ts";
import { type RunningServer, start } from "./start.ts";

/** The entry of the built server (`build/server/index.js`): serves every site that the environment names. */
export function startServer(env: Env): Promise<RunningServer> {
  // Both the source and the built module are two folders below the project's root.
  const root = resolve(import.meta.dirname, "../..");
  return start(env, { root, renderPage, client: join(root, "build", "client") });
}

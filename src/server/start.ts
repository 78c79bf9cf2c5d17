import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Env } from "../env.ts";
import { buildApp } from "../wiring.ts";
import { createApp, type ServerParts } from "./app.ts";
import { closeServer, listen } from "./listen.ts";
import { Metrics } from "./observing/metrics.ts";
import { localAddress } from "./pages/landing.ts";
import { StockVersions } from "./pages/stock-versions.ts";

/** A server that accepts requests. */
export interface RunningServer {
  readonly url: string;
  /** The address of each site on this machine. */
  readonly sites: readonly string[];
  /** Refuses new requests, finishes those in progress (10 seconds at most), then closes worker and database. */
  close(): Promise<void>;
}

/**
 * In production: milliseconds for which `/readyz` says no before connections are refused, so that a load balancer
 * notices.
 */
const NOTICE = 3_000;
/** Milliseconds to wait for requests in progress when closing. */
const FAREWELL = 10_000;

/** The differences between the built server and the development server. */
export type Serving = Pick<ServerParts, "renderPage" | "client" | "development"> & {
  /** The project's root folder. */
  readonly root: string;
};

/**
 * Builds the application, listens, and resolves once the search index is filled, or cannot be filled because an
 * outside engine does not answer; until then pages answer 503. Rejects with the system's error where it may not
 * listen.
 */
export async function start(env: Env, serving: Serving): Promise<RunningServer> {
  const stockVersions = new StockVersions();
  const onStockChange = (changes: readonly { readonly dealership_id: number }[]) =>
    stockVersions.bump(changes.map((change) => change.dealership_id));
  const app = await buildApp(env, { onStockChange });
  const search = app.following.health;
  const state = { closing: false, filled: false, ...(search ? { search } : {}) };
  const metrics = new Metrics();
  metrics.withProcess();
  if (search) metrics.watchSearch(search);
  const { handler, images } = createApp({
    app,
    state,
    metrics,
    renderPage: serving.renderPage,
    stockVersions,
    client: serving.client,
    art: join(serving.root, "demo", "art"),
    gallery: join(serving.root, "docs", "gallery"),
    ...(serving.development ? { development: serving.development } : {}),
  });
  void images.store.takeStock();
  const server = createServer(handler);
  try {
    const port = await listen(server, env.port, env.host);
    await app.following.ready;
    state.filled = true;
    return {
      url: `http://localhost:${port}/`,
      sites: app.sites.all().map((site) => localAddress(site.slug, port)),
      close: async () => {
        state.closing = true;
        if (env.mode === "production") await setTimeout(NOTICE);
        await closeServer(server, FAREWELL);
        await app.close();
      },
    };
  } catch (error) {
    server.close();
    await app.close();
    throw error;
  }
}

import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Env } from "../env.ts";
import { closedCheckouts } from "../wiring/ports/payment-notes.ts";
import { openTracing } from "../wiring/tracing.ts";
import { buildApp } from "../wiring.ts";
import { createApp, type ServerParts } from "./app.ts";
import { answerKnownHost, type KnownHostServer } from "./known-host.ts";
import { closeServer, listen, serverOf } from "./listen.ts";
import { Metrics } from "./observing/metrics.ts";
import { localAddress } from "./pages/landing.ts";
import { StockVersions } from "./pages/stock-versions.ts";
import { giveBackWhenQuiet } from "./shell/spare-memory.ts";

/** A server that accepts requests. */
export interface RunningServer {
  readonly url: string;
  /** The address of each site on this machine. */
  readonly sites: readonly string[];
  /** Sentences about what this server cannot do as it is configured. */
  readonly notices: readonly string[];
  /** Refuses new requests, finishes those in progress (10 seconds at most), then closes worker and database. */
  close(): Promise<void>;
}

/** In production: milliseconds for which `/readyz` fails before connections are refused, so load balancers notice. */
const NOTICE = 3_000;
/** Milliseconds to wait for requests in progress when closing. */
const FAREWELL = 10_000;

/** The differences between the built server and the development server. */
export type Serving = Pick<ServerParts, "renderPage" | "routeOf" | "client" | "development" | "desk"> & {
  /** The project's root folder. */
  readonly root: string;
};

/**
 * Builds the application, listens, and resolves once the search index is filled, or cannot be filled because an
 * external engine does not answer; until it is filled, pages answer 503. Rejects with the system's error if it may not
 * listen.
 */
export async function start(env: Env, serving: Serving): Promise<RunningServer> {
  const stockVersions = new StockVersions();
  const onStockChange = (changes: readonly { readonly dealership_id: number }[]) =>
    stockVersions.bump(changes.map((change) => change.dealership_id));
  const endTracing = await openTracing(env);
  const app = await buildApp(env, { onStockChange });
  const { documents } = app;
  const search = app.following.health;
  const state = { closing: false, filled: false, ...(search ? { search } : {}), ...(documents ? { documents } : {}) };
  const metrics = new Metrics();
  metrics.withProcess();
  metrics.watchClock(app.clockAheadMs);
  if (search) metrics.watchSearch(search);
  else metrics.watchStock(app.following.state);
  const { handler, images, endStreams } = createApp({
    app,
    state,
    metrics,
    renderPage: serving.renderPage,
    ...(serving.routeOf ? { routeOf: serving.routeOf } : {}),
    stockVersions,
    client: serving.client,
    art: join(serving.root, "demo", "art"),
    gallery: join(serving.root, "docs", "gallery"),
    ...(serving.desk ? { desk: serving.desk } : {}),
    ...(serving.development ? { development: serving.development } : {}),
  });
  void images.store.takeStock();
  const server = serverOf(handler);
  let knownHost: KnownHostServer | null = null;
  try {
    const port = await listen(server, env.port, env.host);
    if (env.tlsAsk) knownHost = await answerKnownHost(app, env.tlsAsk);
    await app.following.ready;
    state.filled = true;
    const stopWaiting = giveBackWhenQuiet(server);
    return {
      url: `http://localhost:${port}/`,
      sites: app.sites.all().map((site) => localAddress(site.slug, port)),
      notices: closedCheckouts(app.sites.all(), app.payments),
      close: async () => {
        state.closing = true;
        stopWaiting();
        if (env.mode === "production") await setTimeout(NOTICE);
        await endStreams();
        await Promise.all([closeServer(server, FAREWELL), knownHost?.close()]);
        await app.close();
        await endTracing();
      },
    };
  } catch (error) {
    server.close();
    await knownHost?.close();
    await app.close();
    throw error;
  }
}

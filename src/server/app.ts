import type { RequestListener } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import type { DeskApp } from "../desk-request.ts";
import type { RemotePictures } from "../features/media/remote-picture.ts";
import { readUploads, type UploadLimits } from "./bodies/photo-uploads.ts";
import { readBoundedBody } from "./bodies/read-body.ts";
import { DeskEvents } from "./desk/desk-events.ts";
import { type DeskParts, serveDesk } from "./desk/serve-desk.ts";
import { serveFeedPushes } from "./feed-pushes.ts";
import type { FileRoots } from "./file-roots.ts";
import { serveFiles } from "./files.ts";
import { FirstPaint } from "./first-paint/first-paint.ts";
import { healthz, readyz, type ServerState } from "./observing/health.ts";
import { beginRequest } from "./observing/logging.ts";
import { Metrics, serveMetrics } from "./observing/metrics.ts";
import { type RouteOf, tracedRequest } from "./observing/traced-request.ts";
import { cachedPages, KnownAddresses } from "./pages/cached-pages.ts";
import { serveLanding } from "./pages/landing.ts";
import { PageCache } from "./pages/page-cache.ts";
import { type RenderPage, servePages } from "./pages/pages.ts";
import { PartCache } from "./pages/part-cache.ts";
import { sendError } from "./pages/plain-page.ts";
import { type RenderingLimits, RenderingTurns } from "./pages/rendering-turns.ts";
import type { StockVersions } from "./pages/stock-versions.ts";
import { servePaymentHooks } from "./payment-hooks.ts";
import { serveIcons } from "./pictures/icons.ts";
import { ImageService, serveImages } from "./pictures/images.ts";
import { serveSharePictures } from "./pictures/share-pictures.ts";
import { serveStockPhotos } from "./pictures/stock-photos.ts";
import { serveSearchApi } from "./search-api.ts";
import { serveVehicleSheets } from "./sheets/vehicle-sheets.ts";
import { Connections } from "./shell/connections.ts";
import { setHeaders } from "./shell/headers.ts";
import { findSite, refuseBadAddress } from "./shell/hosts.ts";
import { askForHttps } from "./shell/https.ts";
import { answerErrors, refuseForeignForms, refuseOtherMethods } from "./shell/limits.ts";
import { limitPosts, MINUTE } from "./shell/rate-limits.ts";
import { serveStockFeeds } from "./stock-feeds.ts";

/** The parts the HTTP server is built from. Tests replace some with their own. */
export interface ServerParts {
  readonly app: DeskApp;
  readonly renderPage: RenderPage;
  /** Finds the route pattern of a page's address, for traces; absent to leave routes unnamed. */
  readonly routeOf?: RouteOf;
  readonly stockVersions: StockVersions;
  readonly state: ServerState;
  /** The folder of the client build; null in development, where Vite serves it. */
  readonly client: string | null;
  readonly art: string;
  /** Folder of screenshots of the sites, for the page shown on the bare host. */
  readonly gallery?: string;
  /** The desk's build; absent for a server without a desk. */
  readonly desk?: Pick<DeskParts, "renderDesk" | "client" | "development">;
  /** Vite's own handler, in development. */
  readonly development?: RequestHandler;
  /** Memory for cached pages, in bytes. */
  readonly pageBytes?: number;
  /** Disk for transformed pictures, in bytes. */
  readonly imageBytes?: number;
  readonly rendering?: RenderingLimits;
  readonly imagesWaiting?: number;
  readonly remote?: RemotePictures;
  readonly uploads?: Partial<UploadLimits>;
  readonly metrics?: Metrics;
}

const MEGABYTE = 1024 * 1024;

/** Builds the whole HTTP server. Its handlers are listed in the order a request passes through them. */
export function createApp(parts: ServerParts): {
  readonly handler: RequestListener;
  readonly images: ImageService;
  /** Ends the responses that would keep connections open: the desk's event streams. */
  readonly endStreams: () => Promise<void>;
} {
  const { app, state } = parts;
  const { env, log } = app;
  const isDevelopment = parts.development !== undefined;
  const roots: FileRoots = { client: parts.client, art: parts.art, uploads: join(env.dataDir, "uploads") };
  const cache = new PageCache({ maxBytes: isDevelopment ? 0 : (parts.pageBytes ?? 48 * MEGABYTE), clock: app.clock });
  const images = imageService(parts, roots);
  const metrics = parts.metrics ?? new Metrics();
  metrics.watch(app, cache, images, state.documents);

  const addresses = new KnownAddresses(env);
  const answerCached = cachedPages({ ...parts, cache, addresses });

  const shell = express();
  shell.disable("x-powered-by");
  shell.disable("etag");
  // Trust exactly one proxy in front.
  shell.set("trust proxy", env.trustProxy ? 1 : false);
  shell.use(setHeaders(env));
  shell.use(endConnections(state));
  shell.get("/healthz", healthz);
  shell.get("/readyz", readyz(app, state));
  shell.get("/metrics", serveMetrics(metrics, env.metricsToken));
  shell.use(refuseBadAddress);
  if (parts.development) shell.use(parts.development);
  shell.use(serveLanding(app, parts.gallery ?? ""));
  const readUpload = readUploads(app.rates, parts.uploads);
  const serveSiteFiles = serveFiles(roots);
  const pictures = express.Router().use(serveImages(images), serveStockPhotos(app), serveSiteFiles);
  const events = new DeskEvents(app);
  const turns = new RenderingTurns(parts.rendering);
  if (parts.desk) shell.use(serveDesk({ ...parts.desk, app, events, readUpload, turns, sitePictures: pictures }));
  shell.use(findSite(app), askForHttps(env));
  shell.use(serveImages(images), serveStockPhotos(app));
  shell.use(serveSharePictures(app, images));
  shell.use(serveVehicleSheets(app, images));
  shell.use(serveSiteFiles);
  shell.use(serveIcons(log));
  shell.use(serveSearchApi(app, state));
  shell.use(serveStockFeeds(app, state, parts.stockVersions));
  shell.use(serveFeedPushes(app));
  shell.use(servePaymentHooks(app));
  shell.use(refuseOtherMethods, refuseForeignForms, limitPosts(app.rates, "a site", env.postsPerMinute));
  shell.use(readBoundedBody(readUpload));
  shell.use(waitForIndex(state));
  shell.use(
    servePages({
      ...parts,
      cache,
      addresses,
      firstPaint: new FirstPaint(parts.client),
      cachedParts: new PartCache(),
      turns,
      development: isDevelopment,
    }),
  );
  shell.use((req, res) => sendError(req, res, "not-found"));
  shell.use(answerErrors(log));
  const connections = new Connections(env);
  const handler: RequestListener = (req, res) =>
    connections.inTurn(req, res, () => {
      beginRequest(req, res, log, metrics);
      tracedRequest(req, res, parts.routeOf ?? (() => null), () => {
        if (!answerCached(req, res)) shell(req, res);
      });
    });
  return { handler, images, endStreams: () => events.stop() };
}

function imageService(parts: ServerParts, roots: FileRoots): ImageService {
  const { env, log, files, rates } = parts.app;
  const rate = { name: "pictures made", most: env.picturesPerMinute, withinMs: MINUTE };
  return new ImageService({
    roots,
    files,
    remote: parts.remote ?? { hosts: env.imageHosts },
    folder: join(env.dataDir, "images"),
    maxBytes: parts.imageBytes ?? 1024 * MEGABYTE,
    atOnce: availableParallelism(),
    waiting: parts.imagesWaiting ?? 256,
    mayMake: (who) => rates.count(rate, who).hits <= rate.most,
    log,
  });
}

/** An empty index does not mean an empty showroom: pages answer 503 until it is filled. */
function waitForIndex(state: ServerState): RequestHandler {
  return (req, res, next) => {
    if (state.filled) return next();
    res.set("Retry-After", "2");
    sendError(req, res, "restarting");
  };
}

/** Once the process is shutting down, every response closes its connection. */
function endConnections(state: ServerState): RequestHandler {
  return (_req, res, next) => {
    if (state.closing) res.set("Connection", "close");
    next();
  };
}

import { timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { QUEUE_NAMES, type QueueFigures, queueFigures } from "../../db/queues.ts";
import { alertCounts } from "../../features/alerts/data.ts";
import { sourceFigures } from "../../features/feeds/sources/data.ts";
import { sourcesOf } from "../../features/feeds/sources/known.ts";
import type { FollowingState, SharedEngineHealth } from "../../features/search/index/following.ts";
import { deliveryCounts } from "../../features/shifts/alarms/data.ts";
import { unreadSites } from "../../features/site/data.ts";
import type { DocumentsHealth } from "../../features/site-documents/following.ts";
import { pictureCounts } from "../../features/stock-pictures/data.ts";
import type { App } from "../../request.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { sendError } from "../pages/plain-page.ts";
import type { ImageService } from "../pictures/images.ts";
import type { RequestClass } from "./facts.ts";

/** Metrics of the running process, in Prometheus' format. Every name begins with `forecourt_`. */
export class Metrics {
  readonly registry = new Registry();
  readonly #seconds = new Histogram({
    name: "forecourt_http_request_seconds",
    help: "Time to answer, by kind of request and status class.",
    labelNames: ["class", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  /** Adds Node's own metrics (event-loop lag, memory, garbage collections), which tests do not need. */
  withProcess(): void {
    collectDefaultMetrics({ register: this.registry, prefix: "forecourt_" });
  }

  answered(kind: RequestClass, status: number, ms: number): void {
    this.#seconds.observe({ class: kind, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  }

  /**
   * Registers metrics of the caches, the index, the outbox and the sites, which are read only when scraped.
   * `documents` is there where the sites come from the database.
   */
  watch(app: App, pages: PageCache, images: ImageService, documents?: () => DocumentsHealth): void {
    this.#gauge("page_cache_bytes", "Memory counted for kept pages.", () => pages.bytes);
    this.#gauge("page_cache_entries", "Pages kept.", () => pages.entries);
    this.#counts("page_cache_total", "Pages by where they came from.", () => pages.counts);
    this.#gauge("image_cache_bytes", "Disk taken by transformed pictures.", () => images.store.bytes);
    this.#counts("image_total", "Pictures by where they came from.", () => images.counts);
    this.#gauge("index_documents", "Vehicles in the search index.", () => app.search.size());
    this.#states(
      "lead_deliveries",
      "Deliveries by state: `parked` keeps something from a dealer, `given up` is a mail to a shopper.",
      () => deliveryCounts(app.db),
    );
    this.#states("alerts", "Alerts by state, and their mails.", () => alertCounts(app.db));
    this.#states("stock_pictures", "Pictures that feeds name by state.", () => pictureCounts(app.db));
    this.#sites(app, documents);
    this.#sources(app);
    this.#queues(app);
  }

  /** Registers how far this process's search index is behind the stock. */
  watchStock(state: () => Pick<FollowingState, "lag">): void {
    const description =
      "Seconds since the index was last known to have every change of the stock; -1 before it is filled.";
    this.#gauge("index_behind_seconds", description, () => {
      const { lag } = state();
      return lag === null ? -1 : lag / 1000;
    });
  }

  /** Registers how far this machine's clock is from the database's. */
  watchClock(aheadMs: () => number): void {
    const description = "Seconds by which this machine's clock is ahead of the database's; below 0: behind it.";
    this.#gauge("clock_ahead_seconds", description, () => aheadMs() / 1000);
  }

  /** Registers metrics of an outside search engine, which is asked at each scrape. */
  watchSearch(health: () => Promise<SharedEngineHealth>): void {
    let pending: Promise<SharedEngineHealth> | null = null;
    /** All figures of a scrape are collected at the same time, so they share one request to the engine. */
    const now = () => {
      pending ??= health().finally(() => {
        pending = null;
      });
      return pending;
    };
    this.#gauge("search_up", "1 while the search engine answers.", async () => ((await now()).answers ? 1 : 0));
    const description = "Entries of the change log that the search engine does not have yet; -1 while nobody knows.";
    this.#gauge("search_changes_behind", description, async () => (await now()).behind ?? -1);
    new Gauge({
      name: "forecourt_search_elected",
      help: "1 in the process that fills the search engine; the label names the one that does.",
      labelNames: ["holder"],
      registers: [this.registry],
      async collect() {
        const { holder, elected } = await now();
        this.reset();
        this.set({ holder: holder ?? "" }, elected ? 1 : 0);
      },
    });
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name: `forecourt_${name}`,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await read());
      },
    });
  }

  /** When the database is unavailable these figures are missing, but the scrape does not fail. */
  #states(name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>): void {
    new Gauge({
      name: `forecourt_${name}`,
      help,
      labelNames: ["state"],
      registers: [this.registry],
      async collect() {
        this.reset();
        const counts = await read().catch(() => ({}));
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    });
  }

  /** 1 for each site whose current documents cannot all be read or have problems; it is served as before, if it was. */
  #sites({ sites }: App, documents?: () => DocumentsHealth): void {
    new Gauge({
      name: "forecourt_site_unread",
      help: "1 for a site whose current documents cannot all be read or have problems: it is served as before, if it was.",
      labelNames: ["site"],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const site of unreadSites(sites.problems(), documents?.().unread)) this.set({ site }, 1);
      },
    });
    this.#gauge("sites_served", "Sites that are served.", () => sites.all().length);
    this.#gauge("sites_loaded", "Sites that are in memory whole.", () => sites.loaded().sites);
    const bytes = "Bytes of the documents of the sites that are in memory whole; 0 where they are not kept on disk.";
    this.#gauge("sites_loaded_bytes", bytes, () => sites.loaded().bytes);
    const answers =
      "1 while the log of the sites' revisions in the database is followed; 1 where they come from a folder.";
    this.#gauge("site_documents_up", answers, () => (documents?.().answers === false ? 0 : 1));
  }

  /** The state of each source of stock files: 1 for the state it is in. */
  #sources({ db, sites, clock }: App): void {
    const figures = () => sourceFigures(db, sourcesOf(sites.all()), clock()).catch(() => []);
    new Gauge({
      name: "forecourt_feed_source",
      help: "1 for how the source of stock files is: failing, held, refused, late, shrunk, paused, waiting or working.",
      labelNames: ["source", "state"],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { path, standing } of await figures()) this.set({ source: path, state: standing }, 1);
      },
    });
    new Gauge({
      name: "forecourt_feed_silent_seconds",
      help: "Seconds since the source of stock files last gave word.",
      labelNames: ["source"],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { path, silentSeconds } of await figures()) this.set({ source: path }, silentSeconds);
      },
    });
  }

  /** How much work is due in each queue of the database, and for how long the oldest piece has been. */
  #queues({ db, clock }: App): void {
    const gauge = (name: string, help: string, of: (figures: QueueFigures) => number) =>
      new Gauge({
        name: `forecourt_${name}`,
        help,
        labelNames: ["queue"],
        registers: [this.registry],
        async collect() {
          this.reset();
          const queues = await queueFigures(db, clock()).catch(() => null);
          if (queues) for (const queue of QUEUE_NAMES) this.set({ queue }, of(queues[queue]));
        },
      });
    gauge("queue_due", "Pieces of work whose time has come and that nobody has done.", ({ due }) => due);
    const oldest = "Seconds for which the oldest piece of work of a queue has been due.";
    gauge("queue_oldest_seconds", oldest, ({ oldestSeconds }) => oldestSeconds);
  }

  #counts(name: string, help: string, read: () => Readonly<Record<string, number>>): void {
    new Counter({
      name: `forecourt_${name}`,
      help,
      labelNames: ["state"],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [state, count] of Object.entries(read())) this.inc({ state }, count);
      },
    });
  }
}

/** Headers that a proxy adds to a forwarded request (RFC 7239, RFC 9110 §7.6.3, and the older convention). */
const PASSED_ON = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Whether the request comes from a program on this machine, without a proxy. Only the connection is trusted: a proxy
 * on this machine forwards anything its clients wrote, "X-Forwarded-For: 127.0.0.1" too.
 */
function isFromThisMachine(req: Request): boolean {
  const from = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return (from === "::1" || from.startsWith("127.")) && !Object.keys(req.headers).some((name) => PASSED_ON.test(name));
}

function bearsToken(req: Request, token: string): boolean {
  const sent = Buffer.from(req.headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/**
 * Serves `/metrics` to requests with METRICS_TOKEN or, where none is set, from this machine; everyone else gets 404. /
 */
export function serveMetrics(metrics: Metrics, token: string | null): RequestHandler {
  return async (req, res) => {
    const allowed = token === null ? isFromThisMachine(req) : bearsToken(req, token);
    if (!allowed) return sendError(req, res, "not-found");
    const text = await metrics.registry.metrics();
    res.type(metrics.registry.contentType).set("Cache-Control", "no-store").send(text);
  };
}

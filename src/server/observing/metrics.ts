import { timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SharedEngineHealth } from "../../features/search/index/following.ts";
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

  /** Registers metrics of the caches, the index and the outbox, which are read only when scraped. */
  watch(app: App, pages: PageCache, images: ImageService): void {
    this.#gauge("page_cache_bytes", "Memory counted for kept pages.", () => pages.bytes);
    this.#gauge("page_cache_entries", "Pages kept.", () => pages.entries);
    this.#counts("page_cache_total", "Pages by where they came from.", () => pages.counts);
    this.#gauge("image_cache_bytes", "Disk taken by transformed pictures.", () => images.store.bytes);
    this.#counts("image_total", "Pictures by where they came from.", () => images.counts);
    this.#gauge("index_documents", "Vehicles in the search index.", () => app.search.size());
    this.#states("lead_deliveries", "Deliveries of leads by state.", () => deliveriesByState(app));
    this.#states("stock_pictures", "Pictures that feeds name by state.", () => pictureCounts(app.db));
  }

  /** Registers metrics of an outside search engine, which is asked at each scrape. */
  watchSearch(health: () => Promise<SharedEngineHealth>): void {
    let asked: Promise<SharedEngineHealth> | null = null;
    /** One request to the engine serves all the figures of a scrape, which are collected at the same time. */
    const now = () => {
      asked ??= health().finally(() => {
        asked = null;
      });
      return asked;
    };
    this.#gauge("search_up", "1 while the search engine answers.", async () => ((await now()).answers ? 1 : 0));
    const lacking = "Entries of the change log that the search engine does not have yet; -1 while nobody knows.";
    this.#gauge("search_changes_behind", lacking, async () => (await now()).behind ?? -1);
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

async function deliveriesByState({ db }: App): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom("lead_deliveries")
    .select(["state", (expression) => expression.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
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
  const given = Buffer.from(req.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Serves `/metrics` to requests with METRICS_TOKEN or, where none is set, from this machine; to others it is not
 * found.
 */
export function serveMetrics(metrics: Metrics, token: string | null): RequestHandler {
  return async (req, res) => {
    const allowed = token === null ? isFromThisMachine(req) : bearsToken(req, token);
    if (!allowed) return sendError(req, res, "not-found");
    const text = await metrics.registry.metrics();
    res.type(metrics.registry.contentType).set("Cache-Control", "no-store").send(text);
  };
}

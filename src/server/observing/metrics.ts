import { timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SharedEngineHealth } from "../../features/search/index/following.ts";
import type { App } from "../../request.ts";
import type { PageCache } from "../pages/page-cache.ts";
import { sendError } from "../pages/plain-page.ts";
import type { ImageService } from "../pictures/images.ts";
import type { RequestClass } from "./facts.ts";

/** What the running process says of itself, in Prometheus' form. Every name begins with `forecourt_`. */
export class Metrics {
  readonly registry = new Registry();
  readonly #seconds = new Histogram({
    name: "forecourt_http_request_seconds",
    help: "Time to answer, by kind of request and status class.",
    labelNames: ["class", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });

  /** Node's own (event-loop lag, memory, collections), which a test has no use for. */
  withProcess(): void {
    collectDefaultMetrics({ register: this.registry, prefix: "forecourt_" });
  }

  answered(kind: RequestClass, status: number, ms: number): void {
    this.#seconds.observe({ class: kind, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
  }

  /** Reads the caches, the index and the outbox when asked, not before. */
  watch(app: App, pages: PageCache, images: ImageService): void {
    this.#gauge("page_cache_bytes", "Memory counted for kept pages.", () => pages.bytes);
    this.#gauge("page_cache_entries", "Pages kept.", () => pages.entries);
    this.#counts("page_cache_total", "Pages by where they came from.", () => pages.counts);
    this.#gauge("image_cache_bytes", "Disk taken by transformed pictures.", () => images.store.bytes);
    this.#counts("image_total", "Pictures by where they came from.", () => images.counts);
    this.#gauge("index_documents", "Vehicles in the search index.", () => app.search.size());
    new Gauge({
      name: "forecourt_lead_deliveries",
      help: "Deliveries of leads by state.",
      labelNames: ["state"],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { state, count } of await deliveriesByState(app)) this.set({ state }, count);
      },
    });
  }

  /** A search engine beside the processes, asked when the figures are. */
  watchSearch(health: () => Promise<SharedEngineHealth>): void {
    let asked: Promise<SharedEngineHealth> | null = null;
    /** One question for all the figures of a scrape, which are collected at the same time. */
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

/** A database that is away makes a gap in the curve, not a failed scrape. */
async function deliveriesByState(app: App): Promise<readonly { state: string; count: number }[]> {
  try {
    const rows = await app.db
      .selectFrom("lead_deliveries")
      .select(["state", (expression) => expression.fn.countAll().as("count")])
      .groupBy("state")
      .execute();
    return rows.map(({ state, count }) => ({ state, count: Number(count) }));
  } catch {
    return [];
  }
}

/** What a proxy writes on a request that it passes on (RFC 7239, RFC 9110 §7.6.3, and the older custom). */
const PASSED_ON = /^(forwarded|via|x-forwarded-.+|x-real-ip)$/;

/**
 * Whether the request comes from a program of this machine, over no proxy. The connection tells, never a header: a
 * proxy on this machine passes on whatever its clients wrote, "X-Forwarded-For: 127.0.0.1" too.
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
 * `/metrics`, for whoever bears METRICS_TOKEN, or where there is none for this machine; to others it does not exist.
 */
export function serveMetrics(metrics: Metrics, token: string | null): RequestHandler {
  return async (req, res) => {
    const allowed = token === null ? isFromThisMachine(req) : bearsToken(req, token);
    if (!allowed) return sendError(req, res, "not-found");
    const text = await metrics.registry.metrics();
    res.type(metrics.registry.contentType).set("Cache-Control", "no-store").send(text);
  };
}

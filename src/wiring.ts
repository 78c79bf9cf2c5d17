import { randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { dialectOf } from "./db/dialect.ts";
import { type Database, migrate, openDatabase } from "./db/open.ts";
import { ratesInDatabase } from "./db/shared-rates.ts";
import type { Env } from "./env.ts";
import { recallUnsubscribed } from "./features/leads/recall-unsubscribed.ts";
import { advertsLike } from "./features/pricing/data.ts";
import { STOCK_INDEX } from "./features/search/index/document.ts";
import { type Following, type FollowingOptions, followStock } from "./features/search/index/following.ts";
import { followSharedEngine } from "./features/search/index/following-shared.ts";
import { weeklyFigures } from "./features/search/index/weekly-figures.ts";
import { openSites } from "./features/site/data.ts";
import { countCarViews } from "./features/vehicle/car-views.ts";
import { startPaymentWorker } from "./jobs/payments.ts";
import { startPictureWorker } from "./jobs/pictures.ts";
import { startValuationCleaner } from "./jobs/valuations.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";
import { type Rates, ratesInMemory } from "./lib/rates.ts";
import type { App } from "./request.ts";
import { askForPicture } from "./server/pictures/remote-picture.ts";
import { geocoding } from "./services/geocoding/geocoding.ts";
import { mapsGeocoder } from "./services/geocoding/live.ts";
import { smtpMail } from "./services/mail/live.ts";
import { mailSimulator } from "./services/mail/simulator.ts";
import { advertisedMarket } from "./services/market/live.ts";
import { demoProcessor } from "./services/payments/demo.ts";
import { DEMO_PROCESSOR, type Payments } from "./services/payments/port.ts";
import { cacheQuotes } from "./services/quotes/cached.ts";
import { quoteBroker } from "./services/quotes/live.ts";
import { brokerSimulator } from "./services/quotes/simulator.ts";
import { embeddedEngine } from "./services/search/embedded/engine.ts";
import { meilisearchEngine } from "./services/search/meilisearch/live.ts";
import type { SearchEngine } from "./services/search/port.ts";
import { smsGateway } from "./services/sms/live.ts";
import { valuationClient } from "./services/valuation/live.ts";
import { valuationSimulator } from "./services/valuation/simulator.ts";
import { webhookSender } from "./services/webhook/live.ts";
import { openFiles } from "./wiring/files.ts";

/** How often a process polls for stock changes and due deliveries that another process wrote, in milliseconds. */
const FOLLOW_MS = 250;
const DELIVER_MS = 2_000;
/** How often due payments and reservations are polled for, in milliseconds. */
const PAYMENTS_MS = 5_000;
/** How often pictures of stock that are due are polled for, in milliseconds. */
const PICTURES_MS = 2_000;
/** How often the counted views of cars are written to the database, in milliseconds. */
const VIEWS_MS = 5_000;
/** How often processes share their request counts through the database, in milliseconds. */
const RATES_MS = 500;

export interface RunningApp extends App {
  /** Keeps the search engine up to date; `ready` resolves when the site can be opened. */
  readonly following: Following;
  readonly worker: Worker;
  /** Folder of the development mailbox; null when mail goes to a real server. */
  readonly mailboxDir: string | null;
  /** Finishes the work in hand, then closes everything that was opened. */
  close(): Promise<void>;
}

export interface Wiring {
  /** Called with changes of the stock once pages made from now on show them. */
  readonly onStockChange?: FollowingOptions["onBatch"];
}

/** How often expired valuations and photos are looked for, in milliseconds. */
const FORGET_MS = 10 * 60_000;

/** How long a log line may wait to be written together with others, in milliseconds. */
const LOG_MS = 100;

/** Log lines are written in batches: a write for each line would cost as much as the request it describes. */
function openLog({ logLevel }: Env): Logger {
  const lines = pino.destination({ sync: true, minLength: 4096, periodicFlush: LOG_MS });
  process.on("exit", () => lines.flushSync());
  return pino({ level: logLevel }, lines);
}

/** Opens the mail service: the server that SMTP_URL names, else a local mailbox that a developer can read. */
async function openMail(env: Env) {
  if (env.smtpUrl) {
    const sender = smtpMail({ url: env.smtpUrl, from: env.mailFrom });
    return { sender, dir: null, close: async () => sender.close() };
  }
  const dir = join(env.dataDir, "mailbox");
  const simulator = await mailSimulator({ dir });
  const sender = smtpMail({ url: simulator.url, from: env.mailFrom });
  return {
    sender,
    dir,
    close: async () => {
      sender.close();
      await simulator.close();
    },
  };
}

/**
 * Opens the payment processors: in development the demonstration's own page. No other processor is built in yet
 * (RESV-005).
 */
function openPayments({ mode, dataDir }: Env): Payments {
  if (mode !== "development") return { processors: new Map(), demoTill: null };
  const demo = demoProcessor({ dir: join(dataDir, "demo-payments") });
  return { processors: new Map([[DEMO_PROCESSOR, demo]]), demoTill: demo };
}

/** Opens the finance broker that YOUX_URL names; without one, a simulator in development and none in production. */
async function openQuotes({ youxUrl: url, youxToken: token, mode }: Env, clock: () => number) {
  if (url) return { quotes: cacheQuotes(quoteBroker({ url, token }), clock), close: async () => {} };
  if (mode !== "development") return { quotes: null, close: async () => {} };
  const simulator = await brokerSimulator();
  return { quotes: cacheQuotes(quoteBroker({ url: simulator.url, token: null }), clock), close: simulator.close };
}

/**
 * Opens the valuation vendor that VALUATION_URL names; without one, a simulator in development and none in
 * production.
 */
async function openValuer({ valuationUrl: url, valuationKey: key, mode }: Env) {
  if (url) return { valuer: valuationClient({ url, key }), close: async () => {} };
  if (mode !== "development") return { valuer: null, close: async () => {} };
  const simulator = await valuationSimulator();
  return { valuer: valuationClient({ url: simulator.url, key: null }), close: simulator.close };
}

/**
 * Opens the search engine (a Meilisearch where one is configured, else the embedded one) and the service that keeps
 * it up to date.
 */
function openSearch(
  { meilisearchUrl: url, meilisearchKey: key }: Env,
  db: Database,
  options: FollowingOptions & { readonly log: Logger },
): { readonly search: SearchEngine; readonly following: Following } {
  if (!url) {
    const search = embeddedEngine(STOCK_INDEX);
    return { search, following: followStock(db, search, options) };
  }
  const onRefused = (id: number, reason: string) =>
    options.log.error(
      { car_id: id, reason },
      "the search engine does not take a vehicle: it is not found by searching",
    );
  const search = meilisearchEngine({ url, key, fields: STOCK_INDEX, onRefused });
  const holder = `${hostname()}:${process.pid}:${randomBytes(3).toString("hex")}`;
  return { search, following: followSharedEngine(db, search, { ...options, holder }) };
}

/** Opens the rate limits: with SQLite they count in this process alone, with PostgreSQL across all processes. */
function openRates(db: Database, clock: () => number, log: Logger): { readonly rates: Rates; stop(): Promise<void> } {
  if (dialectOf(db) === "sqlite") return { rates: ratesInMemory(clock), stop: async () => {} };
  const onFailure = (err: unknown) => log.warn({ err }, "each process counts by itself how often an address asks");
  const rates = ratesInDatabase(db, { clock, intervalMs: RATES_MS, onFailure });
  return { rates, stop: rates.stop };
}

/** Fetches a picture of a feed. Its host was allowed when the feed named it. */
const fetchPicture = (source: string, etag: string | null) =>
  askForPicture(source, etag, { hosts: [URL.parse(source)?.hostname ?? ""] });

/** Opens the geocoder: a site with a maps key uses the maps service, one without uses our own table. */
const openGeocoding = (log: Logger) =>
  geocoding({
    live: (key) => mapsGeocoder({ key }),
    onFailure: ({ message }) => log.warn({ failure: message }, "a postcode was found by the table of regions only"),
  });

/**
 * Builds everything the process runs on, in dependency order. It is the only place that knows the implementation
 * behind each port.
 * @throws what `openDatabase` and `openSites` throw.
 */
export async function buildApp(env: Env, { onStockChange }: Wiring = {}): Promise<RunningApp> {
  const log = openLog(env);
  const clock = Date.now;
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  await migrate(db);
  const sites = await openSites(env.sitesDir, { defaultSite: env.defaultSite, watch: true, log, secrets: env.secret });
  await recallUnsubscribed(db, sites.bySlug);
  const { search, following } = openSearch(env, db, {
    intervalMs: FOLLOW_MS,
    log,
    onBatch: onStockChange,
    weekly: weeklyFigures(sites),
  });
  const onFailure = (err: unknown) => log.warn({ err }, "the views of cars could not be written, and wait");
  const views = countCarViews(db, { intervalMs: VIEWS_MS, onFailure });
  const { rates, stop: stopRates } = openRates(db, clock, log);
  const market = advertisedMarket((question) => advertsLike({ search, sites, clock }, question));
  const mail = await openMail(env);
  const webhook = webhookSender({ secret: env.secret, mode: env.mode, clock });
  const payments = openPayments(env);
  const { valuer, close: closeValuer } = await openValuer(env);
  const { quotes, close: closeQuotes } = await openQuotes(env, clock);
  const { processors } = payments;
  const files = await openFiles(env);
  const pictureWorker = startPictureWorker({ db, files, fetchPicture, clock, log, intervalMs: PICTURES_MS });
  const paymentWorker = startPaymentWorker({ db, sites, processors, clock, log, intervalMs: PAYMENTS_MS });
  const cleaner = startValuationCleaner({ db, dataDir: env.dataDir, clock, log, intervalMs: FORGET_MS });
  const worker = startWorker({ db, sites, mail: mail.sender, webhook, clock, log, intervalMs: DELIVER_MS });
  return {
    env,
    db,
    sites,
    search,
    views,
    market,
    geocoding: openGeocoding(log),
    payments,
    sms: env.smsUrl ? smsGateway({ url: env.smsUrl, token: env.smsToken, from: env.smsFrom }) : null,
    valuer,
    quotes,
    rates,
    files,
    clock,
    log,
    following,
    worker,
    mailboxDir: mail.dir,
    async close() {
      await following.stop();
      await paymentWorker.stop();
      await pictureWorker.stop();
      files.close();
      await worker.stop();
      await mail.close();
      await closeValuer();
      await cleaner.stop();
      await closeQuotes();
      await sites.close();
      await stopRates();
      await views.close();
      await db.destroy();
    },
  };
}

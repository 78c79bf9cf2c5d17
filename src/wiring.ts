import type { Logger } from "pino";
import { dialectOf } from "./db/dialect.ts";
import { type Database, migrate, openDatabase } from "./db/open.ts";
import { listenForHints } from "./db/processes/hints.ts";
import { openLoggedClock } from "./db/processes/shared-clock.ts";
import { ratesInDatabase } from "./db/processes/shared-rates.ts";
import type { DeskApp } from "./desk-request.ts";
import type { Env } from "./env.ts";
import { leadStored } from "./features/leads/sending/outbox.ts";
import { recallUnsubscribed } from "./features/leads/sending/recall-unsubscribed.ts";
import { STOCK_INDEX } from "./features/search/index/documents/document.ts";
import { type Following, type FollowingOptions, followStock } from "./features/search/index/following.ts";
import { followSharedEngine } from "./features/search/index/following-shared.ts";
import { weeklyFigures } from "./features/search/index/weekly-figures.ts";
import type { DocumentsHealth } from "./features/site-documents/following.ts";
import { countCarViews } from "./features/vehicle/car-views.ts";
import type { Worker } from "./jobs/sending/worker.ts";
import { type Rates, ratesInMemory } from "./lib/rates.ts";
import { geocoding } from "./services/geocoding/geocoding.ts";
import { mapsGeocoder } from "./services/geocoding/live.ts";
import { postcodePlace } from "./services/geocoding/table.ts";
import { cacheQuotes } from "./services/quotes/cached.ts";
import { quoteBroker } from "./services/quotes/live.ts";
import { brokerSimulator } from "./services/quotes/simulator.ts";
import { embeddedEngine } from "./services/search/embedded/engine.ts";
import type { SearchEngine } from "./services/search/port.ts";
import { valuationClient } from "./services/valuation/live.ts";
import { valuationSimulator } from "./services/valuation/simulator.ts";
import { webhookSender } from "./services/webhook/live.ts";
import { startStockWorkers } from "./wiring/feeds.ts";
import { openLog } from "./wiring/log.ts";
import { openFiles } from "./wiring/ports/files.ts";
import { openMail } from "./wiring/ports/mail.ts";
import { startMailing } from "./wiring/ports/mailing.ts";
import { openMarket } from "./wiring/ports/market.ts";
import { openPayments } from "./wiring/ports/payments.ts";
import { processName } from "./wiring/process-name.ts";
import { openIndex } from "./wiring/rule-index.ts";
import { settleRun } from "./wiring/settle-run.ts";
import { startShopperWorkers } from "./wiring/shoppers.ts";
import { openSitesFrom } from "./wiring/sites.ts";
import { openTellers } from "./wiring/staff.ts";
import { stockFileReader } from "./wiring/stock-file-reader.ts";
import { tracedSearch } from "./wiring/tracing.ts";

/** How often a process polls for stock changes that another process wrote, in milliseconds. */
const FOLLOW_MS = 250;
/** How often the counted views of cars are written to the database, in milliseconds. */
const VIEWS_MS = 5_000;
/** How often processes share their request counts through the database, in milliseconds. */
const RATES_MS = 500;

export interface RunningApp extends DeskApp {
  /** Keeps the search engine up to date; `ready` resolves when the site can be opened. */
  readonly following: Following;
  readonly worker: Worker;
  /** How the process stands to the sites' documents; null where they come from a folder. */
  readonly documents: (() => DocumentsHealth) | null;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  readonly clockAheadMs: () => number;
  /** Folder of the development mailbox; null when mail goes to a real server. */
  readonly mailboxDir: string | null;
  /** Finishes the work in hand, then closes everything that was opened. */
  close(): Promise<void>;
}

export interface Wiring {
  /** Called with changes of the stock once pages made from now on show them. */
  readonly onStockChange?: FollowingOptions["onBatch"];
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

async function openVendors(env: Env, clock: () => number) {
  const { valuer, close: closeValuer } = await openValuer(env);
  const { quotes, close: closeQuotes } = await openQuotes(env, clock);
  const close = async () => {
    await closeValuer();
    await closeQuotes();
  };
  return { ports: { valuer, quotes }, close };
}

function startWorkers(needs: Parameters<typeof startStockWorkers>[0] & Parameters<typeof startShopperWorkers>[0]) {
  const stock = startStockWorkers(needs);
  const shoppers = startShopperWorkers(needs);
  const stop = async () => {
    await stock.stop();
    await shoppers.stop();
  };
  return { stop };
}

/**
 * Opens the search engine (a Meilisearch where one is configured, else the embedded one) and the service that keeps
 * it up to date.
 */
async function openSearch(
  { meilisearchUrl: url, meilisearchKey: key, databaseUrl }: Env,
  db: Database,
  base: FollowingOptions & { readonly log: Logger; readonly holder: string },
): Promise<{ readonly search: SearchEngine; readonly following: Following }> {
  const onFailure = (err: unknown) =>
    base.log.warn({ err }, "no hints of changes are heard: each is seen at the next poll");
  const whenHinted = (look: () => void) => listenForHints(db, "stock", look, { url: databaseUrl, onFailure }).stop;
  const options = { ...base, whenHinted };
  if (!url) {
    const following = followStock(db, embeddedEngine(STOCK_INDEX), options);
    return { search: tracedSearch(following.search), following };
  }
  const onRefused = (id: number, reason: string) =>
    options.log.error(
      { car_id: id, reason },
      "the search engine does not take a vehicle: it is not found by searching",
    );
  const { meilisearchEngine } = await import("./services/search/meilisearch/live.ts");
  const search = meilisearchEngine({ url, key, fields: STOCK_INDEX, onRefused });
  return {
    search: tracedSearch(search),
    following: followSharedEngine(db, search, options),
  };
}

/** Opens the rate limits: with SQLite they count in this process alone, with PostgreSQL across all processes. */
function openRates(db: Database, clock: () => number, log: Logger): { readonly rates: Rates; stop(): Promise<void> } {
  if (dialectOf(db) === "sqlite") return { rates: ratesInMemory(clock), stop: async () => {} };
  const onFailure = (err: unknown) => log.warn({ err }, "each process counts by itself how often an address asks");
  const rates = ratesInDatabase(db, { clock, intervalMs: RATES_MS, onFailure });
  return { rates, stop: rates.stop };
}

function countViews(db: Database, log: Logger) {
  const onFailure = (err: unknown) => log.warn({ err }, "the views of cars could not be written, and wait");
  return countCarViews(db, { intervalMs: VIEWS_MS, onFailure });
}

/** Opens what is counted in memory and shared through the database now and then. */
function openCounts(db: Database, clock: () => number, log: Logger) {
  const { rates, stop } = openRates(db, clock, log);
  const views = countViews(db, log);
  const close = async () => {
    await stop();
    await views.close();
  };
  return { rates, views, close };
}

/** Opens the database, brings its tables to this version, and opens the clock that its processes share. */
async function openMigrated({ databaseUrl: url, dataDir }: Env, log: Logger) {
  const db = await openDatabase({ url, dataDir });
  await migrate(db);
  const { clock, aheadMs: clockAheadMs, stop } = await openLoggedClock(db, log);
  return { db, clock, clockAheadMs, close: () => stop().then(() => db.destroy()) };
}

/** Opens the geocoder: a site with a maps key uses the maps service, one without uses our own table. */
const openGeocoder = (log: Logger) =>
  geocoding({
    live: (key) => mapsGeocoder({ key }),
    onFailure: ({ message }) => log.warn({ failure: message }, "a postcode was found by our own table only"),
  });

/**
 * Builds everything the process runs on, in dependency order. It is the only place that knows the implementation
 * behind each port.
 * @throws what `openDatabase` and `openSites` throw.
 */
export async function buildApp(initial: Env, { onStockChange }: Wiring = {}): Promise<RunningApp> {
  const log = openLog(initial.logLevel);
  const holder = processName();
  const { db, clock, clockAheadMs, close: closeDatabase } = await openMigrated(initial, log);
  const files = await openFiles(initial);
  const { sites, env, documents, close: closeSites } = await openSitesFrom(initial, db, files, log);
  await recallUnsubscribed(db, sites.bySlug);
  const { search, following } = await openSearch(env, db, {
    intervalMs: FOLLOW_MS,
    log,
    clock,
    holder,
    onBatch: onStockChange,
    weekly: weeklyFigures(sites, postcodePlace),
  });
  const { views, rates, close: closeCounts } = openCounts(db, clock, log);
  const mail = openMail(env, log);
  const payments = openPayments(env, sites, clock);
  const vendors = await openVendors(env, clock);
  const shared = { env, db, sites, holder, clock, log };
  const workers = startWorkers({ ...shared, files, payments });
  const tellers = await openTellers(env);
  const webhook = webhookSender({ secret: env.secret, mode: env.mode, clock });
  const needs = { ...shared, search, geocoding: openGeocoder(log), ...tellers, webhook };
  const mails = startMailing({ ...needs, mail: mail.sender, after: following.ready });
  return {
    env,
    db,
    sites,
    search,
    views,
    market: openMarket({ search, sites, clock }),
    geocoding: needs.geocoding,
    mail: mail.sender,
    openRuleIndex: openIndex,
    settleRun,
    stockFiles: stockFileReader(env),
    outboxChanged: () => leadStored(db),
    payments,
    ...tellers,
    ...vendors.ports,
    rates,
    files,
    clock,
    log,
    following,
    worker: mails.worker,
    documents,
    clockAheadMs,
    mailboxDir: mail.dir,
    async close() {
      await following.stop();
      await workers.stop();
      await mails.stop();
      await mail.close();
      await vendors.close();
      await closeSites();
      files.close();
      await closeCounts();
      await closeDatabase();
    },
  };
}

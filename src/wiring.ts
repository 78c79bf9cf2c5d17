import { join } from "node:path";
import { type Logger, pino } from "pino";
import { migrate, openDatabase } from "./db/open.ts";
import type { Env } from "./env.ts";
import { STOCK_INDEX } from "./features/search/document.ts";
import { type Following, followStock } from "./features/search/following.ts";
import { openSites } from "./features/site/data.ts";
import type { StockChange } from "./features/stock/data.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";
import type { App } from "./request.ts";
import { smtpMail } from "./services/mail/live.ts";
import { mailSimulator } from "./services/mail/simulator.ts";
import { embeddedEngine } from "./services/search/embedded/engine.ts";
import { webhookSender } from "./services/webhook/live.ts";

/** How often a process looks for stock changes and due deliveries that another process wrote, milliseconds. */
const FOLLOW_MS = 250;
const DELIVER_MS = 2_000;

export interface RunningApp extends App {
  /** Fills the index from the database, then keeps it current; `ready` resolves when it is filled. */
  readonly following: Following;
  readonly worker: Worker;
  /** Folder of the development mailbox; null when mail goes to a real server. */
  readonly mailboxDir: string | null;
  /** Ends the work in hand, then everything that was opened. */
  close(): Promise<void>;
}

export interface Wiring {
  /** Told of every stock change once the index has it. */
  readonly onStockChange?: (changes: readonly StockChange[]) => void;
}

/** How long a line of the log may wait for others to be written with it, milliseconds. */
const LOG_MS = 100;

/** Lines are written some at a time: a write for each would cost as much as the answer it tells of. */
function openLog({ logLevel }: Env): Logger {
  const lines = pino.destination({ sync: true, minLength: 4096, periodicFlush: LOG_MS });
  process.on("exit", () => lines.flushSync());
  return pino({ level: logLevel }, lines);
}

/** Where mail goes: the server that SMTP_URL names, else a mailbox of our own that can be looked at. */
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
 * Builds everything the process runs on, in the order it is needed: the only place that knows what stands behind a port.
 * @throws what `openDatabase` and `openSites` throw.
 */
export async function buildApp(env: Env, { onStockChange }: Wiring = {}): Promise<RunningApp> {
  const log = openLog(env);
  const clock = Date.now;
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  await migrate(db);
  const sites = await openSites(env.sitesDir, { defaultSite: env.defaultSite, watch: true, log, secrets: env.secret });
  const search = embeddedEngine(STOCK_INDEX);
  const following = followStock(db, search, { intervalMs: FOLLOW_MS, log, onBatch: onStockChange });
  const mail = await openMail(env);
  const webhook = webhookSender({ secret: env.secret, mode: env.mode, clock });
  const worker = startWorker({ db, sites, mail: mail.sender, webhook, clock, log, intervalMs: DELIVER_MS });
  return {
    env,
    db,
    sites,
    search,
    clock,
    log,
    following,
    worker,
    mailboxDir: mail.dir,
    async close() {
      await following.stop();
      await worker.stop();
      await mail.close();
      await sites.close();
      await db.destroy();
    },
  };
}

import { migrate, openDatabase } from "../db/open.ts";
import { type Env, parseEnv } from "../env.ts";
import { staffByEmail } from "../features/staff/data.ts";
import { newDemoLink } from "../features/staff/links/mutations.ts";
import { carCount } from "../features/stock/data.ts";
import { endOnSignals } from "../lib/end-on-signals.ts";
import { formatFigure } from "../lib/words/format.ts";
import { whyNotStarted } from "./shell/not-started.ts";
import { openDoorWarnings } from "./shell/open-doors.ts";
import type { RunningServer } from "./start.ts";

/** Values passed from a command to the server it starts. */
export interface Handover {
  /** When the command began, in epoch milliseconds. */
  readonly begun?: number;
  /** E-mail address of the person for whom a development start prints a sign-in link to the desk. */
  readonly manager?: string;
}

/** With at least this many vehicles, filling the index takes long enough to print a message. */
const MANY = 20_000;

/** Ends the process with one sentence that says what to do. */
function stopWith(sentence: string): never {
  process.stderr.write(`forecourt: ${sentence}\n`);
  process.exit(1);
}

/** Prints a message if many vehicles must be read before the server is ready. */
async function tellOfReading(env: Env): Promise<void> {
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await migrate(db);
    const vehicles = await carCount(db);
    if (vehicles >= MANY) console.log(`forecourt: reading ${formatFigure(vehicles)} vehicles into the search index …`);
  } finally {
    await db.destroy();
  }
}

/** In development: a link that opens the desk as a manager of the demo. */
async function wayIntoDesk(env: Env, url: string, email: string | undefined): Promise<string | null> {
  if (env.mode !== "development" || env.deskHost === null || email === undefined) return null;
  const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    const manager = await staffByEmail(db, email);
    if (!manager) return null;
    const token = await newDemoLink(db, manager.id, Date.now());
    const address = `http://${env.deskHost}:${new URL(url).port}/desk/sign-in/link?token=${token}`;
    return `the desk, as ${manager.name}, once and until tomorrow: ${address}`;
  } finally {
    await db.destroy();
  }
}

/** Starts the server, prints its address, and closes it when the process is told to end. */
export async function serveUntilEnded(
  startServer: (env: Env) => Promise<RunningServer>,
  { begun = performance.timeOrigin, manager }: Handover,
): Promise<void> {
  const read = parseEnv(process.env);
  if (!read.ok) return stopWith(read.error.join(" "));
  const env = read.value;
  try {
    await tellOfReading(env);
    const server = await startServer(env);
    endOnSignals(server.close);
    console.log(`forecourt: ready in ${((Date.now() - begun) / 1000).toFixed(1)} s at ${server.url}`);
    for (const address of server.sites) console.log(`  ${address}`);
    const wayIn = await wayIntoDesk(env, server.url, manager);
    if (wayIn) console.log(`forecourt: ${wayIn}`);
    for (const line of [...openDoorWarnings(env), ...server.notices]) console.log(`forecourt: ${line}`);
  } catch (error) {
    stopWith(whyNotStarted(error, env));
  }
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { closesDoors, migrate, migrationState } from "../db/migrate.ts";
import { type Database, dialectOf } from "../db/open.ts";
import { isFarOff, measureAhead } from "../db/processes/shared-clock.ts";
import { QUEUE_NAMES, queueFigures } from "../db/queues.ts";
import type { Env } from "../env.ts";
import { sourceFigures } from "../features/feeds/sources/data.ts";
import { sourcesOf } from "../features/feeds/sources/known.ts";
import { deliveryCounts } from "../features/shifts/alarms/data.ts";
import { openSites, unreadSites } from "../features/site/data.ts";
import { counted, formatFigure } from "../lib/words/format.ts";
import { withDatabase } from "./running/database.ts";
import { environment } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";
import { fetching } from "./site-documents/unread.ts";

/** `forecourt status`: the state of the installation; `forecourt migrate`: brings its database to this version. */
export function register(program: Command): void {
  program
    .command("status")
    .description("how leads, queues, stock files and vendors are; ends with 1 when something needs a person")
    .option("--json", "for programs: as JSON")
    .action(status);
  program
    .command("migrate")
    .description("bring the database to this version's tables, as a start does")
    .option("--check", "only say what a start would do; ends with 1 where this version cannot use the database")
    .action(migrateNow);
}

/** Seconds that work may be overdue before a person should look. */
const PATIENCE = 300;
const TROUBLED: ReadonlySet<string> = new Set(["failing", "held", "refused", "late", "shrunk"]);

interface Line {
  readonly about: "database" | "clock" | "sites" | "leads" | "queue" | "stock file" | "vendor";
  readonly name: string;
  readonly says: string;
  readonly needsPerson: boolean;
}

/** Opens the existing database: a command that only reads must not create one. */
async function existing<T>(ask: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = environment();
  const file = join(dataDir, "forecourt.sqlite");
  if (databaseUrl === null && !existsSync(file))
    stopWith(`there is no database at ${file} yet: a first start makes it.`);
  return withDatabase(ask);
}

async function status({ json }: { readonly json?: true }): Promise<void> {
  const env = environment();
  const lines = await existing((db) => look(db, env));
  if (json) console.log(JSON.stringify(lines, null, 2));
  else
    for (const { about, name, says, needsPerson } of lines)
      console.log(`${needsPerson ? "!" : " "} ${about.padEnd(11)}${name.padEnd(28)} ${says}`);
  process.exitCode = lines.some(({ needsPerson }) => needsPerson) ? 1 : 0;
}

async function look(db: Database, env: Env): Promise<Line[]> {
  const { pending, unknown } = await migrationState(db);
  const fits = pending.length === 0 && unknown.length === 0;
  const says = fits ? "has this version's tables" : "does not have this version's tables: forecourt migrate --check";
  const base: Line = {
    about: "database",
    name: env.databaseUrl ? "DATABASE_URL" : "embedded",
    says,
    needsPerson: !fits,
  };
  if (pending.length > 0) return [base];
  return [
    base,
    ...(await clockLines(db)),
    ...(await siteLines(db, env)),
    ...(await deliveryLines(db)),
    ...(await queueLines(db)),
    ...vendorLines(env),
  ];
}

/** How this machine's clock stands to that of a database server, by which processes share work. */
async function clockLines(db: Database): Promise<Line[]> {
  if (dialectOf(db) === "sqlite") return [];
  const aheadMs = (await measureAhead(db)) ?? 0;
  const isWrong = isFarOff(aheadMs);
  const span = spanOf(Math.round(Math.abs(aheadMs) / 1000));
  const says = isWrong
    ? `is ${span} ${aheadMs > 0 ? "ahead of" : "behind"} the database's: set the one that is wrong`
    : "agrees with the database's";
  return [{ about: "clock", name: "this machine's", says, needsPerson: isWrong }];
}

async function siteLines(db: Database, { sitesDir, secret }: Env): Promise<Line[]> {
  const sites = await openSites(sitesDir, { defaultSite: null, secrets: secret }).catch(() => null);
  if (!sites)
    return [{ about: "sites", name: sitesDir, says: "cannot be read: set FORECOURT_SITES", needsPerson: true }];
  const problems = sites.problems().length;
  const { unread } = fetching;
  const refused = unreadSites(sites.problems(), unread);
  const all = sites.all();
  await sites.close();
  const figures = await sourceFigures(db, sourcesOf(all), Date.now());
  const words = problems === 0 ? "in order" : `${counted(problems, "problem")}: forecourt sites check`;
  return [
    { about: "sites", name: formatFigure(all.length), says: words, needsPerson: problems > 0 },
    ...refused.map((name) => ({
      about: "sites" as const,
      name,
      says: unread.includes(name)
        ? "its documents cannot be fetched: look whether the store of files holds them, or push it again"
        : "its files have problems: it is served as before, or not at all",
      needsPerson: true,
    })),
    ...figures.map(({ path, standing, silentSeconds }) => ({
      about: "stock file" as const,
      name: path,
      says: standing === "waiting" ? "waits for its first file" : `${standing}; heard of ${spanOf(silentSeconds)} ago`,
      needsPerson: TROUBLED.has(standing),
    })),
  ];
}

async function deliveryLines(db: Database): Promise<Line[]> {
  return Object.entries(await deliveryCounts(db)).map(([name, count]) => {
    const isStuck = name === "parked" && count > 0;
    const hint = isStuck ? ": forecourt leads list --state parked" : "";
    return { about: "leads", name, says: `${formatFigure(count)}${hint}`, needsPerson: isStuck };
  });
}

async function queueLines(db: Database): Promise<Line[]> {
  const figures = await queueFigures(db, Date.now());
  return QUEUE_NAMES.map((name) => {
    const { due, oldestSeconds } = figures[name];
    const isBehind = oldestSeconds > PATIENCE;
    const says = due === 0 ? "nothing due" : `${formatFigure(due)} due, the oldest for ${spanOf(oldestSeconds)}`;
    return { about: "queue", name, says: isBehind ? `${says}: does a server run?` : says, needsPerson: isBehind };
  });
}

/** Which vendors are configured. Whether they respond is shown by the deliveries and the log. */
function vendorLines(env: Env): Line[] {
  const vendors: Readonly<Record<string, string | null>> = {
    mail: env.smtpUrl && new URL(env.smtpUrl).host,
    "text messages": env.smsUrl || env.smsAccount ? env.smsVendor : null,
    valuations: env.valuationUrl && new URL(env.valuationUrl).host,
    quotes: env.youxUrl && new URL(env.youxUrl).host,
    search: env.meilisearchUrl && new URL(env.meilisearchUrl).host,
    pictures: env.s3 && `bucket ${env.s3.bucket}`,
  };
  return Object.entries(vendors).map(([name, set]) => ({
    about: "vendor" as const,
    name,
    needsPerson: false,
    says: set ?? "not set up",
  }));
}

function spanOf(seconds: number): string {
  if (seconds < 120) return `${formatFigure(seconds)} s`;
  return seconds < 7_200
    ? `${formatFigure(Math.round(seconds / 60))} min`
    : `${formatFigure(Math.round(seconds / 3_600))} h`;
}

async function migrateNow({ check }: { readonly check?: true }): Promise<void> {
  const { isNew, unknown, edited, pending } = await existing(async (db) => {
    const state = await migrationState(db);
    const isUsable = state.unknown.length === 0 && state.edited.length === 0;
    if (!check && isUsable) await migrate(db);
    return state;
  });
  if (unknown.length > 0)
    stopWith(`the database was written by a newer version (it has ${unknown.join(", ")}); use that version.`);
  if (edited.length > 0)
    stopWith(`${edited.join(", ")} was edited after it had been applied: restore it, add a new one.`);
  if (pending.length === 0) return console.log("The database has this version's tables.");
  if (isNew) return console.log(check ? "The database is new: a start makes its tables." : "The tables are made.");
  const closing = pending.map(({ name, text }) => ({ name, closes: closesDoors(text) }));
  console.log(`${check ? "A start would apply" : "Applied"} ${formatFigure(pending.length)}:`);
  for (const { name, closes } of closing) console.log(`  ${name}${closes ? `: ${closes}` : ", which only adds"}`);
  if (check)
    console.log(
      closing.some(({ closes }) => closes)
        ? "An older version cannot run beside them: stop its servers before the first of this version starts."
        : "Servers of the older version may go on running while those of this version start.",
    );
}

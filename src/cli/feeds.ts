import { type Command, InvalidArgumentError } from "commander";
import type { Database } from "../db/open.ts";
import type { RunOutcome } from "../features/feeds/order.ts";
import { reportText } from "../features/feeds/report/report.ts";
import { newestRuns } from "../features/feeds/runs/data.ts";
import { type SourceState, standingOf, stateOfSource, statesOf } from "../features/feeds/sources/data.ts";
import { type KnownSource, NEVER, pathOf, sourcesOf } from "../features/feeds/sources/known.ts";
import { pauseSource, rememberSource } from "../features/feeds/sources/mutations.ts";
import type { Site } from "../features/site/site.ts";
import { isoInZone } from "../lib/time/moments.ts";
import { runLine } from "./feeds/import-runs.ts";
import { takeNow } from "./feeds/take-now.ts";
import { haveTables, withDatabase } from "./running/database.ts";
import { environment, prepareDataDir } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";
import { stopUnlessDealership } from "./running/known-slugs.ts";
import { OWN_ZONE } from "./running/own-zone.ts";
import { sitesIn } from "./running/sites.ts";

/** `forecourt feeds`: manages the stock file sources described in the sites' files. */
export function register(program: Command): void {
  const feeds = program.command("feeds").description("the sources of dealerships' stock files");
  const of = (name: string, description: string) =>
    feeds
      .command(name)
      .description(description)
      .argument("<dealership/source>", "as `forecourt feeds list` shows it", path);
  feeds
    .command("list")
    .description("list the sources and how they are")
    .option("--of <slug>", "of this dealership only")
    .option("--json", "for programs: one JSON array")
    .action(list);
  of("show", "show a source, how it is and its last runs").option("--json", "for programs: as JSON").action(show);
  of("run", "look for a file now, whatever its schedule says")
    .option("--file <file>", "import this file as one of the source's, and fetch none")
    .option("--again", "import it although it is the one that was taken last")
    .option("--dry-run", "say what would change, and write nothing")
    .option("--json", "print the report as JSON")
    .action(run);
  of("pause", "do not look for files by itself").action((name: string) => pause(name, true));
  of("resume", "look for files by itself again, at once").action((name: string) => pause(name, false));
}

function path(written: string): string {
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(written))
    throw new InvalidArgumentError("Write the dealership and the source, like halden-alexandria/dms.");
  return written;
}

/** All sites; ends the process with a sentence if their folder cannot be read. */
async function allSites(): Promise<readonly Site[]> {
  const { sitesDir, secret } = environment();
  const sites = await sitesIn(sitesDir, { secrets: secret });
  const all = sites.all();
  await sites.close();
  return all;
}

function sourceNamed(sites: readonly Site[], name: string): KnownSource {
  const known = sourcesOf(sites);
  const found = known.find((one) => pathOf(one) === name);
  return found ?? stopWith(`there is no source ${name}; there are ${known.map(pathOf).join(", ") || "none"}.`, 2);
}

async function withSources<T>(work: (db: Database, sites: readonly Site[]) => Promise<T>): Promise<T> {
  const env = environment();
  const sites = await allSites();
  if (!env.databaseUrl) prepareDataDir(env);
  return withDatabase(async (db) => {
    await haveTables(db);
    return work(db, sites);
  });
}

const moment = (at: number | null): string => (at === null ? "never" : isoInZone(at, OWN_ZONE));

async function list({ of, json }: { readonly of?: string; readonly json?: true }): Promise<void> {
  await withSources(async (db, sites) => {
    const known = sourcesOf(sites).filter(({ dealership }) => of === undefined || dealership.slug === of);
    if (known.length === 0 && of !== undefined) await stopUnlessDealership(of);
    const states = await statesOf(db, known);
    if (json) console.log(JSON.stringify(states.map(figures), null, 2));
    else console.log(states.length === 0 ? "No sources." : states.map(sourceLine).join("\n"));
  });
}

type Standing = readonly [KnownSource, SourceState | null];

const figures = ([known, state]: Standing) => ({
  source: pathOf(known),
  kind: known.source.kind,
  standing: standingOf(known, state, Date.now()),
  state,
});

function sourceLine([known, state]: Standing): string {
  const { kind } = known.source;
  const standing = standingOf(known, state, Date.now());
  const due = state === null || state.dueAt === NEVER || state.paused ? "" : `  next ${moment(state.dueAt)}`;
  const line = `${standing.padEnd(8)}  ${pathOf(known)}  ${kind}  last word ${moment(state?.answeredAt ?? null)}${due}`;
  return state?.problem ? `${line}\n          ${state.problem}` : line;
}

async function show(name: string, { json }: { readonly json?: true }): Promise<void> {
  await withSources(async (db, sites) => {
    const known = sourceNamed(sites, name);
    const state = await stateOfSource(db, known);
    const of = { dealership: known.dealership.slug, source: known.source.name, limit: 5 };
    const runs = await newestRuns(db, of);
    if (json)
      return console.log(JSON.stringify({ ...figures([known, state]), described: known.source, runs }, null, 2));
    console.log(sourceLine([known, state]));
    for (const [key, value] of Object.entries(known.source))
      if (value !== null && key !== "name" && key !== "kind") console.log(`  ${key}: ${described(value)}`);
    console.log(runs.length === 0 ? "No runs." : ["Last runs:", ...runs.map(runLine)].join("\n"));
  });
}

const described = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

interface RunOptions {
  readonly file?: string;
  readonly again?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

async function run(name: string, { file, again, dryRun, json }: RunOptions): Promise<void> {
  await withSources(async (db, sites) => {
    const known = sourceNamed(sites, name);
    const imported = await takeNow(
      db,
      environment(),
      { known, sites },
      { file: file ?? null, again: again === true, dryRun: dryRun === true },
    );
    if (!imported.ok) return stopWith(imported.error);
    if (imported.value === null)
      return console.log(`${name} has no other file than the one that was taken last: there is nothing to do.`);
    printOutcome(imported.value, json === true);
  });
}

function printOutcome(outcome: RunOutcome, asJson: boolean): void {
  if (outcome.standing !== "imported") stopWith(outcome.reason);
  process.stdout.write(asJson ? `${JSON.stringify(outcome.report, null, 2)}\n` : reportText(outcome.report));
}

async function pause(name: string, paused: boolean): Promise<void> {
  await withSources(async (db, sites) => {
    const known = sourceNamed(sites, name);
    const now = Date.now();
    await rememberSource(db, known, await stateOfSource(db, known), { now, random: 0 });
    await pauseSource(db, known, paused, now);
    console.log(paused ? `${name} is paused: it is not asked by itself.` : `${name} is asked by itself again.`);
  });
}

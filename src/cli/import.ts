import { writeFile } from "node:fs/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type Database, describeDatabaseError, openDatabase } from "../db/open.ts";
import { importFeed, readMapping, suggestMapping } from "../features/feeds/import.ts";
import { reportText } from "../features/feeds/report/report.ts";
import { deleteOldRuns } from "../features/feeds/runs/mutations.ts";
import { openFiles } from "../wiring/ports/files.ts";
import { openIndex } from "../wiring/rule-index.ts";
import { registerRuns } from "./feeds/import-runs.ts";
import { leanHeap } from "./feeds/lean-heap.ts";
import { saveRejected, tryRejected } from "./feeds/rejected.ts";
import { haveTables } from "./running/database.ts";
import { dealershipOf } from "./running/dealership.ts";
import { environment, prepareDataDir } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";

interface Options {
  readonly dealership?: string;
  readonly mapping?: string;
  readonly suggestMapping?: string | true;
  readonly full?: true;
  readonly delta?: true;
  readonly allowGone?: true;
  readonly pictureHosts?: readonly string[];
  readonly dryRun?: true;
  readonly rejected?: string;
  readonly json?: true;
}

const HELP = `
The file may be CSV, TSV, JSON, XML or a workbook (xlsx, ods), plain, gzipped or in a zip archive; its columns are
recognised by their headings and values.
A file called like one of the commands below is imported as ./runs.
Exit codes: 0 imported (rows may have been rejected: see the report), 1 nothing was imported, 2 wrong usage.`;

/** `forecourt import`: imports a dealer's stock file into the database; its subcommands manage the runs. */
export function register(program: Command): void {
  const command = program
    // Options after a subcommand belong to it, although `import` has options with the same names.
    .enablePositionalOptions()
    .command("import")
    .description("Import a dealership's stock file; see, let go and take back what was imported")
    .argument("<file>", "stock file")
    .option("--dealership <slug>", "whose stock it is")
    .option("--mapping <file>", "apply this mapping of columns to the letter")
    .option("--suggest-mapping [out]", "write the mapping that would be used, and import nothing")
    .addOption(new Option("--full", "the file is the whole stock: what it lacks is marked sold").conflicts("delta"))
    .addOption(new Option("--delta", "the file is what changed (the default)").conflicts("full"))
    .option("--allow-gone", "with --full: even where it lacks more than a fifth (and more than 5) of the cars for sale")
    .addOption(
      new Option(
        "--picture-hosts <hosts>",
        "fetch the pictures that lie on these hosts and show them from here",
      ).argParser(hostNames),
    )
    .option("--dry-run", "say what would change, and write nothing")
    .option("--rejected <out>", "write all rows that cannot be taken there, each with the reason, to be mended")
    .option("--json", "print the report as JSON")
    .addHelpText("after", HELP)
    .hook("preSubcommand", (own, subcommand) => {
      // Otherwise `import --dry-run undo` would change the stock although it was meant to be dry.
      if (Object.keys(own.opts()).length > 0)
        stopWith(`write the options after \`import ${subcommand.name()}\`, which they are meant for.`, 2);
    })
    .action(importStock);
  registerRuns(command);
}

/** Parses host names: `photos.example.com,cdn.example.net`. */
function hostNames(text: string): readonly string[] {
  const hosts = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host));
  if (wrong !== undefined) throw new InvalidArgumentError(`${wrong} is no host name, such as photos.example.com.`);
  return hosts;
}

/** Imports a stock file and prints its report; ends the process with a sentence if nothing was imported. */
export async function importStock(file: string, options: Options): Promise<void> {
  if (options.suggestMapping !== undefined) return suggest(file, options.suggestMapping);
  if (options.dealership === undefined) return stopWith("say whose stock it is with --dealership <slug>.", 2);
  if (options.allowGone && !options.full) return stopWith("--allow-gone says what --full may do: write both.", 2);
  const mapping = options.mapping === undefined ? null : await readMapping(options.mapping);
  if (mapping && !mapping.ok) return stopWith(mapping.error, 2);
  const env = environment();
  const { dealership, yards, sites, tell } = await dealershipOf(env.sitesDir, options.dealership);
  if (!env.databaseUrl) prepareDataDir(env);
  if (options.rejected !== undefined) await tryRejected(options.rejected);
  const db = await openStock(env);
  const files = await openFiles(env);
  leanHeap();
  const now = Date.now();
  const text = mapping?.value ?? null;
  try {
    const result = await importFeed(db, {
      file,
      dealership,
      yards,
      mode: options.full ? "full" : "delta",
      mapping: text,
      dryRun: options.dryRun === true,
      allowGone: options.allowGone === true,
      pictureHosts: options.pictureHosts ?? [],
      files,
      outlook: { sites, open: openIndex, imageHosts: env.imageHosts },
      keep: env.dataDir,
      tell,
      clock: Date.now,
    });
    if (!options.dryRun) await deleteOldRuns({ db, dataDir: env.dataDir, files }, now);
    if (options.rejected !== undefined)
      await saveRejected(options.rejected, { file, dealership, mapping: text, yards, now });
    if (!result.ok) stopWith(result.error);
    process.stdout.write(options.json ? `${JSON.stringify(result.value, null, 2)}\n` : reportText(result.value));
  } catch (error) {
    const failure = describeDatabaseError(error);
    if (!failure) throw error;
    stopWith(failure.message);
  } finally {
    files.close();
    await db.destroy();
  }
}

async function openStock(env: { readonly databaseUrl: string | null; readonly dataDir: string }): Promise<Database> {
  try {
    const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
    await haveTables(db);
    return db;
  } catch (error) {
    return stopWith(describeDatabaseError(error)?.message ?? String(error));
  }
}

async function suggest(file: string, out: string | true): Promise<void> {
  const mapping = await suggestMapping(file);
  if (!mapping.ok) return stopWith(mapping.error);
  const text = `${JSON.stringify(mapping.value, null, 2)}\n`;
  if (out === true) process.stdout.write(text);
  else await writeFile(out, text).catch(() => stopWith(`the mapping cannot be written to ${out}.`));
}

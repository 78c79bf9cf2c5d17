import { copyFile } from "node:fs/promises";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Database } from "../../db/open.ts";
import { RUN_STANDINGS, type RunStanding } from "../../db/tables/import-tables.ts";
import { reportText } from "../../features/feeds/report/report.ts";
import {
  changesOfRun,
  newestRuns,
  type Run,
  type RunChange,
  runById,
  type UndoReport,
} from "../../features/feeds/runs/data.ts";
import { changeLine } from "../../features/feeds/runs/diff.ts";
import { dropRun } from "../../features/feeds/runs/mutations.ts";
import { type ReleaseOrder, releaseRun } from "../../features/feeds/runs/release.ts";
import { localCopy } from "../../features/feeds/runs/stored-files.ts";
import { undoRun } from "../../features/feeds/runs/undo.ts";
import { isoInZone } from "../../lib/time/moments.ts";
import { counted } from "../../lib/words/format.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { openIndex } from "../../wiring/rule-index.ts";
import { withDatabase } from "../running/database.ts";
import { dealershipOf, whoAmI } from "../running/dealership.ts";
import { environment } from "../running/environment.ts";
import { stopWith } from "../running/failure.ts";
import { stopUnlessDealership } from "../running/known-slugs.ts";
import { OWN_ZONE } from "../running/own-zone.ts";
import { saveRejected } from "./rejected.ts";

/** `forecourt import runs | show | diff | release | drop | undo`: manages the runs of stock files. */
export function registerRuns(command: Command): void {
  const by = () => new Option("--by <name>", "who does it, for the record").default(whoAmI());
  command
    .command("runs")
    .description("list the files that were imported, held or refused, the newest first")
    .option("--of <slug>", "of this dealership only")
    .addOption(new Option("--standing <standing>", "only those that are so").choices(RUN_STANDINGS))
    .option("--limit <number>", "at most so many", number, 20)
    .option("--json", "for programs: one JSON array")
    .action(list);
  command
    .command("show")
    .description("show one run and its report")
    .argument("<run>", "the run's number", number)
    .option("--rejected <out>", "write all rows that could not be taken there, each with the reason, to be mended")
    .option("--file <out>", "copy the file as it was received there")
    .option("--json", "for programs: the run as JSON")
    .action(show);
  command
    .command("diff")
    .description("say car by car what a run changed, or would change while it is held")
    .argument("<run>", "the run's number", number)
    .option("--json", "for programs: one JSON object a line")
    .action(diff);
  command
    .command("release")
    .description("let a held run go: what it holds is imported after all")
    .argument("<run>", "the run's number", number)
    .addOption(by())
    .option("--dry-run", "say what would change, and write nothing")
    .option("--json", "print the report as JSON")
    .action(release);
  command
    .command("drop")
    .description("set a held run aside: it changes nothing")
    .argument("<run>", "the run's number", number)
    .addOption(by())
    .action(drop);
  command
    .command("undo")
    .description("take back what a run changed, but not what people or later runs changed since")
    .argument("<run>", "the run's number", number)
    .addOption(by())
    .option("--dry-run", "say what would be taken back, and write nothing")
    .option("--json", "for programs: as JSON")
    .action(undo);
}

function number(written: string): number {
  if (!/^[1-9]\d{0,14}$/.test(written)) throw new InvalidArgumentError("Write a whole number above 0.");
  return Number(written);
}

async function list(options: {
  readonly of?: string;
  readonly standing?: RunStanding;
  readonly limit: number;
  readonly json?: true;
}): Promise<void> {
  const { of, standing, limit, json } = options;
  const runs = await withDatabase((db) => newestRuns(db, { dealership: of, standing, limit }));
  if (runs.length === 0 && of !== undefined) await stopUnlessDealership(of);
  if (json) console.log(JSON.stringify(runs, null, 2));
  else console.log(runs.length === 0 ? "No runs." : runs.map(runLine).join("\n"));
}

/** One line about a run, and below it why it was held, refused or undone. */
export function runLine(run: Run): string {
  const { id, startedAt, dealership, file, mode, standing, source, report } = run;
  const counts = report
    ? `${report.created} arrived, ${report.updated} changed, ${report.gone} sold, ${report.rejected} refused`
    : "";
  const from = source === null ? file : `${file} from ${source}`;
  const line = [
    `${id}`.padStart(6),
    standing.padEnd(8),
    isoInZone(startedAt, OWN_ZONE),
    dealership,
    mode,
    from,
    counts,
  ];
  return [line.filter(Boolean).join("  "), ...whyLines(run)].join("\n");
}

function whyLines({ reason, standing, settledBy, settledAt }: Run): string[] {
  const at = settledAt === null ? "" : ` at ${isoInZone(settledAt, OWN_ZONE)}`;
  const done = { imported: "let go", undone: "taken back", refused: "set aside", held: "held" }[standing];
  return [
    ...(reason !== null && standing !== "imported" ? [`        ${reason}`] : []),
    ...(settledBy !== null ? [`        ${done} by ${settledBy}${at}`] : []),
  ];
}

async function theRun(db: Database, id: number): Promise<Run> {
  return (await runById(db, id)) ?? stopWith(`there is no run ${id}: see \`forecourt import runs\`.`);
}

interface ShowOptions {
  readonly rejected?: string;
  readonly file?: string;
  readonly json?: true;
}

async function show(id: number, { rejected, file: out, json }: ShowOptions): Promise<void> {
  const env = environment();
  const run = await withDatabase((db) => theRun(db, id));
  const files = await openFiles(env);
  const copy = run.keptFile === null ? null : await localCopy({ dataDir: env.dataDir, files }, run.keptFile);
  files.close();
  const file = () => copy ?? stopWith(`the file of run ${id} is not kept any more.`);
  if (out !== undefined) await copyFile(file(), out).catch(() => stopWith(`${out} cannot be written.`));
  if (rejected !== undefined) {
    const { yards } = await dealershipOf(env.sitesDir, run.dealership);
    const { mapping, startedAt: now } = run;
    await saveRejected(rejected, { file: file(), dealership: { slug: run.dealership }, mapping, yards, now });
  }
  if (json) console.log(JSON.stringify(run, null, 2));
  else {
    console.log(runLine(run));
    if (run.report) process.stdout.write(`\n${reportText(run.report)}`);
    if (run.undone) console.log(`\n${undoText(run.undone, false)}`);
  }
}

async function releaseOrder(run: Run): Promise<Omit<ReleaseOrder, "release">> {
  const env = environment();
  const { dataDir, imageHosts } = env;
  const { yards, sites } = await dealershipOf(env.sitesDir, run.dealership);
  const files = await openFiles(env);
  return { yards, files, outlook: { sites, open: openIndex, imageHosts }, dataDir, clock: Date.now };
}

async function diff(id: number, { json }: { readonly json?: true }): Promise<void> {
  let changes = 0;
  const print = (page: readonly RunChange[]) => {
    changes += page.length;
    for (const change of page) console.log(json ? JSON.stringify(change) : changeLine(change));
  };
  const printAll = async (db: Database, of: number) => {
    for await (const page of changesOfRun(db, of)) print(page);
  };
  await withDatabase(async (db) => {
    const run = await theRun(db, id);
    if (run.standing !== "held") return printAll(db, id);
    const order = { ...(await releaseOrder(run)), release: "dry", look: printAll } as const;
    const shown = await releaseRun(db, run, order).finally(() => order.files?.close());
    if (!shown.ok) stopWith(shown.error);
  });
  if (changes === 0 && !json) console.log("The run changed nothing, or its changes are not kept any more.");
}

interface SettleOptions {
  readonly by: string;
  readonly dryRun?: true;
  readonly json?: true;
}

async function release(id: number, { by, dryRun, json }: SettleOptions): Promise<void> {
  await withDatabase(async (db) => {
    const run = await theRun(db, id);
    const order = { ...(await releaseOrder(run)), release: dryRun ? ("dry" as const) : { run: id, by } };
    const done = await releaseRun(db, run, order).finally(() => order.files?.close());
    if (!done.ok) return stopWith(done.error);
    if (done.value.standing !== "imported") return stopWith(done.value.reason);
    const { report } = done.value;
    process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  });
}

async function drop(id: number, { by }: { readonly by: string }): Promise<void> {
  const dropped = await withDatabase((db) => dropRun(db, id, { by, now: Date.now() }));
  if (!dropped) stopWith(`run ${id} is not held: see \`forecourt import runs\`.`);
  console.log(`Run ${id} is set aside: it changes nothing.`);
}

async function undo(id: number, { by, dryRun, json }: SettleOptions): Promise<void> {
  const done = await withDatabase((db) => undoRun(db, id, { by, now: Date.now(), dryRun: dryRun === true }));
  if (!done.ok) return stopWith(done.error);
  console.log(json ? JSON.stringify(done.value, null, 2) : undoText(done.value, dryRun === true));
}

function undoText({ removed, broughtBack, restored, left, leftCars }: UndoReport, isDry: boolean): string {
  const [was, were] = isDry ? ["would be", "would be"] : ["is", "are"];
  const be = (count: number) => (count === 1 ? was : were);
  return [
    `${counted(removed, "car")} that had arrived ${be(removed)} taken out.`,
    `${counted(broughtBack, "car")} that had been marked sold ${be(broughtBack)} for sale again.`,
    `${counted(restored, "car")} ${be(restored)} as before the run.`,
    ...(left > 0 ? [`${counted(left, "car")} ${be(left)} left as now, in whole or in part:`] : []),
    ...leftCars.map(({ car, why }) => `  ${car}: ${why}`),
    ...(left > leftCars.length ? [`  … and ${left - leftCars.length} more`] : []),
  ].join("\n");
}

import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { recordImport, writeStock } from "../stock/mutations.ts";
import { CarInputSchema } from "../stock/schema.ts";
import { buildCar, contextOf, type FeedContext } from "./build/car.ts";
import { NO_MAKE } from "./build/identity.ts";
import type { Yards } from "./build/place.ts";
import { isMake, readMake } from "./normalise/make.ts";
import { type OpenedFeed, openFeed } from "./read/rows.ts";
import { UnreadableFile } from "./read/source.ts";
import { type ColumnPlan, planOfMapping, recogniseColumns } from "./recognise/columns.ts";
import { parseMapping, suggestedMapping } from "./recognise/mapping.ts";
import type { FeedItem, FeedRow, ImportMode, ImportReport, Mapping, Problem, Rejection } from "./schema.ts";
import { MAX_REJECTIONS_LISTED } from "./schema.ts";
import { Spool, SpoolFailure } from "./spool.ts";
import { StockNumbers } from "./stock-numbers.ts";
import { Tally } from "./tally.ts";

/** Rows by which the columns are told. */
const SAMPLE = 2000;
const BATCH = 200;

export interface ImportOrder {
  readonly file: string;
  readonly dealership: { readonly id: number; readonly slug: string; readonly name: string };
  readonly yards: Yards;
  /** `full`: the file is the whole stock, what it lacks is marked sold. `delta`: it is what changed. */
  readonly mode: ImportMode;
  /** The text of a mapping file, applied to the letter; null to recognise the columns. */
  readonly mapping: string | null;
  readonly dryRun: boolean;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * Imports a stock file: reads and checks the whole of it, then writes it in one transaction, so that a kill at any
 * moment leaves the stock as it was or as the file says. An error is one or more sentences; nothing was changed then.
 */
export async function importFeed(db: Database, order: ImportOrder): Promise<Result<ImportReport, string>> {
  return withSentences(async () => {
    const started = order.clock();
    const tally = new Tally();
    const survey = await surveyFeed(order.file, tally, order.mapping);
    if (!survey.ok) return survey;
    const spool = await Spool.open();
    try {
      const thisYear = new Date(started).getFullYear();
      const context = contextOf(survey.value.plan, survey.value.sample.filter(isRow), order.yards, thisYear);
      const intake = await takeIn(survey.value, context, tally, spool);
      if (intake.read === intake.rejected) return err(nothingTaken(intake, order.file));
      return ok(await write(db, order, survey.value, intake, spool, tally, started));
    } finally {
      await spool.close();
    }
  });
}

/** The mapping that would be used, for a person to correct. */
export async function suggestMapping(file: string): Promise<Result<Mapping, string>> {
  return withSentences(async () => {
    const survey = await surveyFeed(file, new Tally(), null);
    if (!survey.ok) return survey;
    await survey.value.feed.rows.return(undefined);
    return ok(suggestedMapping(survey.value.plan, survey.value.columns));
  });
}

async function withSentences<T>(work: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof SpoolFailure) return err(error.message);
    throw error;
  }
}

interface Survey {
  readonly feed: OpenedFeed;
  readonly sample: readonly FeedItem[];
  readonly columns: readonly string[];
  readonly plan: ColumnPlan;
}

const isRow = (item: FeedItem): item is FeedRow => "cells" in item;

async function surveyFeed(file: string, tally: Tally, mappingText: string | null): Promise<Result<Survey, string>> {
  const feed = await openFeed(file, (line) => tally.add("encoding-mixed", 0, null, line.trim()));
  const sample: FeedItem[] = [];
  while (sample.length < SAMPLE) {
    const next = await feed.rows.next();
    if (next.done) break;
    sample.push(next.value);
  }
  const rows = sample.filter(isRow);
  if (sample.length === 0) return err("The file has a heading but no rows: nothing was changed.");
  const columns = feed.headings ?? [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  if (mappingText === null) {
    return ok({ feed, sample, columns, plan: recogniseColumns(columns, rows) });
  }
  const mapping = parseMapping(mappingText);
  if (!mapping.ok) return err(mapping.error.join("\n"));
  const { plan, problems } = planOfMapping(mapping.value, columns);
  return problems.length > 0 ? err(problems.join("\n")) : ok({ feed, sample, columns, plan });
}

interface Intake {
  read: number;
  rejected: number;
  readonly rejections: Rejection[];
  readonly numbers: StockNumbers;
}

async function takeIn(survey: Survey, context: FeedContext, tally: Tally, spool: Spool): Promise<Intake> {
  const intake: Intake = { read: 0, rejected: 0, rejections: [], numbers: new StockNumbers(tally) };
  const take = async (item: FeedItem) => {
    intake.read += 1;
    const problem = isRow(item) ? await takeRow(item, context, tally, spool, intake.numbers) : item.problem;
    if (!problem) return;
    intake.rejected += 1;
    if (intake.rejections.length < MAX_REJECTIONS_LISTED) intake.rejections.push({ row: item.row, ...problem });
  };
  for (const item of survey.sample) await take(item);
  for await (const item of survey.feed.rows) await take(item);
  return intake;
}

async function takeRow(
  row: FeedRow,
  context: FeedContext,
  tally: Tally,
  spool: Spool,
  numbers: StockNumbers,
): Promise<Problem | null> {
  const built = buildCar(row, context, tally);
  if (!built.ok) {
    numbers.meet(built.stocknum, row.row);
    return built.problem;
  }
  const problem = numbers.give(built.car, built.stocknum, built.link, row.row);
  if (problem) return problem;
  const checked = v.safeParse(CarInputSchema, built.car);
  if (!checked.success) {
    const [issue] = checked.issues;
    return { column: v.getDotPath(issue), value: String(issue.input).slice(0, 80), reason: issue.message };
  }
  await spool.add(built.car);
  return null;
}

function nothingTaken({ read, rejections }: Intake, file: string): string {
  const [first] = rejections;
  const none = `None of the ${read} rows could be taken, so nothing was changed.`;
  if (!first) return none;
  if (rejections.every(({ reason }) => reason === NO_MAKE)) {
    // Files of one make are often named after it.
    const [word = ""] = basename(file).split(/[^a-z]/i);
    const make = isMake(word) ? readMake(word).make : "Toyota";
    return `${none} No row names a make: if all are of one, write the mapping with --suggest-mapping mapping.json, put "fixed": {"make": "${make}"} in it, and import with --mapping mapping.json.`;
  }
  return `${none} The first, row ${first.row}: ${first.reason}${first.value ? ` (${first.value})` : ""}.`;
}

async function write(
  db: Database,
  order: ImportOrder,
  survey: Survey,
  intake: Intake,
  spool: Spool,
  tally: Tally,
  started: number,
): Promise<ImportReport> {
  const { dealership, mode, dryRun, file } = order;
  return writeStock(db, dealership, { now: started, dryRun }, async (writer) => {
    const outcomes = { created: 0, updated: 0, unchanged: 0 };
    for await (const batch of spool.batches(BATCH)) {
      for (const { outcome } of await writer.upsert(batch)) outcomes[outcome] += 1;
    }
    const gone = mode === "full" ? (await writer.sellMissing(intake.numbers.seen)).length : 0;
    const finished = order.clock();
    const report: ImportReport = {
      file: basename(file),
      dealership: dealership.slug,
      mode,
      dryRun,
      format: survey.feed.format,
      encoding: survey.feed.encoding,
      gzipped: survey.feed.gzipped,
      columns: Object.fromEntries(survey.plan.choices.map(({ column, field }) => [column, field])),
      read: intake.read,
      ...outcomes,
      gone,
      rejected: intake.rejected,
      rejections: intake.rejections,
      warnings: tally.counts(),
      took: finished - started,
    };
    await recordImport(writer.db, {
      dealership_id: dealership.id,
      file: report.file,
      mode,
      started_at: started,
      finished_at: finished,
      report,
    });
    return report;
  });
}

/** The text of a mapping file, or a sentence. */
export async function readMapping(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, "utf8"));
  } catch {
    return err(`The mapping ${path} cannot be read.`);
  }
}

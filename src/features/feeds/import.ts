import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { recordImport, writeStock } from "../stock/mutations.ts";
import type { CarInput } from "../stock/schema.ts";
import { withStoredPictures } from "../stock-pictures/mutations.ts";
import { arrivedAt } from "./car/arrival.ts";
import { contextOf } from "./car/car.ts";
import { NO_MAKE } from "./car/naming.ts";
import { goneOf, TooManyGone } from "./gone.ts";
import { type Intake, takeIn } from "./intake.ts";
import { isMake, readMake } from "./normalise/names/make.ts";
import { Outlook, type OutlookOptions } from "./outlook.ts";
import type { Yards } from "./place.ts";
import { UnreadableFile } from "./read/source.ts";
import { suggestedMapping } from "./recognise/mapping.ts";
import type { FeedItem, ImportMode, ImportReport, Mapping } from "./schema.ts";
import { recognisable } from "./spelled/letter.ts";
import { Spool, SpoolFailure } from "./spool.ts";
import { isRow, type Survey, surveyFeed } from "./survey.ts";
import { Tally } from "./tally.ts";

const BATCH = 200;

export interface ImportOrder {
  readonly file: string;
  readonly dealership: { readonly id: number; readonly slug: string; readonly name: string };
  readonly yards: Yards;
  /** `full`: the file is the whole stock, and cars that it lacks are marked sold. `delta`: it contains changes only. */
  readonly mode: ImportMode;
  /** Text of a mapping file, which is followed exactly; null to recognise the columns. */
  readonly mapping: string | null;
  readonly dryRun: boolean;
  /** Whether a full file may lack most of the stock. */
  readonly allowGone?: boolean;
  /** Hosts whose pictures are fetched and shown from our own store; absent for none. */
  readonly pictureHosts?: readonly string[];
  /** Sites on which to report where cars will be shown; absent where no report is wanted. */
  readonly outlook?: OutlookOptions;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * Imports a stock file: reads and checks all of it, then writes it in one transaction, so that a kill at any moment
 * leaves the stock unchanged or as in the file. An error is one or more sentences, and means that nothing was
 * changed.
 */
export async function importFeed(db: Database, order: ImportOrder): Promise<Result<ImportReport, string>> {
  return withSentences(async () => {
    const started = order.clock();
    const tally = new Tally();
    const survey = await surveyFeed(order.file, tally, order.mapping);
    if (!survey.ok) return survey;
    const spool = await Spool.open();
    try {
      const rows = survey.value.sample.filter(isRow);
      const { plan, spelled } = survey.value;
      const context = { ...contextOf(plan, rows, order.yards, started), spelled };
      const intake = await takeIn(survey.value, context, tally, spool);
      if (intake.read === intake.rejected) return err(nothingTaken(intake, order.file));
      if (intake.cut && order.mode === "full") return err(endsInside(intake.cut));
      return ok(await write(db, order, survey.value, intake, spool, tally, started));
    } finally {
      await spool.close();
    }
  });
}

/** The mapping that the import would use, for a person to correct. */
export async function suggestMapping(file: string): Promise<Result<Mapping, string>> {
  return withSentences(async () => {
    const survey = await surveyFeed(file, new Tally(), null);
    if (!survey.ok) return survey;
    await survey.value.feed.rows.return(undefined);
    const { plan, columns, spelled } = survey.value;
    const mapping = suggestedMapping(plan, recognisable(columns, spelled));
    return ok({ ...mapping, spelled: [...spelled.paths.keys(), ...nestedIn(survey.value)] });
  });
}

/** The nested car fields in the file's first rows. */
function nestedIn({ sample, spelled }: Survey): string[] {
  const keys = new Set(sample.filter(isRow).flatMap((row) => Object.keys(row.spelled ?? {})));
  return [...keys].filter((key) => !spelled.paths.has(key));
}

async function withSentences<T>(work: () => Promise<Result<T, string>>): Promise<Result<T, string>> {
  try {
    return await work();
  } catch (error) {
    const said = [UnreadableFile, SpoolFailure, TooManyGone].find((kind) => error instanceof kind);
    if (said) return err((error as Error).message);
    throw error;
  }
}

function nothingTaken({ read, rejections }: Intake, file: string): string {
  const [first] = rejections;
  const none = `None of the ${read} rows could be taken, so nothing was changed.`;
  if (!first) return none;
  if (rejections.every(({ reason }) => reason === NO_MAKE)) {
    // Files with cars of one make are often named after it.
    const [word = ""] = basename(file).split(/[^a-z]/i);
    const make = isMake(word) ? readMake(word).make : "Toyota";
    return `${none} No row names a make: if all are of one, write the mapping with --suggest-mapping mapping.json, put "fixed": {"make": "${make}"} in it, and import with --mapping mapping.json.`;
  }
  return `${none} The first, row ${first.row}: ${first.reason}${first.value ? ` (${first.value})` : ""}.`;
}

function endsInside({ row }: FeedItem): string {
  return `The file ends in the middle of row ${row}: a part of it is missing, so it cannot be the whole stock, and nothing was changed. Send it again; or import what there is of it with --delta.`;
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
    const gone = mode === "full" ? await goneOf(writer, intake.presence, order.allowGone === true) : [];
    const outcomes = { created: 0, updated: 0, unchanged: 0 };
    const outlook = order.outlook ? new Outlook(order.outlook, dealership, started) : null;
    const firstImport = await writer.isEmpty();
    let picturesWaiting = 0;
    for await (const batch of spool.batches(BATCH)) {
      const arrivals = new Map(batch.map(({ car, arrival }) => [car.stocknum, arrival]));
      const said = ({ stocknum }: CarInput) => arrivals.get(stocknum) ?? null;
      const pictured = await withStoredPictures(
        writer.db,
        dealership,
        batch.map(({ car }) => car),
        { hosts: order.pictureHosts ?? [], now: started },
      );
      const written = await writer.upsert(pictured.cars, {
        createdAt: (car) => arrivedAt(said(car), { firstImport, now: started }),
        knownAt: (car) => (said(car)?.named ? (said(car)?.at ?? null) : null),
      });
      await pictured.remember();
      picturesWaiting += pictured.waiting;
      await outlook?.see(pictured.cars);
      for (const { outcome } of written) outcomes[outcome] += 1;
    }
    await writer.markSold(gone);
    const finished = order.clock();
    const report: ImportReport = {
      file: basename(file),
      dealership: dealership.slug,
      mode,
      dryRun,
      format: survey.feed.format,
      encoding: survey.feed.encoding,
      gzipped: survey.feed.gzipped,
      columns: {
        ...Object.fromEntries(survey.plan.choices.map(({ column, field }) => [column, field])),
        ...Object.fromEntries([...survey.spelled.paths].map(([column, path]) => [column, path.join(".")])),
        ...Object.fromEntries(nestedIn(survey).map((key) => [key, key])),
      },
      read: intake.read,
      ...outcomes,
      gone: gone.length,
      rejected: intake.rejected,
      rejections: intake.rejections,
      warnings: tally.counts(),
      picturesWaiting,
      outlook: outlook?.report() ?? [],
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

/** The text of a mapping file, or an error sentence. */
export async function readMapping(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, "utf8"));
  } catch {
    return err(`The mapping ${path} cannot be read.`);
  }
}

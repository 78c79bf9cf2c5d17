import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Database } from "../../db/open.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { contextOf } from "./car/car.ts";
import { dealershipsOf } from "./car/dealerships.ts";
import { NO_MAKE } from "./car/name/naming.ts";
import { NO_YEAR } from "./car/name/year.ts";
import { type Intake, takeIn } from "./intake.ts";
import { isMake, readMake } from "./normalise/names/make.ts";
import type { ImportOrder, RunOutcome } from "./order.ts";
import { archivePictures, type GivePictures } from "./packed.ts";
import { UnreadableFile } from "./read/source.ts";
import { suggestedMapping } from "./recognise/mapping.ts";
import { forgetKept, keepFile, type StoredFile, shareStored } from "./runs/stored-files.ts";
import type { FeedItem, FeedRow, ImportReport, Mapping } from "./schema.ts";
import { recognisable } from "./spelled/letter.ts";
import { Spool, SpoolFailure } from "./spool.ts";
import { isRow, nestedIn, type Survey, surveyFeed } from "./survey.ts";
import { Tally } from "./tally.ts";
import { NotHeld, recordRefused, writeIntake } from "./writing/write.ts";

export type { ImportOrder, RunOutcome } from "./order.ts";

/**
 * Imports a stock file: reads and checks all of it, then writes it in one transaction, so a crash at any moment leaves
 * the stock either unchanged or as in the file. If a file does something implausible it is held: it changes nothing
 * until somebody releases the run. Every run is recorded with its outcome, except a dry run.
 */
export async function runImport(db: Database, order: ImportOrder): Promise<RunOutcome> {
  const started = order.clock();
  // Read our own copy, because somebody may still be writing to the original.
  const storedFile = order.keep === undefined || order.dryRun ? null : await keepFile(order.file, order.keep);
  const result = await withSentences(() => readAndWrite(db, order, storedFile, started)).catch(
    async (error: unknown) => {
      await forgetKept(storedFile);
      throw error;
    },
  );
  if (result.ok) {
    if (result.value.standing === "held" && storedFile) await shareStored(order.files, storedFile);
    return result.value;
  }
  const { reason, isOfFile } = result.error;
  const isNew = isOfFile && !order.dryRun && order.release === undefined;
  const run = isNew ? await recordRefused(db, order, storedFile, { started, reason }) : null;
  if (run === null) await forgetKept(storedFile);
  return { standing: "refused", run, reason };
}

/** Like `runImport`, but anything short of an import is an error. The error is a sentence, and nothing was changed. */
export async function importFeed(db: Database, order: ImportOrder): Promise<Result<ImportReport, string>> {
  const outcome = await runImport(db, order);
  return outcome.standing === "imported" ? ok(outcome.report) : err(outcome.reason);
}

interface Refusal {
  readonly reason: string;
  /** True if the file itself is unusable; false if this machine could not read it. */
  readonly isOfFile: boolean;
}

async function readAndWrite(
  db: Database,
  order: ImportOrder,
  storedFile: StoredFile | null,
  started: number,
): Promise<Result<RunOutcome, Refusal>> {
  const refused = (reason: string) => err({ reason, isOfFile: true });
  const tally = new Tally();
  const survey = await surveyFeed(storedFile?.path ?? order.file, tally, order.mapping);
  if (!survey.ok) return refused(survey.error);
  const spool = await Spool.open();
  try {
    const rows = survey.value.sample.filter(isRow);
    const { plan, spelled } = survey.value;
    const givePictures = packedPictures(survey.value, order, tally);
    const dealerships = dealershipsOf(order.dealership.slug, survey.value.dealerships);
    const context = {
      ...contextOf(plan, rows, order.yards, started),
      spelled,
      dealerships,
      ...(givePictures && { givePictures }),
    };
    const intake = await takeIn(survey.value, context, tally, spool);
    if (intake.read === intake.rejected) return refused(whyNothingImported(intake, order.name ?? order.file));
    if (intake.cut && order.mode === "full") return refused(endsInside(intake.cut));
    return ok(await writeIntake(db, order, storedFile, { survey: survey.value, intake, spool, tally, started }));
  } finally {
    survey.value.feed.pictures?.close();
    await spool.close();
  }
}

function packedPictures({ feed }: Survey, { files, dryRun }: ImportOrder, tally: Tally): GivePictures | null {
  if (!feed.pictures || feed.pictures.count === 0) return null;
  if (files) return archivePictures(feed.pictures, dryRun ? null : files, tally);
  tally.add("pictures-packed", 0, null, `${feed.pictures.count} pictures`);
  return null;
}

/** The mapping the import would use, for a person to correct. */
export async function suggestMapping(file: string): Promise<Result<Mapping, string>> {
  const seen = await firstRows(file);
  return seen.ok ? ok(seen.value.mapping) : seen;
}

/** A file's headings and first rows, with the mapping the import would use. */
export interface FirstRows {
  /** In the file's order. */
  readonly columns: readonly string[];
  /** A sample from which to judge what each column holds. */
  readonly rows: readonly FeedRow[];
  readonly mapping: Mapping;
}

export async function firstRows(file: string): Promise<Result<FirstRows, string>> {
  const seen = await withSentences(async () => {
    const survey = await surveyFeed(file, new Tally(), null);
    if (!survey.ok) return err({ reason: survey.error, isOfFile: true });
    await survey.value.feed.rows.return(undefined);
    const { plan, columns, spelled, sample } = survey.value;
    const suggested = suggestedMapping(plan, recognisable(columns, spelled));
    const mapping = { ...suggested, spelled: [...spelled.paths.keys(), ...nestedIn(survey.value)] };
    return ok({ columns, rows: sample.filter(isRow), mapping });
  });
  return seen.ok ? seen : err(seen.error.reason);
}

/** Turns an exception caused by the file or the disk into an error with a sentence. */
export async function withSentences<T>(work: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
  try {
    return await work();
  } catch (error) {
    const kind = [UnreadableFile, SpoolFailure, NotHeld].find((one) => error instanceof one);
    if (kind) return err({ reason: (error as Error).message, isOfFile: kind === UnreadableFile });
    throw error;
  }
}

/** Reported when rows are divided among several dealerships and none belongs to this one. */
const NOBODYS =
  'All rows of the file are of other dealerships, so nothing was changed. If some are of this one, write the name that the file has for it under "dealerships" in the mapping.';

/** A sentence saying why nothing was imported, with the first row's reason. */
export function whyNothingImported({ read, rejections }: Intake, file: string): string {
  if (read === 0) return NOBODYS;
  const [first] = rejections;
  const none = `None of the ${read} rows could be taken, so nothing was changed.`;
  if (!first) return none;
  if (rejections.every(({ reason }) => reason === NO_MAKE)) {
    // Files that hold only one make are often named after it.
    const [word = ""] = basename(file).split(/[^a-z]/i);
    const make = isMake(word) ? readMake(word).make : "Toyota";
    return `${none} No row names a make: if all are of one, write the mapping with --suggest-mapping mapping.json, put "fixed": {"make": "${make}"} in it, and import with --mapping mapping.json.`;
  }
  if (rejections.every(({ reason }) => reason === NO_YEAR))
    return `${none} No row names a year: add a column with the heading Year to the file, or say in a mapping (--suggest-mapping mapping.json) which column has it.`;
  return `${none} The first, row ${first.row}: ${first.reason}${first.value ? ` (${first.value})` : ""}.`;
}

function endsInside({ row }: FeedItem): string {
  return `The file ends in the middle of row ${row}: a part of it is missing, so it cannot be the whole stock, and nothing was changed. Send it again; or import what there is of it with --delta.`;
}

/** The text of a mapping file, or an error sentence. */
export async function readMapping(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, "utf8"));
  } catch {
    return err(`The mapping ${path} cannot be read.`);
  }
}

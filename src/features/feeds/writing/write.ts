import { basename } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../../db/open.ts";
import { recordImport, type StockWriter, type UnsoldCar, type Written, writeStock } from "../../stock/mutations.ts";
import type { CarInput } from "../../stock/schema.ts";
import { withStoredPictures } from "../../stock-pictures/mutations.ts";
import { arrivedAt } from "../car/arrival.ts";
import type { Intake } from "../intake.ts";
import { carLabel } from "../label.ts";
import type { ImportOrder, RunOutcome } from "../order.ts";
import { Outlook } from "../report/outlook.ts";
import { hasLeapt, holdsOf } from "../runs/holds.ts";
import { settleRun, takeHeldRun } from "../runs/mutations.ts";
import { notifyOfRun } from "../runs/run-news.ts";
import type { StoredFile } from "../runs/stored-files.ts";
import { type Hold, type ImportReport, MOST_NAMED, type PriceChange } from "../schema.ts";
import { type Claimed, withoutClaimed } from "../sources/claims.ts";
import type { Spool, SpooledCar } from "../spool.ts";
import { nestedIn, type Survey } from "../survey.ts";
import type { Tally } from "../tally.ts";
import { missingColumns } from "./missing.ts";
import { missingCars } from "./missing-cars.ts";

const BATCH = 200;

/** Thrown when somebody releases a run that is no longer held; the message is a sentence. */
export class NotHeld extends Error {
  override readonly name = "NotHeld";
}

/** A file that has been read and checked, row by row. */
export interface ReadFile {
  readonly survey: Survey;
  readonly intake: Intake;
  readonly spool: Spool;
  readonly tally: Tally;
  /** Epoch milliseconds. */
  readonly started: number;
}

/** Writes a file's cars in one transaction. If the file must be held, only the run and the reason are stored. */
export async function writeIntake(
  db: Database,
  order: ImportOrder,
  stored: StoredFile | null,
  file: ReadFile,
): Promise<RunOutcome> {
  const { dealership, dryRun, source, mode } = order;
  return writeStock(db, dealership, { now: file.started, dryRun }, async (writer) => {
    const run = await beginRun(writer.db, order, stored, file.started);
    await sql`savepoint before_cars`.execute(writer.db);
    const { gone, forSale } = await missingCars(writer, file.intake.presence, source?.name ?? null);
    const leaving = mode === "full" ? gone : [];
    const seen = await writeCars(writer, order, file, run);
    await writer.recordArrivals(run);
    await writer.markSold(leaving, run);
    const holds = holdsIn(order, seen, leaving, forSale);
    const report = reportOf(order, file, { seen, leaving, holds, run });
    const end = { finishedAt: order.clock(), report };
    if (holds.length > 0) {
      await sql`rollback to savepoint before_cars`.execute(writer.db);
      const reason = heldSentence(holds, order, run);
      await settleRun(writer.db, run, { standing: "held", reason, ...end });
      await notifyOfRun(writer.db, order, { run, standing: "held", holds, reason, report, now: file.started });
      return { standing: "held", run: dryRun ? null : run, report, reason };
    }
    await order.look?.(writer.db, run);
    await settleRun(writer.db, run, { standing: "imported", reason: null, ...end });
    return { standing: "imported", run: dryRun ? null : run, report };
  });
}

/** The number of the run: a new one, or the held one being released. */
async function beginRun(db: Database, order: ImportOrder, stored: StoredFile | null, now: number): Promise<number> {
  const { release } = order;
  if (release === undefined || release === "dry") return recordImport(db, rowOf(order, stored, now));
  if (await takeHeldRun(db, release.run, { by: release.by, now })) return release.run;
  throw new NotHeld(`Run ${release.run} is not held any more, so nothing was changed.`);
}

const rowOf = (order: ImportOrder, stored: StoredFile | null, now: number) => ({
  dealership_id: order.dealership.id,
  file: order.name ?? basename(order.file),
  mode: order.mode,
  started_at: now,
  finished_at: now,
  report: null,
  source: order.source?.name ?? null,
  file_hash: stored?.hash ?? null,
  file_size: stored?.size ?? null,
  kept_file: stored?.hash ?? null,
  mapping: order.mapping,
});

/** Records a file that cannot be imported, and notifies the dealer; returns the run's number. */
export async function recordRefused(
  db: Database,
  order: ImportOrder,
  stored: StoredFile | null,
  { started, reason }: { readonly started: number; readonly reason: string },
): Promise<number> {
  return writeStock(db, order.dealership, { now: started }, async (writer) => {
    const run = await recordImport(writer.db, { ...rowOf(order, stored, started), standing: "refused", reason });
    await notifyOfRun(writer.db, order, { run, standing: "refused", holds: [], reason, report: null, now: started });
    return run;
  });
}

/** Counts and examples collected while the cars are written. */
interface Seen {
  created: number;
  updated: number;
  unchanged: number;
  priced: number;
  repriced: number;
  picturesWaiting: number;
  readonly leapt: string[];
  readonly arrived: string[];
  readonly prices: PriceChange[];
  readonly claimed: Claimed;
  readonly outlook: Outlook | null;
}

async function writeCars(writer: StockWriter, order: ImportOrder, file: ReadFile, run: number): Promise<Seen> {
  const now = file.started;
  const outlook = order.outlook ? new Outlook(order.outlook, order.dealership, now) : null;
  const counts = { created: 0, updated: 0, unchanged: 0, priced: 0, repriced: 0, picturesWaiting: 0 };
  const seen: Seen = { ...counts, leapt: [], arrived: [], prices: [], claimed: { count: 0, cars: [] }, outlook };
  const firstImport = await writer.isEmpty();
  for await (const all of file.spool.batches(BATCH)) {
    const batch = await withoutClaimed(writer.db, order, all, seen.claimed);
    const arrivals = new Map(batch.map(({ car, arrival }) => [car.stocknum, arrival]));
    const arrivalOf = ({ stocknum }: CarInput) => arrivals.get(stocknum) ?? null;
    const pictured = await withStoredPictures(
      writer.db,
      order.dealership,
      batch.map(({ car }) => car),
      { hosts: order.pictureHosts ?? [], now },
    );
    const { cars } = pictured;
    const written = await writer.upsert(cars, {
      createdAt: (car) => arrivedAt(arrivalOf(car), { firstImport, now }),
      knownAt: (car) => (arrivalOf(car)?.named ? (arrivalOf(car)?.at ?? null) : null),
      run,
      source: order.source?.name ?? null,
    });
    await pictured.remember(run);
    seen.picturesWaiting += pictured.waiting;
    await outlook?.see(cars);
    note(seen, batch, written);
  }
  return seen;
}

function note(seen: Seen, batch: readonly SpooledCar[], written: readonly Written[]): void {
  for (const [at, { outcome, price, stocknum }] of written.entries()) {
    seen[outcome] += 1;
    const car = batch[at]?.car;
    if (outcome === "created" && car && seen.arrived.length < MOST_NAMED) seen.arrived.push(carLabel(car));
    if (!price || price.before === null) continue;
    seen.priced += 1;
    if (hasLeapt(price.before, price.after)) seen.leapt.push(stocknum);
    if (price.before === price.after) continue;
    seen.repriced += 1;
    if (car && seen.prices.length < MOST_NAMED) seen.prices.push({ car: carLabel(car), ...price });
  }
}

function holdsIn(order: ImportOrder, seen: Seen, gone: readonly UnsoldCar[], forSale: number): readonly Hold[] {
  if (order.release !== undefined) return [];
  const figures = {
    mode: order.mode,
    forSale,
    gone: gone.map(({ stocknum }) => stocknum),
    known: seen.updated + seen.unchanged,
    created: seen.created,
    priced: seen.priced,
    moved: seen.leapt,
  };
  const holds = holdsOf(figures, order.source?.holds);
  return order.allowGone ? holds.filter(({ kind }) => kind !== "gone" && kind !== "foreign") : holds;
}

function heldSentence(holds: readonly Hold[], { dryRun }: ImportOrder, run: number): string {
  const says = holds.map(({ says }) => says).join(" ");
  const go = dryRun ? "" : ` (\`forecourt import show ${run}\`), let it go with \`forecourt import release ${run}\``;
  const isGone = holds.every(({ kind }) => kind === "gone" || kind === "foreign");
  const rerun = isGone ? `${go ? `${go} or` : ","} run it again with --allow-gone` : go;
  return `${says} It is held, and nothing was changed${rerun ? `: if it is right${rerun}` : ""}.`;
}

function reportOf(
  order: ImportOrder,
  { survey, intake, tally, started }: ReadFile,
  of: {
    readonly seen: Seen;
    readonly leaving: readonly UnsoldCar[];
    readonly holds: readonly Hold[];
    readonly run: number;
  },
): ImportReport {
  const { seen, leaving } = of;
  return {
    run: order.dryRun ? null : of.run,
    file: order.name ?? basename(order.file),
    dealership: order.dealership.slug,
    mode: order.mode,
    dryRun: order.dryRun,
    format: survey.feed.format,
    encoding: survey.feed.encoding,
    gzipped: survey.feed.gzipped,
    columns: columnsOf(survey),
    read: intake.read,
    created: seen.created,
    updated: seen.updated,
    unchanged: seen.unchanged,
    gone: leaving.length,
    rejected: intake.rejected,
    ...(seen.claimed.count > 0 && { claimed: seen.claimed }),
    holds: of.holds,
    missing: missingColumns(survey),
    arrived: seen.arrived,
    sold: leaving.slice(0, MOST_NAMED).map(({ name, stocknum }) => `${name} (${stocknum})`),
    prices: seen.prices,
    repriced: seen.repriced,
    unpriced: intake.unpriced,
    rejections: intake.rejections,
    warnings: tally.counts(),
    picturesWaiting: seen.picturesWaiting,
    pictureHosts: order.pictureHosts ?? [],
    outlook: seen.outlook?.report() ?? [],
    took: order.clock() - started,
  };
}

const columnsOf = (survey: Survey): Record<string, string> => ({
  ...Object.fromEntries(survey.plan.choices.map(({ column, field }) => [column, field])),
  ...Object.fromEntries([...survey.spelled.paths].map(([column, path]) => [column, path.join(".")])),
  ...Object.fromEntries(nestedIn(survey).map((key) => [key, key])),
});

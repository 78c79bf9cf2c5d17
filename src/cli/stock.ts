import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";
import type { Database } from "../db/open.ts";
import { carOutlook, outlookText } from "../features/feeds/report/car-outlook.ts";
import { EXPORT_FORMATS, type ExportFormat, stockFile } from "../features/feeds/stock-file.ts";
import { STOCK_FEED_NAMES } from "../features/listings/stock-feed.ts";
import type { Sites } from "../features/site/data.ts";
import { carsKnownBy, carsOfDealershipAfter } from "../features/stock/data.ts";
import type { Car } from "../features/stock/schema.ts";
import { openIndex } from "../wiring/rule-index.ts";
import { withDatabase } from "./running/database.ts";
import { environment } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";
import { sitesIn } from "./running/sites.ts";
import { registerEdits } from "./stock/edits.ts";
import { feed } from "./stock/outgoing-feed.ts";
import { rank } from "./stock/rank.ts";

/** `forecourt stock`: shows the stored data of cars, and why a car is or is not shown. */
export function register(program: Command): void {
  const stock = program
    .command("stock")
    .description("The stock as it is kept: take it out, ask after a car, correct it.");
  stock
    .command("export")
    .description("write a dealership's whole stock, sold cars too, as `forecourt import` reads it again")
    .requiredOption("--dealership <slug>", "whose stock")
    .addOption(new Option("--format <format>", "the file's format").choices(EXPORT_FORMATS).default("json"))
    .option("--only <stock no>", "one car alone: by its stock number, VIN or number plate")
    .option("--out <file>", "write it there (default: to standard output)")
    .action(exportStock);
  stock
    .command("feed")
    .description("write a site's stock for other programs, and say which cars it leaves out and why")
    .requiredOption("--site <slug>", "whose stock")
    .addOption(new Option("--format <name>", "which feed").choices(STOCK_FEED_NAMES).makeOptionMandatory())
    .option("--out <file>", "write the feed there (default: only the report, to standard output)")
    .option("--json", "the report for programs: one JSON object")
    .action(feed);
  stock
    .command("why")
    .description("say on which sites a car is to be seen, and what hides it on the others")
    .argument("<stock no>", "its stock number, VIN or number plate")
    .option("--dealership <slug>", "of this dealership only")
    .option("--json", "for programs: one JSON array, a car each")
    .action(why);
  stock
    .command("rank")
    .description("say where a car stands in the order Recommended of each site, and why")
    .argument("<stock no>", "its stock number, VIN or number plate")
    .option("--dealership <slug>", "of this dealership only")
    .option("--json", "for programs: one JSON array, a car each")
    .action(async (mark, options) => {
      const sites = await theSites();
      await rank(mark, options, sites);
      await sites.close();
    });
  registerEdits(stock);
}

const theSites = (): Promise<Sites> => sitesIn(environment().sitesDir);

interface ExportOptions {
  readonly dealership: string;
  readonly format: ExportFormat;
  readonly only?: string;
  readonly out?: string;
}

async function exportStock({ dealership: slug, format, only, out }: ExportOptions): Promise<void> {
  const sites = await theSites();
  const dealership = sites.dealership(slug);
  await sites.close();
  if (!dealership) return stopWith(`there is no dealership "${slug}".`, 2);
  await withDatabase(async (db) => {
    const cars = only === undefined ? carsOf(db, dealership.id) : Readable.from(await theCar(db, only, slug));
    const text = Readable.from(stockFile(cars, format));
    try {
      await (out === undefined
        ? pipeline(text, process.stdout, { end: false })
        : pipeline(text, createWriteStream(out)));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // The reader of the pipe (`head`, say) has closed it, which is not an error.
      if (code === "EPIPE") return;
      if (/^E[A-Z]+$/.test(code) && out !== undefined) stopWith(`${out} cannot be written (${code}).`);
      throw error;
    }
  });
}

/** The dealership's cars with that stock number, VIN or plate. */
async function theCar(db: Database, mark: string, dealership: string): Promise<Car[]> {
  const known = await carsKnownBy(db, mark, MAX_CARS);
  const cars = known.filter(({ dealership_slug }) => dealership_slug === dealership);
  return cars.length > 0
    ? cars
    : stopWith(
        `${dealership} has no car with the stock number, VIN or plate ${mark}: look for it with \`forecourt stock why\`.`,
      );
}

const BATCH = 200;

async function* carsOf(db: Database, dealershipId: number): AsyncGenerator<Car> {
  let last = 0;
  while (true) {
    const cars = await carsOfDealershipAfter(db, dealershipId, last, BATCH);
    yield* cars;
    last = cars.at(-1)?.id ?? last;
    if (cars.length < BATCH) return;
  }
}

/** Maximum cars to report on at once. */
const MAX_CARS = 20;

async function why(
  mark: string,
  { dealership, json }: { readonly dealership?: string; readonly json?: true },
): Promise<void> {
  const { imageHosts } = environment();
  const sites = await theSites();
  await withDatabase(async (db) => {
    const known = await carsKnownBy(db, mark, MAX_CARS);
    const cars = known.filter(({ dealership_slug }) => dealership === undefined || dealership_slug === dealership);
    if (cars.length === 0) {
      const of = dealership === undefined ? "" : ` of ${dealership}`;
      stopWith(
        `there is no car${of} with the stock number, VIN or plate ${mark}: import it, or look for its number with \`forecourt stock export\`.`,
      );
    }
    const options = { sites: sites.all(), open: openIndex, imageHosts, db };
    const outlooks = await Promise.all(cars.map((car) => carOutlook(car, options, Date.now())));
    if (json) console.log(JSON.stringify(outlooks, null, 2));
    else console.log(outlooks.map(outlookText).join("\n\n"));
  });
  await sites.close();
}

import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Command, Option } from "commander";
import type { Database } from "../db/open.ts";
import { EXPORT_FORMATS, type ExportFormat, stockFile } from "../features/feeds/export/stock-file.ts";
import type { Sites } from "../features/site/data.ts";
import { openSites } from "../features/site/data.ts";
import { carsOfDealershipAfter } from "../features/stock/data.ts";
import type { Car } from "../features/stock/schema.ts";
import { withDatabase } from "./database.ts";
import { environment } from "./environment.ts";
import { stopWith } from "./failure.ts";

/** `forecourt stock`: what is kept of the cars, and why one is or is not to be seen. */
export function register(program: Command): void {
  const stock = program.command("stock").description("The stock as it is kept: take it out, ask after a car.");
  stock
    .command("export")
    .description("write a dealership's whole stock, sold cars too, as `forecourt import` reads it again")
    .requiredOption("--dealership <slug>", "whose stock")
    .addOption(new Option("--format <format>", "the file's format").choices(EXPORT_FORMATS).default("json"))
    .option("--out <file>", "write it there (default: to standard output)")
    .action(exportStock);
}

/** The folder of sites, or a sentence that says how to name it. */
async function theSites(): Promise<Sites> {
  const { sitesDir } = environment();
  return openSites(sitesDir, { defaultSite: null }).catch(() =>
    stopWith(`the folder of sites ${sitesDir} cannot be read: set FORECOURT_SITES.`),
  );
}

interface ExportOptions {
  readonly dealership: string;
  readonly format: ExportFormat;
  readonly out?: string;
}

async function exportStock({ dealership: slug, format, out }: ExportOptions): Promise<void> {
  const sites = await theSites();
  const dealership = sites.dealership(slug);
  await sites.close();
  if (!dealership) return stopWith(`there is no dealership "${slug}".`, 2);
  await withDatabase(async (db) => {
    const text = Readable.from(stockFile(carsOf(db, dealership.id), format));
    try {
      await (out === undefined
        ? pipeline(text, process.stdout, { end: false })
        : pipeline(text, createWriteStream(out)));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      // Whoever reads the other end has seen enough.
      if (code === "EPIPE") return;
      if (/^E[A-Z]+$/.test(code) && out !== undefined) stopWith(`${out} cannot be written (${code}).`);
      throw error;
    }
  });
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

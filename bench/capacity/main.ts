import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { randomFrom } from "../../test/chaos/random.ts";
import { startPostgres } from "../../test/setup/postgres/server.ts";
import { printTable } from "../figures.ts";
import { CARS_EACH, measurePoint, type Stocked, serve, stocked } from "./installation.ts";
import { type Assumed, type Coefficients, fitted, needsOf, type Point, predictedCpu } from "./model.ts";
import { LEADS_A_VISIT, PAGES_A_VISIT } from "./visits.ts";

/** Dealers in the two databases, and over each: processes, visits a second, and whether the model is fitted to it. */
const FEW = 10;
const MANY = 40;
const PLAN = [
  { dealers: FEW, processes: 1, rate: 2, isFitted: true },
  { dealers: FEW, processes: 2, rate: 4, isFitted: true },
  { dealers: FEW, processes: 4, rate: 3, isFitted: true },
  { dealers: MANY, processes: 1, rate: 3, isFitted: true },
  { dealers: MANY, processes: 2, rate: 2, isFitted: true },
  { dealers: MANY, processes: 4, rate: 4, isFitted: true },
  { dealers: MANY, processes: 2, rate: 4, isFitted: false },
  { dealers: FEW, processes: 1, rate: 4, isFitted: false },
] as const;
const MOST_PROCESSES = 4;
const SECONDS = { whole: 20, quick: 6 };

/** What is assumed where nothing is measured; docs/scaling.md says why. */
const ASSUMED: Omit<Assumed, "dealers" | "keptShare"> = {
  carsEach: CARS_EACH,
  visitsEachADay: 300,
  pagesAVisit: PAGES_A_VISIT,
  leadsAVisit: LEADS_A_VISIT,
  busiestHour: 0.12,
  use: 0.6,
  mostCars: 250_000,
  pageCacheMb: 64,
  photosACar: 15,
  kilobytesAPhoto: 180,
  kilobytesOfPicturesAPage: 250,
  kilobytesALead: 12,
};

/**
 * What an installation needs: measures one, two and four processes over PostgreSQL under shoppers, fits a model to six
 * of the measurements, holds it against two others, and reads it out for 100, 1,000 and 20,000 dealers.
 */
export async function benchCapacity(options: readonly string[]): Promise<void> {
  const seconds = options.includes("--quick") ? SECONDS.quick : SECONDS.whole;
  const folder = await mkdtemp(join(tmpdir(), "forecourt-capacity-"));
  const postgres = await startPostgres({ durable: true });
  const stocks = new Map<number, Stocked>();
  const [load = 0] = loadavg();
  console.log(`\nCapacity: ${cpus().length} processors, load before it ${load.toFixed(1)}, ${seconds} s a point.`);
  try {
    for (const dealers of [FEW, MANY])
      stocks.set(dealers, await stocked(await postgres.createDatabase(), dealers, folder));
    const measured: { readonly point: Point; readonly isFitted: boolean }[] = [];
    for (const stock of stocks.values()) {
      const serving = await serve(stock, MOST_PROCESSES, folder);
      for (const { dealers, processes, rate, isFitted } of PLAN) {
        if (dealers !== stock.dealers) continue;
        const random = randomFrom(processes * 100 + rate).next;
        const given = { processes, visitsASecond: rate, seconds, hurry: 12, random };
        measured.push({ point: await measurePoint(stock, serving, given), isFitted });
      }
      await Promise.all(serving.servers.map((server) => server.stop()));
    }
    const by = fitted(measured.flatMap(({ point, isFitted }) => (isFitted ? [point] : [])));
    printPoints(measured, by);
    printCoefficients(by);
    const pages = measured.reduce((sum, { point }) => sum + point.rendered + point.kept, 0);
    const keptShare = measured.reduce((sum, { point }) => sum + point.kept, 0) / pages;
    printNeeds(by, keptShare);
  } finally {
    for (const { db } of stocks.values()) await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const number = (value: number, digits = 0) =>
  value.toLocaleString("en-AU", { minimumFractionDigits: digits, maximumFractionDigits: digits });

function printPoints(
  measured: readonly { readonly point: Point; readonly isFitted: boolean }[],
  by: Coefficients,
): void {
  printTable([
    [
      "dealers, processes",
      "visits",
      "rendered",
      "kept",
      "server CPU s",
      "model",
      "off by",
      "database CPU s",
      "MB a process",
    ],
    ...measured.map(({ point, isFitted }) => {
      const model = predictedCpu(by, point);
      const off = ((model - point.serverCpu) / point.serverCpu) * 100;
      return [
        `${point.dealers}, ${point.processes}${isFitted ? "" : " (not fitted to)"}`,
        ...[number(point.visits), number(point.rendered), number(point.kept), number(point.serverCpu, 2)],
        ...[number(model, 2), `${number(off)} %`, number(point.databaseCpu, 2), number(point.memoryMb)],
      ];
    }),
  ]);
}

function printCoefficients(by: Coefficients): void {
  console.log("");
  printTable([
    ["coefficient", ""],
    ["processor for a rendered page", `${number(by.renderedCpu * 1_000, 1)} ms`],
    ["processor for a kept page", `${number(by.keptCpu * 1_000, 2)} ms`],
    ["processor of a process that serves nothing", `${number(by.idleCpu * 1_000)} ms a second`],
    ["database's processor for a page", `${number(by.databaseCpuPerPage * 1_000, 2)} ms`],
    ["memory of a process", `${number(by.baseMb)} MB, and ${number(by.mbPerThousandCars, 1)} MB for 1,000 cars`],
    ["database", `${number(by.databaseBaseMb)} MB, and ${number(by.databaseMbPerThousandCars, 1)} MB for 1,000 cars`],
    ["a visit over the wire, without pictures", `${number(by.kilobytesPerVisit)} KB`],
  ]);
}

function printNeeds(by: Coefficients, keptShare: number): void {
  const each = [100, 1_000, 20_000].flatMap((dealers) =>
    [keptShare, 0].map((kept) => ({ dealers, kept, needs: needsOf(by, { ...ASSUMED, dealers, keptShare: kept }) })),
  );
  console.log(`\nFor ${ASSUMED.carsEach} cars and ${ASSUMED.visitsEachADay} visits a day of each dealer:`);
  printTable([
    ["dealers (pages kept)", ...each.map(({ dealers, kept }) => `${number(dealers)} (${number(kept * 100)} %)`)],
    ["visits a second, busiest hour", ...each.map(({ needs }) => number(needs.visitsASecond, 1))],
    ["processors of the servers", ...each.map(({ needs }) => number(needs.cores, 1))],
    ["processes", ...each.map(({ needs }) => number(needs.processes))],
    ["memory of each at most, MB", ...each.map(({ needs }) => number(needs.megabytesAProcess))],
    ["processors of the database", ...each.map(({ needs }) => number(needs.databaseCores, 2))],
    ["database after a year, GB", ...each.map(({ needs }) => number(needs.databaseGb, 1))],
    ["over the wire a day, GB", ...each.map(({ needs }) => number(needs.egressGb, 1))],
    ["pictures over the wire a day, GB", ...each.map(({ needs }) => number(needs.pictureEgressGb))],
    ["picture store, GB", ...each.map(({ needs }) => number(needs.pictureStoreGb))],
  ]);
}

import type { Database } from "../../db/open.ts";
import { documentAt } from "../../features/search/index/documents/document-at.ts";
import { type Ranking, rankingOf, rankingText } from "../../features/search/index/ranking.ts";
import { type WeeklyFigures, weeklyFigures } from "../../features/search/index/weekly-figures.ts";
import type { Sites } from "../../features/site/data.ts";
import type { Site } from "../../features/site/site.ts";
import { carsKnownBy, carsOfDealershipAfter } from "../../features/stock/data.ts";
import { yearMakeModel } from "../../features/stock/names.ts";
import type { Car } from "../../features/stock/schema.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { openStockIndex } from "../../wiring/stock-index.ts";
import { withDatabase } from "../running/database.ts";
import { stopWith } from "../running/failure.ts";

const MAX_CARS = 20;
const BATCH = 500;

interface RankOptions {
  readonly dealership?: string;
  readonly json?: true;
}

/** `forecourt stock rank`: a car's position in the Recommended order of each site that shows its dealership. */
export async function rank(mark: string, { dealership, json }: RankOptions, sites: Sites): Promise<void> {
  await withDatabase(async (db) => {
    const known = await carsKnownBy(db, mark, MAX_CARS);
    const cars = known.filter(({ dealership_slug: slug }) => dealership === undefined || slug === dealership);
    if (cars.length === 0) {
      stopWith(
        `there is no car with the stock number, VIN or plate ${mark}: look for it with \`forecourt stock why\`.`,
      );
    }
    const now = Date.now();
    const figures = weeklyFigures(sites);
    const rankings: { readonly car: Car; readonly rankings: readonly Ranking[] }[] = [];
    for (const car of cars) {
      const own = sites.all().filter(({ dealerships }) => dealerships.some(({ slug }) => slug === car.dealership_slug));
      const all: Ranking[] = [];
      for (const site of own) {
        const weights = figures.weightsOf?.(car, now)[site.weeklyLane ?? 0] ?? undefined;
        all.push(await rankingOf(await indexOf(db, site, figures, now), site, { car, weights }, now));
      }
      rankings.push({ car, rankings: all });
    }
    if (json) {
      const report = rankings.map(({ car, rankings: of }) => ({
        stocknum: car.stocknum,
        dealership: car.dealership_slug,
        rankings: of,
      }));
      console.log(JSON.stringify(report, null, 2));
    } else for (const { car, rankings: of } of rankings) console.log(textOf(car, of));
  });
}

const textOf = (car: Car, rankings: readonly Ranking[]): string =>
  [`${car.stocknum} of ${car.dealership_slug}: ${yearMakeModel(car)}`, ...rankings.map(rankingText)].join("\n");

/** An index of all cars of the site's dealerships. */
async function indexOf(db: Database, site: Site, figures: WeeklyFigures, now: number): Promise<SearchEngine> {
  const engine = openStockIndex();
  for (const { id } of site.dealerships) {
    let last = 0;
    for (let cars = await carsOfDealershipAfter(db, id, last, BATCH); cars.length > 0; ) {
      await engine.put(cars.map((car) => documentAt(car, figures, now)));
      last = cars.at(-1)?.id ?? last;
      cars = await carsOfDealershipAfter(db, id, last, BATCH);
    }
  }
  return engine;
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { csvLine } from "../../../lib/words/csv.ts";
import { carOfPairs } from "../../stock/empty-car.ts";
import type { CarInput } from "../../stock/schema.ts";
import { askingPrice } from "../../stock/shown-price.ts";
import { contextOf } from "../car/car.ts";
import { takeIn } from "../intake.ts";
import { isRow, surveyFeed } from "../survey.ts";
import { Tally } from "../tally.ts";

const NOW = Date.UTC(2026, 10, 22);

/** Imports a file with this content: its cars, how many rows were refused, and how the report says it was laid out. */
export async function readCars(content: string | Buffer, name = "stock.csv") {
  const folder = await mkdtemp(join(tmpdir(), "layouts-"));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    const tally = new Tally();
    const survey = await surveyFeed(path, tally, null);
    if (!survey.ok) return { cars: [], rejected: 0, says: survey.error };
    const { plan, spelled, sample } = survey.value;
    const context = { ...contextOf(plan, sample.filter(isRow), { primary: null, all: [] }, NOW), spelled };
    const cars: CarInput[] = [];
    const { rejected } = await takeIn(survey.value, context, tally, {
      add: async (pairs) => void cars.push(carOfPairs(pairs)),
    });
    const says = tally.counts().find(({ kind }) => kind === "layout-found")?.example?.value ?? "";
    return { cars, rejected, says };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A car's facts as one text, for comparison. */
export const factsOf = (car: CarInput): string =>
  [car.make, car.model, car.year, askingPrice(car), car.km, car.colour, car.simple_transmission, car.simple_fuel]
    .map(String)
    .join(" ");

/** A text of separated cells, line by line; an empty list is an empty line. */
export const csvText = (lines: readonly (readonly string[])[]): string => lines.map((cells) => csvLine(cells)).join("");

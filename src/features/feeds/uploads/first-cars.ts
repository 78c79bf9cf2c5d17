import { ok, type Result } from "../../../lib/result.ts";
import { formatKm, formatMoney, formatNumber } from "../../../lib/words/format.ts";
import type { CarInput } from "../../stock/schema.ts";
import { buildCar, contextOf } from "../car/car.ts";
import { dealershipsOf } from "../car/dealerships.ts";
import { rowLabel } from "../label.ts";
import type { Yards } from "../place.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { FeedRow, MissingColumn, Problem, WarningCount } from "../schema.ts";
import { isRow, surveyFeed } from "../survey.ts";
import { Tally } from "../tally.ts";
import { missingColumns } from "../writing/missing.ts";
import { type AsRead, asRead, nameOf, type ReadWord, ReadWords } from "./as-read.ts";

/** Number of rows shown on a page, both as written and as the cars they become. */
export const SHOWN_ROWS = 4;

/** A row as shoppers would see its car; `problem` says why it cannot become one. */
interface FirstCar {
  readonly row: number;
  readonly name: string;
  readonly stocknum: string | null;
  readonly plate: string | null;
  readonly price: string | null;
  readonly facts: readonly string[];
  readonly photos: number;
  readonly problem: string | null;
}

/** A file's first rows, read with the chosen columns. */
export interface FirstCars {
  /** How many rows were read, and whether these are all. */
  readonly rows: number;
  readonly isAll: boolean;
  readonly cars: readonly FirstCar[];
  /** How each shown cell was read, by column and then by row. */
  readonly cells: readonly (readonly (AsRead | null)[])[];
  readonly words: readonly ReadWord[];
  readonly doubts: readonly Pick<WarningCount, "kind" | "message" | "count" | "example">[];
  readonly missing: readonly MissingColumn[];
}

interface Reading {
  /** The text of a mapping; null to recognise the columns. */
  readonly mapping: string | null;
  readonly dealership: string;
  readonly yards: Yards;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Reads the file's first rows into cars without writing any of them. */
export async function firstCars(path: string, reading: Reading): Promise<Result<FirstCars, string>> {
  const tally = new Tally();
  const survey = await surveyFeed(path, tally, reading.mapping);
  if (!survey.ok) return survey;
  const { feed, plan, spelled, columns, sample, dealerships } = survey.value;
  const next = await feed.rows.next();
  await feed.rows.return(undefined);
  feed.pictures?.close();
  const rows = sample.filter(isRow);
  const context = {
    ...contextOf(plan, rows, reading.yards, reading.now),
    spelled,
    dealerships: dealershipsOf(reading.dealership, dealerships),
  };
  const fields = new Map(plan.choices.map(({ column, field }) => [column, field]));
  const words = new ReadWords();
  const built = rows.map((row) => {
    const result = buildCar(row, context, tally);
    if (result.ok) for (const [column, field] of fields) words.see(column, field, row.cells[column] ?? "", result.car);
    return { row, result };
  });
  const shown = built.slice(0, SHOWN_ROWS);
  return ok({
    rows: rows.length,
    isAll: next.done === true,
    cars: shown.map(({ row, result }) =>
      result.ok ? carOf(row, result.car, result.stocknum) : noCar(row, plan, result.problem),
    ),
    cells: columns.map((column) =>
      shown.map(({ row, result }) =>
        result.ok ? asRead(fields.get(column) ?? null, row.cells[column] ?? "", result.car) : null,
      ),
    ),
    words: words.list(),
    doubts: tally.counts().map(({ kind, message, count, example }) => ({ kind, message, count, example })),
    missing: missingColumns(survey.value),
  });
}

function carOf({ row }: FeedRow, car: CarInput, stocknum: string | null): FirstCar {
  const { price, offer_price, price_type, km, colour, engine_size, location, location_name } = car;
  const asking = offer_price ?? price;
  return {
    row,
    stocknum,
    name: nameOf(car),
    plate: car.regplate,
    photos: car.images.length,
    problem: null,
    price: asking === null ? null : [formatMoney(asking), price_type].filter(Boolean).join(" "),
    facts: [
      km === null ? null : formatKm(km),
      ...[colour, car.simple_body, car.simple_transmission, car.simple_fuel],
      engine_size === null ? null : `${formatNumber(engine_size)} cc`,
      location?.name ?? location_name,
    ].filter((fact) => fact !== null),
  };
}

/** A row that cannot become a car, named by its own cells. */
function noCar(row: FeedRow, plan: ColumnPlan, { column, value, reason }: Problem): FirstCar {
  return {
    row: row.row,
    stocknum: null,
    plate: null,
    price: null,
    facts: [],
    photos: 0,
    name: rowLabel(row, plan) ?? "A row that names no car",
    problem: column === null ? reason : `${column} “${value}”: ${reason}`,
  };
}

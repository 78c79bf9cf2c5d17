import { modelAtStart } from "../../makes/market.ts";
import type { CarInput } from "../../stock/schema.ts";
import { askingPrice } from "../../stock/shown-price.ts";
import { buildCar, contextOf } from "../car/car.ts";
import { isMake, readMake } from "../normalise/names/make.ts";
import { isKnownModel } from "../normalise/names/model.ts";
import { readTitle } from "../normalise/names/title.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { FeedItem, FeedRow } from "../schema.ts";
import type { SpelledPlan } from "../spelled/letter.ts";
import { Tally } from "../tally.ts";

/** How good a reading of a file is, judged only by the content of its rows. */
export interface Worth {
  readonly rows: number;
  /** Rows that become a car of a known make. */
  readonly cars: number;
  /** Different cars of a known make and model. */
  readonly sure: number;
  /** Rows that name several vehicles. None of them is sure. */
  readonly crowded: number;
  /** Sure vehicles with a price or kilometres. */
  readonly told: number;
  /** The sum over sure vehicles, which grows with the number of plausible facts about each. */
  readonly points: number;
}

/** How many rows are judged. */
const MOST_ROWS = 300;
const NO_YARDS = { primary: null, all: [] };
/** Judging needs no real clock: the years of all vehicles are before this date. */
const LATE = Date.UTC(2049, 0, 1);
/**
 * What the name counts for a car of a known model, in addition to its facts. One complete car therefore counts more
 * than its parts would if each were read as a car.
 */
const OF_NAME = 4;

/** Rows, with the meaning of their columns. */
export interface Judged {
  readonly sample: readonly FeedItem[];
  readonly plan: ColumnPlan;
  readonly spelled: SpelledPlan;
}

const isRow = (item: FeedItem): item is FeedRow => "cells" in item;

/** Judges the first rows of a sample, up to `most`. */
export function worthOf(survey: Judged, most = MOST_ROWS): Worth {
  const items = survey.sample.slice(0, most);
  const rows = items.filter(isRow);
  const context = { ...contextOf(survey.plan, rows, NO_YARDS, LATE), spelled: survey.spelled };
  const tally = new Tally();
  const seen = new Set<string>();
  let [cars, crowded, told, points] = [0, 0, 0, 0];
  const columns = namingColumns(survey.plan);
  for (const row of rows) {
    const isCrowded = namesSeveral(row, columns);
    if (isCrowded) crowded += 1;
    const built = buildCar(row, context, tally);
    if (!built.ok || !isMake(built.car.make)) continue;
    cars += 1;
    if (isCrowded || !isKnownModel(built.car.make, built.car.model)) continue;
    const facts = factsOf(built.car, built.stocknum);
    const key = [built.car.make, built.car.model, ...facts].join("\t");
    if (seen.has(key)) continue;
    seen.add(key);
    const [, price, km] = facts;
    if (price !== null || km !== null) told += 1;
    const count = facts.filter((fact) => fact !== null).length;
    points += (OF_NAME + count) * count;
  }
  return { rows: items.length, cars, sure: seen.size, crowded, told, points };
}

/**
 * Columns in which a second vehicle may be named. Not those of models and badges, whose words may also be another
 * maker's name.
 */
function namingColumns({ choices, extras }: ColumnPlan): readonly string[] {
  const named = choices.filter(({ field }) => NAMING.has(field));
  return [...named.map(({ column }) => column), ...extras];
}
const NAMING: ReadonlySet<string> = new Set(["make", "title", "stocknum", "comments"]);
/** The longest name of a vehicle. */
const LONGEST_NAME = 100;

/** Whether a row's cells name vehicles of different makes, each by the make alone or with one of its models. */
function namesSeveral({ cells }: FeedRow, columns: readonly string[]): boolean {
  let first: string | null = null;
  for (const column of columns) {
    const cell = (cells[column] ?? "").trim();
    if (cell === "" || cell.length > LONGEST_NAME || !/\p{L}{2}/u.test(cell)) continue;
    const make = makeNamed(cell);
    if (make !== null && first !== null && make !== first) return true;
    first ??= make;
  }
  return false;
}

function makeNamed(cell: string): string | null {
  if (isMake(cell)) return readMake(cell).make;
  const { make, rest } = readTitle(cell);
  return make !== null && modelAtStart(make, rest) ? make : null;
}

const [LEAST_PRICE, MOST_PRICE, MOST_KM] = [500, 900_000, 900_000];

/** The car's facts in a fixed order, null for each that is missing or implausible. */
function factsOf(car: CarInput, stocknum: string | null): readonly (string | number | null)[] {
  const price = askingPrice(car);
  return [
    car.year,
    price !== null && price >= LEAST_PRICE && price <= MOST_PRICE ? price : null,
    car.km !== null && car.km <= MOST_KM ? car.km : null,
    car.vin,
    car.regplate,
    stocknum,
    car.colour,
    car.simple_fuel,
    car.simple_transmission,
    car.images.length > 0 ? car.images.length : null,
  ];
}

import { ok, type Result } from "../../../lib/result.ts";
import { counted, formatNumber } from "../../../lib/words/format.ts";
import type { SearchFailure } from "../../../services/search/port.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { CardCar } from "../../stock/card-car.ts";
import type { FacetAttribute } from "../../vocabulary/attributes.ts";
import type { AnsweredReading } from "../understand/schema.ts";
import { type Ask, type AskedSearch, asksOf } from "./asks.ts";
import { differenceOf } from "./difference.ts";
import type { FindCars } from "./find-cars.ts";
import { nearestFigures, otherBodies } from "./last-resorts.ts";
import { pairedRelaxations } from "./pairing.ts";
import { capital, phraseOf } from "./phrase.ts";
import { lastRelaxations, type ModelClass, openRelaxation, type Relaxation, singleRelaxations } from "./relaxing.ts";
import { type Meant, meantInstead } from "./spelling.ts";

/** The most rows on the page of a search without results, and the most cars per row. */
const MOST_ROWS = 4;
const CARS_IN_A_ROW = 4;
/** Number of cars that a row chooses from. Those that differ least come first. */
const CHOSEN_FROM = 40;

interface NearCar {
  readonly car: CardCar;
  /** "2 years newer"; null if there is no difference to describe. */
  readonly why: string | null;
}

/** The results of one relaxed search. */
interface NearRow {
  /** "Mazda CX-5, other years". */
  readonly heading: string;
  /** "51 more, without “2020”". */
  readonly note: string;
  /** "54 of other years". */
  readonly brief: string;
  /** Of two rows with the same ladder, the later finds everything that the earlier one finds. */
  readonly ladder: string;
  readonly total: number;
  readonly asked: AskedSearch;
  /** None of them is in an earlier row. */
  readonly cars: readonly NearCar[];
}

/** The nearest matches for a search that finds nothing. */
export interface Nearest {
  /** The search in words: "2020 Mazda CX-5". */
  readonly phrase: string;
  readonly rows: readonly NearRow[];
  readonly meant: readonly Meant[];
}

type NearConfig = Pick<SiteConfig, "bodyFacet" | "vehicleNoun">;

/**
 * The nearest matches for a search that finds nothing: at most four rows, each of which drops one condition, or two if
 * one is not enough. It runs at most about forty searches, which are answered from memory.
 */
export async function nearestTo(
  search: AskedSearch,
  reading: AnsweredReading | null,
  find: FindCars,
  config: NearConfig,
): Promise<Result<Nearest, SearchFailure>> {
  const asks = asksOf(search, reading);
  const noun = config.vehicleNoun.toLowerCase();
  const classed = await classOf(asks, search, find, config.bodyFacet);
  if (!classed.ok) return classed;
  const spellings = await meantInstead(asks, search, find);
  if (!spellings.ok) return spellings;
  const rows = await firstRows(asks, search, { find, classed: classed.value, noun });
  return rows.ok ? ok({ phrase: phraseOf(asks, { noun }), rows: rows.value, meant: spellings.value }) : rows;
}

interface Nearby {
  readonly find: FindCars;
  readonly classed: ModelClass;
  readonly noun: string;
}

/**
 * Rows that drop one condition. If there are none, rows that relax one condition further, then drop two, then most,
 * then the body type if other vehicles do the job, and finally rows of vehicles that nearly do it.
 */
async function firstRows(
  asks: readonly Ask[],
  search: AskedSearch,
  nearby: Nearby,
): Promise<Result<readonly NearRow[], SearchFailure>> {
  const singles = singleRelaxations(asks, nearby.classed);
  const last = lastRelaxations(asks, nearby.classed);
  for (const tried of [singles, last, pairedRelaxations(singles), openRelaxation(asks), otherBodies(asks)]) {
    const rows = await rowsOf(tried, search, nearby);
    if (!rows.ok || rows.value.length > 0) return rows;
  }
  const figures = await nearestFigures(asks, search, nearby.find);
  return figures.ok ? rowsOf(figures.value, search, nearby) : figures;
}

/** The make and the most frequent body type of the wanted models, in all of the path's stock. */
async function classOf(
  asks: readonly Ask[],
  search: AskedSearch,
  find: FindCars,
  bodyFacet: FacetAttribute,
): Promise<Result<ModelClass, SearchFailure>> {
  const model = asks.find(({ about }) => about === "model");
  const named = asks.filter(({ about }) => about === "model" || about === "make");
  if (!model) return ok({ makes: [], body: null, bodyFacet });
  const only = asks.filter((ask) => !named.includes(ask)).reduce((now, ask) => ask.without(now), search);
  const found = await find(only, { limit: 0, facets: ["make", bodyFacet] });
  if (!found.ok) return found;
  return ok({
    makes: mostFrequent(found.value.counts.make),
    body: mostFrequent(found.value.counts[bodyFacet])[0] ?? null,
    bodyFacet,
  });
}

const mostFrequent = (counts: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 1)
    .map(([value]) => value);

async function rowsOf(
  tried: readonly Relaxation[],
  search: AskedSearch,
  { find, noun }: Nearby,
): Promise<Result<readonly NearRow[], SearchFailure>> {
  const rows: NearRow[] = [];
  const shown = new Set<number>();
  const ladders = new Map<string, number>();
  for (const relaxation of tried) {
    if (rows.length === MOST_ROWS) break;
    const to = relaxation.to(search);
    const found = await find(to, { limit: CHOSEN_FROM });
    if (!found.ok) return found;
    const cars = nearestFirst(found.value.cars, relaxation, shown).slice(0, CARS_IN_A_ROW);
    if (cars.length === 0) continue;
    const before = ladders.get(relaxation.ladder) ?? 0;
    const { total } = found.value;
    rows.push({
      ...wordsOf(relaxation, { total, before, fresh: cars.length }, noun),
      total,
      ladder: relaxation.ladder,
      asked: to,
      cars,
    });
    ladders.set(relaxation.ladder, total);
    for (const { car } of cars) shown.add(car.id);
  }
  return ok(rows);
}

/** Cars that no earlier row shows, those that differ least first, otherwise in the search's own order. */
function nearestFirst(cars: readonly CardCar[], { lets }: Relaxation, shown: ReadonlySet<number>): readonly NearCar[] {
  return cars
    .filter(({ id }) => !shown.has(id))
    .map((car) => ({ car, ...differenceOf(car, lets) }))
    .sort((a, b) => a.size - b.size)
    .map(({ car, words }) => ({ car, why: words }));
}

interface Counted {
  readonly total: number;
  /** Number of cars that an earlier row of the same ladder already found. */
  readonly before: number;
  readonly fresh: number;
}

function wordsOf({ rest, isOther, tail, brief, instead, lets }: Relaxation, found: Counted, noun: string) {
  const { total, before, fresh } = found;
  const phrase = phraseOf(rest, { noun, yearLast: isOther });
  const without = [...new Set(lets.map(({ said }) => said))].join(" and ");
  const number = before > 0 ? `${formatNumber(Math.max(fresh, total - before))} more` : counted(total, noun);
  return {
    heading: isOther ? `Other ${phrase}${tail}` : capital(`${phrase}${tail}`),
    note: instead ? `${number}, ${instead}` : `${number}, without ${without}`,
    brief: `${formatNumber(total)} ${isOther ? `other ${phrase}` : brief}`,
  };
}

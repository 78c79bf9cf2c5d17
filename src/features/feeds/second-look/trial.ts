import { emptyCarInput } from "../../stock/empty-car.ts";
import { contextOf, type FeedContext } from "../car/car.ts";
import { Cells } from "../car/cells.ts";
import { statedItemType } from "../car/kind.ts";
import { readIdentity } from "../car/name/identity.ts";
import { isMake } from "../normalise/names/make.ts";
import { isKnownModel } from "../normalise/names/model.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";

/** How well a column plan works for a few rows. */
export interface Trial {
  /** The number of rows that become a car. */
  readonly cars: number;
  /** The share of named rows that certainly name a vehicle: a known model, or a name with its year. */
  readonly sure: number;
  /** The score by which plans are compared; each row's name and year count separately. */
  readonly points: number;
}

const NO_YARDS = { primary: null, all: [] };
/** A date later than any year in a file. The trial asks only whether a row names a year, so it needs no real clock. */
const LATE = Date.UTC(2049, 0, 1);

/** A derived column. */
const MADE_UP = /^\(\w+\)$/;

/** Reads make, model and year of these rows according to the plan. */
export function tryOut(plan: ColumnPlan, rows: readonly FeedRow[]): Trial {
  const context = contextOf(plan, rows, NO_YARDS, LATE);
  let [cars, named, sure, points] = [0, 0, 0, 0];
  for (const row of rows) {
    const seen = lookAt(row, context);
    points += seen.points;
    if (seen.isCar) cars += 1;
    if (seen.isNamed) named += 1;
    if (seen.isSure) sure += 1;
  }
  return { cars, sure: named === 0 ? 0 : sure / named, points };
}

function lookAt(row: FeedRow, context: FeedContext) {
  const cells = new Cells(row, context.plan, new Tally());
  const car = emptyCarInput();
  const problem = readIdentity(cells, car, context);
  const isNamed = car.make !== "" && car.model !== "";
  const kind = isNamed ? (statedItemType(cells, car.make, car.model) ?? context.usualKind) : null;
  const hasYear = car.year !== null;
  const isKnown = isNamed && isKnownModel(car.make, car.model);
  const isCar = problem === null && isNamed && (hasYear || kind === "caravan");
  const points = [isCar, hasYear, hasYear, isNamed, isNamed, isNamed && isMake(car.make), isKnown].filter(Boolean);
  const [title] = cells.all("title");
  // A year in a name is the vehicle's; one elsewhere in the row may be anything's.
  const saysYear = title !== undefined && !MADE_UP.test(title.column) && /\b(?:19|20)\d\d\b/.test(title.value);
  return { isCar, isNamed, isSure: isKnown || (isNamed && saysYear), points: points.length };
}

import { type BuiltCar, buildCar, type FeedContext } from "../car/car.ts";
import { isMake } from "../normalise/names/make.ts";
import { isKnownModel } from "../normalise/names/model.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";

/** A row of fewer columns proves nothing by standing one place to the side. */
const FEWEST_COLUMNS = 4;

/**
 * The row as it would stand if its cells had not moved by one: past an empty cell to the right, or to the left where
 * its first cell is missing. Only of a row that is refused as it stands, and only where the other is a car of a known
 * make and model; null for any other.
 */
export function movedBack(row: FeedRow, context: FeedContext): FeedRow | null {
  const columns = Object.keys(row.cells);
  const values = columns.map((column) => row.cells[column] ?? "");
  if (columns.length < FEWEST_COLUMNS) return null;
  const empty = values.findIndex((value) => value.trim() === "");
  if (empty < 0) return null;
  const left = [...values.slice(0, empty), ...values.slice(empty + 1), ""];
  const right = values.at(-1)?.trim() === "" ? ["", ...values.slice(0, -1)] : null;
  for (const moved of right ? [right, left] : [left]) {
    const cells = Object.fromEntries(columns.map((column, at) => [column, moved[at] ?? ""]));
    const other = { ...row, cells };
    if (isSure(buildCar(other, context, new Tally()))) return other;
  }
  return null;
}

const isSure = (built: BuiltCar) => built.ok && isMake(built.car.make) && isKnownModel(built.car.make, built.car.model);

import { type BuiltCar, buildCar, type FeedContext } from "../car/car.ts";
import { isMake } from "../normalise/names/make.ts";
import { isKnownModel } from "../normalise/names/model.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";

/** With fewer columns, a row that fits when shifted by one proves nothing. */
const FEWEST_COLUMNS = 4;

/**
 * The row with its cells shifted back by one: to the left over an empty cell, or to the right if its first cell is
 * missing. Only for a row refused as it is, and only if the shifted one is a car of a known make and model; otherwise
 * null.
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

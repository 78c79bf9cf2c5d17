import { makeAtStart, makeOfModel } from "../normalise/names/make.ts";
import { filledLines, type Line, type Sheets, widthOf } from "./sheet.ts";

/**
 * How many lines are examined, the share of them that must name a vehicle, and the most columns that a stock list has.
 */
const [LOOKED_AT, LEAST_NAMED, MOST_COLUMNS] = [40, 0.4, 150];
/**
 * The number of words at the start of a cell among which a make may begin, and the longest cell that names a vehicle.
 */
const [WITHIN, LONGEST] = [3, 120];

/**
 * A quick check whether sheets are a single table whose rows may be vehicles: most rows name a make, or a model that
 * only one make has.
 */
export function mayBeStock(sheets: Sheets): boolean {
  const [sheet, another] = sheets;
  if (!sheet || another || widthOf(sheet.lines) > MOST_COLUMNS) return false;
  const lines = filledLines(sheet).slice(1, LOOKED_AT + 1);
  return lines.length > 1 && lines.filter(namesVehicle).length >= lines.length * LEAST_NAMED;
}

/** Whether a cell of a line begins with a known make, or with a model that only one make has. */
export const namesVehicle = ({ cells }: Line): boolean =>
  cells.some((cell) => cell.length <= LONGEST && beginsVehicle(cell));

function beginsVehicle(cell: string): boolean {
  if (!/\p{L}{2}/u.test(cell) && !/^[A-Z]\d$/i.test(cell)) return false;
  const words = cell
    .trim()
    .split(/[\s_-]+/)
    .slice(0, WITHIN * 2);
  if (makeOfModel(words) !== null) return true;
  return words.slice(0, WITHIN).some((_, at) => makeAtStart(words.slice(at)) !== null);
}

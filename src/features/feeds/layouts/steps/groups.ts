import { namesVehicle } from "../may-be-stock.ts";
import {
  filledLines,
  filledOf,
  headingAt,
  headingFor,
  isFilled,
  type Line,
  padded,
  type Sheet,
  type Step,
  type Way,
  widthOf,
} from "../sheet.ts";

/** The fewest headings of groups, and the fewest cells that are empty because a cell above them counts for them. */
const FEWEST = 2;
/** The most columns, from the left, whose cells may be written once for several rows. */
const MOST_COLUMNS = 3;
const LONGEST_HEADING = 80;

/** Rows that share the words above them: a separate line above each group, or a cell that is filled only once. */
export const groups: Step = ([sheet, another]) => {
  if (!sheet || another || sheet.isRecords) return [];
  const lines = filledLines(sheet);
  const body = lines.slice(headingAt(lines) + 1);
  if (widthOf(body) < 2) return [];
  const ways: Way[] = [];
  const above = body.filter(isAbove).length;
  if (above >= FEWEST && above <= body.length / 2 && beginsAbove(body))
    ways.push({
      says: "Words above a group of rows are said of each of them",
      read: (sheets) => sheets.map(underGroups),
    });
  for (let count = 1; count <= MOST_COLUMNS; count += 1) {
    const empty = body.filter(({ cells }) => !isFilled(cells[count - 1]) && cells.filter(isFilled).length > 1).length;
    if (!areNames(body, count - 1)) break;
    if (empty >= FEWEST && isFilled(body[0]?.cells[count - 1]))
      ways.push({
        says: "Empty cells were filled with what stands above them",
        read: (sheets) => sheets.map((one) => filledDown(one, count)),
      });
  }
  return ways;
};

/** Whether a group's words precede the first vehicle. Otherwise they may belong to the vehicle before them. */
const beginsAbove = (body: readonly Line[]) => !body.slice(0, body.findIndex(isAbove)).some(namesVehicle);

/** Whether a column names makes, models or bodies. Any other fact belongs to one vehicle, not to those below it. */
function areNames(body: readonly Line[], column: number): boolean {
  return NAMES.has(headingFor(body.map(({ cells }) => cells[column] ?? "")));
}
const NAMES: ReadonlySet<string> = new Set(["Make", "Model", "Body", "Vehicle"]);

/** Whether a line may apply to the lines below it: a single short cell with letters. */
function isAbove(line: Line): boolean {
  const [only = "", another] = filledOf(line);
  return another === undefined && only !== "" && only.length <= LONGEST_HEADING && /\p{L}/u.test(only);
}

/** The table with the words above each group in an additional column; two such lines in a row are combined. */
function underGroups(sheet: Sheet): Sheet {
  const lines = filledLines(sheet);
  const at = headingAt(lines);
  const width = widthOf(lines);
  const rows: Line[] = [];
  let [outer, inner, wasAbove] = ["", "", false];
  for (const line of lines.slice(at + 1)) {
    if (isAbove(line)) {
      const [words = ""] = filledOf(line);
      if (wasAbove) outer = inner;
      inner = words.replace(/\s*[:：]$/, "");
      wasAbove = true;
      continue;
    }
    wasAbove = false;
    const words = outer === "" || inner.startsWith(outer) ? inner : `${outer} ${inner}`;
    rows.push({ at: line.at, cells: [...padded(line.cells, width), words] });
  }
  const heading = lines[at];
  const named = heading && {
    at: heading.at,
    cells: [...padded(heading.cells, width), headingFor([...new Set(rows.map(({ cells }) => cells[width] ?? ""))])],
  };
  return { name: sheet.name, lines: named ? [named, ...rows] : rows };
}

/** The table with empty cells in its first columns filled from above. */
function filledDown(sheet: Sheet, count: number): Sheet {
  const lines = filledLines(sheet);
  const at = headingAt(lines);
  const above = Array<string>(count).fill("");
  const rows = lines.slice(at + 1).map(({ at: place, cells }): Line => {
    const filled = cells.map((cell, column) => {
      if (column >= count) return cell;
      if (isFilled(cell)) above[column] = cell;
      return above[column] ?? "";
    });
    return { at: place, cells: filled };
  });
  return { name: sheet.name, lines: [...lines.slice(0, at + 1), ...rows] };
}

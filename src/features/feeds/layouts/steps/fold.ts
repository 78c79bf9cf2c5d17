import { namesVehicle } from "../may-be-stock.ts";
import {
  filledLines,
  headingAt,
  type Line,
  namesIn,
  padded,
  type Sheet,
  type Step,
  type Way,
  widthOf,
} from "../sheet.ts";

/** The most lines that a vehicle may have, and the fewest vehicles that show it. */
const [MOST_LINES, FEWEST_VEHICLES] = [5, 2];
/** The share of lines that must continue the line before, shown by their indentation. */
const LEAST_CONTINUED = 0.25;
const NUMBERS = ["", "", "two", "three", "four", "five"];

/** Tables with several lines below each other for each vehicle. */
export const fold: Step = ([sheet, another]) => {
  if (!sheet || another || sheet.isRecords) return [];
  const lines = filledLines(sheet);
  const ways: Way[] = [];
  const heading = headingAt(lines);
  for (let count = 2; count <= MOST_LINES; count += 1) {
    for (const headings of heading >= 0 ? [1, count] : isHeading(lines[0]) ? [0, 1] : [0]) {
      const from = Math.max(0, heading) + headings;
      if (lines.length - from < count * FEWEST_VEHICLES) continue;
      // Unless there are headings for all lines, facts above a vehicle's name may belong to the vehicle before it.
      if (headings < count && !beginWithVehicle(lines.slice(from), count)) continue;
      ways.push({
        says: `Each vehicle stands in ${NUMBERS[count]} rows`,
        read: (sheets) => sheets.map((one) => folded(one, count, headings)),
      });
    }
  }
  const body = lines.slice(heading + 1);
  const further = body.filter(isFurtherIn).length;
  if (further >= body.length * LEAST_CONTINUED && further < body.length && !isFurtherIn(body[0] ?? NOTHING))
    ways.push({ says: "Further rows of a vehicle stand below its first", read: (sheets) => sheets.map(continued) });
  return ways;
};
const NOTHING: Line = { at: 0, cells: [] };

/** Whether a line may be a heading although it names only one fact: "Our cars", "Price". */
const isHeading = (line: Line | undefined) =>
  line !== undefined && namesIn(line.cells) > 0 && !/\d/.test(line.cells.join());

/** Whether vehicles are named in the first of every `count` lines, or in no fixed place. */
function beginWithVehicle(lines: readonly Line[], count: number): boolean {
  const shares = Array.from({ length: count }, (_, place) => {
    const rows = lines.filter((_line, at) => at % count === place);
    return rows.filter(namesVehicle).length / Math.max(1, rows.length);
  });
  const most = Math.max(...shares);
  return most < LEAST_NAMED || shares[0] === most;
}
const LEAST_NAMED = 0.4;

const isFurtherIn = ({ cells: [first = ""] }: Line) => first.trim() === "" || /^\s{2}/.test(first);

/** The table with every `count` lines joined into one, and its `headings` lines of heading as well. */
function folded(sheet: Sheet, count: number, headings: number): Sheet {
  const lines = filledLines(sheet);
  const from = headings === 0 ? 0 : Math.max(0, headingAt(lines)) + headings;
  const body = lines.slice(from);
  const widths = Array.from({ length: count }, (_, at) => widthOf(body.filter((_line, index) => index % count === at)));
  const joined = (parts: readonly Line[]): Line => ({
    at: parts[0]?.at ?? 1,
    cells: widths.flatMap((width, at) => padded(parts[at]?.cells ?? [], width)),
  });
  const found: Line[] = headings === 0 ? [] : [joined(lines.slice(from - headings, from))];
  for (let at = 0; at < body.length; at += count) found.push(joined(body.slice(at, at + count)));
  return { name: sheet.name, lines: found };
}

/** The table with each indented line appended to the line above it. */
function continued(sheet: Sheet): Sheet {
  const lines = filledLines(sheet);
  const width = widthOf(lines);
  const found: { at: number; cells: string[] }[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && isFurtherIn(line)) open.cells.push(...padded(line.cells, width));
    else found.push({ at: line.at, cells: padded(line.cells, width) });
  }
  return { name: sheet.name, lines: found };
}

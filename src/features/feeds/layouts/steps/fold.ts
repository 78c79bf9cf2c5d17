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

/** How many lines a vehicle may have, and the fewest vehicles that show it. */
const [MOST_LINES, FEWEST_VEHICLES] = [5, 2];
/** The share of lines that go on the one before, where they show it by standing further in. */
const LEAST_CONTINUED = 0.25;
const NUMBERS = ["", "", "two", "three", "four", "five"];

/** Tables in which each vehicle has several lines, one below the other. */
export const fold: Step = ([sheet, another]) => {
  if (!sheet || another || sheet.isRecords) return [];
  const lines = filledLines(sheet);
  const ways: Way[] = [];
  const heading = headingAt(lines);
  for (let count = 2; count <= MOST_LINES; count += 1) {
    for (const headings of heading >= 0 ? [1, count] : isHeading(lines[0]) ? [0, 1] : [0]) {
      const from = Math.max(0, heading) + headings;
      if (lines.length - from < count * FEWEST_VEHICLES) continue;
      // Facts above a vehicle's name may be the one's before it, unless headings name them all.
      if (headings < count && !beginWithVehicle(lines.slice(from), count)) continue;
      ways.push({
        says: `Each vehicle stands in ${NUMBERS[count]} rows`,
        read: (whole) => whole.map((one) => folded(one, count, headings)),
      });
    }
  }
  const body = lines.slice(heading + 1);
  const further = body.filter(isFurtherIn).length;
  if (further >= body.length * LEAST_CONTINUED && further < body.length && !isFurtherIn(body[0] ?? NOTHING))
    ways.push({ says: "Further rows of a vehicle stand below its first", read: (whole) => whole.map(continued) });
  return ways;
};
const NOTHING: Line = { at: 0, cells: [] };

/** Whether a line may be a heading that names one fact alone: "Our cars", "Price". */
const isHeading = (line: Line | undefined) =>
  line !== undefined && namesIn(line.cells) > 0 && !/\d/.test(line.cells.join());

/** Whether vehicles are named in the first of each so many lines, if they are named in the same place of each. */
function beginWithVehicle(lines: readonly Line[], count: number): boolean {
  const shares = Array.from({ length: count }, (_, place) => {
    const those = lines.filter((_line, at) => at % count === place);
    return those.filter(namesVehicle).length / Math.max(1, those.length);
  });
  const most = Math.max(...shares);
  return most < LEAST_NAMED || shares[0] === most;
}
const LEAST_NAMED = 0.4;

const isFurtherIn = ({ cells: [first = ""] }: Line) => first.trim() === "" || /^\s{2}/.test(first);

/** The table with so many of its lines as one, and its heading of `headings` lines as well. */
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

/** The table with each line that stands further in behind the one above it. */
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

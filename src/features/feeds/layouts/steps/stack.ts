import {
  filledLines,
  headingAt,
  headingFor,
  type Line,
  padded,
  type Sheet,
  type Sheets,
  type Step,
  widthOf,
} from "../sheet.ts";

/** The most groups of sheets that are tried, those with most lines first. */
const MOST_GROUPS = 4;

/** Several sheets with the same heading, which form one list; each sheet's name becomes a fact of its vehicles. */
export const stack: Step = (sheets) => {
  if (sheets.length < 2) return [];
  const sizes = new Map<string, { lines: number; sheets: number }>();
  for (const sheet of sheets) {
    const key = keyOf(sheet);
    const size = sizes.get(key) ?? { lines: 0, sheets: 0 };
    size.lines += sheet.lines.length;
    size.sheets += 1;
    if (key !== "") sizes.set(key, size);
  }
  const groups = [...sizes].toSorted(([, one], [, other]) => other.lines - one.lines).slice(0, MOST_GROUPS);
  return groups.map(([key, size]) => ({
    says: size.sheets > 1 ? "Several lists of the file are read as one" : "One list of several in the file is read",
    read: (all) => [stacked(all.filter((sheet) => keyOf(sheet) === key))],
  }));
};

/** The property that sheets of one list share: their heading, or their width if they have none. */
function keyOf(sheet: Sheet): string {
  const lines = filledLines(sheet);
  const at = headingAt(lines);
  const heading = lines[at];
  if (heading) return heading.cells.map((cell) => cell.trim().toLowerCase()).join("\t");
  return lines.length === 0 ? "" : String(widthOf(lines));
}

function stacked(sheets: Sheets): Sheet {
  const bodies = sheets.map((sheet) => {
    const lines = filledLines(sheet);
    const at = headingAt(lines);
    return { name: sheet.name, heading: lines[at]?.cells ?? null, lines: lines.slice(at + 1) };
  });
  const names = bodies.map(({ name }) => name);
  const isNamed = new Set(names).size > 1;
  const width = widthOf(bodies.flatMap(({ lines }) => lines));
  const under = (name: string, { at, cells }: Line): Line => ({
    at,
    cells: isNamed ? [name, ...padded(cells, Math.max(width, cells.length))] : cells,
  });
  const heading = bodies[0]?.heading;
  const first = heading ? [under(headingFor(names), { at: 1, cells: heading })] : [];
  return {
    name: "",
    lines: [...first, ...bodies.flatMap(({ name, lines }) => lines.map((line) => under(name, line)))],
  };
}

import { filledLines, headingAt, isEmpty, type Line, type Sheet, type Step } from "../sheet.ts";

/** The fewest columns of each of the tables side by side. */
const FEWEST_COLUMNS = 2;

/** Tables side by side below one heading, which repeats the same names. */
export const unfold: Step = ([sheet, another]) => {
  const heading = sheet && !another ? headingOf(sheet) : null;
  const starts = heading ? startsIn(heading) : [];
  return starts.length < 2
    ? []
    : [
        {
          says: "Several vehicles stand beside each other in a row",
          read: (sheets) => sheets.map((one) => unfolded(one, starts)),
        },
      ];
};

function headingOf(sheet: Sheet): Line | null {
  const lines = filledLines(sheet);
  return lines[headingAt(lines)] ?? null;
}

/** The columns where the heading starts over; fewer than two if it does not repeat. */
function startsIn({ cells }: Line): readonly number[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const first = names.findIndex((name) => name !== "");
  const starts = names.flatMap((name, at) => (name !== "" && name === names[first] ? [at] : []));
  const period = (starts[1] ?? 0) - (starts[0] ?? 0);
  const isEven = starts.every((start, at) => start === (starts[0] ?? 0) + at * period);
  const own = names.slice(starts[0], starts[1]);
  const areAlike = starts.every((start) => own.every((name, at) => name === "" || name === names[start + at]));
  return isEven && areAlike && own.filter((name) => name !== "").length >= FEWEST_COLUMNS ? starts : [];
}

function unfolded(sheet: Sheet, starts: readonly number[]): Sheet {
  const lines = filledLines(sheet);
  const at = headingAt(lines);
  const heading = lines[at];
  if (!heading) return sheet;
  const width = (starts[1] ?? 0) - (starts[0] ?? 0);
  const part = (line: Line, start: number): Line => ({ at: line.at, cells: line.cells.slice(start, start + width) });
  const below = lines.slice(at + 1);
  const rows = sheet.isTurned
    ? starts.flatMap((start) => below.map((line) => part(line, start)))
    : below.flatMap((line) => starts.map((start) => part(line, start)));
  return { name: sheet.name, lines: [part(heading, starts[0] ?? 0), ...rows.filter((row) => !isEmpty(row))] };
}

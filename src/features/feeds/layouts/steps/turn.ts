import { filledLines, filledOf, type Line, namesIn, type Sheet, type Step, widthOf } from "../sheet.ts";

/**
 * The fewest names of facts in the first column, their share of it, and how many more there must be than in the best
 * line.
 */
const [FEWEST_NAMED, LEAST_NAMED, LEAST_MORE] = [3, 0.5, 1];
/** The most columns of a table that is turned: as many as the largest stock has vehicles. */
const MOST_COLUMNS = 20_000;

/** Tables on their side: a column for each vehicle, and the names of facts in the first column. */
export const turn: Step = (sheets) =>
  sheets.some(isOnSide)
    ? [{ says: "Each vehicle has a column of its own", read: (all) => all.filter(isOnSide).map(turned) }]
    : [];

function isOnSide(sheet: Sheet): boolean {
  const lines = filledLines(sheet).filter((line) => filledOf(line).length > 1);
  const names = lines.map(({ cells }) => (cells[0] ?? "").trim());
  const strength = namesIn(names);
  const across = Math.max(0, ...lines.slice(0, 3).map(({ cells }) => namesIn(cells)));
  const width = widthOf(lines);
  return (
    width > 2 &&
    width <= MOST_COLUMNS &&
    strength >= FEWEST_NAMED &&
    strength >= names.length * LEAST_NAMED &&
    strength >= across + LEAST_MORE
  );
}

function turned(sheet: Sheet): Sheet {
  const lines = filledLines(sheet).filter((line) => filledOf(line).length > 1);
  const first = lines[0]?.at ?? 1;
  const columns = Array.from(
    { length: widthOf(lines) },
    (_, at): Line => ({
      at: first + at,
      cells: lines.map(({ cells }) => cells[at] ?? ""),
    }),
  );
  return { name: sheet.name, lines: columns, isTurned: true };
}

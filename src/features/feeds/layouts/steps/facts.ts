import { safeKey } from "../../read/flatten.ts";
import { filledLines, headingFor, type Line, namesIn, type Sheet, type Step, type Way, widthOf } from "../sheet.ts";

/**
 * The fewest and the most columns of a table with a row for each fact, and the fewest names of facts in one of them.
 */
const [FEWEST_COLUMNS, MOST_COLUMNS, FEWEST_NAMED] = [3, 6, 3];
/** The share of distinct names that must name a fact, and how often each name must occur on average. */
const [LEAST_NAMED, FEWEST_TIMES] = [0.5, 2];
/** The most names that become columns. */
const MOST_NAMES = 300;

/** The columns with the owner, the name and the value of each fact. */
interface Places {
  readonly owner: number;
  readonly name: number;
  readonly value: number;
}

/** Tables with a row for each fact: the vehicle it belongs to, its name and its value. */
export const facts: Step = ([sheet, another]) => {
  if (!sheet || another) return [];
  const lines = filledLines(sheet);
  const width = widthOf(lines);
  if (width < FEWEST_COLUMNS || width > MOST_COLUMNS) return [];
  const columns = Array.from({ length: width }, (_, at) => lines.map(({ cells }) => (cells[at] ?? "").trim()));
  const name = columns.findIndex(namesFacts);
  if (name < 0) return [];
  const others = columns.flatMap((_, at) => (at === name ? [] : [at]));
  return others.flatMap((owner) =>
    others
      .filter((value) => value > name && value !== owner)
      .flatMap((value) => wayOf({ owner, name, value }, columns)),
  );
};

function namesFacts(column: readonly string[]): boolean {
  const names = [...new Set(column)];
  return (
    names.length * FEWEST_TIMES <= column.length &&
    namesIn(names) >= FEWEST_NAMED &&
    namesIn(names) >= names.length * LEAST_NAMED
  );
}

function wayOf(places: Places, columns: readonly (readonly string[])[]): Way[] {
  const owners = new Set(columns[places.owner]);
  const count = columns[places.owner]?.length ?? 0;
  // There must be several owners, and each must have several facts on average.
  if (owners.size < 2 || owners.size * FEWEST_TIMES > count) return [];
  return [
    { says: "Each row says one fact of a vehicle", read: (sheets) => sheets.map((one) => gathered(one, places)) },
  ];
}

function gathered(sheet: Sheet, places: Places): Sheet {
  const owners = new Map<string, { readonly at: number; readonly said: Map<string, string> }>();
  const names = new Set<string>();
  const lines = filledLines(sheet);
  for (const { at, cells } of lines) {
    const owner = (cells[places.owner] ?? "").trim();
    const name = safeKey((cells[places.name] ?? "").trim());
    const value = (cells[places.value] ?? "").trim();
    if (owner === "" || name === "" || (at === lines[0]?.at && namesIn([name]) === 0)) continue;
    const open = owners.get(owner) ?? { at, said: new Map<string, string>() };
    owners.set(owner, open);
    if (names.size < MOST_NAMES) names.add(name);
    if (!open.said.has(name)) open.said.set(name, value);
  }
  const columns = [...names];
  const rows = [...owners].map(
    ([owner, { at, said }]): Line => ({
      at,
      cells: [owner, ...columns.map((column) => said.get(column) ?? "")],
    }),
  );
  return { name: sheet.name, lines: [{ at: 1, cells: [headingFor([...owners.keys()]), ...columns] }, ...rows] };
}

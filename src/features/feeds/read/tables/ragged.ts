import { simpleBody } from "../../normalise/kinds/body.ts";
import { isPlainColour } from "../../normalise/kinds/colour.ts";
import { isDriveWord } from "../../normalise/kinds/drive.ts";
import { simpleFuel } from "../../normalise/kinds/fuel.ts";
import { simpleTransmission } from "../../normalise/kinds/transmission.ts";
import { readTitle } from "../../normalise/names/title.ts";
import { clean } from "../../normalise/text.ts";
import { isVehicleName } from "../../recognise/beside/vehicle-name.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";

/** Headings that are only numbers of columns. */
const NUMBERED = /^(?:column |unnamed: ?|field ?)?\d+$/i;
/**
 * How many rows are examined, the fewest with a vehicle's name, the share that must have one, and the largest share of
 * them that may have it in the same column.
 */
const [LOOKED_AT, FEWEST, LEAST_NAMED, MOST_IN_ONE] = [200, 8, 0.7, 0.85];

/**
 * The facts that a cell may contain, by the column that they get. The whole cell must match, since any text may contain
 * such a word.
 */
const FACTS: readonly (readonly [column: string, test: (cell: string) => boolean])[] = [
  ["Price", (cell) => /^[$£€₹₦]\s?\d[\d,. ]{3,}$/.test(cell)],
  ["Fuel", (cell) => /^\p{L}{5,9}$/u.test(cell) && !/^premium$/i.test(cell) && simpleFuel(cell) !== null],
  ["Transmission", (cell) => /^\p{L}{3,12}$/u.test(cell) && simpleTransmission(cell) !== null],
  ["Colour", (cell) => isPlainColour(cell)],
  ["Body", (cell) => cell.length <= LONGEST_BODY && !isDriveWord(cell) && bodyIn(cell) !== null],
];
const LONGEST_BODY = 24;
const bodyIn = (cell: string) => simpleBody(cell) ?? simpleBody(cell.replace(/s$/i, ""));
const OTHERS = "Other cells";

/**
 * Rows as collected from web pages: each has a cell for every fact that the page stated. Cells after a missing fact
 * move up, so no column contains one kind of fact. Each row has the vehicle's name and year somewhere. Price, fuel,
 * gearbox, colour and body are taken from cells before it that contain nothing else.
 */
export class RaggedRows {
  /** The columns of such rows; empty for a table whose columns have a meaning. */
  readonly columns: readonly string[];

  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    const isNumbered = headings !== null && headings.length > 0 && headings.every((one) => NUMBERED.test(one));
    this.columns =
      isNumbered && areRagged(rows.slice(0, LOOKED_AT)) ? ["Title", ...FACTS.map(([one]) => one), OTHERS] : [];
  }

  /** The row, with its facts under their names. */
  spread(item: FeedItem): FeedItem {
    if (this.columns.length === 0 || !("cells" in item)) return item;
    const { cells } = item;
    const all = Object.keys(cells).map((column) => clean(cells[column]));
    const named = all.findIndex(isName);
    const before = named < 0 ? [] : all.slice(0, named);
    const facts: Record<string, string> = { Title: all[named] ?? "" };
    for (const [column, test] of FACTS) facts[column] = before.find(test) ?? "";
    const used = new Set(Object.values(facts));
    facts[OTHERS] = all.filter((cell) => cell !== "" && !used.has(cell)).join("; ");
    return { ...item, cells: facts };
  }
}

const isName = (cell: string) => readTitle(cell).year !== null && isVehicleName(cell);

/** Whether most rows have a vehicle's name, and either names or fuels are not always in the same column. */
function areRagged(rows: readonly FeedRow[]): boolean {
  const names = placesOf(rows, isName);
  const fuels = placesOf(rows, (cell) => FACTS.some(([column, test]) => column === "Fuel" && test(cell)));
  return names.rows >= FEWEST && names.rows >= rows.length * LEAST_NAMED && [names, fuels].some(areSpread);
}

const areSpread = ({ rows, most }: ReturnType<typeof placesOf>) => rows >= FEWEST && most <= rows * MOST_IN_ONE;

/** How many rows have such a cell, and how many of these have it in the most frequent column. */
function placesOf(rows: readonly FeedRow[], test: (cell: string) => boolean): { rows: number; most: number } {
  const times = new Map<string, number>();
  for (const { cells } of rows) {
    const column = Object.keys(cells).find((one) => test(clean(cells[one])));
    if (column !== undefined) times.set(column, (times.get(column) ?? 0) + 1);
  }
  const all = [...times.values()];
  return { rows: all.reduce((sum, count) => sum + count, 0), most: Math.max(0, ...all) };
}

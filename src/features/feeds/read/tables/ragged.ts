import { simpleBody } from "../../normalise/kinds/body.ts";
import { isPlainColour } from "../../normalise/kinds/colour.ts";
import { isDriveWord } from "../../normalise/kinds/drive.ts";
import { simpleFuel } from "../../normalise/kinds/fuel.ts";
import { simpleTransmission } from "../../normalise/kinds/transmission.ts";
import { readTitle } from "../../normalise/names/title.ts";
import { clean } from "../../normalise/text.ts";
import { isVehicleName } from "../../recognise/beside/vehicle-name.ts";
import type { FeedItem, FeedRow } from "../../schema.ts";

/** Headings that only number the columns. */
const NUMBERED = /^(?:column |unnamed: ?|field ?)?\d+$/i;
/** Rows that are examined, the share of them whose name must be found, and up to which one column may have all. */
const [LOOKED_AT, FEWEST, LEAST_NAMED, MOST_IN_ONE] = [200, 8, 0.7, 0.85];

/** What a cell says by itself, by the column that the row gets for it: whole words, as any text may hold a part. */
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
 * Rows as they are collected from pages: a cell for each fact, and none where a fact is missing, so that all behind it
 * move up and no column holds one kind of fact. Each row has the vehicle's name with its year somewhere; price, fuel,
 * gearbox, colour and body are the cells before it that say one of them and nothing else.
 */
export class RaggedRows {
  /** The columns of such rows; none of a table whose columns mean something. */
  readonly columns: readonly string[];

  constructor(headings: readonly string[] | null, rows: readonly FeedRow[]) {
    const isNumbered = headings !== null && headings.length > 0 && headings.every((one) => NUMBERED.test(one));
    this.columns =
      isNumbered && areRagged(rows.slice(0, LOOKED_AT)) ? ["Title", ...FACTS.map(([one]) => one), OTHERS] : [];
  }

  /** The row with its facts under their names. */
  spread(item: FeedItem): FeedItem {
    if (this.columns.length === 0 || !("cells" in item)) return item;
    const { cells } = item;
    const all = Object.keys(cells).map((column) => clean(cells[column]));
    const named = all.findIndex(isName);
    const before = named < 0 ? [] : all.slice(0, named);
    const facts: Record<string, string> = { Title: all[named] ?? "" };
    for (const [column, test] of FACTS) facts[column] = before.find(test) ?? "";
    const told = new Set(Object.values(facts));
    facts[OTHERS] = all.filter((cell) => cell !== "" && !told.has(cell)).join("; ");
    return { ...item, cells: facts };
  }
}

const isName = (cell: string) => readTitle(cell).year !== null && isVehicleName(cell);

/** Whether most rows have a vehicle's name, and names or fuels stand now in one column and now in another. */
function areRagged(rows: readonly FeedRow[]): boolean {
  const names = placesOf(rows, isName);
  const fuels = placesOf(rows, (cell) => FACTS.some(([column, test]) => column === "Fuel" && test(cell)));
  return names.rows >= FEWEST && names.rows >= rows.length * LEAST_NAMED && [names, fuels].some(areSpread);
}

const areSpread = ({ rows, most }: ReturnType<typeof placesOf>) => rows >= FEWEST && most <= rows * MOST_IN_ONE;

/** How many rows have such a cell, and how many of them in the same column. */
function placesOf(rows: readonly FeedRow[], test: (cell: string) => boolean): { rows: number; most: number } {
  const times = new Map<string, number>();
  for (const { cells } of rows) {
    const column = Object.keys(cells).find((one) => test(clean(cells[one])));
    if (column !== undefined) times.set(column, (times.get(column) ?? 0) + 1);
  }
  const all = [...times.values()];
  return { rows: all.reduce((sum, count) => sum + count, 0), most: Math.max(0, ...all) };
}

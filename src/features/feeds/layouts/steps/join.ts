import {
  filledLines,
  headingAt,
  type Line,
  padded,
  type Sheet,
  type Sheets,
  type Step,
  type Way,
  widthOf,
} from "../sheet.ts";

/** The share of values that the other sheet must have, the fewest rows, and how many sheets and ways are tried. */
const [LEAST_FOUND, FEWEST_ROWS, MOST_SHEETS, MOST_WAYS] = [0.8, 2, 8, 6];
/** A table with more columns than this is not one of records. */
const MOST_COLUMNS = 60;

interface Table {
  readonly name: string;
  readonly heading: readonly string[];
  readonly rows: readonly Line[];
}

/** Several sheets, one of which refers to the rows of another: cars with the number of their model. */
export const join: Step = (sheets) => {
  if (sheets.length < 2 || sheets.length > MOST_SHEETS) return [];
  const tables = sheets.map(tableOf);
  const ways: Way[] = [];
  for (const [one, own] of tables.entries()) {
    for (const [other, theirs] of tables.entries()) {
      if (one === other || !own || !theirs || own.rows.length < theirs.rows.length / 2) continue;
      const key = keyOf(own, theirs);
      if (key)
        ways.push({
          says: "Records that name each other are read together",
          read: (all) => joined(all, one, other, key),
        });
    }
  }
  return ways.slice(0, MOST_WAYS);
};

interface Key {
  readonly own: number;
  readonly their: number;
}

/** The column that refers to the other table's rows, and the column it refers to; null if there is none. */
function keyOf(own: Table, theirs: Table): Key | null {
  for (const [their] of theirs.heading.entries()) {
    const values = theirs.rows.map(({ cells }) => (cells[their] ?? "").trim());
    const known = new Set(values);
    if (known.has("") || known.size < values.length) continue;
    const at = own.heading.findIndex((heading, column) => {
      const texts = own.rows.map(({ cells }) => (cells[column] ?? "").trim()).filter((value) => value !== "");
      const isOf = isKeyOf(heading, theirs, their);
      return (
        isOf &&
        texts.length >= FEWEST_ROWS &&
        texts.filter((value) => known.has(value)).length >= texts.length * LEAST_FOUND
      );
    });
    if (at >= 0) return { own: at, their };
  }
  return null;
}

/** Whether a heading may refer to that column: they have the same name, or one is an ID ("model_id", "spec", "ref"). */
function isKeyOf(heading: string, theirs: Table, their: number): boolean {
  const [mine, other] = [lettersOf(heading), lettersOf(theirs.heading[their] ?? "")];
  return mine === other || IDS.test(other) || IDS.test(mine) || lettersOf(theirs.name).startsWith(mine);
}
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const IDS = /(?:id|ref|key|no|code|number|pk|fk|stockno)$/;

function tableOf(sheet: Sheet): Table | null {
  const lines = filledLines(sheet);
  const at = Math.max(0, headingAt(lines));
  const heading = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1);
  return rows.length < FEWEST_ROWS || heading.length > MOST_COLUMNS ? null : { name: sheet.name, heading, rows };
}

function joined(sheets: Sheets, one: number, other: number, key: Key): Sheets {
  const [own, theirs] = [sheets[one], sheets[other]].map((sheet) => sheet && tableOf(sheet));
  if (!own || !theirs) return sheets;
  const found = new Map(theirs.rows.map(({ cells }) => [(cells[key.their] ?? "").trim(), cells]));
  const width = Math.max(own.heading.length, widthOf(own.rows));
  const rest = (cells: readonly string[]) => padded(cells, theirs.heading.length).filter((_, at) => at !== key.their);
  const used = new Set(own.heading.map(lettersOf));
  const named = theirs.heading.map((heading) => (used.has(lettersOf(heading)) ? `${theirs.name}.${heading}` : heading));
  const lines = [
    { at: 1, cells: [...padded(own.heading, width), ...rest(named)] },
    ...own.rows.map(({ at, cells }) => ({
      at,
      cells: [...padded(cells, width), ...rest(found.get((cells[key.own] ?? "").trim()) ?? [])],
    })),
  ];
  const others = sheets.filter((_, at) => at !== one && at !== other);
  return [{ name: own.name, lines }, ...others];
}

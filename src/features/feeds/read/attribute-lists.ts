import { headingStrength } from "../recognise/headings.ts";
import type { FeedItem, FeedRow } from "../schema.ts";

/** The number of a column's cells that are examined, and the longest cell that is read. */
const LOOKED_AT = 60;
const LONGEST_CELL = 8000;
/** The share of a column's cells that must be lists, and the fewest names of a list. */
const LEAST_LISTS = 0.6;
const FEWEST_NAMES = 2;
/** The most names that become columns, and the share of the lists that each must be in. */
const MOST_NAMES = 100;
const LEAST_SHARED = 0.1;

/** A valid name before the sign that separates it from its value. */
const NAME = /^\p{L}[\p{L}\d _./()#-]{0,39}$/u;

/** Tags between the lines of a text written as HTML. */
const LINE_TAG = /<\/?(?:br|li|ul|ol|p|div|tr|td|dl|dt|dd|strong|b|span)(?:\s[^<>]{0,60})?\s?\/?>/gi;

/**
 * The attributes in a cell that lists them: "make=Kia,odometer=78464", "Fuel: Diesel; Doors: 4", `"Kilometres=112,310";
 * "Rego=ABC12D"`. A part without a name belongs to the value before it. Null for a cell that does not begin with a
 * name, or that repeats one.
 */
function attributesIn(cell: string): ReadonlyMap<string, string> | null {
  if (cell.length > LONGEST_CELL) return null;
  const isPage = cell.includes("<") && cell.search(LINE_TAG) >= 0;
  const text = (isPage ? linesOfPage(cell) : cell).trim();
  const attributes = new Map<string, string>();
  let name: string | null = null;
  for (const part of text.split(/(?<=[,;|\n])/)) {
    if (part.trim() === "") continue;
    const pair = pairOf(part.replace(/^\s*"?/, ""));
    const previous = name === null ? "" : (attributes.get(name) ?? "");
    if (pair) {
      name = isPage && attributes.has(pair.name) ? null : pair.name;
      if (attributes.has(pair.name) && !isPage) return null;
      if (name !== null) attributes.set(name, pair.value);
    } else if (isPage && (name === null || /\S[^\S\n]*\n$/.test(previous.slice(-40)))) name = null;
    else if (name === null) return null;
    else attributes.set(name, previous + part);
  }
  return new Map([...attributes].map(([key, value]) => [key, withoutEnd(value).trim()]));
}

/** The lines of a text written as HTML. In each row of a small table, the first cell, or every other one, is a name. */
function linesOfPage(cell: string): string {
  const rows = /<\/t[dh]>/i.test(cell)
    ? cell
        .split(/<\/tr\s?>/i)
        .map(pairsOfCells)
        .join("\n")
    : cell;
  const named = rows.replace(/:\s?<\/(?:strong|b|span|em|dt)\s?>/gi, ": ");
  return plainEntities(named.replace(/<\/dt\s?>\s?<dd(?:\s[^<>]{0,60})?>/gi, ": ").replace(LINE_TAG, "\n"));
}

/** A table row with an even number of cells, as a line for each pair of them. */
function pairsOfCells(row: string): string {
  const [before = "", ...cells] = row.split(/<t[dh](?:\s[^<>]{0,200})?>/i);
  if (cells.length === 0 || cells.length % 2 === 1) return row;
  const texts = cells.map((cell) => cell.replace(/<[^<>]{0,200}>/g, " ").trim());
  const lines = texts.flatMap((name, at) => (at % 2 === 0 ? `${name.replace(/:$/, "")}: ${texts[at + 1] ?? ""}` : []));
  return `${before}\n${lines.join("\n")}\n`;
}

const plainEntities = (text: string) => text.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&");

/** A value without trailing separators. A loop, since a hostile cell may end with thousands of them. */
function withoutEnd(value: string): string {
  let end = value.length;
  while (end > 0 && /[,;|"\s]/.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}

/** A name and its value, or null. A colon needs a space after it, since times and URLs have none. */
function pairOf(part: string): { readonly name: string; readonly value: string } | null {
  const at = part.slice(0, 45).search(/=|:\s/);
  const name = at < 0 ? "" : part.slice(0, at).trim();
  return NAME.test(name) ? { name, value: part.slice(at + 1) } : null;
}

/** Names that enough of the lists have, in order of appearance. */
function sharedNames(lists: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const times = new Map<string, number>();
  for (const list of lists) for (const name of list.keys()) times.set(name, (times.get(name) ?? 0) + 1);
  const shared = [...times].filter(([, count]) => count >= lists.length * LEAST_SHARED).map(([name]) => name);
  return shared.slice(0, MOST_NAMES);
}

/**
 * Columns whose cells list attributes with the same names, as shops export all facts about a product in one cell. Each
 * name becomes a column of its own, `Column.name`, which is recognised like any other.
 */
export class AttributeLists {
  /** The new columns of all lists together. */
  readonly columns: readonly string[];
  readonly #namesOf = new Map<string, ReadonlyMap<string, string>>();

  /** Looks for such columns in the first rows of a file. */
  constructor(rows: readonly FeedRow[]) {
    for (const column of new Set(rows.slice(0, LOOKED_AT).flatMap(({ cells }) => Object.keys(cells)))) {
      const names = namesIn(rows, column);
      if (names.length > 0) this.#namesOf.set(column, new Map(names.map((name) => [name, `${column}.${name}`])));
    }
    this.columns = [...this.#namesOf.values()].flatMap((names) => [...names.values()]);
  }

  /** Adds the attributes in the row's lists to its cells, in place, unless it has a cell of that name. */
  spread(item: FeedItem): FeedItem {
    if (this.columns.length === 0 || !("cells" in item)) return item;
    const cells = item.cells as Record<string, string>;
    for (const [column, names] of this.#namesOf) {
      for (const [name, value] of attributesIn(cells[column] ?? "") ?? []) {
        const own = names.get(name);
        if (own !== undefined) cells[own] ??= value;
      }
    }
    return item;
  }
}

/** The name that almost every cell of a column repeats before its value: "Stock No: U10231". Null if there is none. */
function labelOf(parsed: readonly ReadonlyMap<string, string>[], filled: readonly string[]): string | null {
  const [name] = parsed[0]?.keys() ?? [];
  // A cell that goes on to other facts ("Odometer: 59,539 km. Colour: White") is a description.
  const isOne = (list: ReadonlyMap<string, string>) =>
    list.size === 1 && ![...list.values()].some((value) => value.includes(": "));
  const alike = parsed.filter((list) => name !== undefined && list.has(name) && isOne(list)).length;
  const isLabel = alike >= FEWEST_LABELS && alike >= filled.length * LEAST_LABELS;
  return isLabel && name !== undefined && headingStrength([name]) > 0 ? name : null;
}
const [FEWEST_LABELS, LEAST_LABELS] = [3, 0.9];

/**
 * The names that a column's lists share; none if its cells are not lists, or if the names are not facts of vehicles.
 */
function namesIn(rows: readonly FeedRow[], column: string): readonly string[] {
  const filled = rows.flatMap(({ cells }) => (cells[column] ?? "").trim() || []).slice(0, LOOKED_AT);
  const parsed = filled
    .map((cell) => (/=|:\s|<\//.test(cell) ? attributesIn(cell) : null))
    .filter((list) => list !== null);
  const label = labelOf(parsed, filled);
  if (label !== null) return [label];
  const lists = parsed.filter((list) => list.size >= FEWEST_NAMES);
  if (lists.length === 0 || lists.length < filled.length * LEAST_LISTS) return [];
  const names = sharedNames(lists);
  return headingStrength(names) >= FEWEST_NAMES ? names : [];
}

import { flatten } from "../../read/flatten.ts";
import { headingStrength } from "../../recognise/headings.ts";
import { headingFor, type Line, type Sheet } from "../sheet.ts";
import { type Opening, sampleOf } from "./raw.ts";

/** How deep the search for records goes, and how many levels of an object's keys may be facts. */
const [DEEPEST, MOST_KEYS] = [9, 3];
/**
 * How many records are collected from each place, for a sample and for the whole, and how many cells altogether: a
 * hostile file may have more.
 */
const [SAMPLED, MOST_RECORDS, MOST_CELLS] = [160, 50_000, 2_000_000];
/** The most places and columns that are examined. */
const [MOST_PLACES, MOST_COLUMNS] = [200, 400];
/** The most places that become openings, those whose records name most facts first. */
const MOST_OPENINGS = 24;

type Cells = Readonly<Record<string, string>>;
/** The records in one place of the tree, or rows of cells if lists are there instead. */
interface Place {
  readonly records: Cells[];
  readonly rows: string[][];
  /** How many keys on the path to this place are facts. */
  readonly keys: number;
  /** Names for the cells of its rows, if a list next to them gives names. */
  readonly names: readonly string[] | null;
}
type Named = Readonly<Record<string, unknown>>;

/** The context of a record: facts from the records that contain it, and the keys that lead to it. */
interface Above {
  readonly said: Cells;
  readonly keys: readonly string[];
  /** Texts next to a list, which may say what its values are. */
  readonly beside?: readonly string[];
  /** A list of names next to it. */
  readonly names?: readonly string[] | null;
}

/** The lists of records anywhere in a tree of objects and lists, each by itself and all of them together. */
export function treeOpenings(tree: unknown): readonly Opening[] {
  const found = [...new Walk(SAMPLED).of(tree)].filter(([, place]) => place.records.length + place.rows.length > 1);
  const strong = found
    .map(([path, place]) => ({ path, sheet: sheetOf(path, place) }))
    .map((one) => ({ ...one, strength: strengthOf(one.sheet) }))
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, MOST_OPENINGS);
  const sheetsAt = (paths: readonly string[]) => () => {
    const places = new Walk(MOST_RECORDS, new Set(paths)).of(tree);
    return paths.flatMap((path) => {
      const place = places.get(path);
      return place ? [sheetOf(path, place)] : [];
    });
  };
  const single = strong.map(({ path, sheet }): Opening => {
    const says = path === "" ? "" : `The vehicles were found at “${shown(path)}”`;
    return { says, sample: sampleOf([sheet]), whole: sheetsAt([path]) };
  });
  const lists = strong.filter(({ path }) => !path.includes("*")).slice(0, MOST_JOINED);
  const together = {
    says: "",
    sample: sampleOf(lists.map(({ sheet }) => sheet)),
    whole: sheetsAt(lists.map(({ path }) => path)),
  };
  return lists.length > 1 ? [...single, together] : single;
}
const MOST_JOINED = 8;

const shown = (path: string) =>
  path
    .replace(/\[\]/g, "")
    .replace(/\.?\*/g, " › each")
    .replace(/^[. ›]+/, "")
    .slice(0, 80);

function strengthOf({ lines }: Sheet): number {
  const [heading, first] = lines;
  return (
    headingStrength(heading?.cells ?? []) + (lines.length > 2 ? 1 : 0) + (first ? headingStrength(first.cells) / 2 : 0)
  );
}

class Walk {
  readonly #most: number;
  readonly #only: ReadonlySet<string> | null;
  readonly #places = new Map<string, Place>();
  #cells = 0;

  constructor(most: number, only: ReadonlySet<string> | null = null) {
    this.#most = most;
    this.#only = only;
  }

  of(tree: unknown): ReadonlyMap<string, Place> {
    this.#visit(tree, "", { said: {}, keys: [] }, 0);
    return this.#places;
  }

  #visit(value: unknown, path: string, above: Above, depth: number): void {
    if (depth > DEEPEST || this.#cells > MOST_CELLS) return;
    if (Array.isArray(value)) this.#list(value, path, above, depth);
    else if (isNamed(value)) this.#record(value, path, above, depth);
  }

  #list(list: readonly unknown[], path: string, above: Above, depth: number): void {
    if (list.length > 0 && list.every(isPlain)) this.#row(list, path, above);
    else for (const item of list) this.#visit(item, `${path}[]`, above, depth + 1);
  }

  #record(value: Named, path: string, above: Above, depth: number): void {
    const entries = Object.entries(value);
    const inner = entries.filter(([, one]) => !isPlain(one));
    if (path !== "" && inner.length < MOST_COLUMNS) this.#put(value, path, above);
    const own = entries.flatMap(([key, one]) =>
      isPlain(one) && one !== null ? [[nameBelow(path, key), String(one)] as const] : [],
    );
    const below = own.length > 0 ? { ...above, said: { ...above.said, ...Object.fromEntries(own) } } : above;
    const fewest = above.keys.length > 0 ? 1 : 2;
    const names = namesBeside(inner.map(([, one]) => one));
    const beside = own.length <= FEW_BESIDE ? own.map(([, text]) => text) : [];
    const isKeyed = inner.length >= fewest && inner.length === entries.length && above.keys.length < MOST_KEYS;
    for (const [key, one] of inner) {
      if (isKeyed) this.#visit(one, `${path}.*`, { said: above.said, keys: [...above.keys, key], names }, depth + 1);
      if (!isKeyed || inner.length <= FEW_NAMES)
        this.#visit(one, path === "" ? key : `${path}.${key}`, { ...below, names, beside }, depth + 1);
    }
    const areColumns = inner.length === 0 && path.endsWith("*");
    if (areColumns) this.#row(Object.values(value), `${path}=`, above);
  }

  #row(list: readonly unknown[], path: string, above: Above): void {
    const names =
      above.names?.length === list.length
        ? [...above.keys, ...(above.beside ?? [])].map(() => "").concat(above.names)
        : null;
    const place = this.#placeAt(path, { ...above, names });
    if (!place || list.length > MOST_COLUMNS * 10) return;
    this.#cells += list.length;
    place.rows.push([...above.keys, ...(above.beside ?? []), ...list.map((cell) => String(cell ?? ""))]);
  }

  #put(value: Named, path: string, { said, keys }: Above): void {
    const place = this.#placeAt(path, { said, keys });
    if (!place) return;
    const cells = flatten(value);
    for (const [at, key] of keys.entries()) cells[keyName(at)] ??= key;
    for (const [name, text] of Object.entries(said)) cells[name] ??= text;
    this.#cells += Object.keys(cells).length;
    place.records.push(cells);
  }

  /** The place that a record belongs to; null if it is full or not requested. */
  #placeAt(path: string, { keys, names }: Above): Place | null {
    if (this.#only && !this.#only.has(path)) return null;
    const found = this.#places.get(path) ?? { records: [], rows: [], keys: keys.length, names: names ?? null };
    if (!this.#places.has(path) && this.#places.size >= MOST_PLACES) return null;
    this.#places.set(path, found);
    return found.records.length + found.rows.length < this.#most ? found : null;
  }
}
const FEW_BESIDE = 2;
/** An object with more names than this is keyed by facts only. */
const FEW_NAMES = 8;

const keyName = (at: number) => `(key ${at + 1})`;
const isPlain = (value: unknown) => value === null || typeof value !== "object";
const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The list of names for the lists in a list next to it: `{"cols": ["make", …], "rows": [["Kia", …], …]}`. Null if none
 * is.
 */
function namesBeside(values: readonly unknown[]): readonly string[] | null {
  const lists = values.filter((value) => Array.isArray(value)) as (readonly unknown[])[];
  const areRows = lists.some((list) => Array.isArray(list[0]));
  const named = lists.find((list) => list.length > 2 && list.every((one) => typeof one === "string"));
  return areRows && named && headingStrength(named as string[]) > 1 ? (named as string[]) : null;
}

/** The column name for a fact of an outer record: "brand.name", or "name" at the top. */
function nameBelow(path: string, key: string): string {
  const last = path.replace(/\[\]/g, "").split(".").at(-1) ?? "";
  return last === "" || last === "*" ? key : `${last}.${key}`;
}

function sheetOf(path: string, { records, rows, keys, names }: Place): Sheet {
  const name = path.replace(/\[\]/g, "").split(".").at(-1) ?? "";
  const all = names === null ? rows : [names, ...rows];
  if (rows.length > 0) return { name, lines: all.map((cells, at): Line => ({ at: at + 1, cells })) };
  const columns = new Set<string>();
  for (const record of records) for (const column in record) if (columns.size < MOST_COLUMNS) columns.add(column);
  const named = [...columns];
  const keyed = Array.from({ length: keys }, (_, at) => keyName(at));
  const heading = named.map((column) =>
    keyed.includes(column) ? headingFor([...new Set(records.map((record) => record[column] ?? ""))]) : column,
  );
  const lines = records.map((record, at): Line => ({ at: at + 2, cells: named.map((column) => record[column] ?? "") }));
  return { name, lines: [{ at: 1, cells: heading }, ...lines], isRecords: true };
}

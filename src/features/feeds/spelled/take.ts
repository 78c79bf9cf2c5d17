import type { FeedRow, Problem } from "../schema.ts";
import { unguarded } from "./formulas.ts";
import { entriesOf, isCarKey, isInOwnSpelling, isStructured, schemaOf } from "./keys.ts";
import { isRecord, shaped, TooMuch } from "./shape.ts";

/** The parts of a row that are in the specification's own form, taken before its columns are recognised. */
export type Spelled = Pick<FeedRow, "spelled" | "refused">;

interface Taking {
  /** All names in the row, because other systems call their option lists `extras`. */
  readonly names: ReadonlySet<string>;
  readonly spelled: Record<string, unknown>;
  readonly refused: Problem[];
}

/** Takes one field if it is in the record's form. True if it was taken, or was refused because it is too long. */
function take(key: string, raw: unknown, { names, spelled, refused }: Taking): boolean {
  const schema = schemaOf(key);
  if (!schema || !isStructured(key) || (key === "extras" && !isInOwnSpelling(names))) return false;
  try {
    const found = shaped(schema, raw);
    if (found) spelled[key] = found.value;
    return found !== null;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    refused.push({ column: key, value: "", reason: error.message });
    return true;
  }
}

const begin = (names: readonly string[]): Taking => ({ names: new Set(names), spelled: {}, refused: [] });

function outcome({ spelled, refused }: Taking): Spelled {
  return {
    ...(Object.keys(spelled).length > 0 && { spelled }),
    ...(refused.length > 0 && { refused }),
  };
}

/**
 * Splits a JSON record into the fields nested as in the specification, and the rest, which will be flattened. A plain
 * field that is null becomes an empty cell, because the file says explicitly that there is no value.
 */
export function takeFromRecord(value: unknown): { readonly own: Spelled; readonly rest: unknown } {
  if (!isRecord(value)) return { own: {}, rest: value };
  const taking = begin(Object.keys(value));
  const isOwn = isInOwnSpelling(taking.names);
  const rest: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === null) {
      if (isStructured(key)) taking.spelled[key] = null;
      else if (isOwn && isCarKey(key)) rest[key] = "";
    } else if (take(key, inner, taking)) rest[key] = unknownParts(key, inner);
    // A report may be an object with an address (CAR-050).
    else rest[key] = key === "file" && isRecord(inner) ? JSON.stringify(inner) : inner;
  }
  return { own: outcome(taking), rest };
}

/** The parts of an object that the record lacks, which are kept like any other column. */
function unknownParts(key: string, value: unknown): unknown {
  const schema = schemaOf(key);
  const entries = schema && entriesOf(schema);
  if (!entries || !isRecord(value)) return null;
  const remaining = Object.entries(value).filter(([name]) => !Object.hasOwn(entries, name));
  return remaining.length > 0 ? Object.fromEntries(remaining) : null;
}

/** What the names of a row's cells show, regardless of their content. */
interface Naming {
  readonly names: ReadonlySet<string>;
  readonly isOwn: boolean;
  /** Names of nested fields. */
  readonly nested: readonly string[];
}

function namingOf(headings: readonly string[]): Naming {
  const names = new Set(headings);
  return { names, isOwn: isInOwnSpelling(names), nested: [...names].filter(isStructured) };
}

const namings = new WeakMap<readonly string[], Naming>();

/** The naming of a table's headings, determined once for all of its rows. */
function namingOfTable(headings: readonly string[]): Naming {
  const naming = namings.get(headings) ?? namingOf(headings);
  namings.set(headings, naming);
  return naming;
}

const NOTHING: Spelled = {};

/**
 * Like `takeFromRecord`, for a row of cells in which nested fields are JSON. Removes the taken cells from `cells`.
 * `headings` are those of a table, if the row has a cell for each.
 */
export function takeFromCells(cells: Record<string, string>, headings?: readonly string[]): Spelled {
  const { names, isOwn, nested } = headings ? namingOfTable(headings) : namingOf(Object.keys(cells));
  if (isOwn) for (const name of names) cells[name] = unguarded(cells[name] ?? "");
  if (nested.length === 0) return NOTHING;
  const taking: Taking = { names, spelled: {}, refused: [] };
  for (const key of nested) {
    const text = cells[key] ?? "";
    if (text === "") taking.spelled[key] = null;
    else if (!/^\s*[[{]/.test(text) || !take(key, text, taking)) continue;
    delete cells[key];
  }
  return outcome(taking);
}

/** Like `takeFromRecord`, for the elements of an XML record. Removes the cells of taken elements from `cells`. */
export function takeFromElements(elements: ReadonlyMap<string, unknown>, cells: Record<string, string>): Spelled {
  const taking = begin([...elements.keys(), ...Object.keys(cells)]);
  for (const [key, nodes] of elements) {
    if (!take(key, nodes, taking)) continue;
    for (const column of Object.keys(cells)) if (column === key || column.startsWith(`${key}.`)) delete cells[column];
  }
  return outcome(taking);
}

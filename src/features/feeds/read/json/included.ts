import { isRecord, type Named, parsed } from "./json-record.ts";
import type { Piece } from "./piece.ts";

/** Related records, by type and ID, as JSON:API lists them under `included`. */
export type Included = ReadonlyMap<string, Named>;

/**
 * The most records and characters that are kept: enough for a stock's makes, models and pictures, but bounded against a
 * hostile file.
 */
const [MOST, MOST_CHARACTERS] = [50_000, 16 * 1024 * 1024];
/** How far a record's relations are followed: from a car to its model, and from the model to its make. */
const DEEPEST = 2;

/**
 * All records that a file includes in addition to its own; null if its records have no relations. `head` is the file's
 * beginning.
 */
export async function includedIn(pieces: AsyncIterable<Piece>, head: string): Promise<Included | null> {
  if (!/"relationships"\s?:/.test(head)) return null;
  const found = new Map<string, Named>();
  let characters = 0;
  for await (const piece of pieces) {
    characters += piece.text.length;
    const record = parsed(piece);
    if (found.size >= MOST || characters > MOST_CHARACTERS) break;
    const name = record && nameOf(record);
    if (record && name !== null) found.set(name, record);
  }
  return found.size > 0 ? found : null;
}

/** The record with its relations' types and IDs replaced by the included records. */
export function withIncluded(record: unknown, included: Included, depth = 0): unknown {
  if (!isRecord(record) || !isRecord(record.relationships) || depth >= DEEPEST) return record;
  const relationships = Object.entries(record.relationships).map(([name, relation]) => {
    if (!isRecord(relation)) return [name, relation] as const;
    const { data } = relation;
    const of = (one: unknown) => (isRecord(one) ? includedRecord(one, included, depth) : one);
    return [name, { ...relation, data: Array.isArray(data) ? data.map(of) : of(data) }] as const;
  });
  return { ...record, relationships: Object.fromEntries(relationships) };
}

/** The included record for a type and ID. */
function includedRecord(one: Named, included: Included, depth: number): unknown {
  const name = nameOf(one);
  const found = name === null ? undefined : included.get(name);
  if (!found || !isRecord(found.attributes)) return one;
  const { relationships } = withIncluded(found, included, depth + 1) as Named;
  return relationships === undefined ? found.attributes : { ...found.attributes, relationships };
}

function nameOf({ type, id }: Named): string | null {
  const isNumber = typeof id === "string" || typeof id === "number";
  return typeof type === "string" && isNumber ? `${type} ${id}` : null;
}

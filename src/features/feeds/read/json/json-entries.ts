import { headingStrength } from "../../recognise/headings.ts";
import { flatten } from "../flatten.ts";
import { type JsonLayout, pieces } from "./json.ts";
import { bare, parsed } from "./json-record.ts";
import type { Piece } from "./piece.ts";

/** How deep objects of entries are searched for, and in how much of the file. */
const DEEPEST = 4;
const SURVEY_CHARACTERS = 2 * 1024 * 1024;
const SURVEY_PIECES = 2000;
/** The number of each object's entries that are examined. */
const LOOKED_AT = 5;
/** The fewest field names that entries of a nested object must share: the parts of a single vehicle share fewer. */
const FEWEST_SHARED = 3;

interface Entries {
  readonly keys: string[];
  readonly names: string[][];
}

/**
 * Finds the object whose entries look most like vehicles, as in `{"vehicles": {"A1": {…}, "A2": {…}}}`, and how many
 * field names they share; null if there is none.
 */
export async function entriesOf(
  open: () => AsyncIterable<string>,
): Promise<{ readonly layout: JsonLayout; readonly strength: number } | null> {
  let best: { readonly layout: JsonLayout; readonly strength: number } | null = null;
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const found = new Map<string, Entries>();
    let count = 0;
    for await (const piece of pieces(beginning(open()), "entries", null, undefined, depth)) {
      look(found, piece);
      count += 1;
      if (count >= SURVEY_PIECES) break;
    }
    for (const [path, { keys, names }] of found) {
      const strength = headingStrength(shared(names));
      if (strength <= (best?.strength ?? 0) || (depth > 1 && strength < FEWEST_SHARED)) continue;
      const layout: JsonLayout = { place: "entries", path: depth === 1 ? null : path };
      best = { layout: isCounted(keys) ? { ...layout, isCounted: true } : layout, strength };
    }
  }
  return best;
}

async function* beginning(text: AsyncIterable<string>): AsyncGenerator<string> {
  let read = 0;
  for await (const chunk of text) {
    yield chunk;
    read += chunk.length;
    if (read > SURVEY_CHARACTERS) return;
  }
}

function look(found: Map<string, Entries>, piece: Piece): void {
  const entries = found.get(piece.path) ?? { keys: [], names: [] };
  if (entries.keys.length >= LOOKED_AT) return;
  const value = parsed(piece);
  if (!value || piece.key === undefined) return;
  found.set(piece.path, entries);
  entries.keys.push(piece.key);
  entries.names.push(Object.keys(flatten(bare(value))));
}

/** Names that at least two entries have. */
function shared(names: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>();
  for (const name of names.flat()) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].filter(([, count]) => count > 1).map(([name]) => name);
}

/** Whether the keys count from 0 or 1, like the indexes of a list with gaps. */
function isCounted(keys: readonly string[]): boolean {
  return (keys[0] === "0" || keys[0] === "1") && keys.every((key) => /^\d{1,2}$/.test(key));
}

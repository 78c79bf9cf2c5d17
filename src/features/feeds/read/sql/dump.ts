import { headingStrength } from "../../recognise/headings.ts";
import type { FeedItem } from "../../schema.ts";
import { rowOf } from "../delimited.ts";
import { safeKey } from "../flatten.ts";
import { NoStockFound } from "../opened-feed.ts";
import { CopiedRows } from "./copied-rows.ts";
import { SqlTokens } from "./sql-tokens.ts";
import { type Inserted, Statements } from "./statements.ts";

/** How much of the dump is read to choose its table. */
const SURVEY_CHARACTERS = 64 * 1024 * 1024;

/** Whether a text is a database dump: statements that insert or copy rows, perhaps after comments. */
export function isDump(start: string): boolean {
  const isSql = /^(--|\/\*|(create|insert|replace|set|drop|use|begin|start|lock|pragma|delete)[\s;])/i.test(start);
  const fills = /(^|[\n;])\s{0,99}((insert|replace)\s{1,9}([a-z_]{2,20}\s{1,9}){0,2}into|create\s{1,9}table)\s/i;
  return isSql && (fills.test(start) || /(^|\n)copy\s{1,9}[\w."]{1,199}\s{1,9}(\(|from\s)/i.test(start));
}

/** The rows that the dump inserts into this table. */
export async function* dumpRows(text: AsyncIterable<string>, table: string, head: string): AsyncGenerator<FeedItem> {
  let row = 0;
  for await (const found of insertedRows(text, head)) {
    if (found !== "cut" && found.table !== table) continue;
    row += 1;
    if (found === "cut") yield { ...CUT, row };
    else yield rowOf(found.cells, found.columns.map(safeKey), row);
  }
}

/** The name of the table whose columns look most like a vehicle's. Throws UnreadableFile if none does. */
export async function stockTableOf(text: AsyncIterable<string>, head: string): Promise<string> {
  const seen = new Set<readonly string[]>();
  let best = { table: "", strength: 0 };
  for await (const found of insertedRows(beginning(text), head)) {
    if (found === "cut" || seen.has(found.columns)) continue;
    seen.clear();
    seen.add(found.columns);
    const strength = headingStrength(found.columns);
    if (strength > best.strength) best = { table: found.table, strength };
  }
  if (best.strength < 2)
    throw new NoStockFound(
      "The file is a database's dump (SQL), and none of the tables it fills looks like stock: export the stock as CSV.",
    );
  return best.table;
}

async function* insertedRows(text: AsyncIterable<string>, head: string): AsyncGenerator<Inserted | "cut"> {
  const tokens = new SqlTokens(/`|\\'\w|mysql|mariadb/i.test(head));
  const statements = new Statements();
  const copied = new CopiedRows((table) => statements.columnsOf(table));
  const found = function* (parts: Iterable<string | Inserted>) {
    for (const part of parts)
      if (typeof part === "string") yield* statements.read(tokens.read(part));
      else yield part;
  };
  for await (const piece of text) yield* found(copied.read(piece));
  yield* found(copied.end());
  yield* statements.read(tokens.end());
  if (statements.isOpen || tokens.isWithinQuotes || copied.isOpen) yield "cut";
}

async function* beginning(text: AsyncIterable<string>): AsyncGenerator<string> {
  let read = 0;
  for await (const piece of text) {
    yield piece;
    read += piece.length;
    if (read > SURVEY_CHARACTERS) return;
  }
}

const CUT = {
  problem: { column: null, value: "", reason: "the file ends in the middle of this record" },
  words: [],
  cut: true,
} as const;

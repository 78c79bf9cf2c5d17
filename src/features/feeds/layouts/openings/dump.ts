import { SqlTokens } from "../../read/sql/sql-tokens.ts";
import { Statements } from "../../read/sql/statements.ts";
import type { Line, Sheets } from "../sheet.ts";

/** All tables that a database dump fills, each with its column names as the first line. */
export function dumpSheets(text: string): Sheets {
  const tokens = new SqlTokens(/`|\\'\w|mysql|mariadb/i.test(text.slice(0, HEAD)));
  const statements = new Statements();
  const tables = new Map<string, Line[]>();
  const rows = [...statements.read(tokens.read(text)), ...statements.read(tokens.end())];
  for (const { table, columns, cells } of rows) {
    const lines = tables.get(table) ?? [{ at: 1, cells: columns }];
    tables.set(table, lines);
    lines.push({ at: lines.length + 1, cells });
  }
  return [...tables].map(([name, lines]) => ({ name, lines }));
}
const HEAD = 64 * 1024;

import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { FACETS, type FacetField, NUMBERS } from "../questions/stock.ts";
import { PAGE, type Query, SORTS } from "../questions/workload.ts";
import { COLUMNS, Codes, type FacetCounts, openFacets, refinedFacets, whereOf, wholeFacets } from "./coded.ts";
import type { Answer, PeerKind } from "./peer.ts";

type Row = readonly (number | null)[];

/**
 * SQLite in memory: an FTS5 table without the text itself (`detail=none`, prefixes of two to four letters indexed),
 * codes for facets, an index on each column, `analyze`. The matching cars are gathered once and counted for all open
 * facets in one statement.
 */
export const sqlite: PeerKind = {
  name: "SQLite FTS5",
  kind: "database",
  ordersTies: true,
  build: async (cars) => {
    const db = new DatabaseSync(":memory:");
    if (!hasFts5(db)) return null;
    db.exec("pragma temp_store = memory; pragma cache_size = -1000000");
    db.exec(`create table cars (id integer primary key, text text, rank real, price, km, year, ${FACETS})`);
    db.exec(
      "create virtual table words using fts5(text, content = '', contentless_delete = 1, detail = none, prefix = '2 3 4')",
    );
    const codes = new Codes();
    const insert = db.prepare(`insert or replace into cars (${COLUMNS}) values (${COLUMNS.map(() => "?")})`);
    const insertWords = db.prepare("insert or replace into words (rowid, text) values (?, ?)");
    db.exec("begin");
    for (const car of cars) {
      insert.run(...codes.rowOf(car));
      insertWords.run(car.id, car.text);
    }
    db.exec("commit; insert into words (words) values ('optimize')");
    for (const column of ["rank", ...NUMBERS, ...FACETS]) db.exec(`create index by_${column} on cars (${column})`);
    db.exec("analyze");
    const prepare = preparing(db);
    return {
      search: (query) => answerOf(prepare, codes, query),
      put: (car) => {
        db.exec("begin");
        insert.run(...codes.rowOf(car));
        insertWords.run(car.id, car.text);
        db.exec("commit");
      },
      heldOutside: () => {
        const size = db
          .prepare("select page_count * page_size as bytes from pragma_page_count, pragma_page_size")
          .get();
        return Number(size?.bytes) / 2 ** 20;
      },
    };
  },
};

function hasFts5(db: DatabaseSync): boolean {
  const options = db.prepare("pragma compile_options").all();
  return options.some((option) => Object.values(option).includes("ENABLE_FTS5"));
}

type Prepare = (sql: string) => StatementSync;

function preparing(db: DatabaseSync): Prepare {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const found = known.get(sql);
    if (found) return found;
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    known.set(sql, statement);
    return statement;
  };
}

function answerOf(prepare: Prepare, codes: Codes, query: Query): Answer {
  const text: SQLInputValue[] = query.words.length > 0 ? [matchOf(query.words)] : [];
  const where = (butFor: FacetField | null) =>
    whereOf([
      ...(text.length > 0 ? ["id in (select rowid from words where words match ?)"] : []),
      ...codes.conditions(query, butFor, "+"),
    ]);
  const ask = (sql: string) => prepare(sql).all(...text) as unknown as Row[];
  const open = openFacets(query);
  // Where every car counts, each facet's index counts it; else the matching cars are gathered first.
  const found = where(null) === "" ? "cars" : "found";
  const counting = open.map((field, place) => `select ${place}, ${field}, count(*) from ${found} group by ${field}`);
  const rows = ask(
    `with found as materialized (select ${open} from cars ${where(null)})
     select -1, null, count(*) from ${found} union all ${counting.join(" union all ")}`,
  );
  const facets: FacetCounts = {};
  open.forEach((field, place) => {
    const own = rows.filter(([at]) => at === place).map(([, code, count]) => [code ?? null, count ?? 0] as const);
    facets[field] = codes.counts(field, own);
  });
  for (const field of refinedFacets(query)) {
    const sign = where(field) === "" ? "" : "+";
    const own = ask(`select ${field}, count(*) from cars ${where(field)} group by ${sign}${field}`);
    facets[field] = codes.counts(field, own as unknown as [number | null, number][]);
  }
  const [sortField, direction] = SORTS[query.sort];
  const page = ask(
    `select id from cars ${where(null)} order by ${sortField} ${direction}, id limit ${PAGE} offset ${query.page * PAGE}`,
  );
  return { total: rows[0]?.[2] ?? 0, ids: page.map(([id]) => id ?? 0), facets: wholeFacets(facets) };
}

const matchOf = (words: readonly string[]): string =>
  words.map((word, place) => `"${word}"${place === words.length - 1 ? "*" : ""}`).join(" AND ");

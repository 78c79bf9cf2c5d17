import pg from "pg";
import { type BenchCar, FACETS, type FacetField } from "../questions/stock.ts";
import { PAGE, type Query, SORTS } from "../questions/workload.ts";
import { COLUMNS, Codes, type FacetCounts, INDEXED, openFacets, refinedFacets, whereOf, wholeFacets } from "./coded.ts";
import type { Answer, PeerKind } from "./peer.ts";

const BATCH = 2000;
type Row = readonly (number | null)[];
type Ask = (sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/**
 * The environment variable with the address of an empty database; unset where the machine has no server.
 */
export const POSTGRES_URL = "FORECOURT_BENCH_POSTGRES";

/**
 * PostgreSQL on loopback, without safety from crashes; the words as a `tsvector` under a GIN index, codes for facets,
 * indexes, `vacuum analyze`. Each query has one core, as with all other engines. One statement counts all open facets
 * by grouping sets.
 */
export const postgres: PeerKind = {
  name: "PostgreSQL",
  kind: "database",
  ordersTies: true,
  build: async (cars) => {
    const connectionString = process.env[POSTGRES_URL];
    if (!connectionString) return null;
    const client = new pg.Client({ connectionString });
    await client.connect();
    const ask: Ask = async (text, values) =>
      (await client.query({ text, values: values ? [...values] : [], rowMode: "array" })).rows;
    await client.query("set max_parallel_workers_per_gather = 0; set jit = off; set work_mem = '256MB'");
    await client.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off");
    const codes = new Codes();
    await fill(ask, codes, cars);
    for (const column of INDEXED) await ask(`create index on cars (${column})`);
    await ask("create index on cars using gin (words) with (fastupdate = off)");
    await ask("vacuum analyze cars");
    return {
      search: (query) => answerOf(ask, codes, query),
      put: async (car) => {
        const changes = COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`);
        await ask(
          `insert into cars (${COLUMNS}, words) values (${COLUMNS.map((_, place) => `$${place + 1}`)}, ${vectorOf("$2")})
           on conflict (id) do update set ${changes}, words = excluded.words`,
          codes.rowOf(car),
        );
      },
      heldOutside: async () => Number((await ask("select pg_total_relation_size('cars')"))[0]?.[0]) / 2 ** 20,
      close: () => client.end(),
    };
  },
};

const vectorOf = (text: string) => `array_to_tsvector(string_to_array(${text}, ' '))`;

/** Inserts the cars as arrays of some thousand rows, which is fastest. */
async function fill(ask: Ask, codes: Codes, cars: readonly BenchCar[]): Promise<void> {
  const numbers = "rank float8, price float8, km float8, year float8";
  const facets = FACETS.map((field) => `${field} smallint`);
  await ask(`create table cars (id integer primary key, text text, ${numbers}, ${facets}, words tsvector)`);
  const typeOf = (place: number) =>
    place === 0 ? "integer" : place === 1 ? "text" : place < 6 ? "float8" : "smallint";
  const arrays = COLUMNS.map((_, place) => `$${place + 1}::${typeOf(place)}[]`);
  const sql = `insert into cars (${COLUMNS}, words)
    select ${COLUMNS}, ${vectorOf("text")} from unnest(${arrays}) as given (${COLUMNS})`;
  for (let from = 0; from < cars.length; from += BATCH) {
    const rows = cars.slice(from, from + BATCH).map((car) => codes.rowOf(car));
    await ask(
      sql,
      COLUMNS.map((_, place) => rows.map((row) => row[place])),
    );
  }
}

async function answerOf(ask: Ask, codes: Codes, query: Query): Promise<Answer> {
  const text = query.words.length > 0 ? [matchOf(query.words)] : [];
  const where = (butFor: FacetField | null) =>
    whereOf([...(text.length > 0 ? ["words @@ $1::tsquery"] : []), ...codes.conditions(query, butFor)]);
  const open = openFacets(query);
  const rows = await ask(
    `select grouping(${open}), coalesce(${open}), count(*)::int from cars ${where(null)}
     group by grouping sets ((), ${open.map((field) => `(${field})`)})`,
    text,
  );
  // `grouping` has a bit for each field, which is set where the row is not grouped by it; the last field's is lowest.
  const all = 2 ** open.length - 1;
  const facets: FacetCounts = {};
  open.forEach((field, place) => {
    const own = rows.filter(([grouping]) => grouping === all - 2 ** (open.length - 1 - place));
    facets[field] = codes.counts(
      field,
      own.map(([, code, count]) => [code ?? null, count ?? 0] as const),
    );
  });
  for (const field of refinedFacets(query)) {
    const own = await ask(`select ${field}, count(*)::int from cars ${where(field)} group by ${field}`, text);
    facets[field] = codes.counts(field, own as unknown as [number | null, number][]);
  }
  const [sortField, direction] = SORTS[query.sort];
  const page = await ask(
    `select id from cars ${where(null)} order by ${sortField} ${direction}, id limit ${PAGE} offset ${query.page * PAGE}`,
    text,
  );
  const total = rows.find(([grouping]) => grouping === all)?.[2] ?? 0;
  return { total, ids: page.map(([id]) => id ?? 0), facets: wholeFacets(facets) };
}

const matchOf = (words: readonly string[]): string =>
  words.map((word, place) => `'${word}'${place === words.length - 1 ? ":*" : ""}`).join(" & ");

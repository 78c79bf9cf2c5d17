import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import { type Database, dialectOf } from "../dialect.ts";

/** Numbers and strings by name. */
type Values<G> = { readonly [Name in keyof G]: number | string };

/** A placeholder in a query for a value given with each run. */
class Given {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is run again and again, as pollers do: it is built and compiled to SQL only once, which costs more than
 * running it. Use the fields of `params` only as values in the query: they are placeholders while it is built, so they
 * cannot be calculated with or compared.
 *
 * @example
 * const changesAfter = precompiledQuery((db, params: { readonly id: number }) =>
 *   db.selectFrom("stock_changes").selectAll().where("id", ">", params.id));
 * const { rows } = await changesAfter(db, { id: 7 });
 */
export function precompiledQuery<G extends Values<G>, Row>(
  build: (db: Database, given: G) => Compilable<Row>,
): (db: Database, given: G) => Promise<QueryResult<Row>> {
  const made = new Map<string, CompiledQuery<Row>>();
  return (db, params) => {
    const dialect = dialectOf(db);
    const query = made.get(dialect) ?? build(db, standIns as G).compile();
    made.set(dialect, query);
    const parameters = query.parameters.map((each) => (each instanceof Given ? params[each.name as keyof G] : each));
    return db.executeQuery({ ...query, parameters });
  };
}

const standIns: object = new Proxy({}, { get: (_, name) => new Given(String(name)) });

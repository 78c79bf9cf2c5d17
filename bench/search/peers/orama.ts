import { create, insertMultiple, type Orama, search, update } from "@orama/orama";
import { type BenchCar, FACETS, type FacetField, NUMBERS } from "../questions/stock.ts";
import { PAGE, type Query, SORTS } from "../questions/workload.ts";
import type { Answer, PeerKind } from "./peer.ts";

const SCHEMA = {
  text: "string",
  rank: "number",
  ...Object.fromEntries(NUMBERS.map((field) => [field, "number"] as const)),
  ...Object.fromEntries(FACETS.map((field) => [field, "enum"] as const)),
} as const;
const BATCH = 2000;

type Filters = Record<string, { in: string[] } | { between: [number, number] }>;

/**
 * Orama: facets as enums, which it indexes as sets; our words unchanged and all required (`threshold: 0`). It matches
 * every word as a prefix, not only the last. All filters narrow its counts, so each refined field needs another search
 * without its own filter.
 */
export const orama: PeerKind = {
  name: "Orama",
  kind: "library",
  ordersTies: false,
  build: async (cars) => {
    const db = create({
      schema: SCHEMA,
      sort: { unsortableProperties: ["text"] },
      components: {
        tokenizer: { language: "english", normalizationCache: new Map(), tokenize: (text: string) => text.split(" ") },
      },
    });
    await insertMultiple(db, cars.map(recordOf), BATCH);
    return {
      search: (query) => answerOf(db, query),
      put: async (car) => {
        await update(db, String(car.id), recordOf(car));
      },
    };
  },
};

function recordOf(car: BenchCar) {
  const known = Object.entries(car).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), id: String(car.id) };
}

async function answerOf(db: Orama<typeof SCHEMA>, query: Query): Promise<Answer> {
  const [property, direction] = SORTS[query.sort];
  const found = query.words.length > 0 ? { term: query.words.join(" "), properties: ["text"], threshold: 0 } : {};
  const ask = async (fields: readonly FacetField[], butFor: FacetField | null, limit: number) =>
    await search(db, {
      ...found,
      where: filtersOf(query, butFor),
      facets: Object.fromEntries(fields.map((field) => [field, {}])),
      // Only the page need be in order.
      ...(limit > 0 && { sortBy: { property, order: direction === "asc" ? "ASC" : "DESC" } }),
      limit,
      offset: limit > 0 ? query.page * PAGE : 0,
    } as never);
  const open = FACETS.filter((field) => !query.facets[field]);
  const page = await ask(open, null, PAGE);
  const facets: Partial<Record<FacetField, Record<string, number>>> = {};
  for (const field of open) facets[field] = countsOf(page.facets?.[field]?.values);
  for (const field of FACETS) {
    if (query.facets[field]) facets[field] = countsOf((await ask([field], field, 0)).facets?.[field]?.values);
  }
  return { total: page.count, ids: page.hits.map(({ id }) => Number(id)), facets: facets as Answer["facets"] };
}

function filtersOf({ facets, ranges }: Query, butFor: FacetField | null): Filters {
  const filters: Filters = {};
  for (const field of FACETS) {
    const values = facets[field];
    if (values && field !== butFor) filters[field] = { in: [...values] };
  }
  for (const field of NUMBERS) {
    const range = ranges[field];
    if (range) filters[field] = { between: [...range] };
  }
  return filters;
}

/** A car without a value counts as "". */
function countsOf(values: Record<string, number> = {}): Record<string, number> {
  const { "": _none, ...counts } = values;
  return counts;
}

import itemsjs from "itemsjs";
import { type BenchCar, FACETS, NUMBERS } from "../questions/stock.ts";
import { PAGE, type Query, SORTS, type SortName } from "../questions/workload.ts";
import { miniSearchOf } from "./minisearch.ts";
import type { Answer, PeerKind } from "./peer.ts";

/** A limit above the number of values of any field. */
const ALL_VALUES = 10_000;

/**
 * ItemsJS, set up as its documentation advises for large data: MiniSearch finds the text and passes ids on. Ids keep
 * their order, so they come from lists that were sorted at the start, which costs far less than its own sorting. It has
 * no ranges, so they are checked on the way.
 */
export const itemsJs: PeerKind = {
  name: "ItemsJS and MiniSearch",
  kind: "library",
  ordersTies: true,
  build: async (cars) => {
    const items = cars.map((car) => ({ ...car }));
    const engine = itemsjs(items, {
      native_search_enabled: false,
      aggregations: Object.fromEntries(
        FACETS.map((field) => [field, { size: ALL_VALUES, conjunction: false, hide_zero_doc_count: true }]),
      ),
    });
    const index = miniSearchOf(cars);
    const sorted = new Map((Object.keys(SORTS) as SortName[]).map((sort) => [sort, inOrder(cars, sort)]));
    return {
      search: (query) => {
        const answer = engine.search({
          per_page: PAGE,
          page: query.page + 1,
          filters: query.facets,
          ids: candidates(sorted.get(query.sort) ?? [], query, index.find).map(({ id }) => id),
        });
        const { aggregations } = answer.data;
        return {
          total: answer.pagination.total,
          ids: answer.data.items.map(({ id }) => id),
          facets: Object.fromEntries(
            FACETS.map((field) => [
              field,
              Object.fromEntries(aggregations[field]?.buckets.map(({ key, doc_count }) => [key, doc_count]) ?? []),
            ]),
          ) as Answer["facets"],
        };
      },
      put: null,
    };
  },
};

function inOrder(cars: readonly BenchCar[], sort: SortName): BenchCar[] {
  const [field, direction] = SORTS[sort];
  const sign = direction === "asc" ? 1 : -1;
  return cars.toSorted((a, b) => (a[field] - b[field]) * sign || a.id - b.id);
}

function candidates(
  sorted: readonly BenchCar[],
  { words, ranges }: Query,
  find: (words: readonly string[]) => readonly number[],
): readonly BenchCar[] {
  const limits = NUMBERS.flatMap((field) => (ranges[field] ? [{ field, range: ranges[field] }] : []));
  if (words.length === 0 && limits.length === 0) return sorted;
  const found = words.length > 0 ? new Set(find(words)) : null;
  return sorted.filter(
    (car) =>
      (!found || found.has(car.id)) &&
      limits.every(({ field, range: [least, most] }) => car[field] >= least && car[field] <= most),
  );
}

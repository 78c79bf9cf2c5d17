import { type BenchCar, FACETS, type FacetField } from "../questions/stock.ts";
import { PAGE, type Query, refinedFields, SORTS } from "../questions/workload.ts";
import type { Answer, PeerKind } from "./peer.ts";

/**
 * Brute force: one pass over all cars without any index. It is simple enough to be trusted, so its answers are the
 * reference for all others. It is not slow on purpose: texts are cut into words beforehand, and each car is visited
 * once for all sixteen facets.
 */
export const plainLoops: PeerKind = {
  name: "plain loops",
  kind: "loops",
  ordersTies: true,
  build: async (cars) => {
    const stock = [...cars];
    const words = stock.map((car) => car.text.split(" "));
    const placeOf = new Map(stock.map(({ id }, place) => [id, place]));
    return {
      search: (query) => answerByLoops(stock, query, (_, place) => hasWords(words[place] ?? [], query.words)),
      put: (car) => {
        const place = placeOf.get(car.id) ?? stock.length;
        placeOf.set(car.id, place);
        stock[place] = car;
        words[place] = car.text.split(" ");
      },
    };
  },
};

/** Whether a car has every wanted word: the last as a prefix, the others whole. */
export function hasWords(words: readonly string[], wanted: readonly string[]): boolean {
  const last = wanted.at(-1);
  if (last === undefined) return true;
  for (let index = 0; index < wanted.length - 1; index++) if (!words.includes(wanted[index] ?? "")) return false;
  return words.some((word) => word.startsWith(last));
}

/**
 * One pass: a car that passes all filters counts in every field, one that fails a single field counts in that field.
 */
export function answerByLoops(
  cars: readonly BenchCar[],
  query: Query,
  hasText: (car: BenchCar, place: number) => boolean,
): Answer {
  const chosen = FACETS.flatMap((field) => {
    const values = query.facets[field];
    return values ? [{ field, values: new Set(values) }] : [];
  });
  const ranges = Object.entries(query.ranges) as [keyof Query["ranges"], readonly [number, number]][];
  const counts = new Map(FACETS.map((field) => [field, new Map<string, number>()]));
  const hits: BenchCar[] = [];
  for (let place = 0; place < cars.length; place++) {
    const car = cars[place];
    if (!car || !hasText(car, place)) continue;
    if (!ranges.every(([field, [least, most]]) => car[field] >= least && car[field] <= most)) continue;
    const failed = chosen.filter(({ field, values }) => !values.has(car[field] ?? ""));
    if (failed.length > 1) continue;
    if (failed[0]) {
      countOne(counts, failed[0].field, car);
      continue;
    }
    hits.push(car);
    for (const field of FACETS) countOne(counts, field, car);
  }
  const [field, direction] = SORTS[query.sort];
  const sign = direction === "asc" ? 1 : -1;
  hits.sort((a, b) => (a[field] - b[field]) * sign || a.id - b.id);
  const from = query.page * PAGE;
  return {
    total: hits.length,
    ids: hits.slice(from, from + PAGE).map(({ id }) => id),
    facets: Object.fromEntries(
      FACETS.map((name) => [name, Object.fromEntries(counts.get(name) ?? [])]),
    ) as Answer["facets"],
  };
}

function countOne(counts: ReadonlyMap<FacetField, Map<string, number>>, field: FacetField, car: BenchCar): void {
  const value = car[field];
  const own = counts.get(field);
  if (value !== undefined && own) own.set(value, (own.get(value) ?? 0) + 1);
}

/**
 * How many cars an answer counted for a field: all matching cars, and those that only this field's choice excludes.
 */
export function countedFor(answer: Answer, query: Query, field: FacetField): number {
  if (!refinedFields(query).includes(field)) return answer.total;
  return Object.values(answer.facets[field]).reduce((sum, count) => sum + count, 0);
}

import { create, insertMultiple, search as oramaSearch } from "@orama/orama";
import MiniSearch from "minisearch";
import { EVERYTHING, searchPage, stockRule } from "../../src/features/search/data.ts";
import { parseSearchState } from "../../src/features/search/rules.ts";
import { resolveSearchPath } from "../../src/features/search/search-paths.ts";
import type { Site } from "../../src/features/site/site.ts";
import type { SearchDocument, SearchEngine } from "../../src/services/search/port.ts";
import { NOW } from "../understanding/demo-sites.ts";

export interface Ranked {
  readonly name: string;
  /** The first cars that it finds, the best first. */
  readonly find: (typed: string) => Promise<readonly SearchDocument[]>;
}

/** Engines that not every machine has. */
export type Beside = (cars: readonly SearchDocument[]) => Promise<readonly Ranked[]>;

export const TEXTS = [
  "name",
  "make",
  "model",
  "badge",
  "series",
  "colour",
  "simple_body",
  "simple_fuel",
  "transmission",
  "drive",
  "city",
  "state",
  "location_name",
  "equipment",
  "car_type",
] as const;
export const textsOf = (car: SearchDocument) =>
  Object.fromEntries(TEXTS.map((field) => [field, [car[field] ?? ""].flat().join(" ")]));

/** The cars of these ids, in their order. */
export function carsOf(cars: readonly SearchDocument[], ids: readonly number[]): readonly SearchDocument[] {
  const byId = new Map(cars.map((car) => [car.id, car]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All cars that the site lists, in the order that it had before: the dealer's rank, then the newest. */
export async function listedCars(search: SearchEngine, site: Site): Promise<readonly SearchDocument[]> {
  const sort = ["custom_rank:desc", "created_at_timestamp:desc"];
  const found = await search.search({ ...EVERYTHING, filter: stockRule(site, NOW), sort, limit: 100_000 });
  if (!found.ok) throw new Error(found.error.message);
  return found.value.hits;
}

/** Ours as its pages ask it, and the libraries as their documentation sets up a search box. */
export async function enginesOf(
  search: SearchEngine,
  site: Site,
  cars: readonly SearchDocument[],
  beside: Beside,
): Promise<readonly Ranked[]> {
  const route = resolveSearchPath([], site, new Map());
  if (!route.ok) throw new Error("The search of the whole stock has no path.");
  const pageOf = async (query: string) => {
    const url = new URL(`http://site.example/search?${new URLSearchParams(query)}`);
    const page = await searchPage({ search }, site, route.value, parseSearchState(url, route.value, site), NOW);
    if (!page.ok) throw new Error(page.error.message);
    return carsOf(
      cars,
      page.value.cars.map(({ id }) => id),
    );
  };
  return [
    { name: "ours", find: (typed) => pageOf(`q=${encodeURIComponent(typed)}`) },
    { name: "ours, words as typed", find: (typed) => pageOf(`q=${encodeURIComponent(typed)}&exactly=1`) },
    ...(await libraries(cars)),
    ...(await beside(cars)),
    { name: "the list as it stands", find: async () => cars },
  ];
}

/** The libraries, set up for a search box as their documentation says. */
export async function libraries(cars: readonly SearchDocument[]): Promise<readonly Ranked[]> {
  const mini = new MiniSearch({ fields: [...TEXTS], searchOptions: { prefix: true, fuzzy: 0.2 } });
  mini.addAll(cars.map((car) => ({ id: car.id, ...textsOf(car) })));
  const orama = create({ schema: Object.fromEntries(TEXTS.map((field) => [field, "string" as const])) });
  await insertMultiple(orama, cars.map((car) => ({ id: String(car.id), ...textsOf(car) })) as never);
  return [
    {
      name: "MiniSearch",
      find: async (typed) =>
        carsOf(
          cars,
          mini
            .search(typed)
            .slice(0, 10)
            .map(({ id }) => id),
        ),
    },
    {
      name: "Orama",
      find: async (typed) => {
        const found = await oramaSearch(orama, { term: typed, tolerance: 1, limit: 10 } as never);
        return carsOf(
          cars,
          found.hits.map(({ id }) => Number(id)),
        );
      },
    },
  ];
}

import type { SearchDocument } from "../../src/services/search/port.ts";
import { demoSites } from "../understanding/demo-sites.ts";
import { type Beside, enginesOf, libraries, listedCars, type Ranked } from "./engines.ts";
import { type JudgedQuery, judgedQueries, ndcg } from "./judging.ts";
import { inYards, OWN_WORDS, ownWords } from "./own-words.ts";

interface Score {
  readonly name: string;
  readonly ndcg: number;
}

export interface Scores {
  readonly site: string;
  readonly cars: number;
  /** Queries of which the stock has something. */
  readonly queries: number;
  readonly scores: readonly Score[];
  /** Queries in which fields and neighbourhood decide (own-words.ts), and their scores. */
  readonly words: number;
  readonly byWords: readonly Score[];
  /** Ours, the worst first. */
  readonly worst: readonly { readonly typed: string; readonly ndcg: number }[];
}

const SLUG = "halden";

/** Scores every engine by the judged queries on a demo site with the stock of so many vehicles. */
export async function relevanceScores(vehicles?: number, beside: Beside = async () => []): Promise<Scores> {
  const { sites, search } = await demoSites(vehicles);
  const site = sites.get(SLUG);
  if (!site) throw new Error(`There is no demo site ${SLUG}.`);
  const cars = await listedCars(search, site);
  const judged = judgedQueries(cars).filter((query) => cars.some((car) => query.gradeOf(car) > 0));
  const all = await Promise.all(
    (await enginesOf(search, site, cars, beside)).map((engine) => scored(engine, judged, cars)),
  );
  const yards = inYards(cars);
  const words = OWN_WORDS.filter((query) => yards.some((car) => query.gradeOf(car) > 0));
  const own = { name: "ours", find: await ownWords(yards) };
  const engines: readonly Ranked[] = [own, ...(await libraries(yards)), ...(await beside(yards))];
  const others = await Promise.all(engines.map((engine) => scored(engine, words, yards)));
  const worst = all[0]?.each.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 25) ?? [];
  return {
    site: SLUG,
    cars: cars.length,
    queries: judged.length,
    scores: all,
    worst,
    words: words.length,
    byWords: others,
  };
}

type Scored = Score & { readonly each: readonly { readonly typed: string; readonly ndcg: number }[] };

async function scored(
  { name, find }: Ranked,
  judged: readonly JudgedQuery[],
  cars: readonly SearchDocument[],
): Promise<Scored> {
  const each: { typed: string; ndcg: number }[] = [];
  for (const query of judged) each.push({ typed: query.typed, ndcg: ndcg(query, await find(query.typed), cars) ?? 0 });
  return { name, ndcg: each.reduce((sum, one) => sum + one.ndcg, 0) / each.length, each };
}

import type { SearchDocument } from "../../src/services/search/port.ts";
import { demoSites } from "../understanding/demo-sites.ts";
import { enginesOf, libraries, listedCars, type Ranked } from "./engines.ts";
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

/** Scores every engine by the judged queries on a demo site with the stock of so many vehicles. */
export async function relevanceScores(vehicles?: number, slug = "halden"): Promise<Scores> {
  const { sites, search } = await demoSites(vehicles);
  const site = sites.get(slug);
  if (!site) throw new Error(`There is no demo site ${slug}.`);
  const cars = await listedCars(search, site);
  const judged = judgedQueries(cars).filter((query) => cars.some((car) => query.gradeOf(car) > 0));
  const all = await Promise.all((await enginesOf(search, site, cars)).map((engine) => scored(engine, judged, cars)));
  const yards = inYards(cars);
  const words = OWN_WORDS.filter((query) => yards.some((car) => query.gradeOf(car) > 0));
  const engines: readonly Ranked[] = [{ name: "ours", find: await ownWords(yards) }, ...(await libraries(yards))];
  const others = await Promise.all(engines.map((engine) => scored(engine, words, yards)));
  const worst = all[0]?.each.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, 25) ?? [];
  return {
    site: slug,
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

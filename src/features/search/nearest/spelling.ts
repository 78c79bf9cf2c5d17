import { ok, type Result } from "../../../lib/result.ts";
import { editDistance } from "../../../lib/words/edit-distance.ts";
import type { SearchFailure } from "../../../services/search/port.ts";
import type { FacetAttribute } from "../../vocabulary/attributes.ts";
import { withQuery } from "../rules.ts";
import { type Ask, type AskedSearch, withValues } from "./asks.ts";
import type { FindCars } from "./find-cars.ts";

/** A name that the shopper may have meant, with the search for it. */
export interface Meant {
  readonly name: string;
  /** Number of cars that the search finds. */
  readonly count: number;
  readonly asked: AskedSearch;
}

const MOST_MEANT = 3;
/** The number of wrong letters allowed in a name of a given length. */
const wrongLetters = (length: number) => (length < 4 ? 1 : 2);

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Names that differ from the typed one by a few letters, closest first, then the most frequent. */
export function namesLike(typed: string, counts: Readonly<Record<string, number>>): readonly string[] {
  const target = plain(typed);
  return Object.entries(counts)
    .map(([name, count]) => ({ name, count, distance: editDistance(target, plain(name)) }))
    .filter(({ distance, count }) => count > 0 && distance > 0 && distance <= wrongLetters(target.length))
    .sort((a, b) => a.distance - b.distance || b.count - a.count)
    .slice(0, MOST_MEANT)
    .map(({ name }) => name);
}

/** Models or makes that almost have the name asked for, and words of the stock that almost match the typed ones. */
export async function meantInstead(
  asks: readonly Ask[],
  search: AskedSearch,
  find: FindCars,
): Promise<Result<readonly Meant[], SearchFailure>> {
  const words = asks.find(({ about }) => about === "words");
  if (words) return wordsMeant(search, find);
  const name = asks.find(({ about, values }) => about === "model" && values.length === 1);
  if (name?.attribute !== "model") return ok([]);
  const withoutName = name.without(search);
  const found = await find(withoutName, { limit: 0, facets: ["model"] });
  if (!found.ok) return found;
  const counts = found.value.counts.model ?? {};
  return ok(
    namesLike(name.values[0] ?? "", counts).map((like) => ({
      name: like,
      count: counts[like] ?? 0,
      asked: withValues(withoutName, "model", [like]),
    })),
  );
}

const WORDS_FROM: readonly FacetAttribute[] = ["make", "model", "badge", "simple_body", "colour", "simple_fuel"];

/** The typed text with one word replaced by a similar name from the stock. */
async function wordsMeant(search: AskedSearch, find: FindCars): Promise<Result<readonly Meant[], SearchFailure>> {
  const { query } = search.state;
  const stock = await find(
    { route: search.route, state: withQuery(search.state, "") },
    { limit: 0, facets: WORDS_FROM },
  );
  if (!stock.ok) return stock;
  const counts = Object.assign({}, ...WORDS_FROM.map((facet) => stock.value.counts[facet] ?? {}));
  const queries = query
    .split(" ")
    .flatMap((word) =>
      namesLike(word, counts).map((name) => ({ name, query: query.replace(word, name.toLowerCase()) })),
    );
  const suggestions: Meant[] = [];
  for (const { name, query: text } of queries.slice(0, 2 * MOST_MEANT)) {
    const candidate = { route: search.route, state: withQuery(search.state, text) };
    const found = await find(candidate, { limit: 0 });
    if (!found.ok) return found;
    if (found.value.total > 0) suggestions.push({ name, count: found.value.total, asked: candidate });
  }
  return ok(suggestions.slice(0, MOST_MEANT));
}

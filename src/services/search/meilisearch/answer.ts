import * as v from "valibot";
import type { SearchAnswer, SearchDocument, SearchRequest } from "../port.ts";
import type { Questions } from "./query.ts";

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const ONE_ANSWER = v.object({
  hits: v.array(v.looseObject({ id: v.number() })),
  totalHits: v.optional(COUNT),
  facetDistribution: v.optional(v.record(v.string(), v.record(v.string(), COUNT)), {}),
});
const ANSWERS = v.object({ results: v.array(ONE_ANSWER) });
type OneAnswer = v.InferOutput<typeof ONE_ANSWER>;

/** Turns Meilisearch's responses into the port's answer; null if they do not fit the queries. */
export function answerOf(
  { queries, countedAt, endsAt, hitsAt }: Questions,
  { facets, stats, limit }: SearchRequest,
  response: unknown,
): Omit<SearchAnswer, "milliseconds"> | null {
  const read = v.safeParse(ANSWERS, response);
  if (!read.success || read.output.results.length !== queries.length) return null;
  const { results } = read.output;
  const total = results[0]?.totalHits;
  const hits: readonly SearchDocument[] = results[hitsAt]?.hits ?? [];
  if (total === undefined || hits.length > limit) return null;
  return {
    hits,
    total,
    facets: Object.fromEntries(
      facets.map((facet) => [facet, results[countedAt.get(facet) ?? 0]?.facetDistribution[facet] ?? {}]),
    ),
    stats: Object.fromEntries(
      stats.flatMap((field) => {
        const at = endsAt.get(field) ?? 0;
        const [min, max] = [numberOf(results[at], field), numberOf(results[at + 1], field)];
        return min === null || max === null ? [] : [[field, { min, max }]];
      }),
    ),
  };
}

/** The field's number in the only hit; null when no document has the field, because documents without it come last. */
function numberOf(answer: OneAnswer | undefined, field: string): number | null {
  const value = answer?.hits[0]?.[field];
  return typeof value === "number" ? value : null;
}

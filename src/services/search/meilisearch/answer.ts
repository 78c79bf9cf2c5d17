import * as v from "valibot";
import type { SearchAnswer, SearchDocument, SearchRequest } from "../port.ts";
import type { Questions } from "./query.ts";

const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));

const ONE_ANSWER = v.object({
  hits: v.array(v.looseObject({ id: v.number() })),
  totalHits: v.optional(COUNT),
  facetDistribution: v.optional(v.record(v.string(), v.record(v.string(), COUNT)), {}),
  facetStats: v.optional(v.record(v.string(), v.object({ min: v.number(), max: v.number() })), {}),
});
const ANSWERS = v.object({ results: v.array(ONE_ANSWER) });

/** What Meilisearch said to the questions as the port's answer; null when it is no answer to them. */
export function answerOf(
  { queries, counted, hitsAt }: Questions,
  { facets, stats, limit }: SearchRequest,
  said: unknown,
): Omit<SearchAnswer, "milliseconds"> | null {
  const read = v.safeParse(ANSWERS, said);
  if (!read.success || read.output.results.length !== queries.length) return null;
  const { results } = read.output;
  const total = results[0]?.totalHits;
  const hits: readonly SearchDocument[] = results[hitsAt]?.hits ?? [];
  if (total === undefined || hits.length > limit) return null;
  const withField = (field: string) => results[counted.findIndex((fields) => fields.includes(field))];
  return {
    hits,
    total,
    facets: Object.fromEntries(facets.map((field) => [field, withField(field)?.facetDistribution[field] ?? {}])),
    stats: Object.fromEntries(
      stats.flatMap((field) => {
        const extent = withField(field)?.facetStats[field];
        return extent ? [[field, extent]] : [];
      }),
    ),
  };
}

import type { SearchEngine } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import {
  DEFAULT_WEIGHTS,
  listingScore,
  type ScorePart,
  type ScoreWeights,
  scoreParts,
} from "../../stock/listing-score.ts";
import type { Car } from "../../stock/schema.ts";
import { variedPage } from "../answer/varied.ts";
import { EVERYTHING, stockRule } from "../data.ts";
import { siteSearch } from "../site-search.ts";

/** A car's position in a site's recommended order, with the reasons. */
export interface Ranking {
  readonly site: string;
  /** Counted from 1 among all cars that the site lists; null if it does not list this one. */
  readonly place: number | null;
  readonly cars: number;
  readonly rank: number;
  /** How many cars of the site have the same rank. */
  readonly sameRank: number;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** Cars per request. */
const PAGE = 96;

/**
 * The ranking of a car on a site. `search` contains the site's cars. `now` is in epoch ms.
 *
 * @throws if the engine does not answer.
 */
export async function rankingOf(
  search: SearchEngine,
  site: Site,
  { car, weights = DEFAULT_WEIGHTS }: { readonly car: Car; readonly weights: ScoreWeights | undefined },
  now: number,
): Promise<Ranking> {
  const filter = stockRule(site, now);
  const own = siteSearch(search, site);
  const ask = (offset: number, limit: number) => own.search({ ...EVERYTHING, filter, offset, limit });
  let place: number | null = null;
  let [cars, sameRank] = [0, 0];
  for (let page = 1; (page - 1) * PAGE <= cars; page++) {
    const found = await variedPage(ask, page, PAGE);
    if (!found.ok) throw new Error(found.error.message);
    cars = found.value.total;
    for (const [at, hit] of found.value.hits.entries()) {
      if (hit.custom_rank === car.custom_rank) sameRank++;
      if (hit.id === car.id) place = (page - 1) * PAGE + at + 1;
    }
  }
  const parts = scoreParts(car, weights);
  return { site: site.slug, place, cars, rank: car.custom_rank, sameRank, score: listingScore(car, weights), parts };
}

/** The ranking as lines of text for a terminal. */
export function rankingText({ site, place, cars, rank, sameRank, score, parts }: Ranking): string {
  if (place === null) return `  not listed on ${site}: \`forecourt stock why\` says what hides it\n`;
  const others = sameRank - 1;
  const shared = others === 0 ? "no other car" : others === 1 ? "1 other car" : `${others} other cars`;
  const lines = parts.map(({ part, value, weight, says }) => {
    const points = (value * weight).toFixed(1);
    return `    ${part.padEnd(13)} ${points.padStart(6)} points: ${value.toFixed(2)} of ${weight}, ${says}`;
  });
  return [
    `  ${place} of ${cars} on ${site}, where nothing else is asked for`,
    `    the dealer's rank is ${rank}, as that of ${shared}; among these sold cars come last, and the score decides:`,
    ...lines,
    `    ${"score".padEnd(13)} ${score.toFixed(1).padStart(6)}; then no more than two of one model in a row`,
    "",
  ].join("\n");
}

import { marketMeaning } from "../../lexicon/market-names.ts";
import { CITIES } from "../../lexicon/places.ts";
import { isSlip } from "../../lexicon/spelling.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";

/** Names that are right somewhere, and slips of what the site's shoppers mean. */

/** Whether a word is the whole name of a model that the site has. */
export const isModel = (key: string, { meanings }: Vocabulary): boolean => {
  const [first] = meanings.get(key) ?? [];
  return first?.kind === "model" && !first.isPart && first.count > 0;
};

/** Letters from which a slip is surer than a badge that nobody has here. */
export const LEAST_SURE = 5;

/** "Jimmy" where no GMC is sold, but the Jimny: a model of a make that the site has none of, nearly one that it has. */
export function slipOfOwn(key: string, vocabulary: Vocabulary): string | null {
  const other = key.length < LEAST_SURE ? null : marketMeaning(key, vocabulary);
  if (other?.kind !== "model" || other.any.some(({ make }) => make in (vocabulary.counts.make ?? {}))) return null;
  const near = vocabulary.spelling.corrected(key);
  return near !== null && isSlip(key, near) && isModel(near, vocabulary) ? near : null;
}

/** Letters of a city from which a hamlet of nearly its name is that city with a slip: "Paramatta" is in the outback. */
const LEAST_CITY = 9;

export const slipOfCity = (key: string): string | null =>
  CITIES.find((city) => city.length >= LEAST_CITY && city[0] === key[0] && isSlip(key, city)) ?? null;

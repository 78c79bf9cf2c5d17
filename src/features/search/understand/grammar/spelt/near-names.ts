import { marketMeaning } from "../../lexicon/market-names.ts";
import { CITIES } from "../../lexicon/places.ts";
import { isSlip } from "../../lexicon/spelling.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";

/** Names that are correct somewhere, but are misspellings of what the site's shoppers mean. */

/** Whether a word is the complete name of a model in the site's stock. */
export const isModel = (key: string, { meanings }: Vocabulary): boolean => {
  const [first] = meanings.get(key) ?? [];
  return first?.kind === "model" && !first.isPart && first.count > 0;
};

/** From this length on, a likely misspelling is preferred to a badge that is out of stock. */
export const LEAST_SURE = 5;

/** "Jimmy" means the Jimny where no GMC is sold: a model of a make that the site does not have, close to one it has. */
export function slipOfOwn(key: string, vocabulary: Vocabulary): string | null {
  const other = key.length < LEAST_SURE ? null : marketMeaning(key, vocabulary);
  if (other?.kind !== "model" || other.any.some(({ make }) => make in (vocabulary.counts.make ?? {}))) return null;
  const near = vocabulary.spelling.corrected(key);
  return near !== null && isSlip(key, near) && isModel(near, vocabulary) ? near : null;
}

/** From this length on, a small place with nearly a city's name is read as that city: "Paramatta" is in the outback. */
const LEAST_CITY = 9;

export const slipOfCity = (key: string): string | null =>
  CITIES.find((city) => city.length >= LEAST_CITY && city[0] === key[0] && isSlip(key, city)) ?? null;

import { beginsWithModel } from "../../normalise/names/complete.ts";
import { isMake, readMake } from "../../normalise/names/make.ts";
import { clean, isMissing } from "../../normalise/text.ts";
import type { FeedRow } from "../../schema.ts";
import type { Guess, Sample } from "../choose.ts";
import type { Field } from "../fields.ts";

/** Number of rows examined, and the least cells of a column that must have a value. */
const [LOOKED_AT, FEWEST] = [200, 3];
/** Least share of known models in a column of models, and the largest in a column of other names. */
const [LEAST_KNOWN, MOST_KNOWN] = [0.7, 0.2];
/** What a column of models may have been mistaken for. */
const MAY_BE: ReadonlySet<Field | undefined> = new Set<Field | undefined>([undefined, "model", "badge", "series"]);

/**
 * Corrects guesses by the models known for the makes beside them. If the column named as the model's has none ("Model
 * Description" above "GT-Line AWD") and another has them ("Carline" above "Sportage"), the other is the model and the
 * first one the badge.
 */
export function withModelsOfMakes(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
  rows: readonly FeedRow[],
): readonly (Guess | null)[] {
  const makes = samples[guesses.findIndex((guess) => guess?.field === "make")]?.column;
  const models = guesses.flatMap((guess, at) => (guess?.field === "model" ? [{ at, score: guess.score }] : []));
  const [first] = models.sort((a, b) => b.score - a.score);
  const guess = first && guesses[first.at];
  if (makes === undefined || !first || !guess) return guesses;
  const made = rows.slice(0, LOOKED_AT).flatMap(({ cells }) => {
    const make = clean(cells[makes]);
    return isMake(make) ? [{ make: readMake(make).make, cells }] : [];
  });
  const knownIn = (at: number) => {
    const named = made.flatMap(({ make, cells }) => {
      const name = clean(cells[samples[at]?.column ?? ""]);
      return isMissing(name) || name.length > LONGEST ? [] : [{ make, name }];
    });
    if (named.length < FEWEST || named.length < made.length / 2) return null;
    return named.filter(({ make, name }) => beginsWithModel(make, name)).length / named.length;
  };
  const own = knownIn(first.at);
  if (own === null || own > MOST_KNOWN) return guesses;
  const other = samples.findIndex(
    (_, at) => at !== first.at && MAY_BE.has(guesses[at]?.field) && (knownIn(at) ?? 0) >= LEAST_KNOWN,
  );
  if (other < 0) return guesses;
  return guesses.map((one, at) => {
    if (at === other) return { field: "model", score: guess.score, by: "heading" };
    return at === first.at ? { ...guess, field: "badge", score: guess.score / 2 } : one;
  });
}

const LONGEST = 60;

import { isMake } from "../../normalise/names/make.ts";
import type { Guess, Sample } from "../choose.ts";

/**
 * Guesses in which one of two make columns becomes the model's, if no column is named as the model. Makers of
 * motorhomes and caravans sell under several brands and write "Manufacturer" and "Brand" ("Winnebago", "View"); Russian
 * files write "Company" and "Mark".
 */
export function modelAmongMakes(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
): readonly (Guess | null)[] {
  if (guesses.some((guess) => guess?.field === "model" || guess?.field === "title")) return guesses;
  const makes = guesses.flatMap((guess, at) =>
    guess?.field === "make" && guess.by === "heading" ? [{ at, guess, sure: makesIn(samples[at]) }] : [],
  );
  const [maker, brand] = makes.sort((a, b) => b.sure - a.sure);
  // "Mark" is the model only if the company beside it makes it and no other column is the model.
  const mark = samples.findIndex(({ heading }) => heading.words.join(" ") === "mark");
  if (maker && !brand && guesses[mark]?.field === "series")
    return guesses.map((guess, at) => (guess && at === mark ? { ...guess, field: "model" } : guess));
  if (!maker || !brand || makes.length > 2 || brand.sure >= maker.sure) return guesses;
  return guesses.map((guess, at) => (at === brand.at ? { ...brand.guess, field: "model" } : guess));
}

function makesIn(sample: Sample | undefined): number {
  const values = sample?.values ?? [];
  return values.length === 0 ? 0 : values.filter(isMake).length / values.length;
}

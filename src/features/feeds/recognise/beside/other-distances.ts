import { readNumber } from "../../normalise/figures/number.ts";
import type { Guess, Sample } from "../choose.ts";

/** Words that also mean fuel economy, in distance per litre. */
const ECONOMY = /^(mileage|milage|average)$/;
/** The furthest a vehicle travels on a litre, in kilometres; its odometer shows more by the first inspection. */
const FURTHEST_OF_A_LITRE = 60;
/** Fewer numbers than this prove nothing. */
const FEWEST = 3;
/** Least share of values with a fraction: economies ("18.9") have one, odometers do not. */
const LEAST_FRACTIONS = 0.5;
/** At least half of a list's used vehicles have travelled this many kilometres. */
const USUAL = 1000;

/**
 * Guesses without columns of distances other than the odometer's: fuel economy, which Asian lists call mileage, and the
 * distance between the vehicle and the person who searched.
 */
export function withoutOtherDistances(
  samples: readonly Sample[],
  guesses: readonly (Guess | null)[],
): readonly (Guess | null)[] {
  const travelled = guesses.map((guess, at) => (guess?.field === "km" ? numbersOf(samples[at]) : null));
  return guesses.map((guess, at) => {
    const numbers = travelled[at];
    if (guess?.field !== "km" || !numbers) return guess;
    const others = travelled.flatMap((other, index) => (index !== at && other ? [other] : []));
    const isTravelledElsewhere = others.some((other) => middleOf(other) >= USUAL);
    const words = samples[at]?.heading.words ?? [];
    if (words.join("") === "distance" && others.length > 0) return null;
    return words.some((word) => ECONOMY.test(word)) && isEconomy(numbers, isTravelledElsewhere) ? null : guess;
  });
}

function isEconomy(numbers: readonly number[], isTravelledElsewhere: boolean): boolean {
  if (numbers.length < FEWEST || Math.max(...numbers) > FURTHEST_OF_A_LITRE) return false;
  const fractions = numbers.filter((number) => !Number.isInteger(number)).length;
  return isTravelledElsewhere || fractions >= numbers.length * LEAST_FRACTIONS;
}

const numbersOf = (sample: Sample | undefined): readonly number[] =>
  (sample?.values ?? []).flatMap((value) => readNumber(value) ?? []);

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

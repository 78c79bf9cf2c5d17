import { readNumber } from "../../normalise/figures/number.ts";
import type { Guess, Sample } from "../choose.ts";

/** The word that also means how far a litre goes. */
const ECONOMY = /^(mileage|milage|average)$/;
/** No litre takes a vehicle further, in kilometres; its odometer shows more by the first inspection. */
const FURTHEST_OF_A_LITRE = 60;
/** Fewer numbers than this show nothing. */
const FEWEST = 3;
/** The share of economies that have a fraction, as "18.9" has and an odometer has not. */
const LEAST_FRACTIONS = 0.5;
/** What used vehicles have travelled at least, half of them. */
const USUAL = 1000;

/**
 * The guesses without columns of other distances than the odometer's: how far a litre takes a vehicle, which Asia calls
 * its mileage, and how far away it stands from whoever searched.
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

import { type Fault, fault } from "./faults.ts";

/**
 * Maximum number of characters of all marked texts in one response, and the share that each reported match position
 * uses.
 */
const MOST_CHARACTERS = 2_000_000;
const OF_A_PLACE = 50;

/**
 * Limits the text that one answer adds to its documents: texts with marked matches, crops, match positions. The
 * caller chooses the tags around each match, so without a limit a small request could demand a huge answer.
 */
export class WritingBudget {
  #left: number;

  constructor(characters = MOST_CHARACTERS) {
    this.#left = characters;
  }

  write(text: string): string {
    this.#left -= text.length;
    return text;
  }

  tellPlaces(count: number): void {
    this.#left -= count * OF_A_PLACE;
  }

  get isOverdrawn(): boolean {
    return this.#left < 0;
  }
}

export const ANSWER_TOO_LARGE: Fault = fault(
  "invalid_search_limit",
  "The answer would be too large: ask for fewer hits, for fewer attributes to highlight or crop, or use shorter tags.",
);

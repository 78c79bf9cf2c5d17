import { beginsSpecial, specialMeaning } from "../lexicon/specials.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { isBody } from "./asides/said-around.ts";
import type { Phrase } from "./scanning.ts";
import { isNameOfVehicle } from "./spelt/corrections.ts";
import { joinedKey, type Word } from "./words.ts";

/** Words that say something indirectly, where they stand: "low kms", "near new", "newest HiLux". */

const LONGEST_SPECIAL = 4;

export function specialAt(words: readonly Word[], at: number, vocabulary: Vocabulary, thisYear: number): Phrase | null {
  if (!beginsSpecial(words[at]?.key ?? "")) return null;
  for (let to = Math.min(words.length, at + LONGEST_SPECIAL); to > at; to -= 1) {
    const key = joinedKey(words, at, to);
    // "Red sports" asks for such a car; beside a name the word is a badge's.
    if (key === "sports" && words.some(({ key: one }) => one.length > 1 && isNameOfVehicle(one, vocabulary))) continue;
    // "Sporty hatch" is a hatch, and what is called a Swift may be sporty.
    if (key.includes("sporty") && isVehicleSaid(words, at, to, vocabulary)) continue;
    // "Less km than 50,000" has its own figure.
    if (THAN.has(words[to]?.key ?? "")) continue;
    const isOfCars = key === "newest" || key === "latest" ? isKindAhead(words, to, vocabulary) : false;
    // "Tow cars" asks for what a tow car is.
    const asked = isOfCars ? ["newestcar"] : [key, ...(key.endsWith("s") ? [key.slice(0, -1)] : [])];
    const meaning = asked.map((each) => specialMeaning(each, vocabulary, thisYear)).find((each) => each !== null);
    if (meaning) return { to, meaning, others: [] };
  }
  return null;
}

const THAN = new Set(["than", "then"]);

/** Whether other words of the text name a vehicle or a body. */
const isVehicleSaid = (words: readonly Word[], from: number, to: number, { meanings }: Vocabulary): boolean =>
  words.some(
    ({ key }, at) =>
      (at < from || at >= to) &&
      key.length > 1 &&
      [key, key.replace(/s$/, "")].some((one) =>
        meanings.get(one)?.some((each) => (each.kind === "wants" ? isBody(each.wants) : each.kind !== "badge")),
      ),
  );

/** "Newest HiLux", "latest diesel utes": the vehicle that is named is the newest, not its arrival. */
const isKindAhead = (words: readonly Word[], from: number, { meanings, weightless }: Vocabulary): boolean =>
  words
    .slice(from)
    .some(({ key }) =>
      [key, key.replace(/s$/, "")].some(
        (one) =>
          weightless.has(one) ||
          meanings
            .get(one)
            ?.some((meaning) => (meaning.kind === "wants" ? isBody(meaning.wants) : meaning.kind !== "badge")),
      ),
    );

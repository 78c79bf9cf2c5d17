import { beginsSpecial, specialMeaning } from "../lexicon/specials.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { isBody } from "./asides/said-around.ts";
import type { Phrase } from "./scanning.ts";
import { isNameOfVehicle } from "./spelt/corrections.ts";
import { joinedKey, type Word } from "./words.ts";

/** Words whose meaning is indirect and depends on their place: "low kms", "near new", "newest HiLux". */

const LONGEST_SPECIAL = 4;

export function specialAt(words: readonly Word[], at: number, vocabulary: Vocabulary, thisYear: number): Phrase | null {
  if (!beginsSpecial(words[at]?.key ?? "")) return null;
  for (let to = Math.min(words.length, at + LONGEST_SPECIAL); to > at; to -= 1) {
    const key = joinedKey(words, at, to);
    // "Red sports" asks for a sports car, but beside a name the word is a badge.
    if (key === "sports" && words.some(({ key: one }) => one.length > 1 && isNameOfVehicle(one, vocabulary))) continue;
    // "Sporty hatch" is a hatch, and "sporty" beside a Swift only describes it.
    if (key.includes("sporty") && isVehicleNamed(words, at, to, vocabulary)) continue;
    // "Less km than 50,000" has a figure of its own.
    if (THAN.has(words[to]?.key ?? "")) continue;
    const isOfCars = key === "newest" || key === "latest" ? isKindAhead(words, to, vocabulary) : false;
    // "Tow cars" means the same as "tow car".
    const keys = isOfCars ? ["newestcar"] : [key, ...(key.endsWith("s") ? [key.slice(0, -1)] : [])];
    const meaning = keys.map((each) => specialMeaning(each, vocabulary, thisYear)).find((each) => each !== null);
    if (meaning) return { to, meaning, others: [] };
  }
  return null;
}

const THAN = new Set(["than", "then"]);

/** Whether other words of the text name a vehicle or a body type. */
const isVehicleNamed = (words: readonly Word[], from: number, to: number, { meanings }: Vocabulary): boolean =>
  words.some(
    ({ key }, at) =>
      (at < from || at >= to) &&
      key.length > 1 &&
      [key, key.replace(/s$/, "")].some((one) =>
        meanings.get(one)?.some((each) => (each.kind === "wants" ? isBody(each.wants) : each.kind !== "badge")),
      ),
  );

/** "Newest HiLux", "latest diesel utes": the newest vehicle is wanted, not the latest arrival. */
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

import type { ItemType } from "../../../vocabulary/vehicle-kinds.ts";
import type { Word } from "../grammar/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words that name the kind of vehicle a text is about, for sites that sell several kinds. */
const KIND_WORDS: ReadonlyMap<string, ItemType> = new Map([
  ...["caravan", "caravans", "poptop", "camper", "campers", "motorhome", "berth"].map(
    (key) => [key, "caravan"] as const,
  ),
  ...["truck", "trucks", "tipper", "pantech", "tautliner"].map((key) => [key, "truck"] as const),
  ...[
    "motorbike",
    "motorcycle",
    "motorbikes",
    "motorcycles",
    "bike",
    "bikes",
    "lams",
    "scooter",
    "scooters",
    "moped",
  ].map((key) => [key, "motorcycle"] as const),
]);

const TOWS = new Set(["tow", "tows", "towing", "pull", "pulls", "pulling"]);
const MOST_BETWEEN = 4;

/** "4WD to tow a caravan": what shall be towed is not the kind that is wanted. */
const isTowed = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - MOST_BETWEEN), at).some(({ key }) => TOWS.has(key));

/**
 * The site's vocabulary with the kind that a text names put first, because that decides how masses and bare figures are
 * read.
 */
export function withNamedKind(vocabulary: Vocabulary, words: readonly Word[]): Vocabulary {
  const { itemTypes } = vocabulary;
  if (itemTypes.length < 2) return vocabulary;
  for (const [at, { key }] of words.entries()) {
    const kind = KIND_WORDS.get(key);
    if (kind && isTowed(words, at)) continue;
    if (kind && kind !== itemTypes[0] && itemTypes.includes(kind)) {
      return { ...vocabulary, itemTypes: [kind, ...itemTypes.filter((each) => each !== kind)] };
    }
  }
  return vocabulary;
}

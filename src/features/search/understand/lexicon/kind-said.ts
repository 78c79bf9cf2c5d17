import type { ItemType } from "../../../vocabulary/vehicle-kinds.ts";
import type { Word } from "../grammar/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Words that say which kind of vehicle a text is about, on a site that sells several. */
const SAID: ReadonlyMap<string, ItemType> = new Map([
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

/** The words of a site for a text: the kind that it names comes first, by which a mass or a bare figure is read. */
export function withKindSaid(vocabulary: Vocabulary, words: readonly Word[]): Vocabulary {
  const { itemTypes } = vocabulary;
  if (itemTypes.length < 2) return vocabulary;
  for (const { key } of words) {
    const kind = SAID.get(key);
    if (kind && kind !== itemTypes[0] && itemTypes.includes(kind)) {
      return { ...vocabulary, itemTypes: [kind, ...itemTypes.filter((each) => each !== kind)] };
    }
  }
  return vocabulary;
}

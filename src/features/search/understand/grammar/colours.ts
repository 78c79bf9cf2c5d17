import { marketModel } from "../../../makes/market.ts";
import { COLOUR_WORDS, FINISHES, SHADES } from "../lexicon/trade/shades.ts";
import type { Meaning } from "../meanings.ts";
import { beginningsOf, phraseOf } from "./phrase-table.ts";
import type { Phrase, Scanning } from "./scanning.ts";
import { joinedKey } from "./words.ts";

/** Colours with words for their shade: "dark grey", "soul red crystal", "white pearl". */

const TABLE = { values: SHADES, begins: beginningsOf(SHADES.keys()) };
const LONGEST_SHADE = 2;
const MOST_SHADES = 3;

/** A colour with its shade or finish; null if a plain colour or no colour begins here. */
export function shadedColourAt(scanning: Scanning, at: number): Phrase | null {
  const { words, vocabulary } = scanning;
  const shades = [];
  let to = at;
  while (shades.length < MOST_SHADES) {
    const shade = phraseOf(TABLE, words, to, LONGEST_SHADE);
    if (!shade || (to > at && words[to]?.gap === ",")) break;
    shades.push(shade.value);
    if (isNameOfCar(scanning, to, shade.to)) return null;
    to = shade.to;
  }
  const key = words[to]?.key ?? "";
  const colour = COLOUR_WORDS.get(key);
  if (colour === undefined || (to > at && words[to]?.gap === ",")) return null;
  if (!shades.every((of) => of === null || of.has(colour))) return null;
  let end = to + 1;
  while (FINISHES.has(words[end]?.key ?? "") && words[end]?.gap !== ",") end += 1;
  if (end === at + 1) return null;
  const meaning = vocabulary.meanings.get(key)?.find(isColour);
  return meaning ? { to: end, meaning, others: [] } : null;
}

/** Whether the meaning is a paint colour. */
export const isColour = (meaning: Meaning): boolean =>
  meaning.kind === "wants" && "attribute" in meaning.wants && meaning.wants.attribute === "colour";

/** Whether these words name a car or its badge: "Kia Soul red", "Model Y Performance blue". */
function isNameOfCar(scanning: Scanning, from: number, to: number): boolean {
  const { words, vocabulary, found } = scanning;
  const key = joinedKey(words, from, to);
  const before = found.at(-1);
  const isAfterName = before?.to === from && before.meaning.kind !== "wants";
  if (isAfterName && before.meaning.kind === "make" && marketModel(before.meaning.make, key)) return true;
  return (vocabulary.meanings.get(key) ?? NONE).some((meaning) => {
    if (meaning.kind === "badge") return isAfterName && meaning.isWhole;
    if (meaning.kind !== "model" || meaning.count === 0 || meaning.isPart) return false;
    return !hasOtherCar(scanning, meaning.any[0]?.make, from, to);
  });
}

const NONE: readonly Meaning[] = [];

/** "Soul red Mazda 3" on a site that has Souls: the text means the car of another make. */
function hasOtherCar({ words, vocabulary }: Scanning, make: string | undefined, from: number, to: number): boolean {
  return words.some(({ key }, at) => {
    if (at >= from && at < to) return false;
    const [first] = vocabulary.meanings.get(key) ?? NONE;
    if (first?.kind === "make") return first.make !== make;
    return first?.kind === "model" && !first.isPart && first.any[0]?.make !== make;
  });
}

import { SHADES } from "../../lexicon/trade/shades.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { isColour } from "../colours.ts";
import type { Word } from "../words.ts";

/**
 * Colours of a car's interior or of added parts: "black leather seats", "cream interior", "white with a red roof". The
 * stock is searched by paint colour, which such words do not name.
 */

const PARTS = new Set(
  (
    "leather interior interiors inside insides trim trims upholstery seat seats cabin dash dashboard cloth suede vinyl " +
    "alcantara nappa headlining carpet carpets stitching piping roof roofs wheel wheels rim rims alloy alloys mag mags " +
    "stripe stripes decals calipers callipers badges plates"
  ).split(" "),
);

/** Index of the part that such a colour, with its shade, describes; null if none begins here. */
export function afterInsideColour(words: readonly Word[], at: number, { meanings }: Vocabulary): number | null {
  const first = words[at];
  if (!first || first.minus) return null;
  const isColourAt = (place: number) => meanings.get(words[place]?.key ?? "")?.some(isColour) ?? false;
  const colour = !isColourAt(at) && SHADES.has(first.key) ? at + 1 : at;
  const part = words[colour + 1];
  if (!part || part.minus || part.gap === "," || !PARTS.has(part.key) || !isColourAt(colour)) return null;
  return colour + 1;
}

import { PAINTS, type SimpleColour } from "../../../vocabulary/paints.ts";

const byName = new Map<string, SimpleColour>();
for (const [colour, names] of Object.entries(PAINTS))
  for (const name of names.split("|")) byName.set(name, colour as SimpleColour);

/** Words that makers add to a paint's name. */
const FINISH =
  /\b(metallic|metal|mica|pearl|pearlescent|premium|prestige|solid|effect|matt?e?|gloss|paint|clearcoat|tri coat)\b/g;

/** The colour of a paint whose name does not contain one ("heron", "saber"), in lower-case words; null for others. */
export function colourOfPaint(words: string): SimpleColour | null {
  return byName.get(words) ?? byName.get(withoutFinish(words)) ?? null;
}

/** A paint's name without words for its finish. */
export const withoutFinish = (words: string) => words.replace(FINISH, " ").replace(/ +/g, " ").trim();

import { modelAtStart } from "../../../makes/market.ts";
import { type ReadTitle, readTitle } from "./title.ts";

/** Two-digit years up to this one are in this century. */
const LAST_SHORT = 39;
const LONGEST = 160;

/**
 * Reads a title whose make is in another column. "12 1 SERIES 118I" then begins with a year, because one of the make's
 * models follows. Any other title is read as it would be on its own.
 */
export function titleBesideMake(text: string, make: string): ReadTitle {
  const title = readTitle(text);
  if (title.make !== null || title.year !== null || text.length > LONGEST) return title;
  const [, digits = "", rest = ""] = /^['’`]?(\d\d)\s+(\S.*)$/.exec(text) ?? [];
  const words = rest.split(" ").filter(Boolean);
  if (words.length === 0 || modelAtStart(make, words) === null) return title;
  // "3 Series" and "80 Series" are models, not years.
  if (modelAtStart(make, [digits, ...words]) !== null) return title;
  return { year: `${Number(digits) <= LAST_SHORT ? "20" : "19"}${digits}`, make: null, rest: words, words };
}

import { UNITS } from "../../recognise/heading-spelling.ts";
import { headingStrength } from "../../recognise/headings.ts";

/**
 * The longest line that is divided, the most facts in it, the longest label in characters, and the most words of a
 * label that follows a single space.
 */
const [LONGEST_LINE, MOST_FACTS, LONGEST_LABEL, MOST_WORDS] = [4000, 100, 40, 3];
/** Separators between a value and the next label, other than a single space. */
const GAP = /\t| {2}|[,;|] /g;

/**
 * The facts of a line that names several: "Year: 2019 Make: Toyota Model: Corolla", possibly with gaps, commas or bars
 * between them. If there is only a space before a label, the label consists of as many words as name a field. Any other
 * colon is part of a value.
 */
export function factsOfLine(line: string): readonly string[] {
  if (line.length > LONGEST_LINE) return [line];
  const facts: string[] = [];
  let start = 0;
  let colon = nextColon(line, 0);
  for (let tried = 0; colon >= 0 && tried < MOST_FACTS; tried += 1) {
    const next = nextColon(line, colon + 1);
    if (next < 0) break;
    const at = labelBefore(line.slice(colon + 1, next));
    if (at !== null) {
      facts.push(withoutMark(line.slice(start, colon + 1 + at)));
      start = colon + 1 + at;
    }
    colon = next;
  }
  return [...facts, withoutMark(line.slice(start))];
}

/**
 * Index of the colon after the next label; the colons in times and URLs have no space after them. -1 if there is none.
 */
function nextColon(line: string, from: number): number {
  let at = line.indexOf(":", from);
  while (at >= 0 && at + 1 < line.length && line[at + 1] !== " " && line[at + 1] !== "\t")
    at = line.indexOf(":", at + 1);
  return at;
}

/** Where the label at the end of the text between two colons begins; null if there is none. */
function labelBefore(text: string): number | null {
  const gap = [...text.trimEnd().matchAll(GAP)].at(-1);
  if (gap) {
    const at = gap.index + gap[0].length;
    if (isLabel(text.slice(at))) return at;
  }
  const words = text.trim().split(" ");
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count -= 1) {
    const label = words.slice(-count).join(" ");
    const begins = words.at(-count)?.toLowerCase() ?? "";
    // A unit belongs to the value before it, as does a value's only word: "Kms: 40 km Price:", "Trans: Auto Price:".
    const isOfValue = Object.hasOwn(UNITS, begins) || count === words.length;
    if (count > 1 && isOfValue && namesField(words.slice(1 - count).join(" "))) continue;
    if (isLabel(label) && namesField(label)) return text.trimEnd().length - label.length;
  }
  return null;
}

const namesField = (label: string) => headingStrength([label]) > 0;
const isLabel = (text: string) => text.trim().length <= LONGEST_LABEL && /^\s*\p{L}/u.test(text);
const withoutMark = (fact: string) => fact.trim().replace(/[,;|]$/, "");

import type { SearchDocument } from "../../port.ts";
import { wordsOf } from "./text-words.ts";

/** The most texts for which the cache remembers whether they contain the phrase. At that number it is emptied. */
const MAX_CACHED_TEXTS = 8192;

/** Creates a test whether a text field of a document contains these words one after another. */
export function phraseTest(
  fields: readonly string[],
  phrase: readonly string[],
): (document: SearchDocument) => boolean {
  const known = new Map<string, boolean>();
  const holds = (text: string): boolean => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MAX_CACHED_TEXTS) known.clear();
    const words = wordsOf(text);
    const last = words.length - phrase.length;
    let found = false;
    for (let from = 0; from <= last && !found; from++) found = phrase.every((word, at) => words[from + at] === word);
    known.set(text, found);
    return found;
  };
  const isIn = (value: unknown): boolean => {
    if (value === null || value === undefined) return false;
    return Array.isArray(value) ? value.some((one) => holds(String(one))) : holds(String(value));
  };
  return (document) => fields.some((field) => isIn(document[field]));
}

/** A number of more figures than this within a word is part of a code, and not found by itself. */
const LONGEST_FIGURE = 4;

/** A text's words: without case and accents, split wherever no letter or digit stands ("Citroën C4 e-HDi" → citroen c4 e hdi). */
export function wordsOf(text: string): string[] {
  const plain = /^[\0-\x7f]*$/.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words that a text is found by: its own; the letters and figures that stand together in one ("mazda3" also as
 * "mazda" and "3"); and every neighbour joined to one that ends in a letter ("Land Cruiser" also as "landcruiser",
 * "CX-5" as "cx5").
 */
export function indexedWords(text: string): Set<string> {
  const found = new Set<string>();
  let before = "";
  for (const word of wordsOf(text)) {
    found.add(word);
    for (const part of partsOf(word)) found.add(part);
    if (/\p{L}$/u.test(before)) found.add(before + word);
    before = word;
  }
  return found;
}

function partsOf(word: string): readonly string[] {
  if (!/\p{N}/u.test(word)) return [];
  const parts = word.match(/\p{N}+|\p{L}+/gu) ?? [];
  return parts.some((part) => part.length > LONGEST_FIGURE && /^\p{N}/u.test(part)) ? [] : parts;
}

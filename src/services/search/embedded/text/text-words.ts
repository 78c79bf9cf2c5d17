/** Words of a query beyond this number are ignored. */
export const MOST_WORDS = 10;

/** A number of five digits within a word makes it a code, whose parts are not searched alone. */
const CODE = /\p{N}{5}/u;

/** Texts that are one word without parts, as most stock numbers are: letters, figures, or letters before a code's. */
const ONE_WORD = /^(?:[a-zA-Z]+|[0-9]+|[a-zA-Z]*[0-9]{5,})$/;

/** A text without case and accents, and with plain double quotes for all kinds of them. */
export function plainText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase().replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"');
}

/**
 * A text's words: without case and accents, split wherever no letter or digit stands ("Citroën C4 e-HDi" → citroen c4 e
 * hdi).
 */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words by which a text is found: its own; the letters and the digits of a mixed one ("mazda3" also as "mazda"
 * and "3"); and every word joined to a neighbour that ends in a letter ("Land Cruiser" also as "landcruiser", "CX-5"
 * as "cx5").
 */
export function indexedWords(text: string): Iterable<string> {
  if (ONE_WORD.test(text)) return [text.toLowerCase()];
  const found = new Set<string>();
  let before = "";
  for (const word of wordsOf(text)) {
    found.add(word);
    for (const part of partsOf(word)) found.add(part);
    if (before !== "" && /\p{L}$/u.test(before)) found.add(before + word);
    before = word;
  }
  return found;
}

function partsOf(word: string): readonly string[] {
  if (CODE.test(word) || !/\p{N}/u.test(word) || !/\p{L}/u.test(word)) return [];
  return word.match(/\p{N}+|\p{L}+/gu) ?? [];
}

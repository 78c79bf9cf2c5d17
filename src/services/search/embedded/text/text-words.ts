/** Words of a query beyond this number are ignored. */
export const MOST_WORDS = 10;

/** A number of five digits within a word makes it a code, whose parts are not searched alone. */
const CODE = /\p{N}{5}/u;

const LAST_ASCII = 0x7f;
const [FIGURE_0, FIGURE_9, CAPITAL_A, CAPITAL_Z, SMALL_A, SMALL_Z] = [0x30, 0x39, 0x41, 0x5a, 0x61, 0x7a];
/** This many digits within a word make it a code. */
const CODE_FIGURES = 5;

/** A text without case and accents, and with plain double quotes for all kinds of them. */
export function plainText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase().replace(/[\u201c-\u201f\u00ab\u00bb]/g, '"');
}

/**
 * A text's words without case and accents, split at everything that is neither a letter nor a digit ("Citroën C4 e-HDi"
 * → citroen c4 e hdi).
 */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words that find a text: its own; the letters and the digits of a mixed one ("mazda3" also as "mazda" and "3");
 * and every word joined to a neighbour that ends in a letter ("Land Cruiser" also as "landcruiser", "CX-5" as "cx5").
 */
export function indexedWords(text: string): Iterable<string> {
  if (isOneWord(text)) return [text.toLowerCase()];
  return asciiWords(text) ?? wordsOfAnyScript(text);
}

function wordsOfAnyScript(text: string): Iterable<string> {
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

/** The same words for an ASCII text, as nearly all are, computed faster; null for any other text. */
function asciiWords(text: string): readonly string[] | null {
  const plain = text.toLowerCase();
  const found: string[] = [];
  let before = "";
  for (let at = 0; at < plain.length; at++) {
    const first = at;
    let [letters, figures] = [0, 0];
    let unit = plain.charCodeAt(at);
    for (; isLetter(unit) || isFigure(unit); unit = plain.charCodeAt(++at)) {
      if (isFigure(unit)) figures++;
      else letters++;
    }
    // A character beyond ASCII may be a letter of this word.
    if (unit > LAST_ASCII) return null;
    if (at === first) continue;
    const word = plain.slice(first, at);
    addOnce(found, word);
    if (letters > 0 && figures > 0) for (const part of partsOf(word)) addOnce(found, part);
    if (before !== "" && isLetter(before.charCodeAt(before.length - 1))) addOnce(found, before + word);
    before = word;
  }
  return found;
}

function addOnce(found: string[], word: string): void {
  if (!found.includes(word)) found.push(word);
}

/**
 * Whether a text is one word without parts, as stock numbers are: letters, digits, or letters before a code's digits.
 */
function isOneWord(text: string): boolean {
  let at = 0;
  while (at < text.length && isLetter(text.charCodeAt(at))) at++;
  const letters = at;
  while (at < text.length && isFigure(text.charCodeAt(at))) at++;
  const figures = at - letters;
  return at === text.length && at > 0 && (letters === 0 || figures === 0 || figures >= CODE_FIGURES);
}

/** Whether a UTF-16 unit is a digit from 0 to 9. */
export const isFigure = (unit: number): boolean => unit >= FIGURE_0 && unit <= FIGURE_9;
const isLetter = (unit: number): boolean =>
  (unit >= SMALL_A && unit <= SMALL_Z) || (unit >= CAPITAL_A && unit <= CAPITAL_Z);

function partsOf(word: string): readonly string[] {
  if (CODE.test(word) || !/\p{N}/u.test(word) || !/\p{L}/u.test(word)) return [];
  return word.match(/\p{N}+|\p{L}+/gu) ?? [];
}

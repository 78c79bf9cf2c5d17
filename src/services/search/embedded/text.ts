import type { SearchDocument } from "../port.ts";
import { type Bits, emptyBits, unite } from "./bits.ts";
import { Postings } from "./text-postings.ts";
import { isEmpty, type Lookup, Reading } from "./text-reading.ts";
import { Synonyms } from "./text-synonyms.ts";
import { editsForgiven, type NearWord, nearWords } from "./text-typos.ts";
import { Vocabulary } from "./text-vocabulary.ts";
import { indexedWords, wordsOf } from "./text-words.ts";

export { wordsOf } from "./text-words.ts";

/** Words of a query beyond this are not looked at. */
export const MOST_WORDS = 10;

/** Values whose words, and words whose near ones are kept; then they are forgotten all at once. */
const VALUES_KEPT = 8192;
const NEAR_KEPT = 512;
/** As many words that nobody has any more are kept as are in use, and these. */
const UNUSED_KEPT = 1024;

export interface TextMatch {
  /** All that match, within what was given. Not to be changed, nor are the tiers. */
  readonly all: Bits;
  /** The best first; no slot is in two, and none is empty. */
  readonly tiers: readonly Bits[];
}

export interface TextQuestion {
  /** The selection: only in it are words looked for, and a word is corrected only where it lacks that word. */
  readonly within: Bits;
  readonly words: "all" | "last";
}

/** Which slots hold which words of the documents' text fields. */
export class TextIndex implements Lookup {
  readonly #fields: readonly string[];
  readonly #synonyms: Synonyms;
  readonly #vocabulary = new Vocabulary();
  readonly #postings = new Postings();
  #slots = 0;
  /** How many words somebody has. */
  #held = 0;
  /** By value, its words: values repeat, so few have to be taken apart. */
  readonly #wordsOfValue = new Map<string, readonly number[]>();
  /** By word, the last document that it was found in: each of a document's words counts once. */
  readonly #seen: number[] = [];
  #turn = 0;
  readonly #near = new Map<string, readonly NearWord[]>();
  #nearVersion = 0;

  constructor(fields: readonly string[], synonyms: readonly (readonly string[])[] = []) {
    this.#fields = fields;
    this.#synonyms = new Synonyms(synonyms);
  }

  add(slot: number, document: SearchDocument): void {
    this.#slots = Math.max(this.#slots, slot + 1);
    this.#eachWord(document, (word) => {
      if (!this.#postings.isHeld(word)) this.#held++;
      this.#postings.add(word, slot, this.#slots);
    });
  }

  remove(slot: number, document: SearchDocument): void {
    this.#eachWord(document, (word) => {
      if (this.#postings.remove(word, slot)) this.#held--;
    });
    const unused = this.#vocabulary.size - this.#held;
    if (unused <= UNUSED_KEPT + this.#held) return;
    this.#vocabulary.forget((word) => this.#postings.isHeld(word));
    this.#wordsOfValue.clear();
  }

  replace(slot: number, before: SearchDocument, document: SearchDocument): void {
    if (this.#fields.every((field) => isSame(before[field], document[field]))) return;
    this.remove(slot, before);
    this.add(slot, document);
  }

  /** The slots that match a query's words, see `Reading`. Null when the query has no word. */
  matches(query: string, { within, words }: TextQuestion): TextMatch | null {
    const asked = wordsOf(query).slice(0, MOST_WORDS);
    if (asked.length === 0) return null;
    return apart(new Reading(asked, this.#synonyms.in(asked), within, this).sets(words), within.length);
  }

  markWord(word: string, bits: Bits): void {
    const number = this.#vocabulary.numberOf(word);
    if (number !== undefined) this.#postings.mark(number, bits);
  }

  markBeginnings(beginning: string, bits: Bits): void {
    const { sorted, words } = this.#vocabulary;
    const order = sorted.inOrder();
    for (let place = sorted.placeOf(beginning); place < order.length; place++) {
      const word = order[place] ?? 0;
      if (!words[word]?.startsWith(beginning)) break;
      this.#postings.mark(word, bits);
    }
  }

  knows(word: string): boolean {
    const number = this.#vocabulary.numberOf(word);
    return number !== undefined && this.#postings.isHeld(number);
  }

  markNear(text: string, edits: number, asBeginning: boolean, bits: Bits): void {
    for (const near of this.#nearWords(text, asBeginning))
      if (near.edits === edits) this.#postings.mark(near.word, bits);
  }

  #nearWords(text: string, asBeginning: boolean): readonly NearWord[] {
    const { words, letters, version } = this.#vocabulary;
    if (version !== this.#nearVersion || this.#near.size >= NEAR_KEPT) this.#near.clear();
    this.#nearVersion = version;
    const key = asBeginning ? `${text}*` : text;
    const known = this.#near.get(key);
    if (known) return known;
    const near = nearWords(text, editsForgiven(text), asBeginning, words, letters);
    this.#near.set(key, near);
    return near;
  }

  /** Each word of the document once. */
  #eachWord(document: SearchDocument, take: (word: number) => void): void {
    const turn = ++this.#turn;
    for (const field of this.#fields) {
      const value = document[field];
      if (value === null || value === undefined) continue;
      for (const text of Array.isArray(value) ? value : [value]) {
        for (const word of this.#wordsIn(String(text))) {
          if (this.#seen[word] === turn) continue;
          this.#seen[word] = turn;
          take(word);
        }
      }
    }
  }

  #wordsIn(value: string): readonly number[] {
    const known = this.#wordsOfValue.get(value);
    if (known) return known;
    if (this.#wordsOfValue.size >= VALUES_KEPT) this.#wordsOfValue.clear();
    const words = Array.from(indexedWords(value), (word) => this.#vocabulary.add(word));
    this.#wordsOfValue.set(value, words);
    return words;
  }
}

/** Each set without those before it. */
function apart(sets: readonly Bits[], length: number): TextMatch {
  const [first] = sets;
  const all = first?.slice() ?? emptyBits(length * 32);
  const tiers = first ? [first] : [];
  for (const bits of sets.slice(1)) {
    const tier = emptyBits(length * 32);
    for (let word = 0; word < length; word++) tier[word] = (bits[word] ?? 0) & ~(all[word] ?? 0);
    if (isEmpty(tier)) continue;
    tiers.push(tier);
    unite(all, tier);
  }
  return { all, tiers };
}

function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((value, index) => value === after[index]);
}

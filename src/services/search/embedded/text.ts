import type { SearchDocument } from "../port.ts";
import { type Bits, unite } from "./bits.ts";
import { DocumentWords } from "./text-documents.ts";
import { narrowed, Postings } from "./text-postings.ts";
import { type Lookup, Reading } from "./text-reading.ts";
import { Synonyms } from "./text-synonyms.ts";
import { editsForgiven, type NearWord, nearWords } from "./text-typos.ts";
import { Vocabulary } from "./text-vocabulary.ts";
import { MOST_WORDS, wordsOf } from "./text-words.ts";

/** Words whose near ones are kept; then they are forgotten all at once. */
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
  readonly #synonyms: Synonyms;
  readonly #vocabulary = new Vocabulary();
  readonly #documents: DocumentWords;
  readonly #postings = new Postings();
  #slots = 0;
  /** How many words somebody has. */
  #held = 0;
  readonly #near = new Map<string, readonly NearWord[]>();
  #nearVersion = 0;

  constructor(fields: readonly string[], synonyms: readonly (readonly string[])[] = []) {
    this.#documents = new DocumentWords(fields, this.#vocabulary);
    this.#synonyms = new Synonyms(synonyms);
  }

  add(slot: number, document: SearchDocument): void {
    this.#slots = Math.max(this.#slots, slot + 1);
    const count = this.#documents.read(document);
    for (let index = 0; index < count; index++) {
      const word = this.#documents.found[index] ?? 0;
      if (this.#postings.add(word, slot, this.#slots)) this.#held++;
    }
  }

  remove(slot: number, document: SearchDocument): void {
    const count = this.#documents.read(document);
    for (let index = 0; index < count; index++) {
      if (this.#postings.remove(this.#documents.found[index] ?? 0, slot)) this.#held--;
    }
    const unused = this.#vocabulary.size - this.#held;
    if (unused <= UNUSED_KEPT + this.#held) return;
    this.#vocabulary.forget((word) => this.#postings.isHeld(word));
    this.#documents.forget();
  }

  replace(slot: number, before: SearchDocument, document: SearchDocument): void {
    if (this.#documents.isSame(before, document)) return;
    this.remove(slot, before);
    this.add(slot, document);
  }

  /** The slots that match a query's words, see `Reading`. Null when the query has no word. */
  matches(query: string, { within, words }: TextQuestion): TextMatch | null {
    const asked = wordsOf(query).slice(0, MOST_WORDS);
    if (asked.length === 0) return null;
    return apart(new Reading(asked, this.#synonyms.in(asked), within, this).sets(words), within.length);
  }

  holding(word: string, within: Bits): Bits | null {
    const number = this.#vocabulary.numberOf(word);
    return number === undefined ? null : this.#postings.holding(number, within);
  }

  beginning(beginning: string, within: Bits): Bits | null {
    const { sorted, words } = this.#vocabulary;
    const order = sorted.inOrder();
    const from = sorted.placeOf(beginning);
    let to = from;
    while (to < order.length && words[order[to] ?? 0]?.startsWith(beginning)) to++;
    return this.#holdingAny(order.subarray(from, to), within);
  }

  near(text: string, edits: number, asBeginning: boolean, within: Bits): Bits | null {
    const near = this.#nearWords(text, asBeginning).filter((each) => each.edits === edits);
    return this.#holdingAny(
      near.map(({ word }) => word),
      within,
    );
  }

  #holdingAny(words: ArrayLike<number>, within: Bits): Bits | null {
    if (words.length === 0) return null;
    const bits = new Uint32Array(within.length);
    for (let index = 0; index < words.length; index++) this.#postings.mark(words[index] ?? 0, bits);
    return narrowed(bits, within);
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
}

/** Each set without those before it. */
function apart(sets: readonly Bits[], length: number): TextMatch {
  const [first] = sets;
  const all = first?.slice() ?? new Uint32Array(length);
  const tiers = first ? [first] : [];
  for (const bits of sets.slice(1)) {
    const tier = new Uint32Array(length);
    let some = 0;
    for (let word = 0; word < length; word++) {
      const added = (bits[word] ?? 0) & ~(all[word] ?? 0);
      tier[word] = added;
      some |= added;
    }
    if (some === 0) continue;
    tiers.push(tier);
    unite(all, tier);
  }
  return { all, tiers };
}

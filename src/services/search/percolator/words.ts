import { readQuery } from "../embedded/text/query/text-query.ts";
import type { Synonyms } from "../embedded/text/query/text-synonyms.ts";
import { allowedEdits } from "../embedded/text/query/text-typos.ts";
import type { FindingWords } from "./document-words.ts";
import { isWithinEdits } from "./edits.ts";

/** A form that a document's word must have for a search to be a candidate. */
interface Term {
  readonly text: string;
  readonly edits: number;
  readonly asBeginning: boolean;
  readonly slots: Set<number>;
}

type Wanted = Pick<Term, "text" | "edits" | "asBeginning">;

/** The most words of documents whose near terms are cached. At that number all are dropped. */
const MOST_KNOWN = 50_000;
const LETTERS = /^\p{L}+$/u;

/** The searches whose candidates are decided by one word: indexed by that word, in every form that can match. */
export class WordAccess {
  readonly #synonyms: Synonyms;
  readonly #byWord = new Map<string, Term>();
  readonly #byPrefix = new Map<string, Term>();
  readonly #byTypo = new Map<string, Term>();
  /** Caches the near terms that match each word of a document, because documents repeat words. */
  readonly #known = new Map<string, Term[]>();

  constructor(synonyms: Synonyms) {
    this.#synonyms = synonyms;
  }

  /** Returns false if the query requires no word, so that no word can decide. */
  add(query: string, slot: number): boolean {
    const terms = decidingTerms(query, this.#synonyms);
    for (const term of terms) this.#termOf(term).slots.add(slot);
    return terms.length > 0;
  }

  remove(query: string, slot: number): void {
    for (const one of decidingTerms(query, this.#synonyms)) {
      const term = this.#termOf(one);
      term.slots.delete(slot);
      if (term.slots.size === 0) this.#forget(term);
    }
  }

  /** Calls `found` with sets of slots whose deciding word a document with these words may have. */
  candidates({ texts, whole }: FindingWords, found: (slots: ReadonlySet<number>) => void): void {
    for (const words of whole) {
      for (const word of words) {
        const term = this.#byWord.get(word);
        if (term) found(term.slots);
      }
    }
    for (const word of texts) {
      const wholeTerm = this.#byWord.get(word);
      if (wholeTerm) found(wholeTerm.slots);
      for (let end = 1; end <= word.length && this.#byPrefix.size > 0; end++) {
        const begun = this.#byPrefix.get(word.slice(0, end));
        if (begun) found(begun.slots);
      }
      if (this.#byTypo.size > 0 && LETTERS.test(word)) for (const near of this.#nearTo(word)) found(near.slots);
    }
  }

  #nearTo(word: string): readonly Term[] {
    const known = this.#known.get(word);
    if (known) return known;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const terms = [...this.#byTypo.values()].filter((term) => isNear(term, word));
    this.#known.set(word, terms);
    return terms;
  }

  #tableOf({ edits, asBeginning }: Wanted): Map<string, Term> {
    if (edits > 0) return this.#byTypo;
    return asBeginning ? this.#byPrefix : this.#byWord;
  }

  #termOf(form: Wanted): Term {
    const table = this.#tableOf(form);
    const key = keyOf(form);
    const known = table.get(key);
    if (known) return known;
    const term = { ...form, slots: new Set<number>() };
    table.set(key, term);
    if (term.edits > 0) for (const [word, terms] of this.#known) if (isNear(term, word)) terms.push(term);
    return term;
  }

  #forget(term: Term): void {
    this.#tableOf(term).delete(keyOf(term));
    if (term.edits > 0) this.#known.clear();
  }
}

const keyOf = ({ text, edits, asBeginning }: Wanted): string =>
  edits === 0 ? text : `${edits}${asBeginning ? "*" : ""}${text}`;

/** A wrong first letter costs one extra edit, so with one edit the first letter must be right. */
function isNear({ text, edits, asBeginning }: Term, word: string): boolean {
  if (edits === 1 && text.charCodeAt(0) !== word.charCodeAt(0)) return false;
  return isWithinEdits(text, word, edits, asBeginning);
}

/**
 * The longest of the words that a query requires, which is likely the rarest, in every form that it can be read:
 * itself, joined to its neighbours, as a prefix, through synonyms, in halves or corrected. A document that the query
 * finds has at least one of these forms.
 */
function decidingTerms(query: string, synonyms: Synonyms): Wanted[] {
  const { words, phrases, isOpen } = readQuery(query);
  const wholeWord = (text: string): Wanted => ({ text, edits: 0, asBeginning: false });
  if (phrases.length > 0) return [wholeWord(longest(phrases.flat()))];
  if (words.length === 0) return [];
  const at = words.indexOf(longest(words));
  const terms: Wanted[] = [];
  for (let count = 1; count <= 3; count++) {
    for (let from = Math.max(0, at - count + 1); from <= at && from + count <= words.length; from++) {
      const text = words.slice(from, from + count).join("");
      const isLast = isOpen && from + count === words.length;
      terms.push(wholeWord(text));
      if (isLast) terms.push({ text, edits: 0, asBeginning: true });
      const edits = count < 3 && LETTERS.test(text) ? allowedEdits(text) - (count - 1) : 0;
      if (edits > 0) terms.push({ text, edits, asBeginning: isLast });
    }
  }
  for (const { from, to, phrases: alike } of synonyms.in(words)) {
    if (from <= at && at < to) for (const phrase of alike) terms.push(wholeWord(longest(phrase)));
  }
  const word = words[at] ?? "";
  for (let cut = 1; cut < word.length; cut++) terms.push(wholeWord(longest([word.slice(0, cut), word.slice(cut)])));
  return [...new Map(terms.map((term) => [`${keyOf(term)}\n${term.asBeginning}`, term])).values()];
}

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), "");

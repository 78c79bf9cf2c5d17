import type { IndexFields, SearchDocument } from "../../port.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import type { Arena, SlotSet } from "../memory/arena.ts";
import { setBit, slotsIn } from "../memory/bits.ts";
import type { Workspace } from "../memory/workspace.ts";
import { apart } from "./query/text-levels.ts";
import { type ParsedQuery, readQuery } from "./query/text-query.ts";
import { type Lookup, Reading } from "./query/text-reading.ts";
import { type Held, WordSlots } from "./query/text-slots.ts";
import { Synonyms } from "./query/text-synonyms.ts";
import { allowedEdits, type NearWord, nearWords } from "./query/text-typos.ts";
import { DocumentWords } from "./text-documents.ts";
import { Marks } from "./text-marks.ts";
import { phraseTest } from "./text-phrases.ts";
import { Prose } from "./text-prose.ts";
import { Vocabulary } from "./text-vocabulary.ts";
import { WordsTogether } from "./words-together.ts";

/** The most words whose corrections are cached. At that number the cache is emptied. */
const MAX_CACHED_NEAR = 512;
/** Unused words are kept until there are this many more of them than of used words. */
const MAX_UNUSED = 1024;

export interface TextMatch {
  /**
   * All matches within the selection. These sets belong to the workspace and must not be changed, nor must the tiers.
   */
  readonly all: SlotSet;
  /** The matches, best first; no slot is in two tiers, and no tier is empty. */
  readonly tiers: readonly SlotSet[];
}

export interface TextQuestion {
  /** The selection. Words are searched only in it, and a word is corrected only if the selection lacks it. */
  readonly within: SlotSet;
  readonly words: "all" | "last";
  /** Documents by slot: phrases are searched in the texts themselves. */
  readonly documents: readonly (SearchDocument | undefined)[];
}

/** The slots of a selection that have a feature with this word; null for none. */
export type FeatureWords = (word: string, within: SlotSet, space: Workspace) => SlotSet | null;

/** The full-text index over the documents' text fields. */
export class TextIndex implements Lookup {
  readonly #fields: readonly string[];
  readonly #synonyms: Synonyms;
  readonly #vocabulary = new Vocabulary();
  readonly #documents: DocumentWords;
  readonly #together = new WordsTogether();
  readonly #featured: FeatureWords;
  readonly #prose: Prose;
  readonly #marks: Marks;
  /** Documents by slot, for the current query. */
  #documentsSearched: TextQuestion["documents"] = [];
  readonly #postings: WordSlots;
  #slots = 0;
  /** Number of words in use. */
  #wordCount = 0;
  readonly #near = new Map<string, readonly NearWord[]>();
  #nearVersion = 0;

  constructor(
    fields: Pick<IndexFields, "text" | "lightText" | "features" | "prose" | "marks" | "synonyms">,
    arena: Arena,
    featured: FeatureWords = () => null,
    facets: ReadonlyMap<string, FacetColumn> = new Map(),
  ) {
    const { text, lightText = [], features = [], prose = [], marks = [], synonyms = [] } = fields;
    this.#fields = [...text, ...features];
    this.#postings = new WordSlots(arena);
    this.#documents = new DocumentWords({ text, lightText }, this.#vocabulary, facets);
    this.#featured = featured;
    this.#prose = new Prose(prose);
    this.#marks = new Marks(marks);
    this.#synonyms = new Synonyms(synonyms);
  }

  moveTo(arena: Arena): void {
    this.#postings.moveTo(arena);
  }

  add(slot: number, document: SearchDocument): void {
    this.#slots = Math.max(this.#slots, slot + 1);
    const count = this.#documents.read(document);
    for (let index = 0; index < count; index++) {
      const word = this.#documents.found[index] ?? 0;
      if (this.#postings.add(word, slot, this.#slots, index >= this.#documents.strong)) this.#wordCount++;
    }
    this.#prose.add(document);
    this.#marks.add(slot, document);
  }

  /**
   * Adds these documents, whose slots are new and follow one another from `first` on, of `slots` in all. Their facets
   * must be written already.
   */
  append(first: number, documents: readonly (SearchDocument | undefined)[], slots: number): void {
    this.#slots = slots;
    this.#prose.addEach(documents);
    this.#marks.addEach(first, documents);
    this.#together.begin(documents.length);
    this.#documents.readEach(first, documents, this.#together);
    this.#wordCount += this.#postings.addEach(this.#together, first, this.#slots);
  }

  remove(slot: number, document: SearchDocument): void {
    const count = this.#documents.read(document);
    for (let index = 0; index < count; index++) {
      const isLight = index >= this.#documents.strong;
      if (this.#postings.remove(this.#documents.found[index] ?? 0, slot, isLight)) this.#wordCount--;
    }
    this.#marks.remove(slot, document);
    const unused = this.#vocabulary.size - this.#wordCount;
    if (unused <= MAX_UNUSED + this.#wordCount) return;
    this.#vocabulary.forget((word) => this.#postings.isHeld(word));
    this.#documents.forget();
  }

  replace(slot: number, before: SearchDocument, document: SearchDocument): void {
    this.#prose.add(document);
    if (this.#documents.isSame(before, document) && this.#marks.isSame(before, document)) return;
    this.remove(slot, before);
    this.add(slot, document);
  }

  /**
   * Slots that match a query's words (see `Reading`), contain its phrases and nothing that it excludes. Null if the
   * query has no word.
   */
  matches(query: string, question: TextQuestion, space: Workspace): TextMatch | null {
    const parsed = readQuery(query);
    this.#documentsSearched = question.documents;
    const { words, phrases, excluded } = parsed;
    if (words.length + phrases.length + excluded.length === 0) return null;
    const within = this.#narrowed(parsed, question, space);
    if (!within) return { all: space.emptySet(), tiers: [] };
    if (words.length === 0) return apart([within], space);
    return apart(new Reading(parsed, this.#synonyms.in(words), within, this, space).sets(question.words), space);
  }

  /** The slots that have every phrase and nothing excluded; null for none. */
  #narrowed({ phrases, excluded }: ParsedQuery, question: TextQuestion, space: Workspace): SlotSet | null {
    let left: SlotSet | null = question.within;
    for (const phrase of phrases) left = left && this.#holdingPhrase(phrase, left, question, space);
    for (const phrase of excluded) {
      const rest: SlotSet | null = left;
      const out: SlotSet | null = rest && this.#holdingPhrase(phrase, rest, question, space);
      if (!rest || !out) continue;
      left = space.setIf((set) => space.arena.kernels.subtract(rest.at, out.at, set.at, space.bytes) === 1);
    }
    return left && space.sizeOf(left) > 0 ? left : null;
  }

  #holdingPhrase(
    phrase: readonly string[],
    within: SlotSet,
    { documents }: TextQuestion,
    space: Workspace,
  ): SlotSet | null {
    let common: SlotSet | null = within;
    for (const word of phrase) common = common && this.#inTextOrFeatures(word, common, space);
    if (!common || phrase.length === 1) return common;
    const candidates = common;
    const holds = phraseTest(this.#fields, phrase);
    return space.setIf((out) => {
      space.arena.kernels.clear(out.at, space.bytes);
      let some = false;
      for (const slot of slotsIn(candidates.bits.subarray(0, space.bytes / 4))) {
        const document = documents[slot];
        if (!document || !holds(document)) continue;
        setBit(out.bits, slot);
        some = true;
      }
      return some;
    });
  }

  holding(word: string, within: SlotSet, space: Workspace): SlotSet | null {
    const number = this.#vocabulary.numberOf(word);
    return number === undefined ? null : this.#postings.holding(number, within, space);
  }

  held(word: string, within: SlotSet, space: Workspace): Held | null {
    const number = this.#vocabulary.numberOf(word);
    return number === undefined ? null : this.#postings.held(number, within, space);
  }

  told(word: string, within: SlotSet, space: Workspace): SlotSet | null {
    return this.#featured(word, within, space);
  }

  said(word: string, within: SlotSet, space: Workspace): SlotSet | null {
    return this.#lookedUp(within, space, (sets) => this.#prose.holding(word, sets, this.#documentsSearched));
  }

  marked(mark: string, within: SlotSet, space: Workspace): SlotSet | null {
    if (this.#marks.isEmpty) return null;
    return this.#lookedUp(within, space, (sets) => this.#marks.holding(mark, sets, this.#documentsSearched));
  }

  #lookedUp(
    within: SlotSet,
    space: Workspace,
    find: (sets: { readonly within: SlotSet; readonly out: SlotSet }) => boolean,
  ): SlotSet | null {
    return space.setIf((out) => {
      space.arena.kernels.clear(out.at, space.bytes);
      return find({ within, out });
    });
  }

  #inTextOrFeatures(word: string, within: SlotSet, space: Workspace): SlotSet | null {
    const [own, inFeatures] = [this.holding(word, within, space), this.told(word, within, space)];
    return own && inFeatures ? space.either(own, inFeatures) : (own ?? inFeatures);
  }

  beginning(beginning: string, within: SlotSet, space: Workspace): Held | null {
    const { sorted } = this.#vocabulary;
    const [from, to] = [sorted.placeOf(beginning), sorted.placeOf(`${beginning}\uffff`)];
    return this.#postings.heldAny(sorted.inOrder().subarray(from, to), within, space);
  }

  near(text: string, edits: number, asBeginning: boolean, within: SlotSet, space: Workspace): SlotSet | null {
    const near = this.#nearWords(text, asBeginning).filter((each) => each.edits === edits);
    const words = near.map(({ word }) => word);
    return this.#postings.holdingAny(words, within, space);
  }

  #nearWords(text: string, asBeginning: boolean): readonly NearWord[] {
    const { words, letters, version } = this.#vocabulary;
    if (version !== this.#nearVersion || this.#near.size >= MAX_CACHED_NEAR) this.#near.clear();
    this.#nearVersion = version;
    const key = asBeginning ? `${text}*` : text;
    const known = this.#near.get(key);
    if (known) return known;
    const near = nearWords(text, allowedEdits(text), asBeginning, words, letters);
    this.#near.set(key, near);
    return near;
  }
}

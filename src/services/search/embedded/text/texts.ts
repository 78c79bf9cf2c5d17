import type { IndexFields, SearchDocument } from "../../port.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import type { Arena } from "../memory/arena.ts";
import { featureWords } from "./feature-words.ts";
import { TextIndex } from "./text.ts";

/** So many documents that waited are indexed together, which takes some milliseconds. */
const TOGETHER = 512;

/**
 * The index of the documents' texts, and which documents are in it. While a stock is filled its texts wait: they take
 * half of the time that all takes, and the first searches often have no words.
 */
export class Texts {
  readonly index: TextIndex;
  /** By slot. */
  readonly #documents: readonly (SearchDocument | undefined)[];
  /** The texts of all slots before this one are in the index. */
  #taken = 0;
  /** With so many slots the stock is full. */
  #expected = 0;

  constructor(
    fields: IndexFields,
    documents: readonly (SearchDocument | undefined)[],
    arena: Arena,
    facets: ReadonlyMap<string, FacetColumn>,
  ) {
    this.#documents = documents;
    this.index = new TextIndex(fields, arena, featureWords(fields.features ?? [], facets), facets);
  }

  /** Must be called before so many documents, in all, are put in many parts. */
  expect(documents: number): void {
    this.#expected = documents;
  }

  /** Lets what waits wait no longer for documents that were expected. */
  expectNoMore(): void {
    this.#expected = 0;
  }

  /** Adds the documents of these slots, which are new, beyond all others, and have their facets. */
  append(first: number, count: number): void {
    if (this.#taken < first || this.#isFilling) return;
    this.index.append(first, this.#documents.slice(first, first + count), this.#documents.length);
    this.#taken = first + count;
  }

  /** Writes a slot's document, in the place of `old` where it is given; that of a slot beyond all others waits. */
  put(slot: number, old: SearchDocument | undefined, document: SearchDocument): void {
    if (slot >= this.#taken) return;
    if (old) this.index.replace(slot, old, document);
    else this.index.add(slot, document);
  }

  remove(slot: number, document: SearchDocument): void {
    if (slot < this.#taken) this.index.remove(slot, document);
  }

  /** Whether texts of the first so many slots wait. */
  isLacking(slots: number): boolean {
    return this.#taken < Math.min(slots, this.#documents.length);
  }

  /** Indexes some of the texts that wait, unless more documents are expected. False where nothing is left to do. */
  catchUp(): boolean {
    return !this.#isFilling && this.takeSome();
  }

  /** Indexes some of the texts that wait; false where none does. */
  takeSome(): boolean {
    const some = this.#documents.slice(this.#taken, this.#taken + TOGETHER);
    if (some.length === 0) return false;
    this.index.append(this.#taken, some, this.#documents.length);
    this.#taken += some.length;
    return true;
  }

  get #isFilling(): boolean {
    return this.#documents.length < this.#expected;
  }
}

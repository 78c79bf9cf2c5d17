import type { IndexFields, SearchDocument } from "../../port.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import type { Arena } from "../memory/arena.ts";
import { featureWords } from "./feature-words.ts";
import { TextIndex } from "./text.ts";

/** This many waiting documents are indexed together, which takes some milliseconds. */
const TOGETHER = 512;

/**
 * The index of the documents' texts, and which documents are in it. While a stock is loading its texts wait, because
 * they take half of the total time, and the first searches often have no words.
 */
export class Texts {
  readonly index: TextIndex;
  /** By slot. */
  readonly #documents: readonly (SearchDocument | undefined)[];
  /** The texts of all slots before this one are in the index. */
  #indexed = 0;
  /** The number of slots at which the stock is complete. */
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

  /** Must be called before `documents` documents in all are put in many parts. */
  expect(documents: number): void {
    this.#expected = documents;
  }

  /** Stops waiting for expected documents. */
  expectNoMore(): void {
    this.#expected = 0;
  }

  /** Adds the documents of these slots, which are new, beyond all others, and have their facets. */
  append(first: number, count: number): void {
    if (this.#indexed < first || this.#isFilling) return;
    this.index.append(first, this.#documents.slice(first, first + count), this.#documents.length);
    this.#indexed = first + count;
  }

  /** Writes a slot's document, replacing `old` if given. A slot beyond the indexed ones waits. */
  put(slot: number, old: SearchDocument | undefined, document: SearchDocument): void {
    if (slot >= this.#indexed) return;
    if (old) this.index.replace(slot, old, document);
    else this.index.add(slot, document);
  }

  remove(slot: number, document: SearchDocument): void {
    if (slot < this.#indexed) this.index.remove(slot, document);
  }

  /** Whether texts of the first `slots` slots are waiting. */
  isLacking(slots: number): boolean {
    return this.#indexed < Math.min(slots, this.#documents.length);
  }

  /**
   * Indexes some of the waiting texts, unless more documents are expected. Returns false when there is nothing left to
   * do.
   */
  catchUp(): boolean {
    return !this.#isFilling && this.takeSome();
  }

  /** Indexes some of the waiting texts. Returns false if there are none. */
  takeSome(): boolean {
    const some = this.#documents.slice(this.#indexed, this.#indexed + TOGETHER);
    if (some.length === 0) return false;
    this.index.append(this.#indexed, some, this.#documents.length);
    this.#indexed += some.length;
    return true;
  }

  get #isFilling(): boolean {
    return this.#documents.length < this.#expected;
  }
}

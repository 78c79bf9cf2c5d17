import type { IndexFields, Refinements, SearchDocument } from "../port.ts";

/** A stored search, as the engine is asked it. */
export interface StoredSearch {
  readonly id: number;
  /** Free text, as in `SearchRequest`. */
  readonly query: string;
  /** In the search grammar; empty for none. It must be a filter that the engine takes. */
  readonly filter: string;
  readonly refinements: Refinements;
}

/**
 * The search turned round: it holds searches, and tells which of them find a document. A search finds a document if the
 * engine finds it by that search in an index that contains only this document.
 *
 * So it never misses what the engine finds in a whole stock, and may name a little more: in a whole stock a misspelt
 * word is corrected only where no other document has it as it is written. Whoever needs the difference asks the engine.
 */
export interface Percolator {
  /** Holds this search, in place of one with the same id. */
  set(search: StoredSearch): void;
  delete(id: number): void;
  readonly size: number;
  /** Ids of the searches that find the document, in no order. */
  matches(document: SearchDocument): Promise<number[]>;
}

/** Opens an empty one. `shareOf` estimates which part of the documents has a value, from 0 to 1. */
export type OpenPercolator = (fields: IndexFields, shareOf: (field: string, value: string) => number) => Percolator;

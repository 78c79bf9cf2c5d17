import type { IndexFields, Refinements, SearchDocument } from "../port.ts";

/** A stored search, as it would be sent to the engine. */
export interface StoredSearch {
  readonly id: number;
  /** Free text, as in `SearchRequest`. */
  readonly query: string;
  /** In the search grammar; empty for none. The engine must accept it. */
  readonly filter: string;
  readonly refinements: Refinements;
}

/**
 * A reversed search: it stores searches, and reports which of them find a document. A search finds a document if the
 * engine would find it with that search in an index that contains only this document.
 *
 * So it never misses what the engine finds in a whole stock, but may report a little more: in a whole stock, a misspelt
 * word is only corrected if no other document has it as written. Callers that need the difference must ask the engine.
 */
export interface Percolator {
  /** Stores this search, replacing any with the same ID. */
  set(search: StoredSearch): void;
  delete(id: number): void;
  readonly size: number;
  /** IDs of the searches that find the document, in no particular order. */
  matches(document: SearchDocument): Promise<number[]>;
}

/** Opens an empty percolator. `shareOf` estimates the share of the documents, from 0 to 1, that has a value. */
export type OpenPercolator = (fields: IndexFields, shareOf: (field: string, value: string) => number) => Percolator;

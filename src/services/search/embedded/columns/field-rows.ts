import type { SearchDocument } from "../../port.ts";

const NO_ROW = -1;

/**
 * The values of some documents, field by field. Each document is traversed once, in the order of its own fields, which
 * takes half the time of looking up one field after the other.
 */
export class FieldRows {
  /** One row per field after another, each with a value for every document; undefined for none. */
  readonly values: unknown[] = [];
  /** Number of documents read, which is the length of a row. */
  count = 0;
  readonly #rowOf: ReadonlyMap<string, number>;
  /** By row, 1 if any document has a value. */
  readonly #filled: Uint8Array;
  /** Fields of documents in the order in which they were first met, which is nearly the order within each document. */
  readonly #known: string[] = [];
  readonly #placeOf = new Map<string, number>();
  /** The row of each known field; `NO_ROW` for fields that are not needed. */
  readonly #rows: number[] = [];

  constructor(fields: Iterable<string>) {
    this.#rowOf = new Map([...new Set(fields)].map((field, row) => [field, row]));
    this.#filled = new Uint8Array(this.#rowOf.size);
  }

  /** The index at which a field's row begins. The field must be one of those that the rows were made for. */
  firstOf(field: string): number {
    return (this.#rowOf.get(field) ?? this.#rowOf.size) * this.count;
  }

  /** Whether none of the documents has a value in the row that begins at `first`. */
  isEmpty(first: number): boolean {
    return this.#filled[first / this.count] !== 1;
  }

  /** Reads these documents in place of the previous ones. */
  read(documents: readonly SearchDocument[]): void {
    const { values } = this;
    this.count = documents.length;
    this.#filled.fill(0);
    const size = this.#rowOf.size * this.count;
    while (values.length < size) values.push(undefined);
    values.fill(undefined, 0, size);
    for (let index = 0; index < documents.length; index++) this.#readOne(documents[index], index);
  }

  #readOne(document: SearchDocument | undefined, index: number): void {
    const { values } = this;
    const [known, rows, count, filled] = [this.#known, this.#rows, this.count, this.#filled];
    let place = 0;
    for (const field in document) {
      if (known[place] !== field) place = this.#placeFor(field);
      const row = rows[place] ?? NO_ROW;
      if (row !== NO_ROW) {
        const value = document[field];
        if (value !== null && value !== undefined) {
          values[row * count + index] = value;
          filled[row] = 1;
        }
      }
      place++;
    }
  }

  #placeFor(field: string): number {
    const known = this.#placeOf.get(field);
    if (known !== undefined) return known;
    const place = this.#known.push(field) - 1;
    this.#placeOf.set(field, place);
    this.#rows.push(this.#rowOf.get(field) ?? NO_ROW);
    return place;
  }
}

const FIRST = 1024;

/**
 * For some numbers (of words or values), which of some documents have them: one row of bits per number, as wide as the
 * documents need. Rows are created on demand, and all are cleared together.
 */
export class BitRows {
  /** The numbers that have a row, in order of creation. */
  readonly numbers: number[] = [];
  /** All rows, one after the other. The first document is the lowest bit of a row's first word. */
  bits = new Uint32Array(FIRST);
  /** Words of 32 bits in a row. */
  width = 1;
  /** By number, one more than its row's place among the rows; 0 for none. */
  #places = new Uint32Array(FIRST);

  /** Clears all rows, for `documents` documents. */
  begin(documents: number): void {
    const { numbers } = this;
    for (let index = 0; index < numbers.length; index++) this.#places[numbers[index] ?? 0] = 0;
    this.bits.fill(0, 0, numbers.length * this.width);
    numbers.length = 0;
    this.width = (documents + 31) >>> 5;
  }

  /** The index in `bits` at which a number's row begins. It may replace `bits`. */
  rowOf(number: number): number {
    const place = this.#places[number] ?? 0;
    return place === 0 ? this.#newRow(number) : (place - 1) * this.width;
  }

  /** Records that the document has the number. */
  add(number: number, document: number): void {
    const at = this.rowOf(number) + (document >>> 5);
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (document & 31));
  }

  #newRow(number: number): number {
    if (number >= this.#places.length) this.#places = grown(this.#places, number + 1);
    const row = this.numbers.push(number) - 1;
    this.#places[number] = row + 1;
    const at = row * this.width;
    if (at + this.width > this.bits.length) this.bits = grown(this.bits, at + this.width);
    return at;
  }
}

function grown(array: Uint32Array<ArrayBuffer>, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size + (size >>> 1));
  larger.set(array);
  return larger;
}

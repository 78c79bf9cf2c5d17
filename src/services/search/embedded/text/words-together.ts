import { BitRows } from "../memory/bit-rows.ts";

/**
 * Which of some documents have which words. Each word is added to the index once for all of them, and a word that a
 * document repeats needs no second look-up.
 */
export class WordsTogether {
  /** The documents that have a word. */
  readonly all = new BitRows();
  /** Those that have it only in light texts. */
  readonly light = new BitRows();

  /** Clears everything, for `documents` other documents. */
  begin(documents: number): void {
    this.all.begin(documents);
    this.light.begin(documents);
  }

  /** Adds a text's words to one document. All light texts must come after all others. */
  add(words: readonly number[], document: number, isLight: boolean): void {
    const { all } = this;
    const [place, bit] = [document >>> 5, 1 << (document & 31)];
    for (let index = 0; index < words.length; index++) {
      const at = all.rowOf(words[index] ?? 0) + place;
      const before = all.bits[at] ?? 0;
      if ((before & bit) !== 0) continue;
      all.bits[at] = before | bit;
      if (isLight) this.light.add(words[index] ?? 0, document);
    }
  }

  /** Like `add`, for the documents of a row. */
  addRow(words: readonly number[], row: Uint32Array, from: number, isLight: boolean): void {
    const { all } = this;
    const { width } = all;
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? 0;
      const at = all.rowOf(word);
      const { bits } = all;
      if (isLight) this.#addLight(word, row, from, at);
      for (let place = 0; place < width; place++) bits[at + place] = (bits[at + place] ?? 0) | (row[from + place] ?? 0);
    }
  }

  /** Adds the documents of the row that did not have the word before. */
  #addLight(word: number, row: Uint32Array, from: number, known: number): void {
    const { light, all } = this;
    const at = light.rowOf(word);
    for (let place = 0; place < all.width; place++) {
      const added = (row[from + place] ?? 0) & ~(all.bits[known + place] ?? 0);
      light.bits[at + place] = (light.bits[at + place] ?? 0) | added;
    }
  }
}

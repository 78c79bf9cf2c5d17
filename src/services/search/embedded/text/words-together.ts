/**
 * Which of some documents have which words, a bit for each document: a word that many of them have goes to the index
 * once for all of them, and one that a document repeats needs no second look.
 */
export class WordsTogether {
  /** The words that any of the documents has, each once. */
  readonly words: number[] = [];
  /** By word, the documents that have it in more than a light text, and those that have it in light texts alone. */
  #strong = new Uint32Array(1024);
  #light = new Uint32Array(1024);

  /** Adds a text's words to the document of this bit. All light texts must come after all others. */
  add(words: readonly number[], bit: number, isLight: boolean): void {
    for (let index = 0; index < words.length; index++) {
      const word = words[index] ?? 0;
      if (word >= this.#strong.length) this.#grow(word + 1);
      const [strong, light] = [this.#strong[word] ?? 0, this.#light[word] ?? 0];
      if ((strong | light) === 0) this.words.push(word);
      if (!isLight) this.#strong[word] = strong | bit;
      else this.#light[word] = light | (bit & ~strong);
    }
  }

  strongOf(word: number): number {
    return this.#strong[word] ?? 0;
  }

  lightOf(word: number): number {
    return this.#light[word] ?? 0;
  }

  clear(): void {
    for (const word of this.words) {
      this.#strong[word] = 0;
      this.#light[word] = 0;
    }
    this.words.length = 0;
  }

  #grow(size: number): void {
    const [strong, light] = [this.#strong, this.#light];
    this.#strong = new Uint32Array(size * 2);
    this.#light = new Uint32Array(size * 2);
    this.#strong.set(strong);
    this.#light.set(light);
  }
}

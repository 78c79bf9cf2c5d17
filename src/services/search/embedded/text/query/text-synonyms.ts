import { wordsOf } from "../text-words.ts";

type Phrase = readonly string[];

/** A place in a query where a phrase of a synonym group is, with the phrases that mean the same. */
export interface Synonymous {
  readonly from: number;
  /** Index after its last word. */
  readonly to: number;
  readonly phrases: readonly Phrase[];
}

/** Groups of words and phrases that mean the same. */
export class Synonyms {
  readonly #byFirst = new Map<string, { readonly phrase: Phrase; readonly group: readonly Phrase[] }[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const written of groups) {
      const group = written.map(wordsOf).filter((phrase) => phrase.length > 0);
      for (const phrase of group) {
        const [first = ""] = phrase;
        const entries = this.#byFirst.get(first) ?? [];
        entries.push({ phrase, group });
        this.#byFirst.set(first, entries);
      }
    }
  }

  in(words: readonly string[]): readonly Synonymous[] {
    return words.flatMap((word, from) =>
      (this.#byFirst.get(word) ?? [])
        .filter(({ phrase }) => phrase.every((each, index) => words[from + index] === each))
        .map(({ phrase, group }) => ({ from, to: from + phrase.length, phrases: group })),
    );
  }
}

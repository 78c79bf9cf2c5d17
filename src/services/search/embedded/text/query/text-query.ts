import { MOST_WORDS, plainText } from "../text-words.ts";

/** A parsed query. A phrase is a list of words that must follow one another. */
export interface ParsedQuery {
  /** Words outside quotes, in order; with the words of the phrases at most `MOST_WORDS`. */
  readonly words: readonly string[];
  /** Texts in double quotes; an unclosed quote reaches to the end. */
  readonly phrases: readonly (readonly string[])[];
  /** Words or phrases with a minus right before them: documents that contain one are excluded. */
  readonly excluded: readonly (readonly string[])[];
  /** Whether the last word may be the beginning of a longer one, because nothing follows it. */
  readonly isOpen: boolean;
}

const TOKEN = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const WORD = /^[\p{L}\p{N}]/u;
const BLANK = /\s/;

/** Parses a query: `hilux "double cab" -petrol`. A minus within a word ("CX-5") or before a blank has no meaning. */
export function readQuery(query: string): ParsedQuery {
  const reader = new QueryReader();
  for (const [token] of plainText(query).matchAll(TOKEN)) {
    if (reader.count >= MOST_WORDS) {
      reader.sign(" ");
      break;
    }
    if (WORD.test(token)) reader.word(token);
    else for (const sign of token) reader.sign(sign);
  }
  return reader.end();
}

class QueryReader {
  readonly #words: string[] = [];
  readonly #phrases: string[][] = [];
  readonly #excluded: string[][] = [];
  #phrase: { readonly words: string[]; readonly isExcluded: boolean } | null = null;
  #isMinus = false;
  #isBehindBlank = true;
  #isOpen = false;
  count = 0;

  word(word: string): void {
    this.count++;
    this.#isOpen = false;
    if (this.#phrase) this.#phrase.words.push(word);
    else if (this.#isMinus) this.#excluded.push([word]);
    else {
      this.#words.push(word);
      this.#isOpen = true;
    }
    this.#isMinus = false;
    this.#isBehindBlank = false;
  }

  sign(sign: string): void {
    this.#isOpen = false;
    if (sign === '"') {
      const isExcluded = this.#isMinus;
      this.#isMinus = false;
      if (this.#phrase) this.#close();
      else this.#phrase = { words: [], isExcluded };
    } else this.#isMinus = !this.#phrase && sign === "-" && this.#isBehindBlank;
    this.#isBehindBlank = BLANK.test(sign);
  }

  end(): ParsedQuery {
    this.#close();
    return { words: this.#words, phrases: this.#phrases, excluded: this.#excluded, isOpen: this.#isOpen };
  }

  #close(): void {
    if (this.#phrase && this.#phrase.words.length > 0) {
      (this.#phrase.isExcluded ? this.#excluded : this.#phrases).push(this.#phrase.words);
    }
    this.#phrase = null;
  }
}

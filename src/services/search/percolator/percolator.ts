import { folded } from "../embedded/columns/columns.ts";
import { type EmbeddedEngine, embeddedEngine } from "../embedded/engine.ts";
import { Synonyms } from "../embedded/text/text-synonyms.ts";
import { indexedWords } from "../embedded/text/text-words.ts";
import type { IndexFields, SearchDocument } from "../port.ts";
import type { OpenPercolator, Percolator, StoredSearch } from "./port.ts";
import { RangeTree } from "./ranges.ts";
import { WordAccess } from "./words.ts";

/** A range of one field; both ends inclusive. */
interface Range {
  readonly field: string;
  readonly min: number;
  readonly max: number;
}

/** A question with all the searches that ask it: many people look for the same. */
interface Held {
  /** Its own number, by which it is filed. */
  readonly id: number;
  readonly text: string;
  readonly searches: Set<number>;
  readonly query: string;
  readonly filter: string;
  /** For each chosen field the keys of its values, one of which a document must have. */
  readonly choices: readonly (readonly string[])[];
  readonly ranges: readonly Range[];
  /** Under what it is found as a candidate. */
  access: Access;
}

type Access =
  | { readonly by: "values"; readonly keys: readonly string[] }
  | { readonly by: "range" }
  | { readonly by: "words" }
  | { readonly by: "nothing" };

/** Estimated shares of the documents that a word, a range with two ends and one with one end find. */
const WORD_SHARE = 0.01;
const CLOSED_SHARE = 0.2;
const OPEN_SHARE = 0.5;

const keyOf = (field: string, value: string): string => `${field}\n${folded(value)}`;

/** See `Percolator`. Each search is filed under the rarest thing that it demands, and then verified exactly. */
export const openPercolator: OpenPercolator = (fields, shareOf) => new FiledSearches(fields, shareOf);

class FiledSearches implements Percolator {
  readonly #fields: IndexFields;
  readonly #shareOf: (field: string, value: string) => number;
  readonly #held = new Map<number, Held>();
  readonly #byText = new Map<string, Held>();
  readonly #ofSearch = new Map<number, Held>();
  #last = 0;
  readonly #byValue = new Map<string, Set<number>>();
  readonly #byRange = new Map<string, RangeTree>();
  readonly #byWord: WordAccess;
  readonly #others = new Set<number>();
  /** Keys that stand for equal texts in all searches. */
  readonly #texts = new Map<string, string>();
  readonly #one: EmbeddedEngine;

  constructor(fields: IndexFields, shareOf: (field: string, value: string) => number) {
    this.#fields = fields;
    this.#shareOf = shareOf;
    this.#byWord = new WordAccess(new Synonyms(fields.synonyms ?? []));
    this.#one = embeddedEngine(fields);
  }

  get size(): number {
    return this.#ofSearch.size;
  }

  set(search: StoredSearch): void {
    this.delete(search.id);
    const { query, filter, refinements } = search;
    const text = JSON.stringify([query, filter, refinements]);
    const held = this.#byText.get(text) ?? this.#add(search, text);
    held.searches.add(search.id);
    this.#ofSearch.set(search.id, held);
  }

  #add(search: StoredSearch, text: string): Held {
    const held = this.#read(search, text);
    this.#held.set(held.id, held);
    this.#byText.set(text, held);
    this.#file(held);
    return held;
  }

  #read({ query, filter, refinements }: StoredSearch, text: string): Held {
    const chosen = Object.entries(refinements.facets).filter(([, values]) => values.length > 0);
    const ranges = Object.entries(refinements.ranges).flatMap(([field, { min, max }]) =>
      min === undefined && max === undefined ? [] : [{ field, min: min ?? -Infinity, max: max ?? Infinity }],
    );
    return {
      id: ++this.#last,
      text,
      searches: new Set(),
      query: this.#shared(query),
      filter: this.#shared(filter),
      choices: chosen.map(([field, values]) => values.map((value) => this.#shared(keyOf(field, value)))),
      ranges,
      access: { by: "nothing" },
    };
  }

  #shared(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }

  #file(held: Held): void {
    const shares = held.choices.map((keys) => keys.reduce((sum, key) => sum + this.#share(key), 0));
    const least = Math.min(...shares);
    const [range] = held.ranges;
    const isClosed = range !== undefined && Number.isFinite(range.min) && Number.isFinite(range.max);
    const ofRange = range === undefined ? Infinity : isClosed ? CLOSED_SHARE : OPEN_SHARE;
    if (held.query !== "" && WORD_SHARE < Math.min(least, ofRange) && this.#byWord.add(held.query, held.id)) {
      held.access = { by: "words" };
    } else if (least <= ofRange && least < Infinity) {
      const keys = held.choices[shares.indexOf(least)] ?? [];
      held.access = { by: "values", keys };
      for (const key of keys) setOf(this.#byValue, key).add(held.id);
    } else if (range) {
      held.access = { by: "range" };
      const tree = this.#byRange.get(range.field) ?? new RangeTree();
      this.#byRange.set(range.field, tree);
      tree.add(range.min, range.max, held.id);
    } else this.#others.add(held.id);
  }

  #share(key: string): number {
    const [field = "", value = ""] = key.split("\n");
    return this.#shareOf(field, value);
  }

  delete(search: number): void {
    const held = this.#ofSearch.get(search);
    if (!held) return;
    this.#ofSearch.delete(search);
    held.searches.delete(search);
    if (held.searches.size > 0) return;
    const { id } = held;
    this.#held.delete(id);
    this.#byText.delete(held.text);
    const [range] = held.ranges;
    if (held.access.by === "values") for (const key of held.access.keys) this.#byValue.get(key)?.delete(id);
    else if (held.access.by === "words") this.#byWord.remove(held.query, id);
    else if (held.access.by === "range" && range) this.#byRange.get(range.field)?.remove(range.min, range.max, id);
    else this.#others.delete(id);
  }

  async matches(document: SearchDocument): Promise<number[]> {
    const keys = this.#keysOf(document);
    const passing: Held[] = [];
    const take = (slots: Iterable<number>) => {
      for (const slot of slots) {
        const held = this.#held.get(slot);
        if (held && passesChoices(held, keys) && passesRanges(held, document)) passing.push(held);
      }
    };
    take(this.#others);
    for (const key of keys) {
      const slots = this.#byValue.get(key);
      if (slots) take(slots);
    }
    for (const [field, tree] of this.#byRange) {
      const value = document[field];
      if (typeof value === "number") for (const slots of tree.at(value)) take(slots);
    }
    this.#byWord.candidates(this.#wordsOf(document), take);
    return this.#verified(new Set(passing), document);
  }

  #keysOf(document: SearchDocument): Set<string> {
    const keys = new Set<string>();
    for (const field of this.#fields.facets) {
      const value = document[field];
      if (value === null || value === undefined) continue;
      for (const one of Array.isArray(value) ? value : [value]) keys.add(keyOf(field, String(one)));
    }
    return keys;
  }

  #wordsOf(document: SearchDocument): Set<string> {
    const words = new Set<string>();
    for (const field of this.#fields.text) {
      const value = document[field];
      if (value === null || value === undefined) continue;
      for (const one of Array.isArray(value) ? value : [value]) {
        for (const word of indexedWords(String(one))) words.add(word);
      }
    }
    return words;
  }

  /** Filters and words are judged by the engine itself, over an index of this one document; each once. */
  async #verified(candidates: Iterable<Held>, document: SearchDocument): Promise<number[]> {
    const answers = new Map<string, boolean>();
    let isIn = false;
    const found: number[] = [];
    for (const { searches, query, filter } of candidates) {
      if (query !== "" || filter !== "") {
        const key = `${filter}\n${query}`;
        let answer = answers.get(key);
        if (answer === undefined) {
          if (!isIn) await this.#one.put([{ ...document, id: 1 }]);
          isIn = true;
          answer = await this.#finds(query, filter);
          answers.set(key, answer);
        }
        if (!answer) continue;
      }
      for (const id of searches) found.push(id);
    }
    return found;
  }

  async #finds(query: string, filter: string): Promise<boolean> {
    const nothing = { refinements: { facets: {}, ranges: {} }, facets: [], stats: [], sort: [], offset: 0, limit: 0 };
    const answer = await this.#one.search({ query, filter, ...nothing });
    return answer.ok && answer.value.total === 1;
  }
}

const passesChoices = ({ choices }: Held, keys: ReadonlySet<string>): boolean =>
  choices.every((values) => values.some((key) => keys.has(key)));

const passesRanges = ({ ranges }: Held, document: SearchDocument): boolean =>
  ranges.every(({ field, min, max }) => {
    const value = document[field];
    return typeof value === "number" && value >= min && value <= max;
  });

function setOf(map: Map<string, Set<number>>, key: string): Set<number> {
  const known = map.get(key) ?? new Set();
  map.set(key, known);
  return known;
}

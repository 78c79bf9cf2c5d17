import { folded } from "../embedded/columns/columns.ts";
import { Synonyms } from "../embedded/text/query/text-synonyms.ts";
import type { IndexFields, SearchDocument } from "../port.ts";
import { WordReader } from "./document-words.ts";
import { Judge } from "./judge.ts";
import type { OpenPercolator, Percolator, StoredSearch } from "./port.ts";
import { type Range, StoredRanges } from "./stored-ranges.ts";
import { WordAccess } from "./words.ts";

/** The words and filter shared by some groups, which the engine judges. */
interface Judged {
  readonly key: string;
  readonly number: number;
  readonly query: string;
  readonly filter: string;
  /** Whether it requires a word, so that only few documents need to be given to the engine. */
  readonly isWorded: boolean;
  readonly groups: Set<Group>;
}

/** All searches with the same choices, words and filter. They differ only in their ranges, and are judged together. */
interface Group {
  readonly key: string;
  /** For each chosen field, the keys of its values. A document must have one of them. */
  readonly choices: readonly (readonly string[])[];
  /** Null if there are neither words nor a filter. */
  readonly judged: Judged | null;
  /** The field of the searches' first range; null for no range. */
  readonly field: string | null;
  readonly ranges: StoredRanges;
  readonly access: Access;
}

/** How a group is found as a candidate. */
type Access =
  | { readonly by: "values"; readonly keys: readonly string[] }
  | { readonly by: "words" }
  | { readonly by: "nothing" };

/** The estimated share of the documents that a word finds. */
const WORD_SHARE = 0.01;

const keyOf = (field: string, value: string): string => `${field}\n${folded(value)}`;

/** See `Percolator`. Each group is indexed by the rarest thing that it requires, and then verified exactly. */
export const openPercolator: OpenPercolator = (fields, shareOf) => new FiledSearches(fields, shareOf);

class FiledSearches implements Percolator {
  readonly #fields: IndexFields;
  readonly #shareOf: (field: string, value: string) => number;
  readonly #groups = new Map<string, Group>();
  readonly #ofSearch = new Map<number, Group>();
  readonly #judged = new Map<string, Judged>();
  readonly #byNumber = new Map<number, Judged>();
  #last = 0;
  readonly #byValue = new Map<string, Set<Group>>();
  readonly #byWord: WordAccess;
  readonly #unindexed = new Set<Group>();
  /** Keys, so that all searches share one copy of equal strings. */
  readonly #texts = new Map<string, string>();
  readonly #words: WordReader;
  readonly #judge: Judge;

  constructor(fields: IndexFields, shareOf: (field: string, value: string) => number) {
    this.#fields = fields;
    this.#shareOf = shareOf;
    this.#byWord = new WordAccess(new Synonyms(fields.synonyms ?? []));
    this.#words = new WordReader(fields);
    this.#judge = new Judge(fields);
  }

  get size(): number {
    return this.#ofSearch.size;
  }

  set(search: StoredSearch): void {
    this.delete(search.id);
    const { query, filter, refinements } = search;
    const chosen = Object.entries(refinements.facets).filter(([, values]) => values.length > 0);
    const [first, ...more] = rangesOf(search);
    const field = first?.field ?? null;
    const key = JSON.stringify([query, filter, chosen, field]);
    const group = this.#groups.get(key) ?? this.#newGroup(key, search, chosen, field);
    group.ranges.add(search.id, first?.min ?? 0, first?.max ?? 0, more);
    this.#ofSearch.set(search.id, group);
  }

  #newGroup(
    key: string,
    { query, filter }: StoredSearch,
    chosen: readonly (readonly [string, readonly string[]])[],
    field: string | null,
  ): Group {
    const choices = chosen.map(([name, values]) => values.map((value) => this.#shared(keyOf(name, value))));
    const judged = query === "" && filter === "" ? null : this.#judgedFor(query, filter);
    const access = this.#accessOf(choices, judged);
    const group: Group = { key, choices, judged, field, ranges: new StoredRanges(), access };
    this.#groups.set(key, group);
    judged?.groups.add(group);
    if (access.by === "nothing") this.#unindexed.add(group);
    if (access.by === "values") for (const value of access.keys) setOf(this.#byValue, value).add(group);
    return group;
  }

  #judgedFor(query: string, filter: string): Judged {
    const key = `${filter}\n${query}`;
    const known = this.#judged.get(key);
    if (known) return known;
    const number = ++this.#last;
    const isWorded = query !== "" && this.#byWord.add(query, number);
    const judged: Judged = { key, number, query, filter, isWorded, groups: new Set() };
    this.#judged.set(key, judged);
    this.#byNumber.set(number, judged);
    return judged;
  }

  #shared(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }

  #accessOf(choices: Group["choices"], judged: Judged | null): Access {
    const shares = choices.map((keys) => keys.reduce((sum, key) => sum + this.#share(key), 0));
    const least = Math.min(...shares);
    if (judged?.isWorded && WORD_SHARE < least) return { by: "words" };
    const keys = choices[shares.indexOf(least)];
    return keys ? { by: "values", keys } : { by: "nothing" };
  }

  #share(key: string): number {
    const [field = "", value = ""] = key.split("\n");
    return this.#shareOf(field, value);
  }

  delete(search: number): void {
    const group = this.#ofSearch.get(search);
    if (!group) return;
    this.#ofSearch.delete(search);
    group.ranges.delete(search);
    if (group.ranges.size === 0) this.#forget(group);
  }

  #forget(group: Group): void {
    const { access, judged } = group;
    this.#groups.delete(group.key);
    this.#unindexed.delete(group);
    if (access.by === "values") for (const key of access.keys) this.#byValue.get(key)?.delete(group);
    judged?.groups.delete(group);
    if (!judged || judged.groups.size > 0) return;
    this.#judged.delete(judged.key);
    this.#byNumber.delete(judged.number);
    if (judged.isWorded) this.#byWord.remove(judged.query, judged.number);
  }

  async matches(document: SearchDocument): Promise<number[]> {
    const keys = this.#keysOf(document);
    const worded = this.#wordedFor(document);
    const passing = new Set<Group>();
    const take = (groups: Iterable<Group>) => {
      for (const group of groups) {
        const isPossible = !group.judged?.isWorded || worded.has(group.judged);
        if (isPossible && passesChoices(group, keys)) passing.add(group);
      }
    };
    take(this.#unindexed);
    for (const key of keys) {
      const groups = this.#byValue.get(key);
      if (groups) take(groups);
    }
    for (const { groups } of worded) take(groups);
    return this.#verified(passing, document);
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

  /** The groups' conditions that require a word which the document may have. */
  #wordedFor(document: SearchDocument): Set<Judged> {
    const worded = new Set<Judged>();
    this.#byWord.candidates(this.#words.read(document), (numbers) => {
      for (const number of numbers) {
        const judged = this.#byNumber.get(number);
        if (judged) worded.add(judged);
      }
    });
    return worded;
  }

  /** The engine itself judges filters and words, each once, and only if the document is in a search's range. */
  async #verified(candidates: Iterable<Group>, document: SearchDocument): Promise<number[]> {
    const answers = new Map<Judged, boolean>();
    const passes = (ranges: readonly Range[]) =>
      ranges.every(({ field, min, max }) => {
        const value = document[field];
        return typeof value === "number" && value >= min && value <= max;
      });
    const found: number[] = [];
    for (const { judged, ranges, field } of candidates) {
      const before = found.length;
      const value = field === null ? 0 : document[field];
      if (typeof value === "number") ranges.find(value, passes, found);
      if (!judged || found.length === before) continue;
      if (answers.size === 0) this.#judge.begin(document);
      const answer = answers.get(judged) ?? (await this.#judge.finds(judged.query, judged.filter));
      answers.set(judged, answer);
      if (!answer) found.length = before;
    }
    return found;
  }
}

function rangesOf({ refinements }: StoredSearch): Range[] {
  return Object.entries(refinements.ranges).flatMap(([field, { min, max }]) =>
    min === undefined && max === undefined ? [] : [{ field, min: min ?? -Infinity, max: max ?? Infinity }],
  );
}

const passesChoices = ({ choices }: Group, keys: ReadonlySet<string>): boolean =>
  choices.every((values) => values.some((key) => keys.has(key)));

function setOf(map: Map<string, Set<Group>>, key: string): Set<Group> {
  const known = map.get(key) ?? new Set();
  map.set(key, known);
  return known;
}

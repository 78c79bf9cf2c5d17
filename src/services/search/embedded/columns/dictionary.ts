import { TextNumbers } from "../memory/tables.ts";
import { folded } from "./columns.ts";

/** Code of a document that has no value. */
export const NO_VALUE = 0;

/** The most numbers and booleans whose codes are cached. */
const MAX_CACHED_OTHERS = 1024;

/**
 * The values of one field and their codes. A list has a code of its own, which stands for its set of values, so a
 * column holds one number per document for any field. Values that no document has any more are removed at the next
 * `sweep`, which frees their codes for new values.
 */
export class Dictionary {
  /** Values by code. Undefined for code 0, for lists, and for free codes. */
  readonly values: (string | undefined)[] = [undefined];
  /** For the code of a list, the codes of its values. */
  readonly lists = new Map<number, readonly number[]>();
  /** The codes that stand for single values. */
  valueCodes: readonly number[] = [];
  /** Changes whenever a code gets another meaning. */
  version = 0;
  readonly #codes = new TextNumbers(this.values);
  /** Codes of values that are not strings, which saves converting them. */
  readonly #codesOfOthers = new Map<unknown, number>();
  /** The value that was looked up last. Neighbouring documents often have the same. */
  #lastValue: unknown;
  #lastCode = NO_VALUE;
  readonly #listCodes = new Map<string, number>();
  readonly #sharedLists = new Map<readonly unknown[], number>();
  /** For the code of a list, the list itself and the text that identifies it. */
  readonly #writtenLists = new Map<number, { readonly key: string; readonly list: readonly unknown[] }>();
  /** Codes of values whose spelling differs from their folded form, by that form. */
  readonly #spellings = new Map<string, Set<number>>();
  /** By code, the number of documents and lists that use it. */
  readonly #users: number[] = [1];
  readonly #unused: number[] = [];
  readonly #free: number[] = [];

  /** One more than the highest code. */
  get size(): number {
    return this.values.length;
  }

  /** The number of codes that may have lost their last user since the last sweep. */
  get unused(): number {
    return this.#unused.length;
  }

  /** The code of a document's value: text, number, boolean, a list of these, or nothing. */
  codeOf(value: unknown): number {
    if (value === null || value === undefined) return NO_VALUE;
    if (value === this.#lastValue) return this.#lastCode;
    const code = this.#lookedUp(value);
    this.#lastValue = value;
    this.#lastCode = code;
    return code;
  }

  /**
   * Writes the codes of `count` values, starting at `first`, to `codes`, and counts a user of each. Returns how many of
   * the values are missing.
   */
  holdEach(values: readonly unknown[], first: number, count: number, codes: Uint32Array): number {
    const users = this.#users;
    let none = 0;
    for (let index = 0; index < count; index++) {
      const code = this.codeOf(values[first + index]);
      codes[index] = code;
      users[code] = (users[code] ?? 0) + 1;
      if (code === NO_VALUE) none++;
    }
    return none;
  }

  /** The codes of single values in use by a document or list, up to `most` of them. */
  usedValues(most: number): number[] {
    const used: number[] = [];
    for (const code of this.valueCodes) {
      if (used.length >= most) break;
      if ((this.#users[code] ?? 0) > 0) used.push(code);
    }
    return used;
  }

  /** The codes of the values that a code stands for: the code itself, or those of a list's members. */
  membersOf(code: number): readonly number[] {
    return this.lists.get(code) ?? (code === NO_VALUE ? [] : [code]);
  }

  /** The codes of these values in any spelling. */
  codesOf(values: readonly string[]): Set<number> {
    const codes = new Set<number>();
    for (const value of values) {
      const compared = folded(value);
      const code = this.#codes.get(compared);
      if (code !== undefined) codes.add(code);
      for (const spelling of this.#spellings.get(compared) ?? []) codes.add(spelling);
    }
    return codes;
  }

  /** Counts one more user of a code. */
  hold(code: number): void {
    this.#users[code] = (this.#users[code] ?? 0) + 1;
  }

  release(code: number): void {
    if (code === NO_VALUE) return;
    const left = (this.#users[code] ?? 0) - 1;
    this.#users[code] = left;
    if (left === 0) this.#unused.push(code);
  }

  /** Removes values without users. Returns the codes of values that are free now. */
  sweep(): number[] {
    const freed: number[] = [];
    this.#lastValue = undefined;
    this.#codesOfOthers.clear();
    for (let code = this.#unused.pop(); code !== undefined; code = this.#unused.pop()) {
      if (this.#users[code] !== 0) continue;
      const members = this.lists.get(code);
      const value = this.values[code];
      if (members) this.#forgetList(code, members);
      else if (value !== undefined) this.#forgetValue(code, value);
      else continue;
      if (!members) freed.push(code);
      this.#free.push(code);
    }
    if (freed.length > 0) this.valueCodes = this.valueCodes.filter((code) => this.values[code] !== undefined);
    this.version++;
    return freed;
  }

  #lookedUp(value: unknown): number {
    if (typeof value === "string") return this.#codeOfValue(value);
    if (Array.isArray(value)) return this.#codeOfList(value);
    const known = this.#codesOfOthers.get(value);
    if (known !== undefined) return known;
    const code = this.#codeOfValue(String(value));
    if (typeof value !== "object" && this.#codesOfOthers.size < MAX_CACHED_OTHERS) this.#codesOfOthers.set(value, code);
    return code;
  }

  #codeOfValue(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#newCode();
    this.values[code] = value;
    this.#codes.add(value, code);
    (this.valueCodes as number[]).push(code);
    const compared = folded(value);
    if (compared !== value) {
      const spellings = this.#spellings.get(compared) ?? new Set();
      this.#spellings.set(compared, spellings.add(code));
    }
    return code;
  }

  /** Identifies a list by its values in order. A list object that many documents share is recognised without that. */
  #codeOfList(list: readonly unknown[]): number {
    if (list.length < 2) return list.length === 0 ? NO_VALUE : this.#codeOfValue(String(list[0]));
    const shared = this.#sharedLists.get(list);
    if (shared !== undefined) return shared;
    const key = JSON.stringify(list.every((value) => typeof value === "string") ? list : list.map(String));
    const known = this.#listCodes.get(key);
    if (known !== undefined) return known;
    const members = [...new Set(list.map((value) => this.#codeOfValue(String(value))))];
    const [first, second] = members;
    if (first === undefined || second === undefined) return first ?? NO_VALUE;
    const code = this.#newCode();
    this.lists.set(code, members);
    this.#listCodes.set(key, code);
    this.#sharedLists.set(list, code);
    this.#writtenLists.set(code, { key, list });
    for (const member of members) this.hold(member);
    return code;
  }

  /** A new code, which counts as unused until `hold` is called. */
  #newCode(): number {
    const code = this.#free.pop() ?? this.values.length;
    this.values[code] = undefined;
    this.#users[code] = 0;
    this.version++;
    return code;
  }

  #forgetList(code: number, members: readonly number[]): void {
    this.lists.delete(code);
    for (const member of members) this.release(member);
    const written = this.#writtenLists.get(code);
    this.#writtenLists.delete(code);
    if (!written) return;
    this.#listCodes.delete(written.key);
    this.#sharedLists.delete(written.list);
  }

  #forgetValue(code: number, value: string): void {
    const compared = folded(value);
    const spellings = this.#spellings.get(compared);
    spellings?.delete(code);
    if (spellings?.size === 0) this.#spellings.delete(compared);
    this.#codes.delete(value);
    this.values[code] = undefined;
  }
}

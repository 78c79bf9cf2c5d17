import { folded } from "./columns.ts";

/** The code of a document without a value. */
export const NO_VALUE = 0;

/**
 * The values of one field and their codes. A list has a code of its own, which stands for its set of values; so a
 * column holds one number a document, whatever the field is. What nobody has any more goes at the next `sweep`, and its
 * code is given to the next newcomer.
 */
export class Dictionary {
  /** By code. Undefined for no value, a list, and a code that is free. */
  readonly values: (string | undefined)[] = [undefined];
  /** By a list's code, the codes of its values. */
  readonly lists = new Map<number, readonly number[]>();
  /** The codes that are values'. */
  valueCodes: readonly number[] = [];
  /** Another number whenever a code has come to mean something else. */
  version = 0;
  readonly #codes = new Map<string, number>();
  /** What was asked for last: documents come in heaps of the like. */
  #lastValue: unknown;
  #lastCode = NO_VALUE;
  readonly #listCodes = new Map<string, number>();
  readonly #sharedLists = new Map<readonly unknown[], number>();
  /** By a list's code, the list that it was made for, and how that is written. */
  readonly #writtenLists = new Map<number, { readonly key: string; readonly list: readonly unknown[] }>();
  /** Of values that are written otherwise than they are compared, by how they are compared. */
  readonly #spellings = new Map<string, Set<number>>();
  /** By code, how many documents and lists have it. */
  readonly #users: number[] = [1];
  readonly #unused: number[] = [];
  readonly #free: number[] = [];

  /** One more than the highest code. */
  get size(): number {
    return this.values.length;
  }

  /** How many codes may have lost their last user since the last sweep. */
  get unused(): number {
    return this.#unused.length;
  }

  /** The code of a document's value: text, number, truth value, a list of these, or nothing. */
  codeOf(value: unknown): number {
    if (value === null || value === undefined) return NO_VALUE;
    if (value === this.#lastValue) return this.#lastCode;
    const code = Array.isArray(value) ? this.#codeOfList(value) : this.#codeOfValue(String(value));
    this.#lastValue = value;
    this.#lastCode = code;
    return code;
  }

  /** The values' codes behind a code: itself, or a list's members. */
  membersOf(code: number): readonly number[] {
    return this.lists.get(code) ?? (code === NO_VALUE ? [] : [code]);
  }

  /** The codes of these values, however they are written. */
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

  /** One more has it. */
  hold(code: number): void {
    this.#users[code] = (this.#users[code] ?? 0) + 1;
  }

  release(code: number): void {
    if (code === NO_VALUE) return;
    const left = (this.#users[code] ?? 0) - 1;
    this.#users[code] = left;
    if (left === 0) this.#unused.push(code);
  }

  /** Lets go of what has no user any more. Returns the values' codes that are free now. */
  sweep(): number[] {
    const freed: number[] = [];
    this.#lastValue = undefined;
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

  #codeOfValue(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#newCode();
    this.values[code] = value;
    this.#codes.set(value, code);
    (this.valueCodes as number[]).push(code);
    const compared = folded(value);
    if (compared !== value) {
      const spellings = this.#spellings.get(compared) ?? new Set();
      this.#spellings.set(compared, spellings.add(code));
    }
    return code;
  }

  /**
   * Lists are told apart by how they are written, the order of their values included; one and the same list that many
   * documents share is known by itself.
   */
  #codeOfList(list: readonly unknown[]): number {
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

  /** It counts as unused until somebody holds it. */
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

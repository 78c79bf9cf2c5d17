import type { SearchDocument } from "../port.ts";

/** How values are compared in filters and refinements: without case, accents or outer blanks. */
export function folded(value: string): string {
  return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** A field's values as the text they are counted and filtered by; none for null, absent or an empty list. */
function valuesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.map(String))];
  return value === null || value === undefined ? [] : [String(value)];
}

/**
 * A field counted by value. Each slot holds one code, which stands for a whole set of values: one for a plain field,
 * several for a list. So plain fields and lists are filtered and counted by the same loop over one array.
 */
export class FacetColumn {
  readonly values: string[] = [];
  /** By code, the places in `values`. Code 0 is the empty set. */
  readonly members: (readonly number[])[] = [[]];
  codes: Uint16Array | Uint32Array;
  readonly #valueIds = new Map<string, number>();
  readonly #codeOf = new Map<string, number>([["", 0]]);
  readonly #keys: string[] = [""];
  /** By code, how many slots hold it: a set that nobody has any more lends its code to the next new one. */
  readonly #holders: number[] = [0];
  readonly #freeCodes: number[] = [];

  constructor(capacity: number) {
    this.codes = new Uint16Array(capacity);
  }

  grow(capacity: number): void {
    this.codes = widened(this.codes, capacity, this.codes instanceof Uint32Array);
  }

  set(slot: number, value: unknown): void {
    const code = this.#codeFor(valuesOf(value));
    const before = this.codes[slot] ?? 0;
    if (code === before) return;
    this.#release(before);
    this.#holders[code] = (this.#holders[code] ?? 0) + 1;
    this.codes[slot] = code;
  }

  /** By code, 1 where any of the set's values passes. */
  codesWhere(passes: (value: string) => boolean): Uint8Array {
    const passing = this.values.map(passes);
    return Uint8Array.from(this.members, (members) => (members.some((value) => passing[value]) ? 1 : 0));
  }

  /** Value by value, from counts by code. Values that nobody has are left out. */
  countsByValue(byCode: Uint32Array): Record<string, number> {
    const counts = new Uint32Array(this.values.length);
    for (let code = 1; code < this.members.length; code++) {
      const count = byCode[code] ?? 0;
      if (count === 0) continue;
      for (const value of this.members[code] ?? []) counts[value] = (counts[value] ?? 0) + count;
    }
    const found: [string, number][] = [];
    this.values.forEach((value, id) => {
      const count = counts[id] ?? 0;
      if (count > 0) found.push([value, count]);
    });
    return Object.fromEntries(found);
  }

  #codeFor(values: readonly string[]): number {
    const key = values.length === 0 ? "" : JSON.stringify(values);
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.#freeCodes.pop() ?? this.members.length;
    if (code > 0xffff && this.codes instanceof Uint16Array) this.codes = widened(this.codes, this.codes.length, true);
    this.members[code] = values.map((value) => this.#valueId(value));
    this.#keys[code] = key;
    this.#holders[code] = 0;
    this.#codeOf.set(key, code);
    return code;
  }

  #valueId(value: string): number {
    const known = this.#valueIds.get(value);
    if (known !== undefined) return known;
    this.#valueIds.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  #release(code: number): void {
    const left = (this.#holders[code] ?? 0) - 1;
    this.#holders[code] = left;
    if (code === 0 || left > 0) return;
    this.#codeOf.delete(this.#keys[code] ?? "");
    this.members[code] = [];
    this.#freeCodes.push(code);
  }
}

function widened(codes: Uint16Array | Uint32Array, capacity: number, wide: boolean): Uint16Array | Uint32Array {
  const copy = wide ? new Uint32Array(capacity) : new Uint16Array(capacity);
  copy.set(codes);
  return copy;
}

/** A field of numbers; NaN where a document has none. */
export class NumberColumn {
  values: Float64Array;

  constructor(capacity: number) {
    this.values = new Float64Array(capacity).fill(Number.NaN);
  }

  grow(capacity: number): void {
    const copy = new Float64Array(capacity).fill(Number.NaN);
    copy.set(this.values);
    this.values = copy;
  }

  set(slot: number, value: unknown): void {
    this.values[slot] = numberOf(value);
  }
}

export function numberOf(value: SearchDocument[string]): number {
  return typeof value === "number" && Number.isFinite(value) ? value : Number.NaN;
}

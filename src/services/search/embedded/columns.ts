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
  readonly #folded: string[] = [];
  /** By code, the places in `values`. Code 0 is the empty set. */
  readonly members: (readonly number[])[] = [[]];
  codes: Uint16Array | Uint32Array;
  readonly #valueIds = new Map<string, number>();
  /** Codes of single values by the value, of lists by their JSON. */
  readonly #codeOfOne = new Map<string, number>();
  readonly #codeOfList = new Map<string, number>();
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
    return this.#codesOf(this.values.map(passes));
  }

  #codesOf(passing: readonly boolean[]): Uint8Array {
    const codes = new Uint8Array(this.members.length);
    this.members.forEach((values, code) => {
      if (values.some((value) => passing[value])) codes[code] = 1;
    });
    return codes;
  }

  /** By code, 1 where the set holds one of these values. */
  codesHolding(values: Iterable<string>): Uint8Array {
    const wanted = new Set([...values].map(folded));
    return this.#codesOf(this.#folded.map((value) => wanted.has(value)));
  }

  /** Value by value, from counts by code. Values that nobody has are left out. */
  countsByValue(byCode: Uint32Array): Record<string, number> {
    const counts = new Uint32Array(this.values.length);
    for (let code = 1; code < this.members.length; code++) {
      const count = byCode[code] ?? 0;
      if (count === 0) continue;
      for (const value of this.members[code] ?? []) counts[value] = (counts[value] ?? 0) + count;
    }
    // Without a prototype: a value may be called "__proto__".
    const found: Record<string, number> = Object.create(null);
    for (let id = 0; id < counts.length; id++) {
      const count = counts[id] ?? 0;
      if (count > 0) found[this.values[id] ?? ""] = count;
    }
    return found;
  }

  #codeFor(values: readonly string[]): number {
    const [first] = values;
    if (first === undefined) return 0;
    const key = values.length === 1 ? first : JSON.stringify(values);
    const codes = values.length === 1 ? this.#codeOfOne : this.#codeOfList;
    const known = codes.get(key);
    if (known !== undefined) return known;
    const code = this.#freeCodes.pop() ?? this.members.length;
    if (code > 0xffff && this.codes instanceof Uint16Array) this.codes = widened(this.codes, this.codes.length, true);
    this.members[code] = values.map((value) => this.#valueId(value));
    this.#keys[code] = key;
    this.#holders[code] = 0;
    codes.set(key, code);
    return code;
  }

  #valueId(value: string): number {
    const known = this.#valueIds.get(value);
    if (known !== undefined) return known;
    this.#valueIds.set(value, this.values.length);
    this.#folded.push(folded(value));
    return this.values.push(value) - 1;
  }

  #release(code: number): void {
    const left = (this.#holders[code] ?? 0) - 1;
    this.#holders[code] = left;
    if (code === 0 || left > 0) return;
    const codes = this.members[code]?.length === 1 ? this.#codeOfOne : this.#codeOfList;
    codes.delete(this.#keys[code] ?? "");
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

import type { Arena } from "../memory/arena.ts";

/** ASCII text, in which no letter can have an accent. */
const PLAIN = /^[\0-\x7f]*$/;

/** How values are compared in filters and refinements: without case, accents or outer blanks. */
export function folded(value: string): string {
  if (PLAIN.test(value)) return value.toLowerCase().trim();
  return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/**
 * A field of numbers; NaN where a document has none. Once it is searched by range it also keeps the numbers as 32-bit
 * floats, if these are exact for all of them, as for prices, kilometres and years: half as many bytes to read.
 */
export class NumberColumn {
  /** The place of the values in the arena. */
  at = 0;
  values: Float64Array = new Float64Array(0);
  #arena: Arena;
  #floats: { readonly at: number; readonly values: Float32Array } | null = null;
  #isExact = true;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.moveTo(arena);
  }

  /** Moves into a larger arena. */
  moveTo(arena: Arena): void {
    const before = this.values;
    this.#arena = arena;
    this.#floats = null;
    this.#isExact = true;
    this.at = arena.take(arena.capacity * 8);
    this.values = arena.doubles(this.at, arena.capacity).fill(Number.NaN, before.length);
    this.values.set(before);
  }

  set(slot: number, value: unknown): void {
    const number = numberOf(value);
    this.values[slot] = number;
    if (!this.#floats) return;
    this.#floats.values[slot] = number;
    this.#isExact &&= isFloat(number);
  }

  /** The place of the values as 32-bit floats; null where one of them does not fit. */
  floatsAt(): number | null {
    if (this.#isExact) this.#floats ??= this.#madeFloats();
    return this.#isExact && this.#floats ? this.#floats.at : null;
  }

  #madeFloats() {
    this.#isExact = this.values.every(isFloat);
    if (!this.#isExact) return null;
    const { capacity } = this.#arena;
    const at = this.#arena.take(capacity * 4);
    const values = this.#arena.floats(at, capacity);
    values.set(this.values);
    return { at, values };
  }
}

/** Whether a 32-bit float holds the number exactly, or it is NaN. */
const isFloat = (value: number): boolean => value === Math.fround(value) || Number.isNaN(value);

export function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : Number.NaN;
}

import type { Arena } from "../memory/arena.ts";
import type { FieldRows } from "./field-rows.ts";

/** ASCII text, in which no letter can have an accent. */
const PLAIN = /^[\0-\x7f]*$/;

const [BLANK, LAST_SIGN, CAPITAL_A, CAPITAL_Z] = [0x20, 0x7e, 0x41, 0x5a];

/** How values are compared in filters and refinements: without case, accents or outer blanks. */
export function folded(value: string): string {
  if (isPlain(value)) return value;
  if (PLAIN.test(value)) return value.toLowerCase().trim();
  return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Whether the text is ASCII without capitals and outer blanks. Slugs are, and every document has its own slug. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < BLANK || unit > LAST_SIGN || (unit >= CAPITAL_A && unit <= CAPITAL_Z)) return false;
  }
  return text.charCodeAt(0) !== BLANK && text.charCodeAt(text.length - 1) !== BLANK;
}

/**
 * A field of numbers; NaN if a document has none. It takes memory of its own when its first number is set, because a
 * site has no numbers in many fields. Once it is searched by range it also keeps the numbers as 32-bit floats if these
 * are exact for all of them, as for prices, kilometres and years: half as many bytes to read.
 */
export class NumberColumn {
  /** The place of the values in the arena. */
  at = 0;
  values: Float64Array = new Float64Array(0);
  #arena: Arena;
  #floats: { readonly at: number; readonly values: Float32Array } | null = null;
  #isExact = true;
  #isEmpty = true;

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
    this.#take(this.#isEmpty ? arena.noNumbers() : arena.takeNumbers());
    if (!this.#isEmpty) this.values.set(before);
  }

  /** Sets values from rows, like `FacetColumn.append`. */
  append(slot: number, rows: FieldRows, first: number): void {
    const { values, count } = rows;
    if (rows.isEmpty(first)) return;
    for (let index = 0; index < count; index++) {
      const value = values[first + index];
      if (typeof value === "number") this.set(slot + index, value);
    }
  }

  /** Sets the values of these slots, which are consecutive in a row that begins at `first`. */
  setEach(slots: readonly number[], values: readonly unknown[], first: number): void {
    for (let index = 0; index < slots.length; index++) this.set(slots[index] ?? 0, values[first + index]);
  }

  set(slot: number, value: unknown): void {
    const number = numberOf(value);
    if (this.#isEmpty) {
      if (Number.isNaN(number)) return;
      this.#isEmpty = false;
      this.#take(this.#arena.takeNumbers());
    }
    this.values[slot] = number;
    if (!this.#floats) return;
    this.#floats.values[slot] = number;
    this.#isExact &&= isFloat(number);
  }

  /** Whether no document ever had a number here. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** The place of the values as 32-bit floats; null if one of them does not fit, or there is none. */
  floatsAt(): number | null {
    if (this.#isEmpty) return null;
    if (this.#isExact) this.#floats ??= this.#madeFloats();
    return this.#isExact && this.#floats ? this.#floats.at : null;
  }

  #take({ at, values }: { readonly at: number; readonly values: Float64Array }): void {
    this.at = at;
    this.values = values;
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

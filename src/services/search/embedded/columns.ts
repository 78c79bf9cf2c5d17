import type { Arena } from "./arena.ts";

/** Without any letter that could have an accent. */
const PLAIN = /^[\0-\x7f]*$/;

/** How values are compared in filters and refinements: without case, accents or outer blanks. */
export function folded(value: string): string {
  if (PLAIN.test(value)) return value.toLowerCase().trim();
  return value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** A field of numbers; NaN where a document has none. */
export class NumberColumn {
  /** Where the values lie in the arena. */
  at = 0;
  values: Float64Array = new Float64Array(0);

  constructor(arena: Arena) {
    this.moveTo(arena);
  }

  /** Moves into a larger arena. */
  moveTo(arena: Arena): void {
    const before = this.values;
    this.at = arena.take(arena.capacity * 8);
    this.values = arena.doubles(this.at, arena.capacity).fill(Number.NaN, before.length);
    this.values.set(before);
  }

  set(slot: number, value: unknown): void {
    this.values[slot] = numberOf(value);
  }
}

export function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : Number.NaN;
}

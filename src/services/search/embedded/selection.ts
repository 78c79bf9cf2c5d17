import { err, ok, type Result } from "../../../lib/result.ts";
import { type Bits, complement, emptyBits, intersect, setBit, unite } from "./bits.ts";
import { folded } from "./columns.ts";
import { type FilterCondition, type FilterNode, type FilterProblem, type NumberRange, parseFilter } from "./filter.ts";
import type { Store } from "./store.ts";

const KEPT = 100;

/**
 * Which slots a filter selects. A site asks the same few filters again and again, so answers are kept until the
 * documents change.
 */
export class Selections {
  readonly #store: Store;
  readonly #known = new Map<string, { readonly version: number; readonly bits: Bits }>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The caller must not change the set. */
  select(filter: string): Result<Bits, FilterProblem> {
    const known = this.#known.get(filter);
    this.#known.delete(filter);
    if (known?.version === this.#store.version) {
      this.#known.set(filter, known);
      return ok(known.bits);
    }
    const tree = parseFilter(filter);
    if (!tree.ok) return tree;
    if (tree.value === null) return ok(this.#store.alive);
    const unknown = unknownField(tree.value, this.#store);
    if (unknown) return err({ message: `There is no field "${unknown.field}" to filter by`, column: unknown.column });
    const bits = bitsOf(tree.value, this.#store);
    intersect(bits, this.#store.alive);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(filter, { version: this.#store.version, bits });
    return ok(bits);
  }
}

function unknownField(node: FilterNode, store: Store): FilterCondition | null {
  if (node.kind === "not") return unknownField(node.part, store);
  if (node.kind === "list") {
    for (const part of node.parts) {
      const unknown = unknownField(part, store);
      if (unknown) return unknown;
    }
    return null;
  }
  return node.field === "id" || store.facets.has(node.field) || store.numbers.has(node.field) ? null : node;
}

function bitsOf(node: FilterNode, store: Store): Bits {
  if (node.kind === "not") {
    const bits = bitsOf(node.part, store);
    complement(bits, store.alive);
    return bits;
  }
  if (node.kind !== "list") return bitsOfCondition(node, store);
  const [first, ...others] = node.parts.map((part) => bitsOf(part, store));
  const bits = first ?? emptyBits(store.capacity);
  for (const other of others) (node.joined === "and" ? intersect : unite)(bits, other);
  return bits;
}

/** A field that is declared as numbers is compared as numbers, any other by its values' text. */
function bitsOfCondition(condition: FilterCondition, store: Store): Bits {
  const { field } = condition;
  if (condition.kind === "state") {
    const { state } = condition;
    return marked(store, (slot) => isState(state, store.documents[slot]?.[field]));
  }
  const numbers = field === "id" ? store.ids : store.numbers.get(field)?.values;
  if (numbers) {
    const passes = condition.kind === "range" ? within(condition.range) : oneOf(condition.values.map(Number));
    return marked(store, (slot) => passes(numbers[slot] ?? Number.NaN));
  }
  const column = store.facets.get(field);
  if (!column) return emptyBits(store.capacity);
  const byCode = column.codesWhere(valueTest(condition));
  return marked(store, (slot) => byCode[column.codes[slot] ?? 0] === 1);
}

function valueTest(condition: Exclude<FilterCondition, { kind: "state" }>): (value: string) => boolean {
  if (condition.kind === "range") {
    const passes = within(condition.range);
    return (value) => value.trim() !== "" && passes(Number(value));
  }
  const wanted = new Set(condition.values.map(folded));
  return (value) => wanted.has(folded(value));
}

/** NaN, a missing number, is within no range. */
export function within({ min, max, minOpen, maxOpen }: NumberRange): (value: number) => boolean {
  return (value) => (minOpen ? value > min : value >= min) && (maxOpen ? value < max : value <= max);
}

function oneOf(wanted: readonly number[]): (value: number) => boolean {
  const [only] = wanted;
  return wanted.length === 1 ? (value) => value === only : (value) => wanted.includes(value);
}

/** As Meilisearch has it: a null field exists; empty are the empty text, list and object. */
function isState(state: "exists" | "null" | "empty", value: unknown): boolean {
  if (state === "exists") return value !== undefined;
  if (state === "null") return value === null;
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === "";
}

function marked(store: Store, passes: (slot: number) => boolean): Bits {
  const bits = emptyBits(store.capacity);
  for (let slot = 0; slot < store.slots; slot++) if (passes(slot)) setBit(bits, slot);
  return bits;
}

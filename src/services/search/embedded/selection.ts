import { err, ok, type Result } from "../../../lib/result.ts";
import { type Bits, complement, emptyBits, intersect, setBit, slotsIn, unite } from "./bits.ts";
import { type FilterCondition, type FilterNode, type FilterProblem, type NumberRange, parseFilter } from "./filter.ts";
import type { Store } from "./store.ts";

const KEPT = 32;

/**
 * What a filter selects, as of one version of the documents. What is asked of the whole selection, the commonest
 * question, is worked out once; none of it may be changed by those who read it.
 */
export interface Selection {
  readonly version: number;
  readonly bits: Bits;
  readonly slots: Uint32Array;
  /** By field, the counts of its values over the whole selection. */
  readonly counts: Map<string, Readonly<Record<string, number>>>;
  readonly extents: Map<string, { readonly min: number; readonly max: number } | null>;
}

/** A site asks with the same few filters again and again: their selections are kept until the documents change. */
export class Selections {
  readonly #store: Store;
  readonly #known = new Map<string, Selection>();

  constructor(store: Store) {
    this.#store = store;
  }

  select(filter: string): Result<Selection, FilterProblem> {
    const known = this.#known.get(filter);
    if (known?.version === this.#store.version) return ok(known);
    const tree = parseFilter(filter);
    if (!tree.ok) return tree;
    const unknown = tree.value && unknownField(tree.value, this.#store);
    if (unknown) return err({ message: `There is no field "${unknown.field}" to filter by`, column: unknown.column });
    const selection = selectionOf(tree.value, this.#store);
    this.#known.delete(filter);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= KEPT && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(filter, selection);
    return ok(selection);
  }
}

function selectionOf(tree: FilterNode | null, store: Store): Selection {
  const bits = tree ? bitsOf(tree, store) : store.alive.slice();
  intersect(bits, store.alive);
  return { version: store.version, bits, slots: slotsIn(bits), counts: new Map(), extents: new Map() };
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
  const byCode =
    condition.kind === "any" ? column.codesHolding(condition.values) : column.codesWhere(inRange(condition));
  const { codes } = column;
  return marked(store, (slot) => byCode[codes[slot] ?? 0] === 1);
}

function inRange({ range }: { readonly range: NumberRange }): (value: string) => boolean {
  const passes = within(range);
  return (value) => value.trim() !== "" && passes(Number(value));
}

/** NaN, a missing number, is within no range. */
function within({ min, max, minOpen, maxOpen }: NumberRange): (value: number) => boolean {
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

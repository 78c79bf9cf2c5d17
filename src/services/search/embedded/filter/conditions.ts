import type { SearchDocument } from "../../port.ts";
import type { NumberColumn } from "../columns/columns.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import type { SlotSet } from "../memory/arena.ts";
import { hasBit, setBit, slotsIn } from "../memory/bits.ts";
import type { Workspace } from "../memory/workspace.ts";
import type { NumberRange } from "./filter-tree.ts";

/** A condition on documents, evaluated for one slot or for a whole set at once. */
export interface Condition {
  holds(slot: number): boolean;
  /** Adds to `out` the slots of `within` that pass. */
  addTo(out: SlotSet, within: SlotSet, space: Workspace): void;
}

/** Up to this many values are searched one after another; more are looked up in a table. */
const FEW = 6;

export const everything: Condition = {
  holds: () => true,
  addTo: (out, within, { arena, bytes }) => arena.kernels.unite(out.at, within.at, out.at, bytes),
};

export function negated(part: Condition): Condition {
  return {
    holds: (slot) => !part.holds(slot),
    addTo: (out, within, space) =>
      space.part(() => {
        const { kernels } = space.arena;
        const passing = space.emptySet();
        part.addTo(passing, within, space);
        kernels.subtract(within.at, passing.at, passing.at, space.bytes);
        kernels.unite(out.at, passing.at, out.at, space.bytes);
      }),
  };
}

export function anyOf(parts: readonly Condition[]): Condition {
  return {
    holds: (slot) => parts.some((part) => part.holds(slot)),
    addTo: (out, within, space) => {
      for (const part of parts) part.addTo(out, within, space);
    },
  };
}

/** All parts must pass. Each is evaluated only on the slots that passed the previous ones. */
export function allTogether(parts: readonly Condition[]): Condition {
  return {
    holds: (slot) => parts.every((part) => part.holds(slot)),
    addTo: (out, within, space) =>
      space.part(() => {
        let left = within;
        for (const part of parts) {
          const passing = space.emptySet();
          part.addTo(passing, left, space);
          left = passing;
        }
        space.arena.kernels.unite(out.at, left.at, out.at, space.bytes);
      }),
  };
}

/** Passes if the field has one of these values, in any spelling. */
export function hasValue(column: FacetColumn, values: readonly string[]): Condition {
  return facetCondition(column, () => column.dictionary.codesOf(values));
}

/** Passes if `passes` is true for one of the field's values. */
export function hasValueThat(column: FacetColumn, passes: (value: string) => boolean): Condition {
  return facetCondition(column, () => {
    const { values, valueCodes } = column.dictionary;
    const isPassing = (value: string | undefined) => value !== undefined && passes(value);
    return new Set(valueCodes.filter((code) => isPassing(values[code])));
  });
}

/** `find` returns the codes of the values that pass. It is called again whenever codes have changed their meaning. */
function facetCondition(column: FacetColumn, find: () => Set<number>): Condition {
  const { dictionary } = column;
  let known: { readonly version: number; readonly codes: Set<number> } | null = null;
  const passing = () => {
    if (known?.version !== dictionary.version) known = { version: dictionary.version, codes: find() };
    return known.codes;
  };
  return {
    holds: (slot) => {
      const code = column.lane.get(slot);
      const members = dictionary.lists.get(code);
      return members ? members.some((member) => passing().has(member)) : passing().has(code);
    },
    addTo: (out, within, space) => {
      const codes = passing();
      if (column.hasSets) addSets(column, codes, out, within, space);
      else if (dictionary.lists.size === 0 && codes.size <= FEW) addEach(column, codes, out, within, space);
      else addByTable(column, codes, out, within, space);
    },
  };
}

function addSets(column: FacetColumn, codes: Set<number>, out: SlotSet, within: SlotSet, space: Workspace): void {
  const { kernels } = space.arena;
  space.part(() => {
    const common = space.anySet();
    for (const code of codes) {
      const set = column.setOf(code);
      if (!set) continue;
      kernels.intersect(set.at, within.at, common.at, space.bytes);
      kernels.unite(out.at, common.at, out.at, space.bytes);
    }
  });
}

function addEach(column: FacetColumn, codes: Set<number>, out: SlotSet, within: SlotSet, space: Workspace): void {
  const { at, mask } = column.lane;
  for (const code of codes) space.arena.kernels.addEqual(at, mask, code, within.at, out.at, space.bytes);
}

function addByTable(
  { dictionary, lane }: FacetColumn,
  codes: Set<number>,
  out: SlotSet,
  within: SlotSet,
  space: Workspace,
): void {
  const { at } = space.counters(Math.ceil(dictionary.size / 4));
  const marks = space.arena.bytes(at, dictionary.size);
  for (const code of codes) marks[code] = 1;
  for (const [list, members] of dictionary.lists) if (members.some((member) => codes.has(member))) marks[list] = 1;
  space.arena.kernels.addMarked(lane.at, lane.mask, at, within.at, out.at, space.bytes);
}

/** Passes if the number is in the range. */
export function isInRange(column: NumberColumn, range: NumberRange): Condition {
  const passes = testOf(range);
  const min = range.minOpen ? after(range.min) : range.min;
  const max = range.maxOpen ? -after(-range.max) : range.max;
  return {
    holds: (slot) => passes(column.values[slot] ?? Number.NaN),
    addTo: (out, within, { arena: { kernels }, bytes }) => {
      if (column.isEmpty) return;
      const floats = column.floatsAt();
      if (floats === null) kernels.addInRange(column.at, min, max, within.at, out.at, bytes);
      else kernels.addInFloatRange(floats, floatFrom(min), -floatFrom(-max), within.at, out.at, bytes);
    },
  };
}

/** Passes if the number is one of these. */
export function isNumber(column: NumberColumn, chosen: readonly number[]): Condition {
  const numbers = new Set(chosen.filter((value) => !Number.isNaN(value)));
  if (numbers.size <= FEW) {
    return anyOf(
      [...numbers].map((value) => isInRange(column, { min: value, max: value, minOpen: false, maxOpen: false })),
    );
  }
  return tested((slot) => numbers.has(column.values[slot] ?? Number.NaN));
}

/** Passes for the documents with these ids. */
export function isDocument(ids: readonly number[], slotOf: (id: number) => number | undefined): Condition {
  return {
    holds: (slot) => ids.some((id) => slotOf(id) === slot),
    addTo: (out, within) => {
      for (const id of ids) {
        const slot = slotOf(id);
        if (slot !== undefined && hasBit(within.bits, slot)) setBit(out.bits, slot);
      }
    },
  };
}

/**
 * EXISTS, IS NULL and IS EMPTY as in Meilisearch: a null field exists, and empty are the empty text, list and object.
 */
export function isState(
  state: "exists" | "null" | "empty",
  field: string,
  documents: readonly (SearchDocument | undefined)[],
): Condition {
  return tested((slot) => {
    const value = documents[slot]?.[field];
    if (state === "exists") return value !== undefined;
    if (state === "null") return value === null;
    if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
    return value === "";
  });
}

/** A condition from any test of one slot, evaluated slot by slot. */
export function tested(holds: (slot: number) => boolean): Condition {
  return {
    holds,
    addTo: (out, within, { bytes }) => {
      for (const slot of slotsIn(within.bits.subarray(0, bytes / 4))) if (holds(slot)) setBit(out.bits, slot);
    },
  };
}

/** NaN, a missing number, is within no range. */
export function testOf({ min, max, minOpen, maxOpen }: NumberRange): (value: number) => boolean {
  return (value) => (minOpen ? value > min : value >= min) && (maxOpen ? value < max : value <= max);
}

/** The least 32-bit float that is at least a value. */
function floatFrom(value: number): number {
  float[0] = value;
  if (float[0] >= value) return float[0];
  // The float came out below the value; the next one is one bit up, or one bit down for negative numbers.
  floatAsInteger[0] = (floatAsInteger[0] ?? 0) + (float[0] < 0 ? -1 : 1);
  return float[0];
}

const float = new Float32Array(1);
const floatAsInteger = new Int32Array(float.buffer);
const double = new Float64Array(1);
const asInteger = new BigInt64Array(double.buffer);

/** The next larger double. */
function after(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  if (!Number.isFinite(value)) return value;
  double[0] = value;
  asInteger[0] = (asInteger[0] ?? 0n) + (value > 0 ? 1n : -1n);
  return double[0];
}

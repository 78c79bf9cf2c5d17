import type { Refinements } from "../port.ts";
import type { Store } from "./store.ts";

/** What a refinement demands of one field. */
interface Demand {
  readonly field: string;
  readonly values: readonly string[] | null;
  readonly range: { readonly min: number; readonly max: number } | null;
}

/** The slots that fulfil every demand and, by field, those that miss that field's demand only. */
export interface Refined {
  readonly all: Uint32Array;
  readonly butFor: ReadonlyMap<string, Uint32Array>;
}

/** One demand for each refined field. */
export function demandsOf({ facets, ranges }: Refinements): readonly Demand[] {
  const fields = new Set([...Object.keys(facets), ...Object.keys(ranges)]);
  return [...fields].flatMap((field) => {
    const values = facets[field];
    const range = ranges[field];
    const isOpen = range?.min === undefined && range?.max === undefined;
    if (!values?.length && isOpen) return [];
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range ?? {};
    return [{ field, values: values?.length ? values : null, range: isOpen ? null : { min, max } }];
  });
}

/**
 * Sorts the candidates out in one pass a demand: who fails none counts everywhere; who fails exactly one counts for that
 * field's own facet, which its own refinement must not narrow; who fails two counts nowhere.
 */
export function refine(store: Store, candidates: Uint32Array, demands: readonly Demand[]): Refined {
  if (demands.length === 0) return { all: candidates, butFor: new Map() };
  /** By place among the candidates: 0 fails none, n fails the nth demand alone, SEVERAL more than one. */
  const failed = new Uint8Array(candidates.length);
  demands.forEach(({ field, values, range }, index) => {
    const column = values && store.facets.get(field);
    if (column) failByValue(failed, index + 1, candidates, column.codes, column.codesHolding(values));
    const numbers = range && store.numbers.get(field);
    if (numbers) failByRange(failed, index + 1, candidates, numbers.values, range);
  });
  const split = demands.map(() => [] as number[]);
  const all = new Uint32Array(candidates.length);
  let count = 0;
  for (let place = 0; place < candidates.length; place++) {
    const failure = failed[place] ?? 0;
    if (failure === 0) all[count++] = candidates[place] ?? 0;
    else if (failure !== SEVERAL) split[failure - 1]?.push(candidates[place] ?? 0);
  }
  const butFor = new Map(demands.map(({ field }, index) => [field, Uint32Array.from(split[index] ?? [])]));
  return { all: all.subarray(0, count), butFor };
}

const NO_SLOTS = new Uint32Array(0);
const SEVERAL = 255;
/** More refined fields than this cannot be told apart in a byte. */
export const MOST_DEMANDS = 254;

function failByValue(
  failed: Uint8Array,
  demand: number,
  candidates: Uint32Array,
  codes: ArrayLike<number>,
  holding: Uint8Array,
): void {
  for (let place = 0; place < candidates.length; place++) {
    if (holding[codes[candidates[place] ?? 0] ?? 0] !== 1) fail(failed, place, demand);
  }
}

function failByRange(
  failed: Uint8Array,
  demand: number,
  candidates: Uint32Array,
  values: Float64Array,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  for (let place = 0; place < candidates.length; place++) {
    const value = values[candidates[place] ?? 0] ?? Number.NaN;
    if (!(value >= min && value <= max)) fail(failed, place, demand);
  }
}

function fail(failed: Uint8Array, place: number, demand: number): void {
  failed[place] = failed[place] === 0 || failed[place] === demand ? demand : SEVERAL;
}

/** How many have each value of a field, counted over those that fulfil all other demands. */
export function countFacet(store: Store, field: string, { all, butFor }: Refined): Record<string, number> {
  const column = store.facets.get(field);
  if (!column) return {};
  const byCode = new Uint32Array(column.members.length);
  for (const slots of [all, butFor.get(field) ?? NO_SLOTS]) {
    if (column.codes instanceof Uint16Array) tallyNarrow(column.codes, slots, byCode);
    else tallyWide(column.codes, slots, byCode);
  }
  return column.countsByValue(byCode);
}

// Twice the same loop: over one kind of array each, the machine code of either is the fast one.
function tallyNarrow(codes: Uint16Array, slots: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < slots.length; index++) {
    const code = codes[slots[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function tallyWide(codes: Uint32Array, slots: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < slots.length; index++) {
    const code = codes[slots[index] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** The least and greatest value of a field over the same, or null where none has one. */
export function extentOf(store: Store, field: string, { all, butFor }: Refined): { min: number; max: number } | null {
  const values = store.numbers.get(field)?.values;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const slots of [all, butFor.get(field) ?? NO_SLOTS]) {
    for (let index = 0; index < slots.length; index++) {
      const value = values?.[slots[index] ?? 0] ?? Number.NaN;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  return min <= max ? { min, max } : null;
}

import type { Refinements } from "../../port.ts";
import type { FilterSubject } from "../filter/condition-of.ts";
import { allTogether, type Condition, hasValue, isInRange } from "../filter/conditions.ts";
import type { SlotSet } from "../memory/arena.ts";
import type { Workspace } from "../memory/workspace.ts";

/** The condition that a refinement puts on one field. */
export interface Demand {
  readonly field: string;
  readonly condition: Condition;
  /** The ends of its range; null if it has none. */
  readonly between: { readonly min: number; readonly max: number } | null;
}

/** A set of slots and its size. */
export interface Matches {
  readonly set: SlotSet;
  readonly size: number;
}

/** One condition for each refined field. */
export function demandsOf({ facets, ranges }: Refinements, { facets: columns, numbers }: FilterSubject): Demand[] {
  const fields = new Set([...Object.keys(facets), ...Object.keys(ranges)]);
  return [...fields].flatMap((field) => {
    const conditions: Condition[] = [];
    const [values, column] = [facets[field] ?? [], columns.get(field)];
    if (column && values.length > 0) conditions.push(hasValue(column, values));
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = ranges[field] ?? {};
    const isOpen = min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY;
    const number = numbers.get(field);
    const between = isOpen || !number ? null : { min, max };
    if (number && between) conditions.push(isInRange(number, { ...between, minOpen: false, maxOpen: false }));
    const [only, another] = conditions;
    if (!only) return [];
    return [{ field, between, condition: another ? allTogether(conditions) : only }];
  });
}

/**
 * Which slots meet every condition and, for each field, which meet all the others, because a field's own choice must
 * not narrow its own counts. A slot that fails no condition counts everywhere. A slot that fails exactly one counts for
 * that field only.
 */
export class Refined {
  readonly all: Matches;
  readonly #space: Workspace;
  readonly #passing = new Map<string, SlotSet>();
  /** The slots that fail at most one condition. */
  readonly #almost: SlotSet;
  readonly #butFor = new Map<string, Matches>();

  constructor(base: Matches, demands: readonly Demand[], space: Workspace) {
    const { kernels } = space.arena;
    this.#space = space;
    this.#almost = base.set;
    this.all = base;
    if (demands.length === 0) return;
    const once = space.emptySet();
    const twice = space.emptySet();
    for (const { field, condition } of demands) {
      const passing = space.emptySet();
      condition.addTo(passing, base.set, space);
      kernels.fail(base.set.at, passing.at, once.at, twice.at, space.bytes);
      this.#passing.set(field, passing);
    }
    this.#almost = this.#without(base.set, twice);
    this.all = this.#sized(this.#without(base.set, once));
  }

  /** The fields that have a condition. */
  get fields(): Iterable<string> {
    return this.#passing.keys();
  }

  /** Whether this field has a condition. */
  has(field: string): boolean {
    return this.#passing.has(field);
  }

  /** The slots that fulfil every condition except, possibly, this field's. */
  butFor(field: string): Matches {
    const passing = this.#passing.get(field);
    if (!passing) return this.all;
    const known = this.#butFor.get(field);
    if (known) return known;
    const matches = this.#sized(this.#space.either(this.#without(this.#almost, passing), this.all.set));
    this.#butFor.set(field, matches);
    return matches;
  }

  #without(set: SlotSet, excluded: SlotSet): SlotSet {
    const rest = this.#space.anySet();
    this.#space.arena.kernels.subtract(set.at, excluded.at, rest.at, this.#space.bytes);
    return rest;
  }

  #sized(set: SlotSet): Matches {
    return { set, size: this.#space.sizeOf(set) };
  }
}

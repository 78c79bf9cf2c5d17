import { err, ok, type Result } from "../../../../lib/result.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import { conditionOf, type FilterSubject } from "../filter/condition-of.ts";
import type { Condition } from "../filter/conditions.ts";
import { type FilterProblem, parseFilter } from "../filter/filter.ts";
import type { Arena, SlotSet } from "../memory/arena.ts";
import { clearBit, hasBit, setBit } from "../memory/bits.ts";
import type { Workspace } from "../memory/workspace.ts";

export type Counts = Readonly<Record<string, number>>;
export type Extent = { readonly min: number; readonly max: number } | null;

/** Counts of one field over a whole selection, with the answer last made from them. */
export interface CachedCounts {
  readonly byCode: number[];
  answer: Counts | null;
}

/** A document's values before a change: by field, in the order of the store's columns. */
export interface Before {
  readonly codes: readonly number[];
  readonly numbers: readonly number[];
}

/** The number of selections that are kept up to date; the least recently used one is dropped first. */
const MAX_CACHED = 32;
/** A selection that was not used during this many changes of documents is dropped. */
const LONGEST_UNUSED = 5_000;

/**
 * The slots that a filter selects. Facts about the whole selection, which are requested most, are computed once and
 * then updated with each change of a document, so that a constantly changing stock costs a shopper no time.
 */
export class Selection {
  readonly set: SlotSet;
  readonly condition: Condition;
  size: number;
  /** How often the selection was used. */
  uses = 0;
  /** Changes of documents since it was last used. */
  unused = 0;
  readonly counts = new Map<FacetColumn, CachedCounts>();
  readonly extents = new Map<string, Extent>();

  constructor(set: SlotSet, size: number, condition: Condition) {
    this.set = set;
    this.size = size;
    this.condition = condition;
  }

  /** Updates the selection after a document was added, removed or changed. */
  follow(slot: number, isThere: boolean, before: Before, subject: FilterSubject): void {
    this.unused++;
    const was = hasBit(this.set.bits, slot);
    const is = isThere && this.condition.holds(slot);
    if (!was && !is) return;
    if (was !== is) {
      (is ? setBit : clearBit)(this.set.bits, slot);
      this.size += is ? 1 : -1;
    }
    this.#followCounts(slot, was, is, before, subject);
    this.#followExtents(slot, was, is, before, subject);
  }

  #followCounts(slot: number, was: boolean, is: boolean, { codes }: Before, { facets }: FilterSubject): void {
    let place = 0;
    for (const column of facets.values()) {
      const code = codes[place++] ?? 0;
      const cached = this.counts.get(column);
      const codeNow = column.lane.get(slot);
      if (!cached || (was && is && code === codeNow)) continue;
      cached.answer = null;
      if (was) add(cached.byCode, column, code, -1);
      if (is) add(cached.byCode, column, codeNow, 1);
    }
  }

  /** An end of a range that may have moved inwards is dropped, and computed again when it is next needed. */
  #followExtents(slot: number, was: boolean, is: boolean, { numbers }: Before, subject: FilterSubject): void {
    let place = 0;
    for (const [field, column] of subject.numbers) {
      const value = numbers[place++] ?? Number.NaN;
      const extent = this.extents.get(field);
      if (extent === undefined) continue;
      const valueNow = is ? (column.values[slot] ?? Number.NaN) : Number.NaN;
      if (was && value !== valueNow && (value === extent?.min || value === extent?.max)) this.extents.delete(field);
      else if (!Number.isNaN(valueNow)) this.extents.set(field, including(extent, valueNow));
    }
  }
}

function add(byCode: number[], { dictionary }: FacetColumn, code: number, change: 1 | -1): void {
  for (const member of dictionary.membersOf(code)) byCode[member] = (byCode[member] ?? 0) + change;
}

function including(extent: Extent, value: number): Extent {
  if (!extent) return { min: value, max: value };
  return value < extent.min || value > extent.max
    ? { min: Math.min(extent.min, value), max: Math.max(extent.max, value) }
    : extent;
}

/** Cache of selections: a site uses the same few filters again and again. */
export class Selections {
  readonly #subject: FilterSubject;
  readonly #known = new Map<string, Selection>();

  constructor(subject: FilterSubject) {
    this.#subject = subject;
  }

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  select(filter: string, arena: Arena, space: Workspace): Result<Selection, FilterProblem> {
    const known = this.#known.get(filter);
    if (known) {
      this.#known.delete(filter);
      return ok(this.#use(filter, known));
    }
    const tree = parseFilter(filter);
    if (!tree.ok) return tree;
    const condition = conditionOf(tree.value, this.#subject);
    if (!condition.ok) return err(condition.error);
    this.#makeRoom(arena);
    const set = arena.takeSet();
    condition.value.addTo(set, this.#subject.alive, space);
    return ok(this.#use(filter, new Selection(set, space.sizeOf(set), condition.value)));
  }

  follow(slot: number, isThere: boolean, before: Before, arena: Arena): void {
    for (const [filter, selection] of this.#known) {
      if (selection.unused < LONGEST_UNUSED) selection.follow(slot, isThere, before, this.#subject);
      else this.#drop(filter, selection, arena);
    }
  }

  /**
   * Drops all selections, which is cheaper than updating them for very many changes, and necessary when the arena is
   * replaced.
   */
  clear(arena: Arena | null): void {
    for (const [filter, selection] of this.#known) this.#drop(filter, selection, arena);
  }

  #use(filter: string, selection: Selection): Selection {
    this.#known.set(filter, selection);
    selection.uses++;
    selection.unused = 0;
    return selection;
  }

  #makeRoom(arena: Arena): void {
    const [oldest] = this.#known;
    if (this.#known.size >= MAX_CACHED && oldest) this.#drop(...oldest, arena);
  }

  #drop(filter: string, selection: Selection, arena: Arena | null): void {
    this.#known.delete(filter);
    arena?.giveBack(selection.set);
  }
}

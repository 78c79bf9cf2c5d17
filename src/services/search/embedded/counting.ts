import type { SlotSet } from "./arena.ts";
import type { NumberColumn } from "./columns.ts";
import type { FacetColumn } from "./facet-column.ts";
import type { Matches } from "./refining.ts";
import type { Counts, Extent, KeptCounts, Selection } from "./selection.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Counts what matches, a part of a selection. What is asked of the whole selection is kept with it, and of a selection
 * that is asked for again and again the counts of most of it are those of the whole without the rest's.
 */
export class Counting {
  readonly #selection: Selection;
  readonly #space: Workspace;
  /** By what matches, the others of the selection. */
  readonly #rests = new Map<SlotSet, Matches>();

  constructor(selection: Selection, space: Workspace) {
    this.#selection = selection;
    this.#space = space;
  }

  /** How many of the matches have each value of a field. */
  count(column: FacetColumn, matches: Matches): Counts {
    const { set, size, uses } = this.#selection;
    if (matches.set === set) {
      const kept = this.#kept(column);
      kept.answer ??= countsOf(column, kept.byCode);
      return kept.answer;
    }
    if (uses < 2 || matches.size <= size / 2) return countsOf(column, this.#byCode(column, matches));
    const { byCode } = this.#kept(column);
    return countsOf(column, this.#byCode(column, this.#restOf(matches)), byCode);
  }

  /** The least and greatest value of a field, or null where none has one. */
  extentOf(field: string, column: NumberColumn, matches: Matches): Extent {
    const isWhole = matches.set === this.#selection.set;
    const known = isWhole ? this.#selection.extents.get(field) : undefined;
    if (known !== undefined) return known;
    const extent = this.#space.extentOf(column.at, this.#space.slotsOf(matches.set));
    if (isWhole) this.#selection.extents.set(field, extent);
    return extent;
  }

  #kept(column: FacetColumn): KeptCounts {
    const known = this.#selection.counts.get(column);
    if (known) return known;
    const made = { byCode: Array.from(this.#byCode(column, this.#selection)), answer: null };
    this.#selection.counts.set(column, made);
    return made;
  }

  #restOf(matches: Matches): Matches {
    const known = this.#rests.get(matches.set);
    if (known) return known;
    const { set, size } = this.#selection;
    const rest = this.#space.anySet();
    this.#space.arena.kernels.subtract(set.at, matches.set.at, rest.at, this.#space.bytes);
    const made = { set: rest, size: size - matches.size };
    this.#rests.set(matches.set, made);
    return made;
  }

  /** By code of a value, good until it is asked again. Either each value's set is laid over the matches, or the matches' codes are counted one by one. */
  #byCode(column: FacetColumn, { set, size }: Matches): Uint32Array {
    const { dictionary } = column;
    const { arena, bytes } = this.#space;
    const { kernels, costs } = arena;
    const { at, counts } = this.#space.counters(dictionary.size);
    const bySets = (dictionary.valueCodes.length * bytes * costs.word) / 8;
    const bySlots = size * costs.slot + dictionary.lists.size * costs.list;
    if (column.hasSets && bySets < bySlots) {
      for (const code of dictionary.valueCodes) {
        const having = column.setOf(code);
        if (having) counts[code] = kernels.countCommon(set.at, having.at, bytes);
      }
      return counts;
    }
    const listed = this.#space.slotsOf(set);
    kernels.tally(listed.at, listed.count, column.at, at);
    for (const [code, members] of dictionary.lists) {
      const count = counts[code] ?? 0;
      if (count > 0) for (const member of members) counts[member] = (counts[member] ?? 0) + count;
    }
    return counts;
  }
}

/** Value by value, values that nobody has left out; of `whole` without `counts` where both are given. */
function countsOf({ dictionary }: FacetColumn, counts: ArrayLike<number>, whole?: ArrayLike<number>): Counts {
  // Without a prototype: a value may be called "__proto__".
  const found: Record<string, number> = Object.create(null);
  for (const code of dictionary.valueCodes) {
    const own = counts[code] ?? 0;
    const count = whole ? (whole[code] ?? 0) - own : own;
    if (count > 0) found[dictionary.values[code] ?? ""] = count;
  }
  return found;
}

import type { NumberColumn } from "./columns.ts";
import type { FacetColumn } from "./facet-column.ts";
import type { Matches } from "./refining.ts";
import type { Counts, Extent, Selection } from "./selection.ts";
import type { Workspace } from "./workspace.ts";

/**
 * How many of the matches, which are a part of the selection, have each value of a field. What is counted of a whole
 * selection is kept with it.
 */
export function countFacet(column: FacetColumn, matches: Matches, selection: Selection, space: Workspace): Counts {
  if (matches.set === selection.set) return wholeCounts(column, selection, space);
  if (isMost(matches, selection)) return countsByTheRest(column, matches, selection, space);
  return countsOf(column, countedByCode(column, matches, space));
}

/** The least and greatest value of a field, or null where none has one. */
export function extentOf(
  field: string,
  column: NumberColumn,
  matches: Matches,
  selection: Selection,
  space: Workspace,
): Extent {
  const extent = () => space.extentOf(column.at, space.slotsOf(matches.set));
  if (matches.set !== selection.set) return extent();
  const known = selection.extents.get(field);
  if (known !== undefined) return known;
  const found = extent();
  selection.extents.set(field, found);
  return found;
}

/** Where more than half of a selection that is asked for again and again match, it is less work to count the others. */
function isMost(matches: Matches, { size, uses }: Selection): boolean {
  return uses > 1 && matches.size > size / 2;
}

function wholeCounts(column: FacetColumn, selection: Selection, space: Workspace): Counts {
  const kept = keptCounts(column, selection, space);
  kept.answer ??= countsOf(column, kept.byCode);
  return kept.answer;
}

function keptCounts(column: FacetColumn, selection: Selection, space: Workspace) {
  const known = selection.counts.get(column);
  if (known) return known;
  const byCode = Array.from(countedByCode(column, selection, space));
  const made = { byCode, answer: null };
  selection.counts.set(column, made);
  return made;
}

function countsByTheRest(column: FacetColumn, matches: Matches, selection: Selection, space: Workspace): Counts {
  const whole = keptCounts(column, selection, space).byCode;
  const rest = space.anySet();
  space.arena.kernels.subtract(selection.set.at, matches.set.at, rest.at, space.bytes);
  const others = countedByCode(column, { set: rest, size: selection.size - matches.size }, space);
  return countsOf(column, others, whole);
}

/** By code of a value. Either each value's set is laid over the matches, or the matches' codes are counted one by one. */
function countedByCode(column: FacetColumn, { set, size }: Matches, space: Workspace): Uint32Array {
  const { dictionary } = column;
  const { kernels, costs } = space.arena;
  const { at, counts } = space.counters(dictionary.size);
  const bySets = (dictionary.valueCodes.length * space.bytes * costs.word) / 8;
  const bySlots = size * costs.slot + dictionary.lists.size * costs.list;
  if (column.hasSets && bySets < bySlots) {
    for (const code of dictionary.valueCodes) {
      const having = column.setOf(code);
      if (having) counts[code] = kernels.countCommon(set.at, having.at, space.bytes);
    }
    return counts;
  }
  const listed = space.slotsOf(set);
  kernels.tally(listed.at, listed.count, column.at, at);
  for (const [code, members] of dictionary.lists) {
    const count = counts[code] ?? 0;
    if (count > 0) for (const member of members) counts[member] = (counts[member] ?? 0) + count;
  }
  return counts;
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

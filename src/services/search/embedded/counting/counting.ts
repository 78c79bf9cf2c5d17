import type { NumberColumn } from "../columns/columns.ts";
import type { FacetColumn } from "../columns/facet-column.ts";
import type { SlotSet } from "../memory/arena.ts";
import type { SlotList, Workspace } from "../memory/workspace.ts";
import type { Matches } from "./refining.ts";
import type { CachedCounts, Counts, Extent, Selection } from "./selection.ts";

/**
 * Counts the matches, which are part of a selection. Counts of the whole selection are cached with it. When most of an
 * often-used selection matches, the counts are those of the whole minus those of the rest.
 */
export class Counting {
  readonly #selection: Selection;
  readonly #space: Workspace;
  /** The number of documents in the index, selected or not. */
  readonly #documents: number;
  /** For each set of matches, the other slots of the selection. */
  readonly #rests = new Map<SlotSet, Matches>();

  constructor(selection: Selection, space: Workspace, documents: number) {
    this.#documents = documents;
    this.#selection = selection;
    this.#space = space;
  }

  /**
   * For each field, how many matches have each value. Fields are counted together because they share most of the
   * work.
   */
  count(columns: readonly FacetColumn[], matches: Matches): Counts[] {
    const { set, size, uses } = this.#selection;
    if (matches.set === set) {
      return columns.map((column) => {
        const cached = this.#cachedCounts(column);
        cached.answer ??= countsOf(column, cached.byCode, 0);
        return cached.answer;
      });
    }
    const isMost = uses >= 2 && matches.size > size / 2;
    const wholes = isMost ? columns.map((column) => this.#cachedCounts(column).byCode) : [];
    const { counts, begins } = this.#byCode(columns, isMost ? this.#restOf(matches) : matches);
    return columns.map((column, place) => countsOf(column, counts, begins[place] ?? 0, wholes[place]));
  }

  /** The least and greatest value of a field, or null if there are none. */
  extentOf(field: string, column: NumberColumn, matches: Matches): Extent {
    const isWhole = matches.set === this.#selection.set;
    const known = isWhole ? this.#selection.extents.get(field) : undefined;
    if (known !== undefined) return known;
    const extent = this.#space.extentOf(column.at, this.#space.slotsOf(matches.set));
    if (isWhole) this.#selection.extents.set(field, extent);
    return extent;
  }

  #cachedCounts(column: FacetColumn): CachedCounts {
    const known = this.#selection.counts.get(column);
    if (known) return known;
    const { counts, begins } = this.#byCode([column], this.#selection);
    const entry = { byCode: Array.from(counts.subarray(begins[0])), answer: null };
    this.#selection.counts.set(column, entry);
    return entry;
  }

  #restOf(matches: Matches): Matches {
    const known = this.#rests.get(matches.set);
    if (known) return known;
    const { set, size } = this.#selection;
    const rest = this.#space.anySet();
    this.#space.arena.kernels.subtract(set.at, matches.set.at, rest.at, this.#space.bytes);
    const entry = { set: rest, size: size - matches.size };
    this.#rests.set(matches.set, entry);
    return entry;
  }

  /**
   * For each column, counts by value code and where they begin; valid until the next call. Either each value's set is
   * intersected with the matches, or the matches' codes are counted one by one, two columns at a time.
   */
  #byCode(columns: readonly FacetColumn[], { set, size }: Matches): { counts: Uint32Array; begins: readonly number[] } {
    const space = this.#space;
    const { kernels } = space.arena;
    const isLaid = columns.map((column) => this.#isLaid(column, size));
    const begins: number[] = [];
    const takeRoom = (from: number, areLaid: boolean) =>
      columns.reduce((end, { dictionary }, place) => {
        if (isLaid[place] !== areLaid) return end;
        begins[place] = end;
        return end + dictionary.size;
      }, from);
    const laidEnd = takeRoom(0, true);
    // One more counter collects the slots of columns that are not wanted.
    const waste = laidEnd;
    const { at, counts } = space.counters(takeRoom(laidEnd + 1, false));
    const oneByOne: Tallied[] = [];
    for (const [place, column] of columns.entries()) {
      const begin = begins[place] ?? 0;
      if (!isLaid[place]) oneByOne.push({ column, begin, at: at + begin * 4 });
      else for (const code of this.#laidCodes(column)) counts[begin + code] = column.setOf(code)?.at ?? 0;
    }
    if (laidEnd > 0) kernels.countEach(set.at, at, laidEnd, space.bytes);
    for (const [place, column] of columns.entries())
      if (isLaid[place]) this.#addLast(column, counts, begins[place] ?? 0, size);
    if (oneByOne.length > 0) tally(oneByOne, at + waste * 4, space.slotsOf(set), space);
    for (const { column, begin } of oneByOne) addLists(column, counts, begin);
    return { counts, begins };
  }

  /** The values whose sets are intersected with the matches: all but the last if its count follows from the others. */
  #laidCodes(column: FacetColumn): readonly number[] {
    const { valueCodes } = column.dictionary;
    return column.isOneEach(this.#documents) ? valueCodes.slice(0, -1) : valueCodes;
  }

  #addLast(column: FacetColumn, counts: Uint32Array, begin: number, size: number): void {
    if (!column.isOneEach(this.#documents)) return;
    const { valueCodes } = column.dictionary;
    let sum = 0;
    for (const code of valueCodes) sum += counts[begin + code] ?? 0;
    counts[begin + (valueCodes.at(-1) ?? 0)] = size - sum;
  }

  /** Whether intersecting its values' sets is cheaper than counting this many matches one by one. */
  #isLaid({ dictionary, hasSets }: FacetColumn, size: number): boolean {
    const { bytes, arena } = this.#space;
    const { word, slot, list } = arena.costs;
    const laid = (dictionary.valueCodes.length * bytes * word) / 8;
    return hasSets && laid < size * slot + dictionary.lists.size * list;
  }
}

type MasksAndCounts = [number, number, number, number, number, number, number, number];

/** From this many wanted columns, counting all four that lie side by side is cheaper than counting each alone. */
const WORTH_FOUR = 3;
/** When slots are this far apart on average, the processor's prefetching no longer helps. */
const FAR_APART = 16;

/** A column whose codes are counted one by one: the place of its counts, within all counts and in the memory. */
interface Tallied {
  readonly column: FacetColumn;
  readonly begin: number;
  readonly at: number;
}

/**
 * Counts columns whose codes are side by side together if there are few slots (so that each memory access is waited
 * for) or most of the four are wanted. Other columns are counted in pairs.
 */
function tally(columns: readonly Tallied[], waste: number, { at, count }: SlotList, space: Workspace): void {
  const { kernels } = space.arena;
  const paired: Tallied[] = [];
  const isWaitedFor = count * FAR_APART < space.bytes * 8;
  for (const [four, together] of Map.groupBy(columns, ({ column }) => column.lane.four)) {
    if (!isWaitedFor && together.length < WORTH_FOUR) {
      paired.push(...together);
      continue;
    }
    const masksAndCounts: MasksAndCounts = [0, waste, 0, waste, 0, waste, 0, waste];
    for (const each of together) {
      const { lane, mask } = each.column.lane;
      masksAndCounts[lane * 2] = mask;
      masksAndCounts[lane * 2 + 1] = each.at;
    }
    kernels.tallyFour(at, count, four, space.buffer, ...masksAndCounts);
  }
  for (let index = 0; index < paired.length; index += 2) {
    const [one, other] = [paired[index], paired[index + 1]];
    const [lane, otherLane] = [one?.column.lane, other?.column.lane];
    if (one && other && lane && otherLane) {
      kernels.tallyTwo(at, count, lane.at, lane.mask, one.at, otherLane.at, otherLane.mask, other.at);
    } else if (one && lane) kernels.tally(at, count, lane.at, lane.mask, one.at);
  }
}

/** Adds the count of each list to each of its values. */
function addLists({ dictionary }: FacetColumn, counts: Uint32Array, begin: number): void {
  for (const [code, members] of dictionary.lists) {
    const count = counts[begin + code] ?? 0;
    if (count === 0) continue;
    for (const member of members) counts[begin + member] = (counts[begin + member] ?? 0) + count;
  }
}

/**
 * Counts by value, without zeroes. If `totals` is given, `counts` are those of the rest, and the result is the
 * difference.
 */
function countsOf(
  { dictionary }: FacetColumn,
  counts: ArrayLike<number>,
  begin: number,
  totals?: ArrayLike<number>,
): Counts {
  // The object has no prototype, because a value may be called "__proto__".
  const found: Record<string, number> = Object.create(null);
  for (const code of dictionary.valueCodes) {
    const own = counts[begin + code] ?? 0;
    const count = totals ? (totals[code] ?? 0) - own : own;
    if (count > 0) found[dictionary.values[code] ?? ""] = count;
  }
  return found;
}

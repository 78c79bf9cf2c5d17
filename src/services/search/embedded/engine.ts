import { err, ok, type Result } from "../../../lib/result.ts";
import type { IndexFields, SearchAnswer, SearchEngine, SearchFailure, SearchRequest } from "../port.ts";
import type { Bits } from "./bits.ts";
import { countFacet, extentOf } from "./counting.ts";
import { type Found, fieldOf } from "./orders.ts";
import { type Demand, demandsOf, type Matches, Refined } from "./refining.ts";
import type { Selection } from "./selection.ts";
import { Store } from "./store.ts";
import { Writing } from "./writing.ts";

/** The stock search within this process: everything in memory, nothing to run beside. See DESIGN.md. */
export function embeddedEngine(fields: IndexFields): SearchEngine {
  const store = new Store(fields);
  const writing = new Writing(store);
  return {
    search: async (request) => answer(store, request),
    put: (documents) => writing.put(documents),
    remove: (ids) => writing.remove(ids),
    size: () => store.size,
  };
}

function answer(store: Store, request: SearchRequest): Result<SearchAnswer, SearchFailure> {
  const started = performance.now();
  const wrong = complaint(store.fields, request);
  if (wrong) return err({ kind: "invalid", message: wrong });
  const { space } = store;
  space.begin(store.slots);
  const selected = store.selections.select(request.filter, store.arena, space);
  if (!selected.ok) return err({ kind: "invalid", ...selected.error });
  const selection = selected.value;
  const demands = demandsOf(request.refinements, store);
  const words = store.text.matches(request.query, { within: selection.set.bits, words: request.words ?? "all" });
  const refined = new Refined(words ? matchesIn(words.all, store) : selection, demands, space);
  const page = pageOf(store, request, refined.all, words?.tiers ?? [], demands);
  return ok({
    hits: page.flatMap((slot) => store.documents[slot] ?? []),
    total: refined.all.size,
    ...countsAndExtents(store, request, selection, refined),
    milliseconds: performance.now() - started,
  });
}

/** A set made elsewhere, brought to where the kernels reach it. */
function matchesIn(bits: Bits, { space }: Store): Matches {
  const set = space.anySet();
  set.bits.set(bits.subarray(0, space.bytes / 4));
  return { set, size: space.sizeOf(set) };
}

/** Where no order is asked for, the best of the `tiers` come first and the index's own order rules within each. */
function pageOf(
  store: Store,
  { sort, offset, limit }: SearchRequest,
  matches: Matches,
  tiers: readonly Bits[],
  demands: readonly Demand[],
): number[] {
  if (sort.length > 0) return orderedPage(store, sort, matches, demands, offset, limit);
  const order = store.fields.order ?? [];
  if (tiers.length < 2) return orderedPage(store, order, matches, demands, offset, limit);
  const page: number[] = [];
  let before = 0;
  for (const bits of tiers) {
    if (page.length === limit) break;
    const tier = matchesIn(bits, store);
    store.arena.kernels.intersect(tier.set.at, matches.set.at, tier.set.at, store.space.bytes);
    const size = store.space.sizeOf(tier.set);
    const skipped = Math.max(0, offset - before);
    page.push(...orderedPage(store, order, { ...tier, size }, demands, skipped, limit - page.length));
    before += size;
  }
  return page;
}

function orderedPage(
  { space, orders, alive, size }: Store,
  sort: readonly string[],
  matches: Matches,
  demands: readonly Demand[],
  offset: number,
  limit: number,
): number[] {
  const first = fieldOf(sort[0] ?? "");
  const between = demands.find(({ field }) => field === first)?.between ?? null;
  const found: Found = { bits: matches.set.bits, size: matches.size, slots: () => space.slotsOf(matches.set).slots };
  return orders.page(found, alive.bits, size, { sort, offset, limit, between });
}

function countsAndExtents(store: Store, request: SearchRequest, selection: Selection, refined: Refined) {
  const { space } = store;
  const facets: Record<string, SearchAnswer["facets"][string]> = {};
  for (const field of request.facets) {
    const column = store.facets.get(field);
    if (column) facets[field] = countFacet(column, refined.butFor(field), selection, space);
  }
  const stats: Record<string, SearchAnswer["stats"][string]> = {};
  for (const field of request.stats) {
    const column = store.numbers.get(field);
    const extent = column && extentOf(field, column, refined.butFor(field), selection, space);
    if (extent) stats[field] = extent;
  }
  return { facets, stats };
}

/** What is wrong with a request before it is run, or null. */
function complaint(fields: IndexFields, request: SearchRequest): string | null {
  const { refinements, facets, stats, sort, offset, limit } = request;
  if (!isCount(offset) || !isCount(limit)) return "offset and limit are whole numbers from 0";
  const notCounted = [...facets, ...Object.keys(refinements.facets)].find((field) => !fields.facets.includes(field));
  if (notCounted !== undefined) return `There is no facet "${notCounted}"`;
  const ranged = [...stats, ...Object.keys(refinements.ranges)].find((field) => !fields.numbers.includes(field));
  if (ranged !== undefined) return `There is no field of numbers "${ranged}"`;
  const unsorted = sort.find((part) => !/:(asc|desc)$/.test(part) || !fields.sortable.includes(fieldOf(part)));
  return unsorted === undefined ? null : `"${unsorted}" is no order: write field:asc or field:desc of a sortable field`;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

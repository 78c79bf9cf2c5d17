import { err, ok, type Result } from "../../../lib/result.ts";
import type { HoldableEngine, IndexFields, SearchAnswer, SearchFailure, SearchRequest } from "../port.ts";
import { distanceOrderOf } from "./columns/geo.ts";
import { Counting } from "./counting/counting.ts";
import { fieldOf } from "./counting/orders.ts";
import { hitsOf } from "./counting/paging.ts";
import { demandsOf, type Matches, Refined } from "./counting/refining.ts";
import type { Selection } from "./counting/selection.ts";
import { onlyValues } from "./filter/only-values.ts";
import { type KernelMemory, kernelMemory } from "./memory/kernels.ts";
import { Store } from "./store.ts";
import { Writing } from "./writing.ts";

export interface EmbeddedEngine extends HoldableEngine {
  /** Bytes that the index uses outside JavaScript's heap. They are shared memory, which Node counts in `rss` only. */
  memory(): number;
}

/** The stock search within this process, wholly in memory. DESIGN.md beside this file explains it. */
export function embeddedEngine(fields: IndexFields, memory: () => KernelMemory = kernelMemory): EmbeddedEngine {
  const store = new Store(fields, memory);
  const writing = new Writing(store);
  return {
    search: async (request) => {
      if (request.query !== "") await writing.textsTaken();
      return answer(store, request);
    },
    put: (documents) => writing.put(documents),
    remove: (ids) => writing.remove(ids),
    expect: (documents) => store.reserve(documents),
    size: () => store.size,
    changes: () => writing.changes,
    memory: () => store.arena.size,
    onlyValues,
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
  const question = { within: selection.set, words: request.words ?? "all", documents: store.documents };
  const words = store.texts.index.matches(request.query, question, space);
  const base = words ? { set: words.all, size: space.sizeOf(words.all) } : selection;
  const refined = new Refined(base, demands, space);
  return ok({
    hits: hitsOf(store, refined.all, words?.tiers ?? [], { ...request, demands }),
    total: refined.all.size,
    ...countsAndExtents(store, request, selection, refined),
    milliseconds: performance.now() - started,
  });
}

type Counted = Pick<SearchAnswer, "facets" | "stats">;

/**
 * Counts the fields without a refinement of their own first, all together over the same matches, then each of the
 * others.
 */
function countsAndExtents(store: Store, request: SearchRequest, selection: Selection, refined: Refined): Counted {
  const counting = new Counting(selection, store.space, store.size);
  const facets: Record<string, Counted["facets"][string]> = {};
  const stats: Record<string, Counted["stats"][string]> = {};
  const count = (fields: readonly string[], matches: Matches) => {
    const columns = fields.map((field) => store.facets.get(field)).filter((column) => column !== undefined);
    const counts = counting.count(columns, matches);
    for (const [place, field] of fields.entries()) facets[field] = counts[place] ?? {};
  };
  const measure = (field: string, matches: Matches) => {
    const column = store.numbers.get(field);
    const extent = column ? counting.extentOf(field, column, matches) : null;
    if (extent) stats[field] = extent;
  };
  // Facets are reported in the order of the request.
  for (const field of request.facets) facets[field] = {};
  count(
    request.facets.filter((field) => !refined.has(field)),
    refined.all,
  );
  for (const field of request.stats) if (!refined.has(field)) measure(field, refined.all);
  for (const field of refined.fields) {
    if (request.facets.includes(field)) count([field], refined.butFor(field));
    if (request.stats.includes(field)) measure(field, refined.butFor(field));
  }
  return { facets, stats };
}

/** The problem with a request, checked before it runs; null if there is none. */
function complaint(fields: IndexFields, request: SearchRequest): string | null {
  const { refinements, facets, stats, sort, offset, limit } = request;
  if (!isCount(offset) || !isCount(limit)) return "offset and limit are whole numbers from 0";
  const notCounted = [...facets, ...Object.keys(refinements.facets)].find((field) => !fields.facets.includes(field));
  if (notCounted !== undefined) return `There is no facet "${notCounted}"`;
  const ranged = [...stats, ...Object.keys(refinements.ranges)].find((field) => !fields.numbers.includes(field));
  if (ranged !== undefined) return `There is no field of numbers "${ranged}"`;
  return (
    [...sort, ...(request.order ?? [])]
      .map((part) => orderComplaint(part, fields))
      .find((sentence) => sentence !== null) ?? null
  );
}

function orderComplaint(part: string, { sortable, places }: IndexFields): string | null {
  const byDistance = distanceOrderOf(part);
  if (byDistance?.ok === false) return byDistance.error;
  if (byDistance) return places ? null : "The documents of this index have no places to order by";
  if (/:(asc|desc)$/.test(part) && sortable.includes(fieldOf(part))) return null;
  return `"${part}" is no order: write field:asc or field:desc of a sortable field`;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

import { err, ok, type Result } from "../../../lib/result.ts";
import type { IndexFields, SearchAnswer, SearchEngine, SearchFailure, SearchRequest } from "../port.ts";
import { slotsIn } from "./bits.ts";
import { countFacet, demandsOf, extentOf, MOST_DEMANDS, refine } from "./counting.ts";
import { fieldOf } from "./orders.ts";
import { Selections } from "./selection.ts";
import { Store } from "./store.ts";

/** The stock search within this process: everything in memory, nothing to run beside. See DESIGN.md. */
export function embeddedEngine(fields: IndexFields): SearchEngine {
  const store = new Store(fields);
  const selections = new Selections(store);
  return {
    search: async (request) => answer(store, selections, request),
    put: async (documents) => store.put(documents),
    remove: async (ids) => store.remove(ids),
    size: () => store.size,
  };
}

function answer(store: Store, selections: Selections, request: SearchRequest): Result<SearchAnswer, SearchFailure> {
  const started = performance.now();
  const wrong = complaint(store.fields, request);
  if (wrong) return err({ kind: "invalid", message: wrong });
  const selected = selections.select(request.filter);
  if (!selected.ok) return err({ kind: "invalid", ...selected.error });
  const selection = selected.value;
  const demands = demandsOf(request.refinements);
  const text = store.text.matches(request.query, { within: selection.bits, words: request.words ?? "all" });
  const matching = text?.all;
  const refined = refine(store, matching ? slotsIn(matching) : selection.slots, demands);
  const known = matching || demands.length > 0 ? null : selection;
  const page = store.orders.page(
    request.sort.length > 0 ? request.sort : (store.fields.order ?? []),
    refined.all,
    store.alive,
    request.offset,
    request.limit,
  );
  return ok({
    hits: page.flatMap((slot) => store.documents[slot] ?? []),
    total: refined.all.length,
    facets: Object.fromEntries(
      request.facets.map((field) => [field, once(known?.counts, field, () => countFacet(store, field, refined))]),
    ),
    stats: Object.fromEntries(
      request.stats.flatMap((field) => {
        const extent = once(known?.extents, field, () => extentOf(store, field, refined));
        return extent ? [[field, extent]] : [];
      }),
    ),
    milliseconds: performance.now() - started,
  });
}

function once<T>(known: Map<string, T> | undefined, field: string, work: () => T): T {
  const found = known?.get(field);
  if (found !== undefined) return found;
  const made = work();
  known?.set(field, made);
  return made;
}

/** What is wrong with a request before it is run, or null. */
function complaint(fields: IndexFields, request: SearchRequest): string | null {
  const { refinements, facets, stats, sort, offset, limit } = request;
  if (!isCount(offset) || !isCount(limit)) return "offset and limit are whole numbers from 0";
  const notCounted = [...facets, ...Object.keys(refinements.facets)].find((field) => !fields.facets.includes(field));
  if (notCounted !== undefined) return `There is no facet "${notCounted}"`;
  const ranged = [...stats, ...Object.keys(refinements.ranges)].find((field) => !fields.numbers.includes(field));
  if (ranged !== undefined) return `There is no field of numbers "${ranged}"`;
  if (demandsOf(refinements).length > MOST_DEMANDS) return `At most ${MOST_DEMANDS} fields are refined at once`;
  const unsorted = sort.find((part) => !/:(asc|desc)$/.test(part) || !fields.sortable.includes(fieldOf(part)));
  return unsorted === undefined ? null : `"${unsorted}" is no order: write field:asc or field:desc of a sortable field`;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

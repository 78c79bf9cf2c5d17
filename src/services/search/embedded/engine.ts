import { err, ok, type Result } from "../../../lib/result.ts";
import type { IndexFields, SearchAnswer, SearchDocument, SearchEngine, SearchFailure, SearchRequest } from "../port.ts";
import { type Bits, emptyBits, intersect, setBit, slotsOf } from "./bits.ts";
import { countFacet, demandsOf, extentOf, MOST_DEMANDS, type Refined, refine } from "./counting.ts";
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
  const candidates = candidatesOf(store, selected.value, request.query);
  const refined = refine(store, candidates, demandsOf(request.refinements));
  const hits = pageOf(store, refined, request);
  return ok({
    hits,
    total: refined.all.length,
    facets: Object.fromEntries(request.facets.map((field) => [field, countFacet(store, field, refined)])),
    stats: Object.fromEntries(
      request.stats.flatMap((field) => {
        const extent = extentOf(store, field, refined);
        return extent ? [[field, extent]] : [];
      }),
    ),
    milliseconds: performance.now() - started,
  });
}

function candidatesOf(store: Store, selected: Bits, query: string): Uint32Array {
  const matching = store.text.matches(query, store.capacity);
  if (matching) intersect(matching, selected);
  const slots = new Uint32Array(store.slots);
  return slots.subarray(0, slotsOf(matching ?? selected, slots));
}

function pageOf(store: Store, { all }: Refined, { sort, offset, limit }: SearchRequest): SearchDocument[] {
  const matching = emptyBits(store.capacity);
  for (const slot of all) setBit(matching, slot);
  const live = () => store.liveSlots();
  const page = store.orders.page(sort, { matching, found: all, live }, offset, limit);
  return page.flatMap((slot) => store.documents[slot] ?? []);
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

import type { SearchDocument, SearchRequest } from "../../port.ts";
import { distanceOrderOf } from "../columns/geo.ts";
import type { SlotSet } from "../memory/arena.ts";
import type { Store } from "../store.ts";
import { type Found, fieldOf } from "./orders.ts";
import type { Demand, Matches } from "./refining.ts";
import { firstSlots } from "./sorting.ts";

/** The matches, and the order and the page that were requested. */
export interface Wanted extends Pick<SearchRequest, "sort" | "order" | "offset" | "limit"> {
  readonly demands: readonly Demand[];
}

/** The documents of a page; when they are sorted by distance from a point, with that distance, as in Meilisearch. */
export function hitsOf(store: Store, matches: Matches, tiers: readonly SlotSet[], request: Wanted): SearchDocument[] {
  if (request.sort.some((part) => distanceOrderOf(part))) return hitsByDistance(store, matches, request);
  const order = request.order ?? store.fields.order ?? [];
  const slots =
    request.sort.length > 0 || tiers.length < 2
      ? slotsInOrder(store, matches, { ...request, sort: request.sort.length > 0 ? request.sort : order })
      : slotsByTier(store, matches, tiers, { ...request, sort: order });
  // `flatMap` would be slower: it checks whether each document is a list, and so waits for each to arrive in the cache.
  const hits: SearchDocument[] = [];
  for (const slot of slots) {
    const document = store.documents[slot];
    if (document) hits.push(document);
  }
  return hits;
}

/** Without a requested order the best of the `tiers` come first, and within each the index's own order applies. */
function slotsByTier(store: Store, matches: Matches, tiers: readonly SlotSet[], request: Wanted): number[] {
  const page: number[] = [];
  let before = 0;
  for (const tier of tiers) {
    if (page.length === request.limit) break;
    const set = store.space.common(tier, matches.set);
    if (!set) continue;
    const size = store.space.sizeOf(set);
    const [offset, limit] = [Math.max(0, request.offset - before), request.limit - page.length];
    page.push(...slotsInOrder(store, { set, size }, { ...request, offset, limit }));
    before += size;
  }
  return page;
}

function slotsInOrder(store: Store, { set, size }: Matches, { sort, offset, limit, demands }: Wanted): number[] {
  const { space, orders, alive } = store;
  const first = fieldOf(sort[0] ?? "");
  const between = demands.find(({ field }) => field === first)?.between ?? null;
  const found: Found = { bits: set.bits, size, slots: () => space.slotsOf(set).slots };
  return orders.page(found, alive.bits, store.size, { sort, offset, limit, between });
}

/** Distances have no stored order: they are computed for the matches, and the nearest ones picked. */
function hitsByDistance(store: Store, { set, size }: Matches, { sort, offset, limit }: Wanted): SearchDocument[] {
  const { slots } = store.space.slotsOf(set);
  let nearest: Float64Array | undefined;
  const keys = sort.flatMap((part) => {
    const order = distanceOrderOf(part);
    if (!order?.ok || !store.places) return store.orders.keysOf([part]);
    const values = store.places.distancesFrom(order.value.point, slots);
    nearest ??= values;
    return { column: { values }, descending: order.value.descending };
  });
  const first = firstSlots(slots, Math.min(size, offset + limit), [...keys, store.orders.byId]);
  return first.slice(offset).flatMap((slot) => {
    const document = store.documents[slot];
    const metres = nearest?.[slot] ?? Number.NaN;
    if (!document || Number.isNaN(metres)) return document ?? [];
    return { ...document, _geoDistance: Math.round(metres) };
  });
}

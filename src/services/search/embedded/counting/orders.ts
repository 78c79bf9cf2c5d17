import type { NumberColumn } from "../columns/columns.ts";
import { SortedOrder } from "../columns/sorted-order.ts";
import { type Bits, slotsIn } from "../memory/bits.ts";
import { firstSlots, type SortKey } from "./sorting.ts";

/** The matching slots, of which one page is wanted. */
export interface Found {
  readonly bits: Bits;
  readonly size: number;
  /** The slots one after another, in ascending order. */
  slots(): Uint32Array;
}

export interface PageOf {
  readonly sort: readonly string[];
  readonly offset: number;
  readonly limit: number;
  /** Known bounds of the matches in the first field they are sorted by; null for none. */
  readonly between: { readonly min: number; readonly max: number } | null;
}

const MAX_CACHED = 12;
const MOST_MISSED = 100;
/**
 * Rough costs in nanoseconds: of one step along an order, of comparing one matching slot, of sorting one slot of the
 * page, and of sorting one slot of all.
 */
const STEP = 1.5;
const COMPARING = 8;
const RANKING = 150;
const SORTING = 60;

/**
 * All slots in each sort order that was requested. An order is built when it is first worth it and then updated slot
 * by slot, so a page is read from its front, whatever the number of documents. A missing value comes last in both
 * directions.
 */
export class SortedOrders {
  readonly #orders = new Map<string, SortedOrder>();
  /**
   * Time lost so far for lack of an order, in nanoseconds: an order is built once that exceeds the cost of building
   * it.
   */
  readonly #missed = new Map<string, number>();
  readonly #columns: ReadonlyMap<string, NumberColumn>;
  /** The last key of every order, which no two documents share. */
  readonly byId: SortKey;

  constructor(columns: ReadonlyMap<string, NumberColumn>, ids: NumberColumn) {
    this.#columns = columns;
    this.byId = { column: ids, descending: false };
  }

  get isEmpty(): boolean {
    return this.#orders.size === 0;
  }

  /** Drops all orders, which is cheaper than moving very many slots. */
  clear(): void {
    this.#orders.clear();
  }

  /** Must be called before the slot's values of these fields change, or before the slot is freed (all fields). */
  remove(slot: number, changing: ReadonlySet<string> | "all"): void {
    for (const order of this.#orders.values()) if (isAffected(order, changing)) order.remove(slot);
  }

  /** Must be called after they have changed. */
  insert(slot: number, changed: ReadonlySet<string> | "all"): void {
    for (const order of this.#orders.values()) if (isAffected(order, changed)) order.insert(slot);
  }

  /**
   * One page of the matches; `alive` are all slots in use. It is read from an order of all slots or picked from the
   * matches alone, whichever is likely less work; reading that takes much longer than expected is abandoned.
   */
  page(found: Found, alive: Bits, count: number, { sort, offset, limit, between }: PageOf): number[] {
    const needed = Math.min(found.size, offset + limit);
    if (limit === 0 || offset >= found.size) return [];
    const keys = [...this.keysOf(sort), this.byId];
    const reading = ((needed * count) / found.size) * STEP;
    const picking = found.size * COMPARING + needed * RANKING;
    if (picking > reading) {
      const order = this.#orderFor(sort, keys, alive, picking - reading, count * SORTING);
      const patience = (reading + picking) / STEP;
      const first = order?.first(needed, found.bits, patience, outside(between, keys[0]));
      if (first) return first.slice(offset);
    }
    return firstSlots(found.slots(), needed, keys).slice(offset);
  }

  /** The sort keys of `field:asc` and `field:desc`. */
  keysOf(sort: readonly string[]): SortKey[] {
    return sort.flatMap((part) => {
      const column = this.#columns.get(fieldOf(part));
      return column ? [{ column, descending: part.endsWith(":desc") }] : [];
    });
  }

  /** The order for these keys, if it exists or enough time was lost without it to build it now. */
  #orderFor(sort: readonly string[], keys: readonly SortKey[], alive: Bits, saving: number, cost: number) {
    const name = sort.join();
    const known = this.#orders.get(name);
    if (known) return known;
    const missed = (this.#missed.get(name) ?? 0) + saving;
    if (this.#missed.size >= MOST_MISSED) this.#missed.clear();
    this.#missed.set(name, missed);
    if (missed < cost) return null;
    const [oldest] = this.#orders.keys();
    if (this.#orders.size >= MAX_CACHED && oldest !== undefined) this.#orders.delete(oldest);
    const order = new SortedOrder(new Set(sort.map(fieldOf)), keys, slotsIn(alive));
    this.#orders.set(name, order);
    this.#missed.delete(name);
    return order;
  }
}

function isAffected({ fields }: SortedOrder, changed: ReadonlySet<string> | "all"): boolean {
  return changed === "all" || [...changed].some((field) => fields.has(field));
}

/** The test for slots that come before the bounds in an order. */
function outside(between: PageOf["between"], key: SortKey | undefined): (slot: number) => boolean {
  if (!between || !key) return () => false;
  const { column, descending } = key;
  return descending
    ? (slot) => (column.values[slot] ?? Number.NaN) > between.max
    : (slot) => (column.values[slot] ?? Number.NaN) < between.min;
}

export const fieldOf = (sortPart: string): string => sortPart.slice(0, sortPart.lastIndexOf(":"));

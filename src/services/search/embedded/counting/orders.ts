import type { NumberColumn } from "../columns/columns.ts";
import { SortedOrder } from "../columns/sorted-order.ts";
import { type Bits, slotsIn } from "../memory/bits.ts";
import { firstSlots, type SortKey } from "./sorting.ts";

/** Slots of which a page is asked. */
export interface Found {
  readonly bits: Bits;
  readonly size: number;
  /** One after another, rising. */
  slots(): Uint32Array;
}

export interface PageOf {
  readonly sort: readonly string[];
  readonly offset: number;
  readonly limit: number;
  /** The found are known to lie between these in the first field they are sorted by. */
  readonly between: { readonly min: number; readonly max: number } | null;
}

const KEPT = 12;
const MOST_MISSED = 100;
/** Nanoseconds, about: one step along an order, comparing one found slot, sorting one slot of the page, or of all. */
const STEP = 1.5;
const COMPARING = 8;
const RANKING = 150;
const SORTING = 60;

/**
 * All slots, held in the orders that were asked for. An order is made at its first use and then kept in order by moving
 * single slots, so a page is read off from the front, whatever its number. A missing value comes last both ways.
 */
export class SortedOrders {
  readonly #orders = new Map<string, SortedOrder>();
  /** Nanoseconds, about, that were lost for want of an order: as many as making it takes are lost once at the most. */
  readonly #missed = new Map<string, number>();
  readonly #columns: ReadonlyMap<string, NumberColumn>;
  /** The last key of every order: it tells any two documents apart. */
  readonly byId: SortKey;

  constructor(columns: ReadonlyMap<string, NumberColumn>, ids: NumberColumn) {
    this.#columns = columns;
    this.byId = { column: ids, descending: false };
  }

  /** Forgets all: cheaper than moving very many slots. */
  clear(): void {
    this.#orders.clear();
  }

  /** To be called before the slot's values of these fields change, or before it is given up (all fields). */
  remove(slot: number, changing: ReadonlySet<string> | "all"): void {
    for (const order of this.#orders.values()) if (isAffected(order, changing)) order.remove(slot);
  }

  /** To be called when they have. */
  insert(slot: number, changed: ReadonlySet<string> | "all"): void {
    for (const order of this.#orders.values()) if (isAffected(order, changed)) order.insert(slot);
  }

  /**
   * A page of the found; `alive` are all slots there are. It is read off the whole order, of which the found are a
   * part, or picked from the found alone, whichever is likely less work; reading that takes far longer than expected is
   * given up.
   */
  page(found: Found, alive: Bits, count: number, { sort, offset, limit, between }: PageOf): number[] {
    const wanted = Math.min(found.size, offset + limit);
    if (limit === 0 || offset >= found.size) return [];
    const keys = [...this.keysOf(sort), this.byId];
    const reading = ((wanted * count) / found.size) * STEP;
    const picking = found.size * COMPARING + wanted * RANKING;
    if (picking > reading) {
      const order = this.#orderFor(sort, keys, alive, picking - reading, count * SORTING);
      const patience = (reading + picking) / STEP;
      const first = order?.first(wanted, found.bits, patience, outside(between, keys[0]));
      if (first) return first.slice(offset);
    }
    return firstSlots(found.slots(), wanted, keys).slice(offset);
  }

  /** What `field:asc` and `field:desc` order by. */
  keysOf(sort: readonly string[]): SortKey[] {
    return sort.flatMap((part) => {
      const column = this.#columns.get(fieldOf(part));
      return column ? [{ column, descending: part.endsWith(":desc") }] : [];
    });
  }

  /** The order that would save so much, if it is there or has been missed enough to be made. */
  #orderFor(sort: readonly string[], keys: readonly SortKey[], alive: Bits, saving: number, cost: number) {
    const name = sort.join();
    const known = this.#orders.get(name);
    if (known) return known;
    const missed = (this.#missed.get(name) ?? 0) + saving;
    if (this.#missed.size >= MOST_MISSED) this.#missed.clear();
    this.#missed.set(name, missed);
    if (missed < cost) return null;
    const [oldest] = this.#orders.keys();
    if (this.#orders.size >= KEPT && oldest !== undefined) this.#orders.delete(oldest);
    const order = new SortedOrder(new Set(sort.map(fieldOf)), keys, slotsIn(alive));
    this.#orders.set(name, order);
    this.#missed.delete(name);
    return order;
  }
}

function isAffected({ fields }: SortedOrder, changed: ReadonlySet<string> | "all"): boolean {
  return changed === "all" || [...changed].some((field) => fields.has(field));
}

/** Which slots of an order come before all that lie between. */
function outside(between: PageOf["between"], key: SortKey | undefined): (slot: number) => boolean {
  if (!between || !key) return () => false;
  const { column, descending } = key;
  return descending
    ? (slot) => (column.values[slot] ?? Number.NaN) > between.max
    : (slot) => (column.values[slot] ?? Number.NaN) < between.min;
}

export const fieldOf = (sortPart: string): string => sortPart.slice(0, sortPart.lastIndexOf(":"));

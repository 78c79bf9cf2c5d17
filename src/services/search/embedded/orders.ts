import { type Bits, emptyBits, hasBit, setBit, slotsIn } from "./bits.ts";
import type { NumberColumn } from "./columns.ts";

interface SortKey {
  readonly column: NumberColumn;
  readonly descending: boolean;
}

interface Order {
  readonly fields: ReadonlySet<string>;
  readonly keys: readonly SortKey[];
  slots: Uint32Array;
  count: number;
}

const KEPT = 12;

/**
 * All slots, held in the orders that were asked for. An order is made at its first use and then kept in order by moving
 * single slots, so a page is read off from the front, whatever its number. A missing value comes last both ways.
 */
export class SortedOrders {
  readonly #orders = new Map<string, Order>();
  readonly #columns: ReadonlyMap<string, NumberColumn>;
  readonly #ids: () => Float64Array;

  constructor(columns: ReadonlyMap<string, NumberColumn>, ids: () => Float64Array) {
    this.#columns = columns;
    this.#ids = ids;
  }

  /** Forgets all: cheaper than moving very many slots. */
  clear(): void {
    this.#orders.clear();
  }

  /** To be called before the slot's values of these fields change, or before it is given up (all fields). */
  remove(slot: number, changing: ReadonlySet<string> | "all"): void {
    for (const order of this.#affected(changing)) {
      const place = this.#placeOf(order, slot);
      order.slots.copyWithin(place, place + 1, order.count--);
    }
  }

  /** To be called when they have. */
  insert(slot: number, changed: ReadonlySet<string> | "all"): void {
    for (const order of this.#affected(changed)) {
      if (order.count === order.slots.length) {
        const larger = new Uint32Array(Math.max(16, order.count * 2));
        larger.set(order.slots);
        order.slots = larger;
      }
      const place = this.#placeOf(order, slot);
      order.slots.copyWithin(place + 1, place, order.count++);
      order.slots[place] = slot;
    }
  }

  /** A page of the `found` slots; `alive` are all there are. */
  page(sort: readonly string[], found: Uint32Array, alive: Bits, offset: number, limit: number): number[] {
    if (limit === 0 || offset >= found.length) return [];
    const order = this.#orders.get(sort.join());
    if (found.length * Math.log2(found.length + 1) < (order?.count ?? 4096)) {
      const few = found.slice();
      sortSlots(few, this.#keysOf(sort), this.#ids());
      return [...few.subarray(offset, offset + limit)];
    }
    const { slots, count } = order ?? this.#make(sort, slotsIn(alive));
    const matching = emptyBits(alive.length * 32);
    for (const slot of found) setBit(matching, slot);
    const page: number[] = [];
    let skipped = 0;
    for (let index = 0; index < count && page.length < limit; index++) {
      const slot = slots[index] ?? 0;
      if (!hasBit(matching, slot)) continue;
      if (skipped < offset) skipped++;
      else page.push(slot);
    }
    return page;
  }

  #make(sort: readonly string[], slots: Uint32Array): Order {
    const [oldest] = this.#orders.keys();
    if (this.#orders.size >= KEPT && oldest !== undefined) this.#orders.delete(oldest);
    const fields = new Set(sort.map(fieldOf));
    const order = { fields, keys: this.#keysOf(sort), slots, count: slots.length };
    sortSlots(slots, order.keys, this.#ids());
    this.#orders.set(sort.join(), order);
    return order;
  }

  #keysOf(sort: readonly string[]): SortKey[] {
    return sort.flatMap((part) => {
      const column = this.#columns.get(fieldOf(part));
      return column ? [{ column, descending: part.endsWith(":desc") }] : [];
    });
  }

  *#affected(changed: ReadonlySet<string> | "all"): Iterable<Order> {
    for (const order of this.#orders.values()) {
      if (changed === "all" || [...changed].some((field) => order.fields.has(field))) yield order;
    }
  }

  #placeOf({ slots, count, keys }: Order, slot: number): number {
    const ids = this.#ids();
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareSlots(slots[middle] ?? 0, slot, keys, ids) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export const fieldOf = (sortPart: string): string => sortPart.slice(0, sortPart.lastIndexOf(":"));

function sortSlots(slots: Uint32Array, keys: readonly SortKey[], ids: Float64Array): void {
  slots.sort((a, b) => compareSlots(a, b, keys, ids));
}

function compareSlots(a: number, b: number, keys: readonly SortKey[], ids: Float64Array): number {
  for (const { column, descending } of keys) {
    const left = column.values[a] ?? Number.NaN;
    const right = column.values[b] ?? Number.NaN;
    if (left === right) continue;
    if (Number.isNaN(left) || Number.isNaN(right)) {
      if (Number.isNaN(left) && Number.isNaN(right)) continue;
      return Number.isNaN(left) ? 1 : -1;
    }
    return left < right === descending ? 1 : -1;
  }
  return (ids[a] ?? 0) - (ids[b] ?? 0);
}

import { compareSlots, type SortKey, sortSlots } from "../counting/sorting.ts";
import { type Bits, hasBit } from "../memory/bits.ts";

interface Block {
  readonly slots: Uint32Array;
  count: number;
}

const BLOCK = 512;
/** A new block is filled up to here, which leaves room for more slots before it must be split. */
const FILLED = 384;

/**
 * All slots in one sorted order, stored in blocks: inserting or removing a slot searches its block and moves at most
 * two kilobytes, whatever the number of documents.
 */
export class SortedOrder {
  readonly fields: ReadonlySet<string>;
  readonly #keys: readonly SortKey[];
  readonly #blocks: Block[] = [];

  constructor(fields: ReadonlySet<string>, keys: readonly SortKey[], slots: Uint32Array) {
    this.fields = fields;
    this.#keys = keys;
    const sorted = sortSlots(slots, keys);
    for (let start = 0; start < sorted.length; start += FILLED) {
      const block = { slots: new Uint32Array(BLOCK), count: Math.min(FILLED, sorted.length - start) };
      block.slots.set(sorted.subarray(start, start + block.count));
      this.#blocks.push(block);
    }
  }

  insert(slot: number): void {
    const index = this.#blockOf(slot);
    let block = this.#blocks[index];
    if (!block) {
      block = { slots: new Uint32Array(BLOCK), count: 0 };
      this.#blocks.push(block);
    }
    if (block.count === BLOCK) {
      this.#split(index, block);
      this.insert(slot);
      return;
    }
    const place = this.#placeIn(block, slot);
    block.slots.copyWithin(place + 1, place, block.count++);
    block.slots[place] = slot;
  }

  /** Must be called while the slot still has the values that it was inserted with. */
  remove(slot: number): void {
    const index = this.#blockOf(slot);
    const block = this.#blocks[index];
    if (!block) return;
    const place = this.#placeIn(block, slot);
    block.slots.copyWithin(place, place + 1, block.count--);
    if (block.count === 0) this.#blocks.splice(index, 1);
  }

  /**
   * Reads slots of `matching` from the front until there are `count`; null when that takes more than `patience`
   * steps. `isBefore` is true for some slots at the front and false for all after them; the slots for which it is
   * true are skipped.
   */
  first(count: number, matching: Bits, patience: number, isBefore: (slot: number) => boolean): number[] | null {
    const found: number[] = [];
    let steps = 0;
    for (let index = this.#firstBlock(isBefore); index < this.#blocks.length; index++) {
      const block = this.#blocks[index];
      if (!block) break;
      const { slots, count: size } = block;
      for (let place = 0; place < size; place++) {
        const slot = slots[place] ?? 0;
        if (hasBit(matching, slot) && found.push(slot) === count) return found;
      }
      steps += size;
      if (steps > patience) return null;
    }
    return found;
  }

  #split(index: number, block: Block): void {
    const half = BLOCK / 2;
    const upper = { slots: new Uint32Array(BLOCK), count: half };
    upper.slots.set(block.slots.subarray(half));
    block.count = half;
    this.#blocks.splice(index + 1, 0, upper);
  }

  /** The last block whose first slot does not come after this one. */
  #blockOf(slot: number): number {
    return Math.max(0, this.#firstBlockFrom((first) => compareSlots(first, slot, this.#keys) <= 0) - 1);
  }

  /** The block that contains the end of the slots for which `isBefore` is true. */
  #firstBlock(isBefore: (slot: number) => boolean): number {
    return Math.max(0, this.#firstBlockFrom(isBefore) - 1);
  }

  #firstBlockFrom(isBefore: (firstSlot: number) => boolean): number {
    let low = 0;
    let high = this.#blocks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#blocks[middle]?.slots[0] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #placeIn({ slots, count }: Block, slot: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareSlots(slots[middle] ?? 0, slot, this.#keys) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

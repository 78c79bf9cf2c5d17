import { type Bits, clearBit, emptyBits, hasBit, setBit, slotsIn, unite } from "./bits.ts";

/** Held by so many slots that a bit for each slot takes less room than a list. */
interface Dense {
  bits: Bits;
  count: number;
}

/** Rising slots, or a single one. */
type Posting = number | number[] | Dense;

const NONE = -1;
/** A list takes 8 bytes a slot that holds the word, a set one bit for every slot there is. */
const LIST_COST = 64;
const SHORT = 16;

/** By word, the slots that hold it. */
export class Postings {
  readonly #held: Posting[] = [];

  isHeld(word: number): boolean {
    return (this.#held[word] ?? NONE) !== NONE;
  }

  /** To be called for a word and slot once only. `slots`: how many slots there are. True: nobody had it before. */
  add(word: number, slot: number, slots: number): boolean {
    const held = this.#held[word] ?? NONE;
    if (typeof held === "number") this.#held[word] = held === NONE ? slot : held < slot ? [held, slot] : [slot, held];
    else if (Array.isArray(held)) this.#addToList(word, held, slot, slots);
    else this.#addToDense(word, held, slot, slots);
    return held === NONE;
  }

  /** To be called only where the slot holds the word. True: nobody has it any more. */
  remove(word: number, slot: number): boolean {
    const held = this.#held[word] ?? NONE;
    if (typeof held === "number") this.#held[word] = NONE;
    else if (Array.isArray(held)) {
      held.splice(placeIn(held, slot), 1);
      const [only] = held;
      if (held.length === 1 && only !== undefined) this.#held[word] = only;
    } else if (hasBit(held.bits, slot)) {
      clearBit(held.bits, slot);
      held.count--;
      if (held.count <= SHORT) this.#held[word] = [...slotsIn(held.bits)];
    }
    return this.#held[word] === NONE;
  }

  /** Those of `within` that hold the word; null where none does. */
  holding(word: number, within: Bits): Bits | null {
    const held = this.#held[word] ?? NONE;
    if (held === NONE) return null;
    const bits = new Uint32Array(within.length);
    if (typeof held === "object" && !Array.isArray(held)) bits.set(held.bits.subarray(0, within.length));
    else this.mark(word, bits);
    return narrowed(bits, within);
  }

  /** Adds the slots that hold the word. */
  mark(word: number, bits: Bits): void {
    const held = this.#held[word] ?? NONE;
    if (held === NONE) return;
    if (typeof held === "number") setBit(bits, held);
    else if (Array.isArray(held)) for (const slot of held) setBit(bits, slot);
    else unite(bits.subarray(0, held.bits.length), held.bits);
  }

  #addToList(word: number, list: number[], slot: number, slots: number): void {
    if (slot > (list.at(-1) ?? NONE)) list.push(slot);
    else list.splice(placeIn(list, slot), 0, slot);
    if (list.length <= SHORT || list.length * LIST_COST <= slots) return;
    const bits = emptyBits(slots);
    for (const each of list) setBit(bits, each);
    this.#held[word] = { bits, count: list.length };
  }

  #addToDense(word: number, held: Dense, slot: number, slots: number): void {
    if (slot >>> 5 >= held.bits.length) {
      if (held.count * LIST_COST < slots) {
        this.#held[word] = [...slotsIn(held.bits), slot];
        return;
      }
      const larger = emptyBits(Math.max(slots, held.bits.length * 48));
      larger.set(held.bits);
      held.bits = larger;
    }
    setBit(held.bits, slot);
    held.count++;
  }
}

/** Leaves in `bits` only what is in `within` too; null where nothing is left. */
export function narrowed(bits: Bits, within: Bits): Bits | null {
  let some = 0;
  for (let word = 0; word < bits.length; word++) {
    const both = (bits[word] ?? 0) & (within[word] ?? 0);
    bits[word] = both;
    some |= both;
  }
  return some === 0 ? null : bits;
}

function placeIn(list: readonly number[], slot: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

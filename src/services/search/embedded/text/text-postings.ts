import type { Arena, SlotSet } from "../memory/arena.ts";
import type { BitRows } from "../memory/bit-rows.ts";
import { clearBit, hasBit, onesIn, setBit, setBits, slotsIn } from "../memory/bits.ts";

/** A word in so many slots that one bit per slot takes less memory than a list. */
interface Dense {
  readonly set: SlotSet;
  count: number;
}

/** A sorted list of slots, a single slot, or a set. */
type Posting = number | number[] | Dense;

const NONE = -1;
/** A list takes 8 bytes for each slot in it, a set one bit for every slot of the index. */
const LIST_COST = 64;
const SHORT = 16;

/** The inverted index: for each word, the slots whose document has it. */
export class Postings {
  readonly #postings: Posting[] = [];
  #arena: Arena;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** Moves into a larger arena, where a set takes more room: words of few slots become lists. */
  moveTo(arena: Arena): void {
    const slots = this.#arena.capacity;
    this.#arena = arena;
    for (const [word, posting] of this.#postings.entries()) {
      if (!isDense(posting)) continue;
      const set = posting.count * LIST_COST > slots ? arena.takeSet() : null;
      set?.bits.set(posting.set.bits);
      this.#postings[word] = set ? { set, count: posting.count } : [...slotsIn(posting.set.bits)];
    }
  }

  isHeld(word: number): boolean {
    return (this.#postings[word] ?? NONE) !== NONE;
  }

  /**
   * Must be called only once for a word and slot. `slots` is the number of slots in use. Returns true for the word's
   * first slot.
   */
  add(word: number, slot: number, slots: number): boolean {
    const posting = this.#postings[word] ?? NONE;
    if (typeof posting === "number")
      this.#postings[word] = posting === NONE ? slot : posting < slot ? [posting, slot] : [slot, posting];
    else if (Array.isArray(posting)) this.#addToList(word, posting, slot, slots);
    else {
      setBit(posting.set.bits, slot);
      posting.count++;
    }
    return posting === NONE;
  }

  /**
   * Like `add`, for each word and the documents of its row, the first of which has the slot `first`. `slots` is the
   * number of slots in use, including all of these. Returns how many words are new to the index.
   */
  addEach({ numbers, bits, width }: BitRows, first: number, slots: number): number {
    let added = 0;
    for (let row = 0; row < numbers.length; row++) {
      const word = numbers[row] ?? 0;
      if (!this.isHeld(word)) added++;
      const end = (row + 1) * width;
      for (let at = row * width, slot = first; at < end; at++, slot += 32) {
        const some = bits[at] ?? 0;
        if (some !== 0) this.#addSome(word, some, slot, slots);
      }
    }
    return added;
  }

  /** Adds the slots of the bits that are set. The lowest bit is `first`. */
  #addSome(word: number, bits: number, first: number, slots: number): void {
    const posting = this.#postings[word] ?? NONE;
    if (isDense(posting)) {
      posting.count += onesIn(bits);
      setBits(posting.set.bits, first, bits);
    } else for (let rest = bits; rest !== 0; rest &= rest - 1) this.add(word, first + lowestOf(rest), slots);
  }

  /** Must be called only if the slot has the word. Returns true when no slot has it any more. */
  remove(word: number, slot: number): boolean {
    const posting = this.#postings[word] ?? NONE;
    if (typeof posting === "number") this.#postings[word] = NONE;
    else if (Array.isArray(posting)) {
      posting.splice(placeIn(posting, slot), 1);
      const [only] = posting;
      if (posting.length === 1 && only !== undefined) this.#postings[word] = only;
    } else if (hasBit(posting.set.bits, slot)) {
      clearBit(posting.set.bits, slot);
      posting.count--;
      if (posting.count <= SHORT) this.#makeSparse(word, posting);
    }
    return this.#postings[word] === NONE;
  }

  /**
   * Writes the slots of `within` that have the word to `out`. Returns false if there are none. `bytes` is the length of
   * the used part of a set.
   */
  holding(word: number, within: SlotSet, out: SlotSet, bytes: number): boolean {
    const posting = this.#postings[word] ?? NONE;
    const { kernels } = this.#arena;
    if (isDense(posting)) return kernels.intersect(posting.set.at, within.at, out.at, bytes) === 1;
    kernels.clear(out.at, bytes);
    let some = false;
    for (const slot of typeof posting === "number" ? [posting] : posting) {
      if (slot === NONE || !hasBit(within.bits, slot)) continue;
      setBit(out.bits, slot);
      some = true;
    }
    return some;
  }

  /** Adds the slots that have the word to the set. */
  mark(word: number, { at, bits }: SlotSet, bytes: number): void {
    const posting = this.#postings[word] ?? NONE;
    if (isDense(posting)) this.#arena.kernels.unite(at, posting.set.at, at, bytes);
    else if (typeof posting !== "number") for (const slot of posting) setBit(bits, slot);
    else if (posting !== NONE) setBit(bits, posting);
  }

  #addToList(word: number, list: number[], slot: number, slots: number): void {
    if (slot > (list.at(-1) ?? NONE)) list.push(slot);
    else list.splice(placeIn(list, slot), 0, slot);
    if (list.length > SHORT && list.length * LIST_COST > slots) this.#postings[word] = this.#denseOf(list);
  }

  #denseOf(slots: ArrayLike<number>): Dense {
    const set = this.#arena.takeSet();
    for (let index = 0; index < slots.length; index++) setBit(set.bits, slots[index] ?? 0);
    return { set, count: slots.length };
  }

  #makeSparse(word: number, { set }: Dense): void {
    this.#postings[word] = [...slotsIn(set.bits)];
    this.#arena.giveBack(set);
  }
}

/** The number of the lowest bit that is set. */
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

const isDense = (posting: Posting): posting is Dense => typeof posting === "object" && !Array.isArray(posting);

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

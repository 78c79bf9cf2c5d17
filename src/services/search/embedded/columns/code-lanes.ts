/** Four lanes of 16 bits for each slot. */
const LANES = 4;
const SLOT_BYTES = LANES * 2;
/** The kernels may read this many bytes beyond a slot's lanes. */
const BEHIND = 8;
const NARROW = 0xffff;
const WIDE = 0xffffffff;

/** Codes below this fit into a narrow lane. */
export const NARROW_CODES = NARROW + 1;

/**
 * One field's codes in an arena. `at` is the place of the first slot's code; codes of other fields lie between those
 * of this one.
 */
export class CodeLane {
  readonly at: number;
  /** The place of the group of four lanes that this lane belongs to, and its number within the group. */
  readonly four: number;
  readonly lane: number;
  /** Selects this lane's code from the 32 bits at a slot's place. */
  readonly mask: number;
  readonly #halves: Uint16Array;

  constructor(at: number, lane: number, halves: Uint16Array, isWide: boolean) {
    this.at = at + lane * 2;
    this.four = at;
    this.mask = isWide ? WIDE : NARROW;
    this.#halves = halves;
    this.lane = lane;
  }

  get(slot: number): number {
    const place = slot * LANES + this.lane;
    const low = this.#halves[place] ?? 0;
    return this.mask === NARROW ? low : low + (this.#halves[place + 1] ?? 0) * NARROW_CODES;
  }

  set(slot: number, code: number): void {
    const place = slot * LANES + this.lane;
    this.#halves[place] = code;
    if (this.mask === WIDE) this.#halves[place + 1] = code >>> 16;
  }

  /** Sets the codes of `count` slots, starting at `slot`. */
  setEach(slot: number, count: number, codes: Uint32Array): void {
    const halves = this.#halves;
    let place = slot * LANES + this.lane;
    const isWide = this.mask === WIDE;
    for (let index = 0; index < count; index++) {
      const code = codes[index] ?? 0;
      halves[place] = code;
      if (isWide) halves[place + 1] = code >>> 16;
      place += LANES;
    }
  }

  /** Copies the codes of the first slots from another lane, which is at most as wide. */
  takeOver(other: CodeLane, slots: number): void {
    const [from, to] = [other.#halves, this.#halves];
    for (let half = 0; half < (other.mask === WIDE ? 2 : 1); half++) {
      const [first, otherFirst] = [this.lane + half, other.lane + half];
      for (let row = 0; row < slots * LANES; row += LANES) to[row + first] = from[row + otherFirst] ?? 0;
    }
  }
}

/** The memory interface that lanes need (`memory/arena.ts`). */
interface LaneMemory {
  readonly capacity: number;
  take(bytes: number): number;
  halves(at: number, count: number): Uint16Array;
}

/**
 * The layout of the fields' codes: for each slot, the codes of four fields lie side by side, so that counting several
 * fields of few slots reads memory once for all four. A field with more than 65,536 codes takes two lanes.
 */
export class CodeLanes {
  readonly #arena: LaneMemory;
  #noCodes: CodeLane | null = null;
  #open: { readonly at: number; readonly halves: Uint16Array; used: number } | null = null;

  constructor(arena: LaneMemory) {
    this.#arena = arena;
  }

  /** The lane of all fields in which no document has a value yet. It must not be written to. */
  get noCodes(): CodeLane {
    this.#noCodes ??= this.take(false);
    return this.#noCodes;
  }

  /** Hands out a lane of zeroes. */
  take(isWide: boolean): CodeLane {
    const lanes = isWide ? 2 : 1;
    if (!this.#open || this.#open.used + lanes > LANES) this.#open = this.#newFour();
    const { at, halves, used } = this.#open;
    this.#open.used += lanes;
    return new CodeLane(at, used, halves, isWide);
  }

  #newFour() {
    const { capacity } = this.#arena;
    const at = this.#arena.take(capacity * SLOT_BYTES + BEHIND);
    return { at, halves: this.#arena.halves(at, capacity * LANES), used: 0 };
  }
}

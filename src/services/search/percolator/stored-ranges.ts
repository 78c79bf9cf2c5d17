/** A range of one field; both ends inclusive. */
export interface Range {
  readonly field: string;
  readonly min: number;
  readonly max: number;
}

/** Number of searches in a block. A block is skipped if no range in it reaches as high as the number. */
const BLOCK = 64;

/**
 * Searches that differ only in their ranges. They are sorted by where their ranges of one field begin, so that those
 * that begin too high are never visited, and divided into blocks with the highest end of each. So a look-up costs a few
 * comparisons for each 64 searches, and one for each that contains the number.
 */
export class StoredRanges {
  #ids: number[] = [];
  #mins: number[] = [];
  #maxs: number[] = [];
  /** Further ranges, of other fields; null where no search has any. */
  #more: (readonly Range[])[] | null = null;
  /** The highest end of each block. */
  readonly #highest: number[] = [];
  #isInOrder = true;

  get size(): number {
    return this.#ids.length;
  }

  add(id: number, min: number, max: number, more: readonly Range[]): void {
    if (more.length > 0) this.#more ??= this.#ids.map(() => []);
    this.#ids.push(id);
    this.#mins.push(min);
    this.#maxs.push(max);
    this.#more?.push(more);
    this.#isInOrder = false;
  }

  delete(id: number): void {
    const at = this.#ids.indexOf(id);
    if (at < 0) return;
    for (const list of [this.#ids, this.#mins, this.#maxs, this.#more]) list?.splice(at, 1);
    this.#isInOrder = false;
  }

  /** Adds to `found` the searches whose range contains the number and whose further ranges all pass. */
  find(value: number, passes: (more: readonly Range[]) => boolean, found: number[]): void {
    if (!this.#isInOrder) this.#bringInOrder();
    const [ids, maxs, more] = [this.#ids, this.#maxs, this.#more];
    const end = this.#endOf(value);
    for (let block = 0; block * BLOCK < end; block++) {
      if ((this.#highest[block] ?? value) < value) continue;
      const last = Math.min(end, (block + 1) * BLOCK);
      for (let at = block * BLOCK; at < last; at++) {
        if ((maxs[at] ?? 0) >= value && (!more || passes(more[at] ?? []))) found.push(ids[at] ?? 0);
      }
    }
  }

  /** Number of ranges that begin at or below the number. */
  #endOf(value: number): number {
    let low = 0;
    let high = this.#mins.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#mins[middle] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sorts the searches in one pass if only a few are out of order. */
  #bringInOrder(): void {
    const [ids, mins, maxs, more] = [this.#ids, this.#mins, this.#maxs, this.#more];
    const from = (list: readonly number[], at: number) => list[at] ?? 0;
    const order = ids.map((_, at) => at);
    order.sort((a, b) => compare(from(mins, a), from(mins, b)) || compare(from(maxs, a), from(maxs, b)));
    this.#ids = order.map((at) => from(ids, at));
    this.#mins = order.map((at) => from(mins, at));
    this.#maxs = order.map((at) => from(maxs, at));
    this.#more = more && order.map((at) => more[at] ?? []);
    this.#highest.length = 0;
    for (const [at, max] of this.#maxs.entries()) {
      const block = Math.floor(at / BLOCK);
      this.#highest[block] = Math.max(this.#highest[block] ?? max, max);
    }
    this.#isInOrder = true;
  }
}

/** Does not subtract, because an end may be infinite. */
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Number of buckets that a field's numbers fall into; a power of two. */
const BUCKETS = 64;

/** Buckets grow with the numbers, since prices and kilometres spread so: each is a fifth wider than the one before. */
function bucketOf(value: number): number {
  if (!(value > 1)) return 0;
  return Math.min(BUCKETS - 1, 1 + Math.floor(Math.log(value) / Math.log(1.32)));
}

/**
 * Which ranges of one field a number may be in: a tree over the buckets, in which a range stands at the fewest nodes
 * that cover it. A number asks the seven nodes above its bucket, whatever the number of ranges.
 */
export class RangeTree {
  readonly #nodes = new Map<number, Set<number>>();

  add(min: number, max: number, slot: number): void {
    for (const node of covering(min, max)) {
      const slots = this.#nodes.get(node) ?? new Set();
      slots.add(slot);
      this.#nodes.set(node, slots);
    }
  }

  remove(min: number, max: number, slot: number): void {
    for (const node of covering(min, max)) this.#nodes.get(node)?.delete(slot);
  }

  /** The sets of slots whose ranges may contain the number. */
  at(value: number): Set<number>[] {
    const found: Set<number>[] = [];
    for (let node = BUCKETS + bucketOf(value); node >= 1; node >>= 1) {
      const slots = this.#nodes.get(node);
      if (slots && slots.size > 0) found.push(slots);
    }
    return found;
  }
}

function covering(min: number, max: number): number[] {
  const nodes: number[] = [];
  let [from, to] = [BUCKETS + bucketOf(min), BUCKETS + bucketOf(max) + 1];
  for (; from < to; from >>= 1, to >>= 1) {
    if (from & 1) nodes.push(from++);
    if (to & 1) nodes.push(--to);
  }
  return nodes;
}

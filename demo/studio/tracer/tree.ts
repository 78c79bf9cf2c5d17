const LEAF = 3;
const BINS = 12;
/** How many numbers a node has. */
export const NODE = 8;

export type Build = {
  readonly low: Float32Array;
  readonly high: Float32Array;
  readonly middle: Float32Array;
  readonly order: Uint32Array;
  /** Eight numbers a node: bounds (six), first child or first triangle, count of triangles (0 for a branch). */
  readonly nodes: Float32Array;
  used: number;
};

export const at = (values: Float32Array | Uint32Array | Float64Array, index: number) => values[index] as number;

function boundsOfTriangles(corners: Float32Array): Build {
  const count = corners.length / 9;
  const [low, high, middle] = [new Float32Array(count * 3), new Float32Array(count * 3), new Float32Array(count * 3)];
  for (let t = 0; t < count; t++) {
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [at(corners, t * 9 + axis), at(corners, t * 9 + 3 + axis), at(corners, t * 9 + 6 + axis)];
      low[t * 3 + axis] = Math.min(a, b, c);
      high[t * 3 + axis] = Math.max(a, b, c);
      middle[t * 3 + axis] = (Math.min(a, b, c) + Math.max(a, b, c)) / 2;
    }
  }
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  return { low, high, middle, order, nodes: new Float32Array(Math.max(1, count * 2) * NODE), used: 1 };
}

function writeBounds({ low, high, order, nodes }: Build, node: number, from: number, to: number): void {
  for (let axis = 0; axis < 3; axis++) {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const t = at(order, i) * 3 + axis;
      least = Math.min(least, at(low, t));
      most = Math.max(most, at(high, t));
    }
    nodes[node * NODE + axis] = least;
    nodes[node * NODE + 3 + axis] = most;
  }
}

/** The plane that best cuts a run of triangles in two: least surface times triangles on its two sides. */
function bestCut(build: Build, from: number, to: number): { axis: number; below: number } | undefined {
  const { low, high, middle, order } = build;
  let best: { axis: number; below: number } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    let first = Number.POSITIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const m = at(middle, at(order, i) * 3 + axis);
      first = Math.min(first, m);
      last = Math.max(last, m);
    }
    if (last - first < 1e-7) continue;
    const counts = new Uint32Array(BINS);
    const boxes = Array.from({ length: BINS }, () => [1e30, 1e30, 1e30, -1e30, -1e30, -1e30]);
    for (let i = from; i < to; i++) {
      const t = at(order, i) * 3;
      const bin = Math.min(BINS - 1, Math.floor(((at(middle, t + axis) - first) / (last - first)) * BINS));
      counts[bin] = at(counts, bin) + 1;
      const box = boxes[bin] as number[];
      for (let k = 0; k < 3; k++) {
        if (at(low, t + k) < (box[k] as number)) box[k] = at(low, t + k);
        if (at(high, t + k) > (box[k + 3] as number)) box[k + 3] = at(high, t + k);
      }
    }
    for (let cut = 1; cut < BINS; cut++) {
      const cost =
        costOf(boxes.slice(0, cut), counts.subarray(0, cut)) + costOf(boxes.slice(cut), counts.subarray(cut));
      if (cost < least) {
        least = cost;
        best = { axis, below: first + ((last - first) * cut) / BINS };
      }
    }
  }
  return best;
}

function costOf(boxes: readonly number[][], counts: Uint32Array): number {
  const all = [1e30, 1e30, 1e30, -1e30, -1e30, -1e30];
  let total = 0;
  boxes.forEach((box, i) => {
    total += at(counts, i);
    for (let k = 0; k < 3; k++) {
      all[k] = Math.min(all[k] as number, box[k] as number);
      all[k + 3] = Math.max(all[k + 3] as number, box[k + 3] as number);
    }
  });
  if (total === 0) return 0;
  const [x, y, z] = [0, 1, 2].map((k) => (all[k + 3] as number) - (all[k] as number)) as [number, number, number];
  return (x * y + y * z + z * x) * total;
}

function divide(build: Build, node: number, from: number, to: number, depth: number): void {
  writeBounds(build, node, from, to);
  const { nodes, order, middle } = build;
  const cut = to - from > LEAF && depth < 60 ? bestCut(build, from, to) : undefined;
  let split = from;
  if (cut) {
    for (let i = from; i < to; i++) {
      if (at(middle, at(order, i) * 3 + cut.axis) >= cut.below) continue;
      const kept = at(order, i);
      order[i] = at(order, split);
      order[split++] = kept;
    }
  }
  if (cut && (split === from || split === to)) split = (from + to) >> 1;
  if (!cut && to - from > 7) split = (from + to) >> 1;
  if (split === from) {
    nodes[node * NODE + 6] = from;
    nodes[node * NODE + 7] = to - from;
    return;
  }
  const child = build.used;
  build.used += 2;
  nodes[node * NODE + 6] = child;
  nodes[node * NODE + 7] = 0;
  divide(build, child, from, split, depth + 1);
  divide(build, child + 1, split, to, depth + 1);
}

/** Builds a tree of boxes over triangles (nine numbers each) by the surface area heuristic. */
export function treeOfBoxes(corners: Float32Array): Build {
  const build = boundsOfTriangles(corners);
  divide(build, 0, 0, build.order.length, 0);
  return build;
}

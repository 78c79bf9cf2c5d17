import { at, NODE, treeOfBoxes } from "./tree.ts";

/** Where a ray met a triangle: how far along the ray, and where within the triangle. The next search overwrites it. */
export type Met = { triangle: number; distance: number; u: number; v: number };

/** Triangles to search: nine numbers each (three corners), and the kinds of rays that see them (bits). */
export type Triangles = { readonly corners: Float32Array; readonly seenBy: Uint8Array };

export type Searchable = {
  /** Writes the nearest triangle that rays of this kind see; false when none is nearer than `reach`. */
  readonly nearest: (o: Vector, d: Vector, reach: number, kind: number, met: Met) => boolean;
  /** Whether anything that rays of this kind see is nearer than `reach`. */
  readonly blocked: (o: Vector, d: Vector, reach: number, kind: number) => boolean;
};

/** Three numbers that are overwritten again and again, so that millions of rays allocate nothing. */
export type Vector = Float64Array;

/** Triangles in the order of the tree: one corner and two edges each, ready for the ray test. */
function edgesOf(corners: Float32Array, order: Uint32Array): Float32Array {
  const out = new Float32Array(order.length * 9);
  for (let i = 0; i < order.length; i++) {
    const t = at(order, i) * 9;
    for (let k = 0; k < 3; k++) {
      out[i * 9 + k] = at(corners, t + k);
      out[i * 9 + 3 + k] = at(corners, t + 3 + k) - at(corners, t + k);
      out[i * 9 + 6 + k] = at(corners, t + 6 + k) - at(corners, t + k);
    }
  }
  return out;
}

/** Makes triangles searchable by rays. */
export function searchable({ corners, seenBy }: Triangles): Searchable {
  const build = treeOfBoxes(corners);
  const { order } = build;
  const edges = edgesOf(corners, order);
  const kinds = Uint8Array.from(order, (t) => seenBy[t] as number);
  const search = searcher(treeOf(build.nodes, build.used), edges, kinds, order);
  const scratch: Met = { triangle: 0, distance: 0, u: 0, v: 0 };
  return {
    nearest: (o, d, reach, kind, met) => search(o, d, reach, kind, met, false),
    blocked: (o, d, reach, kind) => search(o, d, reach, kind, scratch, true),
  };
}

/** The tree for the search: a branch holds both children's boxes and, for each child, its branch or its triangles. */
type Tree = { readonly boxes: Float32Array; readonly links: Int32Array };

/**
 * Each branch has twelve numbers and two links; a link is a branch (0 and up) or triangles (below 0: first times eight
 * plus count).
 */
function treeOf(nodes: Float32Array, used: number): Tree {
  const boxes = new Float32Array(used * 12);
  const links = new Int32Array(used * 2);
  for (let node = 0; node < used; node++) {
    const count = at(nodes, node * NODE + 7);
    const first = at(nodes, node * NODE + 6);
    for (let side = 0; side < 2; side++) {
      const child = count > 0 ? node : first + side;
      const leaf = at(nodes, child * NODE + 7);
      boxes.set(nodes.subarray(child * NODE, child * NODE + 6), node * 12 + side * 6);
      links[node * 2 + side] = leaf > 0 ? -(at(nodes, child * NODE + 6) * 8 + Math.min(7, leaf)) - 1 : child;
    }
    // A tree of one leaf has no second half.
    if (count > 0) boxes.fill(Number.NaN, node * 12 + 6, node * 12 + 12);
  }
  return { boxes, links };
}

/** How far along a ray a box begins, or a number beyond `reach` when it is missed. */
function entering(boxes: Float32Array, n: number, ray: Float64Array, reach: number): number {
  const ox = ray[0] as number;
  const oy = ray[1] as number;
  const oz = ray[2] as number;
  const ix = ray[3] as number;
  const iy = ray[4] as number;
  const iz = ray[5] as number;
  const sx = ix < 0 ? 3 : 0;
  const sy = iy < 0 ? 4 : 1;
  const sz = iz < 0 ? 5 : 2;
  let enter = ((boxes[n + sx] as number) - ox) * ix;
  let leave = ((boxes[n + 3 - sx] as number) - ox) * ix;
  const y0 = ((boxes[n + sy] as number) - oy) * iy;
  const y1 = ((boxes[n + 5 - sy] as number) - oy) * iy;
  const z0 = ((boxes[n + sz] as number) - oz) * iz;
  const z1 = ((boxes[n + 7 - sz] as number) - oz) * iz;
  if (y0 > enter) enter = y0;
  if (z0 > enter) enter = z0;
  if (y1 < leave) leave = y1;
  if (z1 < leave) leave = z1;
  return leave >= 0 && enter <= leave && enter < reach ? enter : Number.POSITIVE_INFINITY;
}

function searcher({ boxes, links }: Tree, edges: Float32Array, kinds: Uint8Array, order: Uint32Array) {
  const stack = new Int32Array(128);
  const starts = new Float64Array(128);
  const ray = new Float64Array(6);
  const test = triangleTest(edges);
  return (o: Vector, d: Vector, reach: number, kind: number, met: Met, any: boolean): boolean => {
    for (let k = 0; k < 3; k++) {
      ray[k] = o[k] as number;
      ray[k + 3] = 1 / ((d[k] as number) || 1e-12);
    }
    met.distance = reach;
    let found = -1;
    let top = 1;
    stack[0] = 0;
    starts[0] = 0;
    while (top > 0) {
      const link = stack[--top] as number;
      if ((starts[top] as number) >= met.distance) continue;
      if (link < 0) {
        const packed = -link - 1;
        const first = packed >> 3;
        for (let i = first; i < first + (packed & 7); i++) {
          if (((kinds[i] as number) & kind) === 0 || !test(i * 9, o, d, met)) continue;
          found = i;
          if (any) return true;
        }
        continue;
      }
      const left = entering(boxes, link * 12, ray, met.distance);
      const right = entering(boxes, link * 12 + 6, ray, met.distance);
      // The nearer half is pushed last, so that it is searched first.
      const swap = left < right ? 1 : 0;
      const near = swap ? left : right;
      const far = swap ? right : left;
      if (far < Number.POSITIVE_INFINITY) {
        starts[top] = far;
        stack[top++] = links[link * 2 + swap] as number;
      }
      if (near < Number.POSITIVE_INFINITY) {
        starts[top] = near;
        stack[top++] = links[link * 2 + 1 - swap] as number;
      }
    }
    if (found < 0) return false;
    met.triangle = order[found] as number;
    return true;
  };
}

/** Möller and Trumbore's test of a ray against a triangle, both its sides. */
function triangleTest(edges: Float32Array) {
  return (t: number, o: Vector, d: Vector, met: Met): boolean => {
    const dx = d[0] as number;
    const dy = d[1] as number;
    const dz = d[2] as number;
    const ax = edges[t + 3] as number;
    const ay = edges[t + 4] as number;
    const az = edges[t + 5] as number;
    const bx = edges[t + 6] as number;
    const by = edges[t + 7] as number;
    const bz = edges[t + 8] as number;
    const px = dy * bz - dz * by;
    const py = dz * bx - dx * bz;
    const pz = dx * by - dy * bx;
    const facing = ax * px + ay * py + az * pz;
    if (facing > -1e-14 && facing < 1e-14) return false;
    const f = 1 / facing;
    const sx = (o[0] as number) - (edges[t] as number);
    const sy = (o[1] as number) - (edges[t + 1] as number);
    const sz = (o[2] as number) - (edges[t + 2] as number);
    const u = f * (sx * px + sy * py + sz * pz);
    if (u < 0 || u > 1) return false;
    const qx = sy * az - sz * ay;
    const qy = sz * ax - sx * az;
    const qz = sx * ay - sy * ax;
    const v = f * (dx * qx + dy * qy + dz * qz);
    if (v < 0 || u + v > 1) return false;
    const distance = f * (bx * qx + by * qy + bz * qz);
    if (distance < 1e-5 || distance >= met.distance) return false;
    met.distance = distance;
    met.u = u;
    met.v = v;
    return true;
  };
}

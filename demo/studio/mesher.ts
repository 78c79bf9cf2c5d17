import type { Field } from "./field.ts";

export type Mesh = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
};
export type Box = {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
};

const BLOCK = 8;
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7] as const;

/** The grid of a box: it numbers the cells, and computes the solid's values when they are first needed. */
function gridOf(field: Field, box: Box, cell: number) {
  const cells = [0, 1, 2].map((axis) => {
    const size = (box.max[axis] ?? 0) - (box.min[axis] ?? 0);
    return Math.ceil(size / cell / BLOCK) * BLOCK;
  });
  const [nx = 0, ny = 0, nz = 0] = cells;
  const [ox, oy, oz] = box.min;
  const sx = nx + 1;
  const sy = ny + 1;
  const values = new Float32Array(sx * sy * (nz + 1)).fill(Number.NaN);
  const key = (i: number, j: number, k: number) => (k * sy + j) * sx + i;
  const valueAt = (i: number, j: number, k: number): number => {
    const at = key(i, j, k);
    const known = values[at] ?? 0;
    if (!Number.isNaN(known)) return known;
    // Rounded at once as the cache rounds it: a value that is 0 in the cache must not be below 0 at its first use.
    const value = Math.fround(field(ox + i * cell, oy + j * cell, oz + k * cell)) || 1e-7;
    values[at] = value;
    return value;
  };
  return { nx, ny, nz, ox, oy, oz, key, valueAt, size: values.length };
}

type Grid = ReturnType<typeof gridOf>;

/** Blocks of cells that the surface may cross. */
function nearBlocks(grid: Grid, field: Field, cell: number, slack: number): number[] {
  const reach = BLOCK * cell * 0.87 * 1.25 + slack;
  const middle = (BLOCK / 2) * cell;
  const blocks: number[] = [];
  for (let k = 0; k < grid.nz; k += BLOCK)
    for (let j = 0; j < grid.ny; j += BLOCK)
      for (let i = 0; i < grid.nx; i += BLOCK) {
        const value = field(grid.ox + i * cell + middle, grid.oy + j * cell + middle, grid.oz + k * cell + middle);
        if (Math.abs(value) < reach) blocks.push(i, j, k);
      }
  return blocks;
}

/** One vertex in each cell that the surface crosses: the mean of its crossings of the cell's edges. */
function vertexMaker(grid: Grid, cell: number) {
  const ids = new Int32Array(grid.size).fill(-1);
  const points: number[] = [];
  const corner = new Float64Array(8);
  const vertexOf = (i: number, j: number, k: number): number => {
    const at = grid.key(i, j, k);
    const known = ids[at] ?? -1;
    if (known >= 0) return known;
    for (let d = 0; d < 8; d++) corner[d] = grid.valueAt(i + (d & 1), j + ((d >> 1) & 1), k + (d >> 2));
    let n = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let e = 0; e < EDGES.length; e += 2) {
      const a = EDGES[e] ?? 0;
      const b = EDGES[e + 1] ?? 0;
      const from = corner[a] ?? 0;
      const to = corner[b] ?? 0;
      if (from < 0 === to < 0) continue;
      const t = from / (from - to);
      n++;
      x += (a & 1) + t * ((b & 1) - (a & 1));
      y += ((a >> 1) & 1) + t * (((b >> 1) & 1) - ((a >> 1) & 1));
      z += (a >> 2) + t * ((b >> 2) - (a >> 2));
    }
    const id = points.length / 3;
    points.push(grid.ox + (i + x / n) * cell, grid.oy + (j + y / n) * cell, grid.oz + (k + z / n) * cell);
    ids[at] = id;
    return id;
  };
  return { points, vertexOf };
}

/** Four vertices for every edge of the grid that the surface crosses, counter-clockwise from outside. */
function quadsOf(
  grid: Grid,
  blocks: readonly number[],
  vertexOf: (i: number, j: number, k: number) => number,
): number[] {
  const quads: number[] = [];
  const add = (inside: boolean, a: number, b: number, c: number, d: number) =>
    inside ? quads.push(a, b, c, d) : quads.push(d, c, b, a);
  for (let at = 0; at < blocks.length; at += 3) {
    const [i0 = 0, j0 = 0, k0 = 0] = blocks.slice(at, at + 3);
    for (let k = k0; k < k0 + BLOCK; k++)
      for (let j = j0; j < j0 + BLOCK; j++)
        for (let i = i0; i < i0 + BLOCK; i++) {
          const inside = grid.valueAt(i, j, k) < 0;
          if (j > 0 && k > 0 && grid.valueAt(i + 1, j, k) < 0 !== inside)
            add(inside, vertexOf(i, j - 1, k - 1), vertexOf(i, j, k - 1), vertexOf(i, j, k), vertexOf(i, j - 1, k));
          if (i > 0 && k > 0 && grid.valueAt(i, j + 1, k) < 0 !== inside)
            add(inside, vertexOf(i - 1, j, k - 1), vertexOf(i - 1, j, k), vertexOf(i, j, k), vertexOf(i, j, k - 1));
          if (i > 0 && j > 0 && grid.valueAt(i, j, k + 1) < 0 !== inside)
            add(inside, vertexOf(i - 1, j - 1, k), vertexOf(i, j - 1, k), vertexOf(i, j, k), vertexOf(i - 1, j, k));
        }
  }
  return quads;
}

/** Moves the vertices onto the solid's surface and takes their normals from its gradient: highlights stay clean. */
function polish(field: Field, points: readonly number[], cell: number): Pick<Mesh, "positions" | "normals"> {
  const positions = Float32Array.from(points);
  const normals = new Float32Array(points.length);
  const e = Math.min(0.0012, cell / 4);
  for (let v = 0; v < positions.length; v += 3) {
    let x = points[v] ?? 0;
    let y = points[v + 1] ?? 0;
    let z = points[v + 2] ?? 0;
    for (let round = 0; round < 3; round++) {
      const a = field(x + e, y - e, z - e);
      const b = field(x - e, y - e, z + e);
      const c = field(x - e, y + e, z - e);
      const d = field(x + e, y + e, z + e);
      const gx = a - b - c + d;
      const gy = -a - b + c + d;
      const gz = -a + b - c + d;
      const steep = Math.hypot(gx, gy, gz) || 1;
      normals.set([gx / steep, gy / steep, gz / steep], v);
      if (round === 2) break;
      const step = Math.max(-0.6 * cell, Math.min(0.6 * cell, ((a + b + c + d) * e) / steep)) / steep;
      x -= gx * step;
      y -= gy * step;
      z -= gz * step;
    }
    positions.set([x, y, z], v);
  }
  return { positions, normals };
}

function trianglesOf(quads: readonly number[], at: Float32Array): Uint32Array {
  const indices = new Uint32Array((quads.length / 4) * 6);
  const apart = (a: number, b: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + ((at[a * 3 + axis] ?? 0) - (at[b * 3 + axis] ?? 0)) ** 2, 0);
  for (let q = 0; q < quads.length; q += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.slice(q, q + 4);
    indices.set(apart(a, c) <= apart(b, d) ? [a, b, c, a, c, d] : [a, b, d, b, c, d], (q / 4) * 6);
  }
  return indices;
}

/**
 * The surface of a solid within a box, by surface nets on the cells near it. The box must hold the solid with a cell to
 * spare, or the surface stays open there.
 * @param cell size of a cell (metres)
 * @param slack how far the solid's values may be off from true distances (metres)
 */
export function meshField(field: Field, box: Box, cell: number, slack = 0.03): Mesh {
  const grid = gridOf(field, box, cell);
  const { points, vertexOf } = vertexMaker(grid, cell);
  const quads = quadsOf(grid, nearBlocks(grid, field, cell, slack), vertexOf);
  const polished = polish(field, points, cell);
  return { ...polished, indices: trianglesOf(quads, polished.positions) };
}

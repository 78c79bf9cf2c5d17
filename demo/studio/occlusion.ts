import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from "three";
import { MeshBVH } from "three-mesh-bvh";
import type { Part } from "./design.ts";
import { smoothStep } from "./field.ts";
import { type Material, materials } from "./materials.ts";

/** How much light from above each point of the floor loses: 0 none, 255 all; rows run along x. */
export type FloorShadow = {
  readonly columns: number;
  readonly rows: number;
  /** Metres: where the map begins and ends along the vehicle, and its half width. */
  readonly from: number;
  readonly to: number;
  readonly halfWidth: number;
  readonly dark: Uint8Array;
};

const REACH = 0.7;
const NEAR = 0.006;
/** Vertices of small parts within this many metres share one value. */
const GRAIN = 0.008;
/** Cells over which the shadow fades out towards the map's edge. */
const FADE = 22;
const GOLDEN_ANGLE = 2.399963;

const solid = (part: Part) => {
  const { opacity = 1, glow = 0 }: Material = materials[part.material];
  return opacity === 1 && glow < 1 && part.material !== "bodyGlass";
};

/** All parts that cast shadows, as one searchable surface. */
export function shadersOf(parts: readonly Part[]): MeshBVH {
  const shading = parts.filter(solid);
  const positions = new Float32Array(shading.reduce((sum, part) => sum + part.positions.length, 0));
  const indices = new Uint32Array(shading.reduce((sum, part) => sum + part.indices.length, 0));
  let vertex = 0;
  let index = 0;
  for (const part of shading) {
    positions.set(part.positions, vertex * 3);
    for (const corner of part.indices) indices[index++] = corner + vertex;
    vertex += part.positions.length / 3;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return new MeshBVH(geometry);
}

/** Directions around (0, 1, 0), spread as the light that a matt surface receives. */
const hemisphere = (count: number): Vector3[] =>
  Array.from({ length: count }, (_, i) => {
    const u = (i + 0.5) / count;
    const r = Math.sqrt(u);
    return new Vector3(r * Math.cos(i * GOLDEN_ANGLE), Math.sqrt(1 - u), r * Math.sin(i * GOLDEN_ANGLE));
  });

/** The contact shadow: how much the vehicle covers each point of the floor, softened a little. */
export function shadowOnFloor(bvh: MeshBVH, length: number, halfWidth = 2.6, columns = 120, rays = 26): FloorShadow {
  const from = -1.6;
  const to = length + 1.6;
  const rows = Math.round((columns * 2 * halfWidth) / (to - from) / 2) * 2;
  const dark = new Float32Array(columns * rows);
  const ray = new Ray();
  const directions = hemisphere(rays);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const turn = (((column * 7 + row * 13) % 17) / 17) * Math.PI * 2;
      ray.origin.set(
        from + ((to - from) * (column + 0.5)) / columns,
        0.002,
        halfWidth * ((2 * (row + 0.5)) / rows - 1),
      );
      let hits = 0;
      for (const direction of directions) {
        ray.direction.copy(direction).applyAxisAngle(new Vector3(0, 1, 0), turn);
        if (bvh.raycastFirst(ray, DoubleSide, 0, 4)) hits++;
      }
      dark[row * columns + column] = hits / rays;
    }
  return { columns, rows, from, to, halfWidth, dark: softened(dark, columns, rows) };
}

function softened(values: Float32Array, columns: number, rows: number): Uint8Array {
  const weights = [0.06, 0.24, 0.4, 0.24, 0.06];
  const along = (source: Float32Array, step: number) =>
    source.map((_, at) =>
      weights.reduce(
        (sum, weight, k) => sum + weight * (source[Math.min(source.length - 1, Math.max(0, at + (k - 2) * step))] ?? 0),
        0,
      ),
    );
  const once = along(along(values, 1), columns);
  const soft = along(along(once, 1), columns);
  return Uint8Array.from(soft, (value, at) => {
    const edge = Math.min(
      at % columns,
      columns - 1 - (at % columns),
      Math.floor(at / columns),
      rows - 1 - Math.floor(at / columns),
    );
    return Math.round(255 * value * smoothStep(0, FADE, edge));
  });
}

function darkAt(floor: FloorShadow, x: number, z: number): number {
  const column = Math.floor(((x - floor.from) / (floor.to - floor.from)) * floor.columns);
  const row = Math.floor((z / floor.halfWidth + 1) * 0.5 * floor.rows);
  if (column < 0 || row < 0 || column >= floor.columns || row >= floor.rows) return 0;
  return (floor.dark[row * floor.columns + column] ?? 0) / 255;
}

/** A vertex's place and rough facing in one number, the same for its mirror image, so that both share a value. */
function sameSpot(x: number, y: number, z: number, nx: number, ny: number, nz: number, grain: number): number {
  const facing = Math.round(nx * 2 + 2) * 25 + Math.round(ny * 2 + 2) * 5 + Math.round(nz * 2 + 2);
  const place = (metres: number) => Math.round(metres / grain);
  return ((place(x + 2) * 4096 + place(y + 0.2)) * 4096 + place(z + 1.6)) * 125 + facing;
}

/** Bakes occlusion into every part that has none: the share of the sky a vertex sees past everything within 0.7 m. */
export function withOcclusion(parts: readonly Part[], bvh: MeshBVH, floor: FloorShadow, rays = 10): Part[] {
  const directions = hemisphere(rays);
  const known = new Map<number, number>();
  const twin = parts.some((part) => part.skin);
  const ray = new Ray();
  const normal = new Vector3();
  const across = new Vector3();
  const beside = new Vector3();
  const lightAt = (x: number, y: number, z: number): number => {
    across
      .set(
        Math.abs(normal.y) < 0.9 ? normal.z : 0,
        Math.abs(normal.y) < 0.9 ? 0 : -normal.z,
        Math.abs(normal.y) < 0.9 ? -normal.x : normal.y,
      )
      .normalize();
    beside.crossVectors(normal, across);
    ray.origin.set(x, y, z).addScaledVector(normal, NEAR);
    let lost = 0;
    for (const { x: u, y: out, z: w } of directions) {
      ray.direction.set(0, 0, 0).addScaledVector(across, u).addScaledVector(beside, w).addScaledVector(normal, out);
      const hit = bvh.raycastFirst(ray, DoubleSide, 0, REACH);
      if (hit) lost += 1 - (hit.distance / REACH) * 0.6;
      else if (ray.direction.y < -0.02) {
        const t = -ray.origin.y / ray.direction.y;
        lost += 0.85 * darkAt(floor, ray.origin.x + ray.direction.x * t, ray.origin.z + ray.direction.z * t);
      }
    }
    return 1 - lost / rays;
  };
  return parts.map((part) => {
    if (part.occlusion || !solid(part)) return part;
    const grain = part.skin ? 0.001 : GRAIN;
    const { positions: p, normals: n } = part;
    const occlusion = new Float32Array(p.length / 3);
    for (let v = 0; v < occlusion.length; v++) {
      const [x = 0, y = 0, z = 0] = p.subarray(v * 3, v * 3 + 3);
      normal.fromArray(n, v * 3);
      const side = twin && z < 0 ? -1 : 1;
      const spot = sameSpot(x, y, z * side, normal.x, normal.y, normal.z * side, grain);
      const light = known.get(spot) ?? lightAt(x, y, z);
      known.set(spot, light);
      occlusion[v] = light;
    }
    return { ...part, occlusion };
  });
}

import type { Shape } from "../shapes/shape.ts";
import { type Met, type Searchable, searchable } from "./bvh.ts";

/** Colour of light or of a surface: linear red, green, blue. */
export type Colour = readonly [number, number, number];

/** Where a ray met a surface, and the surface's properties there. The next ray overwrites it. */
export type Spot = {
  x: number;
  y: number;
  z: number;
  /** The surface's normal, of length 1. */
  nx: number;
  ny: number;
  nz: number;
  /** The normal without bumps. */
  gx: number;
  gy: number;
  gz: number;
  /** Place in the surface's own drawing, where it has one. */
  u: number;
  v: number;
  /** Colour (linear). */
  r: number;
  g: number;
  b: number;
  /** Light that the surface sends out (linear), on top of what it mirrors. */
  glow: number;
  /** Roughness: 0 is a mirror, 1 chalk. */
  rough: number;
  /** 0 is a lacquered solid, 1 bare metal. */
  metal: number;
  /** How much a solid mirrors head on: 0.04 for plastic and glass, 0 for cloth. */
  gloss: number;
  /** 1 is opaque, 0 absent. */
  cover: number;
};

export type Surface = {
  readonly colour: Colour;
  readonly rough?: number;
  readonly metal?: number;
  readonly gloss?: number;
  readonly glow?: number;
  /** Whether the surface lets light through and mirrors at its front. */
  readonly glass?: boolean;
  /** Whether the surface shows its colour as it is, like a photograph: neither lit nor shaded. */
  readonly photograph?: boolean;
  /** Changes a spot's properties by its position: grain, seams, drawings. */
  readonly paint?: (spot: Spot) => void;
};

/** Kinds of rays (bits): those of the camera, also by way of mirrors, and those that ask for light. */
export const SEEN = 1;
export const SHADES = 2;

export type Scene = {
  readonly search: Searchable;
  readonly surfaceOf: (triangle: number) => Surface;
  /** Fills the spot from what a ray met; false when nothing is there (a gap in the surface's drawing). */
  readonly spotAt: (met: Met, from: Float64Array, along: Float64Array, spot: Spot) => Surface;
};

type Piece = {
  readonly shape: Shape;
  readonly surface: Surface;
  readonly seenBy: number;
  readonly uv?: Float32Array;
};

export type Builder = {
  readonly add: (surface: Surface, ...shapes: readonly Shape[]) => void;
  /** A flat drawing between a corner and two edges from it; u runs along the first, v up the second. */
  readonly sheet: (surface: Surface, corner: Colour, along: Colour, up: Colour, seenBy?: number) => void;
  /** Adds shapes that no camera sees but that cast shadows: the bulk of a thing that only a photograph shows. */
  readonly shade: (...shapes: readonly Shape[]) => void;
  readonly scene: () => Scene;
};

export const newSpot = (): Spot => ({
  ...{ x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, gx: 0, gy: 1, gz: 0, u: 0, v: 0 },
  ...{ r: 0, g: 0, b: 0, glow: 0, rough: 1, metal: 0, gloss: 0, cover: 1 },
});

function flatSheet(corner: Colour, along: Colour, up: Colour): { shape: Shape; uv: Float32Array } {
  const n = [
    along[1] * up[2] - along[2] * up[1],
    along[2] * up[0] - along[0] * up[2],
    along[0] * up[1] - along[1] * up[0],
  ] as const;
  const size = Math.hypot(...n);
  const normal = n.map((value) => value / size);
  const place = (u: number, v: number) =>
    [0, 1, 2].map((k) => (corner[k] ?? 0) + u * (along[k] ?? 0) + v * (up[k] ?? 0));
  return {
    shape: {
      positions: Float32Array.from([place(0, 0), place(1, 0), place(1, 1), place(0, 1)].flat()),
      normals: Float32Array.from([normal, normal, normal, normal].flat()),
      indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    },
    uv: Float32Array.from([0, 0, 1, 0, 1, 1, 0, 1]),
  };
}

/** Collects the surfaces of a place and makes them searchable by light. */
export function builder(): Builder {
  const pieces: Piece[] = [];
  return {
    add: (surface, ...shapes) => {
      for (const shape of shapes) pieces.push({ shape, surface, seenBy: SEEN | SHADES });
    },
    sheet: (surface, corner, along, up, seenBy = SEEN | SHADES) => {
      pieces.push({ ...flatSheet(corner, along, up), surface, seenBy });
    },
    shade: (...shapes) => {
      for (const shape of shapes) pieces.push({ shape, surface: { colour: [0.1, 0.1, 0.1] }, seenBy: SHADES });
    },
    scene: () => sceneOf(pieces),
  };
}

type Flat = {
  readonly corners: Float32Array;
  readonly normals: Float32Array;
  readonly uv: Float32Array;
  readonly owner: Uint16Array;
  readonly seenBy: Uint8Array;
};

function flattened(pieces: readonly Piece[]): Flat {
  const count = pieces.reduce((sum, { shape }) => sum + shape.indices.length, 0);
  const flat: Flat = {
    corners: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    uv: new Float32Array(count * 2),
    owner: new Uint16Array(count / 3),
    seenBy: new Uint8Array(count / 3),
  };
  let at = 0;
  pieces.forEach(({ shape, uv, seenBy }, piece) => {
    for (const vertex of shape.indices) {
      for (let k = 0; k < 3; k++) {
        flat.corners[at * 3 + k] = shape.positions[vertex * 3 + k] as number;
        flat.normals[at * 3 + k] = shape.normals[vertex * 3 + k] as number;
      }
      flat.uv[at * 2] = uv?.[vertex * 2] ?? 0;
      flat.uv[at * 2 + 1] = uv?.[vertex * 2 + 1] ?? 0;
      flat.owner[Math.floor(at / 3)] = piece;
      flat.seenBy[Math.floor(at / 3)] = seenBy;
      at++;
    }
  });
  return flat;
}

function sceneOf(pieces: readonly Piece[]): Scene {
  const { corners, normals, uv, owner, seenBy } = flattened(pieces);
  const surfaces = pieces.map(({ surface }) => surface);
  const n = (i: number) => normals[i] as number;
  const surfaceOf = (triangle: number) => surfaces[owner[triangle] as number] as Surface;
  return {
    search: searchable({ corners, seenBy }),
    surfaceOf,
    spotAt: ({ triangle, distance, u, v }, from, along, spot) => {
      const w = 1 - u - v;
      const t = triangle * 9;
      const surface = surfaceOf(triangle);
      spot.x = (from[0] as number) + (along[0] as number) * distance;
      spot.y = (from[1] as number) + (along[1] as number) * distance;
      spot.z = (from[2] as number) + (along[2] as number) * distance;
      spot.nx = n(t) * w + n(t + 3) * u + n(t + 6) * v;
      spot.ny = n(t + 1) * w + n(t + 4) * u + n(t + 7) * v;
      spot.nz = n(t + 2) * w + n(t + 5) * u + n(t + 8) * v;
      spot.gx = spot.nx;
      spot.gy = spot.ny;
      spot.gz = spot.nz;
      const q = triangle * 6;
      spot.u = (uv[q] as number) * w + (uv[q + 2] as number) * u + (uv[q + 4] as number) * v;
      spot.v = (uv[q + 1] as number) * w + (uv[q + 3] as number) * u + (uv[q + 5] as number) * v;
      spot.r = surface.colour[0];
      spot.g = surface.colour[1];
      spot.b = surface.colour[2];
      spot.glow = surface.glow ?? 0;
      spot.rough = surface.rough ?? 0.9;
      spot.metal = surface.metal ?? 0;
      spot.gloss = surface.gloss ?? 0.04;
      spot.cover = 1;
      surface.paint?.(spot);
      const size = Math.hypot(spot.nx, spot.ny, spot.nz) || 1;
      const facing = spot.nx * (along[0] as number) + spot.ny * (along[1] as number) + spot.nz * (along[2] as number);
      const sign = facing > 0 ? -1 / size : 1 / size;
      spot.nx *= sign;
      spot.ny *= sign;
      spot.nz *= sign;
      return surface;
    },
  };
}

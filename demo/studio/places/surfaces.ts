import { bump, darken, noise, rough, tint } from "../cabins/fabrics.ts";
import { smoothStep } from "../field.ts";
import { hex } from "../tracer/picture.ts";
import type { Colour, Spot, Surface } from "../tracer/scene.ts";

export const glass: Surface = { colour: [0.86, 0.9, 0.89], glass: true };
export const plain = (colour: string, rough = 0.7, gloss = 0.03): Surface => ({ colour: hex(colour), rough, gloss });
export const metal = (colour: string, rough = 0.35): Surface => ({ colour: hex(colour), metal: 1, rough });

/** A lamp or lit panel. */
export const lamp = (colour: string, glow: number): Surface => ({ colour: hex(colour), glow, rough: 1, gloss: 0 });

/** The position within one repeat of a pattern, 0..1. */
const part = (at: number, size: number): number => {
  const t = (at / size) % 1;
  return t < 0 ? t + 1 : t;
};

/** Dark lines between tiles of this size, in the plane of the ground. */
const joints = (spot: Spot, x: number, z: number, wide: number, by: number): void => {
  const [u, v] = [part(spot.x, x), part(spot.z, z)];
  if (u * x < wide || v * z < wide) darken(spot, by);
};

export const asphalt: Surface = {
  colour: [0.085, 0.086, 0.09],
  rough: 0.85,
  paint: (spot) => {
    const patches = rough(spot.x * 0.35, 0, spot.z * 0.35, 3);
    darken(spot, 0.72 + 0.45 * patches + 0.4 * (noise(spot.x * 55, 0, spot.z * 55) - 0.5));
    bump(spot, 0.015, 0.12);
  },
};

export const pavers: Surface = {
  colour: hex("#a8a39a"),
  rough: 0.8,
  paint: (spot) => {
    const stone = noise(Math.floor(spot.x / 0.6) * 7.1, 3, Math.floor(spot.z / 0.6) * 5.3);
    darken(spot, 0.82 + 0.24 * stone + 0.12 * (rough(spot.x * 6, 0, spot.z * 6, 3) - 0.5));
    joints(spot, 0.6, 0.6, 0.012, 0.6);
  },
};

export const concrete: Surface = {
  colour: hex("#b3b0aa"),
  rough: 0.75,
  paint: (spot) => {
    darken(spot, 0.84 + 0.26 * rough(spot.x * 0.9, spot.y * 0.9, spot.z * 0.9, 4));
    joints(spot, 4, 4, 0.02, 0.65);
  },
};

export const gravel: Surface = {
  colour: hex("#b29c82"),
  rough: 1,
  gloss: 0,
  paint: (spot) => {
    darken(spot, 0.62 + 0.4 * noise(spot.x * 24, 0, spot.z * 24) + 0.3 * rough(spot.x * 0.5, 0, spot.z * 0.5, 3));
    bump(spot, 0.05, 0.5);
  },
};

export const grass: Surface = {
  colour: hex("#6f7d42"),
  rough: 1,
  gloss: 0,
  paint: (spot) => {
    darken(spot, 0.55 + 0.5 * noise(spot.x * 14, 0, spot.z * 30) + 0.45 * rough(spot.x * 0.7, 0, spot.z * 0.7, 3));
    bump(spot, 0.05, 0.9);
  },
};

/** A polished floor of large tiles, as in a showroom. */
export const tiles = (colour: string): Surface => ({
  colour: hex(colour),
  rough: 0.21,
  gloss: 0.05,
  paint: (spot) => {
    darken(spot, 0.95 + 0.08 * noise(Math.floor(spot.x / 0.9) * 3.3, 1, Math.floor(spot.z / 0.9) * 4.7));
    joints(spot, 0.9, 0.9, 0.006, 0.75);
  },
});

/** A workshop's sealed floor: smooth, a little glossy, with yellow lines where `line` says so. */
export const sealed = (colour: string, line?: (x: number, z: number) => boolean): Surface => ({
  colour: hex(colour),
  rough: 0.22,
  gloss: 0.04,
  paint: (spot) => {
    darken(spot, 0.9 + 0.18 * rough(spot.x * 0.7, 0, spot.z * 0.7, 3));
    if (line?.(spot.x, spot.z)) tint(spot, hex("#d9a520"), 0.85);
  },
});

/** Upright ribs of folded sheet metal. */
export const ribbed = (colour: string, step = 0.2): Surface => ({
  colour: hex(colour),
  rough: 0.5,
  paint: (spot) => {
    const along = Math.abs(spot.nx) > 0.5 ? spot.z : spot.x;
    const slope = Math.sin(part(along, step) * 2 * Math.PI);
    if (Math.abs(spot.nx) > 0.5) spot.nz += slope * 0.4;
    else spot.nx += slope * 0.4;
    darken(spot, 0.92 + 0.08 * slope + 0.08 * (noise(spot.x * 0.4, spot.y * 0.8, spot.z * 0.4) - 0.5));
  },
});

/** Flat sheets with fine joints between them. */
export const panels = (colour: string, wide = 1.5, high = 1.2, gloss = 0.04): Surface => ({
  colour: hex(colour),
  rough: 0.35,
  gloss,
  paint: (spot) => {
    const along = Math.abs(spot.nx) > 0.5 ? spot.z : spot.x;
    if (part(along, wide) * wide < 0.016 || part(spot.y, high) * high < 0.016) darken(spot, 0.55);
    darken(spot, 0.97 + 0.06 * (noise(Math.floor(along / wide) * 5.1, Math.floor(spot.y / high) * 3.3, 2) - 0.5));
  },
});

export const brick: Surface = {
  colour: hex("#8f5a46"),
  rough: 0.9,
  gloss: 0.01,
  paint: (spot) => {
    const along = Math.abs(spot.nx) > 0.5 ? spot.z : spot.x;
    const row = Math.floor(spot.y / 0.086);
    const shift = (row % 2) * 0.12;
    const each = noise(Math.floor((along + shift) / 0.24) * 13.7, row * 7.9, 1);
    darken(spot, 0.68 + 0.6 * each);
    spot.r *= 0.95 + 0.15 * each;
    if (part(along + shift, 0.24) * 0.24 < 0.012 || part(spot.y, 0.086) * 0.086 < 0.012)
      tint(spot, hex("#b4a698"), 0.85);
  },
};

/** Slats of timber lying along a wall. */
export const timber = (colour: string): Surface => ({
  colour: hex(colour),
  rough: 0.6,
  paint: (spot) => {
    const slat = Math.floor(spot.y / 0.14);
    darken(spot, 0.7 + 0.3 * noise(slat * 9.1, 0, 0) + 0.3 * (rough(spot.x * 1.5, spot.y * 30, spot.z * 1.5, 3) - 0.4));
    if (part(spot.y, 0.14) * 0.14 < 0.018) darken(spot, 0.35);
  },
});

/** Leaves of this colour, light and dark among each other. */
export const leaves = (colour: string): Surface => ({
  colour: hex(colour),
  rough: 0.7,
  gloss: 0.02,
  paint: (spot) => {
    const share = noise(spot.x * 3.1, spot.y * 3.7, spot.z * 3.3);
    darken(spot, 0.55 + 0.9 * share);
    spot.g *= 0.92 + 0.16 * noise(spot.x * 9, spot.y * 9, spot.z * 9);
  },
});

export const bark = (colour: string): Surface => ({
  colour: hex(colour),
  rough: 1,
  gloss: 0,
  paint: (spot) => darken(spot, 0.6 + 0.7 * rough(spot.x * 9, spot.y * 2.2, spot.z * 9, 3)),
});

/** White lines of parking bays on any ground: bays of this width along x, between two depths. */
export const withBays = (
  ground: Surface,
  bay: number,
  from: number,
  to: number,
  colour: Colour = [0.75, 0.75, 0.73],
): Surface => ({
  ...ground,
  paint: (spot) => {
    ground.paint?.(spot);
    if (spot.z < from || spot.z > to) return;
    const off = Math.abs(part(spot.x + bay / 2, bay) - 0.5) * bay;
    if (off > 0.05) return;
    const worn = smoothStep(0.25, 0.5, rough(spot.x * 5, 0, spot.z * 5, 3));
    tint(spot, colour, 0.85 * worn);
  },
});

import { smoothStep } from "../field.ts";
import type { Colour, Spot } from "../tracer/scene.ts";

const wrap = (i: number, j: number, k: number): number => {
  let h = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(k, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const eased = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise, 0..1, that changes over about one unit. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = eased(x - i);
  const v = eased(y - j);
  const w = eased(z - k);
  const near = (wrap(i, j, k) * (1 - u) + wrap(i + 1, j, k) * u) * (1 - v);
  const nearUp = (wrap(i, j + 1, k) * (1 - u) + wrap(i + 1, j + 1, k) * u) * v;
  const far = (wrap(i, j, k + 1) * (1 - u) + wrap(i + 1, j, k + 1) * u) * (1 - v);
  const farUp = (wrap(i, j + 1, k + 1) * (1 - u) + wrap(i + 1, j + 1, k + 1) * u) * v;
  return (near + nearUp) * (1 - w) + (far + farUp) * w;
}

/** Noise with finer noise on it, 0..1. */
export const rough = (x: number, y: number, z: number, octaves = 4): number => {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, z * scale);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum / (1 - 0.5 ** octaves);
};

export const tint = (spot: Spot, [r, g, b]: Colour, share = 1): void => {
  spot.r += (r - spot.r) * share;
  spot.g += (g - spot.g) * share;
  spot.b += (b - spot.b) * share;
};

export const darken = (spot: Spot, by: number): void => {
  spot.r *= by;
  spot.g *= by;
  spot.b *= by;
};

/** Tilts the surface as if bumps of noise stood on it; `size` in metres, `steep` up to about 0.3. */
export function bump(spot: Spot, size: number, steep: number): void {
  const [x, y, z] = [spot.x / size, spot.y / size, spot.z / size];
  const here = noise(x, y, z);
  spot.nx += (here - noise(x + 0.5, y, z)) * steep;
  spot.ny += (here - noise(x, y + 0.5, z)) * steep;
  spot.nz += (here - noise(x, y, z + 0.5)) * steep;
}

export const leather = (spot: Spot): void => {
  spot.rough = 0.52;
  spot.gloss = 0.045;
  bump(spot, 0.0035, 0.16);
  darken(spot, 0.94 + 0.1 * rough(spot.x * 60, spot.y * 60, spot.z * 60, 2));
};

export const vinyl = (spot: Spot): void => {
  spot.rough = 0.48;
  bump(spot, 0.005, 0.2);
};

export const cloth = (spot: Spot): void => {
  spot.gloss = 0;
  spot.rough = 1;
  const weave = noise(spot.x * 420, spot.y * 420, spot.z * 420);
  darken(spot, 0.8 + 0.35 * weave);
};

export const suede = (spot: Spot): void => {
  spot.gloss = 0;
  spot.rough = 1;
  darken(spot, 0.86 + 0.28 * rough(spot.x * 110, spot.y * 110, spot.z * 110, 3));
};

export const carpet = (spot: Spot): void => {
  spot.gloss = 0;
  spot.rough = 1;
  bump(spot, 0.004, 0.9);
  darken(spot, 0.62 + 0.6 * noise(spot.x * 330, spot.y * 330, spot.z * 330));
};

/** Moulded plastic: a fine dull grain. */
export const grained = (spot: Spot): void => {
  spot.rough = 0.6;
  bump(spot, 0.0028, 0.22);
};

export const wood = (spot: Spot): void => {
  const along = spot.z * 3 + spot.x * 2;
  const grain = rough(along, spot.y * 90, spot.x * 20, 4);
  const fine = noise(spot.z * 12, spot.y * 700, spot.x * 300);
  darken(spot, 0.55 + 0.62 * smoothStep(0.25, 0.75, grain) + 0.14 * (fine - 0.5));
  spot.rough = 0.3;
};

export const carbon = (spot: Spot): void => {
  const cell = 0.006;
  const [i, j] = [Math.floor(spot.z / cell), Math.floor((spot.y + spot.x) / cell)];
  const over = (((i + j) % 4) + 4) % 4 < 2;
  darken(spot, over ? 1.35 : 0.55);
  spot.rough = 0.22;
  spot.gloss = 0.05;
};

/** A sewn seam at signed distance `d` (metres) with stitches either side, `along` the seam (metres). */
export function seam(spot: Spot, d: number, along: number, thread: Colour, twin = true): void {
  const off = Math.abs(d);
  if (off > 0.016) return;
  darken(spot, 1 - 0.6 * (1 - smoothStep(0.0008, 0.0035, off)));
  const dash = (along / 0.0085) % 1;
  const on = (dash < 0 ? dash + 1 : dash) < 0.66;
  if (on && (twin || d > 0) && Math.abs(off - 0.0065) < 0.0013) tint(spot, thread, 0.95);
}

/** The dark gap between two moulded parts. */
export const gap = (spot: Spot, d: number, wide = 0.0022): void => {
  const off = Math.abs(d);
  if (off < wide) darken(spot, 0.22);
  else if (off < wide * 2) darken(spot, 0.8);
};

import type { Spot } from "./scene.ts";

const SLOTS = 1 << 19;

/**
 * The light found to fall near a point, for each of six facings. Bounced light changes slowly from point to point, so a
 * ray's end can be lit from here instead of following the light further.
 */
export type Memory = {
  /** The slot of a spot's cell. */
  readonly slot: (spot: Spot) => number;
  /** How many samples a cell has. */
  readonly known: (slot: number) => number;
  readonly add: (slot: number, r: number, g: number, b: number) => void;
  /** Writes the mean light of the cell; false when nothing is known of it. */
  readonly read: (slot: number, into: Float64Array) => boolean;
};

/** A memory of cells of this size (metres). */
export function memory(cell: number): Memory {
  const keys = new Int32Array(SLOTS);
  const sums = new Float32Array(SLOTS * 3);
  const counts = new Uint8Array(SLOTS);
  return {
    slot: ({ x, y, z, nx, ny, nz }) => {
      const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
      const facing = ax > ay && ax > az ? (nx > 0 ? 1 : 2) : ay > az ? (ny > 0 ? 3 : 4) : nz > 0 ? 5 : 6;
      let key = Math.imul(Math.floor(x / cell), 73856093) ^ Math.imul(Math.floor(y / cell), 19349663);
      key ^= Math.imul(Math.floor(z / cell), 83492791) ^ Math.imul(facing, 2654435);
      key = key === 0 ? 1 : key | 0;
      let slot = (key >>> 0) % SLOTS;
      for (let tries = 0; tries < 24; tries++) {
        if (keys[slot] === key) return slot;
        if (keys[slot] === 0) {
          keys[slot] = key;
          return slot;
        }
        slot = (slot + 1) % SLOTS;
      }
      return slot;
    },
    known: (slot) => counts[slot] as number,
    add: (slot, r, g, b) => {
      sums[slot * 3] = (sums[slot * 3] as number) + r;
      sums[slot * 3 + 1] = (sums[slot * 3 + 1] as number) + g;
      sums[slot * 3 + 2] = (sums[slot * 3 + 2] as number) + b;
      counts[slot] = (counts[slot] as number) + 1;
    },
    read: (slot, into) => {
      const count = counts[slot] as number;
      if (count === 0) return false;
      for (let k = 0; k < 3; k++) into[k] = (sums[slot * 3 + k] as number) / count;
      return true;
    },
  };
}

import { block } from "../../places/building.ts";
import { lamp, metal, plain } from "../../places/surfaces.ts";
import { roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { refined } from "../../shapes/panel.ts";
import { bent, move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { bump, cloth, noise, seam } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { cupboards, overhead, strip } from "./kitchen.ts";
import { oak, VAN, white } from "./shell.ts";

/** A cloth of this colour. */
export const woven = (colour: string, paint?: (spot: Spot) => void): Surface => ({
  colour: hex(colour),
  rough: 1,
  gloss: 0,
  paint: (spot) => {
    cloth(spot);
    paint?.(spot);
  },
});
export const linen = woven("#ece8df", (spot) => bump(spot, 0.09, 0.16));
const sage = woven("#8b9880");
const sand = woven("#c9b99c");

/** A cushion of this size (metres), stuffed: thick in the middle, thin at its seams; it faces along x. */
export function cushion(thick: number, high: number, wide: number): Shape {
  const box = refined(roundedBox(thick, high, wide, thick * 0.4), 0.05);
  return bent(
    box,
    ([x, y, z]) => {
      const edge = Math.max(Math.abs(y) / (high / 2), Math.abs(z) / (wide / 2));
      const ease = 1 - 0.72 * Math.min(1, edge) ** 5;
      return [x * ease, y * (1 - 0.05 * (2 * z) ** 2), z * (1 - 0.05 * (2 * y) ** 2)];
    },
    70,
  );
}

/** A quilt over the bed: flat on top, round over the edges, in folds where it hangs. */
export function quilt(from: number, to: number, top: number, lift: number): Shape {
  const half = 0.68 + lift;
  const corner = 0.07;
  const flat = half - corner;
  const quarter = (corner * Math.PI) / 2;
  return sheet(
    (u, v) => {
      const x = from + (to - from) * u;
      const s = (v * 2 - 1) * (flat + quarter + 0.22);
      const [side, far] = [Math.sign(s), Math.abs(s)];
      const soft = 0.014 * (noise(x * 5, 1, s * 5) - 0.5) + 0.02 * (noise(x * 1.7, 4, s * 1.7) - 0.5);
      if (far < flat) return [x, top + soft, s];
      const turned = Math.min(1, (far - flat) / quarter) * (Math.PI / 2);
      const hung = Math.max(0, far - flat - quarter);
      const fold = 0.012 * Math.sin(x * 19 + 2 * noise(x * 3, 0, 0)) * Math.min(1, hung / 0.1);
      return [x, top - corner * (1 - Math.cos(turned)) - hung + soft, side * (flat + corner * Math.sin(turned) + fold)];
    },
    150,
    150,
    70,
  );
}

/** The island bed across the front, with its headboard, shelves, lamps and cupboards. */
export function addBed(into: Builder): void {
  const { front, half } = VAN;
  into.add(oak, block(front + 0.06, 0, -0.66, -0.92, 0.36, 0.66, 0.01));
  into.add(linen, roundedBox(1.86, 0.26, 1.38, 0.07, [front + 0.99, 0.48, 0]));
  into.add(linen, quilt(front + 0.55, -0.85, 0.632, 0.012));
  into.add(sage, quilt(-1.45, -0.9, 0.642, 0.02));
  const padded = woven("#a9a08e", (spot) =>
    seam(spot, (((spot.z % 0.25) + 0.25) % 0.25) - 0.125, spot.y, hex("#8d8474"), false),
  );
  into.add(padded, roundedBox(0.07, 0.62, 1.5, 0.03, [front + 0.045, 0.86, 0]));
  const pillows: readonly (readonly [Surface, Point, number, readonly [number, number, number]])[] = [
    [linen, [front + 0.2, 0.83, -0.34], 22, [0.17, 0.44, 0.62]],
    [linen, [front + 0.2, 0.83, 0.34], 22, [0.17, 0.44, 0.62]],
    [sage, [front + 0.36, 0.8, -0.3], 30, [0.15, 0.4, 0.44]],
    [sage, [front + 0.36, 0.8, 0.3], 30, [0.15, 0.4, 0.44]],
    [sand, [front + 0.49, 0.74, 0.02], 38, [0.13, 0.28, 0.46]],
  ];
  for (const [cover, at, lean, size] of pillows) into.add(cover, move(turn(cushion(...size), "z", lean), at));
  for (const side of [-1, 1]) {
    const [z0, z1] = [Math.min(side * 0.78, side * half), Math.max(side * 0.78, side * half)];
    into.add(white, block(front, 0, z0, front + 0.42, 0.7, z1, 0.006));
    into.add(
      oak,
      block(front, 0.7, z0, front + 0.44, 0.725, z1, 0.006),
      block(front + 0.42, 0.4, z0 + 0.01, front + 0.44, 0.68, z1 - 0.01, 0.005),
    );
    into.add(plain("#1b1c1e", 0.35), move(drum(0.022, 0.09, "x", 0.004), [front + 0.05, 1.28, side * 0.62]));
    into.add(lamp("#ffe9c4", 4), move(drum(0.018, 0.004, "x", 0.001), [front + 0.098, 1.28, side * 0.62]));
  }
  into.add(white, block(front, 1.5, -half, front + 0.34, VAN.high + 0.02, half, 0.004));
  for (let i = 0; i < 4; i++) {
    const z = -half + 0.02 + i * 0.565;
    into.add(white, block(front + 0.34, 1.5, z, front + 0.36, 1.93, z + 0.555, 0.005));
    into.add(plain("#1b1c1e", 0.35), block(front + 0.368, 1.544, z + 0.2, front + 0.382, 1.556, z + 0.36, 0.004));
  }
  strip(into, [front + 0.27, 1.496, -1.05], [0.02, 0, 0], [0, 0, 2.1]);
}

/**
 * A bench: the x of its back, which way it faces (`away` is 1 to the rear, -1 to the front), where it begins and ends
 * across, and where its loose cushion leans.
 */
export type Seat = {
  readonly x: number;
  readonly away: 1 | -1;
  readonly across: readonly [number, number];
  readonly loose: number;
};

/** A bench with a cushioned seat and back, covered in one cloth, and a loose cushion of another. */
export function addSeat(into: Builder, cover: Surface, loose: Surface, { x, away, across, loose: at }: Seat): void {
  const along = (from: number, to: number) =>
    [Math.min(x + away * from, x + away * to), Math.max(x + away * from, x + away * to)] as const;
  const [z0, z1] = across;
  const [b0, b1] = along(0, 0.54);
  into.add(oak, block(b0, 0, z0 + 0.02, b1, 0.34, z1 - 0.005, 0.006));
  const [s0, s1] = along(0.1, 0.56);
  const [wide, middle] = [z1 - z0 - 0.04, (z0 + z1) / 2];
  into.add(cover, roundedBox(s1 - s0, 0.15, wide, 0.045, [(s0 + s1) / 2, 0.415, middle]));
  into.add(cover, move(turn(roundedBox(0.11, 0.46, wide, 0.045), "z", away * 7), [x + away * 0.09, 0.7, middle]));
  into.add(oak, block(Math.min(x, x + away * 0.03), 0, z0, Math.max(x, x + away * 0.03), 0.98, z1, 0.006));
  const tilted = turn(turn(cushion(0.13, 0.36, 0.36), "z", away * 20), "y", away * 8);
  into.add(loose, move(tilted, [x + away * 0.22, 0.67, at]));
}

/** Two benches with a table between them, at the left wall. */
export function addDinette(into: Builder): void {
  const { half } = VAN;
  for (const [x, away] of [
    [0.06, 1],
    [2.16, -1],
  ] as const)
    addSeat(into, sand, sage, { x, away, across: [0.4, half], loose: 0.96 });
  into.add(oak, roundedBox(0.78, 0.03, 0.72, 0.012, [1.11, 0.72, 0.76]));
  into.add(
    metal("#b9bcbe", 0.3),
    move(drum(0.035, 0.7, "y", 0.004), [1.11, 0.36, 0.76]),
    move(drum(0.16, 0.02, "y", 0.006), [1.11, 0.012, 0.76]),
  );
  into.add(
    plain("#e9e5dc", 0.3, 0.05),
    move(drum(0.04, 0.09, "y", 0.008), [1.28, 0.782, 0.86]),
    move(drum(0.1, 0.018, "y", 0.006), [0.98, 0.745, 0.72]),
  );
  overhead(into, { from: 0.06, to: 2.2, low: 1.55, high: 1.93, count: 4 }, half - 0.34);
  cupboards(into, oak, { from: 1.62, to: 2.14, low: 0.04, high: 0.32, count: 1 }, 0.42, "top");
}

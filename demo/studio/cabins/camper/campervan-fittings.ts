import { block } from "../../places/building.ts";
import { lamp, metal, plain } from "../../places/surfaces.ts";
import { roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { move, type Shape, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { addSeat, cushion, linen, quilt, woven } from "../caravan/berths.ts";
import { addHob, addSink, type Bench, cupboards, overhead, worktop } from "../caravan/kitchen.ts";
import { oak, white } from "../caravan/shell.ts";
import { seam } from "../fabrics.ts";
import { placed } from "../placed.ts";
import { halfAt, ROOM } from "./campervan-shell.ts";

const slate = woven("#6a777c");
const rust = woven("#b0704f");
const oat = woven("#d3c8b4");
const sand = woven("#c9bda6");
const fog = plain("#aab0aa", 0.5, 0.03);
const black = plain("#1b1c1e", 0.35, 0.05);
const steel = metal("#b9bcbe", 0.3);

/** Lockers along both walls under the ceiling: how high, and how far their doors are from the middle. */
const LOCKER = { low: 1.42, high: 1.76, front: 0.53 } as const;

function addLockers(into: Builder): void {
  const { low, high, front } = LOCKER;
  const far = halfAt(low) - 0.01;
  overhead(into, { from: 1.5, to: 3.82, low, high, count: 4 }, front, far);
  overhead(into, { from: 0.3, to: 1.6, low, high, count: 2 }, -front, far);
  overhead(into, { from: 2.3, to: 3.82, low, high, count: 3 }, -front, far);
}

/** The kitchen is drawn along the right wall and mirrored to the left: sink, hob, fridge drawer, drawers. */
function addKitchen(into: Builder): void {
  const bench: Bench = { from: 1.46, to: 2.34, front: -0.45, wall: -0.935, high: 0.9 };
  const { from, to, front, wall, high } = bench;
  const sink = [1.54, -0.82, 1.88, -0.53] as const;
  worktop(into, oak, bench, sink);
  into.add(
    white,
    block(from + 0.02, 0.08, front - 0.03, to - 0.02, high - 0.034, front, 0.003),
    block(from, high, -0.945, to, 0.98, -0.9, 0.006),
  );
  into.add(
    oak,
    block(from, 0, wall, from + 0.02, high - 0.034, front + 0.02),
    block(to - 0.02, 0, wall, to, high - 0.034, front + 0.02),
  );
  into.add(plain("#2a2b2c", 0.6), block(from + 0.02, 0, front - 0.08, to, 0.08, front - 0.05));
  addSink(into, sink, high);
  addHob(into, [1.98, -0.86, 2.28, -0.52], high, [
    [2.13, -0.77, 0.05],
    [2.13, -0.61, 0.062],
  ]);
  const handled = (from: number, to: number, low: number, high: number) =>
    cupboards(into, fog, { from, to, low, high, count: 1 }, front, "top");
  handled(1.48, 1.92, 0.1, 0.62);
  handled(1.48, 1.92, 0.62, 0.85);
  handled(1.92, 2.32, 0.66, 0.85);
  // The fridge is a drawer: dark, its handle across, its lights above.
  into.add(plain("#3c3f42", 0.28, 0.06), block(1.925, 0.1, front, 2.317, 0.655, front + 0.03, 0.008));
  into.add(steel, block(1.98, 0.585, front + 0.045, 2.26, 0.6, front + 0.06, 0.006));
  into.add(black, block(1.95, 0.625, front + 0.028, 2.29, 0.645, front + 0.034, 0.003));
}

/** A bench for two behind the driver, a table on one leg, and a wardrobe behind them. */
function addDinette(into: Builder): void {
  const across = [-0.935, -0.08] as const;
  addSeat(into, slate, rust, { x: 1.6, away: -1, across, loose: -0.68 });
  into.add(oak, roundedBox(0.54, 0.028, 0.66, 0.012, [0.68, 0.7, -0.58]));
  into.add(
    steel,
    move(drum(0.032, 0.68, "y", 0.004), [0.68, 0.35, -0.5]),
    move(drum(0.14, 0.02, "y", 0.006), [0.68, 0.012, -0.5]),
  );
  into.add(
    plain("#e9e5dc", 0.3, 0.05),
    move(drum(0.038, 0.085, "y", 0.008), [0.6, 0.757, -0.74]),
    move(drum(0.095, 0.018, "y", 0.006), [0.78, 0.724, -0.5]),
  );
  into.add(white, block(1.61, 0, -0.94, 2.3, ROOM.high - 0.01, -0.42, 0.004));
  cupboards(into, oak, { from: 1.62, to: 2.29, low: 0.08, high: 0.86, count: 2 }, -0.42, "top");
  cupboards(into, oak, { from: 1.62, to: 2.29, low: 0.86, high: 1.84, count: 2 }, -0.42, "bottom");
}

/** Turns a part that was drawn with its head towards the front, so that its head lies at the right wall. */
const athwart = (shape: Shape, x: number): Shape => move(turn(shape, "y", -90), [x, 0, 0]);

/** The bed from wall to wall across the rear, drawers under it, cushions along the doors. */
function addBed(into: Builder): void {
  const [from, to] = [2.42, 3.8];
  const middle = (from + to) / 2;
  into.add(white, block(from + 0.02, 0, -0.935, to, 0.4, 0.935, 0.004));
  for (const [z0, z1] of [
    [-0.9, -0.31],
    [-0.3, 0.3],
    [0.31, 0.9],
  ] as const) {
    into.add(oak, block(from, 0.06, z0, from + 0.022, 0.385, z1, 0.005));
    into.add(black, block(from - 0.022, 0.324, (z0 + z1) / 2 - 0.08, from - 0.008, 0.336, (z0 + z1) / 2 + 0.08, 0.004));
  }
  into.add(linen, roundedBox(to - from, 0.2, 1.84, 0.06, [middle, 0.5, 0]));
  into.add(oat, athwart(quilt(-0.46, 0.9, 0.612, 0.024), middle));
  into.add(rust, athwart(quilt(0.3, 0.78, 0.628, 0.042), middle));
  const padded = woven("#a9a295", (spot) =>
    seam(spot, (((spot.x % 0.23) + 0.23) % 0.23) - 0.115, spot.y, hex("#8a8375"), false),
  );
  into.add(padded, roundedBox(to - from - 0.04, 0.3, 0.06, 0.025, [middle, 0.68, -0.885]));
  const pillows: readonly (readonly [Surface, number, number, number, readonly [number, number, number]])[] = [
    [linen, middle - 0.33, -0.72, 26, [0.15, 0.4, 0.58]],
    [linen, middle + 0.33, -0.72, 26, [0.15, 0.4, 0.58]],
    [slate, middle - 0.3, -0.58, 30, [0.13, 0.36, 0.42]],
    [rust, middle + 0.32, -0.58, 30, [0.13, 0.36, 0.42]],
  ];
  for (const [cover, x, z, lean, size] of pillows)
    into.add(cover, move(turn(turn(cushion(...size), "z", lean), "y", -90), [x, 0.77, z]));
  for (const [z, cover] of [
    [0.12, slate],
    [0.52, sand],
  ] as const)
    into.add(cover, move(turn(cushion(0.13, 0.34, 0.38), "z", -24), [to - 0.1, 0.77, z]));
  addLamps(into, [middle - 0.4, middle + 0.4]);
}

/** Reading lamps under the lockers at the bed's head. */
function addLamps(into: Builder, places: readonly number[]): void {
  const z = -halfAt(1.34);
  for (const x of places) {
    into.add(black, move(drum(0.02, 0.08, "z", 0.004), [x, 1.34, z + 0.05]));
    into.add(lamp("#ffe9c4", 4), move(drum(0.016, 0.004, "z", 0.001), [x, 1.34, z + 0.092]));
  }
}

/** Kitchen, dinette, bed and lockers of the campervan. */
export function addFittings(into: Builder): void {
  addKitchen(placed(into, { scale: [1, 1, -1] }));
  addDinette(into);
  addBed(into);
  addLockers(into);
}

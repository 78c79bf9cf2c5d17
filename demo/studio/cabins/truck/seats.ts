import { roundedBox as box, type Field, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod, sweep } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Colour, Spot, Surface } from "../../tracer/scene.ts";
import { seam, tint, vinyl } from "../fabrics.ts";
import { black, dark, moulded, SEATS, sideAt, silver, webbing } from "./measures.ts";

const LEAN = 0.24;
const INSERT = 0.145;

/** Colours of a seat: its sides, its middle panel and its thread. */
export type Cover = { readonly colour: Colour; readonly insert: Colour; readonly thread: Colour };
const cover: Cover = { colour: hex("#3d4249"), insert: hex("#5f6d7d"), thread: hex("#b3bac1") };

/** A point in the coordinates of a seat's back: up along it, and out of it towards the rear. */
export const alongBack = (x: number, y: number): readonly [number, number] => [
  x * Math.sin(LEAN) + y * Math.cos(LEAN),
  x * Math.cos(LEAN) - y * Math.sin(LEAN),
];

/** A tall seat with its headrest grown on, around the hip: x back, y up, z from its own middle. */
const highSeat: Field = (x, y, z) => {
  const side = Math.abs(z);
  const swell = 0.036 * smoothStep(INSERT - 0.015, 0.23, side);
  const flute = (t: number) =>
    side < INSERT ? 0.005 * Math.exp(-((((((t % 0.09) + 0.09) % 0.09) - 0.045) / 0.012) ** 2)) : 0;
  const front = 1 - smoothStep(-0.48, -0.3, x);
  const top = 0.03 + 0.03 * smoothStep(0.02, -0.4, x) + swell - 0.05 * front * front;
  const cushion = box(x + 0.22, y + 0.05 - top * 0.5, z, [0.27, 0.075 + top * 0.5, 0.262], 0.05);
  const [up, out] = alongBack(x - 0.02, y);
  const wing = swell * 1.2 * smoothStep(0.02, 0.14, up) * (1 - smoothStep(0.42, 0.6, up));
  const lumbar = 0.02 * Math.exp(-(((up - 0.18) / 0.13) ** 2));
  const thick = 0.06 + (wing + lumbar) / 2 - 0.008 * smoothStep(0.5, 0.62, up);
  const waist = 0.258 - 0.075 * smoothStep(0.3, 0.68, up);
  const back = box(up - 0.3, out - 0.03 + (wing + lumbar) / 2, z, [0.33, thick, waist], 0.05);
  const head = box(
    up - 0.72,
    out - 0.02 - 0.5 * z * z,
    z,
    [0.12, 0.052, 0.14 - 0.025 * smoothStep(0.72, 0.84, up)],
    0.05,
  );
  return smoothMin(smoothMin(cushion + flute(x), back + flute(up), 0.03), head, 0.03);
};

/** The surface of a seat: vinyl, with cloth in the middle of each seat (`places` are their z), and seams between. */
export const upholstery = (at: Point, { colour, insert, thread }: Cover, places: readonly number[] = [0]): Surface => ({
  colour,
  paint: (spot: Spot) => {
    const [x, y, z] = [spot.x - at[0], spot.y - at[1], spot.z - at[2]];
    const [up] = alongBack(x - 0.02, y);
    const side = Math.min(...places.map((place) => Math.abs(z - place)));
    const onBack = up > 0.1 && x > -0.12;
    const along = onBack ? up : -x;
    vinyl(spot);
    const inside = side < INSERT && spot.ny > -0.4 && (onBack ? up < 0.55 : x > -0.44);
    if (inside) {
      tint(spot, insert);
      spot.rough = 1;
      spot.gloss = 0;
    }
    if (up < 0.6) seam(spot, side - INSERT, along, thread, false);
    if (onBack) seam(spot, up - 0.55, z, thread, false);
    if (onBack) seam(spot, up - 0.62, z, thread, false);
    if (!onBack) seam(spot, x + 0.44, z, thread, false);
  },
});

/** The driver's suspension: rails, bellows, and the pan with its buttons. */
function addSuspension(into: Builder, z: number): void {
  const rib = (wide: number): Shape =>
    turn(extrude(rectangle(-wide, -wide, wide, wide, 0.06), { deep: 0.034, bevel: 0.0165, steps: 4 }), "x", -90);
  for (const rail of [-0.17, 0.17]) into.add(silver, roundedBox(0.52, 0.03, 0.04, 0.006, [-0.17, 0.03, z + rail]));
  into.add(black, roundedBox(0.42, 0.03, 0.42, 0.008, [-0.17, 0.06, z]));
  for (let i = 0; i < 5; i++)
    into.add(moulded("#2a2c2e"), move(rib(i % 2 ? 0.175 : 0.2), [-0.17, 0.075 + i * 0.03, z]));
  into.add(dark, roundedBox(0.46, 0.11, 0.46, 0.03, [-0.18, 0.3, z]));
  for (let i = 0; i < 3; i++)
    into.add(silver, roundedBox(0.045, 0.022, 0.012, 0.004, [-0.32 + i * 0.06, 0.315, z + 0.232]));
  into.add(black, rod([-0.36, 0.26, z + 0.2], [-0.46, 0.28, z + 0.2], 0.011, 12));
}

/** The box that the passenger sits on, with its flap. */
function addPlinth(into: Builder, z: number): void {
  into.add(dark, roundedBox(0.44, 0.34, 0.44, 0.025, [-0.16, 0.17, z]));
  into.add(moulded("#5a5c5f"), roundedBox(0.012, 0.2, 0.34, 0.005, [-0.383, 0.17, z]));
  into.add(silver, roundedBox(0.012, 0.018, 0.09, 0.004, [-0.392, 0.235, z]));
}

/** An armrest that folds down on the side of the aisle. */
function addArmrest(into: Builder, z: number, aisle: number): void {
  const at = z + aisle * 0.292;
  into.add(moulded("#45494f"), roundedBox(0.36, 0.055, 0.06, 0.024, [-0.08, SEATS.hip + 0.2, at]));
  into.add(black, move(drum(0.034, 0.05, "z", 0.008), [0.1, SEATS.hip + 0.2, at - aisle * 0.008]));
}

/** A belt from its guide on the pillar to the seat's foot. */
function addBelt(into: Builder, side: number): void {
  const [x, top] = [0.36, 1.38];
  const inner = (y: number) => side * (sideAt(y) - 0.035);
  const path: Point[] = [
    [x, top, inner(top)],
    [x, 0.9, inner(0.9)],
    [x - 0.02, 0.5, side * 0.93],
    [x - 0.06, 0.12, side * 0.88],
  ];
  into.add(webbing, sweep(rectangle(-0.0014, -0.0235, 0.0014, 0.0235), path, { up: [1, 0, 0] }));
  into.add(dark, roundedBox(0.06, 0.13, 0.035, 0.014, [x, top, inner(top) + side * 0.012]));
  const z = side * 0.56 - side * 0.3;
  into.add(black, roundedBox(0.03, 0.2, 0.024, 0.008, [0.14, 0.385, z]));
  into.add({ colour: hex("#b01f18"), rough: 0.4 }, roundedBox(0.02, 0.014, 0.018, 0.004, [0.14, 0.487, z]));
}

/** The driver's seat on its suspension, the passenger's on a box, armrests and belts. */
export function addTruckSeats(into: Builder, cell: number): void {
  const shape = meshField(highSeat, { min: [-0.56, -0.2, -0.32], max: [0.44, 0.95, 0.32] }, cell);
  for (const z of [SEATS.driver, SEATS.passenger]) {
    const at: Point = [0, SEATS.hip, z];
    into.add(upholstery(at, cover), move(shape, at));
    const outer = Math.sign(z) * 0.272;
    into.add(black, move(drum(0.042, 0.03, "z", 0.008), [0.06, SEATS.hip - 0.02, z + outer]));
    addArmrest(into, z, -Math.sign(z));
    addBelt(into, Math.sign(z));
  }
  addSuspension(into, SEATS.driver);
  addPlinth(into, SEATS.passenger);
}

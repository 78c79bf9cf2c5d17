import { roundedBox as box, type Field, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod, sweep } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder } from "../../tracer/scene.ts";
import { black, dark, moulded, silver, webbing } from "../truck/measures.ts";
import { alongBack, type Cover, upholstery } from "../truck/seats.ts";
import { CABIN, sideAt } from "./shell.ts";

const HIP = 0.4;
const cover: Cover = { colour: hex("#3c3f43"), insert: hex("#6f7276"), thread: hex("#d0954a") };

/**
 * A seat for one or two: the z of each person from its middle, how far its cushion reaches to either side, and how high
 * it rises at the edges.
 */
type Form = { readonly places: readonly number[]; readonly half: number; readonly swell: number };
const DRIVER: Form = { places: [0], half: 0.255, swell: 0.04 };
const DOUBLE: Form = { places: [-0.205, 0.205], half: 0.415, swell: 0.018 };

/** The solid of a seat for one or two, with a back each and headrests on posts; x back, y up, z from its own middle. */
const seat =
  ({ places, half, swell: rise }: Form): Field =>
  (x, y, z) => {
    const place = places.reduce((near, at) => (Math.abs(z - at) < Math.abs(z - near) ? at : near));
    const side = Math.abs(z - place);
    const swell = rise * smoothStep(0.13, 0.21, side);
    const front = 1 - smoothStep(-0.46, -0.3, x);
    const top = 0.03 + 0.04 * smoothStep(0.02, -0.4, x) + swell - 0.05 * front * front;
    const cushion = box(x + 0.21, y + 0.06 - top * 0.5, z, [0.275, 0.085 + top * 0.5, half], 0.05);
    const [up, out] = alongBack(x - 0.02, y);
    const wing = swell * 1.2 * smoothStep(0.02, 0.14, up) * (1 - smoothStep(0.36, 0.54, up));
    const lumbar = 0.018 * Math.exp(-(((up - 0.2) / 0.13) ** 2));
    const wide = (places.length > 1 ? 0.198 : 0.252) - 0.04 * smoothStep(0.28, 0.58, up);
    const back = box(
      up - 0.285,
      out - 0.03 + (wing + lumbar) / 2,
      z - place,
      [0.31, 0.058 + (wing + lumbar) / 2, wide],
      0.045,
    );
    const rest = box(up - 0.72, out - 0.016 - 0.4 * (z - place) ** 2, z - place, [0.08, 0.042, 0.125], 0.04);
    return Math.min(smoothMin(cushion, back, 0.03), rest);
  };

function addSeat(into: Builder, form: Form, z: number, cell: number): void {
  const at: Point = [0, HIP, z];
  const bounds = { min: [-0.56, -0.22, -form.half - 0.05], max: [0.44, 0.95, form.half + 0.05] } as const;
  into.add(upholstery(at, cover, form.places), move(meshField(seat(form), bounds, cell), at));
  for (const place of form.places)
    for (const post of [-0.05, 0.05])
      into.add(silver, rod([0.155, HIP + 0.56, z + place + post], [0.185, HIP + 0.68, z + place + post], 0.006, 10));
}

/** A belt from its guide on the pillar, and the buckle at the seat's inner side. */
function addBelt(into: Builder, side: number): void {
  const inner = (y: number) => side * (sideAt(y) - 0.032);
  const path: Point[] = [
    [0.36, 1.22, inner(1.22)],
    [0.36, 0.85, inner(0.85)],
    [0.34, 0.5, side * 0.8],
    [0.3, 0.14, side * 0.77],
  ];
  into.add(webbing, sweep(rectangle(-0.0014, -0.0235, 0.0014, 0.0235), path, { up: [1, 0, 0] }));
  into.add(dark, roundedBox(0.055, 0.11, 0.032, 0.013, [0.36, 1.22, inner(1.22) + side * 0.012]));
}

function addBuckle(into: Builder, z: number): void {
  into.add(black, roundedBox(0.03, 0.2, 0.024, 0.008, [0.13, HIP - 0.06, z]));
  into.add({ colour: hex("#b01f18"), rough: 0.4 }, roundedBox(0.02, 0.014, 0.018, 0.004, [0.13, HIP + 0.046, z]));
}

/** The driver's seat and the double passenger seat beside it, on their boxes. */
export function addVanSeats(into: Builder, cell: number): void {
  const double = 0.375;
  addSeat(into, DRIVER, CABIN.driver, cell);
  addSeat(into, DOUBLE, double, cell);
  into.add(dark, roundedBox(0.42, 0.29, 0.4, 0.02, [-0.17, 0.145, CABIN.driver]));
  into.add(dark, roundedBox(0.42, 0.29, 0.76, 0.02, [-0.17, 0.145, double]));
  into.add(moulded("#55585c"), roundedBox(0.012, 0.17, 0.6, 0.005, [-0.382, 0.15, double]));
  into.add(silver, roundedBox(0.012, 0.018, 0.12, 0.004, [-0.392, 0.21, double]));
  into.add(black, move(drum(0.042, 0.03, "z", 0.008), [0.05, HIP - 0.02, CABIN.driver - 0.266]));
  for (const side of [-1, 1]) addBelt(into, side);
  addBuckle(into, CABIN.driver + 0.265);
  addBuckle(into, double - 0.01);
  addBuckle(into, double + 0.04);
}

import { roundedBox as box, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod, sweep, tube } from "../../shapes/loft.ts";
import { circle, rectangle } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { leather } from "../fabrics.ts";
import { black, dark, gloss, moulded, SEATS, silver } from "./measures.ts";

const RADIUS = 0.228;
export const HUB: Point = [-0.44, 0.77, SEATS.driver];
/** How far the wheel lies back from upright, degrees. */
const RAKE = 43;

/** Moves a shape of the wheel from its own drawing (x to the driver's right, y up, z to the driver) onto the column. */
const onColumn = (shape: Shape): Shape => move(turn(turn(shape, "y", 90), "z", RAKE), HUB);

/** The solid of the wheel's middle: a broad cushion and four arms. */
const bossOf = (cell: number): Shape =>
  meshField(
    (x, y, z) => {
      const pad = box(x, y + 0.006, z - 0.004, [0.09 - 0.016 * smoothStep(0, -0.08, y), 0.075, 0.03], 0.028);
      const side = Math.abs(x);
      const upper = box(x, y - 0.022 - 0.1 * Math.max(0, side - 0.1), z + 0.006, [0.214, 0.023, 0.011], 0.01);
      const along = (side - 0.045) * 0.5 + -(y + 0.06) * 0.866;
      const across = (side - 0.045) * 0.866 + (y + 0.06) * 0.5;
      const lower = box(along - 0.07, across, z + 0.006, [0.095, 0.018, 0.01], 0.009);
      return smoothMin(smoothMin(pad, upper, 0.025), lower, 0.025);
    },
    { min: [-0.24, -0.24, -0.06], max: [0.24, 0.13, 0.08] },
    Math.min(cell, 0.006),
  );

function addButtons(into: Builder): void {
  for (const side of [-1, 1]) {
    const pod = extrude(rectangle(-0.03, -0.02, 0.03, 0.02, 0.012), { deep: 0.009, bevel: 0.003 });
    into.add(gloss, onColumn(move(pod, [side * 0.128, 0.024, 0.004])));
    for (const x of [-0.014, 0.014])
      into.add(moulded("#6d7073"), onColumn(roundedBox(0.014, 0.014, 0.004, 0.0015, [side * 0.128 + x, 0.024, 0.014])));
  }
  into.add(silver, onColumn(move(drum(0.026, 0.006, "z", 0.002), [0, 0.006, 0.027])));
  into.add(gloss, onColumn(move(drum(0.022, 0.007, "z", 0.002), [0, 0.006, 0.0275])));
}

/** The column in its boot, its stalks, and the lever that lets it tilt. */
function addColumn(into: Builder): void {
  const z = SEATS.driver;
  into.add(
    dark,
    tube(
      [
        [-0.86, 0.3, z],
        [-0.66, 0.54, z],
        [-0.5, 0.7, z],
        [-0.462, 0.745, z],
      ],
      0.056,
      6,
      24,
    ),
  );
  into.add(moulded("#2d2f31"), onColumn(roundedBox(0.15, 0.12, 0.1, 0.035, [0, 0, -0.085])));
  for (const side of [-1, 1])
    into.add(black, rod([-0.52, 0.73, z + side * 0.06], [-0.53, 0.775, z + side * 0.235], 0.0095, 14));
  into.add(silver, rod([-0.53, 0.66, z + 0.06], [-0.5, 0.61, z + 0.11], 0.008, 12));
}

/** The pedals: some hang, one stands on the floor. */
function addPedals(into: Builder): void {
  const rubber = moulded("#2a2c2e");
  for (const at of [0.1, -0.05] as const) {
    const z = SEATS.driver + at;
    into.add(rubber, move(turn(roundedBox(0.022, 0.085, 0.1, 0.008), "z", -38), [-0.86, 0.2, z]));
    into.add(black, rod([-0.87, 0.21, z], [-0.96, 0.42, z], 0.01, 10));
  }
  into.add(rubber, move(turn(roundedBox(0.02, 0.2, 0.075, 0.008), "z", -40), [-0.88, 0.13, SEATS.driver - 0.2]));
}

/** A large wheel on a raked column, with its stalks and the pedals under it. */
export function addTruckWheel(into: Builder, cell: number): void {
  const grip: Surface = { colour: [0.026, 0.026, 0.028], paint: leather };
  const rim = Array.from({ length: 96 }, (_, i): Point => {
    const angle = (i / 96) * 2 * Math.PI;
    return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle), 0];
  });
  into.add(grip, onColumn(sweep(circle(0.0165, 20, [0, 0], 0.018), rim, { closed: true, up: [0, 0, 1] }, 60)));
  into.add(moulded("#2b2d2f"), onColumn(bossOf(cell)));
  addButtons(into);
  addColumn(into);
  addPedals(into);
}

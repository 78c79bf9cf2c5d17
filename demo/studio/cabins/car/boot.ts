import { roundedBox as box, smoothMax } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rounded } from "../../shapes/outline.ts";
import { mirrored, move, type Shape, turn } from "../../shapes/shape.ts";
import { type Lens, looking } from "../../tracer/light.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { carpet, gap, grained } from "../fabrics.ts";
import { lashing, symmetric } from "../grid.ts";
import type { Style } from "./style.ts";

/** The boot's left side: a wall with the wheel's arch and a bin cut into it. */
const bootSide = (cell: number): Shape =>
  meshField(
    (x, y, z) => {
      const side = box(x - 1.45, y - 0.5, z - 0.72, [0.46, 0.24, 0.1], 0.04);
      const arch = Math.max(Math.hypot(x - 1.3, y - 0.36) - 0.3, 0.56 - z);
      const bin = box(x - 1.72, y - 0.5, z - 0.6, [0.1, 0.09, 0.1], 0.03);
      return smoothMax(-smoothMax(-side, -arch, 0.06), -bin, 0.015);
    },
    { min: [0.9, 0.2, 0.45], max: [1.98, 0.8, 0.86] },
    cell,
  );

/** The boot behind the rear bench: floor with its lid, sides over the wheels, sill, hooks and a lamp. */
export function addBoot(into: Builder, style: Style, tail: number, cell: number): void {
  const from = 1.02;
  const floor: Surface = {
    colour: style.carpet,
    rough: 1,
    gloss: 0,
    paint: (spot) => {
      carpet(spot);
      gap(spot, Math.max(Math.abs(spot.x - 1.52) - 0.24, Math.abs(spot.z) - 0.5), 0.003);
    },
  };
  into.add(floor, roundedBox(tail - from - 0.03, 0.04, 1.4, 0.012, [(tail + from) / 2, 0.34, 0]));
  const trim: Surface = { colour: style.lower, paint: (spot) => (spot.y < 0.5 ? carpet(spot) : grained(spot)) };
  const wall = bootSide(cell);
  into.add(trim, wall, mirrored(wall));
  into.add({ colour: style.upper, paint: grained }, roundedBox(0.1, 0.09, 1.36, 0.02, [tail + 0.02, 0.335, 0]));
  const steel: Surface = { colour: style.metal, metal: 1, rough: 0.25 };
  into.add(steel, roundedBox(0.05, 0.004, 1.0, 0.002, [tail + 0.01, 0.383, 0]));
  for (const z of [-0.46, 0.46]) for (const x of [1.2, 1.72]) into.add(steel, lashing([x, 0.36, z], 0.032, 0));
  into.add({ colour: [0.9, 0.88, 0.8], glow: 2.2 }, roundedBox(0.05, 0.03, 0.004, 0.002, [1.55, 0.66, 0.615]));
  into.add({ colour: [0.02, 0.02, 0.02], rough: 0.4 }, move(drum(0.022, 0.02, "z", 0.004), [1.62, 0.56, 0.62]));
  const seal = extrude(
    rounded(
      symmetric([
        [0.72, 0.3],
        [0.7, 0.8],
        [0.52, 1.24],
      ]),
      0.09,
    ),
    {
      deep: 0.03,
      bevel: 0.012,
      holes: [
        rounded(
          symmetric([
            [0.69, 0.33],
            [0.67, 0.8],
            [0.495, 1.21],
          ]),
          0.08,
        ),
      ],
    },
  );
  into.add({ colour: [0.012, 0.012, 0.012], rough: 0.7 }, move(turn(seal, "y", 90), [tail - 0.03, 0, 0]));
}

/** The lens for a picture into the open boot, from behind and above the sill. */
export const bootLens = (tail: number, aspect: number): Lens =>
  looking({ eye: [tail + 0.98, 1.12, 0.16], at: [1.2, 0.55, 0], angle: 46, aspect });

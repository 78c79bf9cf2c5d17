import { roundedBox as box, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod, sweep, tube } from "../../shapes/loft.ts";
import { circle, rectangle, rounded } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { grained, leather, seam, vinyl } from "../fabrics.ts";
import { DRIVER, type Style } from "./style.ts";

const RADIUS = 0.183;
const HUB: Point = [-0.435, 0.645, DRIVER];
const TILT = 22;

/** Moves a shape of the wheel from its own drawing (x to the driver's right, y up, z to the driver) onto the column. */
const onColumn = (shape: Shape): Shape => move(turn(turn(shape, "y", 90), "z", TILT), HUB);

/** The wheel's rim; a sporting one is flat below. */
function rim(flat: boolean): readonly Point[] {
  return Array.from({ length: 96 }, (_, i): Point => {
    const angle = (i / 96) * 2 * Math.PI;
    const [x, y] = [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
    return [x, flat ? Math.max(y, -0.142 - 0.12 * (y + 0.142) * -0.4) : y, 0];
  });
}

/** The wheel's middle: its cushion and three arms, one solid. */
const bossOf = (cell: number): Shape =>
  meshField(
    (x, y, z) => {
      const pad = box(x, y + 0.005, z - 0.008, [0.082 - 0.02 * smoothStep(0, -0.07, y), 0.068, 0.03], 0.028);
      const arms = box(
        x,
        y - 0.012,
        z + 0.004,
        [0.165, 0.026 - 0.008 * smoothStep(0.06, 0.16, Math.abs(x)), 0.012],
        0.01,
      );
      const leg = box(x, y + 0.1, z + 0.004, [0.03, 0.07, 0.012], 0.01);
      return smoothMin(smoothMin(pad, arms, 0.02), leg, 0.02);
    },
    { min: [-0.2, -0.2, -0.06], max: [0.2, 0.12, 0.08] },
    Math.min(cell, 0.005),
  );

/** The controls of one arm: buttons, a paddle, and the stalk behind it. */
function addSide(into: Builder, gloss: Surface, chrome: Surface, side: number): void {
  const pod = extrude(rectangle(-0.028, -0.021, 0.028, 0.021, 0.012), { deep: 0.009, bevel: 0.003 });
  into.add(gloss, onColumn(move(pod, [side * 0.117, 0.012, 0.012])));
  for (const y of [-0.001, 0.024])
    into.add(chrome, onColumn(roundedBox(0.034, 0.003, 0.003, 0.001, [side * 0.117, y, 0.021])));
  into.add(gloss, rod([-0.5, 0.66, DRIVER + side * 0.05], [-0.485, 0.675, DRIVER + side * 0.2], 0.008, 10));
  const paddle = extrude(
    rounded(
      [
        [0.098, -0.03],
        [0.142, -0.02],
        [0.142, -0.014],
        [0.1, -0.022],
      ],
      0.003,
    ),
    { deep: 0.004 },
  );
  const turned = turn(paddle, "y", side > 0 ? 0 : 180);
  into.add(chrome, onColumn(move(turned, [0, 0, side > 0 ? 0.014 : 0.018])));
}

/** Steering wheel, its spokes, buttons, column and stalks. */
export function addWheel(into: Builder, style: Style, cell: number): void {
  const black: Surface = { colour: [0.018, 0.018, 0.019], rough: 0.45, paint: grained };
  const gloss: Surface = { colour: [0.012, 0.012, 0.013], rough: 0.15 };
  const chrome: Surface = { colour: style.metal, metal: 1, rough: 0.25 };
  const grip: Surface = {
    colour: style.name === "family" ? [0.035, 0.033, 0.031] : [0.022, 0.022, 0.023],
    paint: (spot: Spot) => {
      (style.insertOf === "vinyl" ? vinyl : leather)(spot);
      const [dx, dy, dz] = [spot.x - HUB[0], spot.y - HUB[1], spot.z - HUB[2]];
      const around = Math.atan2(dy, dz) * RADIUS;
      if (style.insertOf !== "vinyl" && Math.hypot(dx, dy, dz) < RADIUS)
        seam(spot, Math.hypot(dx, dy, dz) - RADIUS + 0.012, around, style.stitch, false);
    },
  };
  into.add(
    grip,
    onColumn(sweep(circle(0.0165, 20, [0, 0], 0.0185), rim(style.flatWheel), { closed: true, up: [0, 0, 1] }, 60)),
  );
  into.add(black, onColumn(bossOf(cell)));
  for (const side of [-1, 1]) addSide(into, gloss, chrome, side);
  into.add(chrome, onColumn(move(drum(0.021, 0.006, "z", 0.002), [0, 0.005, 0.039])));
  into.add(gloss, onColumn(move(drum(0.0175, 0.007, "z", 0.002), [0, 0.005, 0.0395])));
  into.add(
    black,
    tube(
      [
        [-0.8, 0.52, DRIVER],
        [-0.55, 0.6, DRIVER],
        [-0.47, 0.632, DRIVER],
      ],
      0.05,
      6,
      20,
    ),
  );
  for (const [z, high] of [
    [DRIVER - 0.06, 0.16],
    [DRIVER + 0.06, 0.19],
  ] as const)
    into.add(gloss, roundedBox(0.02, 0.075, high === 0.16 ? 0.05 : 0.075, 0.006, [-1.0, high + 0.06, z]));
}

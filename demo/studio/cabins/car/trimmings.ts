import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { sweep } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { cloth, gap, grained } from "../fabrics.ts";
import { halfWidth, ROOF, type Style } from "./style.ts";

/** The knit that lines roof and pillars. */
export const roofLining = (style: Style): Surface => ({ colour: style.lining, rough: 1, gloss: 0, paint: cloth });

/** Belts at the pillars, their buckles, and handles under the roof. */
export function addBelts(into: Builder): void {
  const webbing: Surface = {
    colour: [0.03, 0.03, 0.032],
    rough: 0.8,
    gloss: 0.02,
    paint: (spot) => {
      spot.ny += Math.sin(spot.y * 2600) * 0.08;
    },
  };
  const plastic: Surface = { colour: [0.04, 0.04, 0.042], rough: 0.5, paint: grained };
  for (const side of [-1, 1]) {
    const z = (y: number) => side * (halfWidth(y) - 0.03);
    const path: Point[] = [
      [0.33, 1.06, z(1.06)],
      [0.335, 0.8, z(0.8)],
      [0.35, 0.5, z(0.5) * 0.995],
      [0.36, 0.22, side * 0.7],
    ];
    into.add(webbing, sweep(rectangle(-0.0012, -0.0235, 0.0012, 0.0235), path, { up: [1, 0, 0] }));
    into.add(plastic, move(roundedBox(0.05, 0.075, 0.03, 0.012), [0.33, 1.07, z(1.07) + side * 0.005]));
    into.add(plastic, move(roundedBox(0.012, 0.11, 0.024, 0.006), [0.16, 0.4, side * 0.105]));
    into.add(
      { colour: [0.45, 0.02, 0.015], rough: 0.4 },
      move(roundedBox(0.016, 0.012, 0.016, 0.003), [0.16, 0.457, side * 0.105]),
    );
    for (const x of [-0.02, 0.68])
      into.add(plastic, grabHandle([x, ROOF - 0.008, side * (halfWidth(ROOF) - 0.015)], side));
  }
}

const grabHandle = ([x, y, z]: Point, side: number): Shape =>
  sweep(
    rectangle(-0.007, -0.011, 0.007, 0.011, 0.005),
    [
      [x - 0.11, y, z],
      [x - 0.1, y - 0.024, z - side * 0.014],
      [x - 0.06, y - 0.034, z - side * 0.02],
      [x + 0.06, y - 0.034, z - side * 0.02],
      [x + 0.1, y - 0.024, z - side * 0.014],
      [x + 0.11, y, z],
    ],
    { up: [0, 1, 0] },
  );

/** Sun visors, the roof console with its lamps, and the mirror. */
export function addOverhead(into: Builder, style: Style): void {
  const dark: Surface = { colour: [0.02, 0.02, 0.022], rough: 0.35 };
  const soft: Surface = {
    ...roofLining(style),
    paint: (spot) => {
      cloth(spot);
      gap(spot, Math.abs(spot.z) - 0.385, 0.001);
    },
  };
  for (const z of [-0.29, 0.29])
    into.add(soft, move(turn(roundedBox(0.17, 0.018, 0.38, 0.008), "z", -9), [-0.365, ROOF - 0.003, z]));
  into.add(dark, move(turn(roundedBox(0.1, 0.02, 0.2, 0.009), "z", -6), [-0.36, ROOF + 0.03, 0]));
  into.add(
    { colour: [0.9, 0.86, 0.78], glow: 0.5 },
    move(roundedBox(0.04, 0.004, 0.05, 0.002), [-0.345, ROOF + 0.018, -0.05]),
    move(roundedBox(0.04, 0.004, 0.05, 0.002), [-0.345, ROOF + 0.018, 0.05]),
  );
  // The mirror hangs from the windscreen, turned a little to the driver; its glass shows the rear.
  const mirror = (shape: Shape) => move(turn(turn(shape, "z", 6), "y", 8), [-0.47, ROOF - 0.085, 0]);
  into.add(
    dark,
    mirror(roundedBox(0.03, 0.075, 0.24, 0.02)),
    move(roundedBox(0.012, 0.07, 0.02, 0.004), [-0.475, ROOF - 0.03, 0]),
  );
  into.add(
    { colour: [0.75, 0.77, 0.78], metal: 1, rough: 0.01 },
    mirror(move(turn(extrude(rectangle(-0.112, -0.03, 0.112, 0.03, 0.018), { deep: 0.002 }), "y", 90), [0.0152, 0, 0])),
  );
}

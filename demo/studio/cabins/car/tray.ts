import { smoothStep } from "../../field.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { rod } from "../../shapes/loft.ts";
import { rectangle, rounded } from "../../shapes/outline.ts";
import { type Flat, move, turn } from "../../shapes/shape.ts";
import { type Lens, looking } from "../../tracer/light.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { bump, noise } from "../fabrics.ts";
import { lashing, sheet, symmetric } from "../grid.ts";

const liner: Surface = {
  colour: [0.045, 0.046, 0.048],
  rough: 0.62,
  paint: (spot) => {
    bump(spot, 0.004, 0.3);
    const dust = noise(spot.x * 5, spot.y * 5, spot.z * 5);
    spot.r += dust * 0.012;
    spot.g += dust * 0.01;
  },
};
const body: Surface = { colour: [0.5, 0.51, 0.52], rough: 0.18, gloss: 0.06 };
const black: Surface = { colour: [0.02, 0.02, 0.021], rough: 0.3 };
const steel: Surface = { colour: [0.6, 0.6, 0.6], metal: 1, rough: 0.3 };

/** Depth of the liner's ribs across it (metres). */
const ribs = (t: number) => 0.009 * smoothStep(0.25, 0.45, Math.abs(((((t / 0.11) % 1) + 1) % 1) - 0.5) * 1.2);

const arch: readonly Flat[] = Array.from({ length: 25 }, (_, i): Flat => {
  const turned = (i / 24) * Math.PI;
  return [0.62 + 0.36 * Math.cos(turned), 0.3 + 0.27 * Math.sin(turned)];
});

function addSide(into: Builder, side: number): void {
  const wall = (u: number, v: number) =>
    [u * 1.55, 0.3 + v * 0.47, side * (0.71 + 0.02 * v - ribs(u * 1.55 + 0.02) * 1.2)] as const;
  into.add(liner, sheet(wall, 320, 6, 30));
  into.add(liner, move(extrude(arch, { deep: 0.2, bevel: 0.03, steps: 5 }), [0, 0, side > 0 ? 0.54 : -0.74]));
  into.add(body, roundedBox(1.66, 0.1, 0.12, 0.035, [0.76, 0.77, side * 0.8]));
  into.add(black, roundedBox(1.6, 0.02, 0.09, 0.008, [0.77, 0.825, side * 0.79]));
  for (const x of [0.18, 1.38]) into.add(steel, lashing([x, 0.5, side * 0.7], 0, side * -0.035));
  const lamp: Surface = { colour: [0.5, 0.01, 0.01], rough: 0.1, glow: 0.15 };
  into.add(lamp, roundedBox(0.05, 0.3, 0.1, 0.02, [1.57, 0.6, side * 0.815]));
  into.add(black, rod([1.52, 0.68, side * 0.72], [1.86, 0.31, side * 0.7], 0.005, 8));
}

/** The cab's back: glass in a painted frame, a third brake lamp over it. */
function addCabBack(into: Builder): void {
  const frame = extrude(
    rounded(
      symmetric([
        [0.76, 0.72],
        [0.66, 1.34],
      ]),
      0.1,
    ),
    {
      deep: 0.06,
      bevel: 0.03,
      holes: [
        rounded(
          symmetric([
            [0.62, 0.86],
            [0.56, 1.22],
          ]),
          0.07,
        ),
      ],
    },
  );
  const pane = turn(roundedBox(0.01, 0.42, 1.22, 0.004), "z", 4);
  into.add(body, move(turn(turn(frame, "y", 90), "z", 4), [-0.2, 0, 0]));
  into.add({ colour: [0.012, 0.014, 0.016], rough: 0.03, gloss: 0.08 }, move(pane, [-0.215, 1.04, 0]));
  into.add({ colour: [0.35, 0.01, 0.01], rough: 0.1 }, roundedBox(0.02, 0.025, 0.3, 0.006, [-0.19, 1.27, 0]));
}

/** A ute's tray with a liner: ribbed floor, sides with a rail, the cab's rear window, the tailgate let down. */
export function addTray(into: Builder): void {
  into.add(
    liner,
    sheet((u, v) => [u * 1.55, 0.3 + ribs(v * 1.4 - 0.04), (v - 0.5) * 1.42], 8, 320, 30),
  );
  into.add(
    liner,
    sheet((u, v) => [ribs(u * 1.42), 0.3 + v * 0.47, (u - 0.5) * 1.46], 320, 4, 30),
  );
  into.add(body, roundedBox(0.1, 0.1, 1.6, 0.03, [-0.02, 0.77, 0]));
  for (const side of [-1, 1]) addSide(into, side);
  addCabBack(into);
  const gate = extrude(rectangle(0, -0.73, 0.48, 0.73, 0.04), { deep: 0.05, bevel: 0.012 });
  into.add(liner, move(turn(gate, "x", 90), [1.6, 0.3, 0]));
  const yard: Surface = { colour: [0.3, 0.295, 0.285], rough: 0.9, paint: (spot) => bump(spot, 0.02, 0.2) };
  into.sheet(yard, [-12, -0.42, -12], [0, 0, 24], [24, 0, 0]);
}

/** The lens for a picture into the tray from behind the tailgate. */
export const trayLens = (aspect: number): Lens =>
  looking({ eye: [3.0, 1.5, 0.62], at: [0.55, 0.52, -0.04], angle: 36, aspect });

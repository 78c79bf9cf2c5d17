import { roundedBox as box, type Field, smoothMax, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import type { Spot, Surface } from "../../tracer/scene.ts";
import { bump, gap, tint } from "../fabrics.ts";
import type { Face } from "../face.ts";
import { colours, SEATS } from "./measures.ts";

/** The centre stack, which is turned to the driver: its ends across (z; below 0 is the driver's side). */
const STACK = { from: -0.32, to: 0, foot: 0.13, out: 0.15 } as const;
const FACE = -0.74;

/** The x of the dashboard's face at a z: it wraps around the driver, and runs straight before the passenger. */
function faceAt(z: number): number {
  const rise = Math.min(1, Math.max(0, (z - STACK.from) / (STACK.to - STACK.from)));
  const fall = 1 - smoothStep(STACK.to + 0.015, STACK.foot, z);
  const wrap = 0.09 * smoothStep(-0.78, -0.97, z);
  return FACE + STACK.out * Math.min(rise, fall) + wrap - 0.04 * smoothStep(0.6, 0.95, z);
}

/** How far the face recedes towards the feet below its edge. */
const below = (y: number): number => 0.55 * Math.max(0, 0.57 - y) + 0.1 * Math.max(0, y - 0.8);

/** The face on which vents and switches are put. */
export const face: Face = { at: faceAt, back: below };

/** Open trays and pockets: middle x, y, z and half sizes. */
const POCKETS = [
  [-0.96, 0.885, 0.52, 0.13, 0.05, 0.34],
  [-0.74, 0.625, 0.52, 0.09, 0.04, 0.31],
] as const;

/** The recess of the instruments under their hood: middle x, y and half sizes. */
const MOUTH = { x: -0.7, y: 0.846, long: 0.1, high: 0.069, wide: 0.208 } as const;

const solid: Field = (x, y, z) => {
  const standing = faceAt(z) - below(y);
  const hood = 0.115 * Math.exp(-(((z - SEATS.driver) / 0.3) ** 4)) * smoothStep(-1.12, -0.86, x);
  const top = y - 0.862 - hood;
  const floorAt = 0.3 + 0.06 * smoothStep(0.2, 0.5, Math.abs(z - SEATS.driver));
  let all = smoothMax(smoothMax(x - standing, top, 0.06), floorAt - y, 0.05);
  all = smoothMax(all, Math.abs(z) - 0.985, 0.02);
  const stack = box(x + 0.8, y - 0.37, z + 0.09, [0.17, 0.16, 0.14], 0.04);
  all = smoothMin(all, stack, 0.05);
  const mouth = box(x - MOUTH.x, y - MOUTH.y, z - SEATS.driver, [MOUTH.long, MOUTH.high, MOUTH.wide], 0.035);
  all = smoothMax(all, -mouth, 0.012);
  for (const [px, py, pz, a, b, c] of POCKETS)
    all = smoothMax(all, -box(x - px, y - py, z - pz, [a, b, c], 0.02), 0.012);
  return Math.max(all, -1.3 - x);
};

/** The dashboard's surface: dark above, grey face, pale below; a fine strip along the middle, black behind switches. */
const cladding: Surface = {
  colour: colours.face,
  rough: 0.58,
  paint: (spot: Spot) => {
    const { y, z } = spot;
    const onStack = z > STACK.from + 0.015 && z < STACK.to + 0.002 && y > 0.575 && y < 0.85 && spot.nx > 0.3;
    const byDriver = z < STACK.from + 0.015 && z > -0.9 && y > 0.655 && y < 0.79 && spot.nx > 0.3;
    const inside =
      Math.abs(z - SEATS.driver) < MOUTH.wide + 0.004 && spot.x < -0.69 && y > 0.773 && y < 0.917 && spot.x > -0.815;
    const pocket = z > 0.2 && Math.abs(y - 0.625) < 0.045 && spot.x < faceAt(z) - 0.014;
    spot.glow = 0.05;
    if (inside) tint(spot, [0.012, 0.012, 0.013]);
    else if (onStack || pocket) tint(spot, colours.panel);
    else if (y > 0.79) tint(spot, colours.top);
    else if (byDriver) tint(spot, [0.055, 0.057, 0.06]);
    else if (y < 0.585) tint(spot, colours.low);
    bump(spot, 0.0035, 0.06);
    if (spot.nx < 0.3) return;
    if (!onStack && !inside) gap(spot, y - 0.79, 0.002);
    if (!onStack) gap(spot, y - 0.585, 0.002);
    gap(spot, Math.max(Math.abs(z - 0.52) - 0.34, Math.abs(y - 0.735) - 0.042), 0.0018);
    gap(spot, Math.max(Math.abs(z - 0.56) - 0.28, Math.abs(y - 0.44) - 0.1), 0.0018);
    if (y > 0.575 && y < 0.85) gap(spot, z - STACK.from - 0.015, 0.002);
  },
};

/** The dashboard's solid from side to side. */
export const dashboardBody = (cell: number) => ({
  surface: cladding,
  shape: meshField(solid, { min: [-1.34, 0.22, -1.02], max: [-0.48, 1.02, 1.02] }, Math.min(cell, 0.009)),
});

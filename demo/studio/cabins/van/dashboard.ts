import { roundedBox as box, type Field, smoothMax, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { ball } from "../../shapes/lathe.ts";
import { rod } from "../../shapes/loft.ts";
import { circle, rectangle } from "../../shapes/outline.ts";
import { move, turn } from "../../shapes/shape.ts";
import { drawn, hex } from "../../tracer/picture.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { tablet } from "../car/dashboard.ts";
import { work } from "../car/styles.ts";
import { bump, gap, tint } from "../fabrics.ts";
import { addKnob, addScreen, addSwitches, addVent, type Face, onFace } from "../face.ts";
import { centreScreen, instruments } from "../screens.ts";
import { addPapers } from "../truck/controls.ts";
import { dark, gloss, silver, steel } from "../truck/measures.ts";
import { CABIN } from "./shell.ts";

const tones = { top: hex("#46494d"), face: hex("#909294"), low: hex("#7d8083"), panel: hex("#303236") };

/** The x of the dashboard's face at a z: the middle comes forward to carry the gear lever. */
const at = (z: number): number =>
  -0.73 + 0.1 * smoothStep(-0.24, -0.17, z) * smoothStep(0.24, 0.17, z) - 0.05 * smoothStep(0.5, 0.82, Math.abs(z));
const back = (y: number): number => 0.6 * Math.max(0, 0.52 - y) + 0.1 * Math.max(0, y - 0.74);
const face: Face = { at, back };

/** Open trays and pockets: middle x, y, z and half sizes. */
const POCKETS = [
  [-0.98, 0.82, 0.42, 0.14, 0.05, 0.3],
  [-0.72, 0.565, 0.52, 0.1, 0.045, 0.26],
  [-0.62, 0.42, 0, 0.09, 0.035, 0.11],
] as const;
const CUPS = [-0.78, 0.78] as const;
const MOUTH = { x: -0.7, y: 0.775, long: 0.1, high: 0.062, wide: 0.175 } as const;

const solid: Field = (x, y, z) => {
  const standing = at(z) - back(y);
  const hood = 0.1 * Math.exp(-(((z - CABIN.driver) / 0.245) ** 4)) * smoothStep(-1.12, -0.86, x);
  const top = y - 0.79 - hood + 0.03 * smoothStep(-0.95, -1.4, x);
  let all = smoothMax(smoothMax(x - standing, top, 0.05), 0.3 + 0.04 * smoothStep(0.2, 0.4, Math.abs(z)) - y, 0.05);
  all = smoothMax(all, Math.abs(z) - 0.85, 0.02);
  const pod = box(x + 0.68, y - 0.52, z, [0.15, 0.075, 0.12], 0.04);
  all = smoothMin(all, pod, 0.04);
  for (const cup of CUPS) {
    all = smoothMin(all, box(x + 0.76, y - 0.7, z - cup, [0.095, 0.055, 0.06], 0.03), 0.02);
    all = smoothMax(all, -Math.max(Math.hypot(x + 0.72, z - cup) - 0.036, 0.68 - y), 0.008);
  }
  const mouth = box(x - MOUTH.x, y - MOUTH.y, z - CABIN.driver, [MOUTH.long, MOUTH.high, MOUTH.wide], 0.03);
  all = smoothMax(all, -mouth, 0.012);
  for (const [px, py, pz, a, b, c] of POCKETS)
    all = smoothMax(all, -box(x - px, y - py, z - pz, [a, b, c], 0.02), 0.01);
  return Math.max(all, -1.5 - x);
};

const cladding: Surface = {
  colour: tones.face,
  rough: 0.58,
  paint: (spot: Spot) => {
    const { x, y, z } = spot;
    const fromFace = at(z) - back(y) - x;
    const inPocket =
      fromFace > 0.014 &&
      y < 0.7 &&
      POCKETS.some(([, py, pz, , b, c]) => Math.abs(y - py) < b + 0.004 && Math.abs(z - pz) < c + 0.004);
    const inMouth = Math.abs(z - CABIN.driver) < MOUTH.wide + 0.004 && x < -0.69 && x > -0.815 && y > 0.71 && y < 0.839;
    const onStack = Math.abs(z) < 0.172 && y > 0.6 && y < 0.785 && spot.nx > 0.3;
    const inCup = CUPS.some((cup) => Math.hypot(x + 0.72, z - cup) < 0.039) && spot.ny < 0.6;
    spot.glow = 0.05;
    if (inMouth || inCup) tint(spot, [0.012, 0.012, 0.013]);
    else if (inPocket || onStack) tint(spot, tones.panel);
    else if (y > 0.735) tint(spot, tones.top);
    else if (y < 0.515) tint(spot, tones.low);
    bump(spot, 0.0035, 0.06);
    if (spot.nx < 0.3 || inMouth) return;
    if (!onStack) gap(spot, y - 0.735, 0.002);
    if (!onStack) gap(spot, y - 0.515, 0.002);
    gap(spot, Math.max(Math.abs(z - 0.5) - 0.24, Math.abs(y - 0.41) - 0.075), 0.0018);
    if (y > 0.6 && y < 0.785) gap(spot, Math.abs(z) - 0.172, 0.002);
  },
};

/** The gear lever on the pod before the middle seat. */
function addLever(into: Builder): void {
  const boot = extrude(rectangle(-0.045, -0.04, 0.045, 0.04, 0.03), { deep: 0.05, bevel: 0.036, steps: 8 });
  const leant = turn(turn(boot, "x", -90), "z", -32);
  into.add(dark, move(leant, [-0.565, 0.545, -0.045]));
  into.add(steel, rod([-0.555, 0.575, -0.045], [-0.463, 0.645, -0.045], 0.008, 14));
  into.add(gloss, move(ball(0.025, 28), [-0.453, 0.653, -0.045]));
}

/** The dashboard from door to door: trays, pockets, cups, the pod with the gear lever, dials and a screen. */
export async function addVanDashboard(into: Builder, cell: number): Promise<void> {
  into.add(cladding, meshField(solid, { min: [-1.52, 0.24, -0.9], max: [-0.48, 0.96, 0.9] }, Math.min(cell, 0.009)));
  tablet(into, await drawn(instruments(work), 1040), [-0.772, 0.775, CABIN.driver], 0.28, 0.106, 14, 0.006);
  addScreen(into, face, await drawn(centreScreen(work), 1180), [0.705, 0], 0.22, 0.12);
  for (const z of [-0.085, 0, 0.085]) addKnob(into, face, 0.612, z);
  for (const z of [-0.3, 0.32]) addVent(into, face, 0.672, z);
  addSwitches(into, face, 0.655, [-0.57, -0.605, -0.64]);
  into.add(silver, onFace(face, roundedBox(0.012, 0.014, 0.09, 0.005, [0.004, 0, 0]), 0.462, 0.5));
  for (const cup of CUPS) {
    const ring = extrude(circle(0.041, 40), { deep: 0.005, bevel: 0.0012, holes: [circle(0.036, 40)] });
    into.add(silver, move(turn(ring, "x", -90), [-0.72, 0.753, cup]));
  }
  addPapers(into, [-0.97, 0.772, 0.36]);
  addLever(into);
}

import { block } from "../../places/building.ts";
import { plain } from "../../places/surfaces.ts";
import { roundedBox } from "../../shapes/extrude.ts";
import { sweep } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, turn } from "../../shapes/shape.ts";
import { drawn, hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { addDashboard } from "../car/dashboard.ts";
import { addFrontSeats } from "../car/seats.ts";
import { DRIVER, type Style } from "../car/style.ts";
import { work } from "../car/styles.ts";
import { addWheel } from "../car/wheel.ts";
import { grained } from "../fabrics.ts";
import { placed } from "../placed.ts";
import { centreScreen, climate, instruments } from "../screens.ts";

/** The cab of a delivery van, its seats in the cloth of the room behind it. */
const style: Style = {
  ...work,
  name: "campervan",
  seat: hex("#4a5257"),
  insert: hex("#68757b"),
  insertOf: "cloth",
  stitch: hex("#93a0a5"),
  upper: hex("#3b3d40"),
  lower: hex("#56595c"),
  pad: hex("#45484b"),
};

/** How much wider a van's dashboard is than a car's, and how far its seats stand from the middle and above a car's. */
const WIDER = 1.14;
const APART = 0.46;
const RAISED = 0.07;

/** Dashboard and wheel, and both seats swivelled to face the room. */
export async function addCab(into: Builder, cell: number): Promise<void> {
  const drawings = {
    centre: await drawn(centreScreen(style), 1180),
    instruments: await drawn(instruments(style), 1040),
    climate: await drawn(climate(style), 900),
  };
  addDashboard(placed(into, { scale: [1, 1, WIDER] }), style, cell, drawings);
  addWheel(placed(into, { at: [0, 0, DRIVER * (WIDER - 1)] }), style, cell);
  addFrontSeats(placed(into, { scale: [-1, 1, -1], at: [0.02, RAISED, 0] }), style, cell, APART);
  const dark: Surface = { colour: [0.035, 0.036, 0.038], rough: 0.6, paint: grained };
  for (const z of [-APART, APART])
    into.add(
      dark,
      block(-0.2, -0.02, z - 0.2, 0.26, 0.13, z + 0.2, 0.02),
      block(-0.16, 0.13, z - 0.22, 0.34, 0.17, z + 0.22, 0.015),
    );
  addVisors(into);
}

/** Sun visors under the windscreen's head, and belts at the pillars. */
function addVisors(into: Builder): void {
  const soft = plain("#c4c1ba", 0.9, 0.01);
  for (const z of [-0.34, 0.34])
    into.add(soft, move(turn(roundedBox(0.18, 0.022, 0.5, 0.01), "z", 22), [-0.5, 1.36, z]));
  const webbing = plain("#141516", 0.8, 0.02);
  for (const side of [-1, 1]) {
    const belt = sweep(
      rectangle(-0.0012, -0.0235, 0.0012, 0.0235),
      [
        [0.1, 1.2, side * 0.845],
        [0.1, 0.8, side * 0.885],
        [0.1, 0.2, side * 0.89],
      ],
      { up: [1, 0, 0] },
    );
    into.add(
      webbing,
      belt,
      block(0.07, 1.17, Math.min(side * 0.83, side * 0.87), 0.13, 1.26, Math.max(side * 0.83, side * 0.87), 0.012),
    );
  }
}

import { roundedBox as box, type Field, smoothMax, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum, hoop } from "../../shapes/lathe.ts";
import { rod, tube } from "../../shapes/loft.ts";
import { circle, rectangle } from "../../shapes/outline.ts";
import { mirrored, move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { bump, gap, tint } from "../fabrics.ts";
import { black, colours, frontAt, gloss, moulded, sideAt, silver } from "./measures.ts";

const DOOR = { from: -1.02, to: 0.2, middle: -0.41, half: 0.61 } as const;

/** The door's top follows its window, which dips in front. */
const topAt = (x: number): number => 0.85 - 0.09 * smoothStep(-0.42, -0.82, x);

/** The left door's inside: a shoulder under the window, an armrest that rises forward, a pocket along the foot. */
const card: Field = (x, y, z) => {
  const wall = box(x - DOOR.middle, y - 0.43, z - 0.99, [DOOR.half, 0.4, 0.05], 0.02);
  const shoulder = box(x - DOOR.middle, y - topAt(x) + 0.05, z - 0.975, [DOOR.half, 0.05, 0.06], 0.035);
  const reach = 0.085 * smoothStep(-0.86, -0.5, x) * smoothStep(0.19, 0.02, x);
  const rise = 0.05 * smoothStep(-0.2, -0.55, x);
  const arm = box(x + 0.36, y - 0.635 - rise * 0.6, z - 0.975, [0.5, 0.045 + rise * 0.4, 0.02 + reach], 0.03);
  const cup = box(x + 0.18, y - 0.7 - rise * 0.4, z - 0.91, [0.085, 0.045, 0.024], 0.02);
  const lower = box(x - DOOR.middle, y - 0.24, z - 0.965, [DOOR.half - 0.03, 0.16, 0.06], 0.035);
  const pocket = box(x + 0.27, y - 0.35, z - 0.93, [0.36, 0.1, 0.032], 0.03);
  const solid = smoothMin(smoothMin(wall, shoulder, 0.03), smoothMin(arm, lower, 0.02), 0.03);
  return smoothMax(smoothMax(smoothMax(solid, -cup, 0.01), -pocket, 0.014), y - topAt(x) - 0.012, 0.02);
};

const cladding: Surface = {
  colour: colours.low,
  rough: 0.58,
  paint: (spot: Spot) => {
    const rise = 0.05 * smoothStep(-0.2, -0.55, spot.x);
    const top = topAt(spot.x);
    spot.glow = 0.05;
    if (spot.y > top - 0.075) tint(spot, colours.top);
    else if (spot.y > 0.585 + rise * 0.2) tint(spot, spot.ny > 0.5 ? colours.top : colours.face);
    bump(spot, 0.0035, 0.06);
    gap(spot, spot.y - top + 0.075, 0.0018);
    gap(spot, spot.y - 0.44, 0.0018);
    speaker(spot);
  },
};

/** The speaker's round grille in front of the pocket. */
function speaker(spot: Spot): void {
  const [dx, dy] = [spot.x + 0.88, spot.y - 0.3];
  const r = Math.hypot(dx, dy);
  if (r > 0.09) return;
  tint(spot, colours.top, 0.9);
  const rib = (((dy / 0.012) % 1) + 1) % 1;
  if (r < 0.078 && rib < 0.4) tint(spot, [0.008, 0.008, 0.008]);
  gap(spot, r - 0.087, 0.0015);
}

/** Latch, pull, window switches and a grille's ring, on the left door or mirrored. */
function addFittings(into: Builder, side: (shape: Shape) => Shape, switches: number): void {
  const cup = extrude(rectangle(-0.07, -0.028, 0.07, 0.028, 0.024), { deep: 0.01, bevel: 0.004 });
  into.add(black, side(move(cup, [-0.72, 0.735, 0.925])));
  const handle = extrude(rectangle(-0.055, -0.012, 0.055, 0.012, 0.011), { deep: 0.014, bevel: 0.006 });
  into.add(silver, side(move(turn(handle, "y", 6), [-0.715, 0.737, 0.91])));
  into.add(black, side(roundedBox(0.2, 0.008, 0.066, 0.004, [-0.42, 0.71, 0.912])));
  for (let i = 0; i < switches; i++)
    into.add(
      gloss,
      side(roundedBox(0.032, 0.012, 0.021, 0.004, [-0.36 - Math.floor(i / 2) * 0.05, 0.717, 0.898 + (i % 2) * 0.028])),
    );
  const pull: Point[] = [
    [-0.13, 0.72, 0.94],
    [-0.12, 0.73, 0.9],
    [-0.02, 0.775, 0.897],
    [0.08, 0.8, 0.9],
    [0.1, 0.8, 0.94],
  ];
  into.add(black, side(tube(pull, 0.013, 6, 14)));
  into.add(silver, side(move(hoop(0.089, 0.003), [-0.88, 0.3, 0.9])));
}

/** A bar on the pillar beside the windscreen to climb in by. */
function addGrab(into: Builder, side: (shape: Shape) => Shape): void {
  const at = (y: number, out: number): Point => [frontAt(y, 0.94) + 0.07 + out * 0.8, y, sideAt(y) - 0.04 - out * 0.55];
  into.add(
    black,
    side(
      tube(
        [at(0.98, -0.02), at(0.995, 0.035), at(1.06, 0.05), at(1.26, 0.05), at(1.325, 0.035), at(1.34, -0.02)],
        0.0135,
        6,
        14,
      ),
    ),
  );
  for (const y of [0.98, 1.34])
    into.add(
      moulded("#2d2f31"),
      side(move(turn(extrude(circle(0.028, 24), { deep: 0.02, bevel: 0.006 }), "y", 124), at(y, -0.008))),
    );
  into.add(black, side(rod([-0.5, 1.515, 0.915], [-0.2, 1.515, 0.915], 0.012, 12)));
  for (const x of [-0.5, -0.2]) into.add(black, side(move(drum(0.017, 0.06, "z", 0.004), [x, 1.515, 0.93])));
}

/** Both doors' insides with what is on them. */
export function addDoorCards(into: Builder, cell: number): void {
  const shape = meshField(card, { min: [-1.06, 0, 0.82], max: [0.24, 0.92, 1.06] }, cell);
  into.add(cladding, shape, mirrored(shape));
  addFittings(into, (left) => left, 2);
  addFittings(into, mirrored, 4);
}

/** Both doors, and the bars to climb in by. */
export function addTruckDoors(into: Builder, cell: number): void {
  addDoorCards(into, cell);
  addGrab(into, (left) => left);
  addGrab(into, mirrored);
}

import { block } from "../../places/building.ts";
import { glass, lamp, metal, panels, plain } from "../../places/surfaces.ts";
import { extrude } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Shape, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { darken, noise, rough } from "../fabrics.ts";
import { sheet } from "../grid.ts";

/** Inside of the van, metres: x from the bed's wall (below 0) to the ensuite's, half its width, its height. */
export const VAN = { front: -2.75, rear: 2.25, half: 1.15, high: 1.98 } as const;
const THICK = 0.045;

/** A window or the door in a side wall: its ends along x, then its lower and upper edge. */
type Opening = readonly [x0: number, x1: number, y0: number, y1: number];

const DOOR: Opening = [-0.7, -0.08, 0.06, 1.84];
const SIDES: Readonly<Record<"left" | "right", readonly Opening[]>> = {
  left: [
    [-2.15, -1.2, 0.94, 1.44],
    [0.35, 1.8, 0.93, 1.46],
  ],
  right: [
    [-2.15, -1.2, 0.94, 1.44],
    [-0.55, 0.42, 1.06, 1.44],
  ],
};

export const white = plain("#efece5", 0.45, 0.045);
export const oak: Surface = {
  colour: hex("#c3a27a"),
  rough: 0.4,
  paint: (spot) => {
    const upright = Math.abs(spot.ny) < 0.7;
    const along = upright ? spot.y : spot.x;
    const across = upright ? spot.x + spot.z : spot.z;
    darken(spot, 0.86 + 0.2 * rough(across * 46, along * 2.2, 3, 4));
  },
};

/** Boards of the floor, each its own shade. */
export const boards: Surface = {
  colour: hex("#a88a68"),
  rough: 0.35,
  gloss: 0.035,
  paint: (spot) => {
    const board = Math.floor(spot.z / 0.16);
    const piece = Math.floor((spot.x + board * 0.53) / 1.2);
    darken(
      spot,
      0.78 + 0.28 * noise(board * 7.3, piece * 5.1, 2) + 0.14 * (rough(spot.x * 2, 0, spot.z * 60, 3) - 0.5),
    );
    const edge = Math.min((((spot.z % 0.16) + 0.16) % 0.16) / 0.003, 1);
    darken(spot, 0.6 + 0.4 * edge);
  },
};

/** A side wall with its openings; `side` 1 the left, -1 the right. */
function wall(into: Builder, side: 1 | -1): void {
  const openings = side > 0 ? [...SIDES.left, DOOR] : SIDES.right;
  const holes = openings.map(([x0, x1, y0, y1]) => rectangle(x0, y0, x1, y1, 0.06));
  const plate = extrude(rectangle(VAN.front, 0, VAN.rear, VAN.high + 0.04), { deep: THICK, holes });
  into.add(panels("#f0ede6", 1.22, 9, 0.03), move(plate, [0, 0, side > 0 ? VAN.half : -VAN.half - THICK]));
  for (const opening of side > 0 ? SIDES.left : SIDES.right) addWindow(into, opening, side);
}

/** A frame round an opening, standing a little out of the wall. */
const ring = ([x0, x1, y0, y1]: Opening, wide: number): Shape =>
  extrude(rectangle(x0 - wide, y0 - wide, x1 + wide, y1 + wide, 0.07), {
    deep: 0.022,
    bevel: 0.006,
    holes: [rectangle(x0 + 0.008, y0 + 0.008, x1 - 0.008, y1 - 0.008, 0.055)],
  });

function addWindow(into: Builder, opening: Opening, side: 1 | -1): void {
  const [x0, x1, y0, y1] = opening;
  const inner = side * VAN.half;
  into.add(plain("#e3dfd6", 0.5), move(ring(opening, 0.045), [0, 0, side > 0 ? inner - 0.02 : inner]));
  into.sheet(glass, [x0, y0, inner + side * 0.03], [x1 - x0, 0, 0], [0, y1 - y0, 0]);
  into.add(
    plain("#4a4b4c", 0.5),
    block(x0, (y0 + y1) / 2 - 0.008, inner + side * 0.026, x1, (y0 + y1) / 2 + 0.008, inner + side * 0.036, 0.003),
  );
  // A pleated blind, drawn a hand's breadth down from its box.
  const blind = sheet(
    (u, v) => [
      x0 + u * (x1 - x0),
      y1 + 0.02 - v * 0.13,
      inner - side * (0.028 + 0.009 * Math.abs(((((v * 7) % 1) + 1) % 1) - 0.5)),
    ],
    2,
    84,
    20,
  );
  into.add(plain("#d8cfbd", 1, 0), blind);
  into.add(white, block(x0 - 0.05, y1 + 0.01, inner - side * 0.055, x1 + 0.05, y1 + 0.07, inner, 0.012));
}

/** The entrance: a door with a window of its own, shut, its step and handle. */
function addDoor(into: Builder): void {
  const [x0, x1, y0, y1] = DOOR;
  const pane: Opening = [x0 + 0.13, x1 - 0.13, 1.02, 1.55];
  const [px0, px1, py0, py1] = pane;
  const leaf = extrude(rectangle(x0 + 0.012, y0 + 0.012, x1 - 0.012, y1 - 0.012, 0.055), {
    deep: 0.03,
    bevel: 0.006,
    holes: [rectangle(px0, py0, px1, py1, 0.05)],
  });
  into.add(white, move(leaf, [0, 0, VAN.half + 0.008]));
  into.add(plain("#35373a", 0.4), move(ring(DOOR, 0.03), [0, 0, VAN.half - 0.018]));
  into.add(plain("#e3dfd6", 0.5), move(ring(pane, 0.03), [0, 0, VAN.half]));
  into.sheet(glass, [px0, py0, VAN.half + 0.025], [px1 - px0, 0, 0], [0, py1 - py0, 0]);
  into.add(metal("#a9adb0", 0.3), block(x1 - 0.1, 0.92, VAN.half - 0.03, x1 - 0.05, 1.0, VAN.half + 0.01, 0.008));
  into.add(oak, block(x0 + 0.04, 0.2, VAN.half - 0.012, x1 - 0.04, 0.86, VAN.half + 0.01, 0.006));
}

/** The ceiling with its roof window and lamps. */
function addCeiling(into: Builder): void {
  const { front, rear, half, high } = VAN;
  const crowned = sheet(
    (u, v) => [front + (rear - front) * u, high + 0.03 * (1 - (v * 2 - 1) ** 2), (v * 2 - 1) * half],
    8,
    24,
  );
  into.add(panels("#f3f1ec", 1.22, 9, 0.02), crowned);
  addHatch(into, -1.7, high);
  for (const [x, z] of [
    [-1.9, 0.55],
    [-1.9, -0.55],
    [0.9, 0],
    [1.8, 0],
  ] as const)
    addDownlight(into, x, high + 0.012 - 0.03 * (z / half) ** 2, z);
}

/** A roof window in its frame, below a ceiling of this height. */
export function addHatch(into: Builder, x: number, high: number): void {
  const frame = extrude(rectangle(-0.33, -0.33, 0.33, 0.33, 0.06), {
    deep: 0.05,
    bevel: 0.012,
    holes: [rectangle(-0.25, -0.25, 0.25, 0.25, 0.04)],
  });
  into.add(white, move(turn(frame, "x", -90), [x, high - 0.025, 0]));
  into.add(lamp("#f2f7ff", 2.1), block(x - 0.25, high + 0.008, -0.25, x + 0.25, high + 0.02, 0.25, 0.002));
}

/** A small round lamp in the ceiling. */
export function addDownlight(into: Builder, x: number, y: number, z: number): void {
  into.add(metal("#c5c7c8", 0.3), move(drum(0.05, 0.012, "y", 0.004), [x, y, z]));
  into.add(lamp("#fff0d9", 4), move(drum(0.038, 0.006, "y", 0.001), [x, y - 0.006, z]));
}

/** The wall to the ensuite, with its door, a picture screen and hooks. */
function addRear(into: Builder): void {
  const { rear, half, high } = VAN;
  into.sheet(panels("#efece5", 1.22, 9, 0.03), [rear, 0, -half], [0, 0, 2 * half], [0, high + 0.03, 0]);
  into.add(plain("#35373a", 0.4), block(rear - 0.02, 0.02, -0.36, rear - 0.004, 1.87, 0.3, 0.006));
  into.add(oak, block(rear - 0.035, 0.03, -0.33, rear - 0.008, 1.84, 0.27, 0.006));
  into.add(metal("#a9adb0", 0.3), block(rear - 0.075, 0.94, 0.16, rear - 0.03, 0.96, 0.24, 0.006));
  into.add(plain("#0d0e0f", 0.08, 0.05), block(rear - 0.06, 1.12, 0.48, rear - 0.02, 1.5, 1.08, 0.008));
  for (const z of [0.5, 0.66, 0.82])
    into.add(plain("#26282a", 0.4), move(drum(0.012, 0.05, "x", 0.003), [rear - 0.03, 1.02, z]));
}

/** Floor, walls, windows, door and ceiling. */
export function addVan(into: Builder): void {
  const { front, rear, half, high } = VAN;
  into.sheet(boards, [front, 0, half], [rear - front, 0, 0], [0, 0, -2 * half]);
  into.sheet(panels("#efece5", 1.22, 9, 0.03), [front, 0, half], [0, 0, -2 * half], [0, high + 0.03, 0]);
  wall(into, 1);
  wall(into, -1);
  addDoor(into);
  addCeiling(into);
  addRear(into);
}

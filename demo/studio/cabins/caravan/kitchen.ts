import { block } from "../../places/building.ts";
import { lamp, metal, plain } from "../../places/surfaces.ts";
import { extrude } from "../../shapes/extrude.ts";
import { drum, hoop } from "../../shapes/lathe.ts";
import { tube } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import { type Builder, type Colour, SEEN, type Surface } from "../../tracer/scene.ts";
import { darken, noise } from "../fabrics.ts";
import { oak, VAN, white } from "./shell.ts";

const black = plain("#1b1c1e", 0.35, 0.05);
const steel = metal("#b9bcbe", 0.3);
const wallAt = -VAN.half;
/** The kitchen bench: where it begins and ends along x, how far it stands out, its height. */
const BENCH: Bench = { from: -0.78, to: 1.02, front: -0.6, wall: wallAt, high: 0.9 };
const SINK: Basin = [-0.5, -0.98, -0.08, -0.7];

const stone: Surface = {
  colour: hex("#dedad2"),
  rough: 0.22,
  gloss: 0.05,
  paint: (spot) => darken(spot, 0.86 + 0.2 * noise(spot.x * 160, spot.y * 160, spot.z * 160)),
};

/** Small glazed tiles laid like bricks. */
const splash: Surface = {
  colour: hex("#e9ebe6"),
  rough: 0.15,
  gloss: 0.05,
  paint: (spot) => {
    const row = Math.floor(spot.y / 0.07);
    const along = spot.x + (row % 2) * 0.075;
    darken(spot, 0.94 + 0.1 * noise(Math.floor(along / 0.15) * 5.7, row * 3.1, 1));
    const joint = Math.min(((along % 0.15) + 0.15) % 0.15, ((spot.y % 0.07) + 0.07) % 0.07);
    if (joint < 0.003) darken(spot, 0.72);
  },
};

/** A line of lamps that is seen but casts no light: too few rays would meet so thin a lamp. */
export const strip = (into: Builder, corner: Colour, along: Colour, up: Colour): void =>
  into.sheet(lamp("#ffeed2", 3.4), corner, along, up, SEEN);

/** A row of cupboard doors: where it begins and ends along x, its heights, how many doors. */
export type Doors = {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
};

/** A row of cupboard doors at one z, facing the aisle; their bar handles lie near the edge that `grip` names. */
export function cupboards(
  into: Builder,
  front: Surface,
  { from, to, low, high, count }: Doors,
  z: number,
  grip: "top" | "bottom",
): void {
  const aisle = z > 0 ? -1 : 1;
  const wide = (to - from) / count;
  for (let i = 0; i < count; i++) {
    const [x0, x1] = [from + wide * i + 0.003, from + wide * (i + 1) - 0.003];
    into.add(
      front,
      block(x0, low + 0.003, Math.min(z, z + aisle * 0.02), x1, high - 0.003, Math.max(z, z + aisle * 0.02), 0.005),
    );
    const y = grip === "top" ? high - 0.05 : low + 0.05;
    const [z0, z1] = [z + aisle * 0.028, z + aisle * 0.042];
    into.add(
      black,
      block(
        (x0 + x1) / 2 - 0.07,
        y - 0.006,
        Math.min(z0, z1),
        (x0 + x1) / 2 + 0.07,
        y + 0.006,
        Math.max(z0, z1),
        0.004,
      ),
    );
  }
}

/** A cupboard's bulk between its doors and the wall, `half` from the middle, and a line of light under it. */
export function overhead(into: Builder, doors: Doors, z: number, half: number = VAN.half): void {
  const [near, far] = [z, z > 0 ? half : -half];
  into.add(
    white,
    block(doors.from, doors.low, Math.min(near, far), doors.to, doors.high + 0.1, Math.max(near, far), 0.004),
  );
  cupboards(into, white, doors, z, "bottom");
  const back = z > 0 ? z + 0.06 : z - 0.06;
  strip(into, [doors.from + 0.04, doors.low - 0.006, back - 0.01], [doors.to - doors.from - 0.08, 0, 0], [0, 0, 0.02]);
}

/** How thick a kitchen's top is (metres). */
const TOP = 0.032;

/** A sink in plan: where it begins and ends along x and z. */
type Basin = readonly [x0: number, z0: number, x1: number, z1: number];

/** A kitchen along the right wall: its ends along x, the z of its front and of the wall (below 0), its height. */
export type Bench = {
  readonly from: number;
  readonly to: number;
  readonly front: number;
  readonly wall: number;
  readonly high: number;
};

/** The top of a kitchen, cut out for its sink. */
export function worktop(
  into: Builder,
  surface: Surface,
  { from, to, front, wall, high }: Bench,
  [x0, z0, x1, z1]: Basin,
): void {
  const top = extrude(rectangle(from - 0.01, -front - 0.02, to + 0.01, -wall, 0.015), {
    deep: TOP,
    bevel: 0.005,
    holes: [rectangle(x0, -z1, x1, -z0, 0.05)],
  });
  into.add(surface, move(turn(top, "x", -90), [0, high - TOP, 0]));
}

function addBench(into: Builder): void {
  const { from, to, front, high } = BENCH;
  worktop(into, stone, BENCH, SINK);
  into.add(
    white,
    block(from, 0.08, front - 0.03, to, high - 0.034, front, 0.003),
    block(from, 0, wallAt, from + 0.02, high - 0.034, front),
  );
  into.add(plain("#2a2b2c", 0.6), block(from + 0.02, 0, front - 0.09, to, 0.08, front - 0.06));
  cupboards(into, oak, { from, to: 0.02, low: 0.1, high: 0.85, count: 2 }, front, "top");
  for (const [low, high1] of [
    [0.1, 0.46],
    [0.46, 0.68],
    [0.68, 0.85],
  ] as const)
    cupboards(into, oak, { from: 0.02, to: 0.5, low, high: high1, count: 1 }, front, "top");
  // The oven stands under the hob.
  into.add(black, block(0.51, 0.22, front, 1.0, 0.85, front + 0.02, 0.006));
  into.add(plain("#08090a", 0.06, 0.06), block(0.56, 0.32, front + 0.018, 0.95, 0.62, front + 0.024, 0.004));
  into.add(steel, block(0.56, 0.675, front + 0.04, 0.95, 0.69, front + 0.054, 0.006));
  for (let i = 0; i < 4; i++)
    into.add(steel, move(drum(0.018, 0.022, "z", 0.004), [0.6 + i * 0.1, 0.76, front + 0.03]));
}

/** A sink in a top of this height, with its tap on the side of the right wall. */
export function addSink(into: Builder, [x0, z0, x1, z1]: Basin, high: number): void {
  const deep = 0.15;
  // The bowl hangs under the top, whose cut edge goes round it.
  const up = deep - TOP;
  into.sheet(steel, [x0, high - deep, z1], [x1 - x0, 0, 0], [0, 0, z0 - z1]);
  into.sheet(steel, [x0, high - deep, z0], [x1 - x0, 0, 0], [0, up, 0]);
  into.sheet(steel, [x0, high - deep, z1], [x1 - x0, 0, 0], [0, up, 0]);
  for (const x of [x0, x1]) into.sheet(steel, [x, high - deep, z0], [0, 0, z1 - z0], [0, up, 0]);
  const tap = [(x0 + x1) / 2, high, z0 - 0.06] as const;
  into.add(
    steel,
    move(drum(0.025, 0.02, "y", 0.004), [tap[0], high + 0.01, tap[2]]),
    tube(
      [
        tap,
        [tap[0], high + 0.2, tap[2]],
        [tap[0], high + 0.27, tap[2] + 0.05],
        [tap[0], high + 0.24, tap[2] + 0.15],
        [tap[0], high + 0.19, tap[2] + 0.16],
      ],
      0.011,
      8,
      14,
    ),
    tube(
      [
        [tap[0] + 0.02, high + 0.06, tap[2]],
        [tap[0] + 0.08, high + 0.09, tap[2]],
      ],
      0.006,
      1,
      8,
    ),
  );
}

/** A glass hob of this outline in plan on a top of this height, with burners: x, z and the radius of each. */
export function addHob(into: Builder, [x0, z0, x1, z1]: Basin, high: number, burners: readonly Point[]): void {
  into.add(plain("#08090a", 0.05, 0.06), block(x0, high, z0, x1, high + 0.008, z1, 0.004));
  for (const [x, z, r] of burners) {
    into.add(
      black,
      move(turn(hoop(r, 0.006, 40), "x", 90), [x, high + 0.03, z]),
      move(drum(r * 0.45, 0.016, "y", 0.004), [x, high + 0.014, z]),
    );
    for (const [dx, dz] of [
      [r, 0.004],
      [0.004, r],
    ] as const)
      into.add(black, block(x - dx, high + 0.006, z - dz, x + dx, high + 0.034, z + dz, 0.002));
  }
}

/** Fridge and wardrobe, from floor to ceiling. */
function addTall(into: Builder): void {
  const z = BENCH.front + 0.02;
  into.add(white, block(1.03, 0, wallAt, VAN.rear, VAN.high + 0.02, z, 0.004));
  into.add(
    plain("#3c3f42", 0.28, 0.06),
    block(1.05, 0.12, z, 1.62, 1.1, z + 0.03, 0.008),
    block(1.05, 1.106, z, 1.62, 1.56, z + 0.03, 0.008),
  );
  for (const [y0, y1] of [
    [0.72, 1.04],
    [1.16, 1.36],
  ] as const)
    into.add(steel, block(1.085, y0, z + 0.045, 1.1, y1, z + 0.06, 0.006));
  cupboards(into, white, { from: 1.04, to: 1.63, low: 1.57, high: 1.95, count: 1 }, z, "bottom");
  cupboards(into, oak, { from: 1.64, to: VAN.rear, low: 0.1, high: 1.95, count: 1 }, z, "top");
}

/** The kitchen along the right wall. */
export function addKitchen(into: Builder): void {
  addBench(into);
  addSink(into, SINK, BENCH.high);
  addHob(into, [0.5, -1.1, 0.99, -0.64], BENCH.high, [
    [0.63, -0.98, 0.07],
    [0.87, -0.98, 0.05],
    [0.63, -0.76, 0.05],
    [0.87, -0.76, 0.07],
  ]);
  addTall(into);
  into.add(
    splash,
    block(BENCH.from, BENCH.high, wallAt, BENCH.to, 1.04, wallAt + 0.008),
    block(0.5, 1.03, wallAt, BENCH.to, 1.5, wallAt + 0.008),
  );
  overhead(into, { from: BENCH.from, to: 0.5, low: 1.52, high: 1.93, count: 2 }, wallAt + 0.34);
  into.add(
    black,
    block(0.51, 1.5, wallAt, BENCH.to, 1.54, wallAt + 0.4, 0.006),
    block(0.52, 1.56, wallAt + 0.3, 1.01, 1.85, wallAt + 0.345, 0.006),
  );
  into.add(white, block(0.51, 1.54, wallAt, BENCH.to, VAN.high + 0.02, wallAt + 0.33, 0.004));
  strip(into, [0.6, 1.496, wallAt + 0.18], [0.32, 0, 0], [0, 0, 0.06]);
}

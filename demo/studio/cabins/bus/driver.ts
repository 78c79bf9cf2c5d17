import { type Field, roundedBox, smoothMin } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { block, shown } from "../../places/building.ts";
import { metal, plain } from "../../places/surfaces.ts";
import { roundedBox as box, extrude, sidePlate } from "../../shapes/extrude.ts";
import { ball, drum, hoop } from "../../shapes/lathe.ts";
import { rod, tube } from "../../shapes/loft.ts";
import { circle, rounded } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import { drawn, hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { styles } from "../car/styles.ts";
import { grained } from "../fabrics.ts";
import { centreScreen, instruments } from "../screens.ts";
import { addDriverSeat } from "./seats.ts";
import { BUS, black } from "./shell.ts";

/** Where the driver sits: behind the nose, how much above the floor, and to the right of the middle (metres). */
export const DRIVER: Point = [1.38, 0.02, -0.58];
/** The middle of the steering wheel, and its tilt (degrees; 0 is upright). */
export const HUB: Point = [0.87, 0.84, DRIVER[2]];
const TILT = 48;
const RADIUS = 0.225;
/** The cluster's middle and how far its face looks up (radians). */
const CLUSTER: Point = [0.6, 0.8, DRIVER[2]];
const UP = 0.62;
export const SCREEN: Point = [0.66, 0.86, 0];

const dark = plain("#44484b", 0.6, 0.025);
const mid = plain("#979b9e", 0.7, 0);
const steel = metal("#b4b8ba", 0.3);

/** How far the cluster's face comes towards the driver at its ends. */
const wrapped = (side: number): number => 1.7 * Math.max(0, Math.abs(side) - 0.19) ** 2;

/** The cluster's housing before the driver, its hood over the instruments. */
const cluster: Field = (x, y, z) => {
  const [px, py, side] = [x - CLUSTER[0], y - CLUSTER[1], z - CLUSTER[2]];
  const out = px * Math.cos(UP) + py * Math.sin(UP) - wrapped(side);
  const up = -px * Math.sin(UP) + py * Math.cos(UP);
  const body = roundedBox(out + 0.08, up + 0.03, side, [0.14, 0.13, 0.42], 0.035);
  const hood = roundedBox(out - 0.0, up - 0.1, side, [0.1, 0.016, 0.36], 0.014);
  return smoothMin(body, hood, 0.03);
};

/** A point on the cluster's face, by distances from its middle: across, up along the face, and out of it. */
const onFace = (across: number, up: number, out: number): Point => {
  const away = 0.06 + out + wrapped(across);
  return [
    CLUSTER[0] + away * Math.cos(UP) - up * Math.sin(UP),
    CLUSTER[1] + away * Math.sin(UP) + up * Math.cos(UP),
    CLUSTER[2] + across,
  ];
};

/** Instruments, rows of switches on both wings, and vents. */
async function addCluster(into: Builder, cell: number): Promise<void> {
  const style = styles.find(({ name }) => name === "work");
  if (!style) return;
  into.add(dark, meshField(cluster, { min: [0.25, 0.55, -1.08], max: [0.95, 1.1, -0.08] }, cell));
  const [low, up] = [onFace(-0.18, -0.065, 0.003), onFace(-0.18, 0.073, 0.003)];
  const right = onFace(0.18, -0.065, 0.003);
  // The driver reads the cluster from behind: its left end lies to the left, where z is greater.
  into.sheet(
    shown(await drawn(instruments(style), 1040), 0.9),
    right,
    [0, 0, low[2] - right[2]],
    [up[0] - low[0], up[1] - low[1], 0],
  );
  for (const side of [-1, 1])
    for (const [row, y] of [-0.085, -0.035, 0.015].entries())
      for (const at of [0.235, 0.27, 0.305]) {
        const key = turn(box(0.016, 0.036, 0.026, 0.005), "z", (UP * 180) / Math.PI);
        const lean = turn(key, "y", side * 14);
        into.add(row === 2 && at === 0.305 ? plain("#a8231b", 0.4) : black, move(lean, onFace(side * at, y, 0.006)));
      }
  const screen = (shape: Shape) => move(turn(turn(shape, "z", 16), "y", -16), SCREEN);
  into.add(
    black,
    screen(box(0.022, 0.15, 0.25, 0.012)),
    rod([0.54, 0.7, SCREEN[2]], [SCREEN[0] - 0.015, 0.83, SCREEN[2]], 0.02, 12),
  );
  await addPicture(into, centreScreen(style));
}

/** Puts the screen's picture on its housing, which is turned to the driver. */
async function addPicture(into: Builder, svg: string): Promise<void> {
  const flat: readonly Point[] = [
    [0.0116, -0.062, 0.114],
    [0.0116, -0.062, -0.114],
    [0.0116, 0.062, 0.114],
  ];
  const lying = turn(
    turn(
      { positions: Float32Array.from(flat.flat()), normals: new Float32Array(9), indices: new Uint32Array(0) },
      "z",
      16,
    ),
    "y",
    -16,
  );
  const p = Array.from(lying.positions, (value, i) => value + (SCREEN[i % 3] as number));
  const at = (i: number): Point => [p[i * 3] as number, p[i * 3 + 1] as number, p[i * 3 + 2] as number];
  const [corner, right, up] = [at(0), at(1), at(2)];
  const to = (end: Point): Point => [end[0] - corner[0], end[1] - corner[1], end[2] - corner[2]];
  into.sheet(shown(await drawn(svg, 1180), 0.9), corner, to(right), to(up));
}

/** The fascia from wall to wall, its shelf, and a lid in front of the guide's seat. */
function addFascia(into: Builder): void {
  const side = (front: number) =>
    rounded(
      [
        [0.2, 0],
        [front - 0.2, 0],
        [front - 0.14, 0.34],
        [front - 0.02, 0.5],
        [front, 0.66],
        [front - 0.06, 0.725],
        [0.3, 0.7],
        [0.2, 0.62],
      ],
      0.035,
      6,
    );
  into.add(mid, sidePlate(side(0.62), -BUS.half - 0.01, { deep: 2 * BUS.half + 0.02 }));
  into.add(
    dark,
    sidePlate(
      rounded(
        [
          [0.24, 0.69],
          [0.56, 0.705],
          [0.58, 0.728],
          [0.26, 0.716],
        ],
        0.006,
      ),
      -BUS.half,
      { deep: 2 * BUS.half, bevel: 0.004 },
    ),
  );
  into.add(plain("#7c8185", 0.5), block(0.585, 0.53, 0.2, 0.617, 0.65, 0.7, 0.01));
  into.add(black, block(0.61, 0.58, 0.4, 0.628, 0.6, 0.5, 0.005));
  for (const z of [-0.02, 0.84, 1.0]) {
    into.add(black, move(drum(0.05, 0.03, "x", 0.008, 28), [0.608, 0.6, z]));
    into.add(steel, move(turn(hoop(0.05, 0.005, 36), "y", 90), [0.622, 0.6, z]));
    for (const dy of [-0.022, 0, 0.022])
      into.add(mid, block(0.616, 0.597 + dy, z - 0.04, 0.626, 0.603 + dy, z + 0.04, 0.002));
  }
}

/** Moves a shape of the wheel from its own drawing (x to the driver's right, y up, z to the driver) onto the column. */
const onColumn = (shape: Shape): Shape => move(turn(turn(shape, "y", 90), "z", TILT), HUB);

/** A big steering wheel on its column, with two pairs of arms, and the stalks. */
function addWheel(into: Builder): void {
  const grip: Surface = { colour: hex("#1c1d1f"), rough: 0.45, paint: grained };
  into.add(grip, onColumn(hoop(RADIUS, 0.0165, 96)));
  const pad = extrude(
    rounded(
      [
        [-0.09, -0.05],
        [-0.06, 0.065],
        [0.06, 0.065],
        [0.09, -0.05],
        [0, -0.075],
      ],
      0.03,
    ),
    { deep: 0.045, bevel: 0.016, steps: 5 },
  );
  into.add(dark, onColumn(move(pad, [0, 0, -0.018])));
  for (const angle of [14, 166, 232, 308]) {
    const arm = move(box(RADIUS - 0.06, 0.034, 0.018, 0.008), [RADIUS / 2 + 0.03, 0, -0.004]);
    into.add(dark, onColumn(turn(arm, "z", angle)));
  }
  into.add(steel, onColumn(move(extrude(circle(0.018, 28), { deep: 0.004, bevel: 0.001 }), [0, 0.005, 0.026])));
  const column: readonly Point[] = [
    [0.55, 0.52, HUB[2]],
    [0.68, 0.66, HUB[2]],
    [HUB[0] - 0.015, HUB[1] - 0.016, HUB[2]],
  ];
  into.add(black, tube(column, 0.045, 6, 20));
  for (const side of [-1, 1])
    into.add(
      black,
      rod([HUB[0] - 0.06, HUB[1] - 0.05, HUB[2]], [HUB[0] - 0.05, HUB[1] - 0.03, HUB[2] + side * 0.21], 0.009, 10),
    );
}

/** Selector and park brake on a console to the driver's left, pedals, and the mat. */
function addConsole(into: Builder): void {
  into.add(dark, block(0.5, 0, -0.29, 1.02, 0.44, -0.13, 0.035));
  into.add(black, block(0.72, 0.43, -0.265, 0.98, 0.448, -0.155, 0.008));
  into.add(black, rod([0.8, 0.44, -0.21], [0.82, 0.56, -0.21], 0.01, 10), move(ball(0.028, 24), [0.823, 0.575, -0.21]));
  into.add(plain("#c9a11a", 0.4), box(0.035, 0.05, 0.035, 0.01, [0.93, 0.465, -0.21]));
  for (const [z, high] of [
    [-0.5, 0.12],
    [-0.7, 0.16],
  ] as const)
    into.add(black, move(turn(box(0.02, high, 0.085, 0.008), "z", 32), [0.6, 0.16, z]));
  into.add(plain("#2a2c2e", 0.8), block(0.5, 0, -1.06, 1.7, 0.012, -0.3, 0.005));
}

/** The driver's place: fascia, instruments, wheel, console and seat. */
export async function addDriver(into: Builder, cell: number): Promise<void> {
  addFascia(into);
  await addCluster(into, cell);
  addWheel(into);
  addConsole(into);
  addDriverSeat(into, cell, DRIVER);
}

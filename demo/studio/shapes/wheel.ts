import { extrude } from "./extrude.ts";
import { drum, lathe } from "./lathe.ts";
import { bent, type Flat, join, move, type Shape, turn } from "./shape.ts";

/** A wheel about the z axis, its outer face towards +z at z = 0. All in metres. */
export type WheelSize = { readonly radius: number; readonly width: number; readonly rim: number };

/** A tyre: side walls that bulge, a tread with grooves round it (`blocks` across it for rough country). */
export function tyre({ radius: R, width: w, rim }: WheelSize, { blocks = 0, round = 0.18, grooves = 3 } = {}): Shape {
  const side = R - rim;
  const shoulder = w * round;
  const walls: Flat[] = [
    [rim - 0.004, -w * 0.12],
    [rim + side * 0.08, -w * 0.03],
    [rim + side * 0.35, 0.006],
    [rim + side * 0.62, 0.004],
    [R - shoulder * 0.55, -shoulder * 0.25],
    [R - shoulder * 0.16, -shoulder * 0.62],
    [R, -shoulder * 1.2],
  ];
  const tread: Flat[] = Array.from({ length: grooves }, (_, i) => {
    const at = -shoulder * 1.2 - ((w - shoulder * 2.4) * (i + 1)) / (grooves + 1);
    return [
      [R, at + 0.005],
      [R - 0.007, at + 0.0035],
      [R - 0.007, at - 0.0035],
      [R, at - 0.005],
    ] as Flat[];
  }).flat();
  const back = [...walls].reverse().map(([r, z]): Flat => [r, -w - z]);
  const carcass = lathe([...walls, ...tread, ...back].reverse(), 72, true, 30);
  return blocks ? join(carcass, knobs({ radius: R, width: w, rim }, blocks)) : carcass;
}

/** Blocks of rubber standing off the tread, in rows that lie between each other. */
function knobs({ radius, width }: WheelSize, count: number): Shape {
  const block = extrude(
    [
      [-0.42, -0.11],
      [0.42, -0.11],
      [0.42, 0.11],
      [-0.42, 0.11],
    ].map(([x, y]) => [((x as number) * 2 * Math.PI * radius) / count, (y as number) * width] as const),
    { deep: 0.022, bevel: 0.003, steps: 1 },
  );
  const lying = turn(turn(block, "x", -90), "z", -90);
  return join(
    ...[-0.16, -0.39, -0.61, -0.84].flatMap((row, k) =>
      Array.from({ length: count }, (_, i) =>
        turn(move(lying, [radius - (k % 3 ? 0.012 : 0.016), 0, row * width]), "z", ((i + (k % 2) / 2) / count) * 360),
      ),
    ),
  );
}

/** The rim's barrel with its lip, without spokes. */
export function barrel({ rim, width: w }: WheelSize, lip = 0.016): Shape {
  return lathe(
    [
      [rim - 0.02, -w * 0.95],
      [rim + 0.004, -w * 0.95],
      [rim + 0.006, -0.01],
      [rim + 0.004, 0],
      [rim - lip * 0.6, -0.002],
      [rim - lip, -0.014],
      [rim - lip - 0.006, -0.05],
      [rim - lip - 0.014, -w * 0.5],
    ] as Flat[],
    72,
    true,
  );
}

export type Spokes = {
  readonly count: number;
  /** Half widths of a spoke at the hub, half way, and at the rim. */
  readonly widths: readonly [number, number, number];
  readonly hub: number;
  readonly deep?: number;
  /** How far the hub lies behind the rim's face. */
  readonly dish?: number;
  /** Doubles each spoke; the two are this many degrees apart. */
  readonly pair?: number;
  readonly lean?: number;
};

/** Cast spokes, bevelled, dished in towards the hub. */
export function spokes({ rim }: WheelSize, how: Spokes): Shape {
  const {
    count,
    widths: [a, b, c],
    hub,
    deep = 0.026,
    dish = 0.03,
    pair = 0,
    lean = 0,
  } = how;
  const end = rim - 0.006;
  const mid = hub + (end - hub) * 0.55;
  const outline: Flat[] = [
    [hub * 0.6, -a],
    [hub, -a],
    [mid, -b + lean * 0.4],
    [end - 0.02, -c * 0.85 + lean],
    [end, -c * 1.25 + lean],
    [end, c * 1.25 + lean],
    [end - 0.02, c * 0.85 + lean],
    [mid, b + lean * 0.4],
    [hub, a],
    [hub * 0.6, a],
  ];
  const flat = extrude(outline, { deep, bevel: Math.min(0.006, deep * 0.3, b * 0.6), steps: 3 });
  const one = bent(move(flat, [0, 0, -deep - 0.008]), ([x, y, z]) => {
    const out = Math.min(1, Math.hypot(x, y) / rim);
    return [x, y, z - dish * (1 - out) ** 1.2];
  });
  const angles = Array.from({ length: count }, (_, i) => 90 + (i / count) * 360);
  const leaning = pair ? [-pair / 2, pair / 2] : [0];
  return join(...angles.flatMap((angle) => leaning.map((by) => turn(one, "z", angle + by))));
}

/** Wire spokes from hub to rim, crossing. */
export function wires({ rim, width }: WheelSize, count: number, hub = 0.05): Shape {
  return join(
    ...Array.from({ length: count }, (_, i) => {
      const side = i % 2 ? 1 : -1;
      const cross = i % 4 < 2 ? 18 : -18;
      const from = hub;
      const long = rim - 0.004 - from;
      const wire = turn(drum(0.0021, long, "x", 0.0004, 6), "y", side * 7);
      const placed = move(turn(wire, "z", cross * 0.9), [from + long / 2, 0, 0]);
      return move(turn(placed, "z", (i / count) * 360), [0, 0, -width / 2 + side * width * 0.2]);
    }),
  );
}

/** A pressed steel disc with a raised ring; `nuts` covers the places of its bolt holes. */
export const steelDisc = ({ rim }: WheelSize, deep = 0.05): Shape =>
  lathe(
    [
      [0, -deep - 0.02],
      [rim - 0.005, -0.075],
      [rim - 0.005, -0.055],
      [rim * 0.86, -0.045],
      [rim * 0.72, -0.018],
      [rim * 0.62, -0.02],
      [rim * 0.46, -deep],
      [rim * 0.26, -deep + 0.004],
      [rim * 0.24, -deep + 0.03],
      [rim * 0.2, -deep + 0.036],
      [0, -deep + 0.036],
    ] as Flat[],
    64,
  );

/** Wheel nuts on a circle. */
export const nuts = (count: number, circle: number, at: number, size = 0.011): Shape =>
  join(
    ...Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI;
      return move(drum(size, 0.024, "z", 0.002, 6), [circle * Math.cos(angle), circle * Math.sin(angle), at]);
    }),
  );

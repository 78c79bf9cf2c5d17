import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { extrude, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum, lathe } from "../shapes/lathe.ts";
import { rod, sweep } from "../shapes/loft.ts";
import { circle, rounded } from "../shapes/outline.ts";
import { type Flat, join, move, type Point, type Shape, turn } from "../shapes/shape.ts";
import { type Spokes, spokes, tyre, type WheelSize, wires } from "../shapes/wheel.ts";

export type CycleWheel = {
  readonly at: readonly [number, number];
  readonly size: WheelSize;
  readonly rim: MaterialName;
  readonly cast?: Spokes;
  readonly blocks?: number;
  /** Brake discs: their radius, and on which sides. */
  readonly disc: number;
  readonly sides: readonly (1 | -1)[];
};

/** A brake disc with its holes, its carrier and a caliper at an angle (degrees from the rear, anticlockwise). */
function brake(kit: Assembly, radius: number, x: number, y: number, z: number, angle: number): void {
  const side = Math.sign(z);
  const holes = [0.9, 0.8].flatMap((at, row) =>
    Array.from({ length: 18 }, (_, i) => {
      const way = ((i + row / 2) / 18) * 2 * Math.PI;
      return circle(0.0042, 6, [radius * at * Math.cos(way), radius * at * Math.sin(way)]);
    }),
  );
  const ring = extrude(circle(radius, 56), {
    deep: 0.005,
    bevel: 0.001,
    steps: 1,
    holes: [circle(radius * 0.7, 40), ...holes],
  });
  const arms = spokes(
    { radius, width: 0.03, rim: radius * 0.74 },
    { count: 6, widths: [0.012, 0.007, 0.009], hub: 0.04, deep: 0.007, dish: 0 },
  );
  kit.add("brakeDisc", move(ring, [x, y, z]));
  kit.add("darkRim", move(arms, [x, y, z + 0.008]));
  const body = roundedBox(0.055, 0.12, 0.062, 0.012, [radius * 0.92, 0, 0]);
  const bridge = roundedBox(0.02, 0.075, 0.07, 0.006, [radius * 0.92 + 0.022, 0, 0]);
  kit.add("caliper", move(turn(join(body, bridge), "z", angle), [x, y, z + side * 0.004]));
}

/** A wheel with tyre, rim, spokes, hub and brakes, standing in the middle of the machine. */
export function cycleWheel(kit: Assembly, wheel: CycleWheel, caliper: number): void {
  const {
    size,
    at: [x, y],
    rim,
    cast,
  } = wheel;
  const centre = (shape: Shape) => move(shape, [x, y, size.width / 2]);
  kit.add("tyre", centre(tyre(size, { round: 0.46, grooves: wheel.blocks ? 0 : 2, blocks: wheel.blocks ?? 0 })));
  const rims = move(lathe(channel(size), 72, true), [x, y, 0]);
  kit.add(rim, rims);
  if (cast) {
    kit.add(rim, move(spokes(size, { ...cast, dish: 0 }), [x, y, (cast.deep ?? 0.026) / 2 + 0.008]));
  } else {
    kit.add("chrome", move(wires(size, 36), [x, y, size.width / 2]));
  }
  kit.add("castAlloy", move(drum(0.045, 0.15, "z", 0.006), [x, y, 0]));
  kit.add("steel", move(drum(0.011, 0.25, "z", 0.003), [x, y, 0]));
  for (const side of wheel.sides) {
    brake(kit, wheel.disc, x, y, side * 0.082, caliper);
  }
}

/** The cross-section of a motorcycle's rim: a channel between two lips. */
const channel = ({ rim, width: w }: WheelSize): readonly Flat[] => [
  [rim - 0.022, -w * 0.2],
  [rim - 0.008, -w * 0.43],
  [rim + 0.006, -w * 0.47],
  [rim + 0.006, -w * 0.43],
  [rim - 0.004, -w * 0.3],
  [rim - 0.004, w * 0.3],
  [rim + 0.006, w * 0.43],
  [rim + 0.006, w * 0.47],
  [rim - 0.008, w * 0.43],
  [rim - 0.022, w * 0.2],
];

export type Fork = {
  readonly axle: Point;
  readonly top: Point;
  readonly apart: number;
  readonly stanchion: MaterialName;
  readonly slider: MaterialName;
  /** Whether the fork is upside-down: its thick tubes above. */
  readonly inverted?: boolean;
};

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Two fork legs with their yokes and axle lugs. */
export function fork(kit: Assembly, { axle, top, apart, stanchion, slider, inverted = true }: Fork): void {
  const out = (p: Point, by = 0): Point => [p[0], p[1] + by, apart];
  const joint = between(axle, top, inverted ? 0.42 : 0.48);
  const [thick, thin] = [0.0285, 0.0205];
  kit.pair(stanchion, rod(out(axle), out(joint), inverted ? thin : thick));
  kit.pair(slider, rod(out(joint), out(top), inverted ? thick : thin));
  kit.pair(
    "blackTrim",
    rod(out(between(axle, top, inverted ? 0.405 : 0.465)), out(between(axle, top, inverted ? 0.43 : 0.49)), 0.031),
  );
  kit.pair("castAlloy", roundedBox(0.05, 0.11, 0.045, 0.014, [axle[0] + 0.005, axle[1] + 0.01, apart]));
  kit.pair("satin", move(drum(0.018, 0.014, "y", 0.004), out(top, 0.004)));
  const lean = (Math.atan2(top[0] - axle[0], top[1] - axle[1]) * 180) / Math.PI;
  const plate = (share: number, material: MaterialName) => {
    const flat = extrude(
      rounded(
        [
          [-0.04, -apart - 0.042],
          [0.045, -apart - 0.042],
          [0.085, -0.04],
          [0.085, 0.04],
          [0.045, apart + 0.042],
          [-0.04, apart + 0.042],
        ],
        0.03,
      ),
      { deep: 0.03, bevel: 0.006 },
    );
    const [x, y] = between(axle, top, share);
    kit.add(material, move(turn(turn(flat, "x", -90), "z", -lean), [x, y - 0.015, 0]));
  };
  plate(0.965, "castAlloy");
  plate(0.76, "blackTrim");
  kit.add(
    "blackTrim",
    rod(
      [top[0] + 0.045, top[1] - 0.02, 0],
      [between(axle, top, 0.74)[0] + 0.05, between(axle, top, 0.74)[1], 0],
      0.032,
    ),
  );
}

/** A mudguard along an arc about the axle, degrees from the front over the top (0 is level in front). */
export function mudguard(
  [x, y]: readonly [number, number],
  radius: number,
  wide: number,
  from: number,
  to: number,
): Shape {
  const path = Array.from({ length: 19 }, (_, i): Point => {
    const angle = ((180 - (from + ((to - from) * i) / 18)) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0];
  });
  const section: Flat[] = [
    [-wide, -0.05],
    [-wide * 0.93, -0.015],
    [-wide * 0.6, 0.008],
    [0, 0.015],
    [wide * 0.6, 0.008],
    [wide * 0.93, -0.015],
    [wide, -0.05],
    [wide - 0.008, -0.05],
    [wide * 0.86, -0.018],
    [wide * 0.55, 0.001],
    [0, 0.008],
    [-wide * 0.55, 0.001],
    [-wide * 0.86, -0.018],
    [-wide + 0.008, -0.05],
  ];
  return sweep([...section].reverse(), path, { up: [-1, 0, 0] }, 50);
}

/** A swinging arm of two beams from its pivot to the axle. */
export const swingarm = (pivot: Point, axle: Point, wide: number): Shape =>
  join(
    ...[1, -1].map((side) =>
      sidePlate(
        rounded(
          [
            [pivot[0] - 0.03, pivot[1] - 0.035],
            [axle[0] - 0.12, axle[1] - 0.03],
            [axle[0] + 0.045, axle[1] - 0.028],
            [axle[0] + 0.045, axle[1] + 0.028],
            [axle[0] - 0.1, axle[1] + 0.032],
            [pivot[0] + 0.1, pivot[1] + 0.06],
            [pivot[0] - 0.03, pivot[1] + 0.04],
          ],
          0.02,
        ),
        side * wide - 0.016,
        { deep: 0.032, bevel: 0.008 },
      ),
    ),
    roundedBox(0.09, 0.075, wide * 2, 0.015, [pivot[0] + 0.12, pivot[1], 0]),
  );

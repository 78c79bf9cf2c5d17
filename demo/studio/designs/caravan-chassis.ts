import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { ball, drum, lathe } from "../shapes/lathe.ts";
import { rod, tube } from "../shapes/loft.ts";
import { flat } from "../shapes/points.ts";
import { join, mirrored, move, type Point, type Shape, stretch, turn } from "../shapes/shape.ts";
import { barrel, nuts, type Spokes, spokes, steelDisc, tyre, type WheelSize } from "../shapes/wheel.ts";

export type RoadWheel = {
  readonly size: WheelSize;
  readonly rim: MaterialName;
  readonly cast?: Spokes;
  readonly blocks?: number;
};

/** A road wheel by material, its outer face at z = 0. */
export function roadWheel({ size, rim, cast, blocks = 0 }: RoadWheel): readonly (readonly [MaterialName, Shape])[] {
  const disc = lathe(
    [
      [0, -size.width * 0.55],
      [size.rim - 0.01, -size.width * 0.55],
      [size.rim - 0.01, -size.width * 0.5],
      [0, -size.width * 0.5],
    ],
    40,
  );
  const hub = move(drum(size.rim * 0.26, 0.05, "z", 0.012), [0, 0, cast ? -0.045 : -0.03]);
  return [
    ["tyre", tyre(size, { blocks, grooves: blocks ? 0 : 4 })],
    [rim, join(barrel(size), ...(cast ? [spokes(size, cast), hub] : [steelDisc(size)]))],
    ["underbody", disc],
    ["chrome", nuts(6, size.rim * 0.42, cast ? -0.032 : -0.042, 0.011)],
    ["blackTrim", move(drum(size.rim * 0.17, 0.03, "z", 0.008), [0, 0, -0.018])],
  ];
}

/** Wheels on both sides at one x, outer faces at half the track. */
export function axle(kit: Assembly, wheel: RoadWheel, x: number, track: number): void {
  for (const [material, shape] of roadWheel(wheel)) {
    kit.pair(material, move(shape, [x, wheel.size.radius, track]));
  }
  kit.add("underbody", rod([x, wheel.size.radius, -track + 0.15], [x, wheel.size.radius, track - 0.15], 0.045));
}

/** A spare that hangs with its outer face to the rear (or the front). */
export function spare(kit: Assembly, wheel: RoadWheel, at: Point, facing: "rear" | "front"): void {
  for (const [material, shape] of roadWheel(wheel)) {
    kit.add(material, move(turn(shape, "y", facing === "rear" ? 90 : -90), at));
  }
}

/** Drawbar of two rails that meet at the coupling, with the coupling, safety chains, jockey wheel and handbrake. */
export function drawbar(kit: Assembly, reach: number, high: number, spread: number): void {
  const rail = (from: Point, to: Point, wide: number) => {
    const long = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const bar = roundedBox(long, 0.12, wide, 0.012, [long / 2, 0, 0]);
    return move(turn(bar, "y", (-Math.atan2(to[2] - from[2], to[0] - from[0]) * 180) / Math.PI), from);
  };
  kit.pair("blackTrim", rail([0.22, high, 0.03], [reach + 0.5, high, spread], 0.055));
  kit.add(
    "blackTrim",
    roundedBox(0.3, 0.13, 0.13, 0.02, [0.25, high, 0]),
    roundedBox(0.06, 0.1, spread * 1.25, 0.01, [reach * 0.62, high, 0]),
  );
  kit.add(
    "steel",
    roundedBox(0.26, 0.07, 0.09, 0.02, [0.17, high + 0.07, 0]),
    move(stretch(ball(0.055), [1.15, 0.9, 1]), [0.055, high + 0.045, 0]),
    rod([0.12, high + 0.1, 0], [0.28, high + 0.17, 0], 0.014),
  );
  kit.pair(
    "steel",
    tube(
      [
        [0.3, high - 0.06, 0.06],
        [0.2, high - 0.16, 0.09],
        [0.08, high - 0.12, 0.05],
      ],
      0.011,
    ),
  );
  kit.add(
    "steel",
    rod([0.62, 0.2, 0.16], [0.62, high + 0.34, 0.16], 0.026),
    rod([0.62, high + 0.34, 0.16], [0.72, high + 0.36, 0.16], 0.01),
    roundedBox(0.05, 0.1, 0.2, 0.01, [0.62, high, 0.1]),
  );
  kit.add("tyre", move(drum(0.105, 0.07, "z", 0.02), [0.6, 0.105, 0.16]));
  kit.add(
    "steel",
    move(drum(0.055, 0.076, "z", 0.006), [0.6, 0.105, 0.16]),
    roundedBox(0.03, 0.14, 0.1, 0.006, [0.615, 0.15, 0.16]),
    tube(
      [
        [0.5, high + 0.06, -0.1],
        [0.52, high + 0.2, -0.1],
        [0.62, high + 0.3, -0.1],
      ],
      0.012,
    ),
  );
}

/** A gas bottle that stands at a point. */
export function gasBottle(kit: Assembly, [x, y, z]: Point): void {
  const body = lathe(
    flat("0,0 0.12,0 0.135,0.015 0.135,0.035 0.15,0.05 0.155,0.08 0.155,0.34 0.145,0.39 0.11,0.43 0.05,0.45 0,0.45"),
    36,
  );
  kit.add("whitePanel", move(turn(body, "x", -90), [x, y, z]));
  kit.add(
    "whitePanel",
    move(turn(lathe(flat("0.1,0.43 0.108,0.43 0.108,0.55 0.1,0.55"), 32, true), "x", -90), [x, y, z]),
  );
  kit.add("copper", move(drum(0.025, 0.08, "y"), [x, y + 0.49, z]));
  kit.add("blackTrim", move(drum(0.035, 0.02, "y"), [x, y + 0.535, z]), move(drum(0.157, 0.03, "y"), [x, y + 0.22, z]));
}

/** Main rails, cross members, tanks, a dropped stand at each corner and mud flaps. */
export function underneath(
  kit: Assembly,
  from: number,
  to: number,
  high: number,
  wheels: readonly number[],
  radius: number,
): void {
  const long = to - from;
  kit.pair("blackTrim", roundedBox(long, 0.13, 0.06, 0.01, [(from + to) / 2, high - 0.05, 0.7]));
  kit.add(
    "underbody",
    ...Array.from({ length: 7 }, (_, i) =>
      roundedBox(0.05, 0.1, 1.9, 0.01, [from + 0.2 + ((long - 0.4) * i) / 6, high - 0.04, 0]),
    ),
  );
  const middle = wheels.reduce((sum, x) => sum + x, 0) / wheels.length;
  kit.add(
    "underbody",
    roundedBox(0.9, 0.2, 1.1, 0.04, [middle - 1.5, high - 0.12, 0]),
    roundedBox(0.8, 0.2, 1.1, 0.04, [middle + 1.45, high - 0.12, 0]),
  );
  for (const x of [from + 0.25, to - 0.25]) {
    kit.pair("steel", rod([x, high - 0.06, 0.9], [x + (x < middle ? 0.5 : -0.5), high - 0.1, 0.9], 0.022));
  }
  const last = Math.max(...wheels);
  kit.pair("rubber", roundedBox(0.012, 0.3, 0.26, 0.004, [last + radius + 0.12, radius * 0.95, 1.03]));
}

/** Trailing arms, coils and dampers of an independent axle. */
export function trailingArm(kit: Assembly, x: number, y: number, high: number): void {
  const arm = join(
    rod([x - 0.5, high - 0.1, 0.72], [x, y, 0.9], 0.04),
    rod([x - 0.5, high - 0.1, 0.5], [x, y, 0.9], 0.03),
  );
  kit.add("blackTrim", arm, mirrored(arm));
  kit.pair("steel", move(drum(0.065, 0.26, "y", 0.02), [x - 0.06, (y + high) / 2, 0.78]));
}

import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox } from "../shapes/extrude.ts";
import { drum, lathe } from "../shapes/lathe.ts";
import { rod, sweep } from "../shapes/loft.ts";
import { rectangle } from "../shapes/outline.ts";
import { flat } from "../shapes/points.ts";
import { join, move, type Point, type Shape, stretch, turn } from "../shapes/shape.ts";
import { barrel, nuts, tyre, type WheelSize } from "../shapes/wheel.ts";

/** A truck wheel's material, its number of nuts, and the holes in it. */
type WheelLook = {
  readonly rim: MaterialName;
  readonly hub: MaterialName;
  readonly nuts: number;
  readonly holes: number;
  /** Radius of a hole, and of the ring on which the holes lie, as shares of the rim's radius. */
  readonly hole: number;
  readonly ring: number;
  /** How deep the holes lie in a steer wheel and in a drive wheel (metres). */
  readonly depth: readonly [steer: number, drive: number];
};
const LOOKS = {
  plain: { rim: "steelRim", hub: "castAlloy", nuts: 10, holes: 10, hole: 0.085, ring: 0.75, depth: [0.006, 0.128] },
  bright: { rim: "machinedRim", hub: "chrome", nuts: 10, holes: 10, hole: 0.085, ring: 0.75, depth: [0.006, 0.128] },
  six: { rim: "rim", hub: "blackTrim", nuts: 6, holes: 6, hole: 0.1, ring: 0.67, depth: [0.005, 0.152] },
} as const satisfies Readonly<Record<string, WheelLook>>;
type Look = keyof typeof LOOKS;

/** A lorry's wheel, outer face at z = 0: steer wheels bulge out, drive wheels are dished in. */
function lorryWheel(size: WheelSize, dished: boolean, look: Look): readonly (readonly [MaterialName, Shape])[] {
  const { rim } = size;
  const made = LOOKS[look];
  const steer = lathe(
    [
      [0, -0.1],
      [rim - 0.01, -0.1],
      [rim - 0.01, -0.07],
      [rim * 0.86, -0.05],
      [rim * 0.74, -0.005],
      [rim * 0.6, 0.0],
      [rim * 0.56, -0.012],
      [rim * 0.36, -0.012],
      [0, -0.012],
    ],
    56,
  );
  const drive = lathe(
    [
      [0, -0.2],
      [rim - 0.01, -0.2],
      [rim - 0.012, -0.06],
      [rim * 0.86, -0.075],
      [rim * 0.72, -0.15],
      [rim * 0.6, -0.165],
      [0, -0.165],
    ],
    56,
  );
  const holes = join(
    ...Array.from({ length: made.holes }, (_, i) => {
      const angle = (i / made.holes) * 2 * Math.PI;
      const hole = move(drum(rim * made.hole, 0.01, "z", 0.002, 20), [
        rim * made.ring * Math.cos(angle),
        rim * made.ring * Math.sin(angle),
        -made.depth[dished ? 1 : 0],
      ]);
      return hole;
    }),
  );
  const face = dished ? -0.155 : -0.004;
  const hub = dished
    ? join(move(drum(rim * 0.33, 0.18, "z", 0.02), [0, 0, -0.1]), move(drum(rim * 0.2, 0.06, "z", 0.01), [0, 0, 0]))
    : join(move(drum(rim * 0.26, 0.06, "z", 0.015), [0, 0, 0]), move(drum(rim * 0.18, 0.09, "z", 0.02), [0, 0, 0.01]));
  return [
    ["tyre", tyre(size, { grooves: 4, round: 0.14 })],
    [made.rim, join(barrel(size, 0.012), dished ? drive : steer)],
    ["underbody", holes],
    ["chrome", nuts(made.nuts, rim * 0.46, face, 0.014)],
    [made.hub, hub],
  ];
}

/** Single wheels on both sides of a steered axle. */
export function steerAxle(kit: Assembly, size: WheelSize, x: number, track: number, look: Look = "plain"): void {
  for (const [material, shape] of lorryWheel(size, false, look)) {
    kit.pair(material, move(shape, [x, size.radius, track]));
  }
  kit.add("underbody", rod([x, size.radius, -track + 0.2], [x, size.radius, track - 0.2], 0.06));
}

/** Twin wheels on both sides of a driven axle, with its differential. */
export function driveAxle(kit: Assembly, size: WheelSize, x: number, track: number, look: Look = "plain"): void {
  for (const [material, shape] of lorryWheel(size, true, look)) {
    kit.pair(material, move(shape, [x, size.radius, track]));
  }
  kit.pair("tyre", move(tyre(size, { grooves: 3, round: 0.14 }), [x, size.radius, track - size.width * 1.12]));
  kit.add(
    "underbody",
    rod([x, size.radius, -track + 0.3], [x, size.radius, track - 0.3], 0.085),
    move(stretch(drum(0.2, 0.3, "x", 0.1), [1, 1, 1.1]), [x, size.radius, 0]),
  );
}

/** Two rails with cross members, from x to x. */
export function rails(kit: Assembly, from: number, to: number, high: number, apart = 0.42): void {
  kit.pair("blackTrim", roundedBox(to - from, 0.2, 0.07, 0.01, [(from + to) / 2, high, apart]));
  kit.add(
    "underbody",
    ...Array.from({ length: 5 }, (_, i) =>
      roundedBox(0.08, 0.15, apart * 2, 0.01, [from + 0.3 + ((to - from - 0.6) * i) / 4, high, 0]),
    ),
    roundedBox(0.5, 0.4, 0.5, 0.08, [from + 0.7, high - 0.1, 0]),
    rod([from + 0.8, high - 0.12, 0], [to - 0.9, high - 0.2, 0], 0.05),
  );
}

/** Leaves of a spring under a rail, on both sides. */
export function leaves(kit: Assembly, x: number, y: number, long: number, apart: number): void {
  for (let leaf = 0; leaf < 4; leaf++) {
    const reach = (long / 2) * (1 - leaf * 0.17);
    const path = [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
      (t): Point => [x + t * reach, y + 0.1 * t * t * (1 - leaf * 0.3) - leaf * 0.016, apart],
    );
    kit.pair("underbody", sweep(flat("-0.035,-0.007 0.035,-0.007 0.035,0.007 -0.035,0.007"), path));
  }
}

/** A fuel tank of aluminium with straps and a step, on the left or the right. */
export function fuelTank(kit: Assembly, at: Point, long: number, radius: number, square = false): void {
  const tank = square ? roundedBox(long, radius * 2, radius * 2, radius * 0.35) : drum(radius, long, "x", 0.03, 48);
  kit.add("tray", move(tank, at));
  for (const by of [-0.3, 0.3]) {
    kit.add(
      "blackTrim",
      move(
        square
          ? roundedBox(0.05, radius * 2.02, radius * 2.02, radius * 0.35)
          : drum(radius + 0.005, 0.05, "x", 0.004, 48),
        [at[0] + long * by, at[1], at[2]],
      ),
    );
  }
  kit.add(
    "blackTrim",
    move(drum(0.05, 0.05, "y", 0.008), [at[0] - long * 0.12, at[1] + radius, at[2] + radius * 0.3 * Math.sign(at[2])]),
  );
}

/** A box for batteries or tools, or air tanks. */
export function sideBox(kit: Assembly, at: Point, size: Point): void {
  kit.add("blackTrim", roundedBox(size[0], size[1], size[2], 0.03, at));
  kit.add(
    "castAlloy",
    roundedBox(size[0] * 0.86, size[1] * 0.8, 0.01, 0.004, [
      at[0],
      at[1],
      at[2] + (size[2] / 2 + 0.002) * Math.sign(at[2]),
    ]),
  );
}

/** Half-round guards over a wheel, with flaps behind. */
export function guard(
  kit: Assembly,
  x: number,
  y: number,
  radius: number,
  track: number,
  wide: number,
  from = 12,
  to = 168,
): void {
  const path = Array.from({ length: 15 }, (_, i): Point => {
    const angle = ((180 - (from + ((to - from) * i) / 14)) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), track - wide / 2 + 0.02];
  });
  const half = wide / 2 + 0.02;
  kit.pair("blackTrim", sweep(rectangle(-half, -0.008, half, 0.008, 0.004, 2), path, { up: [-1, 0, 0] }, 40));
  const end = path[14] as Point;
  kit.pair("rubber", roundedBox(0.012, 0.34, wide, 0.004, [end[0], end[1] - 0.14, end[2]]));
}

/** Tail lamps on a bar with a plate's light, at the end of the chassis. */
export function tailBar(kit: Assembly, x: number, y: number, wide: number): void {
  kit.add(
    "blackTrim",
    roundedBox(0.08, 0.14, wide * 2, 0.02, [x, y, 0]),
    roundedBox(0.07, 0.12, wide * 1.9, 0.02, [x - 0.02, y - 0.3, 0]),
  );
  kit.pair("blackTrim", roundedBox(0.06, 0.34, 0.08, 0.01, [x - 0.03, y - 0.16, wide * 0.45]));
  const lamps = [
    ["redGlow", 0.1],
    ["amberLamp", 0.22],
    ["redLamp", 0.34],
  ] as const;
  for (const [material, by] of lamps) {
    kit.pair(
      material,
      crossPlate(rectangle(wide - by, y - 0.05, wide - by + 0.1, y + 0.05, 0.015), x + 0.035, {
        deep: 0.02,
        bevel: 0.007,
      }),
    );
  }
}

/** Amber lamps along the sides. */
export const sideMarkers = (kit: Assembly, xs: readonly number[], y: number, z: number): void =>
  kit.pair("amberLamp", join(...xs.map((x) => roundedBox(0.09, 0.035, 0.024, 0.008, [x, y, z]))));

/** An exhaust stack or an intake: an upright pipe with a bent end. */
export const stack = (at: Point, high: number, radius: number): Shape =>
  join(
    rod(at, [at[0], at[1] + high, at[2]], radius),
    move(turn(drum(radius * 1.12, 0.05, "y", 0.006), "y", 0), [at[0], at[1] + high * 0.1, at[2]]),
    rod([at[0], at[1] + high - 0.01, at[2]], [at[0] + 0.12, at[1] + high + 0.14, at[2]], radius * 0.98),
  );

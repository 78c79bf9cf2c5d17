import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { extrude, roundedBox } from "../shapes/extrude.ts";
import { ball, hoop, lathe } from "../shapes/lathe.ts";
import { rod, tube } from "../shapes/loft.ts";
import { circle, rectangle, rounded } from "../shapes/outline.ts";
import { move, type Point, type Shape, stretch, turn } from "../shapes/shape.ts";
import { between } from "./cycle-chassis.ts";

export type Bar = {
  readonly clamp: Point;
  /** Where the grip begins and ends. */
  readonly bend: Point;
  readonly end: Point;
  readonly material: MaterialName;
  readonly mirror?: "round" | "wide" | "none";
};

/** A handlebar with grips, levers, their reservoirs and mirrors. */
export function handlebar(kit: Assembly, { clamp, bend, end, material, mirror = "wide" }: Bar): void {
  const inner: Point = [clamp[0], clamp[1], 0.07];
  const right = [end, bend, inner] as const;
  const flip = ([x, y, z]: Point): Point => [x, y, -z];
  kit.add(material, tube([...right, ...[...right].reverse().map(flip)], 0.0125, 8));
  const grip = between(end, bend, 0.62);
  kit.pair("rubber", rod(end, grip, 0.0175));
  kit.pair("satin", rod([end[0] + 0.003, end[1], end[2] + 0.018], end, 0.0165));
  const hand = between(grip, bend, 0.35);
  kit.pair("blackTrim", roundedBox(0.045, 0.045, 0.05, 0.012, hand));
  kit.pair(
    "satin",
    tube(
      [
        [hand[0] - 0.04, hand[1] + 0.005, hand[2] - 0.005],
        [grip[0] - 0.07, grip[1], grip[2]],
        [end[0] - 0.055, end[1], end[2] - 0.01],
      ],
      0.0062,
      6,
      8,
    ),
  );
  kit.pair("blackTrim", roundedBox(0.05, 0.035, 0.04, 0.008, [hand[0] - 0.02, hand[1] + 0.035, hand[2] - 0.045]));
  kit.pair("castAlloy", roundedBox(0.05, 0.03, 0.05, 0.008, [clamp[0], clamp[1] - 0.012, 0.045]));
  if (mirror !== "none") {
    const face: Point = [hand[0] - 0.02, hand[1] + 0.17, hand[2] + 0.06];
    kit.pair("blackTrim", tube([hand, [hand[0] - 0.035, hand[1] + 0.09, hand[2] + 0.005], face], 0.006, 6, 8));
    const glass = (deep: number, by: number) =>
      move(
        turn(
          extrude(
            mirror === "round"
              ? circle(0.052 - by, 32)
              : rounded(
                  [
                    [-0.075 + by, -0.034 + by],
                    [0.06 - by, -0.04 + by],
                    [0.078 - by, 0.03 - by],
                    [-0.06 + by, 0.042 - by],
                  ],
                  0.02,
                ),
            { deep, bevel: deep * 0.4, steps: 4 },
          ),
          "y",
          82,
        ),
        face,
      );
    kit.pair("glossBlack", move(glass(0.03, 0), [-0.03, 0, 0]));
    kit.pair("chrome", glass(0.004, 0.005));
  }
}

/** A turn indicator on a stalk. */
export function indicator(kit: Assembly, at: Point, from: Point): void {
  kit.pair("blackTrim", rod(from, at, 0.007));
  kit.pair("blackTrim", move(stretch(ball(0.022, 20), [1.5, 0.9, 1]), at));
  kit.pair(
    "amberLamp",
    move(stretch(ball(0.019, 20), [1.4, 0.9, 1]), [at[0] + (from[0] > 1 ? 0.013 : -0.013), at[1], at[2]]),
  );
}

/** A round headlamp that looks to the front. */
export function roundLamp(kit: Assembly, [x, y, z]: Point, radius: number, shell: MaterialName = "glossBlack"): void {
  const facing = (shape: Shape) => move(turn(shape, "y", -90), [x, y, z]);
  kit.add(
    shell,
    facing(
      lathe(
        [
          [0, -radius * 1.15],
          [radius * 0.5, -radius * 1.05],
          [radius * 0.85, -radius * 0.7],
          [radius, -radius * 0.2],
          [radius, 0.012],
          [radius * 0.93, 0.018],
          [radius * 0.9, 0.006],
          [0, 0.004],
        ],
        48,
      ),
    ),
  );
  kit.add("chrome", facing(move(hoop(radius * 0.955, 0.0075, 56), [0, 0, 0.016])));
  kit.add(
    "lampBowl",
    facing(
      lathe(
        [
          [0, -0.0],
          [radius * 0.88, 0.004],
          [radius * 0.88, 0.009],
          [0, 0.009],
        ],
        40,
      ),
    ),
  );
  kit.add("daylight", facing(move(hoop(radius * 0.74, 0.007, 48), [0, 0, 0.013])));
  kit.add("lampBowl", facing(move(ball(radius * 0.42), [0, 0, 0.0])));
  kit.add(
    "glossBlack",
    facing(
      move(
        extrude(rectangle(-radius * 0.62, -0.008, radius * 0.62, 0.008, 0.004), { deep: 0.012, bevel: 0.002 }),
        [0, 0, 0.008],
      ),
    ),
  );
  kit.add(
    "lens",
    facing(
      lathe(
        [
          [0, 0.012],
          [radius * 0.9, 0.012],
          [radius * 0.86, 0.026],
          [radius * 0.5, 0.036],
          [0, 0.04],
        ],
        40,
      ),
    ),
  );
}

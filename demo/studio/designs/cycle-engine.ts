import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { smooth } from "../shapes/curve.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum, hoop, lathe } from "../shapes/lathe.ts";
import { rod, sweep, tube } from "../shapes/loft.ts";
import { circle, rounded, squircle } from "../shapes/outline.ts";
import { flat } from "../shapes/points.ts";
import { type Flat, join, move, type Point, type Shape, turn } from "../shapes/shape.ts";

const bolts = (count: number, circleRadius: number, [x, y, z]: Point, size = 0.006): Shape =>
  join(
    ...Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.25) / count) * 2 * Math.PI;
      return move(drum(size, 0.01, "z", 0.002, 8), [
        x + circleRadius * Math.cos(angle),
        y + circleRadius * Math.sin(angle),
        z,
      ]);
    }),
  );

/** A round engine cover with a raised centre and its screws, on both sides. */
export function cover(kit: Assembly, at: Point, radius: number, material: MaterialName, raised = 0.03): void {
  const shape = lathe(
    [
      [0, -0.03],
      [radius, -0.03],
      [radius, 0],
      [radius * 0.93, 0.008],
      [radius * 0.72, 0.011],
      [radius * 0.66, raised],
      [radius * 0.5, raised + 0.004],
      [0, raised + 0.004],
    ],
    40,
  );
  kit.pair(material, move(shape, at));
  kit.pair("satin", bolts(7, radius * 0.84, [at[0], at[1], at[2] + 0.012]));
}

/** A finned cylinder that leans forward so many degrees; its foot at a point. */
export function cylinder(
  foot: Point,
  lean: number,
  high: number,
  long: number,
  wide: number,
  fins: number,
): { barrel: Shape; head: Shape } {
  const stand = (shape: Shape) => move(turn(shape, "z", lean), foot);
  const levels = Array.from({ length: fins }, (_, i) => (high * (i + 0.5)) / fins);
  return {
    barrel: stand(
      join(
        roundedBox(long * 0.82, high, wide * 0.86, 0.02, [0, high / 2, 0]),
        ...levels.map((y) => roundedBox(long, (high / fins) * 0.34, wide, 0.004, [0, y, 0])),
      ),
    ),
    head: stand(
      join(
        roundedBox(long * 1.04, high * 0.3, wide * 1.04, 0.02, [0, high * 1.14, 0]),
        roundedBox(long * 0.8, high * 0.16, wide * 0.92, 0.025, [0, high * 1.34, 0]),
      ),
    ),
  };
}

/** The crankcase in side view, with gearbox, covers, sump and a drive sprocket's cover. */
export function crankcase(
  kit: Assembly,
  [x, y]: readonly [number, number],
  wide: number,
  material: MaterialName,
  covers: MaterialName,
): void {
  const block: Flat[] = [
    [x - 0.19, y - 0.02],
    [x - 0.15, y - 0.13],
    [x + 0.05, y - 0.16],
    [x + 0.24, y - 0.1],
    [x + 0.27, y + 0.06],
    [x + 0.18, y + 0.13],
    [x - 0.06, y + 0.12],
    [x - 0.17, y + 0.07],
  ];
  kit.add(material, sidePlate(rounded(block, 0.05), -wide, { deep: wide * 2, bevel: 0.025, steps: 4 }));
  kit.add("blackTrim", roundedBox(0.24, 0.06, wide * 1.3, 0.02, [x - 0.02, y - 0.165, 0]));
  cover(kit, [x - 0.055, y, wide + 0.012], 0.1, covers);
  cover(kit, [x + 0.12, y + 0.015, wide + 0.004], 0.078, covers, 0.02);
  kit.pair("castAlloy", roundedBox(0.13, 0.05, 0.03, 0.012, [x + 0.04, y - 0.115, wide]));
}

/** Exhaust pipes from the heads down and back into one silencer on the right side. */
export function exhaust(
  kit: Assembly,
  ports: readonly Point[],
  through: readonly Point[],
  silencer: { from: Point; to: Point; radius: number; material: MaterialName },
  pipe: MaterialName = "satin",
): void {
  for (const port of ports) {
    kit.add(
      pipe,
      tube(
        [
          port,
          [port[0] - 0.07, port[1] - 0.035, port[2]],
          ...through.map(([x, y, z]): Point => [x, y, z + port[2] * 0.55]),
        ],
        0.0205,
        8,
        14,
      ),
    );
    kit.add("castAlloy", move(turn(hoop(0.026, 0.006, 20), "y", 90), port));
  }
  const last = through[through.length - 1] as Point;
  kit.add(
    pipe,
    tube(
      [last, [(last[0] + silencer.from[0]) / 2, last[1] + 0.005, (last[2] + silencer.from[2]) / 2], silencer.from],
      0.029,
      8,
      16,
    ),
  );
  const { from, to, radius } = silencer;
  const path = smooth([from, to], 16);
  kit.add(
    silencer.material,
    sweep(
      squircle(radius * 0.92, radius * 1.2, 2.5, 28),
      path,
      { size: (t) => Math.min(1, 0.55 + t * 3.4, 0.8 + (1 - t) * 3) },
      50,
    ),
  );
  const ahead = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(...ahead);
  const beyond = (by: number): Point => [
    to[0] + ((ahead[0] as number) / long) * by,
    to[1] + ((ahead[1] as number) / long) * by,
    to[2] + ((ahead[2] as number) / long) * by,
  ];
  kit.add("steel", rod(beyond(-0.02), beyond(0.02), radius * 0.45));
  kit.add("underbody", rod(beyond(0.019), beyond(0.0215), radius * 0.37));
}

/** A radiator with its cores, tanks and a hose. */
export function radiator(kit: Assembly, [x, y, z]: Point, high: number, wide: number, lean: number): void {
  const stand = (shape: Shape) => move(turn(shape, "z", lean), [x, y, z]);
  kit.add("blackTrim", stand(roundedBox(0.036, high, wide, 0.01)));
  kit.add(
    "castAlloy",
    stand(
      join(
        ...Array.from({ length: 16 }, (_, i) =>
          roundedBox(0.04, 0.0035, wide * 0.84, 0.001, [0, high * ((i + 0.5) / 16 - 0.5) * 0.92, 0]),
        ),
      ),
    ),
  );
  kit.add(
    "castAlloy",
    stand(
      join(
        roundedBox(0.046, high * 0.98, 0.026, 0.01, [0, 0, wide / 2 - 0.01]),
        roundedBox(0.046, high * 0.98, 0.026, 0.01, [0, 0, 0.01 - wide / 2]),
      ),
    ),
  );
  kit.add(
    "rubber",
    tube(
      [
        [x + 0.02, y + high * 0.3, -wide * 0.42],
        [x + 0.09, y + high * 0.2, -wide * 0.5],
        [x + 0.17, y - high * 0.1, -wide * 0.42],
      ],
      0.017,
      6,
    ),
  );
}

/** A drive chain round two sprockets, on the left side. */
export function chain(
  kit: Assembly,
  front: readonly [number, number, number],
  rear: readonly [number, number, number],
  z: number,
): void {
  const arc = ([x, y, r]: readonly [number, number, number], from: number, to: number) =>
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = ((from + ((to - from) * i) / 9) * Math.PI) / 180;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle), z];
    });
  kit.add(
    "steel",
    sweep(
      flat("-0.007,-0.008 0.007,-0.008 0.007,0.008 -0.007,0.008"),
      [...arc(rear, -90, 90), ...arc(front, 90, 270)],
      { up: [0, 1, 0], closed: true },
    ),
  );
  for (const [[x, y, r], holes] of [
    [front, 0],
    [rear, 6],
  ] as const) {
    const teeth = Array.from({ length: 42 * 2 }, (_, i): Flat => {
      const angle = (i / 84) * 2 * Math.PI;
      const reach = r + (i % 2 ? 0.007 : -0.003);
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    });
    const cut = Array.from({ length: holes }, (_, i) =>
      circle(r * 0.16, 12, [r * 0.62 * Math.cos((i / holes) * 6.283), r * 0.62 * Math.sin((i / holes) * 6.283)]),
    );
    kit.add("satin", move(sidePlate(teeth, -0.003, { deep: 0.006, holes: cut }), [x, y, z]));
  }
}

/** A coil over its damper. */
export function shock(kit: Assembly, from: Point, to: Point, spring: MaterialName, radius = 0.034): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  kit.add("satin", rod(from, to, radius * 0.42));
  kit.add("blackTrim", rod(at(0.72), at(0.98), radius * 0.75));
  const lean = Math.atan2(to[0] - from[0], to[1] - from[1]);
  const turns = 7;
  const coil = Array.from({ length: turns * 12 + 1 }, (_, i): Point => {
    const angle = (i / 12) * 2 * Math.PI;
    const [x, y, z] = at(0.1 + (0.66 * i) / (turns * 12));
    const across = radius * Math.cos(angle);
    return [x + across * Math.cos(lean), y - across * Math.sin(lean), z + radius * Math.sin(angle)];
  });
  kit.add(spring, tube(coil, 0.0062, 1, 8));
}

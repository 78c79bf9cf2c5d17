import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { drum, hoop } from "../shapes/lathe.ts";
import { rod, tube } from "../shapes/loft.ts";
import { below, inset } from "../shapes/outline.ts";
import { panel } from "../shapes/panel.ts";
import { type Flat, join, move, type Point, turn } from "../shapes/shape.ts";
import type { Cab } from "./cab.ts";

/** A sheet on the front with a symmetric outline, drawn as `[z, y]`. */
export function onFront(
  kit: Assembly,
  cab: Cab,
  material: MaterialName,
  outline: readonly Flat[],
  deep = 0.012,
  from = -0.004,
): void {
  kit.add(material, panel(outline, { on: cab.front, deep, bevel: Math.min(0.008, deep * 0.45), from, cell: 0.05 }));
}

/** A sheet on either side of the front; the outline is drawn for the left. */
export function onCorners(
  kit: Assembly,
  cab: Cab,
  material: MaterialName,
  outline: readonly Flat[],
  deep = 0.012,
  from = -0.004,
): void {
  kit.pair(material, panel(outline, { on: cab.front, deep, bevel: Math.min(0.008, deep * 0.45), from, cell: 0.04 }));
}

/** A sheet on both sides. */
export function onSides(
  kit: Assembly,
  cab: Cab,
  material: MaterialName,
  outline: readonly Flat[],
  deep = 0.01,
  from = -0.003,
): void {
  kit.pair(material, panel(outline, { on: cab.left, deep, bevel: Math.min(0.006, deep * 0.4), from, cell: 0.06 }));
}

/** A shut line round a door on both sides, and its handle. */
export function door(kit: Assembly, cab: Cab, outline: readonly Flat[], handle: Flat): void {
  kit.pair(
    "rubber",
    panel(outline, { on: cab.left, deep: 0.0022, from: -0.0008, cell: 0.06, holes: [inset(outline, 0.009)] }),
  );
  const [x, y, z] = cab.left(...handle);
  kit.pair(
    "blackTrim",
    roundedBox(0.2, 0.05, 0.012, 0.005, [x, y, z]),
    roundedBox(0.15, 0.026, 0.03, 0.01, [x, y + 0.005, z + 0.012]),
  );
}

/** Headlamp parts in a lamp's opening: reflectors with a ring of daytime light, at points given for the left. */
export function headlamps(
  kit: Assembly,
  cab: Cab,
  outline: readonly Flat[],
  beams: readonly Flat[],
  radius: number,
): void {
  onCorners(kit, cab, "blackTrim", inset(outline, -0.014), 0.012, -0.006);
  onCorners(kit, cab, "lampBowl", outline, 0.012, -0.003);
  const bottom = Math.min(...outline.map(([, y]) => y));
  onCorners(kit, cab, "daylight", below(inset(outline, 0.012), bottom + 0.045), 0.012, 0.004);
  for (const [z, y] of beams) {
    const [x] = cab.front(z, y);
    const lamp = join(
      move(turn(drum(radius, 0.03, "z", 0.006), "y", 90), [x, y, z]),
      move(turn(hoop(radius, 0.006, 40), "y", 90), [x - 0.014, y, z]),
    );
    kit.pair("chrome", lamp);
    kit.pair("glossBlack", move(turn(drum(radius * 0.72, 0.02, "z", 0.008), "y", 90), [x - 0.014, y, z]));
  }
  onCorners(kit, cab, "lens", inset(outline, 0.002), 0.03, 0.006);
}

/** Seats, dashboard and a wheel on the right, for a cab with its floor at a height. */
export function cockpit(kit: Assembly, dash: Point, seat: Point, wide: number): void {
  kit.add(
    "interior",
    roundedBox(0.5, 0.24, wide * 2, 0.08, dash),
    roundedBox(0.3, 0.5, wide * 1.9, 0.06, [dash[0] + 0.05, dash[1] - 0.3, 0]),
  );
  for (const z of [-0.45, 0.45]) {
    kit.add(
      "seat",
      roundedBox(0.5, 0.16, 0.52, 0.06, [seat[0], seat[1], z]),
      move(turn(roundedBox(0.15, 0.66, 0.5, 0.06), "z", -12), [seat[0] + 0.28, seat[1] + 0.36, z]),
      roundedBox(0.1, 0.2, 0.28, 0.04, [seat[0] + 0.38, seat[1] + 0.76, z]),
    );
  }
  const wheel = move(turn(turn(join(hoop(0.21, 0.016), drum(0.06, 0.03)), "y", 90), "z", -35), [
    dash[0] + 0.42,
    dash[1] + 0.12,
    -0.45,
  ]);
  kit.add(
    "blackTrim",
    wheel,
    rod([dash[0] + 0.2, dash[1] - 0.1, -0.45], [dash[0] + 0.42, dash[1] + 0.12, -0.45], 0.025),
  );
}

/** A tall mirror on an arm, on both sides. */
export function armMirror(kit: Assembly, root: Point, out: number, high = 0.36, reach = -0.08): void {
  const [x, y, z] = root;
  const at: Point = [x + reach, y + 0.05, z + out];
  kit.pair(
    "blackTrim",
    tube([[x, y + 0.16, z - 0.02], [x + reach, y + 0.2, z + out * 0.6], at], 0.012),
    tube(
      [
        [x, y - 0.1, z - 0.02],
        [x + reach, y - 0.12, z + out * 0.6],
        [at[0], at[1] - 0.15, at[2]],
      ],
      0.012,
    ),
  );
  kit.pair(
    "blackTrim",
    roundedBox(0.08, high, 0.2, 0.035, at),
    roundedBox(0.08, high * 0.45, 0.19, 0.035, [at[0], at[1] - high * 0.76, at[2]]),
  );
  kit.pair("chrome", roundedBox(0.006, high * 0.86, 0.165, 0.003, [at[0] + 0.04, at[1], at[2]]));
}

/** Wipers parked at the foot of the windscreen. */
export function wipers(kit: Assembly, cab: Cab, y: number, feet: readonly number[], long: number): void {
  for (const z of feet) {
    const at = (u: number, v: number): Point => {
      const [x, yy, zz] = cab.front(u, v);
      return [x - 0.02, yy, zz];
    };
    kit.add(
      "blackTrim",
      tube([at(z, y - 0.05), at(z - long * 0.5, y + 0.05), at(z - long, y + 0.075)], 0.008, 4, 8),
      tube([at(z - long * 0.35, y + 0.05), at(z - long * 0.8, y + 0.085), at(z - long * 1.25, y + 0.095)], 0.006, 4, 8),
    );
  }
}

/** A lip round the wheel arches. */
export function archLips(
  kit: Assembly,
  cab: Cab,
  arches: readonly Point[],
  material: MaterialName,
  from = -8,
  to = 188,
): void {
  for (const [x, y, radius] of arches) {
    const path = Array.from({ length: 29 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 28) * Math.PI) / 180;
      return cab.left(x + (radius + 0.022) * Math.cos(angle), y + (radius + 0.022) * Math.sin(angle));
    });
    kit.pair(material, tube(path, 0.03, 2, 10));
  }
}

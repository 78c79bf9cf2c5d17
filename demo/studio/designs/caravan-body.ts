import type { MaterialName } from "../materials.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { crossPlate, extrude, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { rod, sweep, tube } from "../shapes/loft.ts";
import { inset, rectangle } from "../shapes/outline.ts";
import { panel, refined } from "../shapes/panel.ts";
import { type Flat, join, mirrored, move, type Point, type Shape, turn } from "../shapes/shape.ts";

/** A caravan's box: its outline in side view and its half width (metres). */
export type Shell = { readonly profile: readonly Flat[]; readonly wide: number };

const onSide = (side: 1 | -1, shape: Shape): Shape => (side > 0 ? shape : mirrored(shape));

/** The walls and the roof in paint, with mouldings of aluminium along the edges of both sides. */
export function shell(kit: Assembly, { profile, wide }: Shell, material: MaterialName = "paint"): void {
  kit.add(material, refined(sidePlate(profile, -wide, { deep: wide * 2, bevel: 0.035, steps: 4 }), 0.05));
}

/** Mouldings where the sides meet roof, front and rear, between two places of the profile. */
export function moulding(
  kit: Assembly,
  points: readonly Point[],
  wide: number,
  material: MaterialName = "aluminium",
): void {
  const lip: Flat[] = rectangle(-0.02, -0.012, 0.02, 0.012, 0.005) as Flat[];
  kit.pair(
    material,
    sweep(
      lip,
      points.map(([x, y]): Point => [x, y, wide - 0.012]),
      { up: [0, 1, 0] },
    ),
  );
}

/** An acrylic window that bulges a little, with its frame, a blind half down and its latches. */
export function sideWindow(
  kit: Assembly,
  side: 1 | -1,
  wide: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  blind = 0.3,
): void {
  const outline = rectangle(x0, y0, x1, y1, 0.07);
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const bulge = (x: number, y: number): Point => [
    x,
    y,
    wide +
      0.014 +
      0.02 * Math.max(0, (1 - ((x - cx) / (x1 - x0)) ** 2 * 3.6) * (1 - ((y - cy) / (y1 - y0)) ** 2 * 3.6)),
  ];
  const put = (material: MaterialName, ...shapes: Shape[]) =>
    kit.add(material, ...shapes.map((it) => onSide(side, it)));
  put("blackTrim", sidePlate(outline, wide - 0.004, { deep: 0.022, bevel: 0.006, holes: [inset(outline, 0.03)] }));
  put("interior", sidePlate(inset(outline, 0.02), wide - 0.003, { deep: 0.005 }));
  if (blind > 0) {
    put(
      "creamPanel",
      sidePlate(rectangle(x0 + 0.05, y1 - 0.05 - (y1 - y0) * blind, x1 - 0.05, y1 - 0.05, 0.02), wide, {
        deep: 0.006,
        bevel: 0.002,
      }),
    );
  }
  put("glass", panel(inset(outline, 0.018), { deep: 0.006, bevel: 0.002, cell: 0.08, on: bulge }));
  put(
    "blackTrim",
    roundedBox(0.05, 0.018, 0.012, 0.004, [x0 + (x1 - x0) * 0.2, y0 + 0.055, wide + 0.03]),
    roundedBox(0.05, 0.018, 0.012, 0.004, [x0 + (x1 - x0) * 0.8, y0 + 0.055, wide + 0.03]),
  );
}

/** A hatch or locker lid: a flush panel in a seal, with a lock. */
export function locker(
  kit: Assembly,
  side: 1 | -1,
  wide: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  material: MaterialName = "paint",
): void {
  const outline = rectangle(x0, y0, x1, y1, 0.035);
  kit.add("rubber", onSide(side, sidePlate(outline, wide - 0.004, { deep: 0.007, bevel: 0.002 })));
  kit.add(material, onSide(side, sidePlate(inset(outline, 0.012), wide - 0.004, { deep: 0.016, bevel: 0.004 })));
  kit.add("blackTrim", onSide(side, roundedBox(0.05, 0.06, 0.014, 0.01, [(x0 + x1) / 2, y0 + 0.07, wide + 0.016])));
}

/** The entrance on the left: door with window, screen frame, hinges, lock, grab handle and step. */
export function entrance(kit: Assembly, wide: number, x: number, sill: number, head: number): void {
  const outline = rectangle(x, sill, x + 0.68, head, 0.09);
  kit.add("aluminium", sidePlate(outline, wide - 0.004, { deep: 0.014, bevel: 0.004, holes: [inset(outline, 0.028)] }));
  kit.add("rubber", sidePlate(inset(outline, 0.027), wide - 0.004, { deep: 0.008 }));
  kit.add("paint", sidePlate(inset(outline, 0.037), wide - 0.002, { deep: 0.022, bevel: 0.006 }));
  sideWindow(kit, 1, wide + 0.0235, [x + 0.12, (sill + head) / 2 + 0.12, x + 0.56, head - 0.16], 0);
  kit.add("blackTrim", roundedBox(0.075, 0.16, 0.03, 0.014, [x + 0.59, (sill + head) / 2 - 0.02, wide + 0.032]));
  for (const y of [sill + 0.25, (sill + head) / 2, head - 0.22]) {
    kit.add("aluminium", roundedBox(0.05, 0.09, 0.02, 0.006, [x + 0.012, y, wide + 0.02]));
  }
  kit.add(
    "aluminium",
    tube(
      [
        [x + 0.8, sill + 0.5, wide],
        [x + 0.8, sill + 0.52, wide + 0.07],
        [x + 0.8, sill + 0.92, wide + 0.07],
        [x + 0.8, sill + 0.94, wide],
      ],
      0.013,
      4,
    ),
  );
  for (const [by, high] of [
    [0.02, -0.1],
    [0.2, -0.26],
  ] as const) {
    kit.add("tray", roundedBox(0.56, 0.028, 0.24, 0.008, [x + 0.34, sill + high, wide + by]));
    kit.add("rubber", roundedBox(0.5, 0.006, 0.18, 0.002, [x + 0.34, sill + high + 0.016, wide + by]));
  }
  kit.add(
    "blackTrim",
    rod([x + 0.08, sill - 0.02, wide - 0.05], [x + 0.08, sill - 0.27, wide + 0.24], 0.014),
    rod([x + 0.6, sill - 0.02, wide - 0.05], [x + 0.6, sill - 0.27, wide + 0.24], 0.014),
  );
}

/** A roll-out awning, rolled up along the left wall, with its arms folded against the wall. */
export function awning(kit: Assembly, wide: number, from: number, to: number, high: number): void {
  const roll = (radius: number, long: number) =>
    move(drum(radius, long, "x", 0.01), [(from + to) / 2, high, wide + 0.075]);
  kit.add("blackCanvas", roll(0.062, to - from));
  for (const x of [from, to]) {
    kit.add(
      "whitePanel",
      move(turn(extrude(rectangle(-0.075, -0.08, 0.08, 0.08, 0.04), { deep: 0.05, bevel: 0.012 }), "y", 90), [
        x - 0.025,
        high,
        wide + 0.072,
      ]),
    );
    kit.add(
      "aluminium",
      roundedBox(0.045, high - 1.0, 0.032, 0.006, [x, (high + 1.0) / 2 - 0.04, wide + 0.03]),
      roundedBox(0.03, high - 1.25, 0.02, 0.004, [x + 0.012, (high + 1.25) / 2, wide + 0.052]),
    );
  }
  kit.add("aluminium", roundedBox(to - from, 0.03, 0.02, 0.004, [(from + to) / 2, high + 0.075, wide + 0.01]));
}

/** An air conditioner, hatches and solar panels on the roof. */
export function roofKit(
  kit: Assembly,
  high: number,
  {
    cooler,
    hatches,
    solar,
  }: { cooler?: number; hatches: readonly number[]; solar: readonly (readonly [number, number])[] },
): void {
  if (cooler !== undefined) {
    kit.add("whitePanel", roundedBox(0.82, 0.2, 0.62, 0.07, [cooler, high + 0.1, 0]));
    kit.add(
      "blackTrim",
      roundedBox(0.84, 0.05, 0.5, 0.01, [cooler, high + 0.06, 0]),
      ...[-0.18, -0.09, 0, 0.09, 0.18].map((z) =>
        roundedBox(0.2, 0.008, 0.05, 0.003, [cooler + 0.22, high + 0.201, z]),
      ),
    );
  }
  for (const x of hatches) {
    kit.add("whitePanel", roundedBox(0.46, 0.07, 0.46, 0.025, [x, high + 0.03, 0]));
    kit.add("privacyGlass", roundedBox(0.4, 0.05, 0.4, 0.02, [x, high + 0.055, 0]));
  }
  for (const [x, z] of solar) {
    kit.add("aluminium", roundedBox(1.02, 0.035, 0.68, 0.004, [x, high + 0.035, z]));
    kit.add("glossBlack", roundedBox(0.98, 0.006, 0.64, 0.002, [x, high + 0.053, z]));
  }
}

/** A window across the front or the rear (drawn as seen from there), laid on a surface that gives x. */
export function endWindow(kit: Assembly, outline: readonly Flat[], x: (y: number) => number, rear: boolean): void {
  const on = (z: number, y: number): Point => [x(y), y, rear ? -z : z];
  kit.add("blackTrim", panel(outline, { deep: 0.02, bevel: 0.007, cell: 0.12, from: -0.003, on }));
  kit.add("privacyGlass", panel(inset(outline, 0.03), { deep: 0.02, bevel: 0.008, cell: 0.12, from: 0.005, on }));
}

/** Tail lamps as upright clusters, on the rear wall. */
export function tailLamps(kit: Assembly, x: number, y: number, wide: number, high = 0.34): void {
  kit.pair(
    "blackTrim",
    crossPlate(rectangle(wide - 0.21, y - high / 2 - 0.02, wide - 0.06, y + high / 2 + 0.02, 0.03), x - 0.01, {
      deep: 0.03,
      bevel: 0.008,
    }),
  );
  const third = high / 3;
  for (const [k, material] of (["redGlow", "amberLamp", "redLamp"] as const).entries()) {
    kit.pair(
      material,
      crossPlate(
        rectangle(
          wide - 0.195,
          y + high / 2 - third * (k + 1) + 0.006,
          wide - 0.075,
          y + high / 2 - third * k - 0.006,
          0.018,
        ),
        x + 0.012,
        { deep: 0.022, bevel: 0.008 },
      ),
    );
  }
}

/** Small lamps that mark the corners. */
export const markers = (kit: Assembly, material: MaterialName, places: readonly Point[]): void =>
  kit.pair(material, join(...places.map((at) => roundedBox(0.07, 0.03, 0.024, 0.008, at))));

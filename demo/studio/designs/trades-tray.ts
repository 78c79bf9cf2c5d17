import type { Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { rod } from "../shapes/loft.ts";
import { inset, rectangle } from "../shapes/outline.ts";
import { refined } from "../shapes/panel.ts";
import { both, move, type Shape } from "../shapes/shape.ts";
import { plate } from "./plates.ts";
import { guard, leaves, rails, sideMarkers, tailBar } from "./truck-chassis.ts";

/**
 * The measures of a tray (metres): from x, to x, its deck's height, half width, the racks' height, axle and wheel under
 * it.
 */
export type Tray = {
  readonly from: number;
  readonly to: number;
  readonly deck: number;
  readonly wide: number;
  readonly rack: number;
  readonly axle: number;
  readonly wheel: number;
};

const SIDE = 0.27;

/** Lights sides evenly whose sunken ribs cannot carry baked light. */
const lit = (shape: Shape, material: "aluminium" | "tray" = "aluminium"): Part => ({
  ...shape,
  material,
  occlusion: new Float32Array(shape.positions.length / 3).fill(0.8),
});

/** A floor of planks on cross bearers, with sides that drop: ribs, corner posts, hinges and latches. */
function bed(kit: Assembly, { from, to, deck, wide }: Tray): void {
  const middle = (from + to) / 2;
  const long = to - from;
  kit.add("tray", roundedBox(long, 0.05, wide * 2, 0.012, [middle, deck, 0]));
  kit.add(
    "aluminium",
    ...Array.from({ length: 15 }, (_, i) =>
      roundedBox(long - 0.06, 0.012, 0.09, 0.004, [middle, deck + 0.026, (i - 7) * 0.122]),
    ),
  );
  kit.add(
    "castAlloy",
    ...Array.from({ length: 5 }, (_, i) =>
      roundedBox(0.06, 0.09, wide * 1.9, 0.01, [from + 0.15 + ((long - 0.3) * i) / 4, deck - 0.07, 0]),
    ),
  );
  const side = rectangle(from + 0.06, deck + 0.02, to - 0.03, deck + SIDE, 0.012);
  kit.part(lit(both(sidePlate(side, wide - 0.016, { deep: 0.026, bevel: 0.006 })), "tray"));
  const back = rectangle(-wide + 0.05, deck + 0.02, wide - 0.05, deck + SIDE, 0.012);
  kit.part(lit(crossPlate(back, to - 0.03, { deep: 0.026, bevel: 0.006 }), "tray"));
  for (const y of [0.06, 0.13, 0.2, 0.255]) {
    kit.part(
      lit(both(roundedBox(long - 0.12, 0.024, 0.014, 0.006, [middle, deck + y, wide + 0.014]))),
      lit(roundedBox(0.014, 0.024, wide * 1.86, 0.006, [to + 0.001, deck + y, 0])),
    );
  }
  kit.pair(
    "aluminium",
    ...[from + 0.03, to - 0.03].map((x) => roundedBox(0.06, SIDE + 0.06, 0.05, 0.012, [x, deck + 0.12, wide - 0.005])),
    roundedBox(long, 0.05, 0.03, 0.012, [middle, deck - 0.03, wide + 0.002]),
  );
  kit.pair(
    "steel",
    ...[from + 0.35, middle, to - 0.35].map((x) => roundedBox(0.07, 0.05, 0.02, 0.008, [x, deck + 0.0, wide + 0.02])),
    ...[from + 0.1, to - 0.1].map((x) => roundedBox(0.035, 0.11, 0.02, 0.008, [x, deck + 0.21, wide + 0.03])),
    rod([from + 0.1, deck - 0.09, wide - 0.02], [to - 0.1, deck - 0.09, wide - 0.02], 0.011),
  );
}

/** A post or beam of square tube between two places that differ along one axis. */
const beam = (kit: Assembly, x: number, y: readonly [number, number], z: readonly [number, number], thick = 0.045) =>
  kit.add(
    "aluminium",
    roundedBox(thick, Math.max(thick, y[1] - y[0]), Math.max(thick, z[1] - z[0]), 0.012, [
      x,
      (y[0] + y[1]) / 2,
      (z[0] + z[1]) / 2,
    ]),
  );

/** The headboard with its mesh before the cab's window, and racks in front and behind that long loads lie on. */
function racks(kit: Assembly, { from, to, deck, wide, rack }: Tray): void {
  const front = from + 0.03;
  const rear = to - 0.08;
  const half = wide - 0.06;
  for (const [x, low] of [
    [front, deck],
    [rear, deck + 0.02],
  ] as const) {
    for (const side of [-half, half]) beam(kit, x, [low, rack], [side, side]);
    beam(kit, x, [rack, rack], [-half - 0.04, half + 0.04]);
    kit.add(
      "blackTrim",
      ...[-half - 0.02, half + 0.02].map((z) => roundedBox(0.05, 0.12, 0.045, 0.01, [x, rack + 0.07, z])),
      roundedBox(0.05, 0.012, half * 1.9, 0.005, [x, rack + 0.027, 0]),
    );
  }
  beam(kit, front, [rack - 0.24, rack - 0.24], [-half, half], 0.035);
  beam(kit, front, [deck + 0.32, deck + 0.32], [-half, half], 0.035);
  const sheet = rectangle(-half, deck + 0.02, half, deck + 0.31, 0.01);
  kit.add("tray", refined(crossPlate(sheet, front - 0.008, { deep: 0.014, bevel: 0.004 }), 0.09));
  const bars = Array.from({ length: 15 }, (_, i) => (i - 7) * (half / 7.6));
  kit.add(
    "aluminium",
    ...bars.map((z) => rod([front, deck + 0.32, z], [front, rack - 0.24, z], 0.009)),
    rod([front, (deck + rack) / 2 + 0.04, -half], [front, (deck + rack) / 2 + 0.04, half], 0.009),
  );
  for (const side of [-half, half]) {
    kit.add("aluminium", rod([rear, rack - 0.3, side], [rear - 0.24, deck + 0.28, side], 0.016));
  }
}

/** The chassis under the tray: rails, sprung axle, guards, a tool box behind each wheel, lamps and a plate. */
function beneath(kit: Assembly, { from, to, deck, wide, axle, wheel }: Tray): void {
  rails(kit, from - 0.45, to - 0.12, deck - 0.22, 0.44);
  leaves(kit, axle, wheel + 0.14, 1.3, 0.5);
  kit.add(
    "underbody",
    rod([axle, wheel, -wide + 0.2], [axle, wheel, wide - 0.2], 0.055),
    move(drum(0.15, 0.24, "x", 0.07), [axle, wheel, 0]),
  );
  guard(kit, axle, wheel, wheel + 0.075, wide - 0.13, 0.27, 30, 150);
  const [x, y] = [axle + 0.78, deck - 0.27];
  const lid = rectangle(x - 0.24, y - 0.13, x + 0.24, y + 0.13, 0.02);
  kit.pair("tray", refined(roundedBox(0.52, 0.3, 0.4, 0.02, [x, y, wide - 0.22]), 0.1));
  kit.pair("aluminium", sidePlate(inset(lid, 0.01), wide - 0.024, { deep: 0.012, bevel: 0.004 }));
  kit.pair("blackTrim", roundedBox(0.09, 0.05, 0.016, 0.01, [x, y + 0.06, wide - 0.008]));
  kit.pair("blackTrim", roundedBox(0.3, 0.28, 0.3, 0.05, [from + 0.06, deck - 0.3, wide - 0.3]));
  tailBar(kit, to - 0.03, deck - 0.15, wide - 0.06);
  kit.part(plate([to + 0.018, deck - 0.15, 0], "DEMO 01", 0.37, 0.13));
  kit.add("steel", roundedBox(0.22, 0.06, 0.07, 0.012, [to + 0.0, deck - 0.5, 0]));
  sideMarkers(kit, [from + 0.3, to - 0.3], deck - 0.03, wide + 0.022);
}

/** An aluminium tray as the building trades order it, on the bare frame behind a cab. */
export function tradesTray(tray: Tray): Part[] {
  const kit = assembly();
  bed(kit, tray);
  racks(kit, tray);
  beneath(kit, tray);
  return kit.parts();
}

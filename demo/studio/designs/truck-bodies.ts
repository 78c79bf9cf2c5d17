import type { Assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { rod } from "../shapes/loft.ts";
import { inset, rectangle, softened } from "../shapes/outline.ts";
import { refined } from "../shapes/panel.ts";
import { way } from "../shapes/points.ts";
import { both, type Point } from "../shapes/shape.ts";

/** The measures of a truck's body: from x, to x, floor, roof, half width (metres). */
export type Load = {
  readonly from: number;
  readonly to: number;
  readonly floor: number;
  readonly roof: number;
  readonly wide: number;
};

/** Doors at the rear with their locking bars, hinges and seals. */
function rearDoors(kit: Assembly, { to, floor, roof, wide }: Load): void {
  for (const [a, b] of [
    [-wide + 0.06, -0.01],
    [0.01, wide - 0.06],
  ] as const) {
    const leaf = rectangle(a, floor + 0.06, b, roof - 0.08, 0.02);
    kit.add("rubber", crossPlate(leaf, to - 0.005, { deep: 0.012, bevel: 0.003 }));
    kit.add("whitePanel", crossPlate(inset(leaf, 0.014), to - 0.002, { deep: 0.024, bevel: 0.005 }));
    const bar = a < 0 ? b - 0.22 : a + 0.22;
    kit.add(
      "satin",
      rod([to + 0.045, floor - 0.02, bar], [to + 0.045, roof - 0.04, bar], 0.016),
      roundedBox(0.02, 0.03, 0.3, 0.008, [to + 0.055, floor + 0.75, bar + (a < 0 ? -0.14 : 0.14)]),
    );
    for (const y of [0.1, 0.35, 0.65, 0.9]) {
      kit.add(
        "castAlloy",
        roundedBox(0.03, 0.07, 0.06, 0.008, [to + 0.035, floor + (roof - floor) * y, bar]),
        roundedBox(0.03, 0.09, 0.12, 0.008, [to + 0.02, floor + (roof - floor) * y, a < 0 ? a + 0.02 : b - 0.02]),
      );
    }
  }
}

/** A closed box of white panels in a frame of aluminium, with a step and marker lamps. */
export function pantech(kit: Assembly, load: Load): void {
  const { from, to, floor, roof, wide } = load;
  const middle = (from + to) / 2;
  kit.add(
    "whitePanel",
    refined(sidePlate(rectangle(from, floor, to, roof, 0.03), -wide, { deep: wide * 2, bevel: 0.02 }), 0.09),
  );
  for (const y of [floor + 0.05, roof - 0.04]) {
    kit.pair("aluminium", roundedBox(to - from, 0.11, 0.02, 0.006, [middle, y, wide + 0.004]));
    kit.add(
      "aluminium",
      roundedBox(0.02, 0.11, wide * 2, 0.006, [from - 0.004, y, 0]),
      roundedBox(0.03, 0.12, wide * 2, 0.006, [to + 0.006, y, 0]),
    );
  }
  for (const x of [from + 0.03, to - 0.04]) {
    kit.pair("aluminium", roundedBox(0.1, roof - floor, 0.024, 0.01, [x, (floor + roof) / 2, wide + 0.004]));
  }
  kit.pair(
    "aluminium",
    ...Array.from({ length: Math.round((to - from) / 0.6) - 1 }, (_, i) =>
      roundedBox(0.014, roof - floor - 0.2, 0.008, 0.003, [from + 0.6 * (i + 1), (floor + roof) / 2, wide + 0.002]),
    ),
  );
  kit.pair("blackTrim", roundedBox(to - from, 0.16, 0.06, 0.01, [middle, floor - 0.09, 0.45]));
  kit.add(
    "castAlloy",
    ...Array.from({ length: 9 }, (_, i) =>
      roundedBox(0.06, 0.1, wide * 1.96, 0.01, [from + 0.15 + ((to - from - 0.3) * i) / 8, floor - 0.05, 0]),
    ),
  );
  kit.pair(
    "aluminium",
    ...[0.1, 0.24].map((by) =>
      roundedBox((to - from) * 0.34, 0.06, 0.03, 0.008, [from + (to - from) * 0.27, floor - 0.2 - by, wide - 0.02]),
    ),
  );
  rearDoors(kit, load);
  kit.pair("redLamp", roundedBox(0.02, 0.05, 0.1, 0.008, [to + 0.02, roof - 0.04, wide - 0.12]));
  kit.pair(
    "amberLamp",
    roundedBox(0.02, 0.05, 0.1, 0.008, [from - 0.015, roof - 0.04, wide - 0.12]),
    roundedBox(0.09, 0.03, 0.02, 0.006, [middle, floor + 0.05, wide + 0.02]),
  );
  kit.add("blackTrim", roundedBox(0.3, 0.05, wide * 1.7, 0.01, [to + 0.02, floor - 0.12, 0]));
}

/** A steel tipper: ribbed sides that lean out, a spill board over the cab, a ram and a swinging tailgate. */
export function tipper(kit: Assembly, { from, to, floor, roof, wide }: Load): void {
  const wall = softened(
    way(`${from},${floor},0.03 ${to},${floor},0.03 ${to + 0.06},${roof},0.02 ${from - 0.04},${roof},0.03`),
  );
  const lean = (side: number): Point => [0, 0, side];
  kit.add(
    "paint",
    both(refined(sidePlate(wall, wide - 0.05 + lean(0)[2], { deep: 0.05, bevel: 0.01 }), 0.12)),
    roundedBox(to - from, 0.08, wide * 2, 0.02, [(from + to) / 2, floor, 0]),
  );
  for (const x of Array.from({ length: 6 }, (_, i) => from + 0.06 + ((to - from - 0.1) * i) / 5)) {
    kit.pair("paint", roundedBox(0.1, roof - floor, 0.07, 0.02, [x, (roof + floor) / 2, wide + 0.03]));
  }
  kit.pair(
    "paint",
    roundedBox(to - from + 0.12, 0.1, 0.12, 0.03, [(from + to) / 2, roof, wide]),
    roundedBox(to - from, 0.09, 0.1, 0.03, [(from + to) / 2, floor + 0.03, wide + 0.01]),
  );
  kit.add(
    "paint",
    crossPlate(rectangle(-wide, floor, wide, roof + 0.3, 0.04), from - 0.04, { deep: 0.06, bevel: 0.015 }),
    crossPlate(rectangle(-wide + 0.05, floor, wide - 0.05, roof - 0.04, 0.02), to - 0.02, { deep: 0.06, bevel: 0.015 }),
  );
  kit.add(
    "paint",
    ...[-0.6, -0.2, 0.2, 0.6].map((z) =>
      roundedBox(0.06, roof - floor - 0.1, 0.08, 0.015, [to + 0.06, (roof + floor) / 2 - 0.02, z]),
    ),
  );
  kit.add(
    "paint",
    sidePlate(
      softened(
        way(
          `${from - 0.75},${roof + 0.26},0.02 ${from},${roof + 0.3},0.02 ${from},${roof + 0.36},0.02 ${from - 0.75},${roof + 0.33},0.02`,
        ),
      ),
      -wide,
      { deep: wide * 2, bevel: 0.012 },
    ),
  );
  kit.add(
    "underbody",
    refined(roundedBox(to - from - 0.1, 0.04, wide * 1.9, 0.01, [(from + to) / 2, floor + 0.06, 0]), 0.2),
  );
  kit.pair(
    "blackTrim",
    roundedBox(to - from, 0.18, 0.09, 0.02, [(from + to) / 2, floor - 0.13, 0.4]),
    roundedBox(0.2, 0.3, 0.12, 0.03, [to - 0.12, floor - 0.18, 0.42]),
  );
  kit.pair("steel", rod([to + 0.03, roof - 0.02, wide - 0.12], [to + 0.03, roof - 0.02, wide + 0.05], 0.035));
  kit.add("chrome", rod([from + 0.2, floor - 0.4, 0], [from + 0.05, floor + 0.2, 0], 0.06));
}

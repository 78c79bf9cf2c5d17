import type { Assembly } from "../shapes/assembly.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { rod, tube } from "../shapes/loft.ts";
import { rounded } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";

/** Bars that guard engine and tank when the motorcycle falls. */
export function bars(kit: Assembly): void {
  kit.pair(
    "blackTrim",
    tube(way("0.86,0.42,0.13 0.72,0.5,0.24 0.66,0.66,0.28 0.76,0.84,0.27 0.96,0.92,0.22"), 0.0135, 8),
    tube(way("0.68,0.62,0.28 0.86,0.6,0.25 1.06,0.62,0.2"), 0.0125, 6),
  );
  kit.pair(
    "blackTrim",
    tube(way("1.16,0.78,0.13 1.46,0.84,0.12 1.86,0.92,0.09"), 0.014),
    tube(way("1.2,0.72,0.13 1.42,0.58,0.13 1.5,0.5,0.13"), 0.014),
  );
  kit.pair(
    "castAlloy",
    sidePlate(rounded(flat("1.22,0.4 1.34,0.36 1.4,0.46 1.34,0.64 1.22,0.6"), 0.03), 0.115, {
      deep: 0.03,
      bevel: 0.008,
    }),
  );
  kit.pair(
    "satin",
    rod([1.28, 0.4, 0.13], [1.28, 0.4, 0.27], 0.013),
    rod([1.5, 0.52, 0.13], [1.54, 0.53, 0.24], 0.012),
  );
  kit.pair("rubber", roundedBox(0.06, 0.022, 0.1, 0.008, [1.28, 0.41, 0.22]));
  kit.add(
    "blackTrim",
    tube(way("1.2,0.34,0.15 1.28,0.16,0.22 1.36,0.01,0.28"), 0.013),
    roundedBox(0.08, 0.012, 0.05, 0.005, [1.36, 0.007, 0.28]),
  );
  kit.pair("blackTrim", tube(way("1.66,1.0,0.1 1.86,1.02,0.12 2.06,1.0,0.1 2.1,0.99,0"), 0.013));
}

/** Aluminium boxes either side of the tail. */
export function luggage(kit: Assembly): void {
  kit.pair("tray", roundedBox(0.44, 0.38, 0.21, 0.035, [1.94, 0.72, 0.31]));
  kit.pair(
    "blackTrim",
    roundedBox(0.455, 0.03, 0.225, 0.012, [1.94, 0.86, 0.31]),
    roundedBox(0.05, 0.07, 0.02, 0.008, [1.94, 0.85, 0.425]),
  );
  for (const x of [-1, 1]) {
    kit.pair(
      "blackTrim",
      roundedBox(0.05, 0.05, 0.225, 0.012, [1.94 + x * 0.205, 0.545, 0.31]),
      roundedBox(0.05, 0.05, 0.225, 0.012, [1.94 + x * 0.205, 0.9, 0.31]),
    );
  }
  kit.pair(
    "blackTrim",
    tube(way("1.74,0.9,0.12 1.74,0.88,0.19 1.76,0.6,0.19 2.1,0.6,0.19 2.12,0.9,0.19 2.08,0.96,0.12"), 0.011, 6),
  );
}

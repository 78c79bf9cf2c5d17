import type { Assembly } from "../shapes/assembly.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { rod } from "../shapes/loft.ts";
import { move, type Point, turn } from "../shapes/shape.ts";

/** A van's mirrors: a tall head with two glasses on a short foot at the door's front corner, on both sides. */
export function vanMirror(kit: Assembly, [x, y, z]: Point): void {
  kit.pair(
    "blackTrim",
    rod([x + 0.02, y, z - 0.02], [x - 0.02, y + 0.06, z + 0.16], 0.03),
    roundedBox(0.12, 0.1, 0.05, 0.02, [x + 0.03, y, z]),
  );
  kit.pair("blackTrim", move(turn(roundedBox(0.12, 0.34, 0.22, 0.05), "y", 8), [x - 0.03, y + 0.12, z + 0.24]));
  kit.pair(
    "chrome",
    roundedBox(0.006, 0.19, 0.17, 0.003, [x + 0.034, y + 0.17, z + 0.24]),
    roundedBox(0.006, 0.08, 0.17, 0.003, [x + 0.034, y + 0.01, z + 0.24]),
  );
  kit.pair("amberLamp", roundedBox(0.05, 0.025, 0.1, 0.01, [x - 0.075, y + 0.1, z + 0.28]));
}

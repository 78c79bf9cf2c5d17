import { drum } from "../shapes/lathe.ts";
import { move } from "../shapes/shape.ts";
import type { Builder } from "../tracer/scene.ts";
import { block } from "./building.ts";
import { lamp, metal, panels, plain } from "./surfaces.ts";

const BAY = 1.9;
const BAYS = [-3, -2, -1, 0, 1];
const LEVELS = [0.18, 0.78, 1.38, 1.98, 2.58];
const DEEP = 0.62;
const CARTONS = ["#b98d5e", "#a87c50", "#c49a6a", "#d9d6cf", "#2b2d30", "#8f6a45", "#e6e3dc", "#4a5f70"] as const;

/** A number from 0 to 1 that looks random and is always the same for the same three numbers. */
function drawn(a: number, b: number, c: number): number {
  const wave = Math.sin(a * 12.9898 + b * 78.233 + c * 37.719) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A bay of shelves: uprights, boards, and cartons on them, here and there a place left free. */
function shelves(into: Builder, bay: number): void {
  const x = bay * BAY;
  const steel = plain("#5d656b", 0.4, 0.06);
  for (const side of [x, x + BAY])
    for (const z of [0.12, 0.12 + DEEP])
      into.add(steel, block(side - 0.025, 0, z - 0.025, side + 0.025, 3.1, z + 0.025));
  for (const [level, y] of LEVELS.entries()) {
    into.add(metal("#aeb3b7", 0.5), block(x, y - 0.03, 0.1, x + BAY, y, 0.14 + DEEP, 0.004));
    let from = x + 0.07;
    for (let at = 0; from < x + BAY - 0.2; at++) {
      const wide = Math.min(0.22 + 0.3 * drawn(bay, level, at), x + BAY - 0.06 - from);
      const high = 0.18 + 0.26 * drawn(at, bay, level);
      const colour = CARTONS[Math.floor(drawn(level, at, bay) * CARTONS.length)] ?? CARTONS[0];
      const back = 0.16 + 0.1 * drawn(at, level, bay);
      if (drawn(bay + 9, at, level) > 0.12) {
        into.add(plain(colour, 0.8, 0.02), block(from, y, back, from + wide, y + high, 0.08 + DEEP, 0.008));
        into.add(
          plain("#f2f1ed", 0.7),
          block(
            from + wide * 0.3,
            y + high * 0.3,
            0.08 + DEEP,
            from + wide * 0.7,
            y + high * 0.62,
            0.085 + DEEP,
            0.002,
          ),
        );
      }
      from += wide + 0.03;
    }
  }
}

/** Tyres standing on a rail, one beside the other. */
function tyres(into: Builder, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++)
    into.add(plain("#1b1c1d", 0.8), move(drum(0.34, 0.2, "x", 0.05, 48), [x + i * 0.24, y + 0.34, 0.5]));
  for (let i = 0; i < count; i++)
    into.add(metal("#c3c7ca", 0.3), move(drum(0.2, 0.17, "x", 0.02, 32), [x + i * 0.24, y + 0.34, 0.5]));
}

/** The counter before them, with a screen, a small printer and a part that has been fetched. */
function counter(into: Builder, accent: string): void {
  const [from, to, back, front] = [-2.3, 2.5, 2.35, 3.05];
  into.add(panels(accent, 0.8, 2), block(from, 0.1, back, to, 1, front, 0.012));
  into.add(plain("#15181a", 0.6), block(from + 0.05, 0, back + 0.05, to - 0.05, 0.1, front - 0.06));
  into.add(plain("#b88a5a", 0.35, 0.04), block(from - 0.08, 1, back - 0.05, to + 0.08, 1.06, front + 0.12, 0.015));
  into.add(lamp("#fff1dc", 3), block(from, 0.93, front + 0.01, to, 0.96, front + 0.03, 0.004));
  into.add(plain("#1c1f22", 0.3, 0.05), block(-1.55, 1.17, 2.5, -0.95, 1.52, 2.53, 0.012));
  into.add(
    plain("#1c1f22", 0.3, 0.05),
    block(-1.29, 1.06, 2.47, -1.21, 1.2, 2.5),
    block(-1.4, 1.06, 2.4, -1.1, 1.08, 2.6),
  );
  into.add(plain("#e9e9e6", 0.5), block(0.5, 1.06, 2.45, 0.86, 1.24, 2.75, 0.02));
  into.add(plain("#b98d5e", 0.8), block(1.35, 1.06, 2.55, 1.85, 1.3, 2.95, 0.008));
  into.add(metal("#c9cccf", 0.18), move(drum(0.17, 0.035, "y", 0.006, 64), [1.6, 1.32, 2.75]));
  into.add(metal("#8f9498", 0.3), move(drum(0.08, 0.07, "y", 0.008, 48), [1.6, 1.36, 2.75]));
}

/** A parts counter: shelves of cartons and tyres along the back wall, and somebody's order on the counter. */
export function furnishParts(into: Builder, accent: string): void {
  for (const bay of BAYS) shelves(into, bay);
  tyres(into, 4.3, 0.02, 10);
  tyres(into, 4.3, 1.2, 10);
  into.add(metal("#aeb3b7", 0.5), block(4, 1.14, 0.2, 6.8, 1.19, 0.8, 0.004));
  counter(into, accent);
  for (const x of [-1.4, 0.1, 1.6]) {
    into.add(plain("#15181a", 0.4), move(drum(0.012, 1.9, "y", 0.002, 12), [x, 3.65, 2.7]));
    into.add(plain("#15181a", 0.4), move(drum(0.19, 0.2, "y", 0.02, 40), [x, 2.65, 2.7]));
    into.add(lamp("#fff1dc", 9), move(drum(0.16, 0.02, "y", 0.004, 40), [x, 2.54, 2.7]));
  }
}

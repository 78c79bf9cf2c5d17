import { drum } from "../shapes/lathe.ts";
import { tube } from "../shapes/loft.ts";
import { move } from "../shapes/shape.ts";
import type { Builder } from "../tracer/scene.ts";
import { block } from "./building.ts";
import { gum } from "./planting.ts";
import { asphalt, concrete, glass, grass, lamp, metal, panels, plain, ribbed } from "./surfaces.ts";

/** A vehicle lift and its height (metres): two posts for a car, a table for a motorcycle. */
export type Lift = { readonly kind: "posts" | "table"; readonly x: number; readonly z: number; readonly high: number };

/** Two posts with arms that lift a car. */
function posts(into: Builder, { x, z, high: lifted }: Lift, colour: string): void {
  const paint = plain(colour, 0.35, 0.05);
  for (const side of [-1.55, 1.55]) {
    into.add(paint, block(x + side - 0.14, 0, z - 0.16, x + side + 0.14, 3.3, z + 0.16, 0.02));
    into.add(plain("#2a2c2e"), block(x + side - 0.3, 0, z - 0.32, x + side + 0.3, 0.03, z + 0.32));
    const in1 = side > 0 ? -1 : 1;
    for (const reach of [-0.9, 0.9])
      into.add(
        plain("#3b3d40"),
        tube(
          [
            [x + side, lifted + 0.1, z],
            [x + side + in1 * 0.75, lifted + 0.12, z + reach],
          ],
          0.05,
          1,
          8,
        ),
      );
  }
  into.add(paint, block(x - 1.55, 3.2, z - 0.1, x + 1.55, 3.3, z + 0.1));
}

/** A bench with drawers, a board of tools over it, and a tall cabinet. */
function bench(into: Builder, x: number, colour: string): void {
  const front = plain(colour, 0.35, 0.05);
  into.add(front, block(x - 1.5, 0.08, 0.08, x + 1.5, 0.86, 0.66, 0.01));
  into.add(metal("#b9bdc0", 0.3), block(x - 1.55, 0.86, 0.05, x + 1.55, 0.91, 0.7));
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++)
      into.add(
        plain("#1d1f21"),
        block(x - 1.42 + i * 0.73, 0.18 + j * 0.17, 0.66, x - 0.78 + i * 0.73, 0.2 + j * 0.17, 0.675, 0.002),
      );
  into.add(plain("#54585c", 0.7), block(x - 1.5, 1.2, 0.04, x + 1.5, 2.2, 0.07));
  for (let i = 0; i < 13; i++) {
    const [u, high] = [x - 1.35 + i * 0.22, 0.18 + ((i * 7) % 5) * 0.07];
    into.add(
      i % 4 === 2 ? plain("#c23b22", 0.4) : metal("#c9cccf", 0.25),
      block(u - 0.018, 2.1 - high, 0.07, u + 0.018, 2.1, 0.1, 0.006),
    );
    into.add(metal("#c9cccf", 0.25), block(u - 0.035, 2.06, 0.07, u + 0.035, 2.12, 0.1, 0.01));
  }
  into.add(front, block(x + 1.8, 0.05, 0.06, x + 2.7, 2, 0.66, 0.01));
}

function tyres(into: Builder, x: number, z: number, count: number): void {
  for (let i = 0; i < count; i++)
    into.add(
      plain("#1b1c1d", 0.8),
      move(drum(0.34, 0.22, "y", 0.05, 40), [x, 0.12 + i * 0.225, z]),
      move(drum(0.34, 0.22, "y", 0.05, 40), [x + 0.76, 0.12 + i * 0.225, z + 0.1]),
    );
}

/** A table that rises on scissors. */
function table(into: Builder, { x, z, high }: Lift, colour: string): void {
  into.add(plain(colour, 0.35, 0.05), block(x - 1.15, high - 0.07, z - 0.36, x + 1.15, high, z + 0.36, 0.015));
  into.add(plain("#2a2c2e"), block(x - 0.9, 0, z - 0.32, x + 0.9, 0.06, z + 0.32, 0.01));
  for (const side of [-0.24, 0.24])
    for (const way of [-1, 1])
      into.add(
        plain("#3b3d40"),
        tube(
          [
            [x - 0.7 * way, 0.06, z + side],
            [x + 0.7 * way, high - 0.07, z + side],
          ],
          0.03,
          1,
          8,
        ),
      );
}

/** A bright room with a dark feature wall, a seat, a table and a tree in a pot. */
export function furnishDelivery(into: Builder, half: number): void {
  into.sheet(glass, [half - 0.02, 0.1, 2], [0, 0, 9], [0, 3.6, 0]);
  into.add(lamp("#fff6ea", 6), block(-3, 3.5, 0.02, 3.8, 3.56, 0.1, 0.01));
  into.add(panels("#2a2c2f", 1.2, 3.5), block(-3, 0, 0.02, 3.8, 3.45, 0.08));
  into.add(
    plain("#7d8c74", 1, 0),
    block(5.2, 0, 1, 6.6, 0.42, 1.7, 0.1),
    block(5.2, 0.42, 0.95, 6.6, 0.85, 1.15, 0.08),
  );
  into.add(
    plain("#c9a77c", 0.4),
    move(drum(0.4, 0.04, "y", 0.01), [4.4, 0.45, 1.9]),
    move(drum(0.03, 0.44, "y", 0.005), [4.4, 0.22, 1.9]),
  );
  gum(into, [-6.4, 0, 1.4], 3.4, 21);
  into.add(plain("#e6e2da", 0.6), move(drum(0.36, 0.6, "y", 0.04), [-6.4, 0.3, 1.4]));
}

/** A workshop's door to the yard: its ends along the back wall, and its height (metres). */
export const DOOR = { from: -6.3, to: -2.9, high: 3.4 } as const;

/** The door's frame with its curtain rolled up over it, and the yard outside. */
function yard(into: Builder): void {
  const { from, to, high } = DOOR;
  into.add(
    plain("#2a2c2e", 0.5),
    block(from - 0.1, 0, -0.08, from, high + 0.1, 0.06),
    block(to, 0, -0.08, to + 0.1, high + 0.1, 0.06),
    block(from, high, -0.08, to, high + 0.1, 0.06),
  );
  into.add(plain("#c9ccce", 0.45), move(drum(0.2, to - from + 0.16, "x", 0.02), [(from + to) / 2, high + 0.3, 0.22]));
  into.sheet(concrete, [from - 6, -0.01, 0], [16, 0, 0], [0, 0, -3]);
  into.sheet(asphalt, [-40, -0.02, -3], [80, 0, 0], [0, 0, -15]);
  into.sheet(grass, [-60, -0.02, -18], [120, 0, 0], [0, 0, -60]);
  into.add(ribbed("#7c8a80", 0.3), block(-40, 0, -18.2, 40, 1.9, -18, 0.01));
  gum(into, [-9, 0, -22], 9, 5);
  gum(into, [-2, 0, -24], 11, 17);
}

type Workshop = { readonly accent: string; readonly bench: number; readonly lifts: readonly Lift[] };

/** An open door to the yard, lifts, a bench with tools, tyres, an oil cabinet. */
export function furnishWorkshop(into: Builder, { accent, bench: at, lifts }: Workshop): void {
  yard(into);
  for (const lift of lifts) (lift.kind === "posts" ? posts : table)(into, lift, accent);
  bench(into, at, accent);
  tyres(into, at < 1 ? 6.3 : -6.9, 1.6, 4);
  into.add(plain("#d9a520", 0.4), block(at + 3.1, 0.05, 0.6, at + 3.8, 1.05, 1.1, 0.03));
  into.add(plain("#c23b22", 0.3), move(drum(0.11, 0.5, "y", 0.03), [-2.4, 1.1, 0.15]));
}

import type { Body } from "../cars/body.ts";
import type { CarSpec } from "../cars/spec.ts";
import { onTail } from "../cars/touch.ts";
import type { Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { rod, tube } from "../shapes/loft.ts";
import { inset, rectangle } from "../shapes/outline.ts";
import { panel, type Surface } from "../shapes/panel.ts";
import { move, type Point, turn } from "../shapes/shape.ts";

/** A doorway of two leaves on the kerb's side: a black frame, tall panes, a rubber between, a handrail behind each. */
function kerbDoor(kit: Assembly, on: Surface, from: number, to: number): void {
  const sheet = { on, cell: 0.16 };
  const middle = (from + to) / 2;
  kit.add(
    "glossBlack",
    panel(rectangle(from, 0.34, to, 2.72, 0.05), { ...sheet, deep: 0.016, bevel: 0.006, from: -0.004 }),
  );
  for (const [a, b] of [
    [from + 0.03, middle - 0.012],
    [middle + 0.012, to - 0.03],
  ] as const) {
    const leaf = rectangle(a, 0.38, b, 2.66, 0.04);
    kit.add("blackTrim", panel(leaf, { ...sheet, deep: 0.016, bevel: 0.006, from: 0.006, holes: [inset(leaf, 0.05)] }));
    kit.add("privacyGlass", panel(inset(leaf, 0.05), { ...sheet, deep: 0.006, from: 0.012 }));
    const rail = b === middle - 0.012 ? b - 0.09 : a + 0.09;
    const [, , z] = on(rail, 1.2);
    kit.add("satin", rod([rail, 0.95, z + 0.034], [rail, 1.55, z + 0.034], 0.014));
    for (const y of [0.95, 1.55]) kit.add("satin", rod([rail, y, z + 0.01], [rail, y, z + 0.036], 0.012));
  }
  kit.add("rubber", panel(rectangle(middle - 0.012, 0.36, middle + 0.012, 2.68), { ...sheet, deep: 0.02, from: 0 }));
}

/** Mirrors that hang from the roof's corners before the windscreen, as on any large bus. */
function hangingMirrors(kit: Assembly): void {
  const [x, y, z]: Point = [0.42, 2.78, 1.12];
  kit.pair(
    "blackTrim",
    tube(
      [
        [x, y, z],
        [x - 0.28, y + 0.06, z + 0.05],
        [x - 0.46, y - 0.04, z + 0.1],
        [x - 0.5, y - 0.2, z + 0.12],
      ],
      0.03,
    ),
    move(turn(roundedBox(0.1, 0.46, 0.25, 0.05), "y", -12), [x - 0.5, y - 0.46, z + 0.12]),
  );
  kit.pair("chrome", move(turn(roundedBox(0.006, 0.38, 0.2, 0.003), "y", -12), [x - 0.448, y - 0.46, z + 0.11]));
}

/** The destination sign in the dark head of the windscreen, markers at the roof's corners, wipers. */
function front(kit: Assembly, nose: Surface): void {
  kit.add(
    "glossBlack",
    panel(rectangle(-0.96, 2.58, 0.96, 2.86, 0.06), { on: nose, cell: 0.08, deep: 0.008, bevel: 0.003, from: -0.002 }),
  );
  kit.add(
    "amberLamp",
    ...[-1, 1].map((side) => roundedBox(0.06, 0.03, 0.12, 0.012, [nose(0.86, 2.98)[0], 2.98, side * 0.86])),
  );
  for (const [foot, reach] of [
    [0.75, 0.62],
    [-0.1, 0.7],
  ] as const) {
    const at = (z: number, y: number): Point => {
      const [x] = nose(z, y);
      return [x - 0.022, y, z];
    };
    kit.add("blackTrim", tube([at(foot, 1.0), at(foot - reach * 0.5, 1.12), at(foot - reach, 1.2)], 0.011, 4, 8));
    kit.add("blackTrim", tube([at(foot - reach * 0.3, 1.13), at(foot - reach * 1.3, 1.25)], 0.009, 4, 8));
  }
}

/** The engine's louvres at the rear, and the air conditioner on the roof. */
function rearAndRoof(kit: Assembly, tail: Surface, { height }: CarSpec): void {
  for (const y of [0.76, 0.82, 0.88, 0.94, 1.0, 1.06]) {
    const [x] = tail(0, y);
    kit.add("castAlloy", roundedBox(0.03, 0.022, 1.46, 0.008, [x + 0.004, y, 0]));
  }
  for (const [z, material] of [
    [1.0, "redGlow"],
    [0.88, "amberLamp"],
  ] as const) {
    kit.pair(material, roundedBox(0.03, 0.05, 0.1, 0.012, [tail(z, 2.82)[0], 2.82, z]));
  }
  kit.add("paint", roundedBox(2.4, 0.16, 1.7, 0.07, [5.2, height + 0.07, 0]));
  kit.add("blackTrim", ...[-0.4, 0.4].map((z) => move(roundedBox(0.9, 0.02, 0.5, 0.01), [5.2, height + 0.15, z])));
  kit.add("paint", roundedBox(0.7, 0.05, 0.7, 0.02, [9.4, height + 0.01, 0]));
}

/** The fittings that a bus has and a car has not. */
export function busFittings(body: Body, spec: CarSpec): Part[] {
  const kit = assembly();
  const left: Surface = (x, y) => [x, y, skinBetween((z) => body.skin(x, y, z), 0.6, 1.6)];
  const nose: Surface = (z, y) => [skinBetween((x) => body.skin(x, y, z), 1.2, -0.2), y, z];
  const tail: Surface = (z, y) => [onTail(body, spec.length, [z, y])[0], y, -z];
  kerbDoor(kit, left, 0.66, 1.94);
  kerbDoor(kit, left, 5.1, 6.46);
  hangingMirrors(kit);
  front(kit, nose);
  rearAndRoof(kit, tail, spec);
  kit.pair(
    "amberLamp",
    ...[3.6, 7.4, 10.4].map((x) => roundedBox(0.1, 0.035, 0.03, 0.01, [x, 0.82, left(x, 0.82)[2]])),
  );
  return kit.parts();
}

/** Where the skin lies between a point inside the body and one outside (found by halving). */
function skinBetween(outer: (at: number) => number, within: number, without: number): number {
  let [inside, outside] = [within, without];
  for (let step = 0; step < 20; step++) {
    const middle = (inside + outside) / 2;
    if (outer(middle) < 0) inside = middle;
    else outside = middle;
  }
  return inside;
}

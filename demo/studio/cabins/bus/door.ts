import { block } from "../../places/building.ts";
import { glass, metal, plain } from "../../places/surfaces.ts";
import { extrude } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod, tube } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point } from "../../shapes/shape.ts";
import type { Builder } from "../../tracer/scene.ts";
import { signal } from "./seats.ts";
import { BUS, black, DOOR, flecked } from "./shell.ts";

const RAIL = 0.017;
const laminate = plain("#9a9fa2", 0.6, 0);

/** Two steps down to the doorway, their edges yellow; the well's walls. */
function addSteps(into: Builder): void {
  const { from, to, edge } = DOOR;
  const { half, step } = BUS;
  const middle = (edge + half) / 2;
  const [x0, x1] = [from - 0.02, to + 0.02];
  into.add(
    flecked,
    block(x0, step, edge, x1, step / 2, middle, 0.004),
    block(x0, step - 0.1, edge, x1, step, half + 0.06, 0.004),
  );
  into.add(
    laminate,
    block(x0 - 0.02, step, edge, x0, 0, half, 0.002),
    block(x1, step, edge, x1 + 0.02, 0, half, 0.002),
  );
  into.add(laminate, block(x0, step, edge - 0.02, x1, -0.002, edge, 0.002));
  into.add(
    signal,
    block(x0, -0.035, edge - 0.045, x1, 0.006, edge + 0.006, 0.004),
    block(x0, step / 2 - 0.035, middle - 0.045, x1, step / 2 + 0.006, middle + 0.006, 0.004),
  );
}

/** Two glazed leaves that fold outwards, a rubber between them, a handrail on each. */
function addLeaves(into: Builder): void {
  const { from, to, top } = DOOR;
  const { half, step } = BUS;
  const middle = (from + to) / 2;
  const z = half + 0.012;
  for (const [a, b, at] of [
    [from + 0.012, middle - 0.01, middle - 0.085],
    [middle + 0.01, to - 0.012, middle + 0.085],
  ] as const) {
    const leaf = extrude(rectangle(a, step + 0.02, b, top - 0.012, 0.04), {
      deep: 0.034,
      bevel: 0.008,
      holes: [rectangle(a + 0.05, step + 0.12, b - 0.05, top - 0.06, 0.035)],
    });
    into.add(black, move(leaf, [0, 0, z]));
    into.sheet(glass, [a + 0.04, step + 0.1, z + 0.02], [b - a - 0.08, 0, 0], [0, top - step - 0.15, 0]);
    into.add(
      signal,
      tube(
        [
          [at, 0.35, z + 0.004],
          [at, 0.37, z - 0.06],
          [at, 0.7, z - 0.062],
          [at, 1.03, z - 0.06],
          [at, 1.05, z + 0.004],
        ],
        0.014,
        5,
        12,
      ),
    );
  }
  into.add(
    plain("#17181a", 0.7),
    block(middle - 0.012, step + 0.03, z - 0.004, middle + 0.012, top - 0.02, z + 0.03, 0.005),
  );
  // The door's motor: a box over the doorway with its arm.
  into.add(
    plain("#d0d0cb", 0.5),
    block(from - 0.02, top + 0.015, half - 0.13, to + 0.02, top + 0.15, half + 0.01, 0.02),
  );
  into.add(metal("#aeb2b4", 0.35), move(drum(0.022, 0.05, "y", 0.004), [middle, top - 0.005, half - 0.06]));
}

/** A partition with a pane over it between rail posts, at the foremost seats; `side` is 1 on the left. */
function addPartition(into: Builder, side: number): void {
  const x = 1.76;
  const [near, far] = [side > 0 ? 0.27 : -0.36, side * 1.06];
  const [z0, z1] = [Math.min(near, far), Math.max(near, far)];
  into.add(laminate, block(x - 0.012, 0.06, z0 + 0.03, x + 0.012, 0.74, z1, 0.01));
  into.sheet(glass, [x, 0.76, z0 + 0.03], [0, 0, z1 - z0 - 0.05], [0, 0.3, 0]);
  const post = (z: number, top: number) => rod([x, 0, z], [x, top, z], RAIL, 16);
  const over: readonly Point[] = [
    [x, 1.08, near],
    [x, 1.085, near + side * 0.2],
    [x, 1.085, far],
  ];
  into.add(signal, post(near, BUS.high + 0.03), tube(over, RAIL, 6, 14));
  for (const y of [0.01, BUS.high + 0.022]) into.add(black, move(drum(0.034, 0.022, "y", 0.006, 24), [x, y, near]));
  into.add(black, move(drum(0.026, 0.05, "y", 0.008, 20), [x, 1.082, near]));
  if (side < 0) return;
  // The stop button on the post.
  into.add(plain("#2a2c2e", 0.4), block(x + 0.012, 1.2, near - 0.03, x + 0.045, 1.31, near + 0.03, 0.01));
  into.add(plain("#c22a20", 0.35), move(drum(0.02, 0.012, "x", 0.004, 24), [x + 0.048, 1.255, near]));
}

/** Doorway with its steps, partitions and rails to hold on to. */
export function addEntrance(into: Builder): void {
  addSteps(into);
  addLeaves(into);
  addPartition(into, 1);
  addPartition(into, -1);
  const hold: readonly Point[] = [
    [DOOR.from - 0.05, 0.0, 0.5],
    [DOOR.from - 0.05, 0.62, 0.5],
    [DOOR.from - 0.05, 0.86, 0.6],
    [DOOR.from - 0.05, 0.92, 0.82],
    [DOOR.from - 0.05, 0.92, 1.1],
  ];
  into.add(signal, tube(hold, RAIL, 8, 14));
}

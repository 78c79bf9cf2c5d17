import { crossPlate, extrude } from "../../shapes/extrude.ts";
import { circle, inset, rectangle, rounded } from "../../shapes/outline.ts";
import { panel, refined } from "../../shapes/panel.ts";
import { bent, type Flat, mirrored, move, type Shape, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { gap } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { black, CAB, frontAt, lining, moulded, sideAt } from "./measures.ts";

/** The door's window from the side: its foot dips towards the mirrors. */
const WINDOW = rounded(
  [
    [-0.985, 0.77],
    [-0.8, 0.79],
    [-0.42, 0.88],
    [0.15, 0.88],
    [0.13, 1.45],
    [-0.885, 1.45],
  ],
  0.06,
);
const SCREEN: readonly Flat[] = rounded(
  [
    [-0.9, 0.8],
    [0.9, 0.8],
    [0.865, 1.47],
    [-0.865, 1.47],
  ],
  0.07,
);
const REAR_WINDOW = rectangle(-0.38, 1.0, 0.38, 1.36, 0.06);

/** Lays a flat shape onto the left side, bowed as the side is. */
const onSide = (flat: Shape, out: number): Shape =>
  bent(refined(flat, 0.25), ([x, y, z]) => [x, y, sideAt(y) + z + out]);

function sides(into: Builder): void {
  const outline: Flat[] = [
    [CAB.front - 0.05, 0.5],
    [CAB.back + 0.05, 0.5],
    [CAB.back + 0.05, CAB.roof + 0.06],
    [CAB.front + 0.02, CAB.roof + 0.06],
  ];
  const door: Surface = {
    ...lining,
    paint: (spot) => {
      if (spot.y > 0.7) gap(spot, spot.x - 0.225, 0.0025);
      gap(spot, spot.y - 1.5, 0.002);
    },
  };
  const wall = onSide(extrude(outline, { deep: 0.05, holes: [WINDOW] }), 0);
  into.add(door, wall, mirrored(wall));
  const seal = onSide(
    extrude(inset(WINDOW, -0.018), { deep: 0.016, bevel: 0.007, holes: [inset(WINDOW, 0.006)] }),
    -0.012,
  );
  into.add(black, seal, mirrored(seal));
}

/** The windscreen's frame, and the wall behind the seats with its window. */
function ends(into: Builder): void {
  const on = (u: number, v: number) => [frontAt(v, u), v, -u] as const;
  into.add(
    lining,
    panel(rectangle(-1, 0.4, 1, CAB.roof + 0.06), { deep: 0.035, bevel: 0.01, holes: [SCREEN], cell: 0.12, on }),
  );
  into.add(
    black,
    panel(inset(SCREEN, -0.02), {
      deep: 0.01,
      bevel: 0.004,
      from: 0.032,
      holes: [inset(SCREEN, 0.008)],
      cell: 0.12,
      on,
    }),
  );
  const back: Surface = {
    ...lining,
    paint: (spot) => {
      gap(spot, spot.y - 0.9, 0.003);
      gap(spot, spot.y - 1.46, 0.002);
      if (spot.y < 0.9) gap(spot, Math.abs(spot.z) - 0.33, 0.003);
    },
  };
  into.add(
    back,
    crossPlate(rectangle(-1, 0, 1, CAB.roof + 0.06), CAB.back, { deep: 0.04, bevel: 0.01, holes: [REAR_WINDOW] }),
  );
  into.add(
    black,
    crossPlate(inset(REAR_WINDOW, -0.022), CAB.back - 0.012, {
      deep: 0.02,
      bevel: 0.008,
      holes: [inset(REAR_WINDOW, 0.006)],
    }),
  );
}

/** Roof lining in padded fields, its hatch and lamps. */
function roof(into: Builder): void {
  const heightAt = (x: number, z: number) =>
    CAB.roof +
    0.03 -
    0.05 * z * z -
    0.09 * Math.max(0, (Math.abs(z) - 0.8) / 0.2) ** 2 -
    0.08 * Math.max(0, (x - 0.4) / 0.12) ** 2;
  const padded: Surface = {
    ...lining,
    paint: (spot) => {
      for (const d of [spot.x + 0.34, Math.abs(spot.z) - 0.46]) {
        gap(spot, d, 0.0022);
        if (Math.abs(d) < 0.03) spot.nx -= Math.sign(d) * (1 - Math.abs(d) / 0.03) * 0.16;
      }
    },
  };
  const vault = sheet(
    (u, v) => {
      const [x, z] = [CAB.front + (CAB.back - CAB.front) * u, (v * 2 - 1) * CAB.half];
      return [x, heightAt(x, z), z];
    },
    40,
    60,
  );
  into.add(padded, vault);
  const frame = extrude(rectangle(-0.2, -0.23, 0.2, 0.23, 0.06), {
    deep: 0.05,
    bevel: 0.014,
    holes: [rectangle(-0.145, -0.175, 0.145, 0.175, 0.04)],
  });
  into.add(moulded("#b9b7b1"), move(turn(frame, "x", -90), [0.06, CAB.roof - 0.02, 0]));
  const pane = extrude(rectangle(-0.155, -0.185, 0.155, 0.185, 0.045), { deep: 0.006 });
  into.add({ colour: hex("#eef3f6"), glow: 0.1, rough: 0.5 }, move(turn(pane, "x", -90), [0.06, CAB.roof + 0.012, 0]));
  for (const z of [-0.62, 0.62]) {
    const lens = extrude(rectangle(-0.05, -0.11, 0.05, 0.11, 0.03), { deep: 0.014, bevel: 0.005 });
    const rim = extrude(rectangle(-0.065, -0.125, 0.065, 0.125, 0.035), { deep: 0.012, bevel: 0.004 });
    const y = heightAt(-0.1, z) - 0.012;
    into.add(moulded("#b9b7b1"), move(turn(rim, "x", -90), [-0.1, y, z]));
    into.add({ colour: hex("#f4efe4"), glow: 0.4, rough: 0.4 }, move(turn(lens, "x", -90), [-0.1, y - 0.008, z]));
  }
}

/** Rubber floor that runs up to the feet, and a mat before each seat. */
function floor(into: Builder): void {
  const rubber: Surface = { colour: hex("#74767a"), glow: 0.15, rough: 0.65, gloss: 0.03 };
  const run = sheet(
    (u, v) => {
      const x = -1.2 + (CAB.back + 1.2) * u;
      return [x, Math.max(0, -x - 0.9) ** 1.2 * 1.6, (v * 2 - 1) * CAB.half];
    },
    60,
    8,
  );
  into.add(rubber, run);
  const mat: Surface = {
    colour: hex("#5a5c60"),
    glow: 0.15,
    rough: 0.7,
    gloss: 0.03,
    paint: (spot) => {
      if (Math.abs(spot.ny) > 0.8) spot.nz += Math.sin(spot.z * 300) * 0.16;
    },
  };
  for (const z of [-0.6, 0.6])
    into.add(
      mat,
      move(turn(extrude(rectangle(-0.9, -0.26, -0.34, 0.26, 0.05), { deep: 0.014, bevel: 0.005 }), "x", -90), [
        0,
        0.012,
        z,
      ]),
    );
}

/** Mirrors on their arms, and the wipers. */
function outside(into: Builder): void {
  const housing = (high: number, wide: number) =>
    extrude(rectangle(-wide / 2, -high / 2, wide / 2, high / 2, 0.045), { deep: 0.07, bevel: 0.025 });
  const pane = (high: number, wide: number) =>
    extrude(rectangle(-wide / 2 + 0.014, -high / 2 + 0.014, wide / 2 - 0.014, high / 2 - 0.014, 0.035), {
      deep: 0.004,
    });
  const mirror: Surface = { colour: [0.3, 0.33, 0.36], metal: 1, rough: 0.015 };
  for (const side of [-1, 1]) {
    const put = (shape: Shape, y: number, out: number) =>
      move(turn(shape, "y", 90 + side * 16), [-1.03 + out * Math.cos(0.28), y, side * (1.29 - out * 0.28)]);
    for (const [y, high, wide] of [
      [1.2, 0.38, 0.21],
      [0.9, 0.19, 0.21],
    ] as const) {
      into.add(black, put(housing(high, wide), y, 0));
      into.add(mirror, put(pane(high, wide), y, 0.069));
    }
    for (const y of [0.76, 1.44])
      into.add(
        black,
        sheet(
          (u, v) => {
            const angle = v * 2 * Math.PI;
            return [-1.0 + 0.02 * Math.cos(angle), y + 0.016 * Math.sin(angle), side * (1.0 + u * 0.3)];
          },
          2,
          10,
        ),
      );
    const post = move(turn(extrude(circle(0.014, 12), { deep: 0.7 }), "x", -90), [-1.01, 0.75, side * 1.3]);
    into.add(black, post);
  }
  for (const z of [-0.62, 0.16]) {
    const blade = extrude(rectangle(0, 0, 0.72, 0.018, 0.006), { deep: 0.014 });
    into.add(black, move(turn(turn(blade, "z", 4), "y", 90), [frontAt(0.9, z) - 0.03, 0.87, z + 0.62]));
  }
}

/** Walls with their windows, roof, floor, and the parts of the truck that are seen outside. */
export function addTruckShell(into: Builder): void {
  sides(into);
  ends(into);
  roof(into);
  floor(into);
  outside(into);
  // Nothing but dark metal under and outside the walls, so that light comes in by the windows only.
  const body: Surface = { colour: [0.05, 0.05, 0.05] };
  for (const side of [-1, 1]) into.sheet(body, [-1.4, -0.05, side * 1.08], [2.1, 0, 0], [0, 0.75, 0]);
  into.sheet(body, [-1.28, -0.05, -1.1], [0, 0, 2.2], [0, 0.8, 0]);
  into.sheet(body, [-1.3, -0.06, -1.1], [2, 0, 0], [0, 0, 2.2]);
  into.sheet(body, [-1.2, CAB.roof + 0.1, -1.1], [1.9, 0, 0], [0, 0, 2.2]);
}

import { crossPlate, extrude, roundedBox } from "../../shapes/extrude.ts";
import { rod } from "../../shapes/loft.ts";
import { inset, rectangle, rounded } from "../../shapes/outline.ts";
import { panel, refined } from "../../shapes/panel.ts";
import { bent, type Flat, mirrored, move, type Shape, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { darken, gap } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { black, dark, moulded } from "../truck/measures.ts";

/**
 * Inside of the cab, metres: bulkhead behind, half width at the windows' foot, heights. x runs back from the driver's
 * hip, y up from the floor.
 */
export const CABIN = { wall: 0.47, half: 0.86, waist: 0.8, roof: 1.44, driver: -0.45 } as const;
/** The x of the load space's rear end. */
const REAR = 2.95;

export const sideAt = (y: number): number => CABIN.half - 0.17 * Math.max(0, y - CABIN.waist);
/** The x of the raked windscreen. */
const screenAt = (y: number, z: number): number => -1.4 + 1.22 * (y - 0.8) + 0.12 * z * z;

const lining: Surface = { colour: hex("#cfcdc7"), rough: 1, gloss: 0, glow: 0.1 };
/** Painted sheet steel. */
const painted: Surface = { colour: hex("#c3c7ca"), rough: 0.4, gloss: 0.04, glow: 0.08 };

const WINDOW = rounded(
  [
    [-1.0, 0.72],
    [-0.8, 0.735],
    [-0.42, 0.805],
    [0.2, 0.805],
    [0.18, 1.3],
    [-0.46, 1.3],
  ],
  0.05,
);
const SCREEN: readonly Flat[] = rounded(
  [
    [-0.76, 0.79],
    [0.76, 0.79],
    [0.68, 1.3],
    [-0.68, 1.3],
  ],
  0.06,
);
const HATCH = rectangle(-0.36, 0.93, 0.36, 1.24, 0.05);

const onSide = (flat: Shape, out: number): Shape =>
  bent(refined(flat, 0.2), ([x, y, z]) => [x, y, sideAt(y) + z + out]);

function sides(into: Builder): void {
  const outline: Flat[] = [
    [-1.42, 0.4],
    [CABIN.wall + 0.04, 0.4],
    [CABIN.wall + 0.04, CABIN.roof + 0.06],
    [-0.6, CABIN.roof + 0.06],
    [-1.36, 0.79],
  ];
  const door: Surface = {
    ...lining,
    paint: (spot) => {
      if (spot.y > 0.7) gap(spot, spot.x - 0.26, 0.0025);
      gap(spot, spot.y - 1.335, 0.002);
    },
  };
  const wall = onSide(extrude(outline, { deep: 0.05, holes: [WINDOW] }), 0);
  into.add(door, wall, mirrored(wall));
  const ring = extrude(inset(WINDOW, -0.016), { deep: 0.015, bevel: 0.006, holes: [inset(WINDOW, 0.006)] });
  const seal = onSide(ring, -0.011);
  into.add(black, seal, mirrored(seal));
  const frame = rectangle(-1, 0.4, 1, CABIN.roof + 0.04);
  const on = (u: number, v: number) => [screenAt(v, u), v, -u] as const;
  into.add(lining, panel(frame, { deep: 0.03, bevel: 0.01, holes: [SCREEN], cell: 0.12, on }));
}

/** The bulkhead: pressed steel with a window and bars before it. */
function bulkhead(into: Builder): void {
  const pressed: Surface = {
    ...painted,
    paint: (spot) => {
      if (Math.abs(spot.nx) < 0.8) return;
      const beside = spot.y > 0.87 && Math.abs(spot.z) > 0.44;
      if (spot.y > 0.87 && !beside) return;
      const at = beside ? Math.abs(spot.z) - 0.55 : spot.y - 0.05;
      const step = beside ? 0.13 : 0.14;
      const t = ((at / step) % 1) - 0.5;
      const slope = Math.abs(t) > 0.12 && Math.abs(t) < 0.3 ? Math.sign(t) * 0.4 : 0;
      if (beside) spot.nz += slope * Math.sign(spot.z);
      else spot.ny += slope;
    },
  };
  into.add(
    pressed,
    crossPlate(rectangle(-1, -0.02, 1, CABIN.roof + 0.06), CABIN.wall, { deep: 0.03, bevel: 0.006, holes: [HATCH] }),
  );
  const ring = { deep: 0.024, bevel: 0.008, holes: [inset(HATCH, 0.006)] };
  into.add(black, crossPlate(inset(HATCH, -0.024), CABIN.wall - 0.014, ring));
  for (let i = -2; i <= 2; i++)
    into.add(dark, rod([CABIN.wall + 0.04, 0.92, i * 0.12], [CABIN.wall + 0.04, 1.25, i * 0.12], 0.006, 10));
  for (const z of [-0.7, 0.7])
    into.add(
      dark,
      move(turn(extrude(rectangle(-0.016, -0.03, 0.016, 0.03, 0.01), { deep: 0.02, bevel: 0.005 }), "y", -90), [
        CABIN.wall,
        1.33,
        z,
      ]),
    );
}

/** The load space, seen through the bulkhead's window: ply-lined sides, rear doors with their panes. */
function loadSpace(into: Builder): void {
  const ply: Surface = { colour: hex("#b89b74"), rough: 0.7, paint: (spot) => gap(spot, spot.y - 0.75, 0.006) };
  const long = REAR - CABIN.wall;
  for (const side of [-1, 1]) into.sheet(ply, [CABIN.wall, 0, side * 0.84], [long, 0, 0], [0, 1.5, 0]);
  into.sheet(painted, [CABIN.wall, 1.5, 0.86], [long, 0, 0], [0, 0, -1.72]);
  into.sheet(ply, [CABIN.wall, 0, 0.86], [long, 0, 0], [0, 0, -1.72]);
  const panes = [rectangle(-0.7, 0.8, -0.08, 1.34, 0.06), rectangle(0.08, 0.8, 0.7, 1.34, 0.06)];
  const doors: Surface = { ...painted, paint: (spot) => gap(spot, spot.z, 0.008) };
  into.add(doors, crossPlate(rectangle(-0.9, 0, 0.9, 1.52), REAR, { deep: 0.04, bevel: 0.01, holes: panes }));
}

/** The roof with its shelf over the windscreen, visors, lamp and mirror. */
function overhead(into: Builder): void {
  const roof = sheet(
    (u, v) => {
      const [x, z] = [-0.85 + (CABIN.wall + 0.87) * u, (v * 2 - 1) * CABIN.half];
      const drop = 0.06 * Math.max(0, (Math.abs(z) - 0.6) / 0.18) ** 2;
      return [x, CABIN.roof + 0.02 - 0.04 * z * z - drop, z];
    },
    30,
    50,
  );
  const padded: Surface = { ...lining, paint: (spot) => gap(spot, Math.abs(spot.z) - 0.4, 0.002) };
  into.add(padded, roof);
  const shelf: Surface = { ...moulded("#c2c1bb"), glow: 0.08 };
  into.add(shelf, roundedBox(0.34, 0.022, 1.44, 0.01, [-0.65, 1.318, 0]));
  into.add(shelf, roundedBox(0.03, 0.05, 1.44, 0.012, [-0.488, 1.33, 0]));
  for (const z of [-0.24, 0.24]) into.add(shelf, roundedBox(0.3, 0.1, 0.018, 0.006, [-0.64, 1.37, z]));
  for (const z of [-0.68, 0.68]) into.add(shelf, roundedBox(0.33, 0.12, 0.06, 0.012, [-0.64, 1.37, z]));
  into.add(shelf, roundedBox(0.06, 0.1, 0.46, 0.014, [-0.498, 1.385, 0]));
  for (const z of [-0.09, 0.09])
    into.add(
      { colour: hex("#f4efe4"), glow: 0.3, rough: 0.4 },
      roundedBox(0.006, 0.04, 0.08, 0.003, [-0.467, 1.39, z]),
    );
  const visor: Surface = { colour: hex("#b3b3b0"), rough: 0.9, gloss: 0.01, glow: 0.06 };
  for (const z of [-0.37, 0.37])
    into.add(visor, move(turn(roundedBox(0.19, 0.02, 0.56, 0.009), "z", -8), [-0.62, 1.292, z]));
  // A box of delivery slips and a folded jacket lie on the shelf.
  into.add(moulded("#c08a3a"), roundedBox(0.2, 0.05, 0.26, 0.006, [-0.62, 1.355, 0.44]));
  into.add(moulded("#4a5a68"), roundedBox(0.16, 0.07, 0.24, 0.02, [-0.61, 1.365, -0.44]));
}

/** Mirrors outside the doors, wipers and the short bonnet. */
function outside(into: Builder): void {
  const mirror: Surface = { colour: [0.3, 0.33, 0.36], metal: 1, rough: 0.015 };
  for (const side of [-1, 1]) {
    const put = (shape: Shape, out: number) =>
      move(turn(shape, "y", 90 + side * 16), [-0.86 + out * Math.cos(0.28), 0.9, side * (1.08 - out * 0.28)]);
    into.add(black, put(extrude(rectangle(-0.12, -0.15, 0.12, 0.15, 0.05), { deep: 0.08, bevel: 0.03 }), 0));
    into.add(mirror, put(extrude(rectangle(-0.1, -0.13, 0.1, 0.13, 0.04), { deep: 0.004 }), 0.079));
    into.add(black, rod([-0.84, 0.78, side * 0.86], [-0.84, 0.82, side * 1.02], 0.025, 12));
  }
  for (const z of [-0.56, 0.1]) {
    const blade = turn(extrude(rectangle(0, 0, 0.6, 0.016, 0.005), { deep: 0.012 }), "z", 3);
    into.add(black, move(turn(blade, "y", 90), [screenAt(0.83, z) - 0.05, 0.825, z + 0.54]));
  }
  const bonnet = sheet(
    (u, v) => [-1.45 - 0.7 * u, 0.74 - 0.16 * u * u - 0.1 * Math.abs(v * 2 - 1) ** 3, (v * 2 - 1) * 0.85],
    20,
    24,
  );
  into.add({ colour: hex("#d5d7d8"), rough: 0.15, gloss: 0.06 }, bonnet);
}

function floor(into: Builder): void {
  const rubber: Surface = { colour: hex("#6d6f73"), glow: 0.15, rough: 0.65, gloss: 0.03 };
  const run = sheet(
    (u, v) => {
      const x = -1.35 + (CABIN.wall + 1.35) * u;
      return [x, Math.max(0, -x - 0.86) ** 1.2 * 1.3, (v * 2 - 1) * CABIN.half];
    },
    50,
    6,
  );
  into.add(rubber, run);
  const mat: Surface = {
    ...rubber,
    colour: hex("#55575a"),
    paint: (spot) => darken(spot, Math.abs(spot.ny) > 0.8 ? 1 : 0.7),
  };
  const flat = extrude(rectangle(-0.86, -0.24, -0.36, 0.24, 0.05), { deep: 0.014, bevel: 0.005 });
  for (const z of [-0.48, 0.45]) into.add(mat, move(turn(flat, "x", -90), [0, 0.012, z]));
}

/** Walls, windows, bulkhead, roof and floor, and the parts of the van that are seen beyond them. */
export function addVanShell(into: Builder): void {
  sides(into);
  bulkhead(into);
  loadSpace(into);
  overhead(into);
  outside(into);
  floor(into);
  // Nothing but dark metal under and outside the walls, so that light comes in by the windows only.
  const body: Surface = { colour: [0.05, 0.05, 0.05] };
  for (const side of [-1, 1]) into.sheet(body, [-1.6, -0.05, side * 0.96], [4.7, 0, 0], [0, 0.72, 0]);
  into.sheet(body, [-1.5, -0.05, -1], [0, 0, 2], [0, 0.78, 0]);
  into.sheet(body, [-1.6, -0.06, -1], [4.7, 0, 0], [0, 0, 2]);
  into.sheet(body, [-0.95, CABIN.roof + 0.14, -1], [4.1, 0, 0], [0, 0, 2]);
}

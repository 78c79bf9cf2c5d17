import { block } from "../../places/building.ts";
import { glass, plain } from "../../places/surfaces.ts";
import { extrude } from "../../shapes/extrude.ts";
import { rod } from "../../shapes/loft.ts";
import { rectangle, rounded } from "../../shapes/outline.ts";
import { panel, refined } from "../../shapes/panel.ts";
import { type Flat, move, type Shape } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { darken, gap, noise, tint } from "../fabrics.ts";
import { sheet } from "../grid.ts";

/**
 * Inside of the bus, metres: x from the nose back, half its width, its height over the aisle, how deep the doorstep
 * lies.
 */
export const BUS = { front: 0.2, rear: 6.25, half: 1.1, high: 1.95, step: -0.44 } as const;
/** The doorway in the left wall: from and to along x, and where the saloon's floor ends at its steps. */
export const DOOR = { from: 0.88, to: 1.66, top: 1.5, edge: 0.42 } as const;
const THICK = 0.05;
const [SILL, HEAD] = [0.68, 1.42];
/** The saloon's panes, alike on both sides. */
const BAYS: readonly (readonly [number, number])[] = [
  [1.8, 2.74],
  [2.82, 3.79],
  [3.87, 4.84],
  [4.92, 6.08],
];

/** The x of the windscreen's plane at a height. */
const screenAt = (y: number): number => BUS.front + (y - 0.6) * 0.45;

export const pale = plain("#e4e2dc", 0.6, 0);
export const black = plain("#1d1f21", 0.45, 0.04);
const rubber = plain("#17181a", 0.6, 0.03);

/** Needled felt up to the sill, moulded plastic above it. */
const lining: Surface = {
  colour: hex("#e4e2dc"),
  rough: 0.6,
  gloss: 0,
  paint: (spot) => {
    if (spot.y > 0.63) return;
    tint(spot, hex("#939b9f"));
    gap(spot, spot.y - 0.63, 0.004);
  },
};

const DRIVERS: readonly Flat[] = [
  [screenAt(SILL) + 0.14, SILL],
  [1.7, SILL],
  [1.7, HEAD],
  [screenAt(HEAD) + 0.14, HEAD],
];
const QUARTER: readonly Flat[] = [
  [screenAt(SILL) + 0.14, SILL],
  [DOOR.from - 0.08, SILL],
  [DOOR.from - 0.08, HEAD],
  [screenAt(HEAD) + 0.14, HEAD],
];

/** A side wall with its openings; `side` 1 the left, -1 the right. */
function wall(into: Builder, side: 1 | -1): void {
  const bays = BAYS.map(([x0, x1]) => rectangle(x0, SILL, x1, HEAD, 0.07));
  const first = rounded(side > 0 ? QUARTER : DRIVERS, 0.05);
  const door = rectangle(DOOR.from, BUS.step, DOOR.to, DOOR.top, 0.05);
  const low = BUS.step - 0.08;
  const outline: Flat[] = [
    [BUS.front - 0.02, low],
    [BUS.rear, low],
    [BUS.rear, BUS.high + 0.04],
    [screenAt(BUS.high) - 0.02, BUS.high + 0.04],
    [BUS.front - 0.02, 0.56],
  ];
  const holes = side > 0 ? [...bays, first, door] : [...bays, first];
  const inner = side * BUS.half;
  into.add(lining, move(extrude(outline, { deep: THICK, holes }), [0, 0, side > 0 ? inner : inner - THICK]));
  for (const hole of [...bays, first]) addPane(into, hole, side);
  into.add(pale, block(1.72, SILL - 0.05, inner - 0.02, 6.2, SILL - 0.012, inner + 0.02, 0.012));
  into.add(
    plain("#6a7075", 0.5),
    block(1.9, 0.05, Math.min(inner, inner - side * 0.05), 6.1, 0.19, Math.max(inner, inner - side * 0.05), 0.016),
  );
}

/** One pane: its glass, the rubber around it, and the slider in its head. */
function addPane(into: Builder, hole: readonly Flat[], side: number): void {
  const xs = hole.map(([x]) => x);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const z = side * (BUS.half + 0.032);
  const inwards = hole.map(([x, y]): Flat => {
    const [mx, my] = [(x0 + x1) / 2, (SILL + HEAD) / 2];
    const reach = 0.02 / Math.max(Math.abs(x - mx), Math.abs(y - my), 0.1);
    return [x + (mx - x) * reach, y + (my - y) * reach];
  });
  into.add(
    rubber,
    move(extrude(hole, { deep: 0.02, holes: [inwards] }), [0, 0, side > 0 ? BUS.half + 0.016 : -BUS.half - 0.036]),
  );
  into.sheet(glass, [x0, SILL, z], [x1 - x0, 0, 0], [0, HEAD - SILL, 0]);
  if (x1 - x0 < 0.9 || x0 < 1) return;
  const [near, far] = [Math.min(z, z - side * 0.014), Math.max(z, z - side * 0.014)];
  const middle = (x0 + x1) / 2;
  into.add(
    rubber,
    block(x0 + 0.01, 1.185, near, x1 - 0.01, 1.207, far, 0.004),
    block(middle - 0.011, 1.2, near, middle + 0.011, HEAD - 0.01, far, 0.004),
    block(middle - 0.06, 1.25, near, middle - 0.03, 1.3, far, 0.004),
  );
}

const drape: Surface = { colour: hex("#7d909a"), rough: 1, gloss: 0 };

/** A curtain gathered at a pillar, tied below its middle. */
function curtain(x: number, side: number): Shape {
  const inner = side * (BUS.half - 0.035);
  return sheet(
    (u, v) => {
      const y = 0.71 + v * 0.74;
      const tied = 0.55 + 0.45 * Math.min(1, Math.abs(v - 0.3) / 0.35);
      const fold = Math.sin(u * Math.PI * 10) * 0.014 * (0.6 + 0.4 * tied);
      return [x + (u - 0.5) * 0.19 * tied, y, inner - side * (fold + 0.006 * Math.sin(v * 7))];
    },
    60,
    16,
    70,
  );
}

function addCurtains(into: Builder): void {
  for (const side of [-1, 1]) {
    for (const x of [1.83, 2.78, 3.83, 4.88, 6.02]) {
      into.add(drape, curtain(x, side));
      into.add(
        plain("#4d5d66", 0.9, 0),
        block(
          x - 0.062,
          0.918,
          side * (BUS.half - 0.035) - 0.022,
          x + 0.062,
          0.946,
          side * (BUS.half - 0.035) + 0.022,
          0.01,
        ),
      );
    }
    into.add(black, rod([1.74, 1.452, side * (BUS.half - 0.035)], [6.15, 1.452, side * (BUS.half - 0.035)], 0.007, 8));
  }
}

/** Aisle and floor: ribbed rubber between the seats, flecked sheet under them. */
const ribs: Surface = {
  colour: hex("#666b70"),
  rough: 0.5,
  gloss: 0.04,
  paint: (spot) => {
    const slope = Math.sin((spot.z / 0.019) * 2 * Math.PI);
    spot.nz += slope * 0.32;
    darken(spot, 0.92 + 0.08 * slope);
  },
};
export const flecked: Surface = {
  colour: hex("#979b9c"),
  rough: 0.7,
  gloss: 0,
  paint: (spot: Spot) => darken(spot, 0.95 + 0.1 * noise(spot.x * 9, spot.y * 9, spot.z * 9)),
};

function addFloor(into: Builder): void {
  const { front, rear, half } = BUS;
  const lay = (cover: Surface, x0: number, z0: number, x1: number, z1: number, y = 0) =>
    into.sheet(cover, [x0, y, z1], [x1 - x0, 0, 0], [0, 0, z0 - z1]);
  lay(flecked, front, -half, rear, -0.2);
  lay(flecked, DOOR.to + 0.02, 0.2, rear, half);
  lay(flecked, front, 0.2, DOOR.to + 0.02, DOOR.edge);
  lay(flecked, front, DOOR.edge, DOOR.from - 0.02, half);
  lay(ribs, front, -0.2, rear, 0.2, 0.004);
  for (const z of [-0.205, 0.205]) into.add(black, block(0.7, 0, z - 0.008, rear, 0.007, z + 0.008, 0.003));
  into.add(plain("#6f777c", 1, 0), block(5.86, 0, -half, rear, 0.6, half, 0.03));
}

/** The windscreen in its frame, and the rear window that opens as an exit. */
function addEnds(into: Builder): void {
  const { half, high, rear } = BUS;
  const face = panel(rectangle(-half - 0.03, 0.5, half + 0.03, high + 0.04), {
    deep: 0.05,
    bevel: 0.01,
    cell: 0.4,
    holes: [rectangle(-0.99, 0.66, 0.99, 1.58, 0.12)],
    on: (u, v) => [screenAt(v), v, -u],
  });
  into.add(pale, face);
  into.sheet(glass, [screenAt(0.64), 0.64, 1], [0, 0, -2], [screenAt(1.6) - screenAt(0.64), 0.96, 0]);
  into.sheet(black, [BUS.front, BUS.step - 0.1, half], [0, 0, -2 * half], [0, 1.1, 0]);
  for (const z of [0.72, -0.18])
    into.add(rubber, rod([screenAt(0.7) - 0.03, 0.7, z], [screenAt(0.82) - 0.03, 0.82, z - 0.62], 0.009, 6));
  const back = refined(
    extrude(rectangle(-half - 0.05, 0, half + 0.05, high + 0.04), {
      deep: 0.04,
      holes: [rectangle(-0.74, 0.76, 0.74, 1.5, 0.09)],
    }),
    0.6,
  );
  const turned = { ...back, positions: swapped(back.positions), normals: swapped(back.normals) };
  into.add(lining, move(turned, [rear, 0, 0]));
  const frame = extrude(rectangle(-0.77, 0.73, 0.77, 1.53, 0.11), {
    deep: 0.02,
    bevel: 0.005,
    holes: [rectangle(-0.72, 0.78, 0.72, 1.48, 0.08)],
  });
  into.add(
    rubber,
    move({ ...frame, positions: swapped(frame.positions), normals: swapped(frame.normals) }, [rear - 0.012, 0, 0]),
  );
  into.sheet(glass, [rear + 0.02, 0.75, 0.76], [0, 0, -1.52], [0, 0.77, 0]);
  into.add(plain("#b3241c", 0.4), block(rear - 0.05, 0.8, -0.09, rear - 0.03, 0.825, 0.09, 0.008));
  for (const z of [-0.085, 0.085])
    into.add(plain("#b3241c", 0.4), block(rear - 0.045, 0.75, z - 0.01, rear - 0.015, 0.822, z + 0.01, 0.006));
}

/** Turns a drawing so that its x runs across the bus and its depth along the bus. */
const swapped = (triples: Float32Array): Float32Array =>
  triples.map((_, i) => triples[i % 3 === 0 ? i + 2 : i % 3 === 1 ? i : i - 2] as number);

/** Floor, walls, panes, curtains, windscreen and rear window. */
export function addShell(into: Builder): void {
  addFloor(into);
  wall(into, 1);
  wall(into, -1);
  addCurtains(into);
  addEnds(into);
}

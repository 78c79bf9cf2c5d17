import { curve } from "../curve.ts";
import { type Field, polygonDistance, smoothMax } from "../field.ts";
import type { MaterialName } from "../materials.ts";
import { meshField } from "../mesher.ts";
import type { Assembly } from "../shapes/assembly.ts";
import { inset } from "../shapes/outline.ts";
import { panel, type Surface } from "../shapes/panel.ts";
import { type Flat, mirrored, type Point } from "../shapes/shape.ts";

/** A driver's cab, or a whole van, as a rounded solid. Metres. */
export type CabShape = {
  /** `[height, x]`: the middle line of nose and windscreen. */
  readonly nose: readonly Flat[];
  /** How far the front falls back at the sides: factors of the square and the sixth power of the half width's share. */
  readonly bow: readonly [number, number];
  /** `[height, half width]`. */
  readonly side: readonly Flat[];
  /** Half width along the length: `[x, share]`. */
  readonly plan?: readonly Flat[];
  readonly rear: number;
  readonly roof: readonly Flat[];
  readonly floor: number;
  /** Wheel arches: `[x, height, radius]`. */
  readonly arches: readonly Point[];
  /** Radii of the edges: front to side, to roof, at the rear. */
  readonly round: readonly [number, number, number];
  readonly windscreen: readonly Flat[];
  /** Outlines of the side windows that can be looked through. */
  readonly windows: readonly (readonly Flat[])[];
  /** The cab is hollow above this height, back to this x. */
  readonly hollow: readonly [number, number];
};

export type Cab = {
  readonly front: Surface;
  readonly left: Surface;
  readonly back: Surface;
};

/** The solid without its openings. */
function solidOf(shape: CabShape): Field {
  const nose = curve(shape.nose, 0.025);
  const side = curve(shape.side, 0.03);
  const roof = curve(shape.roof, 0.06);
  const plan = shape.plan ? curve(shape.plan, 0.08) : () => 1;
  const widest = Math.max(...shape.side.map(([, wide]) => wide));
  const [corner, edge, tail] = shape.round;
  return (x, y, z) => {
    const across = Math.abs(z) / widest;
    const slope = (nose(y + 0.01) - nose(y - 0.01)) / 0.02;
    const fall = shape.bow[0] * across ** 2 + shape.bow[1] * across ** 6;
    const front = ((nose(y) + fall - x) * 0.9) / Math.hypot(1, slope);
    const walls = Math.abs(z) - side(y) * plan(x);
    const top = (y - roof(x) + 0.03 * across ** 2) * 0.96;
    const body = smoothMax(smoothMax(smoothMax(front, walls, corner), top, edge), x - shape.rear, tail);
    const closed = smoothMax(body, shape.floor - y, 0.05);
    return shape.arches.reduce((solid, [ax, ay, radius]) => {
      const arch = Math.max(Math.hypot(x - ax, y - ay) - radius, widest - 0.42 - Math.abs(z));
      return smoothMax(solid, -arch, 0.02);
    }, closed);
  };
}

function root(value: (at: number) => number, inside: number, outside: number): number {
  let [a, b] = [inside, outside];
  for (let step = 0; step < 26; step++) {
    const middle = (a + b) / 2;
    if (value(middle) < 0) {
      a = middle;
    } else {
      b = middle;
    }
  }
  return (a + b) / 2;
}

/** Builds the cab's skin with its openings, frames and glass; returns the surfaces, so that more can be laid on. */
export function cab(kit: Assembly, shape: CabShape, cell: number, skin: MaterialName = "paint"): Cab {
  const solid = solidOf(shape);
  const middle = (shape.rear + (shape.nose[0]?.[1] ?? 0)) / 2;
  const surfaces: Cab = {
    front: (z, y) => [root((x) => solid(x, y, z), middle, -0.6), y, z],
    left: (x, y) => [x, y, root((z) => solid(x, y, z), 0.2, 1.8)],
    back: (z, y) => [root((x) => solid(x, y, z), middle, shape.rear + 0.4), y, -z],
  };
  const screen = polygonDistance(shape.windscreen);
  const panes = shape.windows.map((pane) => polygonDistance(pane));
  const [sill, behind] = shape.hollow;
  const open: Field = (x, y, z) => {
    const outer = solid(x, y, z);
    if (outer > 0.03) {
      return outer;
    }
    const room = Math.max(outer + 0.06, sill - y, x - behind);
    const holes = Math.max(
      Math.min(Math.max(screen(z, y), x - middle), ...panes.map((pane) => Math.max(pane(x, y), 0.45 - Math.abs(z)))),
      outer - 0.02,
    );
    return Math.max(outer, -Math.min(room, holes));
  };
  const widest = Math.max(...shape.side.map(([, wide]) => wide)) + 0.06;
  const highest = Math.max(...shape.roof.map(([, y]) => y)) + 0.06;
  const half = meshField(
    open,
    { min: [-0.12, shape.floor - 0.08, -cell], max: [shape.rear + 0.08, highest, widest] },
    cell,
    0.08,
  );
  kit.add(skin, half, mirrored(half));
  glaze(kit, surfaces.front, shape.windscreen, false);
  for (const pane of shape.windows) {
    glaze(kit, surfaces.left, pane, true);
  }
  return surfaces;
}

/** Glass in an opening with its black edge. */
function glaze(kit: Assembly, on: Surface, outline: readonly Flat[], sides: boolean): void {
  const put = sides ? kit.pair : kit.add;
  put(
    "glossBlack",
    panel(inset(outline, -0.028), {
      on,
      deep: 0.006,
      bevel: 0.002,
      from: -0.002,
      cell: 0.05,
      holes: [inset(outline, 0.022)],
    }),
  );
  put("glass", panel(inset(outline, 0.006), { on, deep: 0.004, from: -0.002, cell: 0.05 }));
}

import { BACK, DOORWAY, PANE, PORTHOLE } from "../../designs/caravan-teardrop.ts";
import { block } from "../../places/building.ts";
import { glass, metal, plain } from "../../places/surfaces.ts";
import { smooth } from "../../shapes/curve.ts";
import { extrude } from "../../shapes/extrude.ts";
import { tube } from "../../shapes/loft.ts";
import { circle, inset, rectangle } from "../../shapes/outline.ts";
import type { Flat, Point } from "../../shapes/shape.ts";
import { move } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { woven } from "../caravan/berths.ts";
import { addHatch, boards, oak } from "../caravan/shell.ts";
import { darken, rough, seam } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { placed } from "../placed.ts";

/** Where the camper's own drawing (caravan-c) has the origin of its inside: the middle of the bed, and the floor. */
const [MIDDLE, FLOOR] = [2.2, 0.68];
/** Inside of the sleeping room, metres: the nose, the wall to the kitchen, half its width. */
export const NEST = { nose: -0.95, wall: 1.25, half: 0.875 } as const;
const LINED = 0.045;
/** The x of the roof window, at which the roof is nearly level. */
const HATCH = 0.18;

const within = ([x, y]: Flat): Flat => [x - MIDDLE, y - FLOOR];
/** The lining in side view, from the nose over the roof: the outer skin drawn inwards. */
const outer = smooth(BACK, 10).map(([x, y]): Flat => within([x, y]));
const line: readonly Flat[] = inset([...outer].reverse(), LINED).toReversed();
const doorway = DOORWAY.map(within);
const pane = rectangle(PANE[0] - MIDDLE, PANE[1] - FLOOR, PANE[2] - MIDDLE, PANE[3] - FLOOR, 0.07);
const porthole = circle(PORTHOLE.radius - 0.005, 40, within(PORTHOLE.at));

/** Height of the roof's lining at an x. */
export function roofAt(x: number): number {
  const next = line.findIndex(([at], i) => i > 0 && at > x && (line[i - 1]?.[0] ?? at) <= x);
  const [a, b] = [line[Math.max(0, next - 1)] ?? [0, 0], line[Math.max(0, next)] ?? [0, 0]];
  return a[1] + ((x - a[0]) / (b[0] - a[0] || 1)) * (b[1] - a[1]);
}

const lining = plain("#ece8df", 0.55, 0.03);
const birch: Surface = {
  colour: hex("#e9d8b8"),
  rough: 0.5,
  paint: (spot) => darken(spot, 0.9 + 0.16 * rough(spot.x * 3, spot.y * 3, spot.z * 42, 3)),
};
const seal = plain("#3d3f40", 0.6);

/** The left wall and everything in it; a builder that mirrors makes the right wall. */
function addWall(into: Builder): void {
  const { half } = NEST;
  const walled: readonly Flat[] = [
    [-1.0, -0.05],
    [1.4, -0.05],
    [1.4, 1.36],
    [-1.0, 1.36],
  ];
  into.add(lining, move(extrude(walled, { deep: 0.04, holes: [pane, porthole] }), [0, 0, half]));
  const put = (surface: Surface, outline: readonly Flat[], deep: number, holes: (readonly Flat[])[] = []) =>
    into.add(surface, move(extrude(outline, { deep, bevel: Math.min(0.006, deep / 3), holes }), [0, 0, half - deep]));
  const round = doorway.map(([x, y]): Point => [x, y, half - 0.004]);
  into.add(seal, tube(round, 0.012, 1, 10, { closed: true, up: [0, 0, 1] }));
  put(plain("#e2ddd2", 0.5), inset(doorway, 0.02), 0.016, [inset(pane, -0.02)]);
  put(plain("#cfcabf", 0.5), inset(pane, -0.045), 0.03, [inset(pane, 0.01)]);
  put(metal("#b9bcbe", 0.3), inset(porthole, -0.03), 0.02, [inset(porthole, 0.004)]);
  into.add(glass, move(extrude(inset(pane, -0.004), { deep: 0.004 }), [0, 0, half + 0.025]));
  into.add(glass, move(extrude(inset(porthole, -0.004), { deep: 0.004 }), [0, 0, half + 0.02]));
  const [x0, x1, y1] = [PANE[0] - MIDDLE, PANE[2] - MIDDLE, PANE[3] - FLOOR];
  const pleat = (v: number) => 0.008 * Math.abs(((v * 6) % 1) - 0.5);
  const blind = sheet((u, v) => [x0 + u * (x1 - x0), y1 + 0.03 - v * 0.11, half - 0.036 - pleat(v)], 2, 72, 20);
  into.add(plain("#cdc4b2", 1, 0), blind);
  into.add(lining, block(x0 - 0.02, y1 + 0.025, half - 0.05, x1 + 0.02, y1 + 0.055, half, 0.01));
  // The door's handle, and a pocket of cloth between door and cupboards.
  into.add(
    plain("#26282a", 0.4),
    block(0.28, 0.37, half - 0.034, 0.4, 0.41, half - 0.012, 0.01),
    block(0.3, 0.38, half - 0.06, 0.38, 0.4, half - 0.028, 0.008),
  );
  const pocket = woven("#8b9481", (spot) => seam(spot, spot.y - 0.59, spot.x, hex("#6f7867"), false));
  into.add(pocket, block(0.5, 0.4, half - 0.035, 0.96, 0.61, half, 0.014));
}

/** The roof from the nose to the kitchen's wall, with bows of timber, mouldings along the walls and a window. */
function addRoof(into: Builder): void {
  const { half } = NEST;
  const roofed = sheet(
    (u, v) => {
      const at = u * (line.length - 1);
      const i = Math.min(line.length - 2, Math.floor(at));
      const [a, b] = [line[i] as Flat, line[i + 1] as Flat];
      return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i), (v * 2 - 1) * (half + 0.02)];
    },
    120,
    8,
    60,
  );
  into.add(birch, roofed);
  const shown = line.filter(([x, y], i) => i % 4 === 0 && x < NEST.wall + 0.05 && y > 0.3);
  for (const z of [-half, half])
    into.add(
      oak,
      tube(
        shown.map(([x, y]): Point => [x, y, z]),
        0.022,
        4,
        12,
      ),
    );
  for (const x of [-0.42, 0.58]) {
    const slope = Math.atan2(roofAt(x + 0.05) - roofAt(x - 0.05), 0.1);
    const [dx, dy] = [0.03 * Math.cos(slope), 0.03 * Math.sin(slope)];
    const [a, b]: [Point, Point] = [
      [x - dx, roofAt(x) - dy, -half],
      [x + dx, roofAt(x) + dy, -half],
    ];
    into.sheet(oak, [a[0], a[1] - 0.014, a[2]], [b[0] - a[0], b[1] - a[1], 0], [0, 0, half * 2]);
    into.sheet(oak, [a[0], a[1] - 0.014, a[2]], [0, 0.02, 0], [0, 0, half * 2]);
    into.sheet(oak, [b[0], b[1] - 0.014, b[2]], [0, 0.02, 0], [0, 0, half * 2]);
  }
  addHatch(placed(into, { scale: [0.7, 1, 0.7], at: [HATCH, 0, 0] }), 0, roofAt(HATCH) - 0.05);
}

/** Walls, doors, portholes, roof and the wall to the kitchen of the teardrop: caravan-c from inside. */
export function addTeardrop(into: Builder): void {
  const { nose, wall, half } = NEST;
  into.sheet(boards, [nose - 0.1, 0, half + 0.02], [wall - nose + 0.2, 0, 0], [0, 0, -2 * half - 0.04]);
  addWall(into);
  addWall(placed(into, { scale: [1, 1, -1] }));
  addRoof(into);
  into.sheet(lining, [wall, 0, -half - 0.02], [0, 0, 2 * half + 0.04], [0, 1.3, 0]);
}

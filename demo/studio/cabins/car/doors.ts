import { roundedBox as box, type Field, smoothMax, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { hoop } from "../../shapes/lathe.ts";
import { rectangle } from "../../shapes/outline.ts";
import { mirrored, move, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { carbon, gap, grained, leather, seam, tint, vinyl, wood } from "../fabrics.ts";
import type { Style } from "./style.ts";

type Door = { readonly from: number; readonly to: number; readonly grip: number };

const FRONT: Door = { from: -0.74, to: 0.31, grip: -0.28 };
const REAR: Door = { from: 0.35, to: 1.1, grip: 0.62 };

/** A door's inside: a shoulder under the window, an inset panel, the armrest with its pull, a pocket. */
function doorCard({ from, to, grip }: Door): Field {
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return (x, y, z) => {
    const shoulder = box(x - middle, y - 0.675, z - 0.76, [half, 0.06, 0.062], 0.04);
    const wall = box(x - middle, y - 0.4, z - 0.79, [half, 0.35, 0.05], 0.015);
    const reach = 0.115 * smoothStep(from + 0.04, grip - 0.02, x) * smoothStep(to + 0.02, to - 0.14, x);
    const rise = 0.045 * smoothStep(grip + 0.12, grip - 0.2, x);
    const arm = box(
      x - middle - 0.02,
      y - 0.5 - rise * 0.6,
      z - 0.78,
      [half - 0.05, 0.045 + rise * 0.4, 0.02 + reach],
      0.026,
    );
    const pull = box(x - grip, y - 0.565 - rise * 0.3, z - 0.695, [0.085, 0.05, 0.026], 0.022);
    const lower = box(x - middle, y - 0.2, z - 0.78, [half, 0.15, 0.055], 0.03);
    const pocket = box(x - middle + 0.02, y - 0.25, z - 0.735, [half - 0.12, 0.075, 0.032], 0.03);
    const solid = smoothMin(smoothMin(wall, shoulder, 0.03), smoothMin(arm, lower, 0.02), 0.03);
    return smoothMax(smoothMax(solid, -pull, 0.008), -pocket, 0.012);
  };
}

/** The surface of a door: which material covers which part. */
function cladding(style: Style, door: Door): Surface {
  const trims = { wood, carbon, plain: grained } as const;
  const hard = style.insertOf === "vinyl";
  return {
    colour: style.lower,
    paint: (spot: Spot) => {
      const rise = 0.045 * smoothStep(door.grip + 0.12, door.grip - 0.2, spot.x);
      const top = 0.545 + rise;
      const strip = spot.y - (0.628 + 0.02 * smoothStep(door.to, door.from, spot.x));
      if (spot.y > 0.655) {
        tint(spot, style.upper);
        grained(spot);
        seam(spot, spot.y - 0.674, spot.x, style.stitch, !hard);
      } else if (Math.abs(strip) < 0.013 && spot.ny < 0.6) {
        tint(spot, style.trimColour);
        trims[style.trim](spot);
      } else if (spot.y > 0.455 + rise) {
        tint(spot, spot.ny > 0.5 && spot.y < top + 0.02 ? style.pad : style.insert);
        (hard ? vinyl : leather)(spot);
        seam(spot, spot.y - (top + 0.03), spot.x, style.stitch, false);
      } else {
        grained(spot);
        gap(spot, spot.y - 0.43, 0.0016);
        speaker(spot, door, style);
      }
      gap(spot, Math.abs(strip) - 0.0135, 0.0011);
    },
  };
}

function speaker(spot: Spot, door: Door, style: Style): void {
  const [dx, dy] = [spot.x - door.from - 0.16, spot.y - 0.26];
  const r = Math.hypot(dx, dy);
  if (r > 0.085) return;
  const cell = 0.0062;
  const row = Math.round(dy / cell);
  const u = dx / cell + (row % 2) * 0.5;
  const hole = Math.hypot(u - Math.round(u), dy / cell - row);
  tint(spot, style.upper, 0.9);
  if (r < 0.08 && hole < 0.3) tint(spot, [0.004, 0.004, 0.004]);
  gap(spot, r - 0.083, 0.0012);
}

function fittings(into: Builder, style: Style, door: Door, side: (shape: Shape) => Shape, switches: number): void {
  const chrome: Surface = { colour: style.metal, metal: 1, rough: 0.18 };
  const black: Surface = { colour: [0.012, 0.012, 0.013], rough: 0.15 };
  const handle = extrude(rectangle(-0.06, -0.013, 0.06, 0.013, 0.012), { deep: 0.014, bevel: 0.006 });
  const cup = extrude(rectangle(-0.075, -0.028, 0.075, 0.028, 0.024), { deep: 0.01, bevel: 0.004 });
  const x = door.from + 0.3;
  into.add(black, side(move(cup, [x, 0.598, 0.727])));
  into.add(chrome, side(move(turn(handle, "y", 6), [x + 0.006, 0.6, 0.712])));
  const rise = 0.045 * smoothStep(door.grip + 0.12, door.grip - 0.2, door.grip - 0.16);
  const top = 0.548 + rise;
  into.add(black, side(move(roundedBox(0.2, 0.008, 0.06, 0.004), [door.grip - 0.13, top, 0.7])));
  for (let i = 0; i < switches; i++) {
    const [u, v] = [i % 2, Math.floor(i / 2)];
    into.add(
      black,
      side(
        move(turn(roundedBox(0.03, 0.012, 0.02, 0.004), "z", 7), [
          door.grip - 0.1 - v * 0.042,
          top + 0.007,
          0.688 + u * 0.025,
        ]),
      ),
    );
  }
  if (style.lit)
    into.add(
      { colour: style.lit, glow: 3 },
      side(
        move(roundedBox(door.to - door.from - 0.2, 0.004, 0.004, 0.0015), [(door.from + door.to) / 2, 0.606, 0.7305]),
      ),
    );
  if (style.insertOf !== "vinyl") into.add(chrome, side(move(hoop(0.088, 0.0025), [door.from + 0.16, 0.26, 0.722])));
}

/** The four door cards. */
export function addDoors(into: Builder, style: Style, cell: number): void {
  for (const door of [FRONT, REAR]) {
    const card = meshField(
      doorCard(door),
      { min: [door.from - 0.03, 0.02, 0.6], max: [door.to + 0.03, 0.78, 0.86] },
      cell,
    );
    into.add(cladding(style, door), card, mirrored(card));
    fittings(into, style, door, (shape) => shape, door === FRONT ? 1 : 1);
    fittings(into, style, door, mirrored, door === FRONT ? 4 : 1);
  }
}

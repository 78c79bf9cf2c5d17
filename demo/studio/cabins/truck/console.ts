import { roundedBox as box, type Field, smoothMax, smoothMin } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { ball, drum } from "../../shapes/lathe.ts";
import { rod } from "../../shapes/loft.ts";
import { circle, rectangle } from "../../shapes/outline.ts";
import { move, turn } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { bump, gap, leather, seam, tint, vinyl } from "../fabrics.ts";
import { black, colours, gloss, moulded, silver, steel } from "./measures.ts";

/** Height of the console over the engine. */
const TOP = 0.49;
const CUPS = [
  [-0.19, 0.085],
  [-0.19, -0.02],
] as const;

/** The hump over the engine with the console on it: a tray in front, cups, a lidded box behind. */
const solid: Field = (x, y, z) => {
  const hump = box(
    x + 0.2,
    y - 0.13,
    z,
    [0.72, 0.2 + 0.03 * Math.cos(z * 4), 0.255 + 0.06 * Math.max(0, 0.25 - y)],
    0.09,
  );
  const body = box(x + 0.28, y - 0.37, z, [0.38, TOP - 0.37, 0.175], 0.03);
  const lid = box(x - 0.22, y - 0.45, z, [0.16, 0.11, 0.165], 0.035);
  const tray = box(x + 0.56, y - TOP, z, [0.075, 0.05, 0.13], 0.025);
  const cups = Math.min(...CUPS.map(([cx, cz]) => Math.max(Math.hypot(x - cx, z - cz) - 0.039, TOP - 0.075 - y)));
  return smoothMax(smoothMax(smoothMin(smoothMin(hump, body, 0.05), lid, 0.012), -tray, 0.012), -cups, 0.006);
};

const cladding: Surface = {
  colour: colours.face,
  rough: 0.58,
  paint: (spot) => {
    const { x, y, z } = spot;
    const cup = CUPS.some(([cx, cz]) => Math.hypot(x - cx, z - cz) < 0.041);
    if (cup) tint(spot, colours.panel);
    else if (x > 0.05 && y > 0.37) {
      tint(spot, hex("#4a5058"));
      vinyl(spot);
      seam(spot, Math.abs(z) - 0.12, x, hex("#b3bac1"), false);
      gap(spot, y - 0.49, 0.002);
    } else if (y < 0.325) {
      tint(spot, hex("#74767a"));
      for (const d of [x + 0.42, x - 0.12]) gap(spot, d, 0.0025);
    } else {
      tint(spot, spot.ny > 0.55 && Math.abs(z) < 0.155 ? colours.top : colours.face);
      bump(spot, 0.0035, 0.06);
    }
  },
};

/** The selector on its plate, and the lever of the park brake beside it. */
function addLevers(into: Builder): void {
  const skin: Surface = { colour: [0.026, 0.026, 0.028], paint: leather };
  const plate = (x0: number, z0: number, x1: number, z1: number) =>
    move(turn(extrude(rectangle(x0, -z1, x1, -z0, 0.02), { deep: 0.012, bevel: 0.004 }), "x", -90), [
      0,
      TOP - 0.004,
      0,
    ]);
  into.add(gloss, plate(-0.455, -0.12, -0.27, 0.01));
  const [x, z] = [-0.37, -0.055];
  const boot = extrude(rectangle(-0.045, -0.04, 0.045, 0.04, 0.03), { deep: 0.06, bevel: 0.05, steps: 8 });
  into.add(skin, move(turn(boot, "x", -90), [x, TOP + 0.004, z]));
  into.add(steel, rod([x, TOP + 0.04, z], [x + 0.012, TOP + 0.155, z], 0.009, 14));
  into.add(moulded("#232527"), roundedBox(0.06, 0.07, 0.046, 0.022, [x + 0.014, TOP + 0.185, z]));
  into.add(silver, roundedBox(0.03, 0.02, 0.005, 0.002, [x + 0.006, TOP + 0.19, z - 0.024]));
  into.add(gloss, plate(-0.44, 0.04, -0.3, 0.12));
  into.add(steel, rod([-0.36, TOP, 0.08], [-0.33, TOP + 0.06, 0.08], 0.007, 12));
  into.add({ colour: hex("#a3201a"), rough: 0.3, gloss: 0.05 }, move(ball(0.0165, 24), [-0.325, TOP + 0.072, 0.08]));
}

/** Between the seats: the engine's hump, console, selector, park brake and cups. */
export function addTruckConsole(into: Builder, cell: number): void {
  into.add(cladding, meshField(solid, { min: [-0.98, -0.06, -0.36], max: [0.56, 0.62, 0.36] }, cell));
  addLevers(into);
  for (const [x, z] of CUPS) {
    const ring = extrude(circle(0.044, 40), { deep: 0.006, bevel: 0.0015, holes: [circle(0.039, 40)] });
    into.add(silver, move(turn(ring, "x", -90), [x, TOP - 0.003, z]));
  }
  into.add(black, move(drum(0.013, 0.008, "y", 0.002), [-0.27, TOP + 0.002, 0.14]));
}

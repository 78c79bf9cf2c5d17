import { roundedBox as box, type Field, smoothMax, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import { type Drawing, lookUp } from "../../tracer/picture.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { carbon, gap, grained, leather, seam, tint, vinyl, wood } from "../fabrics.ts";
import { DRIVER, type Style } from "./style.ts";

/** Vents: middle across (z), middle up (y), width and height in metres. */
const VENTS = [
  [0.655, 0.655, 0.105, 0.05],
  [-0.655, 0.655, 0.105, 0.05],
  [0.075, 0.625, 0.125, 0.044],
  [-0.075, 0.625, 0.125, 0.044],
] as const;

/** The x of the dashboard's face at a height: vertical above, receding towards the feet below. */
const faceAt = (y: number): number => -0.665 - 0.34 * Math.max(0, 0.56 - y) - 0.1 * Math.max(0, y - 0.66);

function solid(style: Style): Field {
  const hooded = style.screen.set === "in" || style.lit !== undefined;
  return (x, y, z) => {
    const away = Math.abs(z) > 0.45 ? 0.03 * smoothStep(0.45, 0.78, Math.abs(z)) : 0;
    const pad = box(x + 1.0, y - 0.705 - 0.02 * smoothStep(-0.8, -1.2, x), z, [0.325 - away, 0.035, 0.79], 0.034);
    const ledge = box(x + 0.98, y - 0.612, z, [0.3 - away, 0.06, 0.79], 0.02);
    const face = faceAt(y) - 0.045 - away;
    const lower = smoothMax(smoothMax(x - face, Math.abs(z) - 0.77, 0.03), smoothMax(y - 0.585, 0.25 - y, 0.03), 0.04);
    const stack = box(
      x + 0.87 - 0.25 * (y - 0.5),
      y - 0.45,
      z,
      [0.175, 0.16, 0.15 - 0.02 * smoothStep(0.5, 0.32, y)],
      0.03,
    );
    let all = smoothMin(smoothMin(pad, ledge, 0.018), smoothMin(Math.max(lower, -1.3 - x), stack, 0.045), 0.02);
    if (hooded) {
      const hood = box(x + 0.78, y - 0.765 + 0.35 * (z - DRIVER) ** 2, z - DRIVER, [0.14, 0.06, 0.2], 0.05);
      const mouth = box(x + 0.62, y - 0.742, z - DRIVER, [0.075, 0.062, 0.172], 0.03);
      all = smoothMax(smoothMin(all, hood, 0.05), -mouth, 0.012);
    }
    for (const [vz, vy, wide, high] of VENTS) {
      all = smoothMax(all, -box(x + 0.68, y - vy, z - vz, [0.06, high / 2, wide / 2], 0.014), 0.004);
    }
    return all;
  };
}

function cladding(style: Style): Surface {
  const trims = { wood, carbon, plain: grained } as const;
  const hard = style.insertOf === "vinyl";
  return {
    colour: style.lower,
    paint: (spot: Spot) => {
      const { y, z } = spot;
      if (y > 0.672) {
        tint(spot, style.upper);
        (hard ? grained : leather)(spot);
        if (!hard && y < 0.75 && spot.x > -0.78) seam(spot, y - 0.69, z, style.stitch);
      } else if (y > 0.588 && Math.abs(z) < 0.76) {
        tint(spot, style.trimColour);
        trims[style.trim](spot);
        if (VENTS.some(([vz, vy, w, h]) => Math.abs(z - vz) < w / 2 + 0.012 && Math.abs(y - vy) < h / 2 + 0.01)) {
          tint(spot, [0.014, 0.014, 0.015]);
          spot.rough = 0.3;
        }
      } else if (y > 0.47 && Math.abs(z) > 0.16) {
        tint(spot, style.pad);
        (hard ? vinyl : leather)(spot);
        if (!hard) seam(spot, y - 0.565, z, style.stitch, false);
      } else {
        tint(spot, Math.abs(z) < 0.155 ? style.upper : style.lower);
        grained(spot);
      }
      gap(spot, y - 0.587, 0.0018);
      const glove = Math.max(Math.abs(z - 0.42) - 0.23, Math.abs(y - 0.405) - 0.065);
      if (spot.nx > 0.3) gap(spot, glove, 0.0018);
    },
  };
}

function vents(into: Builder, style: Style): void {
  const chrome: Surface = { colour: style.metal, metal: 1, rough: style.name === "work" ? 0.5 : 0.2 };
  const slat: Surface = { colour: [0.02, 0.02, 0.021], rough: 0.35 };
  for (const [z, y, wide, high] of VENTS) {
    const x = Math.abs(z) > 0.5 ? -0.698 : -0.676;
    const ring = extrude(rectangle(-wide / 2 - 0.004, -high / 2 - 0.004, wide / 2 + 0.004, high / 2 + 0.004, 0.015), {
      deep: 0.01,
      bevel: 0.0025,
      holes: [rectangle(-wide / 2, -high / 2, wide / 2, high / 2, 0.012)],
    });
    into.add(chrome, move(turn(ring, "y", 90), [x - 0.004, y, z]));
    for (let i = -1; i <= 1; i++)
      into.add(
        slat,
        move(turn(roundedBox(0.03, 0.003, wide - 0.006, 0.001), "z", -12), [x - 0.012, y + i * high * 0.27, z]),
      );
    for (let i = -2; i <= 2; i++)
      into.add(slat, roundedBox(0.012, high - 0.004, 0.002, 0.0008, [x - 0.034, y, z + i * wide * 0.17]));
    into.add(chrome, roundedBox(0.008, 0.008, 0.012, 0.003, [x + 0.006, y, z]));
  }
}

/** The surface of a lit screen that shows a drawing behind a thin cover glass. */
export const lit = (drawing: Drawing, glow = 1): Surface => {
  const pixel = [0, 0, 0, 0];
  return {
    colour: [1, 1, 1],
    paint: (spot) => {
      lookUp(drawing, spot.u, spot.v, pixel);
      [spot.r, spot.g, spot.b] = [(pixel[0] ?? 0) * 0.9, (pixel[1] ?? 0) * 0.9, (pixel[2] ?? 0) * 0.9];
      spot.glow = glow;
      spot.rough = 0.05;
      spot.gloss = 0.03;
    },
  };
};

/** A tablet with a drawing on it; middle of its face, leaning back by `lean` degrees, turned by `yaw`. */
export function tablet(
  into: Builder,
  drawing: Drawing,
  middle: Point,
  wide: number,
  high: number,
  lean: number,
  frame = 0.008,
): void {
  const tilt = (shape: Shape) => move(turn(shape, "z", lean), middle);
  const glass: Surface = { colour: [0.006, 0.006, 0.007], rough: 0.06 };
  into.add(glass, tilt(roundedBox(0.014, high + frame * 2, wide + frame * 2, 0.006, [-0.008, 0, 0])));
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  const at = (y: number): [number, number, number] => [
    middle[0] - s * y + c * 0.0008,
    middle[1] + c * y + s * 0.0008,
    middle[2] + wide / 2,
  ];
  into.sheet(lit(drawing, 1.1), at(-high / 2), [0, 0, -wide], [-s * high, c * high, 0]);
}

export type Drawings = { readonly centre: Drawing; readonly instruments: Drawing; readonly climate: Drawing };

function screens(into: Builder, style: Style, drawings: Drawings): void {
  const { wide, high, set } = style.screen;
  if (set === "free") tablet(into, drawings.centre, [-0.64, 0.772, 0], wide, high, 9);
  else tablet(into, drawings.centre, [-0.668, 0.705, 0], wide, high, 6, 0.022);
  const hooded = set === "in" || style.lit !== undefined;
  tablet(
    into,
    drawings.instruments,
    hooded ? [-0.685, 0.742, DRIVER] : [-0.66, 0.765, DRIVER],
    0.29,
    0.112,
    hooded ? 14 : 10,
    0.007,
  );
}

function controls(into: Builder, style: Style, drawings: Drawings): void {
  const black: Surface = { colour: [0.014, 0.014, 0.015], rough: 0.25 };
  const ring: Surface = { colour: style.metal, metal: 1, rough: 0.28 };
  const x = -0.682;
  if (style.name === "work") {
    for (const z of [-0.09, 0, 0.09]) {
      into.add(black, move(drum(0.026, 0.03, "x", 0.005), [x - 0.002, 0.515, z]));
      into.add(ring, move(drum(0.0275, 0.01, "x", 0.003), [x - 0.008, 0.515, z]));
    }
    for (let i = -3; i <= 3; i++) into.add(black, roundedBox(0.014, 0.018, 0.03, 0.004, [x - 0.02, 0.455, i * 0.036]));
  } else {
    tablet(into, drawings.climate, [x + 0.006, 0.54, 0], 0.25, 0.036, 4, 0.006);
    for (const z of [-0.105, 0.105]) into.add(ring, move(drum(0.017, 0.022, "x", 0.004), [x + 0.004, 0.49, z]));
    for (let i = -2; i <= 2; i++) into.add(black, roundedBox(0.012, 0.014, 0.026, 0.004, [x - 0.004, 0.49, i * 0.031]));
  }
  into.add(black, move(drum(0.02, 0.016, "x", 0.004), [-0.7, 0.56, DRIVER - 0.2]));
  if (style.lit)
    into.add({ colour: style.lit, glow: 3 }, roundedBox(0.004, 0.004, 0.62, 0.0015, [-0.664, 0.584, 0.41]));
}

/** The dashboard from side to side with vents, screens and controls. */
export function addDashboard(into: Builder, style: Style, cell: number, drawings: Drawings): void {
  const body = meshField(solid(style), { min: [-1.4, 0.2, -0.84], max: [-0.5, 0.9, 0.84] }, cell);
  into.add(cladding(style), body);
  vents(into, style);
  screens(into, style, drawings);
  controls(into, style, drawings);
}

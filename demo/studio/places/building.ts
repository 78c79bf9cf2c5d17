import { lineAsSvg, widthOf } from "../../../src/features/media/lettering.ts";
import { roundedBox } from "../shapes/extrude.ts";
import type { Shape } from "../shapes/shape.ts";
import { type Drawing, drawn, lookUp } from "../tracer/picture.ts";
import type { Builder, Surface } from "../tracer/scene.ts";
import { glass, lamp, metal, panels, plain, tiles } from "./surfaces.ts";

/** A box from corner to corner. Metres: x to the right, y up, z towards the road. */
export function block(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, edge = 0.01): Shape {
  return roundedBox(x1 - x0, y1 - y0, z1 - z0, edge, [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2]);
}

const SIGN_PIXELS = 150;

/** The surface of a sheet that shows a drawing, is clear where the drawing is, and is lit from inside by `glow`. */
export function shown(drawing: Drawing, glow: number): Surface {
  const pixel = [0, 0, 0, 0];
  return {
    colour: [1, 1, 1],
    rough: 0.5,
    gloss: 0.02,
    paint: (spot) => {
      lookUp(drawing, spot.u, spot.v, pixel);
      const cover = pixel[3] ?? 0;
      spot.cover = cover;
      [spot.r, spot.g, spot.b] = [pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0];
      spot.glow = glow;
    },
  };
}

export type Sign = {
  readonly words: string;
  readonly colour: string;
  readonly high: number;
  readonly weight?: "plain" | "bold";
  readonly glow?: number;
};

/** Words on a wall that faces the road: their left end and base at x, y; returns how wide they are (metres). */
export async function sign(
  into: Builder,
  { words, colour, high, weight = "bold", glow = 0.25 }: Sign,
  x: number,
  y: number,
  z: number,
  middle = true,
) {
  const setting = { size: SIGN_PIXELS, weight };
  const wide = widthOf(words, setting);
  const [w, h] = [Math.ceil(wide) + 8, Math.round(SIGN_PIXELS * 1.2)];
  const body = lineAsSvg(words, { ...setting, x: 4, y: SIGN_PIXELS * 0.92, fill: colour });
  const drawing = await drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`, w);
  const metres = (high * w) / (h * 0.6);
  const left = middle ? x - metres / 2 : x;
  into.sheet(shown(drawing, glow), [left, y - (high / 0.6) * 0.23, z], [metres, 0, 0], [0, high / 0.6, 0], 1);
  return metres;
}

export type Front = {
  readonly x: number;
  readonly wide: number;
  readonly high: number;
  readonly deep: number;
  /** The z of the glass, from which the building extends backwards. */
  readonly z: number;
  readonly frame: string;
  /** Distance between uprights. */
  readonly bay: number;
  readonly floor: string;
  readonly wall: Surface;
  readonly glow: number;
  /** Colour of the feature at the back wall. */
  readonly accent: string;
};

/** A glazed showroom: uprights, a transom, a lit ceiling, a floor, a back wall with a feature, desks. */
export function glazedFront(into: Builder, f: Front): void {
  const [x0, x1, back] = [f.x - f.wide / 2, f.x + f.wide / 2, f.z - f.deep];
  const frame = plain(f.frame, 0.35, 0.05);
  into.sheet(glass, [x0, 0.04, f.z], [f.wide, 0, 0], [0, f.high - 0.04, 0]);
  const count = Math.round(f.wide / f.bay);
  for (let i = 0; i <= count; i++) {
    const x = x0 + (f.wide * i) / count;
    into.add(frame, block(x - 0.035, 0, f.z - 0.09, x + 0.035, f.high, f.z + 0.06, 0.005));
  }
  for (const y of [0.03, Math.min(2.7, f.high * 0.55), f.high - 0.05])
    into.add(frame, block(x0, y - 0.035, f.z - 0.08, x1, y + 0.035, f.z + 0.05, 0.005));
  into.sheet(tiles(f.floor), [x0, 0.02, f.z], [f.wide, 0, 0], [0, 0, -f.deep]);
  into.sheet(plain("#eceae6"), [x0, f.high, back], [f.wide, 0, 0], [0, 0, f.deep]);
  into.sheet(f.wall, [x0, 0, back], [f.wide, 0, 0], [0, f.high, 0]);
  for (const x of [x0, x1]) into.sheet(plain("#e4e1dc"), [x, 0, back], [0, 0, f.deep], [0, f.high, 0]);
  const rows = 3;
  for (let row = 0; row < rows; row++) {
    const z = back + (f.deep * (row + 0.5)) / rows;
    into.add(lamp("#fff4e2", f.glow), block(x0 + 1, f.high - 0.03, z - 0.09, x1 - 1, f.high - 0.01, z + 0.09, 0.002));
  }
  into.add(
    panels(f.accent, 3, 3),
    block(f.x - f.wide * 0.2, 0, back + 0.02, f.x + f.wide * 0.08, f.high * 0.78, back + 0.14),
  );
  into.add(
    lamp("#ffe9c8", f.glow * 0.6),
    block(
      f.x - f.wide * 0.2,
      f.high * 0.78,
      back + 0.02,
      f.x + f.wide * 0.08,
      f.high * 0.78 + 0.05,
      back + 0.12,
      0.002,
    ),
  );
  for (const at of [0.22, 0.34]) furnish(into, x0 + f.wide * (0.5 + at), back + 2.2);
}

/** A desk with two chairs and a screen. */
function furnish(into: Builder, x: number, z: number): void {
  into.add(plain("#c9a77c", 0.4), block(x - 0.85, 0.72, z - 0.4, x + 0.85, 0.76, z + 0.4));
  into.add(
    plain("#3a3c3f"),
    block(x - 0.75, 0, z - 0.3, x - 0.69, 0.72, z + 0.3),
    block(x + 0.69, 0, z - 0.3, x + 0.75, 0.72, z + 0.3),
  );
  into.add(plain("#17181a", 0.2), block(x - 0.3, 0.95, z - 0.1, x + 0.3, 1.3, z - 0.07));
  for (const side of [-0.45, 0.45])
    into.add(
      plain("#54606b", 0.9),
      block(x + side - 0.24, 0.42, z + 0.6, x + side + 0.24, 0.5, z + 1.05, 0.03),
      block(x + side - 0.24, 0.5, z + 1.0, x + side + 0.24, 0.92, z + 1.06, 0.02),
    );
}

/** A band over the glass, standing out as a canopy, with a lit edge below. */
export function fascia(
  into: Builder,
  surface: Surface,
  x: number,
  wide: number,
  low: number,
  high: number,
  z: number,
  out: number,
  deep: number,
): void {
  into.add(surface, block(x - wide / 2, low, z - deep, x + wide / 2, high, z + out, 0.02));
  into.add(
    plain("#d9d7d2"),
    block(x - wide / 2 + 0.1, low - 0.03, z - 0.1, x + wide / 2 - 0.1, low - 0.005, z + out - 0.1),
  );
  for (let at = -wide / 2 + 1.2; at < wide / 2; at += 2.4)
    into.add(
      lamp("#fff2dc", 2.5),
      block(x + at - 0.09, low - 0.045, z + out * 0.5 - 0.09, x + at + 0.09, low - 0.03, z + out * 0.5 + 0.09, 0.002),
    );
}

/** A roller door in a wall that faces the road. */
export function rollerDoor(
  into: Builder,
  x: number,
  wide: number,
  high: number,
  z: number,
  colour: string,
  open = 0,
): void {
  const slats: Surface = {
    ...plain(colour, 0.45),
    paint: (spot) => {
      spot.ny += Math.sin(spot.y * 62) * 0.45;
    },
  };
  into.add(
    plain("#2a2c2e"),
    block(x - wide / 2 - 0.1, 0, z - 0.1, x - wide / 2, high + 0.1, z + 0.05),
    block(x + wide / 2, 0, z - 0.1, x + wide / 2 + 0.1, high + 0.1, z + 0.05),
    block(x - wide / 2, high, z - 0.1, x + wide / 2, high + 0.12, z + 0.06),
  );
  into.sheet(slats, [x - wide / 2, high * open, z], [wide, 0, 0], [0, high * (1 - open), 0]);
  if (open > 0) into.sheet(plain("#1d1f21"), [x - wide / 2, 0, z - 4], [wide, 0, 0], [0, high, 0]);
}

/** Short posts in a row. */
export function bollards(into: Builder, from: number, to: number, step: number, z: number, colour = "#3b3e41"): void {
  for (let x = from; x <= to; x += step) {
    into.add(plain(colour, 0.4), block(x - 0.06, 0, z - 0.06, x + 0.06, 0.95, z + 0.06, 0.05));
    into.add(plain("#e8e6e0", 0.4), block(x - 0.062, 0.78, z - 0.062, x + 0.062, 0.84, z + 0.062, 0.05));
  }
}

/** A tall board by the road with the dealer's colour and words. */
export async function totem(
  into: Builder,
  words: string,
  x: number,
  z: number,
  high: number,
  colour: string,
  ink = "#ffffff",
): Promise<void> {
  const wide = high * 0.3;
  into.add(plain(colour, 0.3, 0.05), block(x - wide / 2, 0.15, z - 0.2, x + wide / 2, high, z + 0.2, 0.03));
  into.add(plain("#2b2d2f"), block(x - wide / 2 - 0.08, 0, z - 0.28, x + wide / 2 + 0.08, 0.15, z + 0.28));
  const setting = { size: SIGN_PIXELS, weight: "bold" } as const;
  const fits = (wide * 0.8 * SIGN_PIXELS) / widthOf(words, setting);
  await sign(into, { words, colour: ink, high: fits * 0.62, glow: 0.5 }, x, high * 0.82, z + 0.205);
}

/** Upright banners on poles. */
export function banners(
  into: Builder,
  places: readonly number[],
  z: number,
  high: number,
  colours: readonly string[],
): void {
  places.forEach((x, i) => {
    into.add(metal("#c9cbcd"), block(x - 0.03, 0, z - 0.03, x + 0.03, high, z + 0.03, 0.02));
    const cloth = plain(colours[i % colours.length] ?? "#ffffff", 1, 0);
    into.sheet(cloth, [x + 0.04, high * 0.35, z], [high * 0.16, 0, 0.12], [0.03, high * 0.62, 0]);
  });
}

/** Light poles over a yard. */
export function poles(into: Builder, places: readonly number[], z: number, high = 7): void {
  for (const x of places) {
    into.add(
      metal("#8f9496", 0.5),
      block(x - 0.06, 0, z - 0.06, x + 0.06, high, z + 0.06, 0.05),
      block(x - 0.7, high, z - 0.05, x + 0.7, high + 0.07, z + 0.05, 0.02),
    );
    for (const side of [-0.6, 0.6])
      into.add(lamp("#fff6e6", 1.4), block(x + side - 0.22, high - 0.06, z - 0.13, x + side + 0.22, high, z + 0.13));
  }
}

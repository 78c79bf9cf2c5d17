import * as v from "valibot";

/**
 * How the levels of a vehicle's two frames stand for light. Shading is affine in the paint's colour, but only in light:
 * once a tone curve has bent it, it is not. So both frames are stored through a tone curve that can be undone, the same
 * one that the finished picture gets. `demo/art/manifest.json` carries it as `encoding`.
 *
 * Light is linear, 1 being a white card in the studio's key; highlights go beyond. `contrast` is a power round `pivot`;
 * from `knee` on an exponential shoulder leads to 1; what comes out is written with the sRGB curve.
 */
export const PaintEncodingSchema = v.object({
  curve: v.literal("shoulder"),
  contrast: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)),
  pivot: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1)),
  knee: v.pipe(v.number(), v.minValue(0.1), v.maxValue(0.95)),
});
export type PaintEncoding = v.InferOutput<typeof PaintEncodingSchema>;

/** What the studio writes with. */
export const PAINT_ENCODING: PaintEncoding = { curve: "shoulder", contrast: 1.1, pivot: 0.18, knee: 0.72 };

/** Red, green and blue as linear light, 0 to 1. */
export type LinearColour = readonly [red: number, green: number, blue: number];

/** The top level stands for everything above it; read as light, it is taken a quarter of a level lower. */
const TOP = 254.75 / 255;
const STEPS = 65_536;

/** The share of the display, 0 to 1, that this much light is shown with. */
export function toneMap(light: number, { contrast, pivot, knee }: PaintEncoding): number {
  const bent = pivot * (Math.max(0, light) / pivot) ** contrast;
  const held = bent <= knee ? bent : 1 - (1 - knee) * Math.exp((knee - bent) / (1 - knee));
  return held <= 0.003_130_8 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
}

/** The light behind a share of the display: the inverse of `toneMap`. */
export function lightOf(shown: number, { contrast, pivot, knee }: PaintEncoding): number {
  const held = fromSrgb(Math.min(TOP, shown));
  const bent = held <= knee ? held : knee - (1 - knee) * Math.log((1 - held) / (1 - knee));
  return pivot * (bent / pivot) ** (1 / contrast);
}

function fromSrgb(share: number): number {
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The linear light of `c4c6c8`; six hexadecimal digits, without a `#`. */
export function linearColour(hex: string): LinearColour {
  const channel = (at: number) => fromSrgb(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

/** Both directions of an encoding, by table: light by level, and level by the square root of light. */
export interface PaintTables {
  readonly light: Float32Array;
  readonly levels: Uint8Array;
  /** Steps of `levels` to one unit of the root. */
  readonly scale: number;
}

export function paintTables(encoding: PaintEncoding): PaintTables {
  const light = Float32Array.from({ length: 256 }, (_, level) => lightOf(level / 255, encoding));
  const scale = STEPS / Math.sqrt(lightOf(1, encoding));
  const levels = Uint8Array.from({ length: STEPS + 2 }, (_, step) =>
    Math.round(255 * Math.min(1, toneMap((step / scale) ** 2, encoding))),
  );
  return { light, levels, scale };
}

/**
 * Paints a vehicle: of each channel `black + colour × (white - black)` in light. The frames are RGBA of the same size,
 * pixel beside pixel; `black` is overwritten by the result and keeps its alpha.
 */
export function composePaint(black: Uint8Array, white: Uint8Array, colour: LinearColour, tables: PaintTables): void {
  const { light, levels, scale } = tables;
  const lit = (level: number | undefined) => light[level ?? 0] ?? 0;
  for (let at = 0; at < black.length; at += 4) {
    if (black[at + 3] === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const dark = lit(black[at + channel]);
      const mixed = dark + (colour[channel] ?? 0) * (lit(white[at + channel]) - dark);
      black[at + channel] = levels[Math.round(Math.sqrt(Math.max(0, mixed)) * scale)] ?? 255;
    }
  }
}

/** A painted picture's address, `/art/suv-a/c4c6c8/f34.webp`. */
export interface PaintedAddress {
  readonly design: string;
  /** Six hexadecimal digits, lower case. */
  readonly colour: string;
  readonly view: string;
}

const PAINTED = /^\/art\/([a-z0-9]+(?:-[a-z0-9]+)*)\/([0-9a-f]{6})\/([a-z0-9]+(?:-[a-z0-9]+)*)\.webp$/;

/** Null for every other address: an upper-case digit too, so that a picture has one address. */
export function parsePaintedAddress(path: string): PaintedAddress | null {
  const [, design, colour, view] = PAINTED.exec(path) ?? [];
  return design && colour && view ? { design, colour, view } : null;
}

export function paintedAddress({ design, colour, view }: PaintedAddress): string {
  return `/art/${design}/${colour}/${view}.webp`;
}

import * as v from "valibot";

/**
 * How the levels of a vehicle's two frames stand for light. Shading is affine in the paint's colour, but only in light:
 * once a tone curve has bent it, it is not. So the frame in black paint is stored through a tone curve that can be
 * undone, the same one that the finished picture gets; and beside it what white paint adds, the gain, which is grey.
 * `demo/art/manifest.json` carries this as `encoding`.
 *
 * Light is linear, 1 being a white card in the studio's key; highlights go beyond. `contrast` is a power round `pivot`;
 * from `knee` on an exponential shoulder leads to 1; what comes out is written with the sRGB curve. A gain's levels are
 * the square root of its light, the top one standing for `mostGain`.
 */
export const PaintEncodingSchema = v.object({
  curve: v.literal("shoulder"),
  contrast: v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)),
  pivot: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1)),
  knee: v.pipe(v.number(), v.minValue(0.1), v.maxValue(0.95)),
  mostGain: v.pipe(v.number(), v.minValue(0.5), v.maxValue(16)),
});
export type PaintEncoding = v.InferOutput<typeof PaintEncodingSchema>;

/** What the studio writes with: a long shoulder, so that highlights stay apart. */
export const PAINT_ENCODING: PaintEncoding = {
  curve: "shoulder",
  contrast: 1.1,
  pivot: 0.18,
  knee: 0.5,
  mostGain: 2.5,
};

/** Red, green and blue as linear light, 0 to 1. */
export type LinearColour = readonly [red: number, green: number, blue: number];

/** The top level stands for everything above it; as light it counts a quarter of a level less. */
const TOP = 254.75 / 255;
const STEPS = 65_536;

/** The display level, 0 to 1, for this much light. */
export function toneMap(light: number, { contrast, pivot, knee }: PaintEncoding): number {
  const bent = pivot * (Math.max(0, light) / pivot) ** contrast;
  const compressed = bent <= knee ? bent : 1 - (1 - knee) * Math.exp((knee - bent) / (1 - knee));
  return compressed <= 0.003_130_8 ? compressed * 12.92 : 1.055 * compressed ** (1 / 2.4) - 0.055;
}

/** The light for a display level: the inverse of `toneMap`. */
export function lightOf(shown: number, { contrast, pivot, knee }: PaintEncoding): number {
  const compressed = fromSrgb(Math.min(TOP, shown));
  const bent = compressed <= knee ? compressed : knee - (1 - knee) * Math.log((1 - compressed) / (1 - knee));
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
  /** Light by a gain's level. */
  readonly gain: Float32Array;
}

export function paintTables(encoding: PaintEncoding): PaintTables {
  const light = Float32Array.from({ length: 256 }, (_, level) => lightOf(level / 255, encoding));
  const brightest = lightOf(1, encoding) + encoding.mostGain;
  const scale = STEPS / Math.sqrt(brightest);
  const levels = Uint8Array.from({ length: STEPS + 2 }, (_, step) =>
    Math.round(255 * Math.min(1, toneMap((step / scale) ** 2, encoding))),
  );
  const gain = Float32Array.from({ length: 256 }, (_, level) => encoding.mostGain * (level / 255) ** 2);
  return { light, levels, scale, gain };
}

/** The level that a gain of this much light is written with. */
export const gainLevel = (light: number, { mostGain }: PaintEncoding): number =>
  Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light / mostGain))));

/**
 * Paints a vehicle: of each channel `black + colour × gain` in light. `black` is RGBA, overwritten by the result but
 * for its alpha; `gain` has one level a pixel, of the same size, pixel beside pixel.
 */
export function composePaint(black: Uint8Array, gain: Uint8Array, colour: LinearColour, tables: PaintTables): void {
  const { light, levels, scale } = tables;
  for (let pixel = 0; pixel < gain.length; pixel++) {
    const at = pixel * 4;
    const added = tables.gain[gain[pixel] ?? 0] ?? 0;
    if (added === 0 || black[at + 3] === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const mixed = (light[black[at + channel] ?? 0] ?? 0) + (colour[channel] ?? 0) * added;
      black[at + channel] = levels[Math.round(Math.sqrt(mixed) * scale)] ?? 255;
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

/** Null for every other address, also one with an upper-case digit, so that a picture has one address. */
export function parsePaintedAddress(path: string): PaintedAddress | null {
  const [, design, colour, view] = PAINTED.exec(path) ?? [];
  return design && colour && view ? { design, colour, view } : null;
}

export function paintedAddress({ design, colour, view }: PaintedAddress): string {
  return `/art/${design}/${colour}/${view}.webp`;
}

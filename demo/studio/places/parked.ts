import { readFileSync } from "node:fs";
import { join } from "node:path";
import { smoothStep } from "../field.ts";
import { hasPicture, paintedView } from "../photography/pair.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { move, turn } from "../shapes/shape.ts";
import { type Drawing, linear, lookUp } from "../tracer/picture.ts";
import type { Builder, Colour, Surface } from "../tracer/scene.ts";
import { framing, galleryViews, SPIN_FRAMES, spinName, spinView } from "../views.ts";

const ART = join(import.meta.dirname, "../../art");

/**
 * A parked vehicle. `heading` is where its front points: degrees, 0 towards the road (+z), 90 to the right.
 */
export type Parked = {
  readonly design: string;
  readonly paint: string;
  readonly x: number;
  readonly z: number;
  readonly heading: number;
  readonly y?: number;
};

/** About how large a vehicle is (metres). */
type Size = { readonly long: number; readonly wide: number; readonly high: number };

const sizes: Readonly<Record<string, Size>> = {
  caravan: { long: 7, wide: 2.45, high: 2.8 },
  motorhome: { long: 7, wide: 2.3, high: 3 },
  motorcycle: { long: 2.1, wide: 0.85, high: 1.15 },
  truck: { long: 7, wide: 2.3, high: 2.8 },
  van: { long: 5.3, wide: 1.95, high: 2 },
  hatch: { long: 4.3, wide: 1.85, high: 1.48 },
  ute: { long: 5.35, wide: 1.9, high: 1.8 },
};

/** A design's size: its length from the manifest, width and height by its kind. */
function sizeOf(design: string): Size {
  const kind = sizes[design.replace(/-[a-z]$/, "")] ?? { long: 4.7, wide: 1.9, high: 1.65 };
  const manifest = JSON.parse(readFileSync(join(ART, "manifest.json"), "utf8")) as Manifest;
  return { ...kind, long: manifest.designs?.[design]?.lengthMetres ?? kind.long };
}

type Manifest = { readonly designs?: Readonly<Record<string, { readonly lengthMetres?: number }>> };

async function photographOf(design: string, view: string, paint: string): Promise<Drawing> {
  const { width, height, pixels } = await paintedView(join(ART, design), view, paint);
  return { width, height, values: Float32Array.from(pixels, (byte, i) => (i % 4 === 3 ? byte / 255 : linear(byte))) };
}

const everyView: readonly { readonly name: string; readonly azimuth: number }[] = [
  ...Array.from({ length: SPIN_FRAMES }, (_, frame) => ({ name: spinName(frame), azimuth: spinView(frame).azimuth })),
  ...Object.entries(galleryViews).flatMap(([name, { azimuth, elevation }]) =>
    elevation < 10 ? [{ name, azimuth }] : [],
  ),
];

/** The existing picture taken from nearest to this azimuth (degrees). */
function viewFrom(design: string, azimuth: number) {
  const folder = join(ART, design);
  const off = (other: number) => Math.abs(((((azimuth - other) % 360) + 540) % 360) - 180);
  return everyView.filter(({ name }) => hasPicture(folder, name)).sort((a, b) => off(a.azimuth) - off(b.azimuth))[0];
}

/** The left and right end of the solid vehicle in its picture (pixels). */
function solidSpan({ width, height, values }: Drawing): readonly [number, number] {
  let [least, most] = [width, 0];
  for (let y = 0; y < height * 0.8; y++)
    for (let x = 0; x < width; x++)
      if ((values[(y * width + x) * 4 + 3] ?? 0) > 0.95) {
        least = Math.min(least, x);
        most = Math.max(most, x);
      }
  return [least, most];
}

/**
 * Adds a vehicle: its photograph for the camera, and an invisible block that casts its shadow. A vehicle without
 * pictures is left out.
 */
export async function park(
  into: Builder,
  { design, paint, x, z, heading, y = 0 }: Parked,
  eye: Colour,
  bright: number,
): Promise<boolean> {
  const towards = (Math.atan2(eye[0] - x, eye[2] - z) * 180) / Math.PI;
  // Azimuths run from a vehicle's front over its left side, which is on the right of a vehicle that faces the camera.
  const view = viewFrom(design, towards - heading);
  if (!view) return false;
  const picture = await photographOf(design, view.name, paint);
  const size = sizeOf(design);
  const turned = (view.azimuth * Math.PI) / 180;
  const seen = size.long * Math.abs(Math.sin(turned)) + size.wide * Math.abs(Math.cos(turned));
  const [from, to] = solidSpan(picture);
  const scale = seen / Math.max(1, to - from);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const [dx, dz] = [Math.sin((towards * Math.PI) / 180), Math.cos((towards * Math.PI) / 180)];
  const near = (size.long * Math.abs(Math.cos(turned)) + size.wide * Math.abs(Math.sin(turned))) / 2;
  const [cx, cz] = [x + dx * near, z + dz * near];
  const shift = ((from + to) / 2 / picture.width - 0.5) * wide;
  const [rx, rz] = [dz, -dx];
  const left = wide / 2 + shift;
  into.sheet(
    photograph(picture, bright, y > 0),
    [cx - rx * left, y - high * (1 - framing.wheelsAt), cz - rz * left],
    [rx * wide, 0, rz * wide],
    [0, high, 0],
    1,
  );
  const bulk = move(turn(roundedBox(size.wide * 0.9, size.high * 0.62, size.long * 0.94, 0.2), "y", heading), [
    x,
    y + size.high * 0.5,
    z,
  ]);
  into.shade(bulk);
  return true;
}

/** Up to what height above the ground a shadow fades (metres). */
const SHADOW_FADE = 0.16;

/** The surface with a vehicle's picture; a lifted vehicle goes without the picture's shadow on the ground. */
const photograph = (drawing: Drawing, bright: number, isLifted: boolean): Surface => {
  const pixel = [0, 0, 0, 0];
  return {
    colour: [1, 1, 1],
    photograph: true,
    paint: (spot) => {
      lookUp(drawing, spot.u, spot.v, pixel);
      [spot.r, spot.g, spot.b] = [(pixel[0] ?? 0) * bright, (pixel[1] ?? 0) * bright, (pixel[2] ?? 0) * bright];
      const cover = pixel[3] ?? 0;
      // The picture stands upright, so its shadow would meet the ground in a line: it fades out before that.
      const shadow = cover * smoothStep(0.01, SHADOW_FADE, spot.y);
      spot.cover = isLifted ? smoothStep(0.85, 0.99, cover) : cover > 0.9 ? cover : shadow;
    },
  };
};

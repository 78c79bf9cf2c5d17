import type { Vector } from "./bvh.ts";
import { alongCurve, scattered } from "./chance.ts";
import { around, ask, type Bench, bench, gather, LIFT, lifted, sunOn } from "./gather.ts";
import type { Lens, Light } from "./light.ts";
import { type Scene, SEEN, SHADES, type Spot, type Surface } from "./scene.ts";

/** What a picture is made from, three values a pixel; the soft light is noisy until it is smoothed. */
export type Frames = {
  readonly width: number;
  readonly height: number;
  /** Sunlight, mirrors and lamps, without noise. */
  readonly sharp: Float32Array;
  /** Light that bounced off other surfaces. */
  readonly soft: Float32Array;
  /** The colour that soft light falls on. */
  readonly colour: Float32Array;
  /** Dim reflections of rough surfaces, noisy as the soft light. */
  readonly sheen: Float32Array;
  readonly normal: Float32Array;
  readonly place: Float32Array;
  /** How much of the pixel holds a surface, dimmed by the glass before it (one value a pixel). */
  readonly cover: Float32Array;
};

const LAYERS = 10;
const BRIGHTEST = 6;

/** The share that a surface mirrors at this angle (Schlick; a rough one never becomes a mirror). */
const mirrored = (headOn: number, cos: number, rough = 0) =>
  headOn + Math.max(0, (1 - rough) ** 2 - headOn) * (1 - Math.min(1, Math.max(0, cos))) ** 5;

function reflect(spot: Spot, along: Vector, out: Vector): number {
  const facing = spot.nx * (along[0] ?? 0) + spot.ny * (along[1] ?? 0) + spot.nz * (along[2] ?? 0);
  out[0] = (along[0] ?? 0) - 2 * facing * spot.nx;
  out[1] = (along[1] ?? 0) - 2 * facing * spot.ny;
  out[2] = (along[2] ?? 0) - 2 * facing * spot.nz;
  return -facing;
}

const plus = (values: Float32Array, at: number, k: number, amount: number) => {
  values[at + k] = (values[at + k] ?? 0) + amount;
};

/** Adds a surface that is seen, also behind glass and gaps: its sunlight, its soft light, its reflection. */
function shadeSolid(b: Bench, surface: Surface, frames: Frames, at: number, share: number): void {
  const { spot, light } = b;
  const { albedo } = b;
  albedo[0] = spot.r;
  albedo[1] = spot.g;
  albedo[2] = spot.b;
  if (surface.photograph) {
    for (let k = 0; k < 3; k++) plus(frames.sharp, at, k, share * (albedo[k] ?? 0));
    return;
  }
  const cos = reflect(spot, b.along, b.away);
  const fresnel = mirrored(spot.gloss, cos, spot.rough) * (1 - spot.rough * 0.6);
  const matt = 1 - spot.metal;
  const lit = sunOn(b, spot, ask(b, "sun"));
  for (let k = 0; k < 3; k++) {
    plus(frames.sharp, at, k, share * (albedo[k] ?? 0) * (spot.glow + matt * lit * (light.sun?.colour[k] ?? 0)));
    plus(frames.colour, at, k, share * (albedo[k] ?? 0) * matt);
  }
  const every = spot.rough < 0.2 ? 1 : b.softEvery;
  if ((spot.metal > 0 || fresnel > 0.004) && b.sample % every === 0) {
    if (spot.rough > 0.03)
      around(
        b.away[0] ?? 0,
        b.away[1] ?? 0,
        b.away[2] ?? 0,
        ask(b, "sheen", every),
        b.away,
        Math.min(0.95, spot.rough * spot.rough * 1.3 + 0.01),
      );
    lifted(spot, b.start);
    b.bounce.set(b.start);
    gather(b, b.bounce, b.away, SEEN);
    const into = spot.rough < 0.2 ? frames.sharp : frames.sheen;
    for (let k = 0; k < 3; k++) {
      const headOn = fresnel * (1 - spot.metal) + spot.metal * mirrored(albedo[k] ?? 0, cos);
      plus(into, at, k, every * share * headOn * Math.min(b.gained[k] ?? 0, into === frames.sharp ? 5 : 2.5));
    }
  }
  if (matt === 0 || b.sample % b.softEvery !== 0) return;
  lifted(spot, b.start);
  b.bounce.set(b.start);
  around(spot.nx, spot.ny, spot.nz, ask(b, "soft", b.softEvery), b.away);
  gather(b, b.bounce, b.away, SHADES);
  for (let k = 0; k < 3; k++)
    plus(frames.soft, at, k, b.softEvery * share * matt * (albedo[k] ?? 0) * Math.min(BRIGHTEST, b.gained[k] ?? 0));
}

function mirrorInGlass(b: Bench, frames: Frames, at: number, share: number): number {
  const cos = reflect(b.spot, b.along, b.away);
  const fresnel = Math.min(0.9, mirrored(0.07, cos));
  lifted(b.spot, b.bounce);
  gather(b, b.bounce, b.away, SEEN);
  for (let k = 0; k < 3; k++) plus(frames.sharp, at, k, share * fresnel * Math.min(30, b.gained[k] ?? 0));
  return 1 - fresnel;
}

/** Records a pixel's position and normal, which guide the smoothing. */
function noteSurface(frames: Frames, spot: Spot, at: number, share: number): void {
  plus(frames.cover, at / 3, 0, share);
  plus(frames.normal, at, 0, spot.gx * share);
  plus(frames.normal, at, 1, spot.gy * share);
  plus(frames.normal, at, 2, spot.gz * share);
  plus(frames.place, at, 0, spot.x * share);
  plus(frames.place, at, 1, spot.y * share);
  plus(frames.place, at, 2, spot.z * share);
}

/** One sample of a pixel: through glass and gaps to the first solid, or to the sky. */
function follow(b: Bench, frames: Frames, at: number, weight: number): void {
  let share = weight;
  for (let layer = 0; layer < LAYERS && share > 0.003 * weight; layer++) {
    if (!b.scene.search.nearest(b.from, b.along, 500, SEEN, b.met)) {
      b.light.sky(b.along, b.sky);
      for (let k = 0; k < 3; k++) plus(frames.sharp, at, k, share * (b.light.seen ?? 1) * (b.sky[k] ?? 0));
      return;
    }
    const { distance } = b.met;
    const surface = b.scene.spotAt(b.met, b.from, b.along, b.spot);
    const { spot } = b;
    let left = 0;
    if (surface.glass) left = share * mirrorInGlass(b, frames, at, share);
    else {
      left = share * (1 - spot.cover);
      if (left < share) {
        // A shadow in a photograph is no surface: the ground under it must be smoothed as ground.
        if (!surface.photograph || spot.cover > 0.9) noteSurface(frames, spot, at, share - left);
        shadeSolid(b, surface, frames, at, share - left);
        if (left === 0) return;
      }
    }
    const tint = surface.glass ? surface.colour : ([1, 1, 1] as const);
    share = left * tint[1];
    for (let k = 0; k < 3; k++) b.from[k] = (b.from[k] ?? 0) + (b.along[k] ?? 0) * (distance + LIFT);
  }
}

const emptyFrames = (width: number, height: number): Frames => {
  const three = () => new Float32Array(width * height * 3);
  const all = { sharp: three(), soft: three(), colour: three(), sheen: three(), normal: three(), place: three() };
  return { width, height, cover: new Float32Array(width * height), ...all };
};

export type Taking = { readonly width: number; readonly height: number; readonly samples: number };

/** The rehearsal takes every so many pixels, with so many samples each. */
const REHEARSED = { step: 8, samples: 8 } as const;

type Look = (frames: Frames, x: number, y: number, at: number, sample: number, weight: number) => void;

/** Returns a function that adds one sample of a pixel at (x, y) to the pixel `at` of some frames. */
function looker(b: Bench, lens: Lens, { width, height, samples }: Taking): Look {
  const jitter = new Float64Array(2);
  const side = 2 ** Math.ceil(Math.log2(Math.max(width, height)));
  return (frames, x, y, at, sample, weight) => {
    b.turn = alongCurve(x, y, side) * samples + sample;
    b.sample = sample;
    scattered(y * width + x, sample, jitter);
    lens((x + (jitter[0] ?? 0)) / width, (y + (jitter[1] ?? 0)) / height, b.from, b.along);
    follow(b, frames, at * 3, weight);
  };
}

/** Samples a few pixels first, so that the first pixels of the picture find as much remembered light as the last. */
function rehearse(look: Look, { width, height }: Taking): void {
  const thrownAway = emptyFrames(1, 1);
  for (let y = REHEARSED.step / 2; y < height; y += REHEARSED.step)
    for (let x = REHEARSED.step / 2; x < width; x += REHEARSED.step)
      for (let sample = 0; sample < REHEARSED.samples; sample++) look(thrownAway, x, y, 0, sample, 1);
}

/**
 * Follows light through a scene into every pixel of a picture.
 * @param grain the distance within which bounced light hardly changes (metres): 0.06 in a cabin, 0.4 in a yard
 */
export function trace(scene: Scene, light: Light, lens: Lens, taking: Taking, grain: number): Frames {
  const { width, height, samples } = taking;
  const frames = emptyFrames(width, height);
  const b = bench(scene, light, grain);
  rehearse(looker(b, lens, { ...taking, samples: REHEARSED.samples }), taking);
  b.softEvery = samples % 2 === 0 ? 2 : samples;
  const look = looker(b, lens, taking);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let sample = 0; sample < samples; sample++)
      look(frames, pixel % width, Math.floor(pixel / width), pixel, sample, 1 / samples);
  return frames;
}

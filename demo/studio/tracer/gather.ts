import type { Met, Vector } from "./bvh.ts";
import { scattered } from "./chance.ts";
import type { Light } from "./light.ts";
import { type Memory, memory } from "./memory.ts";
import { newSpot, type Scene, SHADES, type Spot, type Surface } from "./scene.ts";

/** A ray starts so far off its surface (metres) that it does not meet it. */
export const LIFT = 2e-4;
const THROUGH = 10;
const SEES = 500;
/** The number of samples after which a remembered cell's light is certain enough. */
const ENOUGH = 160;

/** A random direction around (nx, ny, nz), likely as a matt surface takes light from it; `tight` narrows the lobe. */
export function around(nx: number, ny: number, nz: number, random: Float64Array, out: Vector, tight = 1): void {
  const turn = (random[0] as number) * 2 * Math.PI;
  const sin = Math.sqrt(random[1] as number) * tight;
  const cos = Math.sqrt(Math.max(0, 1 - sin * sin));
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  const p = Math.cos(turn) * sin;
  const q = Math.sin(turn) * sin;
  out[0] = (1 + sign * nx * nx * a) * p + b * q + nx * cos;
  out[1] = sign * b * p + (sign + ny * ny * a) * q + ny * cos;
  out[2] = -sign * nx * p - ny * q + nz * cos;
}

/** The state of one tracer, reused for every ray. */
export function bench(scene: Scene, light: Light, cell: number) {
  const vector = () => new Float64Array(3);
  return {
    scene,
    light,
    memory: memory(cell) as Memory,
    sample: 0,
    /** The sample's number among all samples of the picture, along the curve through its pixels. */
    turn: 0,
    /** Only one of so many samples gathers soft light and sheen; smoothing makes up for the others. */
    softEvery: 1,
    met: { triangle: 0, distance: 0, u: 0, v: 0 } satisfies Met as Met,
    from: vector(),
    along: vector(),
    away: vector(),
    bounce: vector(),
    start: vector(),
    shadow: vector(),
    random: vector(),
    sky: vector(),
    albedo: vector(),
    gained: vector(),
    deeper: vector(),
    near: vector(),
    spot: newSpot(),
    other: newSpot(),
    third: newSpot(),
  };
}

export type Bench = ReturnType<typeof bench>;

export function lifted(spot: Spot, out: Vector): void {
  out[0] = spot.x + spot.nx * LIFT;
  out[1] = spot.y + spot.ny * LIFT;
  out[2] = spot.z + spot.nz * LIFT;
}

/** The random choices of a sample: each has random numbers of its own. */
export const QUESTIONS = { sun: 1, sheen: 2, soft: 3 } as const;

/** Two random numbers from 0 to 1 for this sample; `every` when only one of so many samples needs them. */
export function ask(b: Bench, question: keyof typeof QUESTIONS, every = 1): Float64Array {
  scattered(QUESTIONS[question], b.turn / every, b.random);
  return b.random;
}

/** How much of the sun falls on a spot: 0 in shade or turned away. */
export function sunOn(b: Bench, spot: Spot, random: Float64Array): number {
  const { sun } = b.light;
  if (!sun) return 0;
  const x = sun.towards[0];
  const y = sun.towards[1];
  const z = sun.towards[2];
  if (spot.nx * x + spot.ny * y + spot.nz * z <= 0) return 0;
  around(x, y, z, random, b.shadow, sun.spread);
  const facing =
    spot.nx * (b.shadow[0] as number) + spot.ny * (b.shadow[1] as number) + spot.nz * (b.shadow[2] as number);
  if (facing <= 0) return 0;
  lifted(spot, b.start);
  return b.scene.search.blocked(b.start, b.shadow, SEES, SHADES) ? 0 : facing;
}

/** Follows a ray through glass and gaps to a surface, dimming `clear`; undefined when it reaches the sky. */
function arrive(b: Bench, from: Vector, along: Vector, kind: number, spot: Spot): Surface | undefined {
  b.near.fill(1);
  for (let layer = 0; layer < THROUGH; layer++) {
    if (!b.scene.search.nearest(from, along, SEES, kind, b.met)) return undefined;
    const surface = b.scene.spotAt(b.met, from, along, spot);
    if (!surface.glass && spot.cover >= 0.5) return surface;
    for (let k = 0; k < 3; k++) {
      from[k] = (from[k] as number) + (along[k] as number) * (b.met.distance + LIFT);
      if (surface.glass) b.near[k] = (b.near[k] as number) * 0.93 * (surface.colour[k] as number);
    }
  }
  return undefined;
}

/** Takes another sample of the light that falls on a spot, and remembers it. */
function explore(b: Bench, spot: Spot, slot: number): void {
  lifted(spot, b.bounce);
  scattered(slot, b.memory.known(slot), b.random);
  const lit = sunOn(b, spot, b.random);
  around(spot.nx, spot.ny, spot.nz, b.random, b.away);
  const met = arrive(b, b.bounce, b.away, SHADES, b.third);
  const { third, light, deeper, near } = b;
  if (!met) light.sky(b.away, deeper);
  else {
    if (met.photograph || !b.memory.read(b.memory.slot(third), deeper)) deeper.set(light.deep);
    for (let k = 0; k < 3; k++) {
      const colour = k === 0 ? third.r : k === 1 ? third.g : third.b;
      deeper[k] = colour * (third.glow + (met.photograph ? 1 : (deeper[k] as number)));
    }
  }
  const sun = light.sun?.colour;
  for (let k = 0; k < 3; k++)
    deeper[k] = Math.min(8, (deeper[k] as number) * (near[k] as number)) + lit * (sun?.[k] ?? 0);
  b.memory.add(slot, deeper[0] as number, deeper[1] as number, deeper[2] as number);
}

/** Writes to `gained` the light that comes back along a ray. Moves `from`. */
export function gather(b: Bench, from: Vector, along: Vector, kind: number): void {
  const { gained, other, light } = b;
  const surface = arrive(b, from, along, kind, other);
  if (!surface) {
    light.sky(along, b.sky);
    for (let k = 0; k < 3; k++) gained[k] = (b.sky[k] as number) * (b.near[k] as number);
    return;
  }
  const [r, g, blue] = [b.near[0] as number, b.near[1] as number, b.near[2] as number];
  if (surface.photograph) gained.fill(1);
  else {
    const slot = b.memory.slot(other);
    if (b.memory.known(slot) < ENOUGH) explore(b, other, slot);
    b.memory.read(slot, gained);
  }
  gained[0] = r * other.r * ((gained[0] as number) + other.glow);
  gained[1] = g * other.g * ((gained[1] as number) + other.glow);
  gained[2] = blue * other.b * ((gained[2] as number) + other.glow);
}

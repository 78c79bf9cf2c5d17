import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Lens } from "../tracer/light.ts";
import { develop, writeWithin } from "../tracer/picture.ts";
import type { Scene } from "../tracer/scene.ts";
import { smoothed } from "../tracer/smooth.ts";
import { type Taking, trace } from "../tracer/trace.ts";
import { bus } from "./bus/bus.ts";
import { campervan } from "./camper/campervan.ts";
import { teardrop } from "./camper/teardrop.ts";
import { carInside, daylight } from "./car/cabin.ts";
import { styles } from "./car/styles.ts";
import { caravan } from "./caravan/caravan.ts";
import type { Exposure, Interior } from "./interior.ts";
import { truck } from "./truck/truck.ts";
import { van } from "./van/van.ts";

const KILOBYTE = 1024;

/** How much work goes into a picture: shares of a good picture's size and samples, so that a proof can be quicker. */
export type Effort = { readonly size: number; readonly samples: number; readonly cell: number };
export const GOOD: Effort = { size: 1, samples: 1, cell: 0.011 };
export const QUICK: Effort = { size: 0.35, samples: 0.5, cell: 0.016 };

const taken = ({ size, samples }: Effort, width: number, height: number, count: number): Taking => ({
  width: Math.round(width * size),
  height: Math.round(height * size),
  samples: Math.max(2, Math.round(count * samples)),
});

/** How a picture is taken, and how large its file may be (kilobytes). */
type Frame = {
  readonly lens: Lens;
  readonly taking: Taking;
  readonly exposure: Exposure;
  readonly grain: number;
  readonly kilobytes: number;
};

async function keep(scene: Scene, { lens, taking, exposure, grain, kilobytes }: Frame, to: string): Promise<void> {
  const { width, height } = taking;
  const isAllAround = width === height * 2;
  const light = smoothed(trace(scene, daylight, lens, taking, grain), isAllAround, grain);
  const size = await writeWithin(develop(light, { width, height, ...exposure }), to, kilobytes * KILOBYTE);
  console.log(`${to}: ${Math.round(size / KILOBYTE)} KB`);
}

const STILL_KILOBYTES = 60;
const PANORAMA_KILOBYTES = 110;

const still = (effort: Effort, samples: number) => taken(effort, 1200, 750, samples);
const panoramic = (effort: Effort, samples: number) => taken(effort, 3072, 1536, samples);

const interiors: readonly Interior[] = [...styles.map(carInside), caravan, campervan, teardrop, bus, truck, van];

/** Takes the panorama and still pictures of an interior into `folder`; returns metadata for the manifest. */
export async function takeCabin(name: string, folder: string, effort: Effort): Promise<Record<string, unknown>> {
  const interior = interiors.find((each) => each.name === name);
  if (!interior) throw new Error(`no cabin is called ${name}; there are ${cabinNames.join(", ")}`);
  mkdirSync(folder, { recursive: true });
  const { exposure, grain, samples, stills, asides = {}, hotspots } = interior;
  const to = (view: string) => join(folder, `${name}${view}.avif`);
  const close = { taking: still(effort, samples), grain, kilobytes: STILL_KILOBYTES, exposure };
  const scene = await interior.build(effort.cell);
  for (const [view, lens] of Object.entries(stills)) await keep(scene, { ...close, lens: lens(1.6) }, to(`-${view}`));
  const around = { ...close, taking: panoramic(effort, samples), kilobytes: PANORAMA_KILOBYTES };
  await keep(scene, { ...around, lens: interior.panorama }, to(""));
  for (const [view, aside] of Object.entries(asides)) {
    const { build, lens, exposure } = aside;
    await keep(await build(effort.cell), { ...close, lens: lens(1.6), exposure }, to(`-${view}`));
  }
  const views = Object.keys({ ...stills, ...asides }).map((view) => [view, true]);
  return { panorama: true, ...Object.fromEntries(views), hotspots };
}

export const cabinNames: readonly string[] = interiors.map(({ name }) => name);

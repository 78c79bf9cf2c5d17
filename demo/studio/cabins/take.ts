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
import { buildCabin, buildRear, dashboardLens, daylight, hotspots, panorama } from "./car/cabin.ts";
import type { Style } from "./car/style.ts";
import { styles } from "./car/styles.ts";
import { caravan } from "./caravan/caravan.ts";
import type { Exposure, Interior } from "./interior.ts";
import { truck } from "./truck/truck.ts";
import { van } from "./van/van.ts";

const GRAIN = 0.07;
const KILOBYTE = 1024;

/** A smaller, quicker picture for looking at while designing: shares of the size and samples of a good one. */
export type Effort = { readonly size: number; readonly samples: number; readonly cell: number };
export const GOOD: Effort = { size: 1, samples: 1, cell: 0.011 };
export const QUICK: Effort = { size: 0.35, samples: 0.5, cell: 0.016 };

const exposureOf = ({ name }: Style): Exposure =>
  name === "family" ? { exposure: 1.55, lift: 0.88 } : { exposure: name === "sport" ? 2.6 : 2.1, lift: 0.82 };

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

const still = (effort: Effort, samples = 4) => taken(effort, 1200, 750, samples);
const panoramic = (effort: Effort, samples = 6) => taken(effort, 3072, 1536, samples);

/** What is not the inside of a car. */
const interiors: readonly Interior[] = [caravan, campervan, teardrop, bus, truck, van];

async function takeCar(style: Style, folder: string, effort: Effort): Promise<Record<string, unknown>> {
  const to = (view: string) => join(folder, `${style.name}${view}.avif`);
  const close = { taking: still(effort), grain: GRAIN, kilobytes: STILL_KILOBYTES, exposure: exposureOf(style) };
  const cabin = await buildCabin(style, effort.cell);
  await keep(cabin, { ...close, lens: dashboardLens(1.6) }, to("-dashboard"));
  const around = { ...close, taking: panoramic(effort), kilobytes: PANORAMA_KILOBYTES };
  await keep(cabin, { ...around, lens: panorama }, to(""));
  const { scene, lens } = await buildRear(style, effort.cell, 1.6);
  const exposure = style.wallAt === undefined ? close.exposure : { exposure: 0.8, lift: 1 };
  await keep(scene, { ...close, lens, exposure }, to("-boot"));
  return { panorama: true, dashboard: true, boot: true, hotspots };
}

async function takeInterior(interior: Interior, folder: string, effort: Effort): Promise<Record<string, unknown>> {
  const { name, exposure, grain, samples } = interior;
  const to = (view: string) => join(folder, `${name}${view}.avif`);
  const close = { taking: still(effort, samples), grain, kilobytes: STILL_KILOBYTES, exposure };
  const scene = await interior.build(effort.cell);
  for (const [view, lens] of Object.entries(interior.stills))
    await keep(scene, { ...close, lens: lens(1.6) }, to(`-${view}`));
  const around = { ...close, taking: panoramic(effort, samples), kilobytes: PANORAMA_KILOBYTES };
  await keep(scene, { ...around, lens: interior.panorama }, to(""));
  const views = Object.fromEntries(Object.keys(interior.stills).map((view) => [view, true]));
  return { panorama: true, ...views, hotspots: interior.hotspots };
}

/** The inside of a vehicle, all around and from two places, into `folder`. Metadata for the manifest. */
export async function takeCabin(name: string, folder: string, effort: Effort): Promise<Record<string, unknown>> {
  mkdirSync(folder, { recursive: true });
  const interior = interiors.find((each) => each.name === name);
  if (interior) return takeInterior(interior, folder, effort);
  const style = styles.find((each) => each.name === name);
  if (!style) throw new Error(`no cabin is called ${name}; there are ${cabinNames.join(", ")}`);
  return takeCar(style, folder, effort);
}

export const cabinNames: readonly string[] = [...styles, ...interiors].map(({ name }) => name);

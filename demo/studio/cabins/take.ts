import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Lens } from "../tracer/light.ts";
import { develop, writeWithin } from "../tracer/picture.ts";
import type { Scene } from "../tracer/scene.ts";
import { smoothed } from "../tracer/smooth.ts";
import { type Taking, trace } from "../tracer/trace.ts";
import { buildCabin, buildRear, dashboardLens, daylight, hotspots, panorama } from "./cabin.ts";
import type { Style } from "./style.ts";
import { styles } from "./styles.ts";

const GRAIN = 0.07;
const KILOBYTE = 1024;

/** A smaller, quicker picture for looking at while designing: shares of the size and samples of a good one. */
export type Effort = { readonly size: number; readonly samples: number; readonly cell: number };
export const GOOD: Effort = { size: 1, samples: 1, cell: 0.011 };
export const QUICK: Effort = { size: 0.35, samples: 0.5, cell: 0.016 };

type Exposure = { readonly exposure: number; readonly lift: number };

const exposureOf = ({ name }: Style): Exposure =>
  name === "family" ? { exposure: 1.55, lift: 0.88 } : { exposure: name === "sport" ? 2.6 : 2.1, lift: 0.82 };

const taken = ({ size, samples }: Effort, width: number, height: number, count: number): Taking => ({
  width: Math.round(width * size),
  height: Math.round(height * size),
  samples: Math.max(2, Math.round(count * samples)),
});

async function keep(
  scene: Scene,
  lens: Lens,
  taking: Taking,
  exposure: Exposure,
  to: string,
  bytes: number,
  wrap = false,
): Promise<void> {
  const { width, height } = taking;
  const light = smoothed(trace(scene, daylight, lens, taking, GRAIN), wrap, GRAIN);
  const size = await writeWithin(develop(light, { width, height, ...exposure }), to, bytes);
  console.log(`${to}: ${Math.round(size / KILOBYTE)} KB`);
}

/** The inside of a cabin, all around and from two places, into `folder`. Metadata for the manifest. */
export async function takeCabin(name: string, folder: string, effort: Effort): Promise<Record<string, unknown>> {
  const style = styles.find((each) => each.name === name);
  if (!style) throw new Error(`no cabin is called ${name}; there are ${styles.map((each) => each.name).join(", ")}`);
  mkdirSync(folder, { recursive: true });
  const close = taken(effort, 1200, 750, 4);
  const exposure = exposureOf(style);
  const cabin = await buildCabin(style, effort.cell);
  await keep(cabin, dashboardLens(1.6), close, exposure, join(folder, `${name}-dashboard.webp`), 90 * KILOBYTE);
  await keep(
    cabin,
    panorama,
    taken(effort, 2048, 1024, 4),
    exposure,
    join(folder, `${name}.webp`),
    220 * KILOBYTE,
    true,
  );
  const rear = await buildRear(style, effort.cell, 1.6);
  await keep(
    rear.scene,
    rear.lens,
    close,
    style.wallAt === undefined ? exposure : { exposure: 0.8, lift: 1 },
    join(folder, `${name}-boot.webp`),
    90 * KILOBYTE,
  );
  return { panorama: true, dashboard: true, boot: true, hotspots };
}

export const cabinNames: readonly string[] = styles.map(({ name }) => name);

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Effort } from "../cabins/take.ts";
import { develop, writeWithin } from "../tracer/picture.ts";
import { smoothed } from "../tracer/smooth.ts";
import { trace } from "../tracer/trace.ts";
import { branches } from "./branches.ts";
import { buildDealership, type Place } from "./dealership.ts";
import { drawGround, grounds } from "./grounds.ts";
import { halden } from "./halden.ts";
import { others } from "./others.ts";
import { buildRoom, type Room, rooms } from "./rooms.ts";

const GRAIN = 0.4;
const ROOM_GRAIN = 0.15;
const MOST_BYTES = 72 * 1024;

const dealerships: readonly Place[] = [...halden, ...others, ...branches];

export const placeNames: readonly string[] = [...dealerships, ...rooms].map(({ name }) => name);
export const groundNames: readonly string[] = grounds.map(({ name }) => name);

const built = async (place: Place | Room) =>
  "front" in place
    ? { ...(await buildDealership(place)), grain: GRAIN }
    : { ...(await buildRoom(place)), grain: ROOM_GRAIN };

/** The picture of a dealership or one of its rooms, 1200 x 750, into `folder`. */
export async function takePlace(name: string, folder: string, { size, samples }: Effort): Promise<void> {
  const place = [...dealerships, ...rooms].find((each) => each.name === name);
  if (!place) throw new Error(`no place is called ${name}; there are ${placeNames.join(", ")}`);
  const { scene, light, lens, grain } = await built(place);
  const [width, height] = [Math.round(1200 * size), Math.round(750 * size)];
  const frames = trace(
    scene,
    light,
    lens,
    { width, height, samples: Math.max(2, Math.round(("front" in place ? 4 : 8) * samples)) },
    grain,
  );
  const picture = develop(smoothed(frames, false, grain), { width, height, exposure: place.exposure });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.avif`);
  const bytes = await writeWithin(size < 1 ? picture.resize({ width: 1200 }) : picture, path, MOST_BYTES);
  console.log(`${path}: ${Math.round(bytes / 1024)} KB`);
}

/** A landscape for vehicles to stand in, 1600 x 1000, into `folder`. */
export async function takeGround(name: string, folder: string): Promise<void> {
  const ground = grounds.find((each) => each.name === name);
  if (!ground) throw new Error(`no ground is called ${name}; there are ${groundNames.join(", ")}`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.avif`);
  const bytes = await writeWithin(drawGround(ground, 1600, 1000), path, MOST_BYTES);
  console.log(`${path}: ${Math.round(bytes / 1024)} KB`);
}

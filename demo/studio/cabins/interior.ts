import type { Lens } from "../tracer/light.ts";
import type { Scene } from "../tracer/scene.ts";
import type { Hotspot } from "./hotspots.ts";

/**
 * How brightly a picture is developed: a factor on its light, and the power that lifts its dark parts (1 leaves them).
 */
export type Exposure = { readonly exposure: number; readonly lift: number };

/** A still picture of another scene of the vehicle, such as a car's boot with the tailgate up. */
export type Aside = {
  readonly build: (cell: number) => Scene | Promise<Scene>;
  readonly lens: (aspect: number) => Lens;
  readonly exposure: Exposure;
};

/**
 * The inside of a vehicle and its pictures: one panorama all around, and still pictures by the name of their view.
 */
export type Interior = {
  readonly name: string;
  /** Builds the scene; `cell` is the mesh size of its implicit solids (metres). */
  readonly build: (cell: number) => Scene | Promise<Scene>;
  readonly panorama: Lens;
  /** By view (`dashboard`, `lounge`, `bed` …): the lens for an aspect ratio, width over height. */
  readonly stills: Readonly<Record<string, (aspect: number) => Lens>>;
  /** By view (`boot`): still pictures of other scenes. */
  readonly asides?: Readonly<Record<string, Aside>>;
  readonly hotspots: readonly Hotspot[];
  readonly exposure: Exposure;
  /** How far from a point its bounced light may be reused (metres): further where few windows light the inside. */
  readonly grain: number;
  /** How many light paths are traced for a pixel. */
  readonly samples: number;
};

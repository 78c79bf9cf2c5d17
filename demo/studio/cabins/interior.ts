import type { Lens } from "../tracer/light.ts";
import type { Scene } from "../tracer/scene.ts";
import type { Hotspot } from "./hotspots.ts";

/**
 * How bright a picture is developed: a factor on its light, and the power that lifts its dark parts (1 leaves them).
 */
export type Exposure = { readonly exposure: number; readonly lift: number };

/** A still of another scene: a car's boot, its tailgate up. */
export type Aside = {
  readonly build: (cell: number) => Scene | Promise<Scene>;
  readonly lens: (aspect: number) => Lens;
  readonly exposure: Exposure;
};

/**
 * The inside of a vehicle, and the pictures that are taken of it: one all around, and stills by the name of their view.
 */
export type Interior = {
  readonly name: string;
  /** `cell` is the mesh of its implicit solids (metres). */
  readonly build: (cell: number) => Scene | Promise<Scene>;
  readonly panorama: Lens;
  /** By view (`dashboard`, `lounge`, `bed` …): the lens for an aspect, width over height. */
  readonly stills: Readonly<Record<string, (aspect: number) => Lens>>;
  /** By view (`boot`): what is seen from elsewhere. */
  readonly asides?: Readonly<Record<string, Aside>>;
  readonly hotspots: readonly Hotspot[];
  readonly exposure: Exposure;
  /** How far light that has bounced may be remembered (metres): more where few windows light it unevenly. */
  readonly grain: number;
  /** Paths of light a pixel. */
  readonly samples: number;
};

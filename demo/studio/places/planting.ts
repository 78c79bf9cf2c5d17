import { roundedBox } from "../shapes/extrude.ts";
import { tube } from "../shapes/loft.ts";
import { type Point, type Shape, shade } from "../shapes/shape.ts";
import type { Builder } from "../tracer/scene.ts";
import { bark, leaves } from "./surfaces.ts";

/** A generator of pseudo-random numbers. */
function chances(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Many small leaves as one mesh; each is given by its point, a direction along and one across. */
function foliage(each: readonly (readonly [Point, Point, Point])[]): Shape {
  const points: Point[] = [];
  const triangles: number[] = [];
  for (const [at, along, across] of each) {
    const base = points.length;
    const corner = (a: number, b: number): Point => [
      at[0] + along[0] * a + across[0] * b,
      at[1] + along[1] * a + across[1] * b,
      at[2] + along[2] * a + across[2] * b,
    ];
    points.push(corner(0, 0), corner(0.5, -0.5), corner(1, 0), corner(0.5, 0.5));
    triangles.push(base, base + 1, base + 2, base, base + 2, base + 3);
  }
  return shade(points, triangles, 5);
}

const spread = (chance: () => number): number => (chance() + chance() + chance()) * 0.667 - 1;

/** Leaves in clumps within an egg-shaped space: loose as a gum's, dense as a shrub's. */
function crown(
  middle: Point,
  size: Point,
  clumps: number,
  each: number,
  leaf: number,
  chance: () => number,
  hang: number,
): Shape {
  const out: (readonly [Point, Point, Point])[] = [];
  for (let c = 0; c < clumps; c++) {
    const [a, h] = [chance() * 2 * Math.PI, chance() * 2 - 1];
    const r = Math.sqrt(1 - h * h) * (0.55 + 0.45 * chance());
    const at: Point = [
      middle[0] + Math.cos(a) * r * size[0],
      middle[1] + h * size[1] * 0.9,
      middle[2] + Math.sin(a) * r * size[2],
    ];
    const loose = Math.min(...size) * 0.42;
    for (let i = 0; i < each; i++) {
      const place: Point = [
        at[0] + spread(chance) * loose,
        at[1] + spread(chance) * loose * 0.6,
        at[2] + spread(chance) * loose,
      ];
      const t = chance() * 2 * Math.PI;
      const down = -hang * (0.6 + chance() * 0.6);
      const along: Point = [
        Math.cos(t) * leaf * (1 - hang * 0.6),
        down * leaf + spread(chance) * leaf * 0.4,
        Math.sin(t) * leaf * (1 - hang * 0.6),
      ];
      const across: Point = [-Math.sin(t) * leaf * 0.42, spread(chance) * leaf * 0.3, Math.cos(t) * leaf * 0.42];
      out.push([place, along, across]);
    }
  }
  return foliage(out);
}

/** A eucalypt: pale leaning trunk, forked, with loose hanging leaves. */
export function gum(into: Builder, [x, y, z]: Point, high: number, seed: number): void {
  const chance = chances(seed);
  const lean = (chance() - 0.5) * 0.16 * high;
  const fork: Point = [x + lean * 0.5, y + high * 0.45, z];
  const trunk = bark("#c9bdae");
  into.add(
    trunk,
    tube([[x, y, z], [x + lean * 0.15, y + high * 0.2, z], fork], high * 0.022, 4, 9, { size: (t) => 1.15 - 0.4 * t }),
  );
  const boughs = 4;
  for (let i = 0; i < boughs; i++) {
    const a = (i / boughs) * 2 * Math.PI + chance();
    const out = high * (0.14 + 0.1 * chance());
    const tip: Point = [fork[0] + Math.cos(a) * out, y + high * (0.7 + 0.18 * chance()), fork[2] + Math.sin(a) * out];
    into.add(
      trunk,
      tube(
        [fork, [(fork[0] + tip[0]) / 2 + Math.cos(a) * 0.2, (fork[1] + tip[1]) / 2 - 0.1, (fork[2] + tip[2]) / 2], tip],
        high * 0.011,
        4,
        7,
        { size: (t) => 1.1 - 0.7 * t },
      ),
    );
    into.add(
      leaves(i % 2 ? "#5d6f49" : "#6b7c52"),
      crown(
        [tip[0], tip[1] + high * 0.02, tip[2]],
        [high * 0.17, high * 0.12, high * 0.17],
        16,
        75,
        high * 0.026,
        chance,
        0.75,
      ),
    );
  }
}

/** A palm: ringed trunk and a head of feathered fronds. */
export function palm(into: Builder, [x, y, z]: Point, high: number, seed: number): void {
  const chance = chances(seed);
  const bend = (chance() - 0.5) * 0.9;
  const top: Point = [x + bend, y + high, z];
  into.add(
    bark("#9c8d7b"),
    tube([[x, y, z], [x + bend * 0.3, y + high * 0.5, z], top], 0.13, 6, 10, { size: (t) => 1.2 - 0.45 * t }),
  );
  const out: (readonly [Point, Point, Point])[] = [];
  for (let f = 0; f < 22; f++) {
    const a = (f / 22) * 2 * Math.PI + chance() * 0.4;
    const lift = 0.9 - 1.5 * chance();
    const long = high * 0.24 + 0.9 + chance() * 0.4;
    for (let i = 1; i < 26; i++) {
      const t = i / 26;
      const reach = long * t;
      const at: Point = [
        top[0] + Math.cos(a) * reach,
        top[1] + lift * reach * 0.55 - 0.55 * reach * reach * 0.42,
        top[2] + Math.sin(a) * reach,
      ];
      const leaf = 0.62 * Math.sin(Math.PI * (0.12 + 0.82 * t));
      for (const side of [-1, 1])
        out.push([
          at,
          [
            Math.cos(a) * 0.3 * leaf - Math.sin(a) * side * leaf * 0.8,
            -leaf * 0.5,
            Math.sin(a) * 0.3 * leaf + Math.cos(a) * side * leaf * 0.8,
          ],
          [Math.cos(a) * 0.09, 0.02, Math.sin(a) * 0.09],
        ]);
    }
  }
  into.add(leaves("#5f7f3c"), foliage(out));
}

/** A clipped hedge or a row of grasses within a box. */
export function hedge(
  into: Builder,
  [x, y, z]: Point,
  long: number,
  high: number,
  deep: number,
  seed: number,
  colour = "#4f6a35",
): void {
  const chance = chances(seed);
  into.add(leaves("#2c3a1f"), roundedBox(long - 0.2, high - 0.14, deep - 0.2, 0.05, [x, y + high / 2 - 0.05, z]));
  const out: (readonly [Point, Point, Point])[] = [];
  const count = Math.round(long * high * 520 + long * deep * 300);
  for (let i = 0; i < count; i++) {
    const at: Point = [x + (chance() - 0.5) * long, y + chance() * high, z + (chance() - 0.5) * deep];
    const a = chance() * 2 * Math.PI;
    out.push([
      at,
      [Math.cos(a) * 0.07, 0.05 + chance() * 0.05, Math.sin(a) * 0.07],
      [-Math.sin(a) * 0.045, 0, Math.cos(a) * 0.045],
    ]);
  }
  into.add(leaves(colour), foliage(out));
}

/** Tufts of tall grass in a row. */
export function tufts(
  into: Builder,
  [x, y, z]: Point,
  long: number,
  deep: number,
  seed: number,
  colour = "#8c8a52",
): void {
  const chance = chances(seed);
  const out: (readonly [Point, Point, Point])[] = [];
  const count = Math.round(long * deep * 5);
  for (let i = 0; i < count; i++) {
    const [cx, cz] = [x + (chance() - 0.5) * long, z + (chance() - 0.5) * deep];
    for (let k = 0; k < 34; k++) {
      const a = chance() * 2 * Math.PI;
      const high = 0.3 + chance() * 0.45;
      out.push([
        [cx + Math.cos(a) * 0.05, y, cz + Math.sin(a) * 0.05],
        [Math.cos(a) * high * 0.5, high, Math.sin(a) * high * 0.5],
        [-Math.sin(a) * 0.022, 0, Math.cos(a) * 0.022],
      ]);
    }
  }
  into.add(leaves(colour), foliage(out));
}

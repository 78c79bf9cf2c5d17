import { smoothStep } from "../field.ts";
import { block } from "../places/building.ts";
import { hex } from "../tracer/picture.ts";
import { type Builder, SEEN, type Surface } from "../tracer/scene.ts";
import { darken, noise, tint } from "./fabrics.ts";

/** How far the yard's ground lies below the bus's floor, and how wide it is to either side (metres). */
const BELOW = 0.75;
const WIDE = 10.5;
const FAR = 60;

const white = hex("#d9d8d2");
const grass = hex("#5f6a48");

/** A sealed yard with the lines of its bays, a kerb, and grass beyond: calm, for it is only seen through panes. */
const ground: Surface = {
  colour: hex("#5f5d58"),
  rough: 1,
  gloss: 0,
  paint: (spot) => {
    const out = Math.max(Math.abs(spot.z), 1 - spot.x);
    const patches = 0.9 + 0.2 * noise(spot.x * 0.4, 0, spot.z * 0.4);
    tint(spot, grass, smoothStep(WIDE + 0.2, WIDE + 0.26, out));
    darken(spot, patches);
    if (out > WIDE && out < WIDE + 0.22) tint(spot, white, 0.8);
    const along = Math.abs(spot.z) > 1 - spot.x ? spot.x : spot.z;
    const line = Math.abs(((((along / 3.4) % 1) + 1) % 1) - 0.5) * 3.4;
    if (out > 4.2 && out < 9.4) tint(spot, white, 0.85 * smoothStep(0.07, 0.045, line));
  },
};

const hedge: Surface = {
  colour: hex("#46543a"),
  rough: 1,
  gloss: 0,
  paint: (spot) => darken(spot, 0.75 + 0.5 * noise(spot.x * 2.2, spot.y * 2.2, spot.z * 2.2)),
};

/** Adds the yard outside; it only shows, because the light comes from the sky. */
export function addYard(into: Builder): void {
  into.sheet(ground, [-FAR, -BELOW, FAR], [2 * FAR, 0, 0], [0, 0, -2 * FAR], SEEN);
  const [near, far] = [WIDE + 3.5, WIDE + 5];
  into.add(
    hedge,
    block(-far, -BELOW, near, 30, 1.75, far, 0.3),
    block(-far, -BELOW, -far, 30, 1.75, -near, 0.3),
    block(-far, -BELOW, -near, -near, 1.75, near, 0.3),
    block(28, -BELOW, -near, 30, 1.75, near, 0.3),
  );
}

import { noise, rough, tint } from "../cabins/fabrics.ts";
import { hex } from "../tracer/picture.ts";
import type { Builder, Surface } from "../tracer/scene.ts";

const WIDE = 420;

/** The far background: a silhouette along the horizon, paler the further it is. */
export function backdrop(
  into: Builder,
  kind: "trees" | "hills" | "town",
  colour: string,
  far: number,
  high: number,
  seed: number,
): void {
  const surface: Surface = {
    colour: hex(colour),
    rough: 1,
    gloss: 0,
    paint: (spot) => {
      const x = spot.u * WIDE;
      const top =
        kind === "trees"
          ? 0.35 + 0.5 * rough(x * 0.12, seed, 0, 4) + 0.12 * noise(x * 2.2, seed, 3)
          : kind === "hills"
            ? 0.3 + 0.65 * rough(x * 0.014, seed, 0, 3)
            : 0.22 + 0.75 * noise(Math.floor(x / 9 + noise(x / 40, seed, 1)) * 5.3, seed, 2) ** 1.6;
      spot.cover = spot.v < top ? 1 : 0;
      if (kind === "trees") tint(spot, hex("#8fa08f"), 0.25 * noise(x * 0.8, spot.v * 14, seed));
      if (kind === "town" && Math.sin(x * 3.1) > 0.1 && Math.sin(spot.v * high * 2.4) > 0.2)
        tint(spot, hex("#6f7a84"), 0.35);
    },
  };
  into.sheet(surface, [-WIDE / 2, 0, -far], [WIDE, 0, 0], [0, high, 0]);
}

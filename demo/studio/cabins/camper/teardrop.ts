import { block } from "../../places/building.ts";
import { lamp, metal, plain } from "../../places/surfaces.ts";
import { roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { tube } from "../../shapes/loft.ts";
import { move, type Point, turn } from "../../shapes/shape.ts";
import { allAround, type Lens, looking } from "../../tracer/light.ts";
import { hex } from "../../tracer/picture.ts";
import { type Builder, builder, type Scene, type Surface } from "../../tracer/scene.ts";
import { cushion, linen, quilt, woven } from "../caravan/berths.ts";
import { strip } from "../caravan/kitchen.ts";
import { oak, white } from "../caravan/shell.ts";
import { seam } from "../fabrics.ts";
import { hotspotsFrom } from "../hotspots.ts";
import type { Interior } from "../interior.ts";
import { addTeardrop, NEST } from "./teardrop-shell.ts";

const forest = woven("#62776a");
const mustard = woven("#c2974e");
const black = plain("#1b1c1e", 0.35, 0.05);
/** Heights of the top of the mattress and of its base (metres). */
const BED = { top: 0.32, base: 0.12 } as const;

/** A queen mattress from wall to wall with its linen, a padded headboard, and cushions. */
function addBed(into: Builder): void {
  const { half, wall } = NEST;
  const { top, base } = BED;
  into.add(oak, block(-0.92, 0, -half, wall, base, half, 0.004));
  into.add(linen, roundedBox(wall + 0.84, top - base, half * 2 - 0.01, 0.05, [(wall - 0.84) / 2, (top + base) / 2, 0]));
  into.add(forest, quilt(-0.1, wall + 0.02, top + 0.022, 0.1));
  into.add(linen, quilt(-0.3, -0.02, top + 0.032, 0.11));
  into.add(mustard, quilt(0.6, 0.96, top + 0.034, 0.11));
  const padded = woven("#a89f90", (spot) =>
    seam(spot, (((spot.z % 0.29) + 0.29) % 0.29) - 0.145, spot.y, hex("#877e70"), false),
  );
  into.add(padded, move(turn(roundedBox(0.07, 0.46, half * 2 - 0.04, 0.03), "z", -8), [-0.82, 0.54, 0]));
  into.add(oak, block(-0.98, 0.775, -half, -0.72, 0.8, half, 0.008));
  const pillows: readonly (readonly [Surface, number, number, number, readonly [number, number, number]])[] = [
    [linen, -0.63, -0.42, 30, [0.16, 0.42, 0.64]],
    [linen, -0.63, 0.42, 30, [0.16, 0.42, 0.64]],
    [forest, -0.48, -0.4, 38, [0.14, 0.36, 0.42]],
    [forest, -0.48, 0.4, 38, [0.14, 0.36, 0.42]],
    [mustard, -0.36, 0.0, 44, [0.12, 0.26, 0.44]],
  ];
  for (const [cover, x, z, lean, size] of pillows)
    into.add(cover, move(turn(cushion(...size), "z", lean), [x, top + 0.03 + size[1] * 0.42, z]));
}

/** A reading lamp on a bent arm at either end of the shelf over the headboard. */
function addLamps(into: Builder): void {
  for (const z of [-0.62, 0.62]) {
    const arm: readonly Point[] = [
      [-0.755, 0.805, z],
      [-0.75, 0.86, z],
      [-0.71, 0.888, z],
      [-0.665, 0.878, z],
    ];
    into.add(
      black,
      move(drum(0.028, 0.012, "y", 0.003), [-0.755, 0.806, z]),
      tube(arm, 0.007, 8, 10),
      move(turn(drum(0.024, 0.07, "x", 0.005), "z", -25), [-0.65, 0.868, z]),
    );
    into.add(lamp("#ffe9c4", 4), move(turn(drum(0.019, 0.004, "x", 0.001), "z", -25), [-0.616, 0.852, z]));
  }
}

/** Cupboards over the feet: four doors, an open shelf under them, and a line of light. */
function addCupboards(into: Builder): void {
  const { half, wall } = NEST;
  const front = 1.03;
  into.add(white, block(front, 0.72, -half, wall + 0.01, 1.2, half, 0.004));
  const wide = (half * 2 - 0.08) / 4;
  for (let i = 0; i < 4; i++) {
    const z = -half + 0.04 + wide * i;
    into.add(oak, block(front - 0.02, 0.73, z + 0.004, front, 1.075, z + wide - 0.004, 0.005));
    into.add(black, block(front - 0.042, 0.768, z + wide / 2 - 0.07, front - 0.028, 0.78, z + wide / 2 + 0.07, 0.004));
  }
  strip(into, [front + 0.03, 0.716, -half + 0.1], [0.014, 0, 0], [0, 0, half * 2 - 0.2]);
  into.add(oak, block(front + 0.02, 0.46, -half, wall, 0.485, half, 0.005));
  for (const z of [-0.3, 0.3]) into.add(white, block(front + 0.03, 0.485, z - 0.01, wall, 0.72, z + 0.01, 0.003));
  addThings(into, wall - 0.1, 0.485);
}

/** What stands on the shelf: books, folded blankets, a lantern, a mug. */
function addThings(into: Builder, x: number, y: number): void {
  const spines = ["#6f7f88", "#b98a5a", "#d8d1c2", "#586a5e", "#a4574a"];
  spines.forEach((colour, i) => {
    const high = 0.15 + 0.02 * ((i * 3) % 4);
    into.add(plain(colour, 0.7), block(x - 0.07, y, -0.78 + i * 0.034, x + 0.05, y + high, -0.75 + i * 0.034, 0.003));
  });
  into.add(forest, roundedBox(0.16, 0.055, 0.34, 0.025, [x, y + 0.03, 0]));
  into.add(linen, roundedBox(0.155, 0.05, 0.33, 0.023, [x, y + 0.082, 0]));
  into.add(mustard, roundedBox(0.15, 0.05, 0.32, 0.023, [x, y + 0.131, 0]));
  into.add(
    black,
    move(drum(0.045, 0.03, "y", 0.006), [x, y + 0.016, 0.55]),
    move(drum(0.04, 0.02, "y", 0.006), [x, y + 0.15, 0.55]),
  );
  into.add(lamp("#ffe3b4", 1.6), move(drum(0.034, 0.11, "y", 0.004), [x, y + 0.085, 0.55]));
  into.add(metal("#b9bcbe", 0.35), move(drum(0.04, 0.085, "y", 0.006), [x, y + 0.044, 0.72]));
}

/** A teardrop camper from inside: a bed from wall to wall under a round roof, a door on either side. */
function buildTeardrop(): Scene {
  const into = builder();
  addTeardrop(into);
  addBed(into);
  addLamps(into);
  addCupboards(into);
  return into.scene();
}

/** The panorama is taken from here: sitting up in bed. */
const EYE = [0.52, 0.86, 0] as const;

/** One picture: the bed with its headboard, seen from its foot. */
const stills: Readonly<Record<string, (aspect: number) => Lens>> = {
  bed: (aspect) => looking({ eye: [0.98, 0.98, 0.14], at: [-0.66, 0.46, -0.02], angle: 66, aspect }),
};

export const teardrop: Interior = {
  name: "teardrop",
  build: buildTeardrop,
  panorama: allAround(EYE),
  stills,
  hotspots: hotspotsFrom(EYE, [
    ["Queen mattress", -0.15, 0.36, 0],
    ["Headboard", -0.8, 0.66, 0],
    ["Reading lamp", -0.65, 0.87, -0.62],
    ["Left door", 0.36, 0.4, 0.85],
    ["Right door", 0.36, 0.4, -0.85],
    ["Porthole", 0.85, 0.82, -0.88],
    ["Cupboards", 1.01, 0.9, 0],
    ["Roof hatch", 0.18, 1.27, 0],
  ]),
  exposure: { exposure: 3.5, lift: 0.88 },
  grain: 0.09,
  samples: 6,
};

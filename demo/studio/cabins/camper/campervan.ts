import { allAround, type Lens, looking } from "../../tracer/light.ts";
import { builder, type Scene } from "../../tracer/scene.ts";
import { hotspotsFrom } from "../hotspots.ts";
import type { Interior } from "../interior.ts";
import { addCab } from "./campervan-cab.ts";
import { addFittings } from "./campervan-fittings.ts";
import { addCampervan } from "./campervan-shell.ts";

/** A van made to live in: cab seats swivelled to a table, a kitchen by the sliding door, a bed across the rear. */
async function buildCampervan(cell: number): Promise<Scene> {
  const into = builder();
  addCampervan(into);
  addFittings(into);
  await addCab(into, cell);
  return into.scene();
}

/** The panorama is taken from here: standing in the aisle between table and sliding door. */
const EYE = [1.24, 1.32, 0.16] as const;

/** Pictures of the campervan: from the cab over table and kitchen to the bed, and the bed itself. */
const stills: Readonly<Record<string, (aspect: number) => Lens>> = {
  lounge: (aspect) => looking({ eye: [-0.12, 1.38, 0.3], at: [2.4, 0.72, -0.12], angle: 54, aspect }),
  bed: (aspect) => looking({ eye: [1.32, 1.4, 0.14], at: [3.3, 0.72, -0.04], angle: 50, aspect }),
};

export const campervan: Interior = {
  name: "campervan",
  build: buildCampervan,
  panorama: allAround(EYE),
  stills,
  hotspots: hotspotsFrom(EYE, [
    ["Swivel seats", 0.0, 0.75, 0.46],
    ["Table for four", 0.68, 0.72, -0.5],
    ["Sliding door", 0.8, 0.95, 0.92],
    ["Sink", 1.71, 0.88, 0.7],
    ["Cooktop", 2.13, 0.92, 0.69],
    ["Fridge drawer", 2.12, 0.45, 0.42],
    ["Bed across the rear", 3.1, 0.62, 0.1],
    ["Roof hatch", 0.86, 1.9, 0],
  ]),
  exposure: { exposure: 3.1, lift: 0.88 },
  grain: 0.12,
  samples: 6,
};

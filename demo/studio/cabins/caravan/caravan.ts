import { allAround, type Lens, looking } from "../../tracer/light.ts";
import { builder, type Scene } from "../../tracer/scene.ts";
import { hotspotsFrom } from "../hotspots.ts";
import type { Interior } from "../interior.ts";
import { addBed, addDinette } from "./berths.ts";
import { addKitchen } from "./kitchen.ts";
import { addVan } from "./shell.ts";

/**
 * A caravan from inside: an island bed in front, a kitchen on the right, a dinette on the left, the ensuite behind a
 * door.
 */
function buildCaravan(): Scene {
  const into = builder();
  addVan(into);
  addBed(into);
  addKitchen(into);
  addDinette(into);
  return into.scene();
}

/** The panorama is taken from here: standing in the aisle. */
const EYE = [-0.2, 1.36, -0.08] as const;

/** Pictures of the caravan: from the bed over kitchen and dinette, and from the dinette to the bed. */
const stills: Readonly<Record<string, (aspect: number) => Lens>> = {
  lounge: (aspect) => looking({ eye: [-1.05, 1.42, 0.12], at: [1.7, 0.82, -0.04], angle: 56, aspect }),
  bed: (aspect) => looking({ eye: [0.95, 1.42, -0.2], at: [-2.3, 0.78, 0.02], angle: 46, aspect }),
};

export const caravan: Interior = {
  name: "caravan",
  build: buildCaravan,
  panorama: allAround(EYE),
  stills,
  hotspots: hotspotsFrom(EYE, [
    ["Queen bed", -1.9, 0.62, 0],
    ["Bedside shelf and reading lamp", -2.5, 1.2, -0.7],
    ["Sink", -0.29, 0.86, -0.84],
    ["Cooktop and oven", 0.75, 0.92, -0.86],
    ["Fridge", 1.35, 1.0, -0.56],
    ["Dinette", 1.11, 0.74, 0.76],
    ["Entrance door", -0.39, 1.2, 1.14],
    ["Ensuite", 2.24, 1.2, -0.03],
  ]),
  exposure: { exposure: 2.8, lift: 0.88 },
  grain: 0.12,
  samples: 8,
};

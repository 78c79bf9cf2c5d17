import { allAround, type Lens, looking } from "../../tracer/light.ts";
import { builder, type Scene } from "../../tracer/scene.ts";
import { hotspotsFrom } from "../hotspots.ts";
import type { Interior } from "../interior.ts";
import { placed } from "../placed.ts";
import { addDoorCards } from "../truck/doors.ts";
import { addTruckWheel, HUB as TRUCK_HUB } from "../truck/wheel.ts";
import { addYard } from "../yard.ts";
import { addVanDashboard } from "./dashboard.ts";
import { addVanSeats } from "./seats.ts";
import { addVanShell, CABIN } from "./shell.ts";

/** The steering wheel is the truck's made smaller: by this factor, with its hub at this point. */
const SMALLER = 0.86;
const HUB = [-0.43, 0.69, CABIN.driver] as const;

/** The cab of a work van: a driver's and a double seat before a steel bulkhead, the gear lever in the dashboard. */
async function buildVan(cell: number): Promise<Scene> {
  const into = builder();
  addYard(into);
  addVanShell(into);
  addVanSeats(into, cell);
  await addVanDashboard(into, cell);
  const [x, y, z] = TRUCK_HUB;
  const at = [HUB[0] - x * SMALLER, HUB[1] - y * SMALLER, HUB[2] - z * SMALLER] as const;
  addTruckWheel(placed(into, { scale: [SMALLER, SMALLER, SMALLER], at }), cell);
  addDoorCards(placed(into, { scale: [0.98, 0.94, 0.87] }), cell);
  return into.scene();
}

/** The panorama is taken from here: between the headrests, at eye height. */
const EYE = [-0.03, 1.06, -0.12] as const;

const dashboard = (aspect: number): Lens =>
  looking({ eye: [0.24, 1.13, -0.13], at: [-0.8, 0.76, -0.16], angle: 54, aspect });

export const van: Interior = {
  name: "van",
  build: buildVan,
  panorama: allAround(EYE),
  stills: { dashboard },
  hotspots: hotspotsFrom(EYE, [
    ["Touchscreen", -0.63, 0.705, 0],
    ["Steering wheel", ...HUB],
    ["Instruments", -0.77, 0.775, CABIN.driver],
    ["Gear lever in the dashboard", -0.453, 0.653, -0.045],
    ["Driver seat", 0.05, 0.62, CABIN.driver],
    ["Passenger seat", 0.05, 0.62, 0.375],
    ["Bulkhead and window", CABIN.wall, 1.08, 0],
    ["Shelf over the windscreen", -0.5, 1.36, 0.45],
  ]),
  exposure: { exposure: 2.1, lift: 0.88 },
  grain: 0.12,
  samples: 4,
};

import { allAround, type Lens, looking } from "../../tracer/light.ts";
import { builder, type Scene } from "../../tracer/scene.ts";
import { hotspotsFrom } from "../hotspots.ts";
import type { Interior } from "../interior.ts";
import { placed } from "../placed.ts";
import { addYard } from "../yard.ts";
import { addTruckConsole } from "./console.ts";
import { addTruckDashboard } from "./controls.ts";
import { addTruckDoors } from "./doors.ts";
import { SEATS } from "./measures.ts";
import { addOverhead } from "./overhead.ts";
import { addTruckSeats } from "./seats.ts";
import { addTruckShell } from "./shell.ts";
import { addTruckWheel, HUB } from "./wheel.ts";

/**
 * A cab over the engine: a flat windscreen, a suspended seat, the hump between, a shelf overhead. x runs back from the
 * driver's hip, y up from the floor.
 */
async function buildTruck(cell: number): Promise<Scene> {
  const into = builder();
  addYard(placed(into, { at: [0, -0.08, 0] }));
  addTruckShell(into);
  addTruckSeats(into, cell);
  await addTruckDashboard(into, cell);
  addTruckWheel(into, cell);
  addTruckConsole(into, cell);
  addTruckDoors(into, cell);
  await addOverhead(into, cell);
  return into.scene();
}

/** The panorama is taken from here: between the seats, at eye height. */
const EYE = [0.02, 1.14, 0.02] as const;

const dashboard = (aspect: number): Lens =>
  looking({ eye: [0.3, 1.2, 0.14], at: [-0.8, 0.82, -0.2], angle: 57, aspect });

export const truck: Interior = {
  name: "truck",
  build: buildTruck,
  panorama: allAround(EYE),
  stills: { dashboard },
  hotspots: hotspotsFrom(EYE, [
    ["Touchscreen", -0.66, 0.745, -0.158],
    ["Steering wheel", HUB[0], HUB[1], HUB[2]],
    ["Instruments", -0.77, 0.86, SEATS.driver],
    ["Selector and park brake", -0.36, 0.62, 0],
    ["Driver seat", 0.06, 0.72, SEATS.driver],
    ["Passenger seat", 0.06, 0.72, SEATS.passenger],
    ["Overhead shelf and radio", -0.6, 1.56, 0],
    ["Door and window switches", -0.42, 0.7, -0.92],
  ]),
  exposure: { exposure: 2.1, lift: 0.88 },
  grain: 0.12,
  samples: 6,
};

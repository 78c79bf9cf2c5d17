import { allAround, type Lens, looking } from "../../tracer/light.ts";
import { builder, type Scene } from "../../tracer/scene.ts";
import { hotspotsFrom } from "../hotspots.ts";
import type { Interior } from "../interior.ts";
import { addYard } from "../yard.ts";
import { addEntrance } from "./door.ts";
import { addDriver, DRIVER, HUB, SCREEN } from "./driver.ts";
import { addRoof, HATCH } from "./roof.ts";
import { addSeats, PLACES, ROWS } from "./seats.ts";
import { addShell, BUS, DOOR } from "./shell.ts";

/** The panorama is taken from here: standing in the aisle between the first two rows. */
const EYE = [2.9, 1.58, 0.08] as const;

/** The saloon of a small coach: x runs back from the nose, y up from the floor, z to the left, where its door is. */
async function buildBus(cell: number): Promise<Scene> {
  const into = builder();
  addYard(into);
  addShell(into);
  await addRoof(into);
  addEntrance(into);
  await addDriver(into, cell);
  addSeats(into, cell, EYE[0]);
  return into.scene();
}

/** Pictures of the saloon: the driver's seat, and the rows seen from the front of the aisle. */
const stills: Readonly<Record<string, (aspect: number) => Lens>> = {
  dashboard: (aspect) => looking({ eye: [1.72, 1.4, -0.14], at: [0.6, 0.9, -0.38], angle: 55, aspect }),
  seats: (aspect) => looking({ eye: [1.88, 1.46, 0.03], at: [5.2, 0.96, -0.02], angle: 56, aspect }),
};

export const bus: Interior = {
  name: "bus",
  build: buildBus,
  panorama: allAround(EYE),
  stills,
  hotspots: hotspotsFrom(EYE, [
    ["Driver seat", DRIVER[0] + 0.16, 1.15, DRIVER[2]],
    ["Steering wheel", HUB[0], HUB[1] + 0.12, HUB[2] + 0.18],
    ["Touchscreen", ...SCREEN],
    ["Passenger door", (DOOR.from + DOOR.to) / 2, 0.9, BUS.half],
    ["Passenger seats", ROWS[2] + 0.03, 0.85, PLACES[0]],
    ["Luggage rack and reading lights", ROWS[2] - 0.16, 1.56, -0.89],
    ["Roof hatch", HATCH, BUS.high, 0],
    ["Emergency exit", BUS.rear, 1.15, 0],
  ]),
  exposure: { exposure: 2.35, lift: 0.86 },
  grain: 0.09,
  samples: 6,
};

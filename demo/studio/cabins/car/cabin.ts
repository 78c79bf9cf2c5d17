import { smoothStep } from "../../field.ts";
import { allAround, type Lens, type Light, looking } from "../../tracer/light.ts";
import { drawn } from "../../tracer/picture.ts";
import { builder, type Scene } from "../../tracer/scene.ts";
import { type Hotspot, hotspotsFrom } from "../hotspots.ts";
import type { Aside, Exposure, Interior } from "../interior.ts";
import { centreScreen, climate, instruments } from "../screens.ts";
import { addBoot, bootLens } from "./boot.ts";
import { addConsole } from "./console.ts";
import { addDashboard, type Drawings } from "./dashboard.ts";
import { addDoors } from "./doors.ts";
import { addSeats } from "./seats.ts";
import { addShell } from "./shell.ts";
import type { Style } from "./style.ts";
import { addTray, trayLens } from "./tray.ts";
import { addWheel } from "./wheel.ts";

/** The x of the cabin's rear end (metres behind the driver's hip). */
const tailOf = ({ wallAt }: Style): number => wallAt ?? 1.85;

/** Daylight outside: a bright even sky over a pale yard with a far row of trees. */
export const daylight: Light = {
  deep: [0.2, 0.195, 0.185],
  seen: 0.42,
  sky: (direction, into) => {
    const up = direction[1] as number;
    const turn = Math.atan2(direction[2] as number, direction[0] as number);
    const trees = 0.075 + 0.02 * Math.sin(turn * 5 + 1) + 0.012 * Math.sin(turn * 13) + 0.006 * Math.sin(turn * 37);
    const sky = 2.3 - 0.5 * smoothStep(0.05, 0.9, up);
    const ground = 1.0 + 0.4 * smoothStep(-0.3, -0.02, up);
    const wood = smoothStep(trees + 0.03, trees - 0.015, up) * smoothStep(-0.02, 0.01, up);
    const level = up > 0 ? sky : ground;
    into[0] = level * (1 - 0.84 * wood) * (up > 0 ? 0.96 : 1.02);
    into[1] = level * (1 - 0.8 * wood);
    into[2] = level * (1 - 0.83 * wood) * (up > 0 ? 1.06 : 0.94);
  },
};

/** Builds the cabin; `cell` is the mesh size (metres); with `open` the tailgate is up and the boot furnished. */
async function buildCabin(style: Style, cell: number, open = false): Promise<Scene> {
  const drawings: Drawings = {
    centre: await drawn(centreScreen(style), 1180),
    instruments: await drawn(instruments(style), 1040),
    climate: await drawn(climate(style), 900),
  };
  const into = builder();
  const tail = tailOf(style);
  addShell(into, style, tail, open);
  if (open) addBoot(into, style, tail, cell);
  addSeats(into, style, cell, style.wallAt === undefined ? 0.86 : 0.78);
  addDashboard(into, style, cell, drawings);
  addWheel(into, style, cell);
  addConsole(into, style, cell);
  addDoors(into, style, cell);
  return into.scene();
}

/** The panorama is taken from here: between the front seats, at eye height. */
const EYE = [-0.03, 0.93, 0] as const;

/** The picture of the rear: a boot with its tailgate up, or a ute's tray. */
function behind(style: Style, exposure: Exposure): Aside {
  if (style.wallAt === undefined)
    return {
      build: (cell) => buildCabin(style, cell, true),
      lens: (aspect) => bootLens(tailOf(style), aspect),
      exposure,
    };
  const tray = () => {
    const into = builder();
    addTray(into);
    return into.scene();
  };
  return { build: tray, lens: trayLens, exposure: { exposure: 0.8, lift: 1 } };
}

/** The panorama's hotspots. */
const hotspots: readonly Hotspot[] = hotspotsFrom(EYE, [
  ["Touchscreen", -0.65, 0.77, 0],
  ["Steering wheel", -0.45, 0.65, -0.37],
  ["Instruments", -0.67, 0.77, -0.4],
  ["Selector and console", -0.36, 0.42, 0],
  ["Driver seat", 0.05, 0.62, -0.4],
  ["Passenger seat", 0.05, 0.62, 0.4],
  ["Rear bench", 0.95, 0.62, 0.32],
  ["Door and window switches", -0.42, 0.58, 0.7],
]);

/** The lens for a picture of the dashboard from between the headrests of the rear bench. */
const dashboardLens = (aspect: number): Lens =>
  looking({ eye: [0.2, 1.02, 0.1], at: [-0.75, 0.64, -0.1], angle: 52, aspect });

const exposureOf = ({ name }: Style): Exposure =>
  name === "family" ? { exposure: 1.55, lift: 0.88 } : { exposure: name === "sport" ? 2.6 : 2.1, lift: 0.82 };

/** A car's inside in a style, with its boot or tray. */
export function carInside(style: Style): Interior {
  const exposure = exposureOf(style);
  return {
    name: style.name,
    build: (cell) => buildCabin(style, cell),
    panorama: allAround(EYE),
    stills: { dashboard: dashboardLens },
    asides: { boot: behind(style, exposure) },
    hotspots,
    exposure,
    grain: 0.07,
    samples: 6,
  };
}

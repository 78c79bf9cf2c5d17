import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { tube } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Shape, turn } from "../../shapes/shape.ts";
import { type Drawing, drawn } from "../../tracer/picture.ts";
import type { Builder } from "../../tracer/scene.ts";
import { tablet } from "../car/dashboard.ts";
import { addKnob, addScreen, addSwitches, addVent, onFace } from "../face.ts";
import { dashboardBody, face } from "./dashboard.ts";
import { instrumentsOfTruck, mediaOfTruck } from "./drawings.ts";
import { black, moulded, SEATS, silver } from "./measures.ts";

function addDriverSide(into: Builder, dials: Drawing): void {
  tablet(into, dials, [-0.772, 0.846, SEATS.driver], 0.378, 0.121, 13, 0.006);
  addSwitches(into, face, 0.722, [-0.35, -0.385, -0.42, -0.455, -0.665, -0.7, -0.735]);
  into.add(black, onFace(face, drum(0.024, 0.016, "x", 0.004), 0.722, -0.79, 0.004));
  into.add(silver, onFace(face, roundedBox(0.018, 0.036, 0.01, 0.003, [0.012, 0, 0]), 0.722, -0.79));
  addVent(into, face, 0.722, -0.868);
}

function addPassengerSide(into: Builder): void {
  for (const z of [0.2, 0.905]) addVent(into, face, 0.735, z);
  into.add(silver, onFace(face, roundedBox(0.012, 0.016, 0.1, 0.005, [0.004, 0, 0]), 0.76, 0.52));
  const x = face.at(0.5);
  into.add(
    black,
    tube(
      [
        [x - 0.02, 0.822, 0.3],
        [x + 0.035, 0.826, 0.33],
        [x + 0.042, 0.827, 0.52],
        [x + 0.03, 0.826, 0.71],
        [x - 0.03, 0.822, 0.74],
      ],
      0.012,
      6,
      14,
    ),
  );
}

/** A clipboard with paper; x and z are its middle, y is the floor of the tray that it lies in. */
export function addPapers(into: Builder, [x, y, z]: readonly [number, number, number]): void {
  const board = extrude(rectangle(-0.11, -0.15, 0.11, 0.15, 0.012), { deep: 0.006, bevel: 0.002 });
  const page = extrude(rectangle(-0.1, -0.142, 0.1, 0.135), { deep: 0.002 });
  const laid = (shape: Shape, up: number) => move(turn(turn(shape, "x", -90), "y", 90), [x, y + up, z]);
  into.add(moulded("#6a5440"), laid(board, 0));
  into.add({ colour: [0.5, 0.5, 0.48], rough: 1, gloss: 0 }, laid(page, 0.0065));
  into.add(silver, roundedBox(0.08, 0.012, 0.022, 0.003, [x, y + 0.013, z + 0.136]));
}

/** The dashboard with its instruments, screen, vents, switches and trays. */
export async function addTruckDashboard(into: Builder, cell: number): Promise<void> {
  const { surface, shape } = dashboardBody(cell);
  into.add(surface, shape);
  addDriverSide(into, await drawn(instrumentsOfTruck(), 1280));
  addScreen(into, face, await drawn(mediaOfTruck(), 940), [0.745, -0.158], 0.235, 0.132);
  for (const z of [-0.245, -0.158, -0.072]) addKnob(into, face, 0.628, z);
  addPassengerSide(into);
  addPapers(into, [-0.955, 0.838, 0.42]);
}

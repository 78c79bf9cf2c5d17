import { type Lens, type Light, looking } from "../tracer/light.ts";
import { type Builder, builder, type Colour, type Scene } from "../tracer/scene.ts";
import { block } from "./building.ts";
import { type Parked, park } from "./parked.ts";
import { furnishParts } from "./parts-counter.ts";
import { DOOR, furnishDelivery, furnishWorkshop, type Lift } from "./room-fittings.ts";
import { daylightAt } from "./sky.ts";
import { lamp, metal, panels, plain, ribbed, sealed, tiles } from "./surfaces.ts";

/** A room of a dealership. Metres: x to the right, y up, the back wall at z 0, the camera at z above 0. */
export type Room = {
  readonly name: string;
  readonly exposure: number;
  readonly eye: Colour;
  readonly at: Colour;
  readonly angle: number;
  readonly kind: "workshop" | "delivery" | "parts";
  readonly accent: string;
  /** Where the bench stands (its middle along the back wall). */
  readonly bench: number;
  readonly lifts: readonly Lift[];
  readonly parked: readonly Parked[];
};

export const rooms: readonly Room[] = [
  {
    name: "service-bay",
    exposure: 1.3,
    eye: [-5.2, 1.75, 11.5],
    at: [0.6, 1.7, 2],
    angle: 42,
    kind: "workshop",
    accent: "#1f4f7a",
    bench: 0.4,
    lifts: [
      { kind: "posts", x: -0.3, z: 4.2, high: 0.02 },
      { kind: "posts", x: 4.4, z: 4.2, high: 1.2 },
    ],
    parked: [
      { design: "suv-a", paint: "c4c6c8", x: -0.3, z: 4.2, heading: 12 },
      { design: "suv-b", paint: "2b4a7f", x: 4.4, z: 4.2, heading: 12, y: 1.2 },
    ],
  },
  {
    name: "workshop",
    exposure: 1.3,
    eye: [4.6, 1.7, 10.5],
    at: [-2.5, 1.5, 1],
    angle: 42,
    kind: "workshop",
    accent: "#b5471d",
    bench: 1.2,
    lifts: [{ kind: "posts", x: -1.6, z: 4, high: 0.02 }],
    parked: [{ design: "ute-a", paint: "c4c6c8", x: -1.6, z: 4, heading: -24 }],
  },
  {
    name: "truck-bay",
    exposure: 1.3,
    eye: [-5.6, 1.8, 12.6],
    at: [0.5, 1.75, 2],
    angle: 42,
    kind: "workshop",
    accent: "#d9a520",
    bench: 2.6,
    lifts: [],
    parked: [{ design: "truck-b", paint: "c4c6c8", x: 0.2, z: 5, heading: 22 }],
  },
  {
    name: "caravan-bay",
    exposure: 1.3,
    eye: [5.4, 1.8, 12.4],
    at: [-0.6, 1.6, 2],
    angle: 42,
    kind: "workshop",
    accent: "#4c6136",
    bench: 1.6,
    lifts: [],
    parked: [{ design: "caravan-b", paint: "e6e3da", x: -0.8, z: 4.6, heading: -52 }],
  },
  {
    name: "cycle-bay",
    exposure: 1.3,
    eye: [-2.6, 1.6, 7.2],
    at: [1.1, 1.05, 1.4],
    angle: 42,
    kind: "workshop",
    accent: "#2340c7",
    bench: 1.4,
    lifts: [
      { kind: "table", x: 0.1, z: 3.2, high: 0.62 },
      { kind: "table", x: 2.7, z: 3.4, high: 0.2 },
    ],
    parked: [
      { design: "motorcycle-a", paint: "8a1518", x: 0.1, z: 3.2, heading: 52, y: 0.62 },
      { design: "motorcycle-c", paint: "17191c", x: 2.7, z: 3.4, heading: 52, y: 0.2 },
    ],
  },
  {
    name: "delivery-bay",
    exposure: 1.1,
    eye: [-4.8, 1.55, 10.5],
    at: [1.5, 1.45, 1],
    angle: 40,
    kind: "delivery",
    accent: "#17181b",
    bench: 0,
    lifts: [],
    parked: [{ design: "suv-d", paint: "8a1518", x: 0.4, z: 4.6, heading: 26 }],
  },
  {
    name: "parts-counter",
    exposure: 1.75,
    eye: [-3.1, 1.62, 7.4],
    at: [0.35, 1.28, 1],
    angle: 42,
    kind: "parts",
    accent: "#24303a",
    bench: 0,
    lifts: [],
    parked: [],
  },
];

/** A vehicle's brightness in the picture, whatever the room's exposure. */
const VEHICLE = 0.9;
const HIGH = 4.6;
const HALF = 8;

function shell(into: Builder, { kind, accent }: Room): void {
  const line = (x: number, z: number) =>
    kind === "workshop" && z > 1.4 && z < 7.4 && Math.abs(((((x + 2.35) % 4.7) + 4.7) % 4.7) - 2.35) > 2.28;
  const floor = kind === "delivery" ? tiles("#cfccc6") : sealed("#9aa0a2", line);
  into.sheet(floor, [-HALF, 0, 16], [2 * HALF, 0, 0], [0, 0, -16]);
  into.sheet(plain("#e7e7e4"), [-HALF, HIGH, 0], [2 * HALF, 0, 0], [0, 0, 16]);
  const wall = kind === "workshop" ? ribbed("#e4e6e6", 0.25) : panels("#ecebe8", 2.4, 2.3);
  // A workshop's back wall opens to the yard.
  const [from, to] = kind === "workshop" ? [DOOR.from, DOOR.to] : [0, 0];
  for (const [x0, x1] of [
    [-HALF, from],
    [to, HALF],
  ] as const) {
    into.sheet(wall, [x0, 0, 0], [x1 - x0, 0, 0], [0, HIGH, 0]);
    into.add(panels(accent, 4, 4), block(x0, 0, 0.005, x1, 1.1, 0.03, 0.005));
  }
  if (to > from) into.sheet(wall, [from, DOOR.high, 0], [to - from, 0, 0], [0, HIGH - DOOR.high, 0]);
  into.sheet(wall, [-HALF, 0, 0], [0, 0, 16], [0, HIGH, 0]);
  into.sheet(wall, [HALF, 0, 0], [0, 0, 16], [0, HIGH, 0]);
  into.sheet(plain("#dededb"), [-HALF, 0, 16], [2 * HALF, 0, 0], [0, HIGH, 0]);
  for (const x of [-5, -1.6, 1.8, 5.2])
    into.add(
      lamp("#f4f7ff", 2.6),
      block(x - 0.5, HIGH - 0.03, 1.2, x + 0.5, HIGH - 0.01, 8.4, 0.005),
      block(x - 0.5, HIGH - 0.03, 9.6, x + 0.5, HIGH - 0.01, 15, 0.005),
    );
  for (let z = 2.5; z < 15; z += 3.2)
    into.add(metal("#aeb2b5", 0.5), block(-HALF, HIGH - 0.34, z, HALF, HIGH - 0.12, z + 0.12));
}

/** Builds a room's picture. */
export async function buildRoom(room: Room): Promise<{ scene: Scene; light: Light; lens: Lens }> {
  const into = builder();
  shell(into, room);
  if (room.kind === "delivery") furnishDelivery(into, HALF);
  else if (room.kind === "parts") furnishParts(into, room.accent);
  else furnishWorkshop(into, room);
  for (const vehicle of room.parked) await park(into, vehicle, room.eye, VEHICLE / room.exposure);
  const light = { ...daylightAt("morning"), deep: [0.3, 0.3, 0.3] as const };
  return { scene: into.scene(), light, lens: looking({ eye: room.eye, at: room.at, angle: room.angle, aspect: 1.6 }) };
}

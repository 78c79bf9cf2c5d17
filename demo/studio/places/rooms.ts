import { drum } from "../shapes/lathe.ts";
import { tube } from "../shapes/loft.ts";
import { move } from "../shapes/shape.ts";
import { type Lens, type Light, looking } from "../tracer/light.ts";
import { type Builder, builder, type Colour, type Scene } from "../tracer/scene.ts";
import { block, rollerDoor } from "./building.ts";
import { type Parked, park } from "./parked.ts";
import { gum } from "./planting.ts";
import { daylightAt } from "./sky.ts";
import { asphalt, concrete, glass, grass, lamp, metal, panels, plain, ribbed, sealed, tiles } from "./surfaces.ts";

/** A room of a dealership's workshop. Metres: x to the right, y up, the back wall at z 0, the camera at z above 0. */
export type Room = {
  readonly name: string;
  readonly exposure: number;
  readonly eye: Colour;
  readonly at: Colour;
  readonly angle: number;
  readonly kind: "bays" | "workshop" | "delivery";
  readonly accent: string;
  readonly parked: readonly Parked[];
};

export const rooms: readonly Room[] = [
  {
    name: "service-bay",
    exposure: 0.95,
    eye: [-5.2, 1.75, 11.5],
    at: [0.6, 1.7, 2],
    angle: 42,
    kind: "bays",
    accent: "#1f4f7a",
    parked: [
      { design: "suv-a", paint: "c4c6c8", x: -0.3, z: 4.2, heading: 12, y: 0 },
      { design: "suv-b", paint: "2b4a7f", x: 4.4, z: 4.2, heading: 12, y: 1.2 },
    ],
  },
  {
    name: "workshop",
    exposure: 0.95,
    eye: [4.6, 1.7, 10.5],
    at: [-0.8, 1.5, 1],
    angle: 42,
    kind: "workshop",
    accent: "#b5471d",
    parked: [{ design: "ute-a", paint: "c4c6c8", x: -1.6, z: 4, heading: -24 }],
  },
  {
    name: "delivery-bay",
    exposure: 0.85,
    eye: [-4.8, 1.55, 10.5],
    at: [0.4, 1.45, 1],
    angle: 40,
    kind: "delivery",
    accent: "#17181b",
    parked: [{ design: "suv-d", paint: "8a1518", x: 0.4, z: 4.6, heading: 26 }],
  },
];

const HIGH = 4.6;
const HALF = 8;

function shell(into: Builder, room: Room): void {
  const line = (x: number, z: number) =>
    room.kind !== "delivery" && z > 1.4 && z < 7.4 && Math.abs(((((x + 2.35) % 4.7) + 4.7) % 4.7) - 2.35) > 2.28;
  into.sheet(
    room.kind === "delivery" ? tiles("#cfccc6") : sealed("#9aa0a2", line),
    [-HALF, 0, 16],
    [2 * HALF, 0, 0],
    [0, 0, -16],
  );
  into.sheet(plain("#e7e7e4"), [-HALF, HIGH, 0], [2 * HALF, 0, 0], [0, 0, 16]);
  const wall = room.kind === "delivery" ? panels("#ecebe8", 2.4, 2.3) : ribbed("#e4e6e6", 0.25);
  into.sheet(wall, [-HALF, 0, 0], [2 * HALF, 0, 0], [0, HIGH, 0]);
  into.sheet(wall, [-HALF, 0, 0], [0, 0, 16], [0, HIGH, 0]);
  into.sheet(wall, [HALF, 0, 0], [0, 0, 16], [0, HIGH, 0]);
  into.sheet(plain("#dededb"), [-HALF, 0, 16], [2 * HALF, 0, 0], [0, HIGH, 0]);
  into.add(panels(room.accent, 4, 4), block(-HALF, 0, 0.005, HALF, 1.1, 0.03, 0.005));
  for (const x of [-5, -1.6, 1.8, 5.2])
    into.add(
      lamp("#f4f7ff", 9),
      block(x - 0.14, HIGH - 0.1, 1.2, x + 0.14, HIGH - 0.06, 8.4, 0.01),
      block(x - 0.14, HIGH - 0.1, 9.6, x + 0.14, HIGH - 0.06, 15, 0.01),
    );
  for (let z = 2.5; z < 15; z += 3.2)
    into.add(metal("#aeb2b5", 0.5), block(-HALF, HIGH - 0.34, z, HALF, HIGH - 0.12, z + 0.12));
}

/** Two posts with arms that lift a car. */
function hoist(into: Builder, x: number, z: number, lifted: number, colour: string): void {
  const paint = plain(colour, 0.35, 0.05);
  for (const side of [-1.55, 1.55]) {
    into.add(paint, block(x + side - 0.14, 0, z - 0.16, x + side + 0.14, 3.3, z + 0.16, 0.02));
    into.add(plain("#2a2c2e"), block(x + side - 0.3, 0, z - 0.32, x + side + 0.3, 0.03, z + 0.32));
    const in1 = side > 0 ? -1 : 1;
    for (const reach of [-0.9, 0.9])
      into.add(
        plain("#3b3d40"),
        tube(
          [
            [x + side, lifted + 0.1, z],
            [x + side + in1 * 0.75, lifted + 0.12, z + reach],
          ],
          0.05,
          1,
          8,
        ),
      );
  }
  into.add(paint, block(x - 1.55, 3.2, z - 0.1, x + 1.55, 3.3, z + 0.1));
}

/** A bench with drawers, a board of tools over it, and a tall cabinet. */
function bench(into: Builder, x: number, colour: string): void {
  const front = plain(colour, 0.35, 0.05);
  into.add(front, block(x - 1.5, 0.08, 0.08, x + 1.5, 0.86, 0.66, 0.01));
  into.add(metal("#b9bdc0", 0.3), block(x - 1.55, 0.86, 0.05, x + 1.55, 0.91, 0.7));
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 4; j++)
      into.add(
        plain("#1d1f21"),
        block(x - 1.42 + i * 0.73, 0.18 + j * 0.17, 0.66, x - 0.78 + i * 0.73, 0.2 + j * 0.17, 0.675, 0.002),
      );
  into.add(plain("#54585c", 0.7), block(x - 1.5, 1.2, 0.04, x + 1.5, 2.2, 0.07));
  for (let i = 0; i < 13; i++) {
    const [u, high] = [x - 1.35 + i * 0.22, 0.18 + ((i * 7) % 5) * 0.07];
    into.add(
      i % 4 === 2 ? plain("#c23b22", 0.4) : metal("#c9cccf", 0.25),
      block(u - 0.018, 2.1 - high, 0.07, u + 0.018, 2.1, 0.1, 0.006),
    );
    into.add(metal("#c9cccf", 0.25), block(u - 0.035, 2.06, 0.07, u + 0.035, 2.12, 0.1, 0.01));
  }
  into.add(front, block(x + 1.8, 0.05, 0.06, x + 2.7, 2, 0.66, 0.01));
}

function tyres(into: Builder, x: number, z: number, count: number): void {
  for (let i = 0; i < count; i++)
    into.add(
      plain("#1b1c1d", 0.8),
      move(drum(0.34, 0.22, "y", 0.05, 40), [x, 0.12 + i * 0.225, z]),
      move(drum(0.34, 0.22, "y", 0.05, 40), [x + 0.76, 0.12 + i * 0.225, z + 0.1]),
    );
}

function furnish(into: Builder, room: Room): void {
  if (room.kind === "delivery") {
    into.sheet(glass, [HALF - 0.02, 0.1, 2], [0, 0, 9], [0, 3.6, 0]);
    into.add(lamp("#fff6ea", 6), block(-3, 3.5, 0.02, 3.8, 3.56, 0.1, 0.01));
    into.add(panels("#2a2c2f", 1.2, 3.5), block(-3, 0, 0.02, 3.8, 3.45, 0.08));
    into.add(
      plain("#7d8c74", 1, 0),
      block(5.2, 0, 1, 6.6, 0.42, 1.7, 0.1),
      block(5.2, 0.42, 0.95, 6.6, 0.85, 1.15, 0.08),
    );
    into.add(
      plain("#c9a77c", 0.4),
      move(drum(0.4, 0.04, "y", 0.01), [4.4, 0.45, 1.9]),
      move(drum(0.03, 0.44, "y", 0.005), [4.4, 0.22, 1.9]),
    );
    gum(into, [-6.4, 0, 1.4], 3.4, 21);
    into.add(plain("#e6e2da", 0.6), move(drum(0.36, 0.6, "y", 0.04), [-6.4, 0.3, 1.4]));
    return;
  }
  rollerDoor(into, -4.6, 3.4, 3.4, 0.03, "#c9ccce", 0.999);
  into.sheet(asphalt, [-7, 0.004, 0], [5, 0, 0], [0, 0, -40]);
  into.sheet(grass, [-40, -0.02, -6], [80, 0, 0], [0, 0, -80]);
  if (room.kind === "bays") {
    hoist(into, -0.3, 4.2, 0.02, room.accent);
    hoist(into, 4.4, 4.2, 1.2, room.accent);
  } else hoist(into, -1.6, 4, 0.02, room.accent);
  bench(into, room.kind === "bays" ? 0.4 : 1.2, room.accent);
  tyres(into, room.kind === "bays" ? 6.3 : -6.9, 1.6, 4);
  into.add(plain("#d9a520", 0.4), block(5, 0.05, 0.6, 5.7, 1.05, 1.1, 0.03));
  into.add(plain("#c23b22", 0.3), move(drum(0.11, 0.5, "y", 0.03), [-2.4, 1.1, 0.15]));
  into.sheet(concrete, [-7.5, 0.006, 0.9], [5.5, 0, 0], [0, 0, -0.9]);
}

/** Builds a room's picture. */
export async function buildRoom(room: Room): Promise<{ scene: Scene; light: Light; lens: Lens }> {
  const into = builder();
  shell(into, room);
  furnish(into, room);
  for (const vehicle of room.parked) await park(into, vehicle, room.eye, 0.95);
  const light = { ...daylightAt("morning"), deep: [0.3, 0.3, 0.3] as const };
  return { scene: into.scene(), light, lens: looking({ eye: room.eye, at: room.at, angle: room.angle, aspect: 1.6 }) };
}

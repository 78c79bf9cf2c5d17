import { extrude } from "../shapes/extrude.ts";
import { move } from "../shapes/shape.ts";
import { type Lens, type Light, looking } from "../tracer/light.ts";
import { type Builder, builder, type Colour, type Scene, type Surface } from "../tracer/scene.ts";
import { backdrop } from "./backdrop.ts";
import { banners, block, bollards, fascia, glazedFront, poles, rollerDoor, sign, totem } from "./building.ts";
import { type Parked, park } from "./parked.ts";
import { gum, hedge, palm, tufts } from "./planting.ts";
import { daylightAt, type HourName } from "./sky.ts";
import { concrete, grass, lamp, panels, plain, withBays } from "./surfaces.ts";

type Tree = readonly [kind: "gum" | "palm", x: number, z: number, high: number];

/** An invented dealership, as its picture shows it. Metres: x to the right, z towards the road, the glass at z 0. */
export type Place = {
  readonly name: string;
  readonly hour: HourName;
  readonly eye: Colour;
  readonly at: Colour;
  readonly angle: number;
  readonly exposure: number;
  readonly ground: Surface;
  readonly front: {
    readonly x: number;
    readonly wide: number;
    readonly high: number;
    readonly frame: string;
    readonly bay: number;
    readonly accent: string;
  };
  readonly fascia: { readonly surface: Surface; readonly high: number; readonly out: number; readonly over?: number };
  readonly sign: { readonly words: string; readonly colour: string; readonly high: number; readonly x?: number };
  /** A wall with roller doors beside the showroom. */
  readonly wing?: {
    readonly x: number;
    readonly wide: number;
    readonly high: number;
    readonly wall: Surface;
    readonly doors: number;
    readonly doorColour: string;
    readonly gable?: number;
    readonly words?: string;
    readonly ink?: string;
  };
  readonly portal?: { readonly x: number; readonly wide: number; readonly high: number; readonly colour: string };
  readonly totem?: {
    readonly words: string;
    readonly x: number;
    readonly z: number;
    readonly high: number;
    readonly colour: string;
  };
  readonly banners?: { readonly xs: readonly number[]; readonly z: number; readonly colours: readonly string[] };
  readonly trees: readonly Tree[];
  readonly hedges: readonly (readonly [x: number, z: number, long: number, kind: "hedge" | "tufts"])[];
  readonly behind: readonly (readonly ["trees" | "hills" | "town", string, number, number])[];
  readonly parked: readonly Parked[];
};

function wing(into: Builder, w: NonNullable<Place["wing"]>): void {
  const [x0, x1] = [w.x - w.wide / 2, w.x + w.wide / 2];
  into.add(w.wall, block(x0, 0, -16, x1, w.high, -0.6, 0.02));
  if (w.gable) {
    const roof = extrude(
      [
        [x0 - 0.3, 0],
        [x1 + 0.3, 0],
        [w.x, w.gable],
      ],
      { deep: 16 },
    );
    into.add(w.wall, move(roof, [0, w.high, -16.4]));
  } else into.add(plain("#3b3d40"), block(x0 - 0.05, w.high, -16, x1 + 0.05, w.high + 0.12, -0.5, 0.01));
  const step = w.wide / w.doors;
  for (let i = 0; i < w.doors; i++)
    rollerDoor(
      into,
      x0 + step * (i + 0.5),
      step * 0.7,
      Math.min(4, w.high * 0.68),
      -0.57,
      w.doorColour,
      i === 1 ? 0.5 : 0,
    );
  for (let i = 0; i < w.doors; i++)
    into.add(
      lamp("#fff0d8", 3),
      block(
        x0 + step * (i + 0.5) - 0.2,
        Math.min(4, w.high * 0.68) + 0.35,
        -0.58,
        x0 + step * (i + 0.5) + 0.2,
        Math.min(4, w.high * 0.68) + 0.42,
        -0.45,
        0.01,
      ),
    );
}

function grounds(into: Builder, place: Place): void {
  const bays = withBays(place.ground, 2.8, 3.4, 8.6);
  into.sheet(bays, [-150, 0, 17], [300, 0, 0], [0, 0, -110]);
  into.sheet(concrete, [-150, 0.02, 17.5], [300, 0, 0], [0, 0, -0.5]);
  into.sheet(grass, [-150, 0.015, 20.4], [300, 0, 0], [0, 0, -2.9]);
  into.sheet(concrete, [-150, 0.01, 22], [300, 0, 0], [0, 0, -1.6]);
  into.sheet(place.ground, [-150, -0.02, 60], [300, 0, 0], [0, 0, -38]);
  into.sheet(
    concrete,
    [place.front.x - place.front.wide / 2 - 0.5, 0.012, 2.4],
    [place.front.wide + 1, 0, 0],
    [0, 0, -2.4],
  );
  bollards(into, place.front.x - place.front.wide / 2 + 1, place.front.x + place.front.wide / 2 - 1, 2.4, 2.2);
}

function planting(into: Builder, { trees, hedges }: Place): void {
  trees.forEach(([kind, x, z, high], i) => {
    (kind === "gum" ? gum : palm)(into, [x, 0, z], high, i * 97 + Math.round(x * 13) + 5);
  });
  hedges.forEach(([x, z, long, kind], i) => {
    if (kind === "hedge") hedge(into, [x, 0, z], long, 0.75, 0.8, i + 3);
    else tufts(into, [x, 0, z], long, 1.2, i + 11);
  });
}

async function building(into: Builder, place: Place): Promise<void> {
  const { front, fascia: band, sign: words, portal } = place;
  glazedFront(into, {
    ...front,
    deep: 12,
    z: 0,
    floor: "#d7d5d0",
    wall: panels("#e9e6e0", 2.4, 6),
    glow: place.hour === "dusk" ? 7 : 5,
  });
  const over = band.over ?? 0.6;
  fascia(into, band.surface, front.x, front.wide + over * 2, front.high, front.high + band.high, 0, band.out, 12.6);
  into.add(
    plain("#cfccc6"),
    block(front.x - front.wide / 2 - 0.3, 0, -12.4, front.x - front.wide / 2 - 0.02, front.high, 0.04),
    block(front.x + front.wide / 2 + 0.02, 0, -12.4, front.x + front.wide / 2 + 0.3, front.high, 0.04),
  );
  await sign(
    into,
    { words: words.words, colour: words.colour, high: words.high, glow: place.hour === "dusk" ? 2.2 : 0.35 },
    words.x ?? front.x,
    front.high + (band.high - words.high) / 2,
    band.out + 0.03,
  );
  if (portal) {
    const surface = panels(portal.colour, 1.2, 1.2, 0.06);
    const [x0, x1] = [portal.x - portal.wide / 2, portal.x + portal.wide / 2];
    into.add(
      surface,
      block(x0, 0, -1, x0 + 0.7, portal.high, 1.6, 0.02),
      block(x1 - 0.7, 0, -1, x1, portal.high, 1.6, 0.02),
      block(x0, portal.high - 0.9, -1, x1, portal.high, 1.6, 0.02),
    );
  }
}

/** Builds a dealership's picture. */
export async function buildDealership(place: Place): Promise<{ scene: Scene; light: Light; lens: Lens }> {
  const into = builder();
  grounds(into, place);
  await building(into, place);
  if (place.wing) {
    wing(into, place.wing);
    if (place.wing.words)
      await sign(
        into,
        { words: place.wing.words, colour: place.wing.ink ?? "#ffffff", high: 0.7 },
        place.wing.x,
        place.wing.high - 1.15,
        -0.56,
      );
  }
  planting(into, place);
  if (place.totem)
    await totem(into, place.totem.words, place.totem.x, place.totem.z, place.totem.high, place.totem.colour);
  if (place.banners) banners(into, place.banners.xs, place.banners.z, 5.2, place.banners.colours);
  poles(into, [-16, 16], 14);
  place.behind.forEach(([kind, colour, far, high], i) => {
    backdrop(into, kind, colour, far, high, i * 7 + place.name.length);
  });
  const bright = place.hour === "dusk" ? 0.32 : 0.92;
  for (const vehicle of place.parked) await park(into, vehicle, place.eye, bright);
  const light = daylightAt(place.hour);
  return {
    scene: into.scene(),
    light,
    lens: looking({ eye: place.eye, at: place.at, angle: place.angle, aspect: 1.6, rise: 0 }),
  };
}

import type { CarInput } from "../../../src/features/stock/schema.ts";
import type { ItemType } from "../../../src/features/vocabulary/vehicle-kinds.ts";
import type { ModelLine } from "../catalogue/parse.ts";
import type { Chance } from "../random.ts";
import type { ArtDesign } from "./art.ts";

type Hotspots = NonNullable<CarInput["hotspots"]>;
type Position = NonNullable<Hotspots["positions"]>[number];

/**
 * A position on a vehicle as shares: of its length from the front, of its height, and of its half width to the left.
 */
interface Place {
  readonly description: string;
  readonly at: readonly [length: number, height: number, side: number];
  /** The direction that the spot faces, in degrees: 0 the front, 90 the left side, 180 the rear. */
  readonly faces: number;
}

const place = (description: string, at: Place["at"], faces: number): Place => ({ description, at, faces });

const EXTERIOR: Readonly<Record<ItemType, readonly Place[]>> = {
  car: [
    place("LED headlights that dip by themselves", [0.05, 0.45, 0.75], 30),
    place("Alloy wheels, tyres at 6 mm or better all round", [0.2, 0.2, 1], 90),
    place("Keyless entry: the handle opens at a touch", [0.5, 0.55, 1], 90),
    place("Power mirrors that fold when it is locked", [0.33, 0.62, 1.05], 60),
    place("Reversing camera and rear parking sensors", [1, 0.5, 0], 180),
    place("LED tail lights", [0.97, 0.55, -0.75], 205),
  ],
  motorcycle: [
    place("Twin discs with anti-lock brakes", [0.16, 0.3, 0.5], 70),
    place("LED headlight", [0.12, 0.75, 0], 0),
    place("Service history with the bike, tyres at 80%", [0.82, 0.28, 0.4], 110),
  ],
  truck: [
    place("Reversing camera and work lights", [1, 0.35, 0], 180),
    place("Steer tyres at 12 mm", [0.16, 0.16, 1], 90),
    place("Suspension seat, heated mirrors", [0.1, 0.72, 1], 60),
  ],
  caravan: [
    place("Roll-out awning, opens in a minute", [0.55, 0.88, 1], 90),
    place("Independent suspension, electric brakes", [0.58, 0.15, 1], 90),
    place("Twin gas bottles and a mesh storage box", [0.08, 0.28, 0], 0),
    place("Rear bar with two spares", [1, 0.3, 0], 180),
  ],
};

/** Marks that a dealer points out on used vehicles. */
const CONDITION: Readonly<Record<ItemType, readonly Place[]>> = {
  car: [
    place("Condition: small stone chips on the bonnet's edge, touched up", [0.08, 0.58, 0.2], 10),
    place("Condition: light kerb mark on this wheel", [0.8, 0.16, 1], 90),
    place("Condition: faint scratch on the rear bumper, about 4 cm", [0.98, 0.35, 0.55], 160),
    place("Condition: one door ding, no paint broken", [0.62, 0.48, -1], 270),
  ],
  motorcycle: [place("Condition: bar end scuffed by a fall at a standstill", [0.3, 0.85, 0.9], 80)],
  truck: [
    place("Condition: tray edge worn as from work", [0.9, 0.4, 1], 90),
    place("Condition: stone chips on the bumper", [0.02, 0.2, 0.3], 0),
  ],
  caravan: [place("Condition: hairline scratch under the window, polished", [0.4, 0.5, -1], 270)],
};

/** Descriptions of a thing in the interior, by the studio's name for it. */
interface Inside {
  readonly description: string;
  readonly name: string;
}
const inside = (description: string, name: string): Inside => ({ description, name });

/** Descriptions of interiors by the type of vehicle. */
export const CABIN: Readonly<Record<ItemType, readonly Inside[]>> = {
  car: [
    inside("Touchscreen with Apple CarPlay and Android Auto", "Touchscreen"),
    inside("Steering wheel with audio and cruise controls", "Steering wheel"),
    inside("Seats inspected: no tears, no stains", "Passenger seat"),
    inside("Rear bench folds 60:40", "Rear bench"),
    inside("Steel bulkhead between cab and load, with a window", "Bulkhead and window"),
    inside("Shelf over the windscreen, trays and pockets along the dashboard", "Shelf over the windscreen"),
  ],
  motorcycle: [],
  truck: [
    inside("Suspension driver's seat", "Driver seat"),
    inside("Touchscreen with reversing camera", "Touchscreen"),
    inside("Selector and park brake beside the seat", "Selector and park brake"),
    inside("Shelf and locker overhead, radio and two-way", "Overhead shelf and radio"),
    inside("High-backed seats, a three-point belt at every one", "Passenger seats"),
    inside("Reading lights, air vents and racks along both sides", "Luggage rack and reading lights"),
    inside("Passenger door worked from the driver's seat, steps edged in yellow", "Passenger door"),
    inside("Roof hatch and rear window open as emergency exits", "Roof hatch"),
  ],
  caravan: [
    inside("Queen bed, drawers under it", "Queen bed"),
    inside("Cooktop, oven and range hood", "Cooktop and oven"),
    inside("Compressor fridge and freezer", "Fridge"),
    inside("Dinette that folds into a bed", "Dinette"),
    inside("Both cab seats swivel to face the table", "Swivel seats"),
    inside("Table for four between bench and cab seats", "Table for four"),
    inside("Two-burner cooktop", "Cooktop"),
    inside("Compressor fridge in a drawer", "Fridge drawer"),
    inside("Bed from wall to wall, drawers under it", "Bed across the rear"),
    inside("Queen mattress from wall to wall", "Queen mattress"),
    inside("Reading lamp on either side", "Reading lamp"),
    inside("Cupboards over the foot of the bed", "Cupboards"),
    inside("Roof hatch for light and air", "Roof hatch"),
  ],
};

const FRAMES = 36;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The hotspots of a vehicle's 360° view and interior: its equipment, and the marks of a used one. `activeAngle` is the
 * frame of the 360° view (0 for the interior); `posX` and `posY` are percent of the frame from its upper left corner. A
 * hotspot is shown in the frames that its side faces.
 */
export function hotspotsOf(
  line: ModelLine,
  has: { readonly spin: boolean; readonly cabin: ArtDesign["cabinSpots"] | null; readonly used: boolean },
  luck: Chance,
): Hotspots | null {
  const outside = has.spin ? luck.some(EXTERIOR[line.itemType], luck.whole(2, 3)) : [];
  const marks = has.spin && has.used ? luck.some(CONDITION[line.itemType], luck.whole(1, 2)) : [];
  const seen = has.cabin ? CABIN[line.itemType].flatMap((one) => seenAt(one, has.cabin)) : [];
  const indoors = has.cabin ? luck.some(seen, luck.whole(2, 3)) : [];
  const named = <T>(list: readonly T[], name: string) =>
    list.map((one, at) => ({ id: `${name}-${at + 1}`, spot: one }));
  const exterior = [...named(outside, "exterior"), ...named(marks, "condition")];
  const interior = named(indoors, "interior");
  if (exterior.length + interior.length === 0) return null;
  return {
    exterior: exterior.map(({ id, spot: { description } }) => ({ id, description })),
    interior: interior.map(({ id, spot: { description } }) => ({ id, description })),
    positions: [
      ...exterior.flatMap(({ id, spot: shown }) => framesOf(id, shown, line)),
      ...interior.map(({ id, spot: { x, y } }) => ({ hotspotId: id, activeAngle: 0, posX: x, posY: y })),
    ],
  };
}

/** The description of a thing with its position; empty where the interior has no such thing. */
function seenAt({ description, name }: Inside, spots: ArtDesign["cabinSpots"] | null) {
  const place = spots?.get(name);
  return place ? [{ description, ...place }] : [];
}

/**
 * An approximation of the studio's camera: it circles at a fixed distance, and the vehicle fills 86% of the frame's
 * width or 71% of its height.
 */
function framesOf(id: string, { at, faces }: Place, { millimetres }: ModelLine): Position[] {
  const { length, width, height } = millimetres;
  const across = Math.max(length / 0.86, (height / 0.71) * 1.6);
  const frame = { width: across, height: across / 1.6 };
  const distance = frame.height / 2 / Math.tan(radians(10));
  const [x, y, z] = [(at[0] - 0.5) * length, at[1] * height, (at[2] * width) / 2];
  return Array.from({ length: FRAMES }, (_, index) => index).flatMap((index): Position[] => {
    const angle = 38 + index * (360 / FRAMES);
    if (Math.cos(radians(angle - faces)) < 0.45) return [];
    const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
    const nearer = z * sin - x * cos;
    const scale = distance / (distance - nearer);
    const right = (x * sin + z * cos) * scale;
    const up = (y - height * 0.46) * scale + height * 0.46 - nearer * Math.sin(radians(5)) + length * 0.04;
    return [
      {
        hotspotId: id,
        activeAngle: index,
        posX: Math.round(1000 * (0.5 + right / frame.width)) / 10,
        posY: Math.round(1000 * (0.87 - up / frame.height)) / 10,
      },
    ];
  });
}

import { formatNumber } from "../../lib/words/format.ts";
import { atmOf, grossOf, licenceClass, type PlateCar, type PlateKind, plateKind, positive } from "./facts/plate.ts";

/** A group of the stock by its most important figure: what a vehicle can tow, or which licence it needs. */
export interface KindBand {
  /** The category in the index of vehicles in this group. */
  readonly category: string;
  readonly kind: PlateKind;
  /** Three parts of its label: "up to", "2,000", "kg". */
  readonly lead: string;
  readonly figure: string;
  readonly unit: string;
  readonly text: string;
  /** How much of the bar is filled, 0 to 1. */
  readonly share: number;
  readonly holds: (car: PlateCar) => boolean;
}

const towBand = (limit: number, text: string): KindBand => ({
  category: `ATM up to ${formatNumber(limit)} kg`,
  kind: "caravan",
  lead: "up to",
  figure: formatNumber(limit),
  unit: "kg",
  text,
  share: limit / 3_500,
  holds: (car) => plateKind(car) === "caravan" && (atmOf(car) ?? Number.POSITIVE_INFINITY) <= limit,
});

interface TruckBand {
  readonly licence: string;
  readonly category: string;
  readonly lead: string;
  readonly tonnes: string;
  readonly text: string;
  readonly share: number;
}

const truckBand = ({ licence, category, lead, tonnes, text, share }: TruckBand): KindBand => ({
  category,
  kind: "truck",
  lead,
  figure: tonnes,
  unit: "t GVM",
  text,
  share,
  holds: (car) => plateKind(car) === "truck" && licenceClass(grossOf(car), car.drive) === licence,
});

const engineBand = (over: number, to: number, figure: string, text: string): KindBand => ({
  category:
    to < 9_999 ? `${over > 0 ? `${over + 1} to` : "Up to"} ${formatNumber(to)} cc` : `Over ${formatNumber(over)} cc`,
  kind: "motorcycle",
  lead: to < 9_999 ? "up to" : "over",
  figure,
  unit: "cc",
  text,
  share: Math.min(to, 1_400) / 1_400,
  holds: (car) => {
    const cc = positive(car.engine_size);
    return plateKind(car) === "motorcycle" && cc !== null && cc > over && cc <= to;
  },
});

/** The groups of each kind, in their order. */
export const KIND_BANDS: readonly KindBand[] = [
  towBand(2_000, "Medium SUVs and wagons"),
  towBand(2_500, "Large SUVs"),
  towBand(3_000, "Most 4x4 wagons"),
  towBand(3_500, "Dual cab utes, LandCruiser"),
  truckBand({
    licence: "Car (C)",
    category: "Car (C) licence",
    lead: "up to",
    tonnes: "4.5",
    text: "Drive it on a car licence",
    share: 0.25,
  }),
  truckBand({
    licence: "Light (LR)",
    category: "Light rigid (LR) licence",
    lead: "4.5 to",
    tonnes: "8",
    text: "Light rigid licence",
    share: 0.45,
  }),
  truckBand({
    licence: "Medium (MR)",
    category: "Medium rigid (MR) licence",
    lead: "over",
    tonnes: "8",
    text: "Medium rigid, two axles",
    share: 0.72,
  }),
  truckBand({
    licence: "Heavy (HR)",
    category: "Heavy rigid (HR) licence",
    lead: "over",
    tonnes: "8",
    text: "Heavy rigid, three axles",
    share: 1,
  }),
  engineBand(0, 300, "300", "First bikes and commuters"),
  engineBand(300, 660, "660", "Learner limit and a bit of highway"),
  engineBand(660, 1_000, "1,000", "Two up with luggage"),
  engineBand(1_000, 9_999, "1,000", "Across the Nullarbor"),
];

/** A vehicle's categories by its masses or its engine; a car has none. */
export const kindCategories = (car: PlateCar): readonly string[] =>
  car.item_type === "car" ? [] : KIND_BANDS.filter((band) => band.holds(car)).map(({ category }) => category);

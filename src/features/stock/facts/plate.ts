import { formatKm, formatNumber } from "../../../lib/words/format.ts";
import { specText } from "../rules.ts";
import type { Car } from "../schema.ts";

/** Kinds of vehicle, other than cars, that buyers judge by masses and measurements before the price. */
export type PlateKind = "caravan" | "motorhome" | "truck" | "motorcycle";
export type PlateFactKind =
  | "sleeps"
  | "mass"
  | "length"
  | "limit"
  | "licence"
  | "engine"
  | "seat"
  | "distance"
  | "axles";

interface PlateFact {
  readonly kind: PlateFactKind;
  readonly label: string;
  readonly value: string;
}

export interface Plate {
  readonly kind: PlateKind;
  /** The first four are shown on a card, all of them on the vehicle's page. */
  readonly facts: readonly PlateFact[];
}

/** Masses of a weight bar, in whole kilograms: empty, payload, and both together. */
export interface Masses {
  readonly tare: number;
  readonly payload: number;
  readonly limit: number;
  /** Name of the limit: the ATM of a trailer, the GVM of a vehicle with an engine. */
  readonly name: "ATM" | "GVM";
}

export type PlateCar = Pick<
  Car,
  | "item_type"
  | "body"
  | "simple_body"
  | "specifications"
  | "variant"
  | "engine_size"
  | "km"
  | "drive"
  | "categories"
  | "extras"
>;

/** The category of a motorcycle that learners may ride. */
const LAMS = "LAMS approved";
/** The largest engine that learners may ride, in cc; larger ones require an open licence. */
const LAMS_MOST_CC = 660;

const SELF_DRIVEN = /motor ?home|camper ?van/i;
/** The most kilograms for a car licence, and for a light rigid licence (National Heavy Vehicle classes). */
const CAR_LICENCE_MOST = 4_500;
const LIGHT_RIGID_MOST = 8_000;

/** The kind of plate; null for a car, which has kilometres and the like instead. */
export function plateKind(car: Pick<PlateCar, "item_type" | "body" | "simple_body">): PlateKind | null {
  if (car.item_type === "car") return null;
  if (car.item_type !== "caravan") return car.item_type;
  return SELF_DRIVEN.test(`${car.body} ${car.simple_body}`) ? "motorhome" : "caravan";
}

/**
 * The licence required for a gross mass: for heavier vehicles medium rigid with two axles, heavy rigid with three or
 * more; null if not known.
 */
export function licenceClass(grossKg: number | null, drive: string | null): string | null {
  if (!grossKg || grossKg <= 0) return null;
  if (grossKg <= CAR_LICENCE_MOST) return "Car (C)";
  if (grossKg <= LIGHT_RIGID_MOST) return "Light (LR)";
  return /^[68]\s*x/i.test(drive ?? "") ? "Heavy (HR)" : "Medium (MR)";
}

/** The masses of the weight bar; null unless both ends are known and differ. */
export function massesOf(car: PlateCar): Masses | null {
  const kind = plateKind(car);
  const tare = positive(car.specifications?.tare_weight);
  const limit = kind === "caravan" ? atmOf(car) : grossOf(car);
  if (kind === null || kind === "motorcycle" || tare === null || limit === null || limit <= tare) return null;
  return { tare, payload: limit - tare, limit, name: kind === "caravan" ? "ATM" : "GVM" };
}

/** The plate of a vehicle, without unknown facts; null for a car, or if nothing is known. */
export function plateOf(car: PlateCar): Plate | null {
  const kind = plateKind(car);
  if (kind === null) return null;
  const facts = ROWS[kind](car).flatMap(([fact, label, value]): PlateFact[] =>
    value === null ? [] : [{ kind: fact, label, value }],
  );
  return facts.length > 0 ? { kind, facts } : null;
}

type Row = readonly [kind: PlateFactKind, label: string, value: string | null];

const ROWS: Readonly<Record<PlateKind, (car: PlateCar) => readonly Row[]>> = {
  caravan: (car) => [
    ["sleeps", "Sleeps", specText(car.specifications?.sleeps)],
    ["mass", "Tare", kilograms(car.specifications?.tare_weight)],
    ["length", "Length", metres(car.specifications?.body_length)],
    ["limit", "ATM", kilograms(atmOf(car))],
    ["length", "Body width", metres(car.specifications?.body_width)],
    ["axles", "Axles", specText(car.specifications?.axle_type)],
  ],
  motorhome: (car) => [
    ["sleeps", "Sleeps", specText(car.specifications?.sleeps)],
    ["limit", "GVM", kilograms(grossOf(car))],
    ["length", "Length", metres(car.specifications?.body_length ?? car.variant?.vehiclelength)],
    ["licence", "Licence", licenceClass(grossOf(car), car.drive)],
    ["distance", "Kilometres", car.km === null ? null : formatKm(car.km)],
  ],
  truck: (car) => [
    ["limit", "GVM", kilograms(grossOf(car))],
    ["mass", "Payload", extraText(car, "Payload") ?? kilograms(massesOf(car)?.payload)],
    ["length", "Tray", extraText(car, "Tray Length") ?? metres(car.specifications?.body_length)],
    ["licence", "Licence", licenceClass(grossOf(car), car.drive)],
    ["distance", "Kilometres", car.km === null ? null : formatKm(car.km)],
    ["length", "Length", metres(car.variant?.vehiclelength)],
  ],
  motorcycle: (car) => [
    ["engine", "Engine", positive(car.engine_size) === null ? null : `${formatNumber(car.engine_size ?? 0)} cc`],
    ["mass", "Wet weight", extraText(car, "Wet Weight") ?? kilograms(car.specifications?.tare_weight)],
    ["seat", "Seat", extraText(car, "Seat Height")],
    ["licence", "Licence", riderLicence(car)],
    ["distance", "Kilometres", car.km === null ? null : formatKm(car.km)],
  ],
};

function riderLicence({ categories, engine_size }: PlateCar): string | null {
  if (categories.includes(LAMS)) return "LAMS";
  return (engine_size ?? 0) > LAMS_MOST_CC ? "Open (R)" : null;
}

/** A value that the feed gave outside the entity's fields, by its heading. */
function extraText({ extras }: PlateCar, heading: string): string | null {
  const key = Object.keys(extras).find((each) => each.toLowerCase() === heading.toLowerCase());
  return key === undefined ? null : specText(extras[key]);
}

/** A measurement above zero; null for any other value. */
export const positive = (value: number | null | undefined): number | null => (value && value > 0 ? value : null);
/** Aggregate trailer mass and gross vehicle mass in kilograms; null if not known. */
export const atmOf = (car: PlateCar) => positive(car.specifications?.aggregate_trailer_mass);
export const grossOf = (car: PlateCar) => positive(car.variant?.grossvehiclemass);

function kilograms(mass: number | null | undefined): string | null {
  return positive(mass) === null ? null : `${formatNumber(mass ?? 0)} kg`;
}

/** A length in millimetres; a feed's number of at most 30 is in metres. Null unless it is above zero. */
export function millimetres(length: number | null | undefined): number | null {
  const known = positive(length);
  return known === null || known > 30 ? known : Math.round(known * 1000);
}

function metres(length: number | null | undefined): string | null {
  const known = millimetres(length);
  return known === null ? null : `${(known / 1000).toFixed(1)} m`;
}

import { formatDate } from "../../../lib/time/dates.ts";
import { formatFigure, formatKm } from "../../../lib/words/format.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { fuelNamed } from "../../vocabulary/fuels.ts";
import type { CardCar } from "../card-car.ts";
import { engineSizeText, regoText, specText } from "../rules.ts";
import type { Car } from "../schema.ts";
import { shownMarks } from "./marks.ts";
import { millimetres } from "./plate.ts";

/** The subject of a fact, which decides its icon. */
export type FactKind =
  | "kilometres"
  | "transmission"
  | "body"
  /** The body type of a vehicle other than a car, which has no icon of its own. */
  | "type"
  | "fuel"
  | "electric"
  | "engine"
  | "drive"
  | "seats"
  | "colour";

export interface Fact {
  readonly kind: FactKind;
  readonly label: string;
  readonly value: string;
}
export interface SpecRow {
  readonly label: string;
  readonly value: string;
}

export const KEY_ROWS_SHOWN = 4;
/** Two columns of eight: people do not read through a longer table. */
export const SPECS_SHOWN = 16;

export type FactCar = Pick<
  CardCar,
  | "item_type"
  | "km"
  | "simple_transmission"
  | "trans"
  | "simple_body"
  | "body"
  | "simple_fuel"
  | "fuel"
  | "drive"
  | "seats"
  | "engine_size"
  | "engine_size_litres"
  | "colour"
>;

type EngineConfig = Pick<SiteConfig, "engineSizeUnit">;

const KEY_FACTS = ["kilometres", "transmission", "body", "fuel", "engine", "drive", "seats", "colour"] as const;
const INFO_ICONS = ["kilometres", "transmission", "body"] as const;
const CARD_FACTS = ["kilometres", "transmission", "fuel", "body"] as const;
type FactName = (typeof KEY_FACTS)[number];

/** The rows of the key information, in order, without those that have no value (VDP-014, CAR-131). */
export function keyInformation(car: FactCar, config: EngineConfig): Fact[] {
  return factsOf(car, KEY_FACTS, config);
}

/** The three icons of the sidebar: kilometres, transmission, body (VDP-111..113). */
export function infoIcons(car: FactCar, config: EngineConfig): Fact[] {
  return factsOf(car, INFO_ICONS, config);
}

/** The four facts of a card: kilometres, transmission, fuel, body (SRCH-008). */
export function cardFacts(car: FactCar, config: EngineConfig): Fact[] {
  return factsOf(car, CARD_FACTS, config);
}

function factsOf(car: FactCar, names: readonly FactName[], config: EngineConfig): Fact[] {
  const fuel = specText(car.simple_fuel) ?? specText(car.fuel);
  const facts: Record<FactName, [FactKind, string, string | null]> = {
    kilometres: ["kilometres", "Kilometres", car.km === null ? null : formatKm(car.km)],
    transmission: ["transmission", "Transmission", specText(car.simple_transmission) ?? specText(car.trans)],
    body: [car.item_type === "car" ? "body" : "type", "Body", specText(car.simple_body) ?? specText(car.body)],
    fuel: [fuelNamed(fuel)?.icon ?? "fuel", "Fuel", fuel],
    engine: ["engine", "Engine", specText(engineSizeText(car, config))],
    drive: ["drive", "Drive", specText(car.drive)],
    seats: ["seats", "Seats", specText(car.seats)],
    colour: ["colour", "Colour", specText(car.colour)],
  };
  return names.flatMap((name) => {
    const [kind, label, value] = facts[name];
    return value === null ? [] : [{ kind, label, value }];
  });
}

type Row = readonly [label: string, value: string | number | null | undefined];

/**
 * The specification table in the entity's order. Rows that are empty, null or the text 'null' are left out (CAR-131).
 */
export function specRows(car: Car, config: SiteConfig, now: number): SpecRow[] {
  return everySpec(car, config, now).flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/** The specification table with all rows, null for unknown values, so that the rows of two cars correspond. */
export function everySpec(
  car: Car,
  config: SiteConfig,
  now: number,
): readonly { readonly label: string; readonly value: string | null }[] {
  const rows: Row[] = [
    ["Year", car.year],
    ["Make", car.make],
    ["Model", car.model],
    ["Badge", car.badge],
    ["Series", car.series],
    ["Colour", car.colour],
    ["Interior Colour", car.interior_colour],
    ["Kilometres", car.km === null ? null : formatKm(car.km)],
    ...shownMarks(car),
    ["Registration Expiry", regoText(car, config, now)],
    ["Build Date", dateText(car.build_date)],
    ["Compliance Date", dateText(car.compliance_date)],
    ["Body", car.body ?? car.simple_body],
    ["Transmission", car.trans ?? car.simple_transmission],
    ["Fuel", car.fuel ?? car.simple_fuel],
    ["Drive", car.drive ?? car.simple_drive],
    ["Seats", car.seats],
    ["Doors", car.doors],
    ["Gears", car.gearnum],
    ["Body Configuration", car.bodyconfiguration],
    ["Engine Size", engineSizeText(car, config)],
    ...variantRows(car),
    ...caravanRows(car),
  ];
  return rows.map(([label, value]) => ({ label, value: specText(value) }));
}

function variantRows(car: Car): Row[] {
  const variant = car.variant ?? {};
  return [
    ["Cylinders", variant.cylinders],
    ["Induction", variant.induction],
    ["Fuel Consumption Combined", measured(variant.fuelconsumptioncombined, "L/100 km")],
    ["Fuel Capacity", measured(variant.fuelcapacity, "L")],
    ["Gross Vehicle Mass", measured(variant.grossvehiclemass, "kg")],
    ["Vehicle Length", measured(millimetres(variant.vehiclelength), "mm")],
    ["Vehicle Height", measured(millimetres(variant.vehicleheight), "mm")],
    ["Vehicle Width", measured(millimetres(variant.vehiclewidth), "mm")],
    ["Towing Capacity Braked", measured(variant.towingcapacitybraked, "kg")],
    ["Torque", variant.torque],
    ["ANCAP Rating", measured(variant.ancaprating, variant.ancaprating === 1 ? "star" : "stars")],
    ["Gear Type", variant.geartype],
  ];
}

function caravanRows(car: Car): Row[] {
  const caravan = car.specifications ?? {};
  return [
    ["Body Width", measured(millimetres(caravan.body_width), "mm")],
    ["Body Length", measured(millimetres(caravan.body_length), "mm")],
    ["Tare Weight", measured(caravan.tare_weight, "kg")],
    ["Axle Type", caravan.axle_type],
    ["Sleeps", caravan.sleeps],
    ["Aggregate Trailer Mass", measured(caravan.aggregate_trailer_mass, "kg")],
  ];
}

/** A date in words. One that cannot be parsed stays as the feed wrote it. */
function dateText(date: string | null): string | null {
  return date === null ? null : (formatDate(date) ?? date);
}

function measured(value: number | null | undefined, unit: string): string | null {
  return value === null || value === undefined ? null : `${formatFigure(value)} ${unit}`;
}

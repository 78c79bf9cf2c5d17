import type { Chance } from "../../demo/stock/random.ts";
import type { Says, TruthField } from "./truth.ts";
import { factsOf, type Vehicle } from "./vehicles.ts";

/** A cell's text and what a person learns from it. */
export type Cell = readonly [text: string, says: Says];
/** A column of a style's files: what stands in its cells, and what that says. */
export interface Column {
  readonly heading: string;
  readonly cell: (vehicle: Vehicle, chance: Chance) => Cell;
}

type Written = (vehicle: Vehicle, chance: Chance) => string;

/** A column that holds one field, as it is or as `write` spells it. A field that the vehicle lacks is an empty cell. */
export const holds =
  (field: TruthField, write?: Written) =>
  (heading: string): Column => ({
    heading,
    cell: (vehicle, chance) => {
      const fact = factsOf(vehicle)[field];
      const isMissing = fact === "-" || (field === "km" && fact === "0");
      return isMissing ? ["", {}] : [write ? write(vehicle, chance) : fact, { [field]: fact }];
    },
  });

/** A column from which a person learns none of the judged fields. */
export const words = (heading: string, write: Written): Column => ({
  heading,
  cell: (vehicle, chance) => [write(vehicle, chance), {}],
});

/** A column whose text says several fields, or says one otherwise than the vehicle's own fact. */
export const tells = (heading: string, cell: Column["cell"]): Column => ({ heading, cell });

/** Part of the vehicle's own facts. */
export const pick = (vehicle: Vehicle, ...fields: TruthField[]): Says => {
  const facts = factsOf(vehicle);
  return Object.fromEntries(fields.filter((field) => facts[field] !== "-").map((field) => [field, facts[field]]));
};

export const stock = holds("stocknum");
export const make = holds("make");
export const model = holds("model");
export const year = holds("year");
export const price = holds("price");
export const km = holds("km");
export const body = holds("body");
export const fuel = holds("fuel");
export const gearbox = holds("transmission");
export const colour = holds("colour");
export const vin = holds("vin");
export const plate = holds("plate");
export const state = holds("state");
export const badge = (heading: string) => words(heading, (vehicle) => vehicle.badge);
export const suburb = (heading: string) => words(heading, (vehicle) => vehicle.suburb);

/** "12,990". */
export const grouped = (amount: number, mark = ",") => String(amount).replace(/\B(?=(\d{3})+$)/g, mark);
/** The first of some spellings by chance. */
export const oneOf =
  (...spellings: readonly Written[]): Written =>
  (vehicle, chance) =>
    chance.pick(spellings)(vehicle, chance);

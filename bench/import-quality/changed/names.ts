import { type Column, pick, tells, words } from "../columns.ts";
import type { Vehicle } from "../vehicles.ts";

const all = (vehicle: Vehicle) => pick(vehicle, "year", "make", "model");
const named = (vehicle: Vehicle) => pick(vehicle, "make", "model");
const full = ({ year, make, model, badge }: Vehicle) => `${year} ${make} ${model} ${badge}`.trim();
const year = (heading: string) => tells(heading, (vehicle) => [String(vehicle.year), pick(vehicle, "year")]);
const make = (heading: string) => tells(heading, (vehicle) => [vehicle.make, pick(vehicle, "make")]);
const joined = (heading: string) =>
  tells(heading, (vehicle) => [`${vehicle.model} ${vehicle.badge}`.trim(), pick(vehicle, "model")]);

/** Ways of dividing year, make, model and badge among columns. */
export const NAMES: Readonly<Record<string, readonly Column[]>> = {
  "model with badge": [year("Year"), make("Make"), joined("Model")],
  "description of model": [year("Year"), make("Make"), joined("Description")],
  "model - badge": [
    year("Year"),
    make("Make"),
    tells("Model", (vehicle) => [[vehicle.model, vehicle.badge].filter(Boolean).join(" - "), pick(vehicle, "model")]),
  ],
  "Make Model": [
    year("Year"),
    tells("Make Model", (v) => [`${v.make} ${v.model}`, named(v)]),
    words("Badge", (v) => v.badge),
  ],
  "Make & Model": [year("Yr"), tells("Make & Model", (v) => [`${v.make} ${v.model} ${v.badge}`.trim(), named(v)])],
  "Make/Model": [year("Year"), tells("Make/Model", (v) => [`${v.make}/${v.model}`, named(v)])],
  Vehicle: [tells("Vehicle", (v) => [full(v), all(v)])],
  Title: [tells("Title", (v) => [full(v), all(v)])],
  Name: [tells("Name", (v) => [`${v.make} ${v.model} ${v.badge} ${v.year}`.replace("  ", " "), all(v)])],
  "upper title": [tells("Vehicle Description", (v) => [full(v).toUpperCase(), all(v)])],
  "year behind in brackets": [tells("Car", (v) => [`${v.make} ${v.model} (${v.year})`, all(v)])],
  "year with MY": [
    tells("Vehicle", (v) => [`MY${String(v.year % 100).padStart(2, "0")} ${v.make} ${v.model} ${v.badge}`, all(v)]),
  ],
  "facts in the title": [
    tells("Vehicle", (v) => [
      `${full(v)} ${v.transmission} ${v.colour}`,
      { ...all(v), ...pick(v, "colour"), ...(v.transmission ? pick(v, "transmission") : {}) },
    ]),
  ],
  "German description": [year("Baujahr"), tells("Fahrzeug", (v) => [`${v.make} ${v.model} ${v.badge}`, named(v)])],
  "make in capitals before comma": [
    tells("Vehicle", (v) => [`${v.make.toUpperCase()}, ${v.model}, ${v.year}`, all(v)]),
  ],
  slug: [
    tells("slug", (v) => [
      full(v)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-"),
      all(v),
    ]),
  ],
};

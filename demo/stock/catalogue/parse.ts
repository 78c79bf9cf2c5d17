import type { SimpleFuel } from "../../../src/features/vocabulary/fuels.ts";
import type { ItemType } from "../../../src/features/vocabulary/vehicle-kinds.ts";
import { AUSTRALIA_AMERICA } from "./australia-america.ts";
import { CARAVANS } from "./caravans.ts";
import { EUROPE } from "./europe.ts";
import { JAPAN } from "./japan.ts";
import { KOREA_CHINA } from "./korea-china.ts";
import { MOTORCYCLES } from "./motorcycles.ts";
import { TRUCKS } from "./trucks.ts";

/** Measurements of some kinds of vehicles only, in kilograms, millimetres, cubic centimetres. Unknown ones are null. */
interface Measures {
  /** Gross vehicle mass; for a towed vehicle, the aggregate trailer mass. */
  readonly gvm: number | null;
  /** Inside length of a truck's tray or body. */
  readonly tray: number | null;
  /** Height of a motorcycle's seat. */
  readonly seat: number | null;
  readonly cc: number | null;
  readonly sleeps: number | null;
  /** `6x4`: the number of wheels, and of driven wheels. */
  readonly axles: string | null;
  /** Whether learners may ride this motorcycle. */
  readonly lams: boolean;
}

/** A model with one body type, as it is or was sold in Australia. */
export interface ModelLine {
  readonly itemType: ItemType;
  readonly make: string;
  readonly model: string;
  /** `hatch`, `suv`, `tipper` …: a body in `bodies.ts`. */
  readonly body: string;
  readonly from: number;
  /** The last model year, or null while it is still sold. */
  readonly to: number | null;
  /** The first three characters of its VINs. */
  readonly wmi: string;
  readonly millimetres: { readonly length: number; readonly width: number; readonly height: number };
  readonly kilograms: number;
  /** How common it is in Australian yards, relative to other models. */
  readonly weight: number;
  readonly seats: number;
  readonly doors: number;
  readonly measures: Measures;
  /** From the plainest to the best equipped. */
  readonly grades: readonly Grade[];
}

export interface Grade {
  /** Null for the plainest grade of a model without a name for it. */
  readonly badge: string | null;
  /** Drive-away price of a new one today, in dollars. */
  readonly newPrice: number;
  /** 0 for the plainest badge of the model, 1 for the best. */
  readonly level: number;
  /** Null for a towed vehicle. */
  readonly engine: Engine | null;
}

export interface Engine {
  readonly fuel: SimpleFuel;
  /** 0 for an electric motor. */
  readonly litres: number;
  readonly cylinders: number | null;
  readonly turbo: boolean;
  readonly gearbox: "automatic" | "cvt" | "manual" | "dual-clutch" | "single";
  readonly drive: "FWD" | "RWD" | "AWD" | "4WD";
}

const FUELS: Readonly<Record<string, SimpleFuel>> = {
  P: "Petrol",
  D: "Diesel",
  H: "Hybrid",
  X: "PHEV",
  E: "Electric",
  G: "LPG",
  Z: "Hydrogen",
};
const GEARBOXES: Readonly<Record<string, Engine["gearbox"]>> = {
  a: "automatic",
  c: "cvt",
  m: "manual",
  d: "dual-clutch",
  s: "single",
};
const DRIVES: Readonly<Record<string, Engine["drive"]>> = { F: "FWD", R: "RWD", A: "AWD", 4: "4WD" };
const SEATS_AND_DOORS: Readonly<Record<string, string>> = {
  hatch: "5/5",
  sedan: "5/4",
  suv: "5/5",
  wagon: "5/5",
  ute: "5/4",
  van: "3/4",
  coupe: "4/2",
  convertible: "2/2",
};

/**
 * Parses two lines a model: `make, model, body, from-to, WMI, length x width x height, kilograms, weight[,
 * seats/doors[, measure:value …]]`, then its grades, `code badge price` with the price in thousands. A code is fuel,
 * tenths of litres, gearbox, drive, then `t` if turbocharged and the number of cylinders if unusual: `P16dAt`,
 * `D30a4t4`. A badge equal to the model counts as no badge.
 */
function parse(itemType: ItemType, text: string): ModelLine[] {
  const lines = text.trim().split("\n");
  return Array.from({ length: lines.length / 2 }, (_, index) => {
    const [make = "", model = "", body = "", years = "", wmi = "", size = "", kilograms, weight, inside, ...measures] =
      (lines[index * 2] ?? "").split(", ");
    const [from, to] = years.split("-");
    const [length = 0, width = 0, height = 0] = size.split("x").map(Number);
    const [seats, doors] = (inside ?? SEATS_AND_DOORS[body] ?? "5/5").split("/");
    const grades = (lines[index * 2 + 1] ?? "").trim().split(" | ");
    return {
      itemType,
      make,
      model,
      body,
      from: Number(from),
      to: to ? Number(to) : null,
      wmi,
      millimetres: { length, width, height },
      kilograms: Number(kilograms),
      weight: Number(weight),
      seats: Number(seats),
      doors: Number(doors),
      measures: parseMeasures(measures),
      grades: grades.map((grade, at) => parseGrade(grade, model, grades.length < 2 ? 0 : at / (grades.length - 1))),
    };
  });
}

function parseMeasures(pairs: readonly string[]): Measures {
  const told = new Map(pairs.map((pair) => pair.split(":") as [string, string]));
  const number = (name: string) => (told.has(name) ? Number(told.get(name)) : null);
  return {
    gvm: number("gvm"),
    tray: number("tray"),
    seat: number("seat"),
    cc: number("cc"),
    sleeps: number("sleeps"),
    axles: told.get("axles") ?? null,
    lams: told.has("lams"),
  };
}

function parseGrade(text: string, model: string, level: number): Grade {
  const [, code = "", badge = "", price] = /^(\S+) (.+) ([\d.]+)$/.exec(text) ?? [];
  const newPrice = Math.round(Number(price) * 1000);
  return { badge: badge === model ? null : badge, newPrice, level, engine: parseEngine(code) };
}

function parseEngine(code: string): Engine | null {
  const [, fuelCode = "", tenths, gearboxCode = "", driveCode = "", turbo, cylinders] =
    /^([A-Z])(\d\d\d?)(?:([acmds])([FRA4])(t?)(\d?))?$/.exec(code) ?? [];
  if (fuelCode === "N") {
    return null;
  }
  const [fuel, gearbox, drive] = [FUELS[fuelCode], GEARBOXES[gearboxCode], DRIVES[driveCode]];
  if (!fuel || !gearbox || !drive) {
    throw new Error(`The catalogue has an engine it cannot read: "${code}".`);
  }
  const litres = Number(tenths) / 10;
  return {
    fuel,
    litres,
    cylinders: litres === 0 ? null : Number(cylinders) || usual(litres),
    turbo: turbo === "t",
    gearbox,
    drive,
  };
}

function usual(litres: number): number {
  return litres < 1.2 ? 3 : litres < 2.9 ? 4 : litres < 4 ? 6 : 8;
}

export const CATALOGUE: readonly ModelLine[] = [
  ...parse("car", JAPAN),
  ...parse("car", KOREA_CHINA),
  ...parse("car", EUROPE),
  ...parse("car", AUSTRALIA_AMERICA),
  ...parse("motorcycle", MOTORCYCLES),
  ...parse("truck", TRUCKS),
  ...parse("caravan", CARAVANS),
];

/** The first year in which a powertrain was sold here: earlier cars do not have it. */
const FIRST_YEARS: Readonly<Partial<Record<SimpleFuel, number>>> = { Hybrid: 2015, PHEV: 2018, Electric: 2018 };

/** The grades of a model in a given year. */
export function gradesOf(line: ModelLine, year: number): readonly Grade[] {
  return line.grades.filter(({ engine }) => year >= (FIRST_YEARS[engine?.fuel ?? "Petrol"] ?? 0));
}

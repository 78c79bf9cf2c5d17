import type { CarInput } from "../../stock/schema.ts";
import { type EngineUnit, readCylinders, readEngine } from "../normalise/figures/engine.ts";
import { readMass } from "../normalise/figures/measure.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { isDriveWord, simpleDrive } from "../normalise/kinds/drive.ts";
import { simpleFuel } from "../normalise/kinds/fuel.ts";
import { fuelOfName } from "../normalise/kinds/fuel-names.ts";
import { gearCount, simpleTransmission } from "../normalise/kinds/transmission.ts";
import type { Field } from "../recognise/fields.ts";
import { type Cell, type Cells, has } from "./cells.ts";

type Variant = NonNullable<CarInput["variant"]>;

/** Names of hybrids that are charged at a plug: "XC60 T6 Recharge", "330e", "E-Hybrid", "TFSI e". */
const PLUG_IN =
  /\bphev\b|plug-?\s?in|\b4xe\b|\bt[5-8] recharge\b|\brecharge t[5-8]\b|\btfsi ?e\b|\be-?hybrid\b|\bgte\b|\b[2-7]\d0x?e\b|\bxdrive\d0e\b|\bp\d{3}e\b/i;
const IS_PLUG_IN = /\bplug-?\s?in[- ]?hybrid|\bphev\b/i;

const SAYS_NOTHING = /^(other|others|andere|unknown|2wd|4x2|two wheel drive|2 wheel drive)$/i;

const DRIVE_WORD = /(?<![\w/-])(4x4|4x2|6x4|6x2|8x4|6x6|4wd|awd|2wd|fwd|rwd)(?![\w/-])/i;

/** A gearbox in a cell for the engine, as in rows whose cells slipped into neighbouring columns. */
const GEARBOX_WORD = /^(?:automatic|manual)$/i;

const ENGINE_FIELDS = ["engine", "engine_cc", "engine_litres"] as const;

export const NAFTA = /^nafta$/i;

/** What ambiguous fuel words mean in this file: "Gas" in America, "Nafta" in Argentina and Uruguay. */
export interface FuelHabits {
  readonly gasIsPetrol: boolean;
  readonly naftaIsPetrol: boolean;
}

/** Reads fuel, transmission, driven wheels, engine and the manufacturer's figures. */
export function readDrivetrain(cells: Cells, car: CarInput, habits: FuelHabits): void {
  setTransmission(cells, car);
  setDrive(cells, car);
  setFuel(cells, car, habits);
  const variant: Variant = {};
  setEngine(cells, car, variant);
  setFigures(cells, car, variant);
  if (Object.keys(variant).length > 0) car.variant = variant;
}

function setTransmission(cells: Cells, car: CarInput): void {
  const found = cells.read("transmission", simpleTransmission);
  if (found) {
    car.simple_transmission = found.value;
    car.trans = found.cell.value;
    car.gearnum = gearCount(found.cell.value);
  } else {
    const cell = cells.promised("transmission");
    if (cell && isDriveWord(cell.value)) {
      cells.warn("transmission-is-drive", cell);
      setDriveFrom(car, cells.use(cell));
    } else if (cell) {
      car.trans = cells.use(cell).value;
      car.gearnum = gearCount(cell.value);
      if (car.gearnum === null && !SAYS_NOTHING.test(cell.value)) cells.warn("transmission-unknown", cell);
    }
  }
  car.gearnum ??= cells.read("gears", gearCount)?.value ?? null;
  if (car.simple_transmission === null)
    car.simple_transmission = cells.read("gears", simpleTransmission)?.value ?? null;
  if (car.trans === null && car.simple_transmission === null)
    for (const { value } of ENGINE_FIELDS.flatMap((field) => cells.all(field)))
      if (GEARBOX_WORD.test(value)) car.simple_transmission ??= simpleTransmission(value);
  const isAutomatic = cells.flag("is_automatic");
  if (isAutomatic !== null && cells.all("transmission").length === 0)
    car.simple_transmission ??= isAutomatic ? "Automatic" : "Manual";
}

function setDrive(cells: Cells, car: CarInput): void {
  const found = cells.read("drive", simpleDrive);
  const cell = found?.cell ?? cells.take("drive");
  if (!cell) {
    setDriveFromNames(car);
    return;
  }
  setDriveFrom(car, cell);
  if (car.simple_drive === null && !SAYS_NOTHING.test(cell.value) && !/^\d{1,2} ?x ?\d/.test(cell.value))
    cells.warn("drive-unknown", cell);
}

function setDriveFrom(car: CarInput, cell: Cell): void {
  car.simple_drive = simpleDrive(cell.value);
  car.drive = SAYS_NOTHING.test(cell.value) && !/\d/.test(cell.value) ? null : cell.value;
}

/** Where no column states the driven wheels, names may: "WILDTRAK 3.2 (4x4)". 4x2 does not say which two are driven. */
function setDriveFromNames(car: CarInput): void {
  if (car.drive !== null || car.item_type === "motorcycle" || car.item_type === "caravan") return;
  for (const name of [car.badge, car.model, car.series, car.carsales_title]) {
    const word = DRIVE_WORD.exec(name ?? "")?.[1];
    if (!word) continue;
    car.drive = word.toUpperCase().replace(/^(\d) ?X ?(\d)$/, "$1x$2");
    car.simple_drive = simpleDrive(word);
    return;
  }
}

/** Columns that say yes or no. A hybrid may be flagged as electric too, so it comes first. */
const FUEL_FLAGS = [
  ["is_hybrid", "Hybrid"],
  ["is_electric", "Electric"],
  ["is_diesel", "Diesel"],
] as const;

function setFuel(cells: Cells, car: CarInput, { gasIsPetrol, naftaIsPetrol }: FuelHabits): void {
  const fuelIn = (value: string) =>
    naftaIsPetrol && NAFTA.test(value) ? "Petrol" : (simpleFuel(value, gasIsPetrol) ?? fuelOfName(car.make, value));
  const found = cells.read("fuel", fuelIn);
  const cell = found?.cell ?? cells.take("fuel");
  if (cell) {
    car.fuel = cell.value;
    car.simple_fuel = found?.value ?? null;
    if (!found && SAYS_NOTHING.test(cell.value)) car.fuel = null;
    else if (!found) cells.warn("fuel-unknown", cell);
  }
  // Where the fuel is "Other" or "Unknown", the cells of the engine may state it.
  if (car.fuel === null)
    for (const { value } of ENGINE_FIELDS.flatMap((field) => cells.all(field))) car.simple_fuel ??= fuelIn(value);
  for (const [field, fuel] of FUEL_FLAGS) if (cells.flag(field) === true && !cell) car.simple_fuel ??= fuel;
  // Feeds often call a plug-in a hybrid; its badge or title is more exact.
  const names = `${car.model} ${car.badge ?? ""} ${car.carsales_title ?? ""}`;
  if (
    car.simple_fuel === "Hybrid" &&
    (PLUG_IN.test(names) || cells.all("comments").some(({ value }) => IS_PLUG_IN.test(value)))
  )
    car.simple_fuel = "PHEV";
}

function setEngine(cells: Cells, car: CarInput, variant: Variant): void {
  const headingUnit = /^l/i.test(cells.text("engine_unit") ?? "") ? "litres" : null;
  let cc: number | null = null;
  let litres: number | null = null;
  for (const field of ["engine_cc", "engine_litres", "engine"] as const) {
    for (const cell of cells.all(field)) {
      const unit: EngineUnit | null = headingUnit ?? (has(cell, "cc") ? "cc" : has(cell, "litres") ? "litres" : null);
      const read = readEngine(cell.value, unit);
      if (read.litres !== null || read.cylinders !== null || read.induction !== null) cells.use(cell);
      else if (!/^0(\.0+)?( ?(l|cc))?$/i.test(cell.value) && field !== "engine") cells.warn("engine-unread", cell);
      variant.cylinders ??= read.cylinders;
      variant.induction ??= read.induction;
      litres ??= read.litres;
      // 1969 cc is more exact than 2000 cc.
      if (read.cc !== null && (cc === null || (cc % 100 === 0 && read.cc % 100 !== 0))) cc = read.cc;
    }
  }
  car.engine_size = cc;
  car.engine_size_litres = litres;
  variant.cylinders =
    cells.readOr("cylinders", "count-unread", (value) => cylindersOf(value)) || (variant.cylinders ?? null);
  variant.induction = cells.text("induction") ?? variant.induction ?? null;
  if (cc !== null) variant.enginesize = cc;
  if (litres !== null) variant.enginesize_litres = litres;
  for (const key of ["cylinders", "induction"] as const) if (variant[key] === null) delete variant[key];
}

/**
 * Number of cylinders; 0 if the cell says that there are none ("0 L" for an electric car, "Rotary"). Null if
 * unreadable.
 */
function cylindersOf(value: string): number | null {
  return readCylinders(value, true) ?? (/^0\b|^\d+(\.\d+)? ?l$|rotary|electric|^other$/i.test(value) ? 0 : null);
}

const FIGURES: readonly (readonly [Field, keyof Variant, least: number, most: number])[] = [
  ["fuel_consumption", "fuelconsumptioncombined", 0.1, 60],
  ["fuel_capacity", "fuelcapacity", 1, 2000],
  ["ancap", "ancaprating", 1, 5],
];

function setFigures(cells: Cells, car: CarInput, variant: Variant): void {
  const figures: Record<string, number | string> = {};
  for (const [field, key, least, most] of FIGURES) {
    const found = cells.read(field, (value) => {
      const amount = readNumber(value, true);
      return amount !== null && amount >= least && amount <= most ? amount : null;
    });
    if (found) figures[key] = found.value;
  }
  const mass = (value: string, cell: Cell) => readMass(value, cell.choice?.unit ?? null);
  const gvm = cells.read("gvm", mass);
  const towing = cells.read("towing", mass);
  const torque = cells.text("torque");
  if (gvm) figures.grossvehiclemass = gvm.value;
  if (towing) figures.towingcapacitybraked = towing.value;
  if (torque) figures.torque = torque;
  if (car.trans && /\b(cvt|dct|dsg|dual clutch)\b/i.test(car.trans)) figures.geartype = car.trans;
  Object.assign(variant, figures);
}

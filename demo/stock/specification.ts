import type { CarInput } from "../../src/features/stock/schema.ts";
import { bodyOf } from "./bodies.ts";
import type { Engine, Grade, ModelLine } from "./catalogue/parse.ts";

/** Fuels in a feed's wording; for other fuels a feed uses the label. */
const FUELS: Readonly<Partial<Record<Engine["fuel"], string>>> = {
  Petrol: "Unleaded Petrol",
  Diesel: "Diesel",
  Hybrid: "Hybrid with Unleaded Petrol",
  PHEV: "Plug-in Hybrid with Premium Unleaded",
  Electric: "Electric",
  LPG: "LPG",
  Hydrogen: "Hydrogen Fuel Cell",
};

const GEARBOXES: Readonly<Record<Engine["gearbox"], { text: string; gears: number | null }>> = {
  automatic: { text: "Sports Automatic", gears: 8 },
  cvt: { text: "Constantly Variable Transmission", gears: null },
  manual: { text: "Manual", gears: 6 },
  "dual-clutch": { text: "Sports Automatic Dual Clutch", gears: 7 },
  single: { text: "Reduction Gear", gears: 1 },
};

type Fields =
  | "simple_body"
  | "body"
  | "simple_transmission"
  | "trans"
  | "simple_fuel"
  | "fuel"
  | "simple_drive"
  | "drive"
  | "seats"
  | "doors"
  | "gearnum"
  | "bodyconfiguration"
  | "engine_size"
  | "engine_size_litres"
  | "variant"
  | "specifications";

/** The maker's specifications of the model with that badge in that year. An electric motor has no engine size. */
export function specificationOf(line: ModelLine, grade: Grade, year: number): Pick<CarInput, Fields> {
  const { engine } = grade;
  const body = bodyOf(line, grade);
  const gearbox = engine && GEARBOXES[engine.gearbox];
  const litres = engine && engine.litres > 0 ? engine.litres : null;
  const cc = line.measures.cc ?? (litres === null ? null : Math.round(litres * 1000) - 2);
  const drive = line.measures.axles ?? (line.itemType === "car" ? (engine?.drive ?? null) : null);
  return {
    simple_body: body.simple,
    body: body.body,
    simple_transmission: engine && (engine.gearbox === "manual" ? "Manual" : "Automatic"),
    trans: gearbox?.text ?? null,
    simple_fuel: engine?.fuel ?? null,
    fuel: engine && (FUELS[engine.fuel] ?? engine.fuel),
    simple_drive: drive,
    drive,
    seats: line.seats || null,
    doors: line.doors || null,
    gearnum: gearbox && engine.gearbox === "automatic" && year < 2016 ? 6 : (gearbox?.gears ?? null),
    bodyconfiguration: line.body === "ute" ? "Pick Up" : null,
    engine_size: cc,
    engine_size_litres: litres,
    variant: engine && {
      cylinders: engine.cylinders,
      enginesize: cc,
      enginesize_litres: litres,
      induction: litres === null ? null : engine.turbo ? "Turbo Intercooled" : "Aspirated",
      fuelconsumptioncombined: consumption(line, engine),
      fuelcapacity: litres === null ? null : Math.round(30 + line.kilograms / 60),
      grossvehiclemass: grossMass(line),
      vehiclelength: line.millimetres.length,
      vehicleheight: line.millimetres.height,
      vehiclewidth: line.millimetres.width,
      towingcapacitybraked: towing(line, engine),
      torque: torque(line, engine),
      ancaprating: line.itemType === "car" && year >= 2015 ? 5 : null,
      geartype: gearbox?.text ?? null,
    },
    specifications: masses(line, grade),
  };
}

/** Litres per 100 km; none for electric and hydrogen cars. */
function consumption({ kilograms, itemType }: ModelLine, { fuel, litres }: Engine): number | null {
  if (itemType !== "car" || fuel === "Electric" || fuel === "Hydrogen") {
    return null;
  }
  const share: Readonly<Record<string, number>> = { Hybrid: 0.62, PHEV: 0.25, Diesel: 0.82, LPG: 1.3 };
  return Math.round((2.2 + kilograms / 420 + litres * 0.75) * (share[fuel] ?? 1) * 10) / 10;
}

function towing({ body, kilograms, itemType }: ModelLine, { drive, fuel }: Engine): number | null {
  if (itemType !== "car") {
    return null;
  }
  return drive === "4WD" && kilograms > 1_900
    ? 3_500
    : Math.round((kilograms * (body === "suv" ? 1 : fuel === "Electric" ? 0.6 : 0.8)) / 100) * 100;
}

function torque({ itemType, kilograms }: ModelLine, { fuel, litres, turbo }: Engine): string | null {
  if (itemType === "motorcycle") {
    return null;
  }
  const newtonMetres = fuel === "Electric" ? kilograms / 5.5 : litres * (fuel === "Diesel" ? 175 : turbo ? 165 : 100);
  return newtonMetres < 1 ? null : `${Math.round(newtonMetres / 5) * 5}Nm`;
}

/** Not given for motorcycles, where shoppers do not ask for it. */
function grossMass({ itemType, kilograms, measures }: ModelLine): number | null {
  if (itemType === "motorcycle") return null;
  return measures.gvm ?? Math.round((kilograms * 1.28) / 5) * 5;
}

const BUNKS = /bunk|family/i;
/** Part of a caravan's total length that its drawbar takes, in millimetres. */
const DRAWBAR = 1_700;

/** Masses and measurements of vehicles other than cars. A motorcycle's tare is its wet weight. */
function masses(line: ModelLine, { badge, engine }: Grade): CarInput["specifications"] {
  const { itemType, millimetres, kilograms, measures } = line;
  if (itemType === "car") return null;
  if (itemType === "motorcycle") return { tare_weight: kilograms };
  if (itemType === "truck") return { tare_weight: kilograms, body_length: measures.tray };
  const sleeps = BUNKS.test(badge ?? "") ? Math.max(5, measures.sleeps ?? 0) : measures.sleeps;
  if (engine) return { tare_weight: kilograms, sleeps, body_length: millimetres.length, body_width: millimetres.width };
  return {
    body_width: millimetres.width,
    body_length: millimetres.length - DRAWBAR,
    tare_weight: kilograms,
    axle_type: kilograms > 2_000 ? "Tandem" : "Single",
    sleeps,
    aggregate_trailer_mass: measures.gvm,
  };
}

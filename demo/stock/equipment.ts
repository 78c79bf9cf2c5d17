import type { Grade, ModelLine } from "./catalogue/parse.ts";
import type { Chance } from "./random.ts";

interface Feature {
  readonly name: string;
  /** Least luxury of a vehicle that has it. */
  readonly level: number;
  /** First model year that has it. */
  readonly year: number;
  /** Its name in the search's features facet. */
  readonly facet?: string;
  readonly fits?: (line: ModelLine, grade: Grade) => boolean;
}

const electric = (_: ModelLine, { engine }: Grade) => engine?.fuel === "Electric";
const plugged = (_: ModelLine, { engine }: Grade) => engine?.fuel === "Electric" || engine?.fuel === "PHEV";
const closed = ({ body }: ModelLine) => body !== "convertible" && body !== "ute" && body !== "van";
const automatic = (_: ModelLine, { engine }: Grade) => engine?.gearbox !== "manual";
const rough = (_: ModelLine, { engine }: Grade) => engine?.drive === "4WD";
const working = ({ body }: ModelLine) => body === "ute" || body === "van";

const OF_CARS: readonly Feature[] = [
  { name: "Air conditioning", level: 0, year: 0 },
  { name: "Bluetooth with audio streaming", level: 0, year: 2010, facet: "Bluetooth" },
  { name: "Power windows", level: 0, year: 0 },
  { name: "Front, side and curtain airbags", level: 0, year: 0 },
  { name: "Anti-lock brakes and stability control", level: 0, year: 0 },
  { name: "Cruise control", level: 0, year: 2012, facet: "Cruise Control", fits: automatic },
  { name: "Reversing camera", level: 0, year: 2016, facet: "Reversing Camera" },
  { name: "Rear parking sensors", level: 0.25, year: 2012, facet: "Parking Sensors" },
  { name: "Apple CarPlay", level: 0, year: 2019, facet: "Apple CarPlay" },
  { name: "Android Auto", level: 0, year: 2019, facet: "Android Auto" },
  { name: "Apple CarPlay", level: 0.6, year: 2016, facet: "Apple CarPlay" },
  { name: "Autonomous emergency braking", level: 0, year: 2018, facet: "Emergency Braking" },
  { name: "Lane-keep assist", level: 0.2, year: 2018, facet: "Lane Keep Assist" },
  { name: "Blind-spot monitoring", level: 0.4, year: 2016, facet: "Blind Spot Monitor" },
  { name: "Adaptive cruise control", level: 0.4, year: 2018, facet: "Adaptive Cruise Control", fits: automatic },
  { name: "Alloy wheels", level: 0.2, year: 0, facet: "Alloy Wheels" },
  { name: "LED headlights", level: 0.4, year: 2016 },
  { name: "Satellite navigation", level: 0.5, year: 2012, facet: "Satellite Navigation" },
  { name: "Keyless entry and push-button start", level: 0.45, year: 2013, facet: "Keyless Start" },
  { name: "Dual-zone climate control", level: 0.5, year: 2010 },
  { name: "Leather-accented seats", level: 0.65, year: 0, facet: "Leather Seats" },
  { name: "Heated front seats", level: 0.65, year: 2012, facet: "Heated Seats" },
  { name: "Ventilated front seats", level: 0.95, year: 2018, facet: "Cooled Seats" },
  { name: "Powered driver's seat with memory", level: 0.7, year: 2012 },
  { name: "360-degree camera", level: 0.8, year: 2017, facet: "360 Camera" },
  { name: "Head-up display", level: 0.9, year: 2016, facet: "Head-Up Display" },
  { name: "Panoramic sunroof", level: 0.85, year: 2013, facet: "Sunroof", fits: closed },
  { name: "Hands-free power tailgate", level: 0.7, year: 2015, facet: "Power Tailgate", fits: closed },
  { name: "Premium audio with subwoofer", level: 0.8, year: 2012, facet: "Premium Audio" },
  { name: "Wireless phone charging", level: 0.6, year: 2020, facet: "Wireless Charging" },
  { name: "One-pedal driving", level: 0, year: 0, fits: electric },
  { name: "DC fast charging", level: 0, year: 0, facet: "DC Fast Charging", fits: electric },
  { name: "Portable charging cable", level: 0, year: 0, fits: plugged },
  { name: "Hill descent control", level: 0, year: 2010, fits: rough },
  { name: "Rear differential lock", level: 0.3, year: 2010, facet: "Diff Lock", fits: rough },
  { name: "Vinyl floor", level: 0, year: 0, fits: working },
];

/** Accessories that owners add, with the probability that a suitable vehicle has one. */
const EXTRAS: readonly (Feature & { readonly chance: number })[] = [
  { name: "Tow bar with electric brakes", level: 0, year: 0, facet: "Tow Bar", chance: 0.5, fits: rough },
  { name: "Tow bar", level: 0, year: 0, facet: "Tow Bar", chance: 0.12, fits: closed },
  { name: "Steel bull bar", level: 0, year: 0, facet: "Bull Bar", chance: 0.3, fits: rough },
  { name: "Snorkel", level: 0, year: 0, chance: 0.12, fits: rough },
  { name: "Tub liner", level: 0, year: 0, chance: 0.4, fits: ({ body }) => body === "ute" },
  { name: "Lockable canopy", level: 0, year: 0, facet: "Canopy", chance: 0.2, fits: ({ body }) => body === "ute" },
  { name: "Roof racks", level: 0, year: 0, facet: "Roof Racks", chance: 0.15, fits: closed },
  { name: "Window tint", level: 0, year: 0, chance: 0.25 },
  { name: "Rubber floor mats", level: 0, year: 0, chance: 0.2 },
];

const plain = (names: readonly string[]): Feature[] => names.map((name) => ({ name, level: 0, year: 0 }));

const OF_OTHERS: Readonly<Record<string, readonly Feature[]>> = {
  motorcycle: [
    ...plain(["Anti-lock brakes", "LED headlight", "Digital instruments", "Slipper clutch"]),
    { name: "Quick shifter", level: 0.9, year: 2018 },
    { name: "Heated grips", level: 0.9, year: 2015 },
  ],
  scooter: plain(["Anti-lock brakes", "LED headlight", "Underseat storage for a helmet", "USB charging port"]),
  truck: [
    ...plain(["Air conditioning", "Reversing camera", "Suspension driver's seat", "Exhaust brake", "Dual airbags"]),
    { name: "Autonomous emergency braking", level: 0, year: 2019, facet: "Emergency Braking" },
    { name: "Bluetooth audio", level: 0, year: 2012, facet: "Bluetooth" },
  ],
  tipper: plain([
    "PTO hoist",
    "Two-way tailgate",
    "Load cover",
    "Air conditioning",
    "Exhaust brake",
    "Reversing camera",
  ]),
  "prime-mover": plain([
    "Sleeper bunk",
    "Ringfeder-ready turntable",
    "Air suspension",
    "Engine brake",
    "Bull bar",
    "UHF radio",
    "Adaptive cruise control",
    "Fridge",
  ]),
  caravan: [
    ...plain(["Queen bed", "Three-way fridge", "Gas cooktop", "Roll-out awning", "Electric brakes", "Hot water"]),
    { name: "Full ensuite", level: 0.5, year: 0 },
    { name: "Reverse-cycle air conditioner", level: 0.5, year: 0 },
    { name: "Twin 95 Ah batteries and 200 W solar", level: 0.5, year: 2014 },
    { name: "Independent trailing-arm suspension", level: 0.9, year: 2012 },
  ],
  "camper-trailer": plain([
    "Queen bed",
    "Slide-out kitchen",
    "Roll-out awning",
    "80 L water tank",
    "Electric brakes",
    "12 V fridge slide",
  ]),
  motorhome: [
    ...plain(["Island queen bed", "Compressor fridge", "Gas cooktop", "Electric awning", "Hot water", "Full ensuite"]),
    ...plain(["Reversing camera", "Cruise control", "Swivel cab seats"]),
    { name: "200 Ah lithium battery and 400 W solar", level: 0.5, year: 2019 },
    { name: "Diesel heater", level: 0.9, year: 0 },
  ],
  campervan: plain([
    "Fold-down double bed",
    "Compressor fridge",
    "Gas cooktop",
    "Pop-top roof",
    "Reversing camera",
    "150 W solar",
  ]),
};

export interface Equipment {
  readonly all: readonly string[];
  /** Equipment worth mentioning, the best first. */
  readonly highlights: readonly string[];
  readonly facets: readonly string[];
}

/**
 * From 0, a plain cheap vehicle, to 1. It depends on the price too: a plain badge of an expensive model has equipment
 * that the best badge of a cheap one lacks.
 */
export function luxuryOf({ body }: ModelLine, { level, newPrice }: Grade): number {
  const working = body === "van" ? 0.4 : 1;
  return Math.min(1, Math.max(0, level * 0.6 + (newPrice - 20_000) / 100_000)) * working;
}

/** The equipment of a single vehicle: that of its badge in that year, and any accessories of an owner. */
export function equipmentOf(line: ModelLine, grade: Grade, year: number, used: boolean, luck: Chance): Equipment {
  const luxury = line.itemType === "car" ? luxuryOf(line, grade) : grade.level;
  const standard = (OF_OTHERS[line.body] ?? OF_OTHERS[line.itemType] ?? OF_CARS).filter(
    (feature) => luxury >= feature.level && year >= feature.year && (feature.fits?.(line, grade) ?? true),
  );
  const added = EXTRAS.filter(
    ({ chance, fits }) => used && line.itemType === "car" && (fits?.(line, grade) ?? true) && luck.happens(chance),
  );
  const features = [...standard, ...added];
  const highlights = [...added, ...standard.filter(({ level }) => level > 0).sort((a, b) => b.level - a.level)];
  return {
    all: distinct(features.map(({ name }) => name)),
    highlights: distinct(
      [...highlights, ...standard.toSorted((a, b) => b.year - a.year)].map(({ name }) => name),
    ).slice(0, 7),
    facets: distinct(features.flatMap(({ facet }) => facet ?? [])),
  };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

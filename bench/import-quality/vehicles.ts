import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Chance } from "../../demo/stock/random.ts";
import type { Says } from "./truth.ts";

/** A model as `vehicles.csv` has it: real marques, typical figures. */
interface Model {
  readonly kind: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string;
  readonly body: string;
  readonly fuel: string;
  readonly transmission: string;
  readonly from: number;
  readonly to: number;
  readonly price: number;
}

/** One invented vehicle; all its facts are consistent with one another. */
export interface Vehicle extends Omit<Model, "from" | "to"> {
  readonly year: number;
  /** 1 to 12: when it was built. */
  readonly month: number;
  readonly km: number;
  readonly colour: string;
  readonly vin: string;
  readonly plate: string;
  readonly state: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly stocknum: string;
  readonly pictures: readonly string[];
}

const rows = parse(readFileSync(new URL("./vehicles.csv", import.meta.url)), { columns: true }) as Record<
  keyof Model,
  string
>[];
const MODELS: readonly Model[] = rows.map((row) => ({
  ...row,
  from: Number(row.from),
  to: Number(row.to),
  price: Number(row.price),
}));

/** Weighted as on Australian lots. */
const COLOURS =
  "White White White White Silver Silver Grey Grey Grey Black Black Blue Blue Red Red Green Orange Yellow Gold Brown Purple Bronze Maroon".split(
    " ",
  );
const TOWNS: readonly (readonly [suburb: string, state: string, postcode: string])[] = [
  ["Penrith", "NSW", "2750"],
  ["Brookvale", "NSW", "2100"],
  ["Wagga Wagga", "NSW", "2650"],
  ["Dandenong", "VIC", "3175"],
  ["Ballarat", "VIC", "3350"],
  ["Essendon Fields", "VIC", "3041"],
  ["Rocklea", "QLD", "4106"],
  ["Toowoomba", "QLD", "4350"],
  ["Cairns", "QLD", "4870"],
  ["Cannington", "WA", "6107"],
  ["Bunbury", "WA", "6230"],
  ["Mile End", "SA", "5031"],
  ["Mount Gambier", "SA", "5290"],
  ["Moonah", "TAS", "7009"],
  ["Fyshwick", "ACT", "2609"],
  ["Winnellie", "NT", "0820"],
];
/** World manufacturer identifiers, by make; any other make's vehicles have a neutral one. */
const MAKERS: Readonly<Record<string, string>> = {
  Toyota: "JTN",
  Mazda: "JM0",
  Ford: "MPB",
  Holden: "6G1",
  Hyundai: "KMH",
  Kia: "KNA",
  Mitsubishi: "JMF",
  Nissan: "JN1",
  Subaru: "JF1",
  Volkswagen: "WVW",
  BMW: "WBA",
  "Mercedes-Benz": "WDD",
  Audi: "WAU",
  "Land Rover": "SAL",
  Jeep: "1C4",
  Tesla: "5YJ",
  Honda: "MRH",
  Volvo: "YV1",
  "Harley-Davidson": "1HD",
  Kawasaki: "JKA",
  Yamaha: "JYA",
  Isuzu: "JAA",
};
const SIGNS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const YEAR_SIGNS = "ABCDEFGHJKLMNPRSTVWXY123456789";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** So many vehicles of these kinds, the same for the same chance. */
export function vehicles(chance: Chance, count: number, kinds: readonly string[] = ["car"]): Vehicle[] {
  const models = MODELS.filter(({ kind }) => kinds.includes(kind));
  const prefix = chance.pick(["U", "S", "STK", "", "D0", "B-"]);
  const first = chance.whole(1000, 60_000);
  return Array.from({ length: count }, (_, at) => vehicle(chance, chance.pick(models), `${prefix}${first + at * 3}`));
}

function vehicle(chance: Chance, { from, to, ...model }: Model, stocknum: string): Vehicle {
  const year = chance.whole(from, to);
  const age = 2026 - year;
  const [suburb, state, postcode] = chance.pick(TOWNS);
  const km = /caravan|other/.test(model.kind) ? 0 : chance.whole(3_000, 24_000) + age * chance.whole(4_000, 17_000);
  const worth = model.price * 0.92 ** Math.max(0, age - 1) * (0.85 + chance.next() * 0.3);
  const price = Math.max(1_500, Math.round(worth / 100) * 100 - 10);
  const pictures = chance.whole(2, 9);
  return {
    ...model,
    year,
    month: chance.whole(1, 12),
    km: model.kind === "motorcycle" ? Math.round(km / 4) : km,
    price,
    colour: chance.pick(COLOURS),
    vin: vinOf(chance, MAKERS[model.make] ?? "LZW", year),
    plate: plateOf(chance),
    state,
    suburb,
    postcode,
    stocknum,
    pictures: Array.from(
      { length: pictures },
      (_, at) => `https://photos.example.com/lot/${stocknum.toLowerCase()}/${at + 1}.jpg`,
    ),
  };
}

/** A VIN whose ninth sign is the right check digit and whose tenth is the year. */
function vinOf(chance: Chance, maker: string, year: number): string {
  const any = (count: number) => Array.from({ length: count }, () => chance.pick([...SIGNS])).join("");
  const digits = String(chance.whole(100_000, 999_999));
  const year10 = YEAR_SIGNS[(year - 2010 + 30) % 30] ?? "A";
  const blank = `${maker}${any(5)}0${year10}${chance.pick([...SIGNS])}${digits}`;
  const sum = [...blank].reduce((total, sign, at) => total + worthOf(sign) * (WEIGHTS[at] ?? 0), 0) % 11;
  return `${blank.slice(0, 8)}${sum === 10 ? "X" : sum}${blank.slice(9)}`;
}

/** What each letter counts in a VIN's check digit (ISO 3779): the last digit of its place. */
const LETTERS = " ABCDEFGH  JKLMN P R  STUVWXYZ";
const worthOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : LETTERS.indexOf(sign) % 10);

function plateOf(chance: Chance): string {
  const letter = () => chance.pick([..."ABCDEFGHJKLMNPRSTUVWXYZ"]);
  const digit = () => String(chance.whole(0, 9));
  return [...chance.pick(["AAA99A", "9AA9AA", "999AA9", "9AAA999", "AAA999"])]
    .map((one) => (one === "A" ? letter() : digit()))
    .join("");
}

/** All that a person would know of the vehicle, if a file said everything. */
export function factsOf(vehicle: Vehicle): Required<Says> {
  const kind = { motorcycle: "motorcycle", truck: "truck", caravan: "caravan", motorhome: "caravan" }[vehicle.kind];
  return {
    make: vehicle.make,
    model: vehicle.model,
    year: String(vehicle.year),
    price: String(vehicle.price),
    km: String(vehicle.km),
    body: vehicle.body,
    fuel: vehicle.fuel || "-",
    transmission: vehicle.transmission || "-",
    colour: vehicle.colour,
    vin: vehicle.vin,
    plate: vehicle.plate,
    state: vehicle.state,
    stocknum: vehicle.stocknum,
    kind: kind ?? "car",
    pictures: String(vehicle.pictures.length),
  };
}

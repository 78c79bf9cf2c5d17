import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { AU_STATES, SIMPLE_COLOURS } from "../../src/features/vocabulary/vocabulary.ts";
import type { CorpusFile, Says, TruthRow } from "./truth.ts";

/**
 * Two real lists that stand outside of the project and are only read: their truth is worked out from their columns, by
 * what these two files mean, without any of the importer's code.
 */
const LISTINGS: Readonly<Record<string, (cells: Cells) => Says | null>> = {
  "au_carsguide_style_2022.csv.gz": carsguide,
  "au_vehicle_prices_2023.csv.gz": vehiclePrices,
};
type Cells = Readonly<Record<string, string>>;

/** The real lists of that folder; none where it is not there. */
export function listings(folder: string): CorpusFile[] {
  return Object.entries(LISTINGS)
    .filter(([name]) => existsSync(join(folder, name)))
    .map(([name, read]) => {
      const content = readFileSync(join(folder, name));
      const records = parse(gunzipSync(content), { columns: true, relax_column_count: true }) as Cells[];
      const truth = records.map((cells, at): TruthRow => {
        const says = read(cells);
        return { row: at + 2, take: says ? "yes" : "no", says: says ?? {} };
      });
      return { name, about: "a real list", content, truth };
    });
}

/** The house's spelling where a list has another. */
const MAKES: Readonly<Record<string, string>> = {
  Mini: "MINI",
  Ssangyong: "SsangYong|KGM",
  "Mitsubishi Fuso": "Fuso|Mitsubishi Fuso|Mitsubishi",
  Ram: "RAM|Ram",
  Smart: "smart|Smart",
  Cupra: "CUPRA|Cupra",
  Ineos: "INEOS|Ineos",
  Citroen: "Citroën|Citroen",
  Skoda: "Škoda|Skoda",
  Foton: "Foton|FOTON",
};
const makeOf = (brand: string) => MAKES[brand] ?? brand;

const GEARBOXES: Readonly<Record<string, string>> = { Automatic: "Automatic", Manual: "Manual" };
const OTHER_COLOURS: Readonly<Record<string, string>> = { gray: "Grey", charcoal: "Grey", burgundy: "Maroon" };

/** A colour that is one plain word; absent for all others, on which two people would not agree. */
function colourOf(word: string): Says {
  const plain = SIMPLE_COLOURS.find((colour) => colour.toLowerCase() === word.toLowerCase());
  const colour = plain ?? OTHER_COLOURS[word.toLowerCase()];
  return colour ? { colour } : {};
}

const CARSGUIDE_BODIES: readonly (readonly [RegExp, string])[] = [
  [/chassis/i, "Cab Chassis|Ute"],
  [/utility|pick.?up/i, "Ute"],
  [/hatch|sportback|liftback/i, "Hatch"],
  [/sedan|saloon/i, "Sedan"],
  [/wagon|troop/i, "Wagon|SUV|People Mover|4x4"],
  [/van/i, "Van"],
  [/coupe/i, "Coupe"],
  [/convertible|cabriolet|roadster/i, "Convertible"],
];

function carsguide(cells: Cells): Says {
  const { Fuel = "", Gearbox = "", Type = "", Model = "", Kilometers = "" } = cells;
  const body = CARSGUIDE_BODIES.find(([words]) => words.test(Type))?.[1];
  const fuel = Fuel.includes("Electric")
    ? "Hybrid|PHEV"
    : Fuel.includes("Petroleum")
      ? "LPG"
      : Fuel.includes("Diesel")
        ? "Diesel"
        : "Petrol";
  return {
    make: makeOf(cells.Brand ?? ""),
    // A spreadsheet took the Saab 9-3 for a date.
    model: Model === "9-Mar" ? "9-3" : Model === "9-May" ? "9-5" : Model,
    year: cells.Year ?? "",
    price: cells.Price ?? "",
    km: Kilometers,
    ...(body && { body }),
    fuel,
    transmission: GEARBOXES[Gearbox] ?? "-",
    ...colourOf(cells.Color ?? ""),
    stocknum: cells.ID ?? "",
  };
}

/** Models of several words that this list cut at the first. */
const LONG_MODELS =
  /^(Grand C4 Picasso|Grand \w+|Trucks \w+|Santa Fe|Land Cruiser( Prado)?|Landcruiser Prado|Model \w|Range Rover( Sport| Evoque| Velar)?|Discovery Sport|Pajero Sport|Eclipse Cross|Transit Custom)\b/i;
/** Makes of two words that it cut, too. */
const LONG_MAKES = /^(Land Rover|Alfa Romeo|Great Wall|Aston Martin)\b/i;

const PRICES_BODIES: Readonly<Record<string, string>> = {
  SUV: "SUV",
  Hatchback: "Hatch",
  "Ute / Tray": "Ute|Cab Chassis|Truck",
  Sedan: "Sedan",
  Wagon: "Wagon|SUV",
  Coupe: "Coupe",
  Convertible: "Convertible",
  "People Mover": "People Mover",
};
const PRICES_FUELS: Readonly<Record<string, string>> = {
  Unleaded: "Petrol",
  Premium: "Petrol",
  Diesel: "Diesel",
  Hybrid: "Hybrid|PHEV",
  Electric: "Electric",
  LPG: "LPG",
};

/** The model by the title: whole where it has several words, else the list's own word, or more of the title. */
function modelOf(afterMake: string): string {
  const long = LONG_MODELS.exec(afterMake)?.[0];
  if (long) return long.replace(/^Trucks /, "");
  const words = afterMake.split(/\s+/);
  return [1, 2, 3].map((count) => words.slice(0, count).join(" ")).join("|");
}

function vehiclePrices(cells: Cells): Says | null {
  const { Brand = "", Title = "", Price = "", Kilometres = "", ColourExtInt = "", Location = "" } = cells;
  if (!/^\d{4} /.test(Title) || Brand === "") return null;
  const named = Title.slice(5);
  const make = LONG_MAKES.exec(named)?.[0] ?? Brand;
  const body = PRICES_BODIES[cells.BodyType ?? ""];
  const fuel = PRICES_FUELS[cells.FuelType ?? ""];
  const gearbox = GEARBOXES[cells.Transmission ?? ""];
  const state = AU_STATES.find((one) => Location.endsWith(one));
  const colour = (ColourExtInt.split("/")[0] ?? "").trim();
  return {
    make: makeOf(make),
    model: modelOf(named.slice(make.length).trim()),
    year: cells.Year ?? "",
    ...(/^\d+$/.test(Price) && { price: Price }),
    ...(Price === "POA" && { price: "-" }),
    ...(/^\d+$/.test(Kilometres) && { km: Kilometres }),
    ...(/^-/.test(Kilometres) && { km: "-" }),
    ...(body && { body }),
    ...(fuel && { fuel }),
    ...(gearbox && { transmission: gearbox }),
    ...(/^(-|\d years?)$/.test(colour) ? { colour: "-" } : colourOf(colour)),
    ...(state && { state }),
  };
}

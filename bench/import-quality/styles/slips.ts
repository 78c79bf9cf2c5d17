import type { Chance } from "../../../demo/stock/random.ts";
import { badge, grouped, holds, km, make, model, oneOf, pick, price, stock, tells, words, year } from "../columns.ts";
import { table } from "../table.ts";

/** Two neighbouring letters of a longer word change places, or one is lost. */
function slip(text: string, dice: Chance): string {
  if (text.length < 5) return text;
  const at = dice.whole(2, text.length - 2);
  return dice.happens(0.5)
    ? text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1)
    : text.slice(0, at) + text.slice(at + 1);
}

const sometimes = (text: string, dice: Chance) => (dice.happens(0.35) ? slip(text, dice) : text);
const FORMER: Readonly<Record<string, string>> = {
  "Mercedes-Benz": "Mercedes",
  Volkswagen: "VW",
  Chevrolet: "Chev",
  GWM: "Great Wall Motors",
  "Land Rover": "Landrover",
  HSV: "Holden Special Vehicles",
  RAM: "Dodge Ram",
  "Alfa Romeo": "Alfa",
  "Rolls-Royce": "Rolls Royce",
  MG: "Morris Garages",
};

/** Files typed by hand: slips, habits of case, former names, what a spreadsheet made of a value. */
export const SLIPS = [
  table({
    name: "misspelt",
    about: "Hundai, Hathcback, Automtic, Sliver: one slip in a third of the words",
    count: 80,
    columns: [
      stock("Stock No"),
      holds("make", ({ make }, dice) => (make.length > 5 ? sometimes(make, dice) : make))("Make"),
      model("Model"),
      year("Year"),
      holds("colour", ({ colour }, dice) => sometimes(colour, dice))("Colour"),
      holds("body", ({ body }, dice) => sometimes(body === "Hatch" ? "Hatchback" : body, dice))("Body"),
      holds("transmission", ({ transmission }, dice) => sometimes(transmission, dice))("Transmission"),
      holds("fuel", ({ fuel }, dice) => sometimes(fuel, dice))("Fuel"),
      km("Odometer"),
      price("Price"),
    ],
  }),
  table({
    name: "case-and-spaces",
    about: "any case, double and trailing spaces, tabs in cells",
    columns: [
      stock("stock no. "),
      holds(
        "make",
        oneOf(
          ({ make }) => make.toLowerCase(),
          ({ make }) => `${make.toUpperCase()} `,
          ({ make }) => ` ${make}`,
        ),
      )("MAKE "),
      holds(
        "model",
        oneOf(
          ({ model }) => model.toLowerCase(),
          ({ model }) => `${model.toUpperCase()}  `,
          ({ model }) => model,
        ),
      )(" model"),
      badge("Badge "),
      holds("year", ({ year }) => ` ${year} `)("YEAR"),
      holds(
        "colour",
        oneOf(
          ({ colour }) => colour.toLowerCase(),
          ({ colour }) => `${colour}\t`,
        ),
      )("Colour"),
      holds(
        "transmission",
        oneOf(
          ({ transmission }) => transmission.slice(0, 4).toUpperCase(),
          ({ transmission }) => transmission[0] ?? "",
        ),
      )("trans."),
      holds("body", ({ body }) => body.toLowerCase())("body type"),
      holds("plate", ({ plate }) => `${plate.slice(0, 3)} ${plate.slice(3)}`)("Rego"),
      holds("vin", ({ vin }) => `${vin.slice(0, 9)} ${vin.slice(9)}`)("V.I.N."),
      holds("km", ({ km }) => `${grouped(km)} `)("Klms"),
      holds("price", ({ price }) => ` $ ${grouped(price)}`)("Price"),
    ],
  }),
  table({
    name: "former-names",
    about: "VW, Merc, Chev, Landrover, Holden Special Vehicles, Dodge Ram",
    count: 80,
    columns: [
      stock("Stock"),
      tells("Make", (vehicle, dice) => [
        dice.happens(0.6) ? (FORMER[vehicle.make] ?? vehicle.make) : vehicle.make,
        pick(vehicle, "make"),
      ]),
      model("Model"),
      year("Year"),
      price("Price"),
      km("Kms"),
    ],
  }),
  table({
    name: "synonyms",
    about: "the trade's words for bodies, fuels, gearboxes and colours",
    count: 80,
    columns: [
      stock("Stock No"),
      make("Make"),
      model("Model"),
      year("Year"),
      holds("body", ({ body }, dice) =>
        dice.pick(
          {
            Hatch: ["5D HATCHBACK", "Hatchback", "5 Door Hatch"],
            Sedan: ["4D SEDAN", "Saloon", "Sedan"],
            SUV: ["4D WAGON SUV", "Sports Utility Vehicle", "SUV 4x4"],
            Ute: ["DUAL CAB P/UP", "Double Cab Utility", "Crew Cab Pickup", "Ute / Tray"],
            Van: ["Panel Van", "VAN LWB", "Cargo Van"],
            Wagon: ["Station Wagon", "Sportswagon", "4D WAGON"],
            Coupe: ["2D COUPE", "Fastback", "Coupé"],
            Convertible: ["2D CABRIOLET", "Roadster", "Soft top convertible"],
            "People Mover": ["People Mover", "MPV", "Minivan"],
          }[body] ?? [body],
        ),
      )("Body Type"),
      holds("fuel", ({ fuel }, dice) =>
        dice.pick(
          {
            Petrol: ["ULP", "Unleaded 91", "Premium Unleaded Petrol", "PULP", "Gasoline", "P"],
            Diesel: ["DIESEL", "Turbo Diesel", "D", "DSL"],
            Hybrid: ["Petrol/Electric", "Hybrid - Unleaded", "HEV"],
            PHEV: ["Plug-in Hybrid", "PHEV"],
            Electric: ["BEV", "Electric", "EV"],
          }[fuel] ?? [fuel],
        ),
      )("Fuel"),
      holds("transmission", ({ transmission }, dice) =>
        dice.pick(
          {
            Manual: ["6 SP MANUAL", "5sp M", "MAN", "6MT"],
            Automatic: ["8 SP AUTOMATIC", "CVT", "7 SPEED DSG", "Sports Automatic Dual Clutch", "AUTO", "9AT"],
          }[transmission] ?? [transmission],
        ),
      )("Gearbox"),
      holds("colour", ({ colour }, dice) =>
        dice.pick(
          {
            White: ["Polar White", "Glacier White", "Crystal White Pearl", "WHITE DIAMOND"],
            Silver: ["Sterling Silver", "SILVER METALLIC", "Lightning Silver"],
            Grey: ["Gunmetal", "Graphite", "Magnetic Gray", "Charcoal"],
            Black: ["Ebony", "Phantom Black", "BLACK MICA"],
            Blue: ["Deep Crystal Blue", "Navy", "Lapis Blue"],
            Red: ["Soul Red", "Cherry Red", "RED MICA"],
            Maroon: ["Burgundy", "Maroon"],
          }[colour] ?? [colour],
        ),
      )("Exterior Colour"),
      km("Kilometres"),
      price("Price"),
    ],
  }),
  table({
    name: "spreadsheet-mangled",
    about: "what a spreadsheet made: Saab 9-Mar, Mazda 3.0, #NAME?, kilometres as 1.25E+05",
    count: 60,
    columns: [
      stock("Stock No"),
      make("Make"),
      holds("model", ({ model }) => (model === "9-3" ? "9-Mar" : /^\d$/.test(model) ? `${model}.0` : model))("Model"),
      words("Badge", ({ badge }, dice) => (dice.happens(0.1) ? "#NAME?" : badge)),
      holds("year", ({ year }) => `${year}.0`)("Year"),
      holds("price", ({ price }) => `${price}.0`)("Price"),
      tells("Odometer", (vehicle, dice) => {
        if (!dice.happens(0.1)) return [`${vehicle.km}.0`, pick(vehicle, "km")];
        const round = Math.round(vehicle.km / 1000) * 1000;
        return [round.toExponential(4).toUpperCase(), { km: String(round) }];
      }),
      words("Comments", () => "#REF!"),
    ],
  }),
  table({
    name: "doors-and-seats-swapped",
    about: "drive types among the gearboxes, warranties among the colours, seats among the doors",
    columns: [
      make("Brand"),
      year("Year"),
      model("Model"),
      tells("Transmission", (vehicle, dice) =>
        dice.happens(0.12)
          ? [dice.pick(["AWD", "Front", "4x4", "-"]), { transmission: "-" }]
          : [vehicle.transmission, pick(vehicle, "transmission")],
      ),
      tells("ColourExtInt", (vehicle, dice) =>
        dice.happens(0.15)
          ? ["5 years / Unlimited km", { colour: "-" }]
          : [`${vehicle.colour} / Black`, pick(vehicle, "colour")],
      ),
      words("Doors", (_, dice) => (dice.happens(0.2) ? " 7 Seats" : " 4 Doors")),
      km("Kilometres"),
      price("Price"),
      words("DriveType", (_, dice) => dice.pick(["Front", "AWD", "4WD", "Rear"])),
    ],
  }),
];

import { body, colour, grouped, holds, km, make, model, pick, price, stock, tells, words, year } from "../columns.ts";
import { table } from "../table.ts";
import type { Vehicle } from "../vehicles.ts";

const gears = ({ transmission }: Vehicle) => (transmission === "Manual" ? "man" : "auto");
const PAINTS: Readonly<Record<string, string>> = { White: "Arctic White", Red: "Merlot Red", Black: "Shadow Black" };
const paint = (colour: string) => PAINTS[colour] ?? colour;
const ENGINES: Readonly<Record<string, string>> = {
  Petrol: "4cyl 2.0L MPFI",
  Diesel: "4cyl 2.2L CRD",
  Electric: "ELEC",
};
const LAYOUTS = ["16.49-3", "19ft Off Road", "XC541", "21ft Ensuite"];

/** Files that join several facts under one heading or in one text, or name them by other facts. */
export const JOINED = [
  table({
    name: "list-of-names",
    about: "make, model and badge under a heading that lists all three",
    columns: [
      stock("Lot"),
      tells("Make/Model/Derivative", (vehicle) => [
        `${vehicle.make.toUpperCase()} ${vehicle.model.toUpperCase()} ${vehicle.badge}`,
        pick(vehicle, "make", "model"),
      ]),
      body("Body"),
      colour("Colour"),
      year("Year"),
      km("Odometer"),
      price("Price"),
    ],
  }),
  table({
    name: "year-and-names",
    about: "year, make and model under a heading that lists them in brackets",
    columns: [
      tells("Vehicle (year/make/model)", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
        pick(vehicle, "year", "make", "model"),
      ]),
      words("Badge", ({ badge }) => badge),
      km("Kms"),
      price("Price"),
    ],
  }),
  table({
    name: "paint-before-engine",
    about: "an auction's descriptions: body, paint, engine, fuel and gearbox in one text",
    columns: [
      stock("Lot"),
      tells("Vehicle Description", (vehicle) => [
        `0${(vehicle.month % 9) + 1}/${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge} ${
          vehicle.body === "Ute" ? "Dual Cab Pick-up" : `5D ${vehicle.body}`
        } ${paint(vehicle.colour)} 4 Cyl ${vehicle.fuel} 2.0L 6 Speed ${vehicle.transmission}`,
        pick(vehicle, "year", "make", "model", "fuel", "transmission", "colour"),
      ]),
      holds("km", (vehicle) => `${grouped(vehicle.km)} km (showing)`)("Odometer"),
    ],
  }),
  table({
    name: "ranges-of-caravans",
    about: "the model under Range, and what its maker calls the model, a layout, under Model",
    kinds: ["caravan"],
    columns: [
      stock("Stock #"),
      year("Year"),
      make("Brand"),
      model("Range"),
      words("Model", ({ km, price }) => LAYOUTS[(km + price) % LAYOUTS.length] ?? ""),
      price("Price"),
    ],
  }),
  table({
    name: "internet-special",
    about: "a special in a column of its own, which most rows leave empty, beside the list price",
    columns: [
      stock("Stock #"),
      tells("Vehicle", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge}`,
        pick(vehicle, "year", "make", "model"),
      ]),
      km("Odometer"),
      words("List Price", ({ price, month }) => `$${grouped(month % 3 === 0 ? price + 1000 : price)}`),
      tells("Internet Special", (vehicle) => [
        vehicle.month % 3 === 0 ? `$${grouped(vehicle.price)}` : "",
        pick(vehicle, "price"),
      ]),
    ],
  }),
  table({
    name: "fuel-by-engine",
    about: "no column of fuels: the engine's name says what it burns",
    columns: [
      stock("Ref"),
      make("Make"),
      model("Model"),
      year("MY"),
      tells("Eng", (vehicle) => [ENGINES[vehicle.fuel] ?? `4cyl 2.0L ${vehicle.fuel}`, pick(vehicle, "fuel")]),
      km("Kms"),
      price("EGC"),
    ],
  }),
  table({
    name: "man-before-fuel",
    about: "a wholesaler's list: gearbox and fuel at the end of the name, the gearbox cut short",
    columns: [
      tells("Unit", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge} ${gears(vehicle)} ${vehicle.fuel.toLowerCase()}`,
        pick(vehicle, "year", "make", "model", "transmission", "fuel"),
      ]),
      holds("km", ({ km }) => String(km))("Klms"),
      colour("Col"),
    ],
  }),
  table({
    name: "paints-as-tags",
    about: "a shop's tags, of which one is the paint and the others gearbox, fuel and body",
    columns: [
      tells("Title", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge}`,
        pick(vehicle, "year", "make", "model"),
      ]),
      stock("Variant SKU"),
      price("Variant Price"),
      tells("Tags", (vehicle) => [
        `${paint(vehicle.colour)}, ${vehicle.transmission}, ${vehicle.fuel}`,
        pick(vehicle, "colour", "transmission", "fuel"),
      ]),
    ],
  }),
  table({
    name: "facts-without-marks",
    about: "two facts under one heading with a space between them, the plate with the end of its registration",
    delimiter: ";",
    columns: [
      stock("Stk"),
      tells("Year/Make/Model", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge}`,
        pick(vehicle, "year", "make", "model"),
      ]),
      tells("Fuel/Trans", (vehicle) => [
        `${vehicle.fuel} ${vehicle.transmission === "Manual" ? "Man" : "Auto"}`,
        pick(vehicle, "fuel", "transmission"),
      ]),
      tells("Reg/Exp", (vehicle) => [`${vehicle.plate} 0${(vehicle.month % 9) + 1}/27`, pick(vehicle, "plate")]),
      km("Kms"),
      price("Price"),
    ],
  }),
  table({
    name: "yes-and-no",
    about: "gearbox and diesel as columns of yes and no",
    columns: [
      stock("Ref"),
      make("Make"),
      model("Model"),
      year("Year"),
      tells("Automatic?", (vehicle) => [
        vehicle.transmission === "Automatic" ? "Y" : "N",
        pick(vehicle, "transmission"),
      ]),
      tells("Diesel?", (vehicle) => [
        vehicle.fuel === "Diesel" ? "Y" : "N",
        vehicle.fuel === "Diesel" ? pick(vehicle, "fuel") : {},
      ]),
      km("Kms"),
      price("Price"),
    ],
  }),
];

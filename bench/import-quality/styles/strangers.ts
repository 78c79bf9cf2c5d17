import {
  body,
  colour,
  fuel,
  gearbox,
  grouped,
  holds,
  km,
  make,
  model,
  pick,
  plate,
  price,
  stock,
  tells,
  words,
  year,
} from "../columns.ts";
import { table } from "../table.ts";

const FIRST = [stock("Stock No"), make("Make"), model("Model"), year("Year")];

/** Files in the manner of those that strangers wrote to try the reader. */
export const STRANGERS = [
  table({
    name: "thousands",
    about: "odometers in thousands under a heading that does not say so",
    count: 40,
    columns: [
      ...FIRST,
      tells("Ks", (vehicle) => {
        const thousands = Math.max(1, Math.round(vehicle.km / 1000));
        return [String(thousands), { km: String(thousands * 1000) }];
      }),
      price("Price"),
    ],
  }),
  table({
    name: "several-prices",
    about: "a price before charges, one without tax and one that a shopper pays",
    count: 40,
    columns: [
      ...FIRST,
      km("Odometer (Indicated)"),
      words("Price ex GST", (vehicle) => grouped(Math.round(vehicle.price / 1.15))),
      words("EGC Price", (vehicle) => String(vehicle.price - 1500)),
      price("Drive Away"),
    ],
  }),
  table({
    name: "asking",
    about: "asking prices beside costs and their tax, asset numbers, gearboxes by a letter",
    count: 40,
    columns: [
      stock("Asset No"),
      make("Manufacturer"),
      model("Range"),
      year("Yr"),
      tells("T/M", (vehicle) => [vehicle.transmission.slice(0, 1), pick(vehicle, "transmission")]),
      km("Kms"),
      words("Cost (ex GST)", (vehicle) => String(Math.round(vehicle.price * 0.7))),
      holds("price", (vehicle) => grouped(vehicle.price))("Asking (inc GST)"),
      words("GST in Asking", (vehicle) => String(Math.round(vehicle.price / 11))),
    ],
  }),
  table({
    name: "short-descriptions",
    about: "gearbox and colour at the end of a short description, first registration for a year",
    count: 40,
    columns: [
      stock("Ref"),
      make("Make"),
      model("Model"),
      tells("Description", (vehicle) => [
        `${vehicle.badge} ${vehicle.transmission} ${vehicle.colour}`,
        pick(vehicle, "transmission", "colour"),
      ]),
      holds("year", (vehicle) => `18/03/${vehicle.year}`)("Date 1st Reg"),
      km("Odometer"),
      price("Price D/A"),
      plate("Rego"),
    ],
  }),
  table({
    name: "names-under-any-heading",
    about: "make and model in one column whose heading nobody knows",
    count: 40,
    columns: [
      stock("Stock No"),
      tells("Wagen", (vehicle) => [`${vehicle.make} ${vehicle.model}`, pick(vehicle, "make", "model")]),
      year("Year"),
      body("Body"),
      colour("Colour"),
      price("Price"),
    ],
  }),
  table({
    name: "facts-between-bars",
    about: "odometer, fuel and place between bars in one cell, as portals' cards show them",
    columns: [
      tells("title", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge}`,
        pick(vehicle, "year", "make", "model"),
      ]),
      tells("distance", (vehicle) => [
        `${grouped(vehicle.km)} km  |  ${vehicle.fuel}  |  ${vehicle.suburb}`,
        { km: String(vehicle.km), ...pick(vehicle, "fuel") },
      ]),
      holds("price", (vehicle) => `$${grouped(vehicle.price)}`)("prices"),
    ],
  }),
  table({
    name: "version-behind-model",
    about: "the version behind the model although the badge has a column, and a place in the yard of some",
    columns: [
      stock("REF_Nr"),
      words("Lagernummer", ({ year: built }) => (built % 3 === 0 ? "Lager 062" : "")),
      make("Hersteller"),
      tells("Modell", (vehicle) => [`${vehicle.model} 2.0 ${vehicle.badge}`, pick(vehicle, "model")]),
      words("Ausstattungslinie", ({ badge: level }) => level),
      words("Erstzulassung", ({ year: built }) => `${built}-04-09`),
      km("km"),
      price("VK Brutto"),
      fuel("Kraftstoffart"),
      gearbox("Getriebe"),
    ],
  }),
  table({
    name: "british-addresses",
    about: "odometers in miles that only the addresses of the pages tell",
    columns: [
      make("Make"),
      model("Model"),
      year("Year"),
      tells("Mileage", (vehicle) => {
        const miles = Math.round(vehicle.km / 1.609344);
        return [String(miles), { km: String(Math.round(miles * 1.609344)) }];
      }),
      price("Price"),
      words("Title_URL", (vehicle) => `https://www.portal.co.uk/car-details/${vehicle.stocknum}?postcode=WR3`),
    ],
  }),
];

import {
  colour,
  grouped,
  holds,
  km,
  make,
  model,
  pick,
  plate,
  price,
  state,
  stock,
  tells,
  vin,
  words,
  year,
} from "../columns.ts";
import { table } from "../table.ts";
import type { Vehicle } from "../vehicles.ts";

const title = ({ year, make, model, badge }: Vehicle) => `${year} ${make} ${model} ${badge}`;
const gears = ({ transmission }: Vehicle) => (transmission === "Manual" ? "Manual" : "Auto");

/** Files that say most in a title or a description. */
export const TITLES = [
  table({
    name: "title-only",
    about: "a title, a price, kilometres and a town; nothing else",
    columns: [
      tells("Ad Title", (vehicle) => [title(vehicle), pick(vehicle, "year", "make", "model")]),
      holds("price", ({ price }) => `$${grouped(price)}`)("Price"),
      holds("km", ({ km }) => `${grouped(km)} kms`)("Odo"),
      holds("state", ({ suburb, state }) => `${suburb} ${state}`)("Where"),
    ],
  }),
  table({
    name: "title-with-gearbox-and-body",
    about: "gearbox, body and drive in the title behind the badge",
    columns: [
      stock("SKU"),
      tells("Title", (vehicle) => [
        `${title(vehicle)} ${gears(vehicle)} ${vehicle.body === "Ute" ? "Double Cab 4x4" : vehicle.body}`,
        pick(vehicle, "year", "make", "model", "transmission", "body"),
      ]),
      price("Price"),
      km("Mileage (km)"),
      words("Photos", ({ pictures }) => String(pictures.length)),
    ],
  }),
  table({
    name: "title-year-last",
    about: "the year behind the model (Toyota Corolla Ascent Sport 2015), USED before it",
    columns: [
      tells("Product name", (vehicle) => [
        `USED ${vehicle.make} ${vehicle.model} ${vehicle.badge} ${vehicle.year}`,
        pick(vehicle, "year", "make", "model"),
      ]),
      price("Regular price"),
      words("Tags", () => "used-cars, finance available"),
      km("Kilometres"),
      colour("Colour"),
    ],
  }),
  table({
    name: "facts-in-description",
    about: "colour, gearbox, fuel, body and kilometres only in the description",
    columns: [
      stock("Ref"),
      make("Make"),
      model("Model"),
      tells("Description", (vehicle) => [
        `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge} in ${vehicle.colour.toLowerCase()}, ${vehicle.transmission.toLowerCase()}, ${vehicle.fuel.toLowerCase()} ${vehicle.body.toLowerCase()}, ${grouped(vehicle.km)} kms. Log books, two keys. Call us today!`,
        pick(vehicle, "year", "colour", "transmission", "fuel", "body", "km"),
      ]),
      price("Price"),
    ],
  }),
  table({
    name: "auction-lots",
    about: "an auction's lots: a number and a title in capitals, kilometres within the description",
    columns: [
      holds("stocknum")("Lot No"),
      tells("Lot Title", (vehicle) => [
        `${vehicle.month < 10 ? "0" : ""}${vehicle.month}/${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge}`.toUpperCase(),
        pick(vehicle, "year", "make", "model"),
      ]),
      tells("Details", (vehicle) => [
        `Odometer: ${vehicle.km} km showing. Transmission: ${vehicle.transmission}. Colour: ${vehicle.colour}. Keys: 1. VIN: ${vehicle.vin}`,
        pick(vehicle, "km", "transmission", "colour", "vin"),
      ]),
      words("Current Bid", (_, chance) => `$${chance.whole(1, 40) * 100}`),
      words("Ends", () => "25/11/2026 19:00"),
      holds("state")("Sale State"),
    ],
  }),
  table({
    name: "build-date-only",
    about: "no year but build and compliance dates (11/2017, 2012 - 07)",
    columns: [
      stock("Stock"),
      make("Make"),
      model("Model"),
      tells("Built", (vehicle) => {
        const month = String(vehicle.month).padStart(2, "0");
        return [vehicle.year % 2 ? `${month}/${vehicle.year}` : `${vehicle.year} - ${month}`, pick(vehicle, "year")];
      }),
      words(
        "Compliance",
        ({ year, month }) => `${String((month % 12) + 1).padStart(2, "0")}/${month === 12 ? year + 1 : year}`,
      ),
      price("Price"),
      km("Indicated Odometer Reading"),
      plate("Reg"),
    ],
  }),
  table({
    name: "year-of-the-vin",
    about: "no year anywhere but in the VIN's tenth sign, of makers that keep to it",
    columns: [
      stock("Stock"),
      tells("VIN", (vehicle) => {
        const isKept = /^(6G1|KMH|KNA|1C4|5YJ|MPB)/.test(vehicle.vin);
        return [vehicle.vin, isKept ? pick(vehicle, "vin", "year") : pick(vehicle, "vin")];
      }),
      make("Make"),
      model("Model"),
      tells("Title", (vehicle) => [
        /^(6G1|KMH|KNA|1C4|5YJ|MPB)/.test(vehicle.vin) ? `${vehicle.make} ${vehicle.model}` : title(vehicle),
        /^(6G1|KMH|KNA|1C4|5YJ|MPB)/.test(vehicle.vin) ? {} : pick(vehicle, "year"),
      ]),
      price("Price"),
      km("Odometer"),
    ],
  }),
  table({
    name: "unnamed-dates",
    about: "dates of the advertisement beside the year, and none of them is the vehicle's",
    columns: [
      words("Date", (_, chance) => `${chance.whole(1, 28)}/${chance.whole(1, 12)}/2026`),
      words("Updated", () => "2026-11-20T08:00:00Z"),
      tells("Heading", (vehicle) => [title(vehicle), pick(vehicle, "year", "make", "model")]),
      price("Amount"),
      words("Views", (_, chance) => String(chance.whole(10, 4000))),
      holds("km", ({ km }) => `${Math.round(km)}`)("Kms"),
      words("Phone", () => "02 5550 1234"),
      vin("Vin"),
      year("Registration Year"),
      state("Region"),
    ],
  }),
  table({
    name: "age-in-years",
    about: "an age in years beside the year, which it must not replace",
    columns: [
      make("Brand"),
      model("Model"),
      year("Year"),
      words("Age", ({ year }) => String(2026 - year)),
      km("kmDriven"),
      holds("transmission")("Transmission"),
      words("Owner", (_, chance) => chance.pick(["first", "second"])),
      holds("fuel")("FuelType"),
      words("PostedDate", () => "Nov-26"),
      words("AdditionInfo", ({ make, model, badge, year }) => `${make} ${model} ${badge}, ${year} Model`),
      holds("price", ({ price }) => `$ ${grouped(price)}`)("AskPrice"),
    ],
  }),
];

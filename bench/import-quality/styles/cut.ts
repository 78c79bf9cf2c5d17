import {
  badge,
  body,
  type Column,
  colour,
  fuel,
  gearbox,
  grouped,
  holds,
  km,
  make,
  model,
  pick,
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

const nameOf = ({ make, model, badge }: Vehicle, mark = " ") => `${make} ${model} ${badge}`.split(/[\s-]+/).join(mark);

/** The words of make, model and badge, dealt to the columns one by one; the last holds the rest. */
function dealt(headings: readonly string[], split: RegExp): Column[] {
  const partsOf = ({ make, model, badge }: Vehicle) => `${make} ${model} ${badge}`.split(split);
  return headings.map((heading, at) => {
    const isLast = at === headings.length - 1;
    return tells(heading, (vehicle) => {
      const parts = partsOf(vehicle);
      const text = isLast ? parts.slice(at).join(" ") : (parts[at] ?? "");
      return [text, at === 0 ? pick(vehicle, "make", "model") : {}];
    });
  });
}

/** Only the first word of the model; the others are in another column. */
const firstOfModel = tells("Model", (vehicle) => [vehicle.model.split(" ")[0] ?? "", pick(vehicle, "model")]);
const restOfModel = (heading: string) =>
  words(heading, ({ model, badge }) => [...model.split(" ").slice(1), badge].join(" "));

/** Files whose make and model were cut at a space, or stand in each other's column. */
export const CUT = [
  table({
    name: "cut-make-model-badge",
    about: "Land|Rover|Discovery TDV6, Jeep|Grand|Cherokee, BMW|3|Series 320i",
    count: 80,
    columns: [
      ...dealt(["Make", "Model", "Badge"], / /),
      year("Year"),
      km("Odometer"),
      price("Price"),
      body("Body"),
      gearbox("Transmission"),
      stock("Stock No"),
    ],
  }),
  table({
    name: "cut-at-hyphens",
    about: "Mercedes|Benz|C200 Avantgarde, cut at hyphens too",
    count: 80,
    columns: [
      stock("Stock"),
      ...dealt(["Brand", "Model", "Variant"], /[ -]/),
      year("Year"),
      price("Price"),
      km("Kms"),
      fuel("Fuel"),
      colour("Colour"),
    ],
  }),
  table({
    name: "cut-model-rest-in-series",
    about: "the model's first word alone (Tesla|Model), the rest in the series",
    count: 60,
    columns: [
      stock("Stock Number"),
      make("Make"),
      firstOfModel,
      restOfModel("Series"),
      year("Year"),
      price("Retail Price"),
      km("Odometer"),
      vin("VIN"),
    ],
  }),
  table({
    name: "cut-model-rest-in-title",
    about: "make and model cut at a space, both whole in the title",
    count: 80,
    columns: [
      tells("Brand", (vehicle) => [vehicle.make.split(" ")[0] ?? "", pick(vehicle, "make")]),
      year("Year"),
      tells("Model", (vehicle) => [
        vehicle.make.includes(" ") ? (vehicle.make.split(" ")[1] ?? "") : (vehicle.model.split(" ")[0] ?? ""),
        pick(vehicle, "model"),
      ]),
      words("Title", (vehicle) => `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge} (4x4)`),
      gearbox("Transmission"),
      holds("fuel", ({ fuel }, chance) => (fuel === "Petrol" ? chance.pick(["Unleaded", "Premium"]) : fuel))(
        "FuelType",
      ),
      holds("state", ({ suburb, state }) => `${suburb}, ${state}`)("Location"),
      body("BodyType"),
      price("Price"),
      km("Kilometres"),
    ],
  }),
  table({
    name: "motorcycles-cut",
    about: "motorcycles: Harley|Davidson|Softail, Royal|Enfield|Interceptor 650, no body",
    kinds: ["motorcycle"],
    columns: [
      stock("Stock"),
      ...dealt(["Make", "Model", "Variant"], /[ -]/),
      year("Year"),
      km("KM"),
      price("Ride Away"),
      colour("Colour"),
    ],
  }),
  table({
    name: "model-holds-make",
    about: "the model's column repeats the make and holds the badge; one make column in code",
    columns: [
      stock("Stock No"),
      tells("Make", (vehicle) => [vehicle.make.toUpperCase(), pick(vehicle, "make")]),
      tells("Vehicle", (vehicle) => [`${vehicle.make} ${vehicle.model} ${vehicle.badge}`, pick(vehicle, "model")]),
      year("Yr"),
      km("Kms"),
      price("Price"),
      state("State"),
    ],
  }),
  table({
    name: "joined-by-underscores",
    about: "names in small letters joined by underscores, as code names them",
    columns: [
      words("id", (_, chance) => String(chance.whole(1, 99_999_999))),
      tells("manufacturer", (vehicle) => [vehicle.make.toLowerCase().replaceAll(" ", "_"), pick(vehicle, "make")]),
      tells("model", (vehicle) => [vehicle.model.toLowerCase().replaceAll(" ", "_"), pick(vehicle, "model")]),
      words("trim", ({ badge }) => badge.toLowerCase().replaceAll(" ", "_")),
      year("year"),
      holds("transmission", ({ transmission }) => transmission.toLowerCase())("transmission"),
      holds("fuel", ({ fuel }) => fuel.toLowerCase())("fuel_type"),
      holds("colour", ({ colour }) => colour.toLowerCase())("colour"),
      holds("body", ({ body }) => body.toLowerCase().replaceAll(" ", "_"))("body_type"),
      price("price_aud"),
      km("odometer_km"),
    ],
  }),
  table({
    name: "one-name-column",
    about: "one column of names without a year (Land Rover Discovery TDV6 SE), underscored or not",
    columns: [
      tells("name", (vehicle) => [nameOf(vehicle), pick(vehicle, "make", "model")]),
      year("registered_year"),
      holds("km", ({ km }) => `${grouped(km)}kms`)("distance_travelled"),
      price("asking"),
      fuel("fuel"),
      gearbox("gearbox"),
    ],
  }),
  table({
    name: "no-badge-column",
    about: "make and model only, the badge following the model in its cell",
    columns: [
      make("Make"),
      tells("Model", (vehicle) => [`${vehicle.model} ${vehicle.badge}`, {}]),
      model("Model Family"),
      badge("Trim Level"),
      year("Build Year"),
      km("Kilometres"),
      price("Price Inc GST"),
      stock("Our Ref"),
    ],
  }),
];

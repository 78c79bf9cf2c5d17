import {
  badge,
  body,
  type Cell,
  colour,
  grouped,
  holds,
  km,
  make,
  model,
  pick,
  stock,
  tells,
  words,
  year,
} from "../columns.ts";
import { table } from "../table.ts";
import type { Vehicle } from "../vehicles.ts";

const dollars = ({ price }: Vehicle) => `$${grouped(price)}`;
const nothing = (text: string): Cell => [text, { price: "-" }];
const FIRST = [stock("Stock No"), make("Make"), model("Model"), year("Year")];

/** Files whose amounts stand with words, in other units, beside others, or not at all. */
export const MONEY = [
  table({
    name: "price-with-words",
    about: "$12,990 Drive Away, EGC, ONO, neg., + GST, Was … Now …, POA, Call",
    count: 80,
    columns: [
      ...FIRST,
      tells("Price", (vehicle, chance) => {
        const amount = dollars(vehicle);
        const said = chance.pick([
          `${amount} Drive Away`,
          `${amount} Excl. Govt. Charges`,
          `${amount} EGC`,
          `${amount} ONO`,
          `${amount} neg.`,
          `${amount} + GST`,
          `AUD ${vehicle.price}`,
          `Was $${grouped(vehicle.price + 2000)} Now ${amount}`,
          `NOW ${amount}!`,
          "POA",
          "Call for price",
          "$POA",
        ]);
        return /\d/.test(said) ? [said, pick(vehicle, "price")] : nothing(said);
      }),
      km("Odometer"),
    ],
  }),
  table({
    name: "price-in-cents",
    about: "prices in cents, with the unit in the heading",
    columns: [
      ...FIRST,
      holds("price", ({ price }) => String(price * 100))("price_cents"),
      km("odometer_km"),
      colour("colour"),
    ],
  }),
  table({
    name: "price-thousands",
    about: "12.9k and 12,990 mixed, spaces between thousands",
    columns: [
      ...FIRST,
      tells("Price $", (vehicle, chance) => {
        const short = Math.round(vehicle.price / 100) * 100;
        if (chance.happens(0.3)) return [`${short / 1000}k`, { price: String(short) }];
        return [grouped(vehicle.price, chance.pick([",", " ", ""])), pick(vehicle, "price")];
      }),
      tells("Kms", (vehicle, chance) => {
        const short = Math.round(vehicle.km / 1000) * 1000;
        if (chance.happens(0.3)) return [`${short / 1000}k`, { km: String(short) }];
        return [grouped(vehicle.km, chance.pick([",", " ", ""])), pick(vehicle, "km")];
      }),
    ],
  }),
  table({
    name: "was-now-weekly",
    about: "was, now, a weekly price, a deposit, a saving and a cost beside one another",
    columns: [
      ...FIRST,
      words("Was", ({ price }) => String(price + 1500)),
      holds("price")("Now"),
      words("Save", () => "1500"),
      words("Weekly", ({ price }) => `$${Math.round(price / 230)} p/w`),
      words("Deposit", () => "500"),
      words("Landed Cost", ({ price }) => String(Math.round(price * 0.8))),
      km("Odometer"),
      body("Body"),
    ],
  }),
  table({
    name: "ask-column",
    about: "the price under Ask, beside Floor and Reserve",
    columns: [
      ...FIRST,
      badge("Badge"),
      words("Floor", ({ price }) => String(Math.round(price * 0.85))),
      holds("price")("Ask"),
      words("Reserve", ({ price }) => String(Math.round(price * 0.9))),
      km("Reading"),
    ],
  }),
  table({
    name: "two-prices",
    about: "Drive Away Price beside Price excl. govt charges",
    columns: [
      ...FIRST,
      // A person may read either: what a shopper pays, or what the dealer lists.
      tells("Drive Away Price", (vehicle) => [dollars(vehicle), { price: `${vehicle.price}|${vehicle.price - 900}` }]),
      words("Price excl. govt charges", ({ price }) => `$${grouped(price - 900)}`),
      km("Odometer (kms)"),
      colour("Colour"),
    ],
  }),
  table({
    name: "offers-over",
    about: "the price under Offers Over",
    columns: [...FIRST, holds("price", dollars)("Offers Over"), km("Speedo"), colour("Colour")],
  }),
  table({
    name: "egc-column",
    about: "one price, under EGC, one under RRP for new ones",
    columns: [
      ...FIRST,
      holds("price", dollars)("EGC"),
      words("RRP (new)", ({ price }) => `$${grouped(price * 2)}`),
      km("KM"),
      words("PPSR", () => "Clear"),
    ],
  }),
  table({
    name: "sentinels",
    about: "?, -, nan, N/A, 0, 1, 999999 and TBA where nothing is known",
    count: 80,
    columns: [
      ...FIRST,
      tells("Price", (vehicle, chance) =>
        chance.happens(0.3)
          ? nothing(chance.pick(["?", "-", "nan", "N/A", "0", "1", "TBA"]))
          : [dollars(vehicle), pick(vehicle, "price")],
      ),
      tells("Odometer", (vehicle, chance) =>
        chance.happens(0.3)
          ? [chance.pick(["?", "-", "nan", "N/A", "999999", "TBA", "unknown"]), { km: "-" }]
          : [String(vehicle.km), pick(vehicle, "km")],
      ),
      tells("Colour", (vehicle, chance) =>
        chance.happens(0.2)
          ? [chance.pick(["?", "-", "nan", "N/A", "null", "Other"]), { colour: "-" }]
          : [vehicle.colour, pick(vehicle, "colour")],
      ),
      tells("Body", (vehicle, chance) =>
        chance.happens(0.2) ? [chance.pick(["?", "-", "nan", "N/A"]), {}] : [vehicle.body, pick(vehicle, "body")],
      ),
      tells("Rego", (vehicle, chance) =>
        chance.happens(0.3)
          ? [chance.pick(["?", "-", "N/A", "UNREG", "TBA", "No Rego"]), { plate: "-" }]
          : [vehicle.plate, pick(vehicle, "plate")],
      ),
      tells("VIN", (vehicle, chance) =>
        chance.happens(0.2)
          ? [chance.pick(["?", "-", "N/A", "TBA", "0"]), { vin: "-" }]
          : [vehicle.vin, pick(vehicle, "vin")],
      ),
    ],
  }),
  table({
    name: "pounds-and-miles",
    about: "a British list: £, mileage in miles, petrol, estates, registration numbers",
    columns: [
      words("Advert ID", (_, chance) => String(chance.whole(100_000, 999_999))),
      make("Make"),
      model("Model"),
      year("Year"),
      holds("price", ({ price }) => `£${grouped(price)}`)("Price"),
      tells("Mileage", (vehicle) => {
        const miles = Math.round(vehicle.km / 1.609344);
        return [`${grouped(miles)} miles`, { km: String(Math.round(miles * 1.609344)) }];
      }),
      holds("body", ({ body }) =>
        body === "Wagon" ? "Estate" : body === "Hatch" ? "Hatchback" : body === "Sedan" ? "Saloon" : body,
      )("Body type"),
      holds("transmission")("Gearbox"),
      holds("fuel")("Fuel type"),
    ],
  }),
  table({
    name: "units-column",
    about: "the unit of the odometer in a column of its own, of the engine in another",
    columns: [
      ...FIRST,
      tells("Odometer", (vehicle) => {
        const inMiles = vehicle.price % 3 === 0;
        const shown = inMiles ? Math.round(vehicle.km / 1.609344) : vehicle.km;
        return [String(shown), { km: String(inMiles ? Math.round(shown * 1.609344) : shown) }];
      }),
      words("Odometer Unit", ({ price }) => (price % 3 === 0 ? "mi" : "km")),
      words("Engine Size", () => "2.0"),
      words("Engine Size Unit", () => "L"),
      holds("price")("Price"),
      words("Currency", () => "AUD"),
    ],
  }),
];

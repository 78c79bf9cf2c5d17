import { gzipSync } from "node:zlib";
import { pick } from "../columns.ts";
import { lotOf, type StyleOf, told } from "../table.ts";
import type { CorpusFile, TruthField } from "../truth.ts";
import type { Vehicle } from "../vehicles.ts";

interface RecordStyle extends StyleOf {
  readonly extension: string;
  readonly fields: readonly TruthField[];
  readonly of: (vehicle: Vehicle) => unknown;
  readonly text: (records: readonly unknown[]) => string | Buffer;
}

/** A file of one record a vehicle, in JSON or XML. */
function records({ extension, fields, of, text, ...style }: RecordStyle): CorpusFile {
  const { lot } = lotOf(style);
  return {
    name: `${style.name}.${extension}`,
    about: style.about,
    content: text(lot.map(of)),
    truth: lot.map((vehicle, at) => told(vehicle, at + 1, pick(vehicle, ...fields))),
  };
}

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const ALL: readonly TruthField[] = [
  "stocknum",
  "make",
  "model",
  "year",
  "price",
  "km",
  "colour",
  "body",
  "fuel",
  "transmission",
  "vin",
  "plate",
  "state",
  "pictures",
];
const without = (...left: TruthField[]) => ALL.filter((field) => !left.includes(field));

/** Files of records: JSON, one object a line, XML; nested, in attributes, with their pictures. */
export const RECORDS = [
  records({
    name: "json-nested",
    about: "nested objects, pictures as media[{url, order}] out of order",
    extension: "json",
    fields: ALL,
    of: (v) => ({
      id: v.stocknum,
      vehicle: {
        make: { name: v.make },
        model: { name: v.model },
        variant: v.badge,
        modelYear: v.year,
        bodyType: v.body,
      },
      identification: { vin: v.vin, registration: { plate: v.plate, state: v.state } },
      powertrain: { fuel: v.fuel, transmission: v.transmission },
      odometer: { value: v.km, unit: "KM" },
      price: { amount: v.price, currency: "AUD" },
      exterior: { colour: v.colour },
      media: v.pictures.map((url, at) => ({ type: "image", url, order: v.pictures.length - at })),
    }),
    text: (list) =>
      JSON.stringify({ meta: { count: list.length, dealer: "Northside" }, data: { vehicles: list } }, null, 1),
  }),
  records({
    name: "json-attributes",
    about: "facts as lists of name and value",
    extension: "json",
    fields: without("state", "plate", "vin"),
    of: (v) => ({
      sku: v.stocknum,
      title: `${v.year} ${v.make} ${v.model} ${v.badge}`,
      price: String(v.price),
      images: v.pictures,
      attributes: [
        { name: "Make", value: v.make },
        { name: "Model", value: v.model },
        { name: "Year", value: v.year },
        { name: "Kilometres", value: v.km },
        { name: "Colour", value: v.colour },
        { name: "Body", value: v.body },
        { name: "Fuel", value: v.fuel },
        { name: "Transmission", value: v.transmission },
      ],
    }),
    text: (list) => JSON.stringify({ products: list }),
  }),
  records({
    name: "lines",
    about: "one object a line, gzipped, numbers as numbers, null where there is nothing",
    extension: "ndjson.gz",
    fields: without("plate"),
    of: (v) => ({
      stock_number: v.stocknum,
      vin: v.vin,
      make: v.make,
      model: v.model,
      badge: v.badge,
      year: v.year,
      price: v.price,
      odometer: v.km,
      body: v.body,
      fuel_type: v.fuel,
      transmission: v.transmission,
      colour: v.colour,
      state: v.state,
      rego: null,
      photos: v.pictures.join("|"),
    }),
    text: (list) => gzipSync(list.map((one) => JSON.stringify(one)).join("\n")),
  }),
  records({
    name: "by-number",
    about: "an object of objects, by stock number; pictures photo1 to photo9",
    extension: "json",
    fields: without("vin", "state"),
    of: (v) => [
      v.stocknum,
      {
        stockNo: v.stocknum,
        Make: v.make,
        Model: v.model,
        Badge: v.badge,
        Year: v.year,
        Price: `$${v.price}`,
        Kilometres: v.km,
        Colour: v.colour,
        Body: v.body,
        Fuel: v.fuel,
        Transmission: v.transmission,
        Rego: v.plate,
        ...Object.fromEntries(v.pictures.map((url, at) => [`photo${at + 1}`, url])),
      },
    ],
    text: (list) => JSON.stringify(Object.fromEntries(list as [string, unknown][])),
  }),
  records({
    name: "rows-of-lists",
    about: "camel case, pictures as a list within a text, a list of features",
    extension: "json",
    fields: without("plate", "vin"),
    of: (v) => ({
      stockId: v.stocknum,
      makeName: v.make,
      modelName: v.model,
      yearOfManufacture: v.year,
      retailPrice: v.price,
      mileageKm: v.km,
      exteriorColor: v.colour,
      bodyStyle: v.body,
      fuelType: v.fuel,
      transmissionType: v.transmission,
      dealerState: v.state,
      photoUrls: JSON.stringify(v.pictures),
      features: ["ABS", "Bluetooth", "Cruise Control"],
    }),
    text: (list) => JSON.stringify(list),
  }),
  records({
    name: "xml-elements",
    about: "XML of elements, pictures in elements with an order",
    extension: "xml",
    fields: ALL,
    of: (v) =>
      `<vehicle><stocknumber>${v.stocknum}</stocknumber><vin>${v.vin}</vin><registration>${v.plate}</registration><make>${xml(v.make)}</make><model>${xml(v.model)}</model><variant>${xml(v.badge)}</variant><year>${v.year}</year><body>${v.body}</body><fuel>${v.fuel}</fuel><transmission>${v.transmission}</transmission><colour>${v.colour}</colour><odometer>${v.km}</odometer><price currency="AUD">${v.price}</price><state>${v.state}</state><images>${v.pictures.map((url, at) => `<image order="${at + 1}"><url>${url}</url></image>`).join("")}</images></vehicle>`,
    text: (list) =>
      `<?xml version="1.0"?><inventory><dealer id="7"><name>Northside</name></dealer>${list.join("\n")}</inventory>`,
  }),
  records({
    name: "xml-attributes",
    about: "XML with every fact in an attribute",
    extension: "xml",
    fields: without("pictures"),
    of: (v) =>
      `<Car StockNo="${v.stocknum}" VIN="${v.vin}" Rego="${v.plate}" Make="${xml(v.make)}" Model="${xml(v.model)}" Badge="${xml(v.badge)}" Year="${v.year}" Body="${v.body}" Fuel="${v.fuel}" Transmission="${v.transmission}" Colour="${v.colour}" Kms="${v.km}" Price="${v.price}" State="${v.state}"/>`,
    text: (list) => `<Stock Dealer="4471">\n${list.join("\n")}\n</Stock>`,
  }),
  records({
    name: "xml-fields",
    about: "XML with every fact in a field element that names it in an attribute, within name spaces",
    extension: "xml",
    fields: without("vin", "pictures", "state"),
    of: (v) =>
      `<s:item>${Object.entries({
        StockNumber: v.stocknum,
        Make: v.make,
        Model: v.model,
        Year: v.year,
        Price: v.price,
        Odometer: v.km,
        Colour: v.colour,
        BodyType: v.body,
        FuelType: v.fuel,
        Gearbox: v.transmission,
        RegoNo: v.plate,
      })
        .map(([name, value]) => `<s:field name="${name}">${xml(String(value))}</s:field>`)
        .join("")}</s:item>`,
    text: (list) => `<s:stock xmlns:s="https://feeds.example.com/stock">${list.join("")}</s:stock>`,
  }),
];

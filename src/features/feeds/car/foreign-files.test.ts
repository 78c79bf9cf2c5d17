import { expect, test } from "vitest";
import { build } from "./testing.ts";

const CAR = { Year: "2018", Make: "Ford", Model: "Focus" };
const PHOTO = "https://x.example/1.jpg";
const ID = "14f3305cebfd06f291297b0651193d53";

const rows: readonly (readonly [Record<string, string>, Record<string, unknown>])[] = [
  // Words of other languages, with letters that are no plain one with a mark.
  [
    { Yakıt: "Dizel", Vites: "Düz Vites", Renk: "Kırmızı" },
    { simple_fuel: "Diesel", simple_transmission: "Manual", colour: "Red" },
  ],
  [
    { Gear: "Yarı Otomatik Vites", Color: "Siyah" },
    { simple_transmission: "Automatic", colour: "Black" },
  ],
  [
    { Body_Type: "Arazi", Color: "Gümüş" },
    { simple_body: "SUV", colour: "Silver" },
  ],
  [
    { Color: "Sølvmetal", BodyType: "St. car" },
    { colour: "Silver", simple_body: "Wagon" },
  ],
  [{ Farve: "Rød" }, { colour: "Red" }],
  [{ Väri: "Musta" }, { colour: "Black" }],
  [{ Cor: "Vermelho" }, { colour: "Red" }],
  [{ Barva: "Stříbrná" }, { colour: "Silver" }],
  [{ Kolor: "Biały" }, { colour: "White" }],
  [{ Farbe: "12", Hersteller_Farbbezeichnung: "Tornadorot metallic" }, { colour: "Red" }],
  [{ Color: "Daytonagrau Perleffekt" }, { colour: "Grey" }],
  // Words that systems cut at a width.
  [{ "Body Style": "CONVERTI" }, { simple_body: "Convertible" }],
  [{ "Body Style": "CARGO VA" }, { simple_body: "Van" }],
  [{ "Body Style": "2dr Car" }, { simple_body: "Coupe" }],
  // Amounts.
  [{ price_in_aed: "74,000" }, { price: 74_000 }],
  [{ "Asking Price (PLN)": "74000" }, { price: 74_000 }],
  [{ "FOB Price (US$)": "8,400", "CIF Durban (US$)": "10,050" }, { price: 8_400 }],
  [{ "Price NZ$": "8,400" }, { price: 8_400 }],
  [{ "Est. Retail Value": "16790", "Buy-It-Now Price": "0.0" }, { price: null }],
  [{ "Estimated value": "16790" }, { price: null }],
  [{ "pricing.retailPrice": "$19,395", "pricing.Our Price": "$17,895" }, { price: 17_895 }],
  [{ "List price": "$19,395", "Web price": "$17,895" }, { price: 17_895 }],
  [{ "Retail price": "$19,395" }, { price: 19_395 }],
  [{ preis: "10690,00", haendlerpreis: "9190,00" }, { price: 10_690 }],
  [{ Händlerpreis: "9190,00" }, { price: null }],
  // Numbers of the vehicle.
  [{ "Angebots-ID": "A950456" }, { stocknum: "A950456" }],
  [{ voertuignr_hexon: "31548531" }, { stocknum: "31548531" }],
  [{ stockId: ID, externalStockId: "UC6435" }, { stocknum: "UC6435" }],
  [{ stockId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301", sku: "UC6435" }, { stocknum: "UC6435" }],
  [{ stockId: ID }, { stocknum: ID }],
  // Pictures.
  [{ "Photos.Value.FullSize": PHOTO }, { primary_image_url: PHOTO }],
  [{ Bild_3: PHOTO }, { primary_image_url: PHOTO }],
  [{ image_full_size: PHOTO }, { primary_image_url: PHOTO }],
  [{ image_size: PHOTO }, { primary_image_url: null }],
  // Plug-in hybrids by their names.
  [{ Fuel: "Hybrid", Variant: "T6 Recharge" }, { simple_fuel: "PHEV" }],
  [{ Fuel: "Hybrid", Variant: "330e M Sport" }, { simple_fuel: "PHEV" }],
  [{ Fuel: "Hybrid", Variant: "Hybrid E-Four" }, { simple_fuel: "Hybrid" }],
  [{ Fuel: "Hybrid", Description: "A plug-in hybrid." }, { simple_fuel: "PHEV" }],
  // Tags and categories of shops.
  [
    { Tags: "SUV, Diesel, Automatic, White, 2015" },
    { simple_body: "SUV", simple_fuel: "Diesel", simple_transmission: "Automatic", colour: "White" },
  ],
  [{ "categories.name": "Used Cars|Hatchback" }, { simple_body: "Hatch" }],
  [{ Tags: "White glove delivery, Petrol heads" }, { colour: null, simple_fuel: null }],
  [{ Tags: "Black", Colour: "Red" }, { colour: "Red" }],
];

test.each(rows)("CAR-001 %j", (cells, expected) => {
  const { car, problem } = build({ ...CAR, ...cells });
  expect(problem).toBeNull();
  expect(car).toMatchObject(expected);
});

test("CAR-015 an amount whose heading names a currency is told as foreign", () => {
  for (const heading of ["price_in_aed", "Price (PLN)", "price czk"])
    expect(build({ ...CAR, [heading]: "74000" }).warned).toMatchObject({ "price-foreign": 1 });
});

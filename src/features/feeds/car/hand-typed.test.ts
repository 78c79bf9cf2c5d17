import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

/** The first car of rows that are typed by hand or exported by systems that nobody foresaw. */
const first = (...rows: Record<string, string>[]) => {
  const { car, problem } = build(...rows);
  if (!car) throw new Error(problem?.reason ?? "refused");
  return car;
};

describe("CAR-007 a list of names alone", () => {
  test.each([
    [
      "12 corolla ascent silver auto 145xxx $11,990",
      { year: 2012, make: "Toyota", model: "Corolla", badge: "ascent", colour: "Silver", price: 11_990 },
    ],
    [
      "'09 Falcon XR6 ute, man, rego 3/27, 231k, $9,500",
      { year: 2009, make: "Ford", model: "Falcon", badge: "XR6", km: 231_000, price: 9_500 },
    ],
    ["MY21 Hilux SR5 diesel auto white $52,990", { year: 2021, make: "Toyota", model: "HiLux", colour: "White" }],
    [
      "10/2015, Mitsubishi Triton GLX (4x4), Dual Cab Utility, 2.4L, Sports Auto",
      { year: 2015, model: "Triton", badge: "GLX (4x4)", simple_transmission: "Automatic" },
    ],
    [
      "2019 Hyundai i30 Active Hatch 5dr Spts Auto 6sp",
      { badge: "Active", simple_transmission: "Automatic", simple_body: "Hatch" },
    ],
    ["2018 Kia Rio S red manual - SOLD", { colour: "Red", simple_transmission: "Manual", status: "sold" }],
    ["2016 Toyota Corolla Ascent Sport Hatch Sports Auto", { badge: "Ascent Sport", simple_transmission: "Automatic" }],
    [
      "TRITON MN GLX-R DOUBLE CAB UTILITY 2013 2.5 T/DIESEL 5SP MAN",
      { simple_fuel: "Diesel", simple_transmission: "Manual" },
    ],
    ["2018 Holden Commodore SS-V Redline Auto Sedan 6.0L V8", { badge: "SS-V Redline" }],
    ["2018 Honda Accord EX-L V6", { badge: "EX-L V6" }],
    ["07/18 Ford Transit 350L Van", { year: 2018, make: "Ford", model: "Transit" }],
    ["White 2017 Hyundai i30 Active", { colour: "White", badge: "Active", year: 2017 }],
  ])("%s", (title, expected) => {
    expect(first({ Vehicle: title })).toMatchObject(expected);
  });

  test("what only looks like a colour, a price or an odometer is none", () => {
    const edition = first({ Vehicle: "2019 Nissan Navara ST Black Edition auto lights $500 deposit" });
    expect(edition).toMatchObject({ colour: null, price: null, simple_transmission: null, km: null });
    const both = first({ Vehicle: "2019 Nissan Navara ST manual or auto, $30k, was $35k" });
    expect(both).toMatchObject({ simple_transmission: null, price: null });
    expect(first({ Vehicle: "2017 Toyota 86 GT" })).toMatchObject({ make: "Toyota", model: "86", year: 2017 });
  });

  test("a machine is refused in words", () => {
    expect(build({ Vehicle: "2012 Caterpillar 320D Hydraulic Excavator" }).problem?.reason).toMatch(
      /machine \(excavator\)/,
    );
  });
});

describe("CAR-007 headings as people abbreviate them", () => {
  const car = { Year: "2018", Make: "Ford", Model: "Ranger" };
  test.each([
    [{ ...car, $: "$18,990" }, { price: 18_990 }],
    [
      { ...car, "Price\n(DAP)": "26990 DAP" },
      { price: 26_990, price_type: "Drive away" },
    ],
    [
      { ...car, $: "SOLD" },
      { price: null, status: "sold" },
    ],
    [{ ...car, "Kms x1000": "61.5" }, { km: 61_500 }],
    [{ ...car, Trns: "6A" }, { simple_transmission: "Automatic" }],
    [{ ...car, Trns: "M5" }, { simple_transmission: "Manual" }],
    [{ ...car, Bdy: "HBK" }, { simple_body: "Hatch" }],
    [{ ...car, "Ext. Colour": "Saber" }, { colour: "Orange" }],
    [{ ...car, "Ext. Colour": "Titanium Flash Mica" }, { colour: "Grey" }],
    [
      { ...car, "Model detail": "XLT" },
      { model: "Ranger", badge: "XLT" },
    ],
    [
      { ...car, Model: "Ranger XLT 4x4" },
      { model: "Ranger", badge: "XLT 4x4" },
    ],
    [
      { ...car, Model: "Ranger", Variant: "Ranger XLT" },
      { model: "Ranger", badge: "XLT" },
    ],
    [
      { strMake: "Ford", strModel: "Ranger", intYear: "2018", curPrice: "31990" },
      { make: "Ford", price: 31_990 },
    ],
    [
      { Make: "TOYT", Model: "CAMRY", Year: "2019" },
      { make: "Toyota", model: "Camry" },
    ],
    [{ Make: "HON", Model: "ACCORD", Year: "2019" }, { make: "Honda" }],
    [{ Make: "M/Benz", Model: "C200", Year: "2019" }, { make: "Mercedes-Benz" }],
    [{ Marca: "Seat", Modelo: "Ibiza", Año: "2019", Precio: "16.900 €" }, { price: 16_900 }],
    [{ Marka: "Opel", Model: "Insignia", "Rok produkcji": "2016", Cena: "49 900,00" }, { price: 49_900 }],
  ])("%j", (row, read) => {
    expect(first(row as Record<string, string>)).toMatchObject(read);
  });
});

describe("CAR-032 years in other forms", () => {
  test.each([
    [{ "Date of 1st Reg": "14/03/2019" }, 2019],
    [{ BUILD_DATE: "0619" }, 2019],
    [{ "Y/M": "H25/5" }, 2013],
    [{ EZ: "11.2020" }, 2020],
    [{ MY: "26" }, 2026],
    [{ "Build Date": "43831" }, 2020],
    [{ "Build Date": "201806" }, 2018],
  ])("%j is of %i", (row, year) => {
    expect(first({ Make: "Kia", Model: "Rio", ...(row as Record<string, string>) }).year).toBe(year);
  });
});

test("CAR-007 a file of one make without a column of makes lends it to a model that nobody knows", () => {
  const models = ["Golf", "Tiguan", "Passat", "Zephyrette"];
  const { built } = build(...models.map((Model) => ({ Model, Year: "2018", Price: "20000" })));
  expect(built.map(({ car }) => car?.make)).toEqual(Array.from({ length: 4 }, () => "Volkswagen"));
});

test("CAR-007 a series that is one of the make's models comes before a badge", () => {
  const truck = { Brand: "Kenworth", Series: "T610", Spec: "SAR", "Mfg Yr": "2019" };
  expect(first(truck)).toMatchObject({ make: "Kenworth", model: "T610", badge: "SAR" });
});

test("a shop's count of stock is no stock number, and a listing's number is one", () => {
  const row = { Make: "Kia", Model: "Rio", Year: "2018" };
  const { built } = build({ ...row, SKU: "WC-101", Stock: "1" }, { ...row, SKU: "WC-102", Stock: "1" });
  expect(built.map(({ car }) => car?.stocknum)).toEqual(["WC-101", "WC-102"]);
  expect(first({ ...row, Listing: "TM-9" }).stocknum).toBe("TM-9");
  expect(first({ ...row, "M&M Code": "60014120", "Stock Ref": "CT-8801" }).stocknum).toBe("CT-8801");
});

test("pictures in a list of records are no link, whatever their key is called", () => {
  const media = "https://cdn.example.com/2.jpg|https://cdn.example.com/1.jpg";
  const car = first({ Make: "Kia", Model: "Rio", Year: "2018", "media.url": media, "media.order": "2|1" });
  expect(car.images.map(({ image }) => image?.url)).toEqual([
    "https://cdn.example.com/1.jpg",
    "https://cdn.example.com/2.jpg",
  ]);
});

test("a column of conditions under State is no place", () => {
  const row = { Make: "Kia", Model: "Rio", Year: "2008" };
  const { built } = build({ ...row, State: "owned" }, { ...row, State: "owned" }, { ...row, State: "new" });
  expect(built.map(({ car }) => car?.state)).not.toContain("owned");
});

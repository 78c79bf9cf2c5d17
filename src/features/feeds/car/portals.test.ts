import { describe, expect, test } from "vitest";
import { AttributeLists } from "../read/attribute-lists.ts";
import { fields, recognise } from "../recognise/testing.ts";
import { BASE, build } from "./testing.ts";

/** The rows as the reader passes them on, with the attributes listed in their cells as separate cells. */
function withLists(...rows: Record<string, string>[]) {
  const lists = new AttributeLists(rows.map((cells, row) => ({ row, cells })));
  return rows.map((cells, row) => {
    lists.spread({ row, cells });
    return cells;
  });
}

const addresses = (car: ReturnType<typeof build>["car"]) => car?.images.map(({ image }) => image?.url);

describe("CAR-001 records in an envelope", () => {
  const row = (at: number) => ({
    kind: "LISTING",
    "node.item.make": "Kia",
    "node.item.model": "Rio",
    "node.item.year": String(2016 + at),
    "node.item.mileage": String(41_000 + 1900 * at),
    "node.item.price": String(15_990 - 500 * at),
    "node.item.dealerName": "Yard & Sons",
    "node.item.dealerLogoUrl": `https://cdn.example/logos/${at}.png`,
    "node.item.mainPicture.url": `https://cdn.example/cars/${at}.jpg`,
    "node.item.unitMileage.value": String(41_000 + 1900 * at),
    "node.item.cityEconomy.value": "7.4",
  });

  test("say whose name and picture each is, though a path stands before them all", () => {
    const { built } = build(...[0, 1, 2].map(row));
    expect(built.map(({ car }) => [car?.make, car?.price, addresses(car)])).toEqual(
      [0, 1, 2].map((at) => ["Kia", 15_990 - 500 * at, [`https://cdn.example/cars/${at}.jpg`]]),
    );
  });

  test("have no price in the value of a measure", () => {
    const { built } = build({ ...row(0), "node.item.price": "" }, row(1), row(2));
    expect(built[0]?.car).toMatchObject({ price: null, km: 41_000 });
  });
});

describe("CAR-001 headings", () => {
  test("a colour inside is none outside, whatever old databases put before whole numbers", () => {
    const { car } = build({ ...BASE, intColor: "Black", extColor: "Polar White", intYear: "" });
    expect(car).toMatchObject({ colour: "White", interior_colour: "Black" });
    expect(fields({ intKms: ["41000", "52000", "63000"] })).toEqual({ intKms: "km" });
  });

  test("capitals have a plural", () => {
    const urls = "https://cdn.example/1.jpg, https://cdn.example/2.jpg, https://cdn.example/3.jpg";
    const { car } = build({ ...BASE, "All Image URLs": urls, "Main Image URL": "https://cdn.example/thumb-1.jpg" });
    expect(addresses(car)).toEqual(urls.split(", "));
  });

  test("a picture that calls itself small is shown beside others that it is no copy of", () => {
    const urls = "https://cdn.example/1.jpg;https://cdn.example/youtube-thumb-798.jpg;https://cdn.example/2.jpg";
    expect(addresses(build({ ...BASE, Images: urls }).car)).toEqual(urls.split(";"));
  });

  test("a picture that calls itself small is shown where there is no other", () => {
    const { car } = build({ ...BASE, "Main Image URL": "https://cdn.example/thumb-1.jpg" });
    expect(car?.images).toHaveLength(1);
  });
});

describe("CAR-009 other distances than the odometer's", () => {
  const years = ["2014", "2016", "2018", "2020"];
  const kms = ["96000", "71000", "40200", "18000"];

  test("how far a litre takes a vehicle is no odometer reading", () => {
    const odometer = { Year: years, Kms_Driven: kms };
    expect(fields({ ...odometer, Mileage: ["18", "21", "17", "24"] })).toEqual({ Year: "year", Kms_Driven: "km" });
    expect(fields({ Year: years, Mileage: ["18.9", "21.4", "17", "24.1"] })).toEqual({ Year: "year" });
    // Whole numbers alone may be thousands of kilometres.
    expect(fields({ Year: years, Mileage: ["58", "41", "37", "14"] })).toMatchObject({ Mileage: "km" });
  });

  test("how far away it stands is none either, where its odometer is named", () => {
    const away = ["3.2", "18.5", "240.1", "9.9"];
    expect(fields({ Year: years, Mileage: kms, Distance: away })).toEqual({ Year: "year", Mileage: "km" });
    expect(fields({ Year: years, Distance: kms })).toMatchObject({ Distance: "km" });
  });
});

describe("CAR-007 makes in other scripts", () => {
  test.each([
    ["현대 더 뉴 그랜저 IG 2.5", "Hyundai", "그랜저"],
    ["丰田 Camry 2018款", "Toyota", "Camry"],
    ["2020년 기아 K8 하이브리드", "Kia", "K8"],
    ["Тойота Camry 2018", "Toyota", "Camry"],
    ["トヨタ アクア S", "Toyota", "アクア"],
    ["丰田RAV4 2.0L", "Toyota", "RAV4"],
    ["โตโยต้า Camry", "Toyota", "Camry"],
    ["تويوتا Camry GLE", "Toyota", "Camry"],
  ])("%s is a %s %s", (title, make, model) => {
    expect(build({ Title: title, Year: "2020", Price: "15990" }).car).toMatchObject({ make, model });
  });

  test("a whole word is a make, and the beginning of another is none", () => {
    expect(build({ Make: "ваз", Model: "Vesta", Year: "2020" }).car?.make).toBe("Lada");
    expect(build({ Make: "вазон", Model: "Vesta", Year: "2020" }).car?.make).not.toBe("Lada");
  });
});

describe("CAR-007 names of private advertisements", () => {
  test.each([
    ["Toyota Prius V 2012y", 2012, "Toyota", "Prius V"],
    ["2016 FORD 150 XLT WITH TOWBAR", 2016, "Ford", "F-150"],
    ["2011 Ford Super Duty F-550 SUPER CAB", 2011, "Ford", "F-550 Super Duty"],
  ])("%s", (title, year, make, model) => {
    expect(build({ Name: title, Price: "15990" }).car).toMatchObject({ year, make, model });
  });

  test("a sport utility is no ute", () => {
    const { car } = build({ Name: "2016 Volvo XC60 T6 Sport Utility 4D suv Gray", Price: "15990" });
    expect(car?.simple_body).toBe("SUV");
  });

  test("underscores and spaces divide the words of one name", () => {
    const rows = ["toyota_land cruiser", "toyota_rav4 hybrid", "toyota_corolla"].map((model) => ({
      model,
      year: "2021",
      price: "30990",
      trim: "GX",
    }));
    expect(build(...rows).built.map(({ car }) => [car?.make, car?.model])).toEqual([
      ["Toyota", "LandCruiser"],
      ["Toyota", "RAV4 Hybrid"],
      ["Toyota", "Corolla"],
    ]);
  });
});

test("CAR-002 the beginnings of Indian plates are no plates", () => {
  const { choices } = recognise({ "Reg No": ["MH 12", "MH 46", "GJ 18"], "Reg no 2": ["ABC12D", "DEF34G", "XYZ98K"] });
  expect(choices.filter(({ field }) => field === "regplate").map(({ column }) => column)).toEqual(["Reg no 2"]);
});

describe("CAR-008 East Asia counts in ten thousands", () => {
  const cars = (cells: Record<string, readonly string[]>) => {
    const rows = [0, 1, 2].map((at) => ({
      車名: ["トヨタ アクア S", "ホンダ フィット", "マツダ CX-5 XD"][at] ?? "",
      年式: String(2016 + at),
      ...Object.fromEntries(Object.entries(cells).map(([heading, values]) => [heading, values[at] ?? ""])),
    }));
    return build(...rows).built.map(({ car }) => [car?.price, car?.km]);
  };

  test("where the heading says so", () => {
    const read = cars({ "本体価格(万円)": ["128.5", "89", "174.8"], "走行距離(万km)": ["5.3", "4", "12.1"] });
    expect(read).toEqual([
      [1_285_000, 53_000],
      [890_000, 40_000],
      [1_748_000, 121_000],
    ]);
  });

  test("where each cell does, and what is written out stays", () => {
    const read = cars({ 価格: ["128.5万円", "￥76.8萬", "1,399만원"], 走行: ["5.3万km", "3.2萬公里", "41,000公里"] });
    expect(read).toEqual([
      [1_285_000, 53_000],
      [768_000, 32_000],
      [13_990_000, 41_000],
    ]);
  });
});

test.each([
  ["98 000 км", 98_000],
  ["120 тыс. км", 120_000],
  ["45,000 킬로", 45_000],
])("CAR-009 an odometer of %s", (reading, km) => {
  expect(build({ Марка: "Киа", Модель: "Rio", Год: "2019", Пробег: reading }).car?.km).toBe(km);
});

test("CAR-001 beside the vehicle, an envelope's other records are the seller's", () => {
  const row = (at: number) => ({
    "node.id": `A${101 + at}`,
    "node.vehicle.make.name": "Kia",
    "node.vehicle.model.name": "Rio",
    "node.vehicle.year": String(2016 + at),
    "node.vehicle.odometer.value": String(40_000 + at),
    "node.vehicle.gearbox": "Manual",
    "node.vehicle.vin": "",
    "node.seller.name": "2020 Kia Yard",
    "node.seller.logo.url": "https://cdn.example/logo.png",
  });
  const { built } = build(row(0), row(1), row(2));
  expect(built.map(({ car }) => [car?.stocknum, car?.year, car?.carsales_title, car?.images])).toEqual(
    [0, 1, 2].map((at) => [`A${101 + at}`, 2016 + at, null, []]),
  );
});

describe("CAR-001 cells that say once more what they are", () => {
  const row = (at: number) => ({
    title: `${2016 + at} Kia Rio S`,
    stockNumber: `Stock No: U1023${at}`,
    reading: `Odometer: ${41_000 + at} km`,
    note: at === 1 ? "Sold as is" : "Note: one owner",
  });

  test("are read without it", () => {
    const { built } = build(...withLists(row(0), row(1), row(2)));
    expect(built.map(({ car }) => [car?.stocknum, car?.km])).toEqual(
      [0, 1, 2].map((at) => [`U1023${at}`, 41_000 + at]),
    );
  });

  test("but not where only some do, or what they name is nothing that is known", () => {
    const lists = new AttributeLists([0, 1, 2].map((at) => ({ row: at, cells: { note: row(at).note, x: "Blah: 1" } })));
    expect(lists.columns).toEqual([]);
    const text = { Details: "Odometer: 59539 km showing. Colour: White. VIN: none" };
    expect(new AttributeLists([1, 2, 3].map((at) => ({ row: at, cells: text }))).columns).toEqual([]);
  });
});

test("CAR-002 the age of a British plate is no plate", () => {
  const { car } = build({ Title: "Triumph Bonneville T120", Reg: "19 plate", Year: "2019", Price: "£8,495" });
  expect(car).toMatchObject({ year: 2019, regplate: null });
});

test.each([
  ["Royal Enfield Classic 350cc", "Classic 350"],
  ["KTM Duke 390cc", "Duke 390"],
])("CAR-007 %s is a %s", (title, model) => {
  expect(build({ Bike: title, Year: "2019", Price: "4990" }).car?.model).toBe(model);
});

test("CAR-009 a description's kilometres may be divided by a point", () => {
  const { car } = build({ Title: "2017 Opel Corsa", Description: "Bouwjaar 2017, 84.120 km, Benzine", Price: "11450" });
  expect(car?.km).toBe(84_120);
});

import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

const facts = (cells: Record<string, string>) => {
  const { car, problem } = build(cells);
  if (!car) throw new Error(problem?.reason ?? "refused");
  return car;
};

describe("facts that stand together in one text", () => {
  test.each([
    [
      "06/2018 Kia Sportage SLi 5D Wagon Aurora Black Pearl 4 Cyl Diesel 2.0L 6 Speed Automatic",
      { colour: "Black", simple_body: "Wagon", simple_fuel: "Diesel", simple_transmission: "Automatic" },
    ],
    [
      "09/2016 Toyota HiAce Commuter 4D Bus Merlot Red 4 Cyl Diesel 2.8L 8 Speed Automatic",
      { colour: "Red", simple_body: "Bus" },
    ],
    ["2018 Mazda BT-50 XT Dual Cab Pick-up Titanium Flash 5 Cyl Diesel 3.2L Automatic", { colour: "Grey" }],
    ["2022 Kia EV6 GT-Line 5D Wagon Clear White Electric 1 Speed Automatic", { colour: "White" }],
    ["2017 Ford Kuga 5D Wagon Titanium 4 Cyl Diesel", { colour: null }],
    ["2017 Ford Focus 5D Hatch Sport Black Edition Petrol", { colour: null }],
    ["2019 Kia Rio 5D Hatch Petrol Automatic", { colour: null }],
  ])("CAR-015 %s", (Title, expected) => expect(facts({ Title })).toMatchObject(expected));

  test.each([
    ["2015 Mitsubishi Triton GLX man diesel", "Manual"],
    ["2016 Mazda 2 Neo man petrol", "Manual"],
    ["2014 Isuzu D-Max SX man 4x4", "Manual"],
    ["2015 MAN TGM diesel", null],
    ["2015 Ford Ranger, one man owner", null],
  ])("CAR-012 %s", (Title, gearbox) => expect(facts({ Title }).simple_transmission).toBe(gearbox));

  test.each([
    [{ Make: "BMW", Model: "5 Series", Badge: "520D SE TOURING" }, "Wagon"],
    [{ Make: "Toyota", Model: "Auris", Badge: "1.8 Hybrid Icon Touring Sports" }, "Wagon"],
    [{ Make: "Audi", Model: "A4", Badge: "Avant 40 TDI" }, "Wagon"],
    [{ Make: "Mazda", Model: "6", Badge: "Touring" }, null],
    [{ Make: "Mini", Model: "Hatch", Badge: "One" }, "Hatch"],
    [{ Make: "Mini", Model: "Convertible", Badge: "Cooper S" }, "Convertible"],
    [{ Make: "Vauxhall", Model: "Astra", Badge: "1.6 CDTI Estate" }, "Wagon"],
  ])("CAR-016 the body of %o", (cells, body) => expect(facts({ ...cells, Year: "2018" }).simple_body).toBe(body));

  test("CAR-015 a shop's tag that is a paint is the colour", () => {
    const shop = { Title: "2018 Kia Rio S", "Variant Price": "12990" };
    const colourOf = (Tags: string) => facts({ ...shop, Tags }).colour;
    expect([colourOf("Arctic White, Hatch"), colourOf("Burning Red"), colourOf("Titanium Flash Mica")]).toEqual([
      "White",
      "Red",
      "Grey",
    ]);
    expect([colourOf("Go Green"), colourOf("Red Hot Deals"), colourOf("Black Edition"), colourOf("Silver")]).toEqual([
      null,
      null,
      null,
      "Silver",
    ]);
  });

  test("CAR-008 a model that the title names is none of the maker's others beside it", () => {
    const car = { Year: "2024", Vehicle: "Ford Mustang", Variant: "GT" };
    expect(facts(car)).toMatchObject({ make: "Ford", model: "Mustang", badge: "GT" });
    expect(facts({ ...car, Vehicle: "Mercedes-Benz GLC", Variant: "GLC 300" })).toMatchObject({ model: "GLC" });
  });

  test("CAR-031 Irish plates are the longest", () => {
    const plateOf = (Reg: string) => facts({ Year: "2019", Make: "Kia", Model: "Rio", Reg }).regplate;
    expect([plateOf("231-LK-47557"), plateOf("12 D 345"), plateOf("191KE38641")]).toEqual([
      "231LK47557",
      "12D345",
      "191KE38641",
    ]);
    expect(plateOf("2019-ABCDE-47557")).toBeNull();
  });
});

describe("facts that columns say in other ways", () => {
  const car = { Year: "2019", Make: "Kia", Model: "Sportage" };

  test.each([
    [{ "Automatic?": "Y" }, { simple_transmission: "Automatic" }],
    [{ is_automatic: "false" }, { simple_transmission: "Manual" }],
    [{ Automatic: "N", Gearbox: "CVT" }, { simple_transmission: "Automatic" }],
    [{ "Diesel?": "Yes" }, { simple_fuel: "Diesel" }],
    [{ "Diesel?": "No" }, { simple_fuel: null }],
    [{ is_electric: "1", is_hybrid: "1" }, { simple_fuel: "Hybrid" }],
    [{ is_electric: "1", Fuel: "Petrol" }, { simple_fuel: "Petrol" }],
    [{ cartransmission: "m" }, { simple_transmission: "Manual" }],
    [{ "ad.attributes.carcolour": "red" }, { colour: "Red" }],
    [{ "MY/Build": "MY21/2020" }, { year: 2019 }],
  ])("CAR-001 %o", (cells, expected) => expect(facts({ ...car, ...cells })).toMatchObject(expected));

  test("CAR-009 a model year and the year of building in one column", () => {
    expect(facts({ Make: "Kia", Model: "Rio", "MY/Build": "MY21/2020" }).year).toBe(2020);
  });

  test("CAR-031 a plate behind a dash is the car's", () => {
    const post = "2019 Kia Rio S - $12,990 - 40,210km - Auto Petrol - White - rego KJG89B";
    expect(facts({ Title: post })).toMatchObject({ regplate: "KJG89B", price: 12_990, km: 40_210 });
  });
});

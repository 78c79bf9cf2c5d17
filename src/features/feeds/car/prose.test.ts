import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const { Year: _year, ...YEARLESS } = BASE;

describe("what a title or a description tells, where no column does", () => {
  test("CAR-011 CAR-013 CAR-015 every fact of a description is read, and a warning says so", () => {
    const { car, warned } = build({
      "Stock No": "1",
      Make: "Hyundai",
      Model: "i30",
      Description:
        "2018 Hyundai i30 Active in black, automatic, petrol hatch, 139,172 kms. Electric windows, owner's manual. VIN: KMHD35LEXJU123456 Rego: ABC12D",
    });
    expect(car).toMatchObject({
      year: 2018,
      colour: "Black",
      simple_transmission: "Automatic",
      simple_fuel: "Petrol",
      simple_body: "Hatch",
      km: 139_172,
      vin: "KMHD35LEXJU123456",
      regplate: "ABC12D",
    });
    expect(warned).toMatchObject({ "told-in-words": 1, "year-from-title": 1 });
  });

  test("CAR-013 labels count before prose, and columns before both", () => {
    const { car } = build({
      ...BASE,
      Details: "Odometer: 188923 km showing. Transmission: Manual. Colour: White. Service every 10,000 km.",
    });
    expect(car).toMatchObject({ km: 188_923, simple_transmission: "Manual", colour: "White" });
    const full = { ...BASE, Transmission: "Manual", Colour: "Red", Kms: "5000" };
    const said = build({ ...full, Comments: "Transmission: Automatic. Colour: White. Odometer: 99,000 km." });
    expect(said.car).toMatchObject({ simple_transmission: "Manual", colour: "Red", km: 5000 });
    expect(said.warned["told-in-words"]).toBeUndefined();
  });

  test.each([
    ["2018 Kia Rio S Auto Dual Cab", { simple_transmission: "Automatic" }],
    ["2018 Kia Rio Diesel", { simple_fuel: "Diesel" }],
    ["2018 Kia Rio, 45,000 km", { km: 45_000 }],
    ["2018 Kia Rio Hatch", { simple_body: "Hatch" }],
  ])("CAR-009 the title %s", (Title, facts) => expect(build({ ...BASE, Title }).car).toMatchObject(facts));

  test.each([
    "Electric windows, electric seats and an owner's manual.",
    "7 year / 160,000 km warranty. Next service at 60,000 km or 12 months.",
    "Delivery within 500 km. Range 450 km. 0-100 km/h in 6 s.",
    "In black leather, with white stitching. In great condition.",
    "Between 45,000 kms and 60,000 kms on the engine.",
    "Registered in NSW. Reg: none.",
  ])("nothing is read from: %s", (Comments) => {
    const { car } = build({ ...BASE, Comments });
    expect(car).toMatchObject({
      simple_transmission: null,
      simple_fuel: null,
      km: null,
      colour: null,
      simple_body: null,
      regplate: null,
    });
  });
});

describe("CAR-006 the year, where no column names it", () => {
  const yearOf = (cells: Record<string, string>) => {
    const { car, warned } = build({ ...YEARLESS, ...cells });
    return [car?.year ?? null, Object.keys(warned).find((kind) => kind.startsWith("year-")) ?? null];
  };

  test.each([
    [{ "Build Date": "2012 - 07" }, 2012, null],
    [{ "Build Date": "2012–04" }, 2012, null],
    [{ "Compliance Date": "11/2017" }, 2017, "year-from-title"],
    [{ BUILD_DT: "01/2018" }, 2018, "year-from-title"],
    [{ Title: "06/2014 KIA RIO S" }, 2014, "year-from-title"],
    [{ Title: "Kia Rio 2015 S Auto" }, 2015, "year-from-title"],
    [{ Description: "Year: 2016. One owner." }, 2016, "year-from-title"],
    [{ Age: "7" }, 2019, "year-from-age"],
    [{ VIN: "KNADC512BG6123456" }, 2016, "year-from-vin"],
    [{ VIN: "1FM5K8D80FGA12345" }, 2015, "year-from-vin"],
    [{ VIN: "1FMFU18L03LA12345" }, 2003, "year-from-vin"],
    [{ VIN: "6G1FA8E53DL123456" }, 2013, "year-from-vin"],
  ])("%o gives %i", (cells, year, warning) => {
    expect(yearOf(cells as unknown as Record<string, string>)).toEqual([year, warning]);
  });

  test.each([
    { Date: "2024-03-01" },
    { Age: "400" },
    { VIN: "JTMHV05J604123456" },
    { VIN: "WBA3A5C50DF123456" },
    { Title: "Kia Rio 2000 km" },
  ])("%o gives none", (cells) => expect(yearOf(cells as unknown as Record<string, string>)).toEqual([null, null]));

  test("a model that is a number is no year", () => {
    const { car } = build({ "Stock No": "1", Title: "Peugeot 2008 Allure 2021", Condition: "Used" });
    expect(car).toMatchObject({ make: "Peugeot", model: "2008", year: 2021, badge: "Allure" });
  });
});

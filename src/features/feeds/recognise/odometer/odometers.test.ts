import { describe, expect, test } from "vitest";
import { build } from "../../car/testing.ts";

type Row = Record<string, string>;
const kmOf = (...rows: Row[]) => build(...rows).built.map(({ car }) => car?.km);
const with3 = (row: Row, one: Row, other: Row) => [row, { ...row, ...one }, { ...row, ...other }] as const;

describe("CAR-013 odometers in thousands", () => {
  const car = { Make: "Kia", Model: "Rio", Price: "9990" };
  test("are told by used cars whose readings are all small, with a warning", () => {
    const { built, warned } = build(
      { ...car, Year: "2012", Ks: "132" },
      { ...car, Year: "2019", Ks: "85" },
      { ...car, Year: "2016", Ks: "98.5" },
    );
    expect(built.map((one) => one.car?.km)).toEqual([132_000, 85_000, 98_500]);
    expect(warned["km-thousands"]).toBe(3);
  });

  test("are not those of new cars, nor of a list that has a whole reading", () => {
    const delivered = ["132", "85", "98"].map((Ks) => ({ ...car, Year: "2026", Ks }));
    expect(kmOf(...delivered)).toEqual([132, 85, 98]);
    const few = ["12", "5", "9"].map((Ks, at) => ({ ...car, Year: String(2012 + at * 3), Ks }));
    expect(kmOf(...few)).toEqual([12, 5, 9]);
    expect(
      kmOf(
        { ...car, Year: "2012", Ks: "132000" },
        { ...car, Year: "2019", Ks: "85" },
        { ...car, Year: "2025", Ks: "12" },
      ),
    ).toEqual([132_000, 85, 12]);
  });
});

describe("CAR-013 a list without units comes from a country of miles", () => {
  const used = { Make: "Ford", Model: "Fiesta", Year: "2019", Mileage: "10000" };
  const MILES = 16_093;

  test.each([
    ["British plates", with3({ ...used, Reg: "YK19 ABC" }, { Reg: "BD68XYZ" }, { Reg: "LS17 KLM" })],
    ["pounds", with3({ ...used, Price: "£9,995" }, { Price: "£7,495" }, { Price: "£8,000" })],
    ["American states", with3({ ...used, State: "TX" }, { State: "CA" }, { State: "FL" })],
    [
      "cars that only America knows, in a portal's bodies",
      with3({ ...used, Model: "Fusion", Color: "Red", Body: "SUV / Crossover" }, { Body: "Minivan" }, {}),
    ],
    [
      "cars that only America knows, in American bodies",
      with3(
        { ...used, Model: "Fusion", Body: "4D Sedan" },
        { Make: "GMC", Model: "Sierra", Body: "Crew Cab Pickup" },
        {},
      ),
    ],
    ["a make that only Britain has", with3({ ...used, Make: "Vauxhall", Model: "Astra" }, {}, { Make: "Kia" })],
    ["the form of a British site", with3({ ...used, "*Action(Country=GB|Currency=GBP)": "Revise" }, {}, {})],
    ["British papers", with3({ ...used, "V5 Registration Document": "Present" }, {}, {})],
    ["the digits that say how old British plates are", with3({ ...used, reg_code: "69" }, { reg_code: "14" }, {})],
  ])("%s", (_, rows) => {
    expect(kmOf(...rows)).toEqual([MILES, MILES, MILES]);
  });

  test.each([
    ["Australian plates", with3({ ...used, Reg: "ABC12D" }, { Reg: "1AB2CD" }, { Reg: "S123ABC" })],
    ["one American sign alone", with3({ ...used, Color: "Red" }, {}, {})],
    [
      "cars that were built elsewhere, in an American system's columns",
      with3(
        { ...used, Color: "Red", Fuel: "Gasoline", Body: "4D Sedan", VIN: "JTNKY3JH60J114205" },
        { VIN: "MPBUMFF50JX178432" },
        { VIN: "MPBUMFF50JX178433" },
      ),
    ],
    [
      "the only make of a dealer in Australia",
      with3(
        { ...used, Make: "Jeep", Model: "Wrangler", VIN: "1C4HJXDN0LW123456", Color: "Red" },
        { VIN: "1C4HJXDN0LW123457" },
        { VIN: "1C4HJXDN0LW123458" },
      ),
    ],
    [
      "a Canadian province",
      with3({ ...used, Model: "Fusion", Body: "4D Sedan", Color: "Red", State: "ON" }, { State: "BC" }, {}),
    ],
    [
      "American cars with American words in Arabia",
      with3(
        {
          Make: "GMC",
          Type: "Yukon",
          Year: "2019",
          Fuel_Type: "Gas",
          Color: "Red",
          Mileage: "10000",
          Region: "Riyadh",
        },
        { Make: "Chevrolet", Type: "Tahoe" },
        { Make: "Ford", Type: "Taurus", Region: "Jeddah" },
      ),
    ],
    [
      "English headings over places in another script",
      with3(
        {
          Make: "Toyota",
          Model: "Sienna",
          Year: "2018",
          Fuel: "gasoline",
          Color: "red",
          Mileage: "10000",
          Place: "Минская обл.",
        },
        { Make: "Acura", Model: "Rogue" },
        { Make: "Acura", Model: "Venza", Place: "Одесса" },
      ),
    ],
    ["a Vauxhall in New Zealand", with3({ ...used, WOF: "12/03/2027" }, {}, { Make: "Vauxhall", Model: "Viva" })],
    ["years of registration in two digits", with3({ ...used, "Reg Yr": "19" }, { "Reg Yr": "14" }, {})],
  ])("but not %s", (_, rows) => {
    expect(new Set(kmOf(...rows))).toEqual(new Set([10_000]));
  });
});

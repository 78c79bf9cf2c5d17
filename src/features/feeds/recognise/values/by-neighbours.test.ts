import { describe, expect, test } from "vitest";
import { fields, recognise } from "../testing.ts";

const YEARS = ["2016", "2018", "2020", "2022", "2023"];
const PRICES = ["13990", "19990", "27990", "36990", "44990"];
const DISTANCES = ["142870", "98455", "61220", "31200", "9870"];

describe("columns are told by their values and by those beside them", () => {
  test("CAR-009 letters below a heading that nobody knows are gearboxes and fuels", () => {
    const make = ["Kia", "Kia", "Ford", "Ford", "Kia", "Kia"];
    expect(fields({ Make: make, Drv: ["A", "M", "A", "A", "M", "A"] })).toMatchObject({ Drv: "transmission" });
    expect(fields({ Make: make, Runs: ["D", "P", "P", "E", "P", "D"] })).toMatchObject({ Runs: "fuel" });
    for (const grades of ["AABBCA", "AAAAAA", "MMMMMM"])
      expect(fields({ Make: make, "Grp.": [...grades] }), grades).toEqual({ Make: "make" });
  });

  test("CAR-012 of two columns of one name the one that falls with newer years is the odometer", () => {
    const columns = { Year: YEARS, Value: DISTANCES, "Value (2)": PRICES };
    expect(fields(columns)).toEqual({ Year: "year", Value: "km", "Value (2)": "price" });
    expect(fields({ Year: YEARS, Value: PRICES, "Value (2)": DISTANCES })).toMatchObject({ "Value (2)": "km" });
    // Where the file has an odometer, both are amounts.
    expect(fields({ ...columns, Odometer: DISTANCES })).toMatchObject({ Value: "price", Odometer: "km" });
  });

  test("CAR-005 seventeen signs below a vague heading are VINs and no stock numbers", () => {
    const vins = ["JTNKY3JH60J114205", "MPBUMFF50JX178432", "WVWZZZAUZKW123456"];
    expect(fields({ Number: ["A1", "A2", "A3"], "Number (2)": vins })).toEqual({
      Number: "stocknum",
      "Number (2)": "vin",
    });
  });

  test("CAR-008 the models of the makes beside them are the models, whatever the heading says", () => {
    const Brand = ["Kia", "Kia", "Kia", "Kia"];
    const lines = ["Sportage", "Carnival", "Niro", "Picanto"];
    const descriptions = ["SX 2.0 Petrol FWD", "Platinum Diesel", "HEV S", "Sport"];
    expect(fields({ Brand, Carline: lines, "Model Description": descriptions })).toEqual({
      Brand: "make",
      Carline: "model",
      "Model Description": "badge",
    });
    expect(fields({ Brand, Model: lines, "Model Description": descriptions })).toMatchObject({ Model: "model" });
  });

  test("CAR-014 amounts that rise with the years in the names are prices", () => {
    const cars = YEARS.map((year) => `${year} Kia Rio S`);
    expect(fields({ Car: cars, Klms: DISTANCES, Dosh: PRICES })).toMatchObject({ Car: "title", Dosh: "price" });
  });

  test("a plate among a record's numbers, and India's plates", () => {
    const plates = ["MH12AB1234", "MH14KT6799", "DL03CAF4411"];
    expect(fields({ "RTO no": plates })).toEqual({ "RTO no": "regplate" });
    expect(fields({ "ids.r": ["1ACP599", "S363BLH", "289FT6"], "ids.x": ["7", "9", "4"] })).toEqual({
      "ids.r": "regplate",
    });
  });

  test("CAR-004 codes are no sums of the books, whatever the heading says, and amounts may be", () => {
    expect(fields({ Asset: ["U19677", "U22847", "U26285"] })).toEqual({ Asset: "stocknum" });
    expect(fields({ Year: YEARS, Asset: PRICES })).toEqual({ Year: "year", Asset: "cost" });
  });

  test("numbers named as Germanic languages name them, and headings of a currency alone", () => {
    expect(fields({ Voorraadnr: ["1180", "1181", "1182"] })).toEqual({ Voorraadnr: "stocknum" });
    for (const sign of ["£", "€", "Dollars"]) expect(fields({ [sign]: PRICES }), sign).toEqual({ [sign]: "price" });
  });

  test("CAR-012 a heading that is the unit of miles alone says that the numbers are miles", () => {
    const { choices } = recognise({ YR: YEARS, MI: DISTANCES });
    expect(choices.find(({ column }) => column === "MI")).toMatchObject({ field: "km", transforms: ["miles"] });
  });
});

import { describe, expect, test } from "vitest";
import { build } from "../../car/testing.ts";
import { fields } from "../testing.ts";

describe("CAR-006 a title is told by the vehicles that it names", () => {
  const VEHICLE = ["17 CHEVROLET MALIBU LT", "22 FORD EXPLORER XLT", "14 FORD ESCAPE SE", "21 TOYOTA CAMRY XSE"];

  test.each([
    [["IN HAND", "CLEAN", "REBUILT", "SALVAGE"]],
    [["Clean title", "Clean title", "Salvage title", "Flood"]],
    [["Held", "See office", "Monday", "Held"]],
  ])("and no column of what became of the papers: %j", (papers) => {
    const found = fields({ Vehicle: VEHICLE, Price: ["9990", "8990", "7990", "6990"], Title: papers });
    expect(found).toMatchObject({ Vehicle: "title", Price: "price" });
    expect(found).not.toHaveProperty("Title");
  });

  test("the papers alone are no names, and what a dealer calls a car stays its title", () => {
    expect(fields({ Make: "Kia", Model: "Rio", Title: "Clean" })).not.toHaveProperty("Title");
    const own = {
      Vehicle: VEHICLE,
      Title: ["2017 Chevrolet Malibu LT", "2022 Ford Explorer", "2014 Ford Escape", "x"],
    };
    expect(fields(own)).toMatchObject({ Title: "title" });
    expect(fields({ Make: "Kia", Title: ["Rio, as new", "Picanto, one owner"] })).toMatchObject({ Title: "title" });
  });

  const MAKES = ["FORD", "BMW", "SKODA", "LEXUS", "BMW"];
  const UNITS = [
    "09 FALCON G6E SDN A/T",
    "12 1 SERIES 118I SPORT LINE HTCH A/T",
    "22 KODIAQ 132TSI WGN A/T",
    "16 NX NX300H LUXURY HYBRID WGN A/T",
    "96 3 SERIES 328I SDN A/T",
  ];

  test("a column of models behind short years is the title, whatever else its words name", () => {
    const rows = UNITS.map((Unit, at) => ({ MAKE: MAKES[at] ?? "", UNIT: Unit, KS: `${90 + at}K` }));
    const { built } = build(...rows);
    expect(built.map(({ car }) => [car?.year, car?.make, car?.model, car?.simple_transmission])).toEqual([
      [2009, "Ford", "Falcon", "Automatic"],
      [2012, "BMW", "1 Series", "Automatic"],
      [2022, "Skoda", "Kodiaq", "Automatic"],
      [2016, "Lexus", "NX", "Automatic"],
      [1996, "BMW", "3 Series", "Automatic"],
    ]);
  });

  test("but no column of gearboxes, of other makes' models or of names that have a heading", () => {
    expect(fields({ MAKE: MAKES, Shift: ["Auto", "A/T", "Manual", "CVT", "A/T"] })).toMatchObject({
      Shift: "transmission",
    });
    expect(fields({ MAKE: MAKES, Code: UNITS.toReversed() })).not.toMatchObject({ Code: "title" });
    expect(fields({ MAKE: MAKES, Model: UNITS })).toMatchObject({ Model: "model" });
  });
});

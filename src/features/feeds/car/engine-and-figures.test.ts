import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

/** A row by whose values the columns are recognised. */
const BESIDE = {
  ...BASE,
  "Stock No": "U2",
  "Engine cc": "1998",
  Cylinders: "4",
  "Fuel economy": "7.1",
  "Fuel tank": "60",
  Ancap: "5",
  GVM: "2400",
  Gearbox: "Manual",
};
const read = (cells: Record<string, string>) => {
  const { car, warned } = build({ ...BASE, ...cells }, BESIDE);
  return { car, warned: Object.keys(warned) };
};

describe("CAR-076 CAR-077 CAR-078 the engine", () => {
  test.each([
    [{ "Engine cc": "1998" }, { enginesize: 1998, enginesize_litres: 2 }, []],
    [{ "Engine cc": "Big" }, null, ["engine-unread"]],
    [{ "Engine cc": "0" }, null, []],
    [{ "Engine cc": "0.0" }, null, []],
    [{ "Engine cc": "0 cc" }, null, []],
    [{ Engine: "V6" }, { cylinders: 6 }, []],
    [{ Engine: "Turbo" }, { induction: "Turbo" }, []],
    [{ Engine: "Nice" }, null, []],
    [{ Engine: "2.0L Turbo", Induction: "Twin Turbo" }, { induction: "Twin Turbo", enginesize_litres: 2 }, []],
    [{ Engine: "2.0L 4 cyl", "Engine cc": "1998" }, { cylinders: 4, enginesize: 1998, enginesize_litres: 2 }, []],
    [{ Engine: "V6 3.5", Cylinders: "" }, { cylinders: 6, enginesize_litres: 3.5 }, []],
    [{ Engine: "V6 3.5", Cylinders: "4" }, { cylinders: 4, enginesize_litres: 3.5 }, []],
    [{ Cylinders: "0" }, null, []],
    [{ Cylinders: "Rotary" }, null, []],
    [{ Cylinders: "Electric" }, null, []],
    [{ Cylinders: "Other" }, null, []],
    [{ Cylinders: "many" }, null, ["count-unread"]],
    [{ "Engine cc": "1998", EngineSize: "2000" }, { enginesize: 1998, enginesize_litres: 2 }, []],
  ] as const)("%o is %o, warned of %j", (cells, variant, warned) => {
    const { car, warned: said } = read(cells as unknown as Record<string, string>);
    expect(car?.variant).toEqual(variant);
    expect(car?.engine_size ?? undefined).toBe((variant as { enginesize?: number } | null)?.enginesize);
    expect(said).toEqual(warned);
  });
});

describe("CAR-079 the maker's figures, within what can be", () => {
  test.each([
    ["Fuel economy", "0.1", { fuelconsumptioncombined: 0.1 }],
    ["Fuel economy", "0.09", null],
    ["Fuel economy", "60", { fuelconsumptioncombined: 60 }],
    ["Fuel economy", "60.1", null],
    ["Fuel economy", "7.125", { fuelconsumptioncombined: 7.125 }],
    ["Fuel economy", "low", null],
    ["Fuel tank", "1", { fuelcapacity: 1 }],
    ["Fuel tank", "0.9", null],
    ["Fuel tank", "2000 L", { fuelcapacity: 2000 }],
    ["Fuel tank", "2001 L", null],
    ["Ancap", "1", { ancaprating: 1 }],
    ["Ancap", "5", { ancaprating: 5 }],
    ["Ancap", "6", null],
    ["GVM", "2,400 kg", { grossvehiclemass: 2400 }],
    ["GVM", "light", null],
  ])("%s %s is %o", (heading, cell, variant) => {
    expect(read({ [heading]: cell }).car?.variant).toEqual(variant);
  });
});

describe("CAR-066 CAR-074 gearbox and gears", () => {
  test.each([
    [{ Gearbox: "Automatic", Gears: "8" }, "Automatic", "Automatic", 8, null],
    [{ Gearbox: "6 speed manual", Gears: "5" }, "Manual", "6 speed manual", 6, null],
    [{ Gears: "5 speed automatic" }, "Automatic", null, 5, null],
    [{ Gearbox: "CVT" }, "Automatic", "CVT", null, { geartype: "CVT" }],
    [{ Gearbox: "7 speed dual clutch" }, "Automatic", "7 speed dual clutch", 7, { geartype: "7 speed dual clutch" }],
    [{ Gearbox: "Magic" }, null, "Magic", null, null],
    [{}, null, null, null, null],
  ])("%o is %s, %j with %s gears", (cells, simple_transmission, trans, gearnum, variant) => {
    const { car } = read(cells as Record<string, string>);
    expect(car).toMatchObject({ simple_transmission, trans, gearnum });
    expect(car?.variant).toEqual(variant);
  });
});

describe("CAR-011 CAR-012 colours", () => {
  const colours = (cells: Record<string, string>) => {
    const { car, warned } = build({ ...BASE, ...cells }, { ...BASE, "Stock No": "U2", Colour: "Red" });
    return [car?.colour, car?.interior_colour, car?.extras, Object.keys(warned)];
  };
  test.each([
    [{ Colour: "White" }, "White", null, {}, []],
    [{ Colour: "wHiTe" }, "White", null, {}, []],
    [{ Colour: "Glacier White" }, "White", null, { colour: "Glacier White" }, []],
    [{ Colour: "Whtie" }, "White", null, {}, ["colour-misspelt"]],
    [{ Colour: "Multi" }, null, null, { Colour: "Multi" }, []],
    [{ Colour: "No colour" }, null, null, { Colour: "No colour" }, []],
    [{ Colour: "Fuji" }, null, null, { Colour: "Fuji" }, ["colour-unknown"]],
    [{ ColourExtInt: " Red /  Tan " }, "Red", "Tan", {}, []],
    [{ ColourExtInt: "Red / -" }, "Red", null, {}, []],
    [{ ColourExtInt: "Red / Tan", "Interior Colour": "Black" }, "Red", "Black", {}, []],
    [{ ColourExtInt: "Red / Tan", Colour: "Blue" }, "Red", "Tan", { Colour: "Blue" }, []],
  ])("%o", (cells, outside, inside, extras, warned) => {
    expect(colours(cells as unknown as Record<string, string>)).toEqual([outside, inside, extras, warned]);
  });
});

describe("CAR-014 CAR-015 prices in columns of their own", () => {
  test.each([
    [{ Price: "20000", "Special Price": "$9,000 - $11,000" }, 20_000, null, []],
    [{ Price: "20000", "Special Price": "$89 p/w" }, 20_000, null, []],
    [{ Price: "20000", "Special Price": "ask" }, 20_000, null, []],
    [{ Price: "20000", "Special Price": "17,500" }, 20_000, 17_500, []],
    [{ Price: "cheap as chips" }, null, null, ["price-unread"]],
    [{ Price: "0" }, null, null, []],
  ])("%o", (cells, price, offer_price, warned) => {
    const built = build(
      { ...BASE, ...(cells as unknown as Record<string, string>) },
      { ...BASE, "Stock No": "U2", Price: "9990" },
    );
    expect(built.car).toMatchObject({ price, offer_price });
    expect(Object.keys(built.warned)).toEqual(warned);
  });
});

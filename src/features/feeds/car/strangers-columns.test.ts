import { describe, expect, test } from "vitest";
import { readDistance } from "../normalise/figures/distance.ts";
import { yearOfPlate } from "../normalise/figures/plate-year.ts";
import { readPrice } from "../normalise/figures/price.ts";
import { simpleFuel } from "../normalise/kinds/fuel.ts";
import { simpleTransmission } from "../normalise/kinds/transmission.ts";
import { BASE, build } from "./testing.ts";

describe("what lists of strangers say", () => {
  test.each([
    ["25,99O", 25990],
    ["$l5,990", 15990],
    ["4I 990", 41990],
  ])("CAR-014 a letter in place of a digit: %s", (text, amount) => {
    expect(readPrice(text)).toMatchObject({ kind: "amount", amount });
  });

  test("CAR-012 and of kilometres; words stay words", () => {
    expect(readDistance("l02,300")).toMatchObject({ km: 102_300 });
    expect(readDistance("88O00 km")).toMatchObject({ km: 88_000 });
    for (const text of ["POA", "2.0 l", "Io", "O"]) expect(readPrice(text).kind, text).not.toBe("amount");
  });

  test.each([
    ["201-G-40124", 2020],
    ["12-D-1234", 2012],
    ["191D12345", 2019],
    ["98-KE-77", 1998],
    ["AB19 CDE", 2019],
    ["LK71XYZ", 2021],
    ["AB02 CDE", 2002],
  ])("CAR-012 the plate %s tells the year", (plate, year) => {
    expect(yearOfPlate(plate)).toBe(year);
  });

  test("other plates tell none", () => {
    for (const plate of [
      "ABC12D",
      "AB12CD",
      "1ABC123",
      "S123BCD",
      "123ABC",
      "12 1234",
      "CA 123-456",
      "12D34",
      "251KE3",
      "262WD4",
    ])
      expect(yearOfPlate(plate), plate).toBe(null);
  });

  test("CAR-012 the year comes from the plate where nothing else names it", () => {
    const { Year: _, ...unnamed } = BASE;
    const told = build({ ...unnamed, Reg: "201-G-40124" });
    expect(told.car?.year).toBe(2020);
    expect(told.warned["year-from-plate"]).toBe(1);
    expect(build({ ...BASE, Reg: "201-G-40124" }).car?.year).toBe(2019);
  });

  test("CAR-007 the name of a team beside its make is all that the row tells of the model", () => {
    expect(build({ ...BASE, Make: "Mercedes", Model: "AMG" }).car).toMatchObject({
      make: "Mercedes-Benz",
      model: "AMG",
    });
  });

  test("CAR-110 a home on wheels with a gearbox or kilometres is a motorhome", () => {
    const van = { "Stock No": "U1", Make: "Jayco", Model: "Conquest", Year: "2019", Berths: "4" };
    expect(build({ ...van, Transmission: "Automatic" }).car?.simple_body).toBe("Motorhome");
    expect(build({ ...van, Odometer: "41200" }).car?.simple_body).toBe("Motorhome");
    expect(build(van).car?.simple_body).toBe("Caravan");
    expect(build({ ...van, "Body Type": "Caravan", Odometer: "41200" }).car?.simple_body).toBe("Caravan");
  });

  test("CAR-009 gearboxes that shift by themselves, and a plug-in by its short name", () => {
    expect(simpleTransmission("Manuelle robotisée")).toBe("Automatic");
    expect(simpleTransmission("Manuelle")).toBe("Manual");
    expect(simpleFuel("PHV")).toBe("PHEV");
  });

  test("CAR-012 a colour that ends as the word for a range does hides no kilometres", () => {
    expect(build({ ...BASE, Title: "2018 Kia Rio S Automatic Orange 87654km" }).car?.km).toBe(87_654);
  });

  test("CAR-009 a description that begins with the model tells the badge, though the make stands beside it", () => {
    const rows = ["Amarok TDI550 Highline 2018", "911 Carrera 2013", "CX-3 Maxx 2017"].map((name, at) => ({
      "Stock No": `U${at}`,
      Make: ["Volkswagen", "Porsche", "Mazda"][at] ?? "",
      "Mod Desc": name,
      Price: `${18_990 + at}`,
    }));
    expect(build(...rows).built.map(({ car }) => car?.badge)).toEqual(["TDI550 Highline", "Carrera", "Maxx"]);
  });

  test("CAR-007 short words of systems: a diesel, a plate's path, a drive-away flag, a badge beside the series", () => {
    const said = {
      ...BASE,
      Fuel: "DIE",
      "ident.plate.no": "8WM1TR",
      "D/A?": "Y",
      Price: "24990",
      "Ser/Bdg": "GT-Line",
    };
    const expected = { simple_fuel: "Diesel", regplate: "8WM1TR", price_type: "Drive away", badge: "GT-Line" };
    expect(build(said).car).toMatchObject(expected);
    const priced = build(
      { ...BASE, Price: "24990", egc_dap: "EGC" },
      { ...BASE, "Stock No": "U2", Price: "23990", egc_dap: "DAP" },
    );
    expect(priced.built.map(({ car }) => car?.price_type)).toEqual(["Excl. gov. charges", "Drive away"]);
    expect(build({ ...BASE, "Prys (R)": "329 900" }).car?.price).toBe(329_900);
  });

  test.each([
    ["2021 Honda Grom, yellow, 5,971 km, $2,690 ride away", null, "Yellow", "Drive away"],
    ["2018 Harley-Davidson Softail Fat Boy, black, 22,779 km, $24,990", "Fat Boy", "Black", null],
    ["2019 Kia Rio, auto, white, $12,990 + ORC", null, "White", "Excl. gov. charges"],
  ])(
    "CAR-009 %s: a fact is no badge, and what follows the price says what it includes",
    (Vehicle, badge, colour, type) => {
      expect(build({ "Stock No": "U1", Vehicle }).car).toMatchObject({ badge, colour, price_type: type });
    },
  );

  test("CAR-020 a name that ends with SOLD is of a sold vehicle, and one that must be sold is not", () => {
    const status = (Vehicle: string) => build({ "Stock No": "U1", Vehicle, Price: "$15,990" }).car?.status;
    expect(status("2016 Toyota Corolla Ascent SOLD")).toBe("sold");
    expect(status("2016 Toyota Corolla Ascent must be sold")).toBe("in_stock");
    expect(build({ "Stock No": "U1", Vehicle: "2016 Kia Rio S DEPOSIT TAKEN" }).car?.reserved).toBe(true);
  });

  test("CAR-110 a van that is told from a people mover by its badge is a van", () => {
    const staria = { "Stock No": "U1", Make: "Hyundai", Model: "Staria", Year: "2022" };
    expect(build({ ...staria, Badge: "Load" }).car?.simple_body).toBe("Van");
    expect(build({ ...staria, Badge: "Elite" }).car?.simple_body).toBe("People Mover");
  });
});

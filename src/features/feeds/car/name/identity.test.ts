import { describe, expect, test } from "vitest";
import { BASE, build } from "../testing.ts";

describe("what vehicle it is", () => {
  test("CAR-007 CAR-008 CAR-009 a make cut at its space is made whole, model and badge come from the title", () => {
    const { car, warned } = build({
      Brand: "Land",
      Year: "2017",
      Model: "Rover",
      Title: "2017 Land Rover Range Rover Evoque TD4 180",
      UsedOrNew: "USED",
    });
    expect(car).toMatchObject({
      make: "Land Rover",
      model: "Range Rover Evoque",
      badge: "TD4 180",
      name: "2017 Land Rover Range Rover Evoque TD4 180",
    });
    expect(warned).toMatchObject({ "make-split": 1, "model-from-title": 1 });
  });

  test("CAR-009 a badge that a spreadsheet broke comes from the title, without the series", () => {
    const { car, warned } = build({
      ...BASE,
      Make: "Honda",
      Model: "HR-V",
      Variant: "#NAME?",
      Series: "MY20",
      Name: "2019 Honda HR-V +luxe MY20",
    });
    expect(car).toMatchObject({ badge: "+luxe", series: "MY20" });
    expect(warned["spreadsheet-error"]).toBe(1);
  });

  test("CAR-008 numbers are models too", () => {
    expect(build({ ...BASE, Make: "Mazda", Model: "3.0" }).car).toMatchObject({ model: "3" });
    expect(build({ ...BASE, Make: "Porsche", Model: "911" }).car).toMatchObject({ model: "911" });
  });

  test("CAR-006 CAR-007 CAR-008 without make, model or a year that can be the row is refused with its reason", () => {
    expect(build({ ...BASE, Make: "nan" }).problem).toMatchObject({ reason: "the row names no make" });
    expect(build({ ...BASE, Model: "- / -" }).problem).toMatchObject({ reason: "the row names no model" });
    expect(build({ ...BASE, Year: "" }).problem).toMatchObject({ reason: "the row names no year" });
    expect(build({ ...BASE, Year: "2099" }).problem).toEqual({
      column: "Year",
      value: "2099",
      reason: "vehicles are of 2027 at the latest",
    });
    expect(build({ ...BASE, Year: "2027" }).problem).toBeNull();
  });

  test("CAR-098 a caravan may lack its year", () => {
    const { car } = build({
      "Stock No": "C1",
      Make: "Jayco",
      Model: "Journey",
      Year: "",
      Type: "Caravan",
      Berths: "4",
      "ATM (kg)": "2700",
      "Length (ft)": "17'6\"",
    });
    expect(car).toMatchObject({
      year: null,
      item_type: "caravan",
      simple_body: "Caravan",
      specifications: { sleeps: 4, aggregate_trailer_mass: 2700, body_length: 5334 },
    });
  });

  test("CAR-064 CAR-098 Truck is a ute of a maker of cars, a truck of a maker of trucks or above 4.5 tonnes", () => {
    const row = { "Stock No": "1", Year: "2020", "Body Type": "Truck" };
    expect(build({ ...row, Make: "Ford", Model: "F-150" }).car).toMatchObject({ item_type: "car", simple_body: "Ute" });
    expect(build({ ...row, Make: "Hino", Model: "500" }).car).toMatchObject({
      item_type: "truck",
      simple_body: "Truck",
    });
    expect(build({ ...row, Make: "Ford", Model: "F-650", GVM: "11000" }).car).toMatchObject({
      item_type: "truck",
      simple_body: "Truck",
    });
  });

  test("CAR-098 in a list of motorcycles, Hondas are motorcycles", () => {
    const bikes = ["Yamaha", "Kawasaki", "Ducati", "Honda"].map((Make, at) => ({
      "Stock No": `M${at}`,
      Make,
      Model: "X",
      Year: "2020",
    }));
    expect(build(...bikes).built.map(({ car }) => car?.item_type)).toEqual(Array(4).fill("motorcycle"));
  });
});

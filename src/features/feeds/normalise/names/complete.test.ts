import { describe, expect, test } from "vitest";
import { beginsWithModel, completedModel, showsCut, splitMakeCell } from "./complete.ts";

describe("CAR-008 a model cut at a space", () => {
  test.each([
    ["Jeep", "Grand", "Cherokee Limited", false, "Grand Cherokee", "Limited"],
    ["Jeep", "Grand", "Cherokee", false, "Grand Cherokee", ""],
    ["BMW", "3", "Series 320i", false, "3 Series", "320i"],
    ["Land Rover", "", "Discovery Sport HSE", false, "Discovery Sport", "HSE"],
    ["Land Rover", "Discovery", "Sport HSE", true, "Discovery Sport", "HSE"],
    ["Tesla", "Model", "X Long Range", false, "Model X", "Long Range"],
    ["Suzuki", "GSX", "R1000 R", true, "GSX-R1000", "R"],
  ])("%s %j before %j (the file cuts: %s)", (make, model, next, cuts, whole, badge) => {
    expect(completedModel(make, model, next, cuts)).toEqual({ model: whole, badge });
  });

  test.each([
    ["Land Rover", "Discovery", "Sport HSE", false],
    ["Jeep", "Grand", "", true],
    ["Jeep", "Grand", "Frog", true],
    ["Frog", "One", "Two", true],
    ["Toyota", "Corolla", "Ascent", true],
    ["Kawasaki", "Z900", "RS", true],
    ["Toyota", "", "Frog", true],
  ])("%s %j before %j is left as it is (the file cuts: %s)", (make, model, next, cuts) => {
    expect(completedModel(make, model, next, cuts)).toBeNull();
  });

  test.each([
    ["Jeep", "Grand", "Cherokee", 1],
    ["Jeep", "Grand", "Frog", 0],
    ["Jeep", "Grand Cherokee", "Limited", -1],
    ["Jeep", "Grand Frog", "Limited", 0],
    ["Jeep", "Grand Cherokee Frog", "Limited", 0],
    ["Land Rover", "Discovery", "Sport", 0],
    ["Toyota", "Corolla", "Ascent", 0],
  ])("%s %j before %j proves %i", (make, model, next, proof) => expect(showsCut(make, model, next)).toBe(proof));

  test.each([
    ["Toyota Hilux", "SR5", "Toyota", "HiLux", "SR5"],
    ["Toyota Hilux", "", "Toyota", "HiLux", ""],
    ["Toyota Hilux Workmate", "4x4", "Toyota", "HiLux", "Workmate 4x4"],
    ["BMW 3 Series", "320i", "BMW", "320i", null],
  ])("CAR-007 the make's cell %j beside %j", (cell, beside, make, model, badge) => {
    expect(splitMakeCell(cell, beside)).toEqual({ make, model, badge });
  });
  test.each([
    ["Toyota", "Hilux"],
    ["Land Rover", "Discovery"],
    ["BMW Group", "X5"],
    ["Frog Motors", "One"],
  ])("CAR-007 the make's cell %j beside %j names no model", (cell, beside) => {
    expect(splitMakeCell(cell, beside)).toBeNull();
  });

  test("a text begins with a model, its make before it or not", () => {
    expect(beginsWithModel("Toyota", "Corolla SX")).toBe(true);
    expect(beginsWithModel("Toyota", "Toyota Corolla")).toBe(true);
    expect(beginsWithModel("Toyota", "Frog")).toBe(false);
  });
});

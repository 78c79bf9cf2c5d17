import { describe, expect, test } from "vitest";
import { isMake, makeAtStart, mendSplitMake, readMake } from "./make.ts";
import { modelCase, modelFromDate, modelLength } from "./model.ts";
import { bodyOfModel } from "./model-bodies.ts";
import { closest } from "./spelling.ts";
import { modelAndBadge, readTitle } from "./title.ts";

describe("CAR-007 makes", () => {
  test("a make is known, guessed from a slip, or neither", () => {
    expect(readMake("KIA")).toEqual({ make: "Kia", known: true, guessed: false });
    expect(readMake("Kawasakki")).toEqual({ make: "Kawasaki", known: true, guessed: true });
    expect(readMake("FROGMOBILE")).toEqual({ make: "Frogmobile", known: false, guessed: false });
    expect([isMake("kia"), isMake("Frogmobile"), isMake("")]).toEqual([true, false, false]);
  });

  test.each([
    ["Kia", "Kia", []],
    ["Kia Rio", "Kia", ["Rio"]],
    ["Land Rover Defender", "Land Rover", ["Defender"]],
    ["Range Rover Sport", "Land Rover", ["Range", "Rover", "Sport"]],
  ])("%s begins with %s", (words, make, rest) => {
    expect(makeAtStart(words.split(" "))).toEqual({ make, rest });
  });
  test("other words begin with none", () => {
    expect([makeAtStart(["Rio", "Kia"]), makeAtStart([])]).toEqual([null, null]);
  });

  test.each([
    ["Range", "Rover Sport", "Land Rover", "Range Rover Sport"],
    ["Range", "Finder", "Range", "Finder"],
    ["Range Rover", "", "Land Rover", "Range Rover"],
    ["Range Rover", "Range Rover Sport", "Land Rover", "Range Rover Sport"],
    ["Kia", "", "Kia", ""],
    ["Alfa", "Romeo", "Alfa Romeo", ""],
    ["Hero", "Honda Splendor", "Hero Honda", "Splendor"],
    ["Mini", "Mini Cooper", "Mini", "Cooper"],
    ["Mini", "Mini 1000", "Mini", "Mini 1000"],
    ["Frog", "Frog One", "Frog", "One"],
    ["Kia", "Kia", "Kia", "Kia"],
    ["Mercedes-Benz", "Mercedes Benz C200", "Mercedes-Benz", "C200"],
    ["VW", "Volkswagen Golf", "VW", "Golf"],
  ])("%s / %s is a %s %s", (make, model, wholeMake, wholeModel) => {
    expect(mendSplitMake(make, model)).toEqual({ make: wholeMake, model: wholeModel });
  });
});

describe("a slip of spelling", () => {
  const COLOURS = ["white", "green", "grey", "blue"];
  test.each([
    ["whtie", "white"],
    ["whit", "white"],
    ["whitee", "white"],
    ["whiye", "white"],
    ["hwite", null],
    ["xhite", null],
    ["whiteee", null],
    ["whi", null],
    ["wthie", null],
    ["weiht", null],
    ["wihtx", null],
    ["gree", null],
    ["blu", null],
    ["blux", "blue"],
    ["whiet", "white"],
    ["wxxte", null],
  ])("%s is %s", (word, right) => {
    expect(closest(word, COLOURS)).toBe(right);
  });
  test("two letters may be swapped at the end", () => {
    expect([closest("bleu", ["blue"]), closest("blxy", ["blue"])]).toEqual(["blue", null]);
  });
});

describe("CAR-008 models", () => {
  test.each([
    ["Toyota", "", 0],
    ["Toyota", "Land Cruiser Prado GXL", 3],
    ["Toyota", "Land", 1],
    ["Toyota", "GT 300", 1],
    ["Honda", "CBR 999 Special", 2],
    ["Honda", "Jazz 200", 1],
    ["Honda", "Jaz 200", 1],
    ["Honda", "CBR 60", 1],
    ["Honda", "ACCORD 200", 1],
    ["Yamaha", "MT 700", 2],
    ["Kenworth", "T 123", 1],
  ])("of the words of a %s, %j, %s are the model", (make, words, count) => {
    expect(modelLength(make, words.split(" ").filter(Boolean))).toBe(count);
  });

  test.each([
    ["Saab", "9-Mar", "9-3"],
    ["Saab", "3-Sep", "9-3"],
    ["Saab", "9-Sep", "9-9"],
    ["Saab", "5-Mar", "5-3"],
    ["Mazda", "3-Sep", "3-9"],
    ["BMW", "3-May", "3-5"],
    ["Saab", "9-Foo", null],
    ["Saab", "900", null],
  ])("a %s %s was %s", (make, model, before) => {
    expect(modelFromDate(make, model)).toBe(before);
  });

  test.each([
    ["corolla", "Corolla"],
    ["corolla cross", "Corolla Cross"],
    ["Corolla cross gxl", "Corolla Cross gxl"],
    ["COROLLA Gxl", "Corolla Gxl"],
    ["ranger xlt", "Ranger XLT"],
    ["ka sport", "Ka Sport"],
    ["astra 1.8", "Astra 1.8"],
    ["cx-5 touring", "CX-5 Touring"],
    ["e200", "e200"],
  ])("%j is written %j", (model, cased) => {
    expect(modelCase(model)).toBe(cased);
  });

  test("CAR-064 a model may be sold in one body only", () => {
    expect(bodyOfModel("Toyota", "HIACE")).toBe("Van");
    expect(bodyOfModel("Ford", "F-150 +")).toBe("Ute");
    expect(bodyOfModel("Hino", "300")).toBe("Truck");
    expect(bodyOfModel("Chrysler", "300")).toBeNull();
    expect(bodyOfModel("Toyota", "Corolla")).toBeNull();
  });
});

describe("CAR-008 CAR-009 titles", () => {
  test("double blanks between words do not count", () => {
    expect(readTitle("2019  Kia   Rio S").words).toEqual(["Kia", "Rio", "S"]);
    expect(readTitle("2019 - Kia Rio").words).toEqual(["Kia", "Rio"]);
    expect(readTitle("Mercedes-Benz New C-Class").rest).toEqual(["C-Class"]);
  });

  test.each([
    ["Jeep", "Grand Cherokee Laredo", "Wrangler", "Wrangler", ""],
    ["Jeep", "Grand Cherokee Laredo", "Grand", "Grand Cherokee", "Laredo"],
    ["Toyota", "Corolla SX", "corolla", "corolla", "SX"],
    ["Toyota", "Corolla SX", "Camry", "Camry", ""],
    ["Frog", "One Two Three Four Five X", "One Two Three Four Five", "One Two Three Four Five", "X"],
    ["Frog", "One Two Three Four Five Six X", "One Two Three Four Five Six", "One Two Three Four Five Six", ""],
    ["Frog", "One", "One", "One", ""],
    ["Toyota", "Corolla Sedan", "Corollas", "Corollas", ""],
  ])("a %s titled %j whose model is %s is a %s %s", (make, words, said, model, badge) => {
    expect(modelAndBadge(make, words.split(" "), said)).toEqual({ model, badge });
  });
});

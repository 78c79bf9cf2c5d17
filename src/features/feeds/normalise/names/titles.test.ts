import { describe, expect, test } from "vitest";
import { kindOfMake, makeAtStart, makeOfModel, makeWithin, mendSplitMake, readMake } from "./make.ts";
import { casedModel, isKnownModel, kindOfModel, misspeltModel, modelCase, modelLength } from "./model.ts";
import { modelAndBadge, readTitle } from "./title.ts";
import { plateInTitle } from "./title-words.ts";

const words = (text: string) => text.split(" ").filter(Boolean);

describe("CAR-006 CAR-007 what a title says", () => {
  test.each([
    ["2017 Kia Rio S", "2017", "Kia", "Rio S"],
    ["Brand new! 2017 Kia Rio S", "2017", "Kia", "Rio S"],
    ["(2017) Kia Rio S", "2017", "Kia", "Rio S"],
    ["06/2017 Kia Rio S", "2017", "Kia", "Rio S"],
    ["Kia Rio S 2017", "2017", "Kia", "Rio S"],
    ["Kia Rio S (2017)", "2017", "Kia", "Rio S"],
    ["Kia Rio 2017 S", "2017", "Kia", "Rio S"],
    ["Kia 2017 Rio S", "2017", "Kia", "Rio S"],
    ["Kia Rio 06/2017 S Auto", "2017", "Kia", "Rio S Auto"],
    ["Built 2017 Kia Rio S", "2017", "Kia", "Rio S"],
    ["Kia Rio S", null, "Kia", "Rio S"],
    ["Kia Rio 2000 km only", null, "Kia", "Rio 2000 km only"],
    ["Kia Rio 1998 cc", null, "Kia", "Rio 1998 cc"],
    ["Peugeot 2008 Allure", null, "Peugeot", "2008 Allure"],
    ["Peugeot 2008 Allure 2021 Auto", "2021", "Peugeot", "2008 Allure Auto"],
    ["2017 Frogmobile One", "2017", null, "Frogmobile One"],
    ["Frogmobile One 2017 GT", null, null, "Frogmobile One 2017 GT"],
    ["Mercedes-Benz New C-Class C200", null, "Mercedes-Benz", "C-Class C200"],
    ["Kia All-New Rio", null, "Kia", "Rio"],
    ["Volkswagen New Beetle", null, "Volkswagen", "New Beetle"],
    ["Kia New", null, "Kia", "New"],
    ["Kia Rio S MY17", "2017", "Kia", "Rio S"],
    ["Kia Rio '17", "2017", "Kia", "Rio"],
    ["Toyota HiLux SR5 ’18", "2018", "Toyota", "HiLux SR5"],
    ["Hilux SR5 MY17", "2017", null, "Hilux SR5"],
    ["VW Golf 90TSI 14", "2014", "Volkswagen", "Golf 90TSI"],
    ["Mazda 3 14", null, "Mazda", "3 14"],
    ["Mazda 30", null, "Mazda", "30"],
    ["Jayco Journey Outback 18", null, "Jayco", "Journey Outback 18"],
    ["Big Red Tent 14", null, null, "Big Red Tent 14"],
    ["TOY COROLLA ASC SPT", null, "Toyota", "COROLLA ASC SPT"],
    ["Merc C200", null, "Mercedes-Benz", "C200"],
    ["Sub woofer", null, null, "Sub woofer"],
    ["Constructor 2017 Kia Rio", "2017", "Kia", "Rio"],
    ["Prestige Auto 2015 Toyota Camry Altise", "2015", "Toyota", "Camry Altise"],
    ["Great value, one owner, Kia Rio S", null, "Kia", "Rio S"],
    ["", null, null, ""],
  ])("%j is of %s, a %s, %j", (title, year, make, rest) => {
    const read = readTitle(title);
    expect([read.year, read.make, read.rest.join(" ")]).toEqual([year, make, rest]);
  });

  test("no year is looked for within a title that is a description", () => {
    const title = (length: number) => readTitle("Kia Rio 2017 S ".padEnd(length, "x")).year;
    expect([title(250), title(251)]).toEqual(["2017", null]);
  });
});

describe("CAR-007 a make among other words", () => {
  test.each([
    ["Kia Rio S", "Kia", "Rio S"],
    ["Jayco Toyota Camry", "Toyota", "Camry"],
    ["Jayco Journey Toyota Camry", "Jayco", "Journey Toyota Camry"],
    ["Jayco of old Sydney Toyota Camry", "Jayco", "of old Sydney Toyota Camry"],
    ["Jayco of Sydney Toyota Camry", "Toyota", "Camry"],
    ["Jayco Toyota", "Jayco", "Toyota"],
    ["Jayco Toyota Frog", "Jayco", "Toyota Frog"],
  ])("%j begins with %s, then %j", (text, make, rest) => {
    expect(makeAtStart(words(text))).toEqual({ make, rest: words(rest) });
  });

  test.each([
    ["Great value, one owner, Toyota Camry Altise", "Toyota", "Camry Altise"],
    ["Toyota Camry", "Toyota", "Camry"],
    ["Cheap Land Rover Range Rover Sport HSE with a tow bar and many other extras of the maker", "Land Rover", null],
  ])("%j holds a %s", (text, make, rest) => {
    const found = makeWithin(words(text));
    expect(found?.make).toBe(make);
    if (rest !== null) expect(found?.rest).toEqual(words(rest));
    else expect(found?.rest.join(" ")).toBe("Range Rover Sport HSE with a tow bar and many other extras of the maker");
  });
  test.each(["Toyota Frog", "Great value", ""])("%j holds none", (text) => expect(makeWithin(words(text))).toBeNull());

  test.each([
    ["Hilux SR5", "Toyota"],
    ["Grand Cherokee Laredo", "Jeep"],
    ["Rio", null],
    ["911", null],
    ["Frog One", null],
    ["", null],
  ])("CAR-007 only %j's maker sells it: %s", (text, make) => expect(makeOfModel(words(text))).toBe(make));

  test.each([
    ["Toyota", null],
    ["Yamaha", "motorcycle"],
    ["Kenworth", "truck"],
    ["Jayco", "caravan"],
    ["Honda", null],
    ["Frogmobile", null],
  ])("CAR-098 a %s is a %s, whatever its model", (make, kind) => expect(kindOfMake(make)).toBe(kind));

  test.each([
    ["Range", "Rover Sport", "Land Rover", "Range Rover Sport"],
    ["Ranger", "Rover Sport", "Ranger", "Rover Sport"],
    ["Range Rover", "Evoque", "Land Rover", "Range Rover Evoque"],
    ["Great", "Wall Cannon", "Great Wall", "Cannon"],
    ["Alfa Romeo", "Alfa Romeo Giulia", "Alfa Romeo", "Giulia"],
    ["Toyota", "Toyota Toyota Corolla", "Toyota", "Toyota Corolla"],
  ])("%s before %s is a %s %s", (make, model, whole, rest) => {
    expect(mendSplitMake(make, model)).toEqual({ make: whole, model: rest });
  });

  test("short makes are not guessed from a slip", () => {
    expect(readMake("Kai")).toEqual({ make: "Kai", known: false, guessed: false });
    expect(readMake("Toyotta")).toEqual({ make: "Toyota", known: true, guessed: true });
    expect(readMake("Audii")).toMatchObject({ known: false });
  });
});

describe("CAR-008 models", () => {
  test("are known whole, in the maker's spelling, of one kind", () => {
    expect([isKnownModel("Toyota", "COROLLA"), isKnownModel("Toyota", "Corolla SX")]).toEqual([true, false]);
    expect([casedModel("Mazda", "CX5"), casedModel("Mazda", "Frog")]).toEqual(["CX-5", "Frog"]);
    expect([kindOfModel("Toyota", "Corolla"), kindOfModel("Toyota", "Frog")]).toEqual(["car", null]);
  });

  test.each([
    ["Toyota", "Coroolla", "Corolla"],
    ["Mitsubishi", "Outlnder", "Outlander"],
    ["Toyota", "Corolla", null],
    ["Toyota", "Camri", null],
    ["Toyota", "RAVV44", null],
    ["Toyota", "Frogger", null],
    ["Frogmobile", "Corolla", null],
  ])("a %s %s with a slip is a %s", (make, model, right) => expect(misspeltModel(make, model)).toBe(right));

  test.each([
    ["Kawasaki", "XYZ 400 SE", 2],
    ["Kawasaki", "xyz 400", 1],
    ["Kawasaki", "ABCDE 400", 1],
    ["Kawasaki", "XYZ 4000", 1],
    ["Suzuki", "XYZ 400", 2],
    ["Toyota", "XYZ 400", 1],
    ["Kawasaki", "XYZ", 1],
  ])("of %s %s, %i words are the model", (make, model, count) => expect(modelLength(make, words(model))).toBe(count));

  test.each([
    ["Toyota", "Corolla Cross GX", "Corolla", "Corolla Cross", "GX"],
    ["Hyundai", "Ioniq 5 Techniq", "Ioniq", "Ioniq 5", "Techniq"],
    ["Toyota", "Prius V", "Prius", "Prius V", ""],
    ["Toyota", "Corolla SX", "Corolla", "Corolla", "SX"],
    ["Ducati", "Monster 821 Stealth", "Monster", "Monster 821", "Stealth"],
    ["Mercedes-Benz", "GLC 200 4Matic", "GLC", "GLC", "200 4Matic"],
    ["Toyota", "Land Cruiser GXL", "Land", "Land Cruiser", "GXL"],
  ])("a %s titled %j whose model is %s is a %s %s", (make, title, said, model, badge) => {
    expect(modelAndBadge(make, words(title), said)).toEqual({ model, badge });
  });

  test.each([
    ["BMW", "BMW"],
    ["FJ", "FJ"],
    ["GTRS", "GTRS"],
    ["rio", "rio"],
    ["swift", "Swift"],
    ["a3", "A3"],
    ["i30", "i30"],
    ["x-5", "X-5"],
    ["abc5", "abc5"],
    ["e55", "e55"],
    ["Mx5 gt", "Mx5 gt"],
    ["mx5 gt", "MX5 GT"],
    ["cx 5 aero", "CX 5 Aero"],
  ])("%j is written %j", (model, cased) => expect(modelCase(model)).toBe(cased));
});

test("CAR-031 what a page says of a tank is no plate, and a plate in its place is", () => {
  expect(plateInTitle("Burlingame, 31 city / 40 hwy, 44,084 mi, View Details")).toBeNull();
  expect(plateInTitle("2016 Corolla, WHITE, 96K, S412BXK, $13,800")).toBe("S412BXK");
});

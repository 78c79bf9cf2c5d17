import { describe, expect, test } from "vitest";
import { readPlate } from "./codes.ts";
import { isPlainColour, readColour } from "./colour.ts";
import { simpleDrive } from "./drive.ts";
import { easycarsKind, readCarType, readItemType, readStanding } from "./standing.ts";
import { gearCount, simpleTransmission } from "./transmission.ts";

test.each([
  ["Manual, not automatic", "Manual"],
  ["Non-automatic", null],
  ["Manual automatic", "Automatic"],
  ["Semi manual", "Automatic"],
  ["Clutchless", "Automatic"],
  ["not yet known", null],
])("CAR-066 transmission %j is %s", (words, label) => {
  expect(simpleTransmission(words)).toBe(label);
});

test.each([
  ["1 speed", 1],
  ["24 speed", 24],
  ["25 speed", null],
  ["0 speed", null],
  [" 6 ", 6],
  ["many", null],
])("CAR-074 gears of %j are %s", (words, gears) => {
  expect(gearCount(words)).toBe(gears);
});

test.each([
  ["2WD (not 4x4)", null],
  ["Rear, not AWD", "RWD"],
])("CAR-070 drive %j is %s", (words, label) => {
  expect(simpleDrive(words)).toBe(label);
});

describe("CAR-011 colours", () => {
  test.each([
    ["5 years warranty, blue book", null],
    ["White, 3 years old", "White"],
    ["Off White", "White"],
    ["PEARL", "White"],
    ["Blue Pearl", "Blue"],
    ["Gun", "Grey"],
    ["Silver Alabaster", "Silver"],
    ["Slate Gray", "Grey"],
    ["Gray", "Grey"],
    ["Darkred", "Red"],
    ["Bored", null],
    ["Snow Midnight", "White"],
    ["", null],
    ["Blue (hired)", "Blue"],
    ["hired", null],
    ["Whit", "White"],
    ["Silverr fox", "Silver"],
  ])("%j is %s", (words, colour) => {
    expect(readColour(words).colour).toBe(colour);
  });

  test("a colour and nothing else", () => {
    expect(["Black", "Dark Grey", "mid gray"].map(isPlainColour)).toEqual([true, true, true]);
    expect(["Black cloth", "Alpine", "Dark wood"].map(isPlainColour)).toEqual([false, false, false]);
  });
});

describe("what a status says", () => {
  const IN_STOCK = { status: "in_stock", reserved: false };
  const GONE = { status: "sold", reserved: false };
  test.each([
    ["Unsold", IN_STOCK],
    ["Not sold", IN_STOCK],
    ["Not yet sold", IN_STOCK],
    ["Available - not reserved", IN_STOCK],
    ["In stock, no deposit", IN_STOCK],
    ["Not available", GONE],
    ["No longer available", GONE],
    ["Not for sale", GONE],
    ["Unavailable", GONE],
    ["Not yet available", { status: "coming_soon", reserved: false }],
    ["Available soon", { status: "coming_soon", reserved: false }],
    ["On its way", { status: "coming_soon", reserved: false }],
    ["ETA 12 March", { status: "coming_soon", reserved: false }],
    ["InTransit", { status: "coming_soon", reserved: false }],
    ["ForSale", IN_STOCK],
    ["UnderContract", { status: "in_stock", reserved: true }],
    ["Deleted", GONE],
    ["Presold", GONE],
    ["Wholesaled", GONE],
    ["Available, not coming soon", IN_STOCK],
    ["Excellent", null],
    ["Not reserved", null],
  ])("CAR-020 CAR-023 %j is %j", (words, standing) => {
    expect(readStanding(words)).toEqual(standing);
  });

  test.each([
    ["Used (non demo)", "used"],
    ["Used, not new", "used"],
    ["New, not a demo", "new"],
    ["not new", null],
    ["Like new", "used"],
  ])("CAR-021 condition %j is %s", (words, type) => {
    expect(readCarType(words)).toBe(type);
  });

  test("CAR-098 a letter with blanks around it is EasyCars' letter, and clearly no kind", () => {
    expect([easycarsKind(" m "), readItemType(" a "), readItemType("p"), readItemType("Bus")]).toEqual([
      "motorcycle",
      null,
      null,
      "truck",
    ]);
  });
});

test.each([
  ["Rego: ABC 12D ", "ABC12D"],
  [" ABC 12D (exp 06/26)", "ABC12D"],
  ["ABC 12D".padEnd(80), "ABC12D"],
  ["ABC 12D".padEnd(81), null],
  ["12/26", null],
  ["KA 18 MB 1971", "KA18MB1971"],
  ["ABCDEFGHIJ", null],
])("CAR-031 plate %j is %s", (text, plate) => {
  expect(readPlate(text)).toBe(plate);
});

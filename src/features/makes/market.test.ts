import { describe, expect, test } from "vitest";
import { MANUFACTURERS } from "./manufacturers.ts";
import { BOATS } from "./market/boats.ts";
import { CARAVANS } from "./market/caravans.ts";
import { CARS } from "./market/cars.ts";
import { MOTORCYCLES } from "./market/motorcycles.ts";
import { MOTORHOMES } from "./market/motorhomes.ts";
import { nameKey } from "./market/names.ts";
import { TRUCKS } from "./market/trucks.ts";
import {
  kindsOfMake,
  marketMake,
  marketMakes,
  marketModel,
  marketModels,
  modelAtStart,
  ownerOfModel,
  usualOwnerOfCar,
} from "./market.ts";

const LISTS = { CARS, MOTORCYCLES, TRUCKS, CARAVANS, MOTORHOMES, BOATS };

/** Keys that stand more than once in a list. */
function doubles(keys: readonly string[]): string[] {
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

describe("the table of the market's makes and models", () => {
  test("CAR-007 CAR-008 it holds at least 110 makes and 2,500 models, of every kind", () => {
    const models = marketMakes().flatMap(marketModels);
    expect(marketMakes().length).toBeGreaterThan(500);
    expect(models.length).toBeGreaterThan(7500);
    const count = (kind: string) => models.filter((model) => model.kind === kind).length;
    expect({ car: count("car") > 2500, motorcycle: count("motorcycle") > 2000 }).toEqual({
      car: true,
      motorcycle: true,
    });
    expect({ truck: count("truck") > 350, caravan: count("caravan") > 700 }).toEqual({ truck: true, caravan: true });
  });

  test.each(Object.entries(LISTS))(
    "CAR-008 no name stands twice in a line of %s, and every line can be read",
    (_, text) => {
      const lines = text.trim().split("\n");
      const made = lines.map((line) => /^(.+?)(?: \((.+?)\))?[:;] (.+)$/.exec(line));
      expect(lines.filter((_line, at) => !made[at])).toEqual([]);
      expect(doubles(made.map((found) => nameKey(found?.[1] ?? "", false)))).toEqual([]);
      for (const found of made) {
        const entries = (found?.[3] ?? "").split(/[,;] /).flatMap((entry) => entry.replace(/^\w+: /, "").split("="));
        expect([found?.[1], ...doubles(entries.map((entry) => nameKey(entry)))]).toEqual([found?.[1]]);
        expect([found?.[1], ...entries.filter((entry) => nameKey(entry) === "")]).toEqual([found?.[1]]);
      }
    },
  );

  test("CAR-007 every make is read as itself, and no spelling of one is another", () => {
    expect(marketMakes().filter((make) => marketMake(make) !== make)).toEqual([]);
    const spellings = Object.values(LISTS).flatMap((text) =>
      text.split("\n").flatMap((line) => {
        const [, name = "", aliases] = /^(.+?)(?: \((.+?)\))?[:;] /.exec(line) ?? [];
        return (aliases?.split(", ") ?? []).map((other) => [other, name] as const);
      }),
    );
    expect(spellings.length).toBeGreaterThan(200);
    expect(spellings.filter(([other, name]) => marketMake(other) !== name)).toEqual([]);
  });

  test("CAR-008 every model is read as itself, whole and at the beginning of a title", () => {
    for (const make of marketMakes()) {
      for (const model of marketModels(make)) {
        expect(marketModel(make, model.name)).toBe(model);
        expect(marketModel(make, model.name.toUpperCase())).toBe(model);
        expect(modelAtStart(make, [...model.name.split(" "), "Qqq"])).toMatchObject({
          model: { name: model.name },
          count: model.name.split(" ").length,
        });
      }
    }
  });

  test("MODEL-016 every manufacturer of the sites is a make of the table", () => {
    expect(MANUFACTURERS.filter(({ name }) => marketMake(name) !== name)).toEqual([]);
  });

  test("CAR-008 a model is found in any case and punctuation, by its other spellings and by nothing else", () => {
    const names = ["CX5", "cx 5", "CX-5"].map((words) => marketModel("Mazda", words)?.name);
    expect(names).toEqual(["CX-5", "CX-5", "CX-5"]);
    expect(["GTR", "gt-r"].map((words) => marketModel("Nissan", words)?.name)).toEqual(["GT-R", "GT-R"]);
    expect(["I30", "i 30"].map((words) => marketModel("Hyundai", words)?.name)).toEqual(["i30", "i30"]);
    expect(marketModel("Mercedes-Benz", "EVITO")?.name).toBe("eVito");
    expect(marketModel("Toyota", "Hylux")?.name).toBe("HiLux");
    expect(["G10", "G10+"].map((words) => marketModel("LDV", words)?.name)).toEqual(["G10", "G10+"]);
    expect(["constructor", "__proto__", "", "Swift"].map((words) => marketModel("Toyota", words))).toEqual(
      Array(4).fill(null),
    );
    expect(marketModel("Frogmobile", "Hopper")).toBeNull();
  });

  test("CAR-098 kinds and bodies come with the models", () => {
    expect(marketModel("Honda", "CBR500R")).toMatchObject({ kind: "motorcycle", body: null });
    expect(marketModel("Honda", "TRX420FM")).toMatchObject({ kind: "quad" });
    expect(marketModel("Toyota", "HiAce")).toMatchObject({ kind: "car", body: "Van" });
    expect(marketModel("Toyota", "Coaster")).toMatchObject({ kind: "truck", body: "Bus" });
    expect(marketModel("Iveco", "Daily")).toMatchObject({ kind: "car", body: "Van" });
    expect(marketModel("Jayco", "Conquest")).toMatchObject({ kind: "caravan", body: "Motorhome" });
    expect([...kindsOfMake("Honda")]).toEqual(["car", "motorcycle", "quad"]);
    expect([...kindsOfMake("Kenworth")]).toEqual(["truck"]);
  });

  test("CAR-007 a model that one make alone sells tells the make, any other does not", () => {
    expect(["Hilux", "LANDCRUISER PRADO", "Commodore", "Tucson"].map(ownerOfModel)).toEqual([
      "Toyota",
      "Toyota",
      "Holden",
      "Hyundai",
    ]);
    expect(["GT", "Charger", "Nothing", ""].map(ownerOfModel)).toEqual([null, null, null, null]);
  });
});

test.each([
  ["colorado", "Holden"],
  ["Wrangler", "Jeep"],
  ["lancer", "Mitsubishi"],
  ["baleno", "Suzuki"],
  ["musso", "SsangYong"],
  ["Camry", "Toyota"],
  ["javelin", null],
  ["gazebo", null],
])("a car that is called %s alone is one of %s", (words, make) => {
  expect(usualOwnerOfCar(words)).toBe(make);
});

import { describe, expect, test } from "vitest";
import { build } from "../../car/testing.ts";
import { fields } from "../testing.ts";

const BRAND = ["Jayco", "Lotus", "Nova"];

describe("CAR-008 ranges beside models", () => {
  test("the range of a caravan is its model, and the layout beside it the badge", () => {
    const columns = { Brand: BRAND, Range: ["Expanda", "Off Grid", "Vita"], Model: ["16.49-3", `19'6"`, "181-1"] };
    expect(fields(columns)).toEqual({ Brand: "make", Range: "model", Model: "badge" });
    const rows = BRAND.map((_, at) =>
      Object.fromEntries(Object.entries(columns).map(([heading, values]) => [heading, values[at] ?? ""])),
    );
    expect(build(...rows.map((row) => ({ ...row, Year: "2019" }))).car).toMatchObject({
      model: "Expanda",
      badge: "16.49-3",
    });
  });

  test("so it is of makers that nobody knows, where the models beside it are layouts", () => {
    const columns = { make: ["Ohana", "Ohana"], "stock.range": ["Escape", "Bolero"], "stock.model": ["664", "680 FB"] };
    expect(fields(columns)).toMatchObject({ "stock.range": "model", "stock.model": "badge" });
  });

  test("and of a series, where the makers' own models show it", () => {
    const models = ["17.55-8", "21.65-3", "16.49-3"];
    const columns = { Make: ["Jayco", "Jayco", "Jayco"], Series: ["Journey", "Silverline", "Swan"], Model: models };
    expect(fields(columns)).toMatchObject({ Series: "model", Model: "badge" });
    const generations = { Make: ["BMW", "BMW", "BMW"], Series: ["E90", "F30", "G20"], Model: ["320i", "330i", "320d"] };
    expect(fields(generations)).toMatchObject({ Series: "series", Model: "model" });
  });

  test.each([
    ["a distance", ["450 km", "385 km", "510"], ["Ioniq 5", "Kona", "Ioniq 6"], ["Hyundai", "Hyundai", "Hyundai"]],
    ["a kind", ["SUV", "Commercial", "Ute"], ["RAV4", "HiAce", "HiLux"], ["Toyota", "Toyota", "Toyota"]],
    [
      "part of a name",
      ["Range Rover", "Range Rover", "Discovery"],
      ["Evoque", "Velar", "Discovery Sport"],
      Array(3).fill("Land Rover"),
    ],
    ["no name in one row", ["Expanda", "", "Swan"], ["16.49-3", "Journey", "Outback"], ["Jayco", "Jayco", "Jayco"]],
  ])("a range that is %s leaves the models where they stand", (_, range, model, make) => {
    expect(fields({ Make: make, Range: range, Model: model }).Model).toBe("model");
  });

  test("how far a car goes is no model", () => {
    expect(fields({ Make: ["Kia"], Range: ["450 km"] }).Range).toBeUndefined();
  });
});

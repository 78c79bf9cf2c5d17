import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

const named = (cells: Record<string, string>) => {
  const { car, warned, problem } = build({
    "Stock No": "U1",
    Year: "2019",
    Condition: "Used",
    Fuel: "Petrol",
    ...cells,
  });
  if (!car) return { problem: problem?.reason };
  const { make, model, badge, name } = car;
  return { make, model, badge, name, warned: Object.keys(warned).sort() };
};
type Row = readonly [
  cells: Record<string, string>,
  make: string,
  model: string,
  badge: string | null,
  warned: string[],
];

/** Each row results in this make, model and badge, with exactly these warnings. */
function hold(rows: readonly Row[]): void {
  test.each(rows)("%o is a %s %s %s, warned of %j", (cells, make, model, badge, warned) => {
    expect(named(cells)).toEqual({
      make,
      model,
      badge,
      name: ["2019", make, model, badge].filter(Boolean).join(" "),
      warned,
    });
  });
}

describe("CAR-007 the make", () => {
  hold([
    [{ Make: "Kia", Model: "Rio" }, "Kia", "Rio", null, []],
    [{ Make: "Frogmobile", Model: "One" }, "Frogmobile", "One", null, ["make-unknown"]],
    [{ Make: "Toyotta", Model: "Corolla" }, "Toyota", "Corolla", null, ["make-misspelt"]],
    [{ Make: "BMW Group", Model: "X5" }, "BMW", "X5", null, []],
    [{ Make: "Land", Model: "Rover Discovery" }, "Land Rover", "Discovery", null, ["make-split"]],
    [{ Make: "land_rover", Model: "range_rover" }, "Land Rover", "Range Rover", null, []],
    [{ Make: "Mercedes-Benz", Model: "c_klasse" }, "Mercedes-Benz", "C-Class", null, []],
    [{ Make: "Other", Title: "2019 Kia Rio S" }, "Kia", "Rio", "S", ["model-from-title"]],
    [{ Make: "Others", Model: "Rio", Title: "2019 Kia Rio S" }, "Kia", "Rio", "S", []],
    [{ Model: "Kia Rio", Title: "Great car" }, "Kia", "Rio", null, []],
    [{ Model: "Hilux SR5" }, "Toyota", "HiLux", "SR5", ["body-guessed", "make-from-model"]],
    [{ Title: "2019 Frogmobile One GT" }, "Frogmobile", "One", "GT", ["make-unknown", "model-from-title"]],
    [{ Title: "2019 Frogmobile One GT", Model: "One GT" }, "Frogmobile", "One GT", null, ["make-unknown"]],
    [
      { Make: "Royal", Title: "2019 Royal Enfield Classic 350" },
      "Royal Enfield",
      "Classic 350",
      null,
      ["make-split", "model-from-title"],
    ],
    [{ Make: "Toyota Hilux", Model: "SR5" }, "Toyota", "HiLux", "SR5", ["body-guessed", "make-split"]],
  ]);

  test.each([
    [{ Make: "Other", Model: "Rio" }],
    [{ Make: "Unknown", Model: "One" }],
    [{ Make: "Sonstige Autos", Model: "One" }],
    [{ Title: "2019 X 5" }],
    [{ Title: "2019 Frogmobile" }],
    [{ Title: "2019 Sonstige Autos" }],
    [{ Title: "Frogmobile One" }],
  ])("%o names none", (cells) =>
    expect(named(cells as Record<string, string>)).toEqual({ problem: "the row names no make" }),
  );
});

describe("CAR-008 the model", () => {
  hold([
    [{ Make: "Mazda", Model: "3.0" }, "Mazda", "3", null, []],
    [{ Make: "Tesla", Model: "Model 3" }, "Tesla", "Model 3", null, []],
    [{ Make: "Saab", Model: "9-Mar" }, "Saab", "9-3", null, ["model-was-date"]],
    [{ Make: "Toyota", Model: "Coroolla" }, "Toyota", "Corolla", null, ["model-misspelt"]],
    [{ Make: "Toyota", Model: "FROGGER" }, "Toyota", "Frogger", null, []],
    [{ Make: "Toyota", Title: "2019 Toyota Corolla SX" }, "Toyota", "Corolla", "SX", ["model-from-title"]],
    [
      { Make: "Toyota", Model: "Other", Title: "2019 Toyota Corolla SX" },
      "Toyota",
      "Corolla",
      "SX",
      ["model-from-title"],
    ],
    [
      { Make: "Jeep", Model: "Grand", Title: "2019 Jeep Grand Cherokee Laredo" },
      "Jeep",
      "Grand Cherokee",
      "Laredo",
      ["model-completed"],
    ],
    [{ Make: "Jeep", Model: "Wrangler", Title: "2019 Jeep Grand Cherokee Laredo" }, "Jeep", "Wrangler", null, []],
    [
      { Make: "Toyota", Model: "Corolla", Badge: "SX", Title: "2019 Toyota Corolla Cross GX" },
      "Toyota",
      "Corolla",
      "SX",
      [],
    ],
    [
      { Make: "Jeep", Model: "Grand", Badge: "Cherokee Limited" },
      "Jeep",
      "Grand Cherokee",
      "Limited",
      ["model-completed"],
    ],
    [{ Make: "Jeep", Model: "Grand", Series: "Cherokee WK" }, "Jeep", "Grand Cherokee", null, ["model-completed"]],
    [
      { Make: "Land", Model: "Rover", Badge: "Discovery Sport TD4" },
      "Land Rover",
      "Discovery Sport",
      "TD4",
      ["make-split", "model-from-title"],
    ],
    [{ Make: "Land Rover", Model: "Discovery", Badge: "Sport HSE" }, "Land Rover", "Discovery", "Sport HSE", []],
    [
      { Make: "Mercedes-Benz", Model: "C-Class", Title: "Mercedes Benz C-Class C200" },
      "Mercedes-Benz",
      "C-Class",
      "C200",
      [],
    ],
    [
      { Make: "Royal Enfield", Model: "Classic 350", Title: "Classic 350 Signals" },
      "Royal Enfield",
      "Classic 350",
      null,
      [],
    ],
    [{ Make: "Kia", Model: "Rio", Title: "Great car, one owner" }, "Kia", "Rio", null, []],
  ]);

  test.each([
    [{ Make: "Audi", Title: "Audi 1.6 TDI" }],
    [{ Make: "Audi", Model: "andere" }],
    [{ Make: "Audi", Model: "-" }],
    [{ Make: "Audi", Title: "2019 Audi" }],
  ])("%o names none", (cells) =>
    expect(named(cells as Record<string, string>)).toEqual({ problem: "the row names no model" }),
  );
});

describe("CAR-009 the badge", () => {
  hold([
    [{ Make: "Kia", Model: "Rio", Badge: "GT-Line" }, "Kia", "Rio", "GT-Line", []],
    [{ Make: "Kia", Model: "Rio", Badge: "SPORT" }, "Kia", "Rio", "Sport", []],
    [{ Make: "Kia", Model: "Rio", Badge: "sport" }, "Kia", "Rio", "sport", []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio SPORT PLUS" }, "Kia", "Rio", "Sport Plus", []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio sport plus" }, "Kia", "Rio", "sport plus", []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio S MY19", Series: "MY19" }, "Kia", "Rio", "S", []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio S MY19", Series: "YB" }, "Kia", "Rio", "S MY19", []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio MY19", Series: "MY19" }, "Kia", "Rio", null, []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio" }, "Kia", "Rio", null, []],
    [{ Make: "Kia", Model: "Rio", Title: "2019 Kia Rio S", Badge: "GT" }, "Kia", "Rio", "GT", []],
  ]);

  test("the title is kept as it is written, for its own page", () => {
    const { car } = build({ Make: "Kia", Model: "Rio", Year: "2019", Title: "2019 <b>Kia</b> Rio &amp; more" });
    expect(car?.carsales_title).toBe("2019 Kia Rio & more");
    expect(build({ Make: "Kia", Model: "Rio", Year: "2019" }).car?.carsales_title).toBeNull();
  });
});

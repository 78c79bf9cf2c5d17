import { describe, expect, test } from "vitest";
import { marketMakes, marketModels } from "../../../makes/market.ts";
import { BASE, build } from "../testing.ts";

const named = (cells: Record<string, string>) => {
  const { car, warned } = build({ "Stock No": "U1", Year: "2019", Condition: "Used", ...cells });
  return { make: car?.make, model: car?.model, badge: car?.badge, warned };
};

describe("make and model cut at a space", () => {
  test.each([
    ["Mercedes", "Benz", "C200", "Mercedes-Benz", "C200", null],
    ["Land", "Rover", "Discovery Sport TD4", "Land Rover", "Discovery Sport", "TD4"],
    ["Jeep", "Grand", "Cherokee Limited", "Jeep", "Grand Cherokee", "Limited"],
    ["BMW", "3", "Series 320i", "BMW", "3 Series", "320i"],
    ["Tesla", "Model", "X", "Tesla", "Model X", null],
    ["CF", "Moto", "650NK", "CFMOTO", "650NK", null],
    ["Alfa", "Romeo", "Giulia Veloce", "Alfa Romeo", "Giulia", "Veloce"],
    ["Range", "Rover", "Sport HSE", "Land Rover", "Range Rover Sport", "HSE"],
    ["Austin", "Healey", "3000 MkIII", "Austin Healey", "3000", "MkIII"],
    ["Harley", "Davidson", "Fat Boy 114", "Harley-Davidson", "Fat Boy 114", null],
    ["Volvo", "Xc", "90 Inscription", "Volvo", "XC90", "Inscription"],
    ["Ford", "F", "250 XLT", "Ford", "F-250", "XLT"],
    ["Toyota", "Hilux", "SR5", "Toyota", "HiLux", "SR5"],
    ["Land Rover", "Discovery", "Sport HSE", "Land Rover", "Discovery", "Sport HSE"],
    ["Mercedes-Benz", "V", "250 d Avantgarde", "Mercedes-Benz", "V", "250 d Avantgarde"],
  ])("CAR-007 CAR-008 CAR-009 %s | %s | %s", (Make, Model, Badge, make, model, badge) => {
    for (const heading of ["Badge", "Variant", "Trim"])
      expect(named({ Make, Model, [heading]: Badge })).toMatchObject({ make, model, badge });
  });

  test("CAR-008 the title or the series completes it where no badge does", () => {
    expect(named({ Make: "Jeep", Model: "Grand", Title: "2019 Jeep Grand Cherokee Laredo" })).toMatchObject({
      model: "Grand Cherokee",
      badge: "Laredo",
      warned: { "model-completed": 1 },
    });
    expect(named({ Make: "Jeep", Model: "Grand", Series: "Cherokee WK" })).toMatchObject({ model: "Grand Cherokee" });
    expect(named({ Make: "Volvo", Model: "Xc", Title: "2013 Volvo Xc 60 D5" })).toMatchObject({
      model: "XC60",
      badge: "D5",
    });
    // Even with a badge column, the title completes a text that is not a model by itself.
    expect(
      named({ Make: "Hyundai", Model: "Santa", Badge: "Elite", Title: "2019 Hyundai Santa Fe Elite" }),
    ).toMatchObject({ model: "Santa Fe", badge: "Elite" });
  });

  test("CAR-008 a title completes a whole model by a word, not by what other rows have for a badge", () => {
    const by = (Make: string, Model: string, rest: string) =>
      named({ Make, Model, Title: `2019 ${Make} ${Model} ${rest}` }).model;
    expect([by("Toyota", "Corolla", "Cross GX"), by("Hyundai", "Ioniq", "5 Techniq")]).toEqual([
      "Corolla Cross",
      "Ioniq 5",
    ]);
    expect([by("Toyota", "Prius", "V"), by("Ducati", "Monster", "821")]).toEqual(["Prius V", "Monster 821"]);
    expect([by("Mercedes-Benz", "GLC", "200 4Matic"), by("Mercedes-Benz", "C250", "d")]).toEqual(["GLC", "C250"]);
  });

  test("CAR-007 a make's cell that names the model too is taken apart", () => {
    expect(named({ Make: "Toyota Hilux", Model: "SR5" })).toMatchObject({
      make: "Toyota",
      model: "HiLux",
      badge: "SR5",
    });
    expect(named({ Make: "TOYOTA HILUX WORKMATE" })).toMatchObject({
      make: "Toyota",
      model: "HiLux",
      badge: "Workmate",
    });
    expect(named({ Make: "BMW 3 Series", Model: "320i" })).toMatchObject({ make: "BMW", model: "320i" });
    expect(named({ Make: "BMW Group", Model: "X5" })).toMatchObject({ make: "BMW", model: "X5" });
  });

  test("CAR-007 slips, other spellings and former names of makes and models are mended", () => {
    expect(named({ Make: "Hundai", Model: "Tuscon" })).toMatchObject({ make: "Hyundai", model: "Tucson" });
    expect(named({ Make: "Volkswagon", Model: "AMAROK" })).toMatchObject({ make: "Volkswagen", model: "Amarok" });
    expect(named({ Make: "KG Mobility", Model: "rexton" })).toMatchObject({ make: "KGM", model: "Rexton" });
    expect(named({ Make: "Mitsubishi Fuso", Model: "CANTER" })).toMatchObject({ make: "Fuso", model: "Canter" });
    expect(named({ Make: "Holden", Model: "Comodoore" })).toMatchObject({ model: "Comodoore" });
    expect(named({ Make: "Mitsubishi", Model: "Outlnder" })).toMatchObject({
      model: "Outlander",
      warned: { "model-misspelt": 1 },
    });
  });

  test("CAR-007 without a column of makes the title or the model tells it", () => {
    const { make, model, warned } = named({ Model: "Hilux SR5", Price: "30000" });
    expect({ make, model }).toEqual({ make: "Toyota", model: "HiLux" });
    expect(warned).toMatchObject({ "make-from-model": 1 });
    expect(named({ Title: "Prestige Auto 2015 Toyota Camry Altise" })).toMatchObject({
      make: "Toyota",
      model: "Camry",
    });
    expect(build({ ...BASE, Make: "-" }).problem).toMatchObject({ reason: "the row names no make" });
  });
});

describe("every name of the table", () => {
  const long = marketMakes().flatMap((make) =>
    marketModels(make)
      .filter(({ name, kind }) => name.includes(" ") && kind !== "quad" && kind !== "boat")
      .map(({ name }) => ({ make, name })),
  );

  test("CAR-008 a model of several words is completed, wherever a file cut it", () => {
    expect(long.length).toBeGreaterThan(2000);
    const rows = long.flatMap(({ make, name }) => {
      const words = name.split(" ");
      return words.slice(1).map((_, at) => ({
        Make: make,
        Model: words.slice(0, at + 1).join(" "),
        Badge: `${words.slice(at + 1).join(" ")} Qqq`,
        Year: "2019",
        whole: name,
      }));
    });
    // Cut at the first space only, as files do it. "All" is what some files write for no model.
    const first = rows.filter(({ Model }) => !Model.includes(" ") && Model !== "All");
    const { built } = build(...first.map(({ whole: _, ...cells }) => cells));
    const wrong = first.filter(({ whole }, at) => built[at]?.car?.model !== whole || built[at]?.car?.badge !== "Qqq");
    expect(wrong).toEqual([]);
  });

  test("CAR-007 a make of several words is made whole, its model taken from the next column", () => {
    // "Alpina" is also what BMW's dealers write for a model.
    const makes = marketMakes().filter(
      (make) => /[ -]/.test(make) && make !== "BMW Alpina" && marketModels(make).some(({ kind }) => kind !== "boat"),
    );
    const rows = makes.map((make) => {
      const [first = "", ...rest] = make.split(/[ -]/);
      const model = marketModels(make).find(({ kind }) => kind !== "quad" && kind !== "boat");
      return { Make: first, Model: rest.join(" "), Badge: model?.name ?? "", Year: "2019", whole: make };
    });
    const { built } = build(...rows.map(({ whole: _, ...cells }) => cells));
    const wrong = rows.filter(({ whole, Badge }, at) => {
      const car = built[at]?.car;
      return car?.make !== whole || car?.model !== Badge;
    });
    expect(wrong).toEqual([]);
  });
});

describe("a column of models in which names of several words stand whole", () => {
  const rows = (...models: string[]) =>
    build(
      ...models.map((Model, at) => ({
        ...BASE,
        "Stock No": `U${at}`,
        Make: "Toyota",
        Model,
        Title: `2019 Toyota ${Model} Cross GXL`,
      })),
    ).built.map(({ car }) => car?.model);

  test("CAR-008 says all of the model, however the title goes on", () => {
    expect(rows("Corolla", "Yaris")).toEqual(["Corolla Cross", "Yaris Cross"]);
    expect(rows("Corolla", "LandCruiser Prado")).toEqual(["Corolla", "LandCruiser Prado"]);
  });

  test("CAR-008 but not where another model is cut at its space, or where the two words may be cut themselves", () => {
    expect(rows("Corolla", "LandCruiser Prado", "GR")[0]).toBe("Corolla Cross");
  });
});

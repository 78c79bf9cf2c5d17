import { describe, expect, test } from "vitest";
import { build } from "./testing.ts";

describe("makes in strangers' lists", () => {
  const rows = (...cells: Record<string, string>[]) =>
    build(...cells).built.map(({ car, problem }) => (car ? `${car.make} ${car.model}` : (problem?.reason ?? "")));

  test("keys of a database are the names they stand for, though all are one make", () => {
    const bmw = { maker_key: "BMW", registration_date: "2014-05-01", price: "9990" };
    expect(rows(...["118", "X3", "M4"].map((model_key) => ({ ...bmw, model_key })))).toEqual([
      "BMW 118",
      "BMW X3",
      "BMW M4",
    ]);
  });

  test("keys that are numbers only name no model", () => {
    const kia = { make: "Kia", year: "2019", model_key: "4711", title: "2019 Kia Rio S" };
    expect(rows(kia)).toEqual(["Kia Rio"]);
  });

  test("marks that are makes are makes, and others the series", () => {
    const fit = { mark: "honda", model: "fit", year: "2016" };
    expect(rows(fit, { ...fit, mark: "suzuki", model: "swift" })).toEqual(["Honda Fit", "Suzuki Swift"]);
    expect(build({ make: "Ford", model: "Falcon", year: "2012", mark: "MkII" }).car?.series).toBe("MkII");
  });

  test("CAR-002 a year that runs into the name behind it is the year, and a model of four digits stays whole", () => {
    expect(rows({ title: "2010Lexus GX 460" }, { title: "2017Kia Rio S" })).toEqual(["Lexus GX460", "Kia Rio"]);
    expect(rows({ title: "2015 Peugeot 2008GT" })[0]).toMatch(/^Peugeot 2008/);
  });

  test("standard facts are the vehicle's", () => {
    const astra = { standard_make: "Opel", standard_model: "Astra", standard_colour: "Grey", year: "2015" };
    expect(rows(astra)).toEqual(["Opel Astra"]);
    expect(build(astra).car?.colour).toBe("Grey");
  });
});

describe("plates in strangers' lists", () => {
  const car = { Make: "Ford", Model: "Fiesta", Year: "2019" };

  test("the digits that say how old British plates are, and letters that do, are none", () => {
    const { built } = build(...["69", "14", "T"].map((reg_code) => ({ ...car, reg_code })));
    expect(built.map((one) => one.car?.regplate)).toEqual([null, null, null]);
  });

  test("short plates among others are plates", () => {
    const { built } = build(...["ABC12D", "S100", "XYZ98A"].map((Rego) => ({ ...car, Rego })));
    expect(built.map((one) => one.car?.regplate)).toEqual(["ABC12D", "S100", "XYZ98A"]);
  });
});

describe("names in strangers' lists", () => {
  const first = (row: Record<string, string>) => {
    const { car, problem } = build(row);
    return car ? [car.make, car.model, car.badge] : problem?.reason;
  };

  test.each([
    [{ Name: "16 RX White", Make: "Lexus", "Model + Badge": "RX Luxury", MY: "2016" }, ["Lexus", "RX", "Luxury"]],
    [{ Name: "19 2 Green", Make: "Mazda", "Model / Badge": "2 Neo", MY: "2019" }, ["Mazda", "2", "Neo"]],
    [{ Name: "17 Colorado Grey", Make: "Holden", MY: "2017" }, ["Holden", "Colorado", null]],
    [{ Make: "Suzuki", Model: "Mehran VX", Year: "2010" }, ["Suzuki", "Mehran", "VX"]],
    [{ Make: "mini", Model: "Mini Cooper", Year: "2012" }, ["MINI", "Cooper", null]],
    [{ Make: "BMW", Model: "3-serie 320d", Year: "2016" }, ["BMW", "3 Series", "320d"]],
    [{ Make: "BMW", Model: "5er", Year: "2016" }, ["BMW", "5 Series", null]],
    [{ Make: "Mercedes-Benz", Model: "E-Klass", Year: "2016" }, ["Mercedes-Benz", "E-Class", null]],
    [{ Make: "Mercedes-Benz", Model: "Classe A", Year: "2016" }, ["Mercedes-Benz", "A-Class", null]],
    [{ Make: "Western Star", Model: "4800FX", Year: "2020" }, ["Western Star", "4800FX", null]],
    [
      { Hersteller: "Hymer", Modell: "B 544", Basis: "Fiat Ducato", Art: "Wohnmobil", EZ: "23.10.2015" },
      ["Hymer", "B 544", null],
    ],
  ])("%j", (row, named) => {
    expect(first(row as Record<string, string>)).toEqual(named);
  });

  test.each<Record<string, string>>([
    { Type: "Box trailer", Make: "Custom", Model: "7x5", Year: "2016" },
    { Title: "2014 Krueger ST-3-38 Curtainsider trailer", Type: "Trailer" },
  ])("a trailer for goods is refused: %j", (row) => {
    expect(first(row)).toMatch(/^the row is a trailer/);
  });

  test("a camper trailer, and a truck with its dog trailer, are not", () => {
    expect(first({ Type: "Camper trailer", Make: "Jayco", Model: "Swan", Year: "2016" })).toEqual([
      "Jayco",
      "Swan",
      null,
    ]);
    const truck = { Type: "Truck and dog trailer", Make: "Kenworth", Model: "T409", Badge: "Tipper trailer incl" };
    expect(first({ ...truck, Year: "2016" })).toEqual(["Kenworth", "T409", "Tipper trailer incl"]);
  });
});

describe("kinds and figures in strangers' lists", () => {
  const car = { Make: "Ford", Model: "Escape", Year: "2019" };
  test.each([
    [{ ...car, Category: "Jeep" }, { simple_body: "SUV" }],
    [{ ...car, Category: "Goods wagon" }, { simple_body: "Van" }],
    [{ ...car, "Gear box type": "Variator" }, { simple_transmission: "Automatic" }],
    [{ Description: "2022 SUZUKI JIMNY MAN" }, { simple_transmission: "Manual" }],
    [{ Description: "2022 MAN TGX 26.540" }, { simple_transmission: null }],
    [{ ...car, "Price +GST": "25990", "Price inc GST": "28589" }, { price: 28_589 }],
    [{ ...car, "Price +GST": "25990" }, { price: 25_990 }],
    [{ ...car, "km-Stand": "84954" }, { km: 84_954 }],
    [{ ...car, Kenteken: "S-133-NT" }, { regplate: "S133NT" }],
    [{ ...car, Rego: "S133ABC-SA" }, { regplate: "S133ABC" }],
    [{ ...car, Rego: "S133-ABC SA" }, { regplate: "S133ABC" }],
  ])("%j", (row, read) => {
    expect(build(row as Record<string, string>).car).toMatchObject(read);
  });
});

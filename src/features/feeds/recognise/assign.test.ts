import { describe, expect, test } from "vitest";
import { fields } from "./testing.ts";

const YEARS = ["2008", "2011", "2013", "2015", "2017", "2019", "2021", "2023", "2010", "2018"];
const KMS = ["240123", "198411", "160044", "131872", "99120", "61233", "33111", "8122", "211987", "77213"];
const PRICES = ["4990", "7990", "9990", "12990", "17990", "22990", "30990", "44990", "6490", "19990"];
const MAKES = ["Kia", "Mazda", "Ford", "Toyota", "BMW", "Kia", "Mazda", "Ford", "Toyota", "BMW"];
const MODELS = ["Rio", "CX-5", "Ranger", "Corolla", "X5", "Sorento", "3", "Everest", "RAV4", "320i"];
const STOCK = YEARS.map((_, at) => `U${5123 + at * 3}`);
const PLATES = ["ABC12D", "1AB2CD", "123ABC", "BXY771", "DEF34G", "2CD3EF", "456DEF", "KLM882", "GHI56J", "3EF4GH"];
const TRUTH = { year: YEARS, km: KMS, price: PRICES, make: MAKES, model: MODELS, stocknum: STOCK, regplate: PLATES };

/** The columns under headings made from their place. */
function under(heading: (at: number) => string, order: readonly (keyof typeof TRUTH)[]) {
  const found = fields(Object.fromEntries(order.map((field, at) => [heading(at), TRUTH[field]])));
  return order.map((_, at) => found[heading(at)] ?? null);
}

describe("columns whose headings say nothing", () => {
  test.each([
    ["letters", (at: number) => "ABCDEFGH"[at] ?? ""],
    ["numbers", (at: number) => `field${at + 1}`],
    ["words for columns", (at: number) => `Unnamed: ${at}`],
  ])("CAR-001 under %s every field is found, in whatever order", (_, heading) => {
    const orders: (keyof typeof TRUTH)[][] = [
      ["stocknum", "make", "model", "year", "km", "price", "regplate"],
      ["price", "km", "regplate", "year", "model", "stocknum", "make"],
      ["regplate", "year", "price", "make", "stocknum", "model", "km"],
    ];
    for (const order of orders) expect(under(heading, order)).toEqual(order);
  });

  test("CAR-013 CAR-014 the odometer falls with the year and the price rises, whatever they are called", () => {
    expect(fields({ Brand: MAKES, Born: YEARS, "How far": KMS, "How much": PRICES })).toMatchObject({
      "How far": "km",
      "How much": "price",
    });
  });

  test("CAR-013 CAR-014 zeros for no year or reading, and payments by the week among the prices, prove nothing", () => {
    const none = <T>(values: readonly T[], other: T) => [...values, other, other, other];
    const gaps = { Year: none(YEARS, "0"), "How far": none(KMS, "0"), Brand: none(MAKES, "Kia") };
    expect(fields({ ...gaps, C: [...PRICES, "103", "96", "116"] })).toMatchObject({ "How far": "km", C: "price" });
    const weekly = { Brand: none(MAKES, "Kia"), Born: [...YEARS, "2024", "2024", "2025"], B: none(KMS, "3000") };
    expect(fields({ ...weekly, C: [...PRICES, "103", "96", "116"] })).toMatchObject({ B: "km", C: "price" });
  });

  test("CAR-013 CAR-014 numbers that do not follow the year, or whose heading says what they are, are neither", () => {
    const flat = ["30000", "31000", "13500", "29500", "13200", "13100", "30500", "13800", "13000", "31500"];
    expect(fields({ Brand: MAKES, Year: YEARS, c1: flat })).not.toHaveProperty("c1");
    for (const heading of ["Wholesale", "Phone", "Weight", "Service interval", "Deposit", "Views"])
      expect(["km", "price"]).not.toContain(fields({ Brand: MAKES, Year: YEARS, [heading]: KMS })[heading]);
    expect(fields({ Brand: MAKES, Year: YEARS, Price: PRICES, Other: PRICES })).not.toHaveProperty("Other");
  });

  test("CAR-031 a column of plates is one by its shapes, but stock numbers that begin alike are not", () => {
    expect(fields({ Make: MAKES, Tag: PLATES })).toMatchObject({ Tag: "regplate" });
    expect(fields({ Make: MAKES, "Our mark": STOCK })).toMatchObject({ "Our mark": "stocknum" });
    const tags = YEARS.map((_, at) => `0${at + 14}`);
    expect(fields({ Make: MAKES, Tag: tags })).toMatchObject({ Tag: "stocknum" });
  });

  test.each(["Sheet no.", "Ticket #", "Slot number", "Sheet ref"])(
    "%s is the stock number where no other is",
    (heading) => {
      const numbers = YEARS.map((_, at) => String(70_412 + at * 37));
      expect(fields({ Make: MAKES, Year: YEARS, [heading]: numbers })).toMatchObject({ [heading]: "stocknum" });
      expect(fields({ Make: MAKES, "Stock No": STOCK, [heading]: numbers })[heading]).not.toBe("stocknum");
      const repeated = numbers.map((number, at) => (at % 3 === 0 ? "70412" : number));
      expect(fields({ Make: MAKES, [heading]: repeated })[heading]).not.toBe("stocknum");
    },
  );

  test.each(["Engine no.", "Key #", "Phone number", "Dealer no", "Licence number", "Invoice no", "Owner ref"])(
    "%s is no stock number",
    (heading) => {
      for (const step of [10, -10]) {
        const numbers = YEARS.map((year, at) => String(40_000 + Number(year) * step + at));
        const found = fields({ Make: MAKES, Year: YEARS, [heading]: numbers })[heading];
        expect(["stocknum", "km", "price"]).not.toContain(found);
      }
    },
  );

  test("CAR-008 of two columns of models the family holds the model without its badge", () => {
    const cells = { Make: MAKES, Model: MODELS.map((model) => `${model} Sport`), "Model Family": MODELS };
    const [first] = Object.entries(fields(cells)).filter(([, field]) => field === "model");
    expect(first?.[0]).toBe("Model Family");
  });
});

describe("CAR-001 headings that systems cut short, and of other languages", () => {
  test.each([
    ["vhcl_mk", "make", "Kia"],
    ["vhcl_mdl", "model", "Rio"],
    ["yr_mfg", "year", "2019"],
    ["odo_rdg", "km", "120000"],
    ["rtl_amt", "price", "12990"],
    ["ext_clr", "colour", "White"],
    ["xmsn_typ", "transmission", "Automatic"],
    ["fl_typ", "fuel", "Diesel"],
    ["bdy_stl", "body", "SUV"],
    ["Merk", "make", "Kia"],
    ["Bouwjaar", "year", "2019"],
    ["Vraagprijs", "price", "€ 12.990,-"],
    ["Brandstof", "fuel", "Benzine"],
    ["Kenteken", "regplate", "ABC12D"],
    ["Märke", "make", "Kia"],
    ["Årsmodell", "year", "2019"],
    ["Miltal", "km", "6 045"],
    ["Drivmedel", "fuel", "El"],
    ["Växellåda", "transmission", "Automat"],
    ["Prix TTC", "price", "12 990 €"],
    ["Boîte de vitesses", "transmission", "Manuelle"],
    ["Immatriculation", "regplate", "ABC12D"],
  ])("%s is %s", (heading, field, value) => expect(fields({ [heading]: value })).toEqual({ [heading]: field }));
});

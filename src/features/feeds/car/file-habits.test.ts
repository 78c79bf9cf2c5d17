import { describe, expect, test } from "vitest";
import { yardsOf } from "../place.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { NOTHING_SPELLED, spelledPlan } from "../spelled/letter.ts";
import { Tally } from "../tally.ts";
import { buildCar, contextOf } from "./car.ts";
import { BASE, build, NOW, YARD } from "./testing.ts";

/** Builds the first of these rows, in the context of all of them. */
function first(rows: readonly FeedRow[], columns: readonly string[] = []) {
  const [row] = rows;
  if (!row) throw new Error("no row");
  const tally = new Tally();
  const spelled = columns.length > 0 ? spelledPlan(columns, rows) : NOTHING_SPELLED;
  const context = contextOf(recogniseColumns(null, rows), rows, yardsOf([YARD], "us"), NOW);
  const built = buildCar(row, { ...context, spelled }, tally);
  return { built, warned: tally.counts().map(({ kind }) => kind) };
}

describe("what a file says as a whole", () => {
  const many = (count: number, cells: Record<string, string>) =>
    Array.from({ length: count }, (_, at) => ({ "Stock No": `${cells.Make}${at}`, Year: "2020", ...cells }));

  test.each([
    [5, 1, "motorcycle"],
    [4, 1, "car"],
    [10, 2, "motorcycle"],
    [9, 2, "car"],
    [1, 0, "motorcycle"],
  ])("CAR-098 of %i motorcycles and %i cars a Honda without a kind is a %s", (bikes, cars, kind) => {
    const { built } = build(
      { "Stock No": "H", Make: "Honda", Model: "Unheard", Year: "2020" },
      ...many(bikes, { Make: "Yamaha", Model: "MT-07" }),
      ...many(cars, { Make: "Toyota", Model: "Corolla", Body: "Sedan" }),
    );
    expect(built[0]?.car?.item_type).toBe(kind);
  });

  test("CAR-098 the most frequent kind counts, whichever comes first", () => {
    const kind = (...makes: string[]) =>
      build(
        { "Stock No": "H", Make: "Honda", Model: "Unheard", Year: "2020" },
        ...makes.map((Make, at) => ({ "Stock No": `K${at}`, Make, Model: "Unheard", Year: "2020" })),
      ).built[0]?.car?.item_type;
    expect(kind("Kenworth", "Yamaha", "Ducati")).toBe("motorcycle");
    expect(kind("Yamaha", "Kenworth", "Hino")).toBe("truck");
  });

  test.each([
    [["Toyota Camry Altise", "Mazda CX-5 Maxx", "Kia Rio S"], true],
    [["Toyota Camry Altise"], false],
    [[], false],
    [["Ambassador Nova DX", "Premier Padmini S1"], false],
    [["Toyota Camry Altise", "Mazda CX-5 Maxx", "Premier Padmini S1"], false],
    [["Toyota Camry Altise", "Mazda CX-5 Maxx", "Kia Rio S", "Premier Padmini S1"], true],
    [["Toyota Camry Altise", "Ambassador Nova DX", "Premier Padmini S1"], false],
  ])("CAR-007 beside %j the first word of an unknown name is its make: %s", (others, isMake) => {
    const rows = ["Frogmobile Classic 1500", ...others].map((name) => ({ name, year: "2007" }));
    const [frog] = build(...rows).built;
    expect(frog?.car?.make ?? null).toBe(isMake ? "Frogmobile" : null);
  });

  test("CAR-008 a file that cuts its models cuts the known ones too; one that does not, does not", () => {
    const discovery = { "Stock No": "D", Year: "2019", Make: "Land Rover", Model: "Discovery", Badge: "Sport HSE" };
    const read = (...others: readonly (readonly [string, string, string])[]) =>
      build(
        discovery,
        ...others.map(([Make, Model, Badge], at) => ({ "Stock No": `C${at}`, Year: "2019", Make, Model, Badge })),
      ).car?.model;
    const cut = ["Jeep", "Grand", "Cherokee Limited"] as const;
    const whole = ["Jeep", "Grand Cherokee", "Limited"] as const;
    expect(read()).toBe("Discovery");
    expect(read(cut)).toBe("Discovery Sport");
    expect(read(whole)).toBe("Discovery");
    expect(read(cut, whole)).toBe("Discovery");
    expect(read(cut, cut, whole)).toBe("Discovery Sport");
    expect(read(["Frogmobile", "Grand", "Cherokee"])).toBe("Discovery");
  });

  test("CAR-098 three columns that only EasyCars has make its letters known, two do not", () => {
    const kind = (cells: Record<string, string>) =>
      build({ ...BASE, Make: "Frogmobile", Model: "X", StockType: "H", ...cells }).car?.item_type;
    expect(kind({ YardCode: "100", YearGroup: "2019", RegoNum: "" })).toBe("truck");
    expect(kind({ YardCode: "100", YearGroup: "2019" })).toBe("car");
  });
});

describe("a row that is refused", () => {
  test("CAR-027 keeps its number, VIN, plate and link, so that its car is not taken for sold", () => {
    const marks = (cells: Record<string, string>) => {
      const { built } = first([{ row: 2, cells: { ...BASE, ...cells } }]);
      return built.ok ? null : built.marks;
    };
    expect(
      marks({ Year: "2099", VIN: "1HGCM82633A123456", Rego: "ABC 12D", Link: "https://cars.example/stock/1" }),
    ).toEqual({
      stocknum: "U1",
      vins: ["1HGCM82633A123456"],
      plates: ["ABC 12D"],
      link: "https://cars.example/stock/1",
    });
    expect(marks({ Year: "2099" })).toEqual({ stocknum: "U1", vins: [], plates: [], link: null });
  });

  test("names the column and the words that are wrong", () => {
    const problem = (cells: Record<string, string>) => build({ ...BASE, ...cells }).problem;
    expect(problem({ Price: "-5" })).toMatchObject({ column: "Price", value: "-5" });
    expect(problem({ Model: "andere" })).toEqual({
      column: "Model",
      value: "andere",
      reason: "the row names no model",
    });
    expect(problem({ Model: "" })).toEqual({ column: null, value: "", reason: "the row names no model" });
    expect(problem({ Make: "" })).toEqual({ column: null, value: "", reason: "the row names no make" });
  });

  test("is told as cut off where it is, whatever else is wrong", () => {
    const short = { found: 3, expected: 7 };
    const { built } = first([{ row: 2, cells: { ...BASE, Year: "2099" }, short }]);
    expect(built).toMatchObject({
      problem: { column: null, value: "", reason: "the row has 3 cells and the heading 7" },
    });
  });
});

describe("a row with too few cells", () => {
  const short = { found: 6, expected: 8 };
  test("is taken with a warning where its values can be read", () => {
    const { built, warned } = first([{ row: 2, cells: { ...BASE, Kms: "45000" }, short }]);
    expect([built.ok, warned]).toEqual([true, ["row-short"]]);
  });
  test("is refused where a value has slid into another's column", () => {
    const { built } = first([
      { row: 2, cells: { ...BASE, VIN: "White" }, short },
      { row: 3, cells: { ...BASE, VIN: "1HGCM82633A123456" } },
    ]);
    expect(built).toMatchObject({ ok: false, problem: { reason: "the row has 6 cells and the heading 8" } });
  });
  test("is taken where only something is odd, not unreadable", () => {
    const { built, warned } = first([{ row: 2, cells: { ...BASE, Price: "88" }, short }]);
    expect([built.ok, warned]).toEqual([true, expect.arrayContaining(["price-low", "row-short"])]);
  });
});

describe("what stands beside the car's fields", () => {
  test("a field that was too long is told, and its row is taken", () => {
    const refused = [{ column: "Comments", value: "", reason: "70,000 characters" }];
    const { built, warned } = first([{ row: 2, cells: BASE, refused }]);
    expect([built.ok, warned]).toEqual([true, ["field-too-long"]]);
  });

  test("CAR-027 a link is kept", () => {
    const { built } = first([{ row: 2, cells: { ...BASE, Link: "https://cars.example/stock/1" } }]);
    expect(built).toMatchObject({
      link: "https://cars.example/stock/1",
      car: { extras: { link: "https://cars.example/stock/1" } },
    });
    expect(first([{ row: 2, cells: BASE }]).built).toMatchObject({ link: null, car: { extras: {} } });
  });

  test("what no field takes is kept up to 1,000 characters; what another column said is not kept twice", () => {
    const extras = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car?.extras;
    expect(extras({ Racks: "r".repeat(1200) })?.Racks).toHaveLength(1000);
    expect(extras({ Racks: "-" })).toEqual({});
    expect(extras({ Badge: "S", Variant: "S" })).toEqual({});
    expect(extras({ Badge: "S", Variant: "GT" })).toEqual({ Variant: "GT" });
  });

  test("of several values in a cell the first counts, but not of a list or of prose", () => {
    const { car } = build({ ...BASE, Badge: "S | GT", Options: "Tow bar|Sunroof", Comments: "One | two" });
    expect(car).toMatchObject({ badge: "S", standardEquipment: ["Tow bar", "Sunroof"], dealercomments: "One | two" });
    expect(build({ ...BASE, Badge: "| GT" }).car?.badge).toBe("| GT");
  });
});

describe("columns that are named as in the specification", () => {
  const own = { ...BASE, stocknum: "U1", make: "Kia", model: "Rio", year: "2019", car_type: "used" };
  const read = (cells: Record<string, string>, spelled?: Record<string, unknown>) => {
    const row: FeedRow = spelled ? { row: 2, cells: { ...cells }, spelled } : { row: 2, cells };
    return first([row], Object.keys(cells));
  };

  test("CAR-055 the location's number is that of the yard where the car stands", () => {
    const { built } = read({ ...BASE, location_id: "7", price: "9990" });
    expect(built).toMatchObject({ car: { location_id: 7, location_name: "Northside", location: { id: 7 } } });
  });

  test("a value is taken as it stands, and warned of by no reading", () => {
    const { built, warned } = read({ ...BASE, variant: "", "variant.torque": "450 Nm" });
    expect(built).toMatchObject({ car: { variant: { torque: "450 Nm" } } });
    expect(warned).toEqual([]);
    expect(read(own).built.ok).toBe(true);
  });

  test("FIN-003 a lender whose comparison rate is below its own is told", () => {
    const warned = (comparisonRate: number) =>
      read(BASE, { finance_lenders: { taurus: { interestRate: 8.5, comparisonRate } } }).warned;
    expect([warned(8.19), warned(8.6)]).toEqual([["comparison-rate-low"], []]);
  });
});

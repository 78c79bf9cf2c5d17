import { describe, expect, test } from "vitest";
import { choose, sampleOf } from "./choose.ts";
import { planOfMapping } from "./columns.ts";
import { readHeading } from "./headings.ts";
import { parseMapping, suggestedMapping } from "./mapping.ts";
import { fields, recognise } from "./testing.ts";

const times = (count: number, value: string) => Array.from({ length: count }, () => value);
const counted = (count: number, from = 1, step = 1) =>
  Array.from({ length: count }, (_, at) => String(from + at * step));
/** Ten values, of which the first so many are this one. */
const mixed = (fitting: number, value: string, other: string) => [
  ...times(fitting, value),
  ...times(10 - fitting, other),
];

describe("the sample of a column", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ row: at + 2, cells: { A: String(at), B: at % 2 === 0 ? "-" : "x" } }));

  test("is of at most 400 values, and spread over a long file", () => {
    expect(sampleOf("A", rows(399)).values).toHaveLength(399);
    const { values, distinct } = sampleOf("A", rows(1600));
    expect([values.length, distinct, values[1], values.at(-1)]).toEqual([400, 400, "2", "798"]);
  });

  test("holds no cells without a value", () => {
    expect(sampleOf("B", rows(4))).toMatchObject({ column: "B", values: ["x", "x"], distinct: 1 });
    expect(sampleOf("C", rows(4)).values).toEqual([]);
  });
});

describe("how many values must fit", () => {
  test.each([
    ["a tenth under a proper name", "Colour", 1, "Red", "12", "colour"],
    ["three in ten under a name of several meanings", "UOM", 3, "km", "hours", "km_unit"],
    ["six in ten under a longer name", "Rear paint colour", 6, "Red", "12", "colour"],
    ["seven in ten names of vehicles under Description", "Description", 7, "TOYOTA COROLLA", "Tidy", "title"],
    ["seven in ten covers of seats under Trim", "Trim", 7, "Black cloth", "SR5", "interior_colour"],
    ["nine in ten states without a name", "c1", 9, "NSW", "ask", "state"],
    ["three in ten amounts of what the dealer paid", "Landed", 3, "8000", "none yet", "cost"],
  ])("%s", (_, heading, least, value, other, field) => {
    expect(fields({ [heading]: mixed(least, value, other) })).toEqual({ [heading]: field });
    expect(fields({ [heading]: mixed(least - 1, value, other) })[heading]).not.toBe(field);
  });

  test("a column without a name needs three values, or one in each row", () => {
    expect(fields({ c1: ["Kia", "MG", "", ""] })).toEqual({});
    expect(fields({ c1: ["Kia", "MG", "Ford", ""] })).toEqual({ c1: "make" });
    expect(fields({ c1: ["Kia", "MG"] })).toEqual({ c1: "make" });
  });

  test("of distances without a name a third must be told with their unit", () => {
    expect(fields({ c1: ["45,000 km", "52000", "61000"] })).toEqual({ c1: "km" });
    expect(fields({ c1: ["45,000 km", "52000", "61000", "70000"] })).toEqual({});
  });
});

describe("stock numbers tell vehicles apart", () => {
  test.each([
    ["a count of the rows does not", { number: ["1", "2", "3"] }, {}],
    ["nor a count from nought, or of every second row", { number: ["0", "2", "4"] }, {}],
    ["numbers from 2 on do", { number: ["2", "3", "4"] }, { number: "stocknum" }],
    ["numbers with gaps do", { number: ["1", "2", "4"] }, { number: "stocknum" }],
    ["a proper name may stand over a count", { "Stock No": ["1", "2", "3"] }, { "Stock No": "stocknum" }],
    ["of few rows more than half must differ", { "Stock No": ["A", "A", "B", "B"] }, {}],
    [
      "where each is there twice they do",
      { "Stock No": ["U1", "U2", "U3", "U1", "U2", "U3"] },
      { "Stock No": "stocknum" },
    ],
    ["but no words that are", { "Stock No": ["A", "B", "C", "A", "B", "C"] }, {}],
    ["and under a vague name nothing", { number: ["U1", "U2", "U3", "U1", "U2", "U3"] }, {}],
    ["two of three do", { "Stock No": ["A", "A", "B"] }, { "Stock No": "stocknum" }],
    ["of two vehicles nothing is asked", { "Stock No": ["A", "A"] }, { "Stock No": "stocknum" }],
    [
      "under a proper name more than half must differ",
      { "Stock No": [...counted(11, 100), ...times(9, "7")] },
      { "Stock No": "stocknum" },
    ],
    ["not half of them", { "Stock No": [...counted(9, 100), ...times(11, "7")] }, {}],
    ["under a vague name nearly all must", { number: [...counted(18, 100), ...times(2, "7")] }, {}],
    ["all do", { number: counted(20, 100) }, { number: "stocknum" }],
    ["a few repeated ones in a long list do", { number: [...counted(98, 100), "7", "7"] }, { number: "stocknum" }],
    [
      "a VIN may repeat where many are masked",
      { Chassis: [...counted(12, 10_000), ...times(8, "XXXXX")] },
      { Chassis: "vin" },
    ],
  ])("%s", (_, columns, expected) => {
    expect(fields(columns)).toEqual(expected);
  });
});

describe("money", () => {
  test("a special is an offer from $500, or on application, and nothing smaller, weekly or yes-or-no", () => {
    const special = (...values: readonly string[]) =>
      fields({ Price: counted(values.length, 20_000), Special: values }).Special;
    expect(special("500")).toBe("offer_price");
    expect(special("499")).toBeUndefined();
    expect(special("POA")).toBe("offer_price");
    expect(special("0")).toBeUndefined();
    expect(special("$9,000 - $9,500")).toBeUndefined();
    expect(special("9990", "0", "1")).toBe("offer_price");
    expect(special("$89 p/w")).toBeUndefined();
  });

  test("of several columns of prices the dealer's own asking price counts, and Now beside it is the offer", () => {
    expect(fields({ Now: "9990", Was: "12990" })).toEqual({ Now: "price", Was: "before_price" });
    expect(fields({ Price: "12990", RRP: "15990", Now: "9990" })).toEqual({ Price: "price", Now: "offer_price" });
    expect(fields({ RRP: "15990", "Dealer Price": "9990" })).toEqual({ RRP: "price", "Dealer Price": "price" });
    expect(fields({ Price: "12990", "Advertised Price": "9990" })).toEqual({
      Price: "price",
      "Advertised Price": "price",
    });
  });

  test("what a shopper pays comes first, and a name before its code", () => {
    const first = (columns: Record<string, string>) => recognise(columns).choices[0]?.column;
    expect(first({ price: "24500", drvaway: "25690" })).toBe("drvaway");
    expect(first({ price: "24500", "Drv Away Price": "25690" })).toBe("Drv Away Price");
    expect(first({ "car.make.code": "TOYO", "car.make.name": "Toyota" })).toBe("car.make.name");
    expect(first({ "car.make.code": "Kia" })).toBe("car.make.code");
  });

  test("what the dealer paid is private even before there is an amount; another fact beside it is not money", () => {
    for (const heading of ["Wholesale Price", "Purchase Cost", "Trade Value", "Reserve amount"])
      expect(fields({ [heading]: "", Make: "Kia" }), heading).toEqual({ [heading]: "cost", Make: "make" });
    expect(fields({ Wholesale: "", Make: "Kia" })).toEqual({ Make: "make" });
    expect(fields({ "trade.stock_no": ["10101", "10102", "10103"] })).toEqual({ "trade.stock_no": "stocknum" });
    expect(fields({ Wholesaler: ["A", "B", "C"] })).toEqual({});
    expect(fields({ "Weekly subscription": "$199" })).toEqual({ "Weekly subscription": "subscription_price" });
  });
});

describe("what a column holds decides where its name may mean several things", () => {
  test.each([
    ["one tag in each row is still no banner", { Tags: ["suv", "ute"] }, { Tags: "categories" }],
    [
      "models with their make, but no year, are models",
      { Model: ["Toyota Corolla", "Mazda CX-5"] },
      { Model: "model" },
    ],
    ["models with a year, but no make, are models", { Model: ["2021 Rio", "2019 Ceed"] }, { Model: "model" }],
    [
      "a badge may speak of leather",
      { Trim: ["GLX with leather seats, heated and vented too", "SR5"] },
      { Trim: "badge" },
    ],
    ["mid grey is a colour of seats", { Trim: ["Mid Grey", "Light Beige"] }, { Trim: "interior_colour" }],
    [
      "a state of registration is not the vehicle's",
      { "Plate c1": times(3, "NSW"), "ids.jurisdiction": times(3, "QLD") },
      { "Plate c1": "rego_state", "ids.jurisdiction": "rego_state" },
    ],
    ["a range is no odometer", { "Full range": ["450 km", "480 km", "500 km"] }, {}],
    ["a fuel may be told of an engine", { "Motor c1": ["Diesel", "Petrol", "Diesel"] }, { "Motor c1": "fuel" }],
    ["a colour of a part is not the vehicle's", { "Canopy c1": ["Black", "Red", "White"] }, {}],
    ["nor is a maker of a part its maker", { "Tray c1": ["Ford", "Kia", "MG"] }, {}],
    [
      "many kinds are rather bodies",
      {
        Type: "Ute|Van|Wagon|Sedan|Hatch|Coupe|Bus|Boat|Tipper|Scooter|Caravan|Light Truck|Prime Mover|Tray".split("|"),
      },
      { Type: "body" },
    ],
    ["photos by their number", { "Photo 12": "https://x.example/1.jpg" }, { "Photo 12": "images" }],
    ["a number after another name says nothing", { Make2: "x1", Price2: "9990" }, {}],
    [
      "a report of the vehicle",
      { "Vehicle report": "https://x.example/1.pdf" },
      { "Vehicle report": "history_report" },
    ],
    ["a report of its condition", { "Vehicle condition report": "https://x.example/1.pdf" }, {}],
    ["a report of something else", { "Trade report": "https://x.example/1.pdf" }, {}],
  ])("%s", (_, columns, expected) => {
    expect(fields(columns)).toEqual(expected);
  });
});

describe("headings", () => {
  test.each([
    ["The make of the car", "Kia", "make"],
    ["specs.exterior.colour", "Red", "colour"],
    ["car/colour/", "Red", "colour"],
    ["colour.name", "Red", "colour"],
    ["car.colour.label", "Red", "colour"],
    ["attributes>fuel>text", "Diesel", "fuel"],
    ["seller.seats", "5", undefined],
    ["images.title", "Kia Rio", undefined],
    ["Fuel litres", "Diesel", "fuel"],
    ["Odometer kms", "12", "km"],
    ["Asking price lakh", "4.5", "price"],
    ["odometer[0]", "12", "km"],
    ["Odometer (2)", "12", "km"],
    ["Kilomètres", "12", "km"],
  ])("%s over %j is %s", (heading, value, field) => {
    expect(fields({ [heading]: value })[heading]).toBe(field);
  });

  test.each([
    ["Kms", null],
    ["Odometer (km)", "km"],
    ["GVM t", "t"],
    ["price_in_euro", "EUR"],
    ["Length", null],
  ])("the unit in %s is %s", (heading, unit) => {
    expect(readHeading(heading).unit).toBe(unit);
  });
});

describe("a guess", () => {
  const guess = (column: string, values: readonly string[]) =>
    choose({ column, heading: readHeading(column), values, distinct: new Set(values).size }, values.length);

  test("is the surer the better the name and the more values fit", () => {
    expect(guess("Price", ["9990"])).toEqual({ field: "price", score: 1, by: "heading" });
    expect(guess("Price", ["9990", "x"])).toEqual({ field: "price", score: 0.75, by: "heading" });
    expect(guess("Price", [])).toEqual({ field: "price", score: 0.75, by: "heading" });
    expect(guess("Rear paint colour", ["Red"])).toEqual({ field: "colour", score: 0.5, by: "keyword" });
    expect(guess("c1", ["Red", "Blue", "White", "Black", "odd"])).toMatchObject({ field: "colour", by: "values" });
    expect(guess("c1", ["Red", "Blue", "White", "Black", "odd"])?.score).toBeCloseTo(0.32);
  });

  test("comes with its certainty, an example and whether only the values suggest it", () => {
    const { choices, extras } = recognise({
      Foo: times(3, "x y z"),
      c2: ["Red", "Blue", "White"],
      Comments: times(3, "a".repeat(100)),
      Price: ["9990", "x", "9990"],
    });
    expect(choices).toEqual([
      {
        column: "Comments",
        field: "comments",
        transforms: [],
        unit: null,
        confidence: expect.any(Number),
        byValue: false,
        example: "a".repeat(80),
        at: 2,
      },
      {
        column: "Price",
        field: "price",
        transforms: [],
        unit: null,
        confidence: 0.83,
        byValue: false,
        example: "9990",
        at: 3,
      },
      {
        column: "c2",
        field: "colour",
        transforms: [],
        unit: null,
        confidence: 0.4,
        byValue: true,
        example: "Red",
        at: 1,
      },
    ]);
    expect(extras).toEqual(["Foo"]);
  });

  test("of two columns for one field the surer comes first; comments of both are kept", () => {
    const order = (columns: Record<string, string>) => recognise(columns).choices.map(({ column }) => column);
    expect(order({ "Body colour": "Red", Colour: "Blue" })).toEqual(["Colour", "Body colour"]);
    expect(order({ Colour: "Blue", "Body colour": "Red" })).toEqual(["Colour", "Body colour"]);
    expect(fields({ Comments: "Tidy", "Dealer Comments": "One owner" })).toEqual({
      Comments: "comments",
      "Dealer Comments": "comments",
    });
  });
});

describe("units of a column", () => {
  const transforms = (columns: Record<string, string | readonly string[]>) => recognise(columns).choices[0]?.transforms;
  test.each([
    ["price by lakh", { "Price (lakh)": "4.5" }, ["lakhs"]],
    ["price in cents", { "Price cents": "999000" }, ["cents"]],
    ["price in thousands", { "Price 000s": "9.9" }, ["thousands"]],
    ["price", { Price: "9990" }, []],
    ["odometer in miles", { "Odometer miles": "9990" }, ["miles"]],
    ["odometer", { Odometer: "9990" }, []],
    ["a 13th month", { "Build date": ["02/01/2024", "01/13/2024"] }, ["month-first"]],
    ["a 12th month proves nothing", { "Build date": ["01/12/2024"] }, []],
    ["days first and months first in one column", { "Build date": ["13/01/2024", "01/13/2024"] }, []],
    ["a day on the 12th proves nothing", { "Build date": ["12/01/2024", "01/13/2024"] }, ["month-first"]],
    ["one day first among others", { "Build date": ["13/01/2024", "02/01/2024", "01/13/2024"] }, []],
    ["an engine in cc", { "Engine cc": ["0", "0", "650"] }, ["cc"]],
    ["an engine in litres", { "Engine size (l)": "1998" }, ["litres"]],
    ["an engine by its values", { "Engine Size": ["1.6", "12", "1998"] }, ["litres"]],
    ["as many large as small", { "Engine Size": ["1,6", "1998"] }, ["cc"]],
    ["an empty engine", { "Engine cc": "", Make: "" }, []],
    ["another size", { Seats: "5" }, []],
  ])("%s", (_, columns, expected) => {
    expect(transforms(columns)).toEqual(expected);
  });

  test("CAR-013 a list of a country of miles is known by its headings or most of its states", () => {
    const km = (columns: Record<string, string | readonly string[]>) =>
      recognise(columns).choices.find(({ field }) => field === "km")?.transforms;
    const odometer = counted(5, 20_000);
    expect(km({ odometer, state: ["CA", "TX", "OR", "NSW", "VIC"] })).toEqual(["miles"]);
    expect(km({ odometer, state: ["CA", "TX", "QLD", "NSW", "VIC"] })).toEqual([]);
    expect(km({ odometer, state: times(5, "") })).toEqual([]);
    expect(km({ odometer, trim: ["CA", "TX", "OR", "CA", "CA"] })).toEqual([]);
    expect(km({ "odometer (km)": odometer, mpg: "40" })).toEqual([]);
    expect(km({ odometer, "is miles": times(5, "0"), mpg: "40" })).toEqual([]);
    const { choices } = recognise({ "odo mileage price": "9990", mpg: "40" });
    expect(choices.map(({ transforms }) => transforms)).toEqual([[]]);
  });
});

describe("mapping files", () => {
  test("a suggestion names how plain numbers are read, and how sure it is", () => {
    const columns = { "Odometer miles": "12", Foo: "x y" };
    expect(suggestedMapping(recognise(columns), Object.keys(columns))).toEqual({
      columns: {
        "Odometer miles": { field: "km", transforms: ["miles"], confidence: expect.any(Number), example: "12" },
        Foo: { field: null, transforms: [] },
      },
      fixed: {},
    });
  });

  test("a mapping decides for certain, with the unit of the heading", () => {
    const { plan } = planOfMapping({ columns: { "A (t)": { field: "gvm", transforms: [] } }, fixed: { make: "Kia" } }, [
      "B",
      "A (t)",
    ]);
    expect(plan).toEqual({
      choices: [
        { column: "A (t)", field: "gvm", transforms: [], unit: "t", confidence: 1, byValue: false, example: "", at: 1 },
      ],
      extras: ["B"],
      fixed: { make: "Kia" },
    });
  });

  test("a wrong field is told with those that it may be, or with all of them", () => {
    const wrong = (field: unknown) => {
      const read = parseMapping(JSON.stringify({ columns: { A: { field } } }));
      return read.ok ? "" : (read.error[0] ?? "");
    };
    expect(wrong("priced")).toMatch(/did you mean price or before_price/);
    expect(wrong("colo")).toMatch(/did you mean colour or colours or interior_colour\?$/);
    expect(wrong("my km")).toMatch(/did you mean km\?$/);
    expect(wrong("xyzq")).toMatch(/: the fields are stocknum, vin, .*\.$/);
    expect(wrong(12)).toMatch(/^In the mapping, columns\.A\.field: /);
  });
});

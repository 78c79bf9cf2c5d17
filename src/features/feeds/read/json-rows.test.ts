import { describe, expect, test } from "vitest";
import type { FeedItem } from "../schema.ts";
import { type JsonLayout, jsonRows } from "./json/json.ts";
import { jsonLayout } from "./json/json-layout.ts";
import { ROW_LIMITS, type RowLimits } from "./source.ts";
import { cells, collected, items, pieces, reasonOf } from "./testing.ts";

async function rowsAt(layout: JsonLayout, ...texts: readonly string[]): Promise<FeedItem[]> {
  return await collected(jsonRows(pieces(...texts), layout));
}
const LIST: JsonLayout = { place: "lists", path: "cars" };

describe("the text of a row", () => {
  const text = JSON.stringify({
    "a {": "}]",
    cars: [
      { make: "Kia", note: 'said "]}" \\', size: { length: 1 } },
      { make: "MG", tags: [["a"], "b"] },
    ],
    other: { cars: [{ make: "not one" }] },
  });
  const rows = [
    { row: 1, cells: { make: "Kia", note: 'said "]}" \\', "size.length": "1" } },
    { row: 2, cells: { make: "MG", tags: "a|b" } },
  ];

  test("may be cut anywhere", async () => {
    expect(await rowsAt(LIST, text)).toEqual(rows);
    expect(await rowsAt(LIST, ...text)).toEqual(rows);
  });

  test("entries of an object are its own objects, not those within them nor in a list", async () => {
    const entries: JsonLayout = { place: "entries", path: null };
    expect(cells(await rowsAt(entries, '{"A":{"make":"Kia","size":{"m":1}},"B":{"make":"MG"},"C":[{"d":1}]}'))).toEqual(
      [
        { make: "Kia", "size.m": "1", "stock id": "A" },
        { make: "MG", "stock id": "B" },
      ],
    );
    expect(await rowsAt(entries, '[{"make":"Kia"}]')).toEqual([]);
    expect(cells(await rowsAt({ place: "lines", path: null }, '{"a":{"b":1}}\n[{"c":1}]'))).toEqual([{ "a.b": "1" }]);
  });
});

describe("a file that ends too early", () => {
  test.each([
    [
      "inside a record",
      '{"cars":[{"make":"Kia"},{"make":"M',
      "the file ends in the middle of this record",
      ["", "make", "M"],
    ],
    ["between records", '{"cars":[{"make":"Kia"},', "the file ends before its list or object is closed", [""]],
    ["inside a name", '{"cars":[{"make":"Kia"}],"not', "the file ends before its list or object is closed", [""]],
  ])("%s", async (_, text, reason, words) => {
    const found = await rowsAt(LIST, text);
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject({ row: 2, problem: { reason }, cut: true, words });
  });

  test("in the first record, or in the only one", async () => {
    expect(await rowsAt({ place: "lines", path: null }, '{"make":"Ki')).toMatchObject([{ row: 1, cut: true }]);
    expect(await rowsAt({ place: "whole", path: null }, '{"make":"Kia"}')).toEqual([
      { row: 1, cells: { make: "Kia" } },
    ]);
  });
});

describe("a record that is no JSON", () => {
  test("is a problem with its first 80 signs, and with its words as far as they may name the car", async () => {
    const words = Array.from({ length: 15_000 }, (_, at) => `w${at}`);
    const found = await rowsAt(LIST, `{"cars":[{"make": Kia, "note":"${words.join(" ")}"},{"make":"MG"}]}`);
    expect(found).toHaveLength(2);
    const [broken] = found;
    if (!broken || !("problem" in broken)) throw new Error("The record was read.");
    expect(broken.problem).toMatchObject({
      column: null,
      value: expect.stringMatching(/^.{80}$/),
      reason: expect.stringContaining("the record is not valid JSON"),
    });
    expect(broken.words?.slice(0, 5)).toEqual(["", "make", "Kia", "note", "w0"]);
    expect(broken.words?.join(" ").length).toBeLessThan(64 * 1024);
    expect(broken.words?.length).toBeGreaterThan(9000);
  });

  test("is the whole file's fault where the file is one record", async () => {
    await expect(rowsAt({ place: "whole", path: null }, '{"make": Kia}')).rejects.toThrow("The file is not valid JSON");
  });
});

describe("limits", () => {
  const outcome = (text: string, limits: RowLimits = { fields: 5, elements: 0, characters: 100 }) =>
    collected(jsonRows(pieces(...text), LIST, limits)).then(
      (found) => found.length,
      (error: Error) => `${error.name}: ${error.message}`,
    );

  test("a record has at most so many fields", async () => {
    const fields = (...names: readonly string[]) =>
      JSON.stringify({ cars: [Object.fromEntries(names.map((name) => [name, 1]))] });
    expect(await outcome(fields(..."abcde"))).toBe(1);
    expect(await outcome(fields(..."abcdef"))).toBe("UnreadableFile: A record of the file has too many fields.");
  });

  test("a record has at most so many characters, and so has a text beside the records", async () => {
    const record = (length: number) => `{"cars":[{"a":"${"a".repeat(length - 8)}"}]}`;
    expect(await outcome(record(101))).toBe(1);
    expect(await outcome(record(102))).toBe("UnreadableFile: A record of the file is longer than 0 MB.");
    const text = (length: number) => `{"${"a".repeat(length)}":1,"cars":[{"a":1}]}`;
    expect(await outcome(text(100))).toBe(1);
    expect(await outcome(text(101))).toBe("UnreadableFile: A text of the file is longer than 0 MB.");
    const wide = `{"${"a".repeat(10_000)}":1,"cars":[{"a":"${"a".repeat(10_000)}"}]}`;
    expect(await rowsAt(LIST, wide)).toHaveLength(1);
  });

  test("lists and objects are nested at most 64 deep", async () => {
    const nested = (depth: number) => `{"cars":[{"a":${"[".repeat(depth)}${"]".repeat(depth)}}]}`;
    expect(await outcome(nested(61), ROW_LIMITS)).toBe(1);
    expect(await outcome(nested(62), ROW_LIMITS)).toBe(
      "UnreadableFile: The JSON is nested deeper than any stock file.",
    );
  });
});

describe("which objects are vehicles", () => {
  const car = { make: "Kia", model: "Rio", price: 1 };
  const wide = { ...car, year: 2020 };
  const part = { code: "1", name: "x" };
  const layout = (value: unknown) => jsonLayout(() => pieces(JSON.stringify(value)), false);

  test("CAR-001 lists that are named after kinds of vehicles are read together, and no list of similar or sold ones", async () => {
    const stock = { utes: [car, car], "new vans": [car], similar: [car], sold: [car], parts: [part] };
    const found = await layout({ stock });
    expect(found).toEqual({ place: "lists", path: "stock.utes", beside: ["stock.new vans"] });
    const text = JSON.stringify({ stock });
    expect(await collected(jsonRows(pieces(text.slice(0, 60), text.slice(60)), found))).toHaveLength(3);
    expect(await layout({ results: [car], utes: [car] })).toEqual({ place: "lists", path: "results" });
  });

  test.each([
    ["the members of the list with the most names of fields", { sold: [{ id: 1 }], cars: [car] }, "lists", "cars"],
    ["one vehicle, whose photos and options say less", { ...car, photos: [{ url: "a" }, { url: "b" }] }, "whole", null],
    [
      "one vehicle, although its options have names of fields too",
      { make: "Kia", model: "Rio", options: [{ price: 1, description: "x" }] },
      "whole",
      null,
    ],
    ["the values of an object", { A1: car, A2: car }, "entries", null],
    [
      "the values of an object within others",
      { dealer: "x", data: { used: { A1: wide, A2: wide } } },
      "entries",
      "data.used",
    ],
    [
      "a list, whose records say more than the entries beside them",
      { by: { a: car, b: car }, all: [wide] },
      "lists",
      "all",
    ],
    [
      "one vehicle of several parts, which share no names",
      { car: { id: wide, on: { fuel: "P", body: "SUV" } } },
      "whole",
      null,
    ],
    ["one vehicle, whose parts are named alike", { car: { make: part, model: part, year: 2020 } }, "whole", null],
    ["the only record, in whatever object", { car }, "whole", null],
    ["a list far inside a record of another list", { a: [{ b: { c: { d: [{ e: [car] }] } } }] }, "lists", "a.b.c.d.e"],
    ["a list among plain values", { a: [1, null, "x", { cars: [car] }] }, "lists", "a.cars"],
    [
      "attributes by name and value count as the vehicle's",
      {
        facets: [{ make: 1, model: 2 }],
        cars: [
          {
            specs: [
              { name: "make", value: "Kia" },
              { name: "model", value: "Rio" },
              { name: "price", value: 1 },
            ],
          },
        ],
      },
      "lists",
      "cars",
    ],
  ])("%s", async (_, value, place, path) => {
    expect(await layout(value)).toEqual({ place, path });
  });

  test("a list is known by its first five records, and a file by its first 2,000", async () => {
    const late = (plain: number) => ({
      odd: [...Array.from({ length: plain }, () => ({ x: 1 })), car],
      cars: [{ make: "Kia" }],
    });
    expect((await layout(late(4))).path).toBe("odd");
    expect((await layout(late(5))).path).toBe("cars");
    expect((await layout({ odd: Array.from({ length: 1999 }, () => ({ x: 1 })), cars: [car] })).path).toBe("cars");
    expect((await layout({ odd: Array.from({ length: 2000 }, () => ({ x: 1 })), cars: [car] })).path).not.toBe("cars");
    const inner = (plain: number) => ({
      all: [{ odd: [...Array.from({ length: plain }, () => ({ x: 1 })), car] }, { odd: [car] }],
    });
    expect(
      (
        await layout({
          A: {},
          ...Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`A${at}`, at >= 2 ? car : {}])),
        })
      ).place,
    ).toBe("entries");
    expect((await layout(inner(4))).path).toBe("all.odd");
  });

  test("a list deeper than seven records within one another is not sought", async () => {
    const nested = (depth: number): unknown => (depth === 0 ? { cars: [car] } : { a: nested(depth - 1) });
    expect((await layout({ rows: [nested(6)] })).path).toBe("rows.a.a.a.a.a.a.cars");
    expect((await layout({ rows: [nested(7)] })).path).not.toContain("cars");
  });

  test("a record is a vehicle whose make and model stand in the records within it, beside lists of names and values", async () => {
    const car = (model: string) => ({
      Identifier: "OAG-1",
      Specification: {
        Make: "Mazda",
        Model: model,
        ReleaseDate: { Year: 2016 },
        Attributes: [
          { Name: "Badge", Value: "XT" },
          { Name: "GearType", Value: "Manual" },
        ],
      },
      Colours: [{ Location: "Exterior", Generic: "Silver", Name: "Metallic Silver" }],
      Identification: [{ Type: "StockNumber", Value: "5919" }],
      PriceList: [
        { Type: "EGC", Currency: "AUD", Amount: 21350 },
        { Type: "DAP", Currency: "AUD", Amount: 22500 },
      ],
    });
    const lines = `${JSON.stringify(car("BT-50"))}\n${JSON.stringify(car("2"))}`;
    for (const text of [lines, JSON.stringify([car("BT-50"), car("2")])])
      expect(cells((await items(text)).found)).toMatchObject([
        {
          "Specification.Model": "BT-50",
          "Specification.Attributes.GearType": "Manual",
          "Colours.exterior.Name": "Metallic Silver",
          "Identification.StockNumber": "5919",
          "PriceList.DAP": "22500",
        },
        { "Specification.Model": "2" },
      ]);
    expect(cells((await items(JSON.stringify(car("BT-50")))).found)).toHaveLength(1);
  });

  test("lines are vehicles, unless each holds a list of them", async () => {
    const lines = (...records: readonly unknown[]) =>
      jsonLayout(() => pieces(...records.map((record) => `${JSON.stringify(record)}\n`)), true);
    expect(await lines(car, car)).toEqual({ place: "lines", path: null });
    expect(await lines({ page: 1, cars: [car] }, { page: 2, cars: [car] })).toEqual({ place: "lists", path: "cars" });
    expect(await lines({ make: "Kia", photos: [{ url: "a", title: "b", description: "c" }] }, car)).toEqual({
      place: "lines",
      path: null,
    });
  });

  test("a large file is not taken for one vehicle, whatever its beginning names", async () => {
    const withNote = (length: number) => ({
      make: "Kia",
      model: "Rio",
      note: "a".repeat(length),
      parts: [{ make: "x" }],
    });
    expect((await layout(withNote(1000))).place).toBe("whole");
    expect((await layout(withNote(256 * 1024))).place).toBe("lists");
  });
});

test("a text that is not JSON at all is said to be", async () => {
  expect(await reasonOf('{"make": Kia}')).toContain("The file is not valid JSON");
  expect((await items('[{"make":"Kia"}]')).format).toBe("json");
});

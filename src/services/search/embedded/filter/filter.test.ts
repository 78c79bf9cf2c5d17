import { describe, expect, test } from "vitest";
import { quoted } from "../../port.ts";
import { parseFilter } from "./filter.ts";

const treeOf = (filter: string) => {
  const parsed = parseFilter(filter);
  if (!parsed.ok) throw new Error(`${parsed.error.message} (${parsed.error.column})`);
  return parsed.value;
};
const problemOf = (filter: string) => {
  const parsed = parseFilter(filter);
  return parsed.ok ? null : parsed.error;
};
const any = (field: string, column: number, ...values: string[]) => ({ kind: "any", field, column, values });

describe("the filter grammar", () => {
  test("AND binds closer than OR, NOT closer than both, parentheses closest", () => {
    expect(treeOf("a=1 OR NOT b=2 AND (c=3 OR d=4)")).toEqual({
      kind: "list",
      joined: "or",
      parts: [
        any("a", 1, "1"),
        {
          kind: "list",
          joined: "and",
          parts: [
            { kind: "not", part: any("b", 12, "2") },
            { kind: "list", joined: "or", parts: [any("c", 21, "3"), any("d", 28, "4")] },
          ],
        },
      ],
    });
  });

  test("API-036 a colon is an equals sign, but not within quotes", () => {
    expect(treeOf("make:Mazda")).toEqual(any("make", 1, "Mazda"));
    expect(treeOf('url="https://a:b"')).toEqual(any("url", 1, "https://a:b"));
    expect(treeOf("url='x:y'")).toEqual(any("url", 1, "x:y"));
  });

  test("a quoted value may hold anything, a quote and a backslash too", () => {
    const value = "A \"quoted\" \\ AND (b) = 'c'";
    expect(treeOf(`make = ${quoted(value)}`)).toEqual(any("make", 1, value));
    expect(treeOf("make = 'it\\'s'")).toEqual(any("make", 1, "it's"));
    expect(treeOf('make = "AND"')).toEqual(any("make", 1, "AND"));
  });

  test("IN and NOT IN take a list, which may be empty or end in a comma", () => {
    expect(treeOf("make IN [Mazda, 'Land Rover',]")).toEqual(any("make", 1, "Mazda", "Land Rover"));
    expect(treeOf("make NOT IN []")).toEqual({ kind: "not", part: any("make", 1) });
  });

  test("comparisons and TO say which ends they include", () => {
    const end = (text: string, isOpen: boolean) => ({ text, isOpen });
    expect(treeOf("price>5")).toMatchObject({ range: { from: end("5", true), to: null } });
    expect(treeOf("price>=5.5")).toMatchObject({ range: { from: end("5.5", false), to: null } });
    expect(treeOf("price<-5")).toMatchObject({ range: { from: null, to: end("-5", true) } });
    expect(treeOf("make<='M'")).toMatchObject({ range: { from: null, to: end("M", false) } });
    expect(treeOf("price 1 TO 9")).toMatchObject({ range: { from: end("1", false), to: end("9", false) } });
  });

  test("EXISTS, IS NULL and IS EMPTY, each with its NOT", () => {
    expect(treeOf("tag EXISTS")).toEqual({ kind: "state", state: "exists", field: "tag", column: 1 });
    expect(treeOf("tag NOT EXISTS")).toMatchObject({ kind: "not", part: { state: "exists" } });
    expect(treeOf("tag IS NULL")).toMatchObject({ state: "null" });
    expect(treeOf("tag IS NOT EMPTY")).toMatchObject({ kind: "not", part: { state: "empty" } });
  });

  test("CONTAINS and STARTS WITH, each with its NOT", () => {
    const part = { kind: "part", field: "model", column: 1 };
    expect(treeOf("model CONTAINS cruiser")).toEqual({ ...part, place: "anywhere", text: "cruiser" });
    expect(treeOf("model STARTS WITH 'land c'")).toEqual({ ...part, place: "start", text: "land c" });
    expect(treeOf("model NOT CONTAINS x")).toEqual({ kind: "not", part: { ...part, place: "anywhere", text: "x" } });
    expect(treeOf("model NOT STARTS WITH x")).toMatchObject({ kind: "not", part: { place: "start" } });
  });

  test("_geoRadius and _geoBoundingBox", () => {
    expect(treeOf("a=1 AND _geoRadius(-33.87, 151.21, 5000)")).toMatchObject({
      parts: [{}, { kind: "near", field: "_geo", column: 9, point: { lat: -33.87, lng: 151.21 }, metres: 5000 }],
    });
    expect(treeOf("NOT _geoBoundingBox([-33,152],[-35 , 150.5])")).toMatchObject({
      part: { kind: "box", box: { top: -33, right: 152, bottom: -35, left: 150.5 } },
    });
  });

  test("keywords are those in capitals; any may be a quoted value", () => {
    expect(treeOf("make = and")).toEqual(any("make", 1, "and"));
    expect(treeOf('make = "_geoRadius"')).toEqual(any("make", 1, "_geoRadius"));
    expect(problemOf("make = a and km = 1")).toMatchObject({ column: 10 });
  });

  test("nothing, or only blanks, is no filter", () => {
    expect(treeOf("")).toBeNull();
    expect(treeOf("  \n ")).toBeNull();
  });
});

describe("a wrong filter", () => {
  test.each([
    ["make = Land Rover", 13, 'AND or OR is missing before "Rover"'],
    ["make =", 7, "A value is missing: the filter ends"],
    ["make = 'Maz", 8, "A quote is not closed"],
    ["(make = a", 10, '")" is missing: the filter ends'],
    ["make = a)", 9, 'AND or OR is missing before ")"'],
    ["make = a/b", 9, '"/" has no place here'],
    ['make = "a\\q"', 10, "A backslash is followed by no escape"],
    ['make = "\\x4"', 9, "A backslash is followed by no escape"],
    ['make = "\\u{110000}"', 9, "A backslash is followed by no escape"],
    ['make = "\\ud800"', 9, "A backslash is followed by no escape"],
    ["price 1 AND", 7, 'After "price" a comparison is missing'],
    ["make", 5, 'After "make" a comparison is missing'],
    ["make = AND", 8, 'A value is missing: "AND" stands here'],
    ["= a", 1, `A field's name is missing: "=" stands here`],
    ["make IS red", 9, "After IS come NULL or EMPTY"],
    ["make IN Mazda", 9, '"[" is missing: "Mazda" stands here'],
    ["make = a; DROP", 9, '";" has no place here'],
    ["model CONTAINS", 15, "A value is missing: the filter ends"],
    ["model STARTS x", 14, '"WITH" is missing: "x" stands here'],
    ["model = WITH", 9, 'A value is missing: "WITH" stands here'],
    ["_geoRadius(1, 2)", 16, '"," is missing: ")" stands here'],
    ["_geoRadius(91, 2, 3)", 12, "A latitude is a number from -90 to 90"],
    ["a = 1 OR _geoRadius(9, 181, 3)", 21, "A longitude is a number from -180 to 180"],
    ["_geoRadius(1, 2, -3)", 18, "A radius is a number of metres from 0"],
    ["_geoRadius(NaN, 2, 3)", 12, '"NaN" is not a number'],
    ["_geoRadius(1, 2, 1e999)", 18, '"1e999" is not a number'],
    ["_geoBoundingBox([1, 2], [3, 4])", 1, "The box's top right corner is below its bottom left one"],
    ["_geoBoundingBox(1, 2)", 17, '"[" is missing: "1" stands here'],
    ["make = _geoRadius(1, 2, 3)", 8, 'A value is missing: "_geoRadius" stands here'],
    ["price=>10", 7, 'A value is missing: ">" stands here'],
  ])("%s: the message points at column %i", (filter, column, message) => {
    expect(problemOf(filter)).toEqual({ message, column });
  });

  test("nests 150 deep, not 151", () => {
    const nested = (depth: number) => `${"(".repeat(depth)}a = 1${")".repeat(depth)}`;
    expect(problemOf(nested(150))).toBeNull();
    expect(problemOf(nested(151))).toEqual({ message: "Nested more than 150 deep", column: 151 });
    expect(problemOf(`${"NOT ".repeat(151)}a = 1`)).toMatchObject({ message: "Nested more than 150 deep" });
  });

  test("200 levels deep, or with 10,000 quotes never closed, is an answer and not a fall", () => {
    expect(problemOf(`${"(".repeat(200)}a = 1${")".repeat(200)}`)).toMatchObject({ column: 151 });
    expect(problemOf(`a = ${"NOT (".repeat(2000)}`)).toMatchObject({ column: 5 });
    expect(problemOf(`make = '${"\\'".repeat(5000)}`)).toEqual({ message: "A quote is not closed", column: 8 });
    expect(problemOf("(".repeat(10_000))).toMatchObject({ column: 151 });
    expect(problemOf("🚗 = 1")).toEqual({ message: '"🚗" has no place here', column: 1 });
  });

  test("is at most 16,384 characters long", () => {
    const long = (length: number) => `make = "${"a".repeat(length - 9)}"`;
    expect(problemOf(long(16_384))).toBeNull();
    expect(problemOf(long(16_385))).toMatchObject({ column: 16_385 });
  });

  test("a list of thousands of parts is no deeper than one", () => {
    expect(problemOf(Array.from({ length: 1500 }, () => "a = 1").join(" OR "))).toBeNull();
  });
});

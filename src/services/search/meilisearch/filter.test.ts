import { expect, test } from "vitest";
import { writtenFilter } from "./filter.ts";

test("API-036 a filter is sent with equals signs, its values quoted", () => {
  expect(writtenFilter(`make:Mazda AND name : 'a: "b"'`)).toEqual({
    ok: true,
    value: String.raw`make = Mazda AND name = "a: \"b\""`,
  });
});

test("a place's parenthesis follows its name at once", () => {
  expect(writtenFilter("_geoRadius (1, 2, 3) OR _geoBoundingBox([1,2],[0,0]) OR a = '_geoRadius ('")).toEqual({
    ok: true,
    value: '_geoRadius( 1 , 2 , 3 ) OR _geoBoundingBox( [ 1 , 2 ] , [ 0 , 0 ] ) OR a = "_geoRadius ("',
  });
});

test("a wrong filter is refused before it is sent", () => {
  expect(writtenFilter("make = 'Maz")).toEqual({
    ok: false,
    error: { kind: "invalid", message: "A quote is not closed", column: 8 },
  });
});

import { setFlagsFromString } from "node:v8";
import { expect, test } from "vitest";
import { blanksOf } from "./blanks.ts";

setFlagsFromString("--allow-natives-syntax");
/** Whether V8 keeps the object's values by a shape that others share, and not in a hash table of its own. */
const hasShape = new Function("object", "return %HasFastProperties(object)") as (object: object) => boolean;

const FIELDS = Array.from({ length: 110 }, (_, at) => `field_${at}`);

test("objects of very many fields, filled in a loop, share a shape, and none shares a value", () => {
  const blank = blanksOf(FIELDS.slice(0, 60), FIELDS.slice(60));
  const [one, other] = [blank(), blank()];
  for (const [at, field] of FIELDS.entries()) one[field] = at % 2 ? "text" : at;
  expect([one, other].map(hasShape)).toEqual([true, true]);
  expect(Object.keys(one)).toEqual(FIELDS);
  expect(Object.values(other).every((value) => value === undefined)).toBe(true);
});

import { expect, test } from "vitest";
import { testCar } from "../../../../../test/fixtures/cars.ts";
import { documentOf } from "./document.ts";
import { sharedList, sharedText } from "./shared-values.ts";

test("a value shared is the value", () => {
  expect(sharedText("Grey")).toBe("Grey");
  expect(sharedList(["a", "b"])).toEqual(["a", "b"]);
  expect(sharedList(["a,b"])).not.toBe(sharedList(["a", "b"]));
});

test("what two cars both have is held once", () => {
  const [one, other] = [1, 2].map((id) => documentOf(testCar(id, { filtered_features: ["Tow bar", "Sunroof"] })));
  expect(one?.filtered_features).toEqual(["Tow bar", "Sunroof"]);
  expect(one?.filtered_features).toBe(other?.filtered_features);
});

test("very many values that nobody else has do not pile up", () => {
  const list = sharedList(["first"]);
  for (let index = 0; index < 60_000; index++) sharedList([`value ${index}`]);
  expect(sharedList(["first"])).toEqual(list);
  expect(sharedList(["first"])).not.toBe(list);
});

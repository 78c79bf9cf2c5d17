import { expect, test } from "vitest";
import { namesLike } from "./spelling.ts";

test("names alike: few wrong letters, and never the name itself or one without cars", () => {
  const counts = { "CX-3": 2, "CX-30": 9, "CX-5": 4, "CX-9": 0, Navara: 3 };
  expect(namesLike("cx5", counts)).toEqual(["CX-3"]);
  expect(namesLike("navarra", counts)).toEqual(["Navara"]);
  expect(namesLike("zebra", counts)).toEqual([]);
});

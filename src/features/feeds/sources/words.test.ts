import { expect, test } from "vitest";
import { sourceTitle } from "./words.ts";

test.each([
  [{ name: "late-arrivals", title: null }, "Late arrivals"],
  [{ name: "dms", title: null }, "Dms"],
  [{ name: "dms", title: "Yard system, nightly" }, "Yard system, nightly"],
])("a source is called as its office calls it: %o", (source, title) => {
  expect(sourceTitle(source)).toBe(title);
});

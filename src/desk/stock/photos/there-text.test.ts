import { expect, test } from "vitest";
import { thereText } from "./there-text.ts";

test.each([
  [[], ""],
  [["IMG_1.jpg"], "The car has IMG_1.jpg already."],
  [["IMG_1.jpg", "IMG_2.jpg"], "The car has 2 of them already."],
])("CAR-035 photos that were sent before are told as that: %j", (names, text) => {
  expect(thereText(names)).toBe(text);
});

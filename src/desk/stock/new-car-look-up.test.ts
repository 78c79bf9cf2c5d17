import { expect, test } from "vitest";
import { refusalText } from "./new-car-look-up.ts";

const zone = "Australia/Sydney";
const againAt = Date.parse("2026-11-23T05:10:00Z");

test.each([
  ["person", "You have asked the register 40 times within an hour"],
  ["dealership", "Your dealership has asked the register 200 times within a day"],
] as const)("whoever reaches the limit of a %s is told so, and when the register answers again", (of, says) => {
  const text = refusalText({ kind: "too-many", reached: { of, againAt } }, zone);
  expect(text).toContain(says);
  expect(text).toContain("It answers again on Monday 23 November at 4:10 pm AEDT");
});

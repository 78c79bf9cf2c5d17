import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test("a time of the day is written as the desk writes every moment", () => {
  expect(["00:05", "08:30", "12:00", "17:00", "24:00"].map(clockTime)).toEqual([
    "12:05 am",
    "8:30 am",
    "12:00 pm",
    "5:00 pm",
    "midnight",
  ]);
});

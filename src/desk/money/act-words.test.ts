import { expect, test } from "vitest";
import { inThePast } from "./act-words.ts";

test("the record of a payment says what was done, in the past", () => {
  expect(["release the car", "hold the car for longer", "refund $200", "ask again for R1"].map(inThePast)).toEqual([
    "released the car",
    "held the car for longer",
    "refunded $200",
    "asked again for R1",
  ]);
});

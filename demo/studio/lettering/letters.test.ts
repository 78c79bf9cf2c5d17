import { expect, test } from "vitest";
import kept from "../../../src/features/media/lettering.generated.json" with { type: "json" };
import { letters } from "./letters.ts";

test("the letters that are kept are what the font says", () => {
  expect(letters()).toEqual(kept);
});

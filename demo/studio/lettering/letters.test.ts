import { expect, test } from "vitest";
import kept from "../../../src/features/media/lettering.generated.json" with { type: "json" };
import { letters } from "./letters.ts";

test("the saved letters are those of the font", () => {
  expect(letters()).toEqual(kept);
});

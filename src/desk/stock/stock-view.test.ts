import { expect, test } from "vitest";
import { standingOf } from "./stock-view.ts";

const car = { status: "in_stock", show_on_dealer_website: true, photos_count: 0, reserved: false } as const;
const standing = (minPhotos: number) => standingOf(car, { config: { minPhotos } }).text;

test("a car without the photos that its site asks for says how many", () => {
  expect([standing(0), standing(1), standing(3)]).toEqual(["Shown", "Needs 1 photo", "Needs 3 photos"]);
});

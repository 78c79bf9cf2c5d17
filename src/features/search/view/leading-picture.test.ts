import { expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { engineWith } from "../../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import type { Car } from "../../stock/schema.ts";
import { leadingPicture } from "./leading-picture.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const site = testSite("halden", [dealership(1, "parramatta")], { config: {} });

/** The picture of a site whose second-best car has one and whose best car has the given fields. */
async function pictureBeside(best: Partial<Car>) {
  const second = testCar(1, { primary_image_url: "/second.webp" });
  const first = testCar(2, { primary_image_url: "/best.webp", custom_rank: 9, ...best });
  return leadingPicture(await engineWith([second, first]), site, NOW);
}

test("a site is shown by the picture of its highest ranked car", async () => {
  expect(await pictureBeside({})).toBe("/best.webp");
  expect(await leadingPicture(await engineWith([]), site, NOW)).toBeNull();
});

test.each<[string, Partial<Car>]>([
  ["hidden by its dealer", { show_on_dealer_website: false }],
  ["without enough photos to be listed", { photos_count: 2 }],
  ["sold", { status: "sold", sold: true, sold_date_timestamp: NOW / 1000 - 60 }],
  ["yet to come", { status: "coming_soon" }],
  ["of a kind that the site does not sell", { item_type: "truck" }],
  ["without a picture", { primary_image_url: null }],
])("but by none that is %s", async (_, best) => {
  expect(await pictureBeside(best)).toBe("/second.webp");
});

import { wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Site } from "../site/site.ts";
import { FULL_CAR } from "../stock/full-car.testing.ts";
import type { Car } from "../stock/schema.ts";
import { carShareCard, shareColours, siteShareCard } from "./share-card.ts";

const site = testSite("halden", [dealership(1, "parramatta")]);
const car = {
  ...FULL_CAR,
  status: "in_stock",
  sold: false,
  preorder: false,
  subscription_price: null,
} as unknown as Car;

describe("what a shared link to a car shows", () => {
  test("its name, its price as the card says it, and whose it is", () => {
    const priced = { ...car, price: 27_990, before_price: null, offer_price: null, price_type: "Drive away" };
    expect(carShareCard(priced, site)).toMatchObject({
      title: car.name,
      price: { text: "$27,990", note: "Drive away" },
      tag: null,
      siteName: "Site halden",
    });
  });

  test.each([
    ["no price", { price: null, before_price: null, offer_price: null }],
    ["a pre-order", { preorder: true, price: null }],
    ["a sold one", { price: 27_990, status: "sold", sold: true }],
  ] as const)("%s has none", (_name, changes) => {
    expect(carShareCard({ ...car, ...changes }, site).price).toBeNull();
  });

  test("a sold one says so", () => {
    expect(carShareCard({ ...car, status: "sold", sold: true }, site).tag).toBe("Sold");
  });
});

test("a link to any other page shows the site's name", () => {
  expect(siteShareCard(site)).toMatchObject({ title: "Site halden", price: null, tag: null });
});

test.each(["#FFFF00", "#FFFFFF", "#000000", "#FF7A1A", "#0F5A47", "#7A7A7A"])(
  "words are readable on a brand of %s",
  (colour) => {
    const colours = shareColours({ brand: { ...(site as Site).brand, colour } });
    expect(wcagContrast(colours.onBrand, colours.brand)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(colours.ink, colours.surface)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(colours.onInk, colours.ink)).toBeGreaterThanOrEqual(4.5);
  },
);

import { expect, test } from "vitest";
import { emptyModel } from "../../../test/fixtures/model.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Model, Site } from "../site/site.ts";
import { brandTiles, brandView, siteBrands } from "./brands.ts";

const model = (id: number, make: string, more: Partial<Model> = {}): Model => ({
  ...emptyModel(id),
  manufacturer_name: make,
  ...more,
});
const toyotaDealer = { ...dealership(1, "yard"), manufacturer_name: "Toyota" };
const base = testSite("one", [toyotaDealer]);
const SITE: Site = {
  ...base,
  models: [model(1, "Kia"), model(2, "Kia", { image: { url: "/art/kia.webp" } }), model(3, "No Such Make")],
  locations: base.locations.map((location) => ({ ...location, manufacturers: ["Skoda"] })),
};
const makes = [{ label: "Kia", value: "Kia", count: 7 }];

test("MODEL-035 the brands are the makes of the range, the dealerships and the showrooms, by name", () => {
  expect(siteBrands(SITE).map(({ name }) => name)).toEqual(["Kia", "Skoda", "Toyota"]);
  expect(brandTiles(SITE, makes)[0]).toEqual({
    name: "Kia",
    href: "/kia/overview",
    logo: "/makes/kia.svg",
    image: "/art/kia.webp",
    models: 2,
    inStock: 7,
  });
});

test("MODEL-036 a brand's page has its models, its stock and where it is sold", () => {
  expect(brandView(SITE, "kia", makes)).toMatchObject({
    name: "Kia",
    models: [{ id: 1 }, { id: 2 }],
    stock: { label: "See 7 in stock", href: "/search/kia" },
    places: [],
  });
  expect(brandView(SITE, "skoda", makes)).toMatchObject({
    models: [],
    stock: { href: "/search/new-used-and-demo-cars" },
    places: [{ slug: "yard-yard" }],
  });
});

test("MODEL-036 a make that the site does not stand for has no page", () => {
  expect(brandView(SITE, "mazda", makes)).toBeNull();
  expect(brandView(SITE, undefined, makes)).toBeNull();
});

test("SITE-030 a brand's page leads to the website that the dealer has for that make alone", () => {
  const dealershipWebsites = [{ make: "Kia", url: "https://kia.dealer.example", website_id: 7 }];
  const site = { ...SITE, config: { ...SITE.config, dealershipWebsites } };
  expect(brandView(site, "kia", makes)?.website).toBe("https://kia.dealer.example");
  expect(brandView(site, "skoda", makes)?.website).toBeNull();
});

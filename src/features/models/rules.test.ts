import { expect, test } from "vitest";
import { modelAt, modelHref, modelImage, modelTitle } from "../site/models.ts";
import type { Model } from "../site/site.ts";
import { bodyCategories, modelCard, modelLabel } from "./rules.ts";

const hilux: Model = {
  id: 1,
  name: "HiLux",
  slug: "hilux",
  new_slug: null,
  override_url: null,
  status: null,
  manufacturer_name: "Toyota",
  manufacturer_body: "Ute",
  manufacturer_body2: "Cab Chassis",
  manufacturer_body3: null,
  bodies: ["Ute"],
  image: { url: "/art/hilux.webp" },
  cloudfront_new_image_url: null,
  short_description: null,
  from_price: 33_990,
  length: null,
};

test("MODEL-005 MODEL-037 a model leads to its override, else its new slug, else its slug", () => {
  expect(modelHref(hilux)).toBe("/hilux");
  expect(modelHref({ ...hilux, new_slug: "new-hilux" })).toBe("/new-hilux");
  expect(modelHref({ ...hilux, new_slug: "new-hilux", override_url: "https://x.example" })).toBe("https://x.example");
});

test("MODEL-037 a model's page is at its new slug where it has one, else at its slug", () => {
  expect(modelAt([hilux], "/hilux")).toBe(hilux);
  expect(modelAt([{ ...hilux, new_slug: "new-hilux" }], "/new-hilux")?.slug).toBe("hilux");
  expect(modelAt([{ ...hilux, new_slug: "new-hilux" }], "/hilux")).toBeNull();
});

test("MODEL-013 the new picture is preferred to the old", () => {
  expect(modelImage(hilux)).toBe("/art/hilux.webp");
  expect(modelImage({ ...hilux, cloudfront_new_image_url: "/new.webp" })).toBe("/new.webp");
});

test("MODEL-011 a model belongs to every body it names, each counted once", () => {
  expect(bodyCategories([modelCard(hilux, true), modelCard({ ...hilux, manufacturer_body2: null }, true)])).toEqual([
    { body: "Ute", count: 2 },
    { body: "Cab Chassis", count: 1 },
  ]);
});

test("MODEL-024 the price from which it sells shows only where the site wants it", () => {
  expect(modelCard(hilux, true).from).toBe(33_990);
  expect(modelCard(hilux, false).from).toBeNull();
});

test("MODEL-025 a description of 200 characters is whole, one of 201 is cut", () => {
  expect(modelCard({ ...hilux, short_description: "x".repeat(200) }, true).description).toBe("x".repeat(200));
  expect(modelCard({ ...hilux, short_description: "x".repeat(201) }, true).description).toBe(`${"x".repeat(200)}...`);
});

test("MODEL-027 a status has its label, none has none", () => {
  expect([modelLabel("new"), modelLabel("coming_soon"), modelLabel(null)]).toEqual(["NEW", "COMING SOON", null]);
});

test("a model's title says the make once", () => {
  expect(modelTitle("Mazda", "CX-5")).toBe("Mazda CX-5");
  expect(modelTitle("Mazda", "Mazda3")).toBe("Mazda3");
});

test("the body that most models have stands first, whichever was named first", () => {
  const suv = modelCard({ ...hilux, manufacturer_body: "SUV", manufacturer_body2: null, bodies: [] }, true);
  const ute = modelCard({ ...hilux, manufacturer_body2: null }, true);
  expect(bodyCategories([suv, ute, ute]).map(({ count }) => count)).toEqual([2, 1]);
  expect(bodyCategories([suv, ute, ute])).toEqual(bodyCategories([ute, suv, ute]));
});

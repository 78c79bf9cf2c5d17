import { expect, test } from "vitest";
import { layerOf, resolveConfig } from "./config.ts";

const noSecrets = () => null;

test("SITE-017 the platform's default holds where nobody sets an option", () => {
  expect(resolveConfig({}).menuTrigger).toBe("hover");
});

test("SITE-014 SITE-017 a template's default wins over the platform's", () => {
  expect(resolveConfig({ template: "superstore" }).menuTrigger).toBe("click");
});

test("SITE-017 a site's value wins over the template's", () => {
  expect(resolveConfig({ template: "superstore", menuTrigger: "hover" }).menuTrigger).toBe("hover");
});

test("SITE-015 SITE-017 a dealership's value wins over the site's, and only for itself", () => {
  const site = { depositAmount: 500 };
  expect(resolveConfig(site, { depositAmount: 1000 }).depositAmount).toBe(1000);
  expect(resolveConfig(site).depositAmount).toBe(500);
});

test("SITE-017 a value set to false or null at a more specific level wins too", () => {
  expect(resolveConfig({ template: "superstore", rememberPanels: false }).rememberPanels).toBe(false);
  expect(resolveConfig({ financeProvider: "Taurus" }, { financeProvider: null }).financeProvider).toBeNull();
});

test("SITE-025 a dealership's text replaces that text and keeps the site's others", () => {
  const site = { "vehicle.call": "Ring us", "blog.heading": "News" };
  const config = resolveConfig({ texts: site }, { texts: { "vehicle.call": "Ring the yard" } });
  expect(config.texts).toEqual({ ...site, "vehicle.call": "Ring the yard" });
});

test("FIN-041 FIN-048 the provider Angle brings its own bounds, which a site may set again", () => {
  expect(resolveConfig({ financeProvider: "Angle" })).toMatchObject({
    calcAmountMin: 5000,
    calcInterestRange: [7.5, 14.5],
  });
  const narrowed = resolveConfig({ financeProvider: "Angle", calcInterestRange: [1, 14.5] });
  expect(narrowed.calcInterestRange).toEqual([1, 14.5]);
  expect(resolveConfig({ financeProvider: "Taurus" }).calcAmountMin).toBe(1000);
});

test("SITE-033 groups are flattened into the options' own names, whatever else the file holds left out", () => {
  const layer = layerOf({ hosts: ["a.example"], search: { minPhotos: 1 }, car: { justArrivedDays: 10 } }, noSecrets);
  expect(layer).toEqual({ minPhotos: 1, justArrivedDays: 10 });
});

test("a secret is looked up, can be read by name, and is never listed or serialised", () => {
  const layer = layerOf({ services: { mapsKey: { env: "MAPS_KEY" } } }, (name) =>
    name === "MAPS_KEY" ? "s3cret" : null,
  );
  const config = resolveConfig(layer);
  expect(config.mapsKey).toBe("s3cret");
  expect(JSON.stringify(config)).not.toContain("s3cret");
  expect(Object.keys(config)).not.toContain("mapsKey");
});

test("a secret whose variable is unset or empty is null", () => {
  const named = { services: { mapsKey: { env: "MAPS_KEY" } } };
  expect(layerOf(named, noSecrets).mapsKey).toBeNull();
  expect(layerOf(named, () => "").mapsKey).toBeNull();
});

test("a configuration cannot be changed", () => {
  const config = resolveConfig({});
  expect(() => Object.assign(config, { minPhotos: 0 })).toThrow(TypeError);
});

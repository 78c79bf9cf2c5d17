import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { resolveSearchPath } from "../search/search-paths.ts";
import { vehicleCrumbs } from "./crumbs.ts";

test("NAV-019 each step of the breadcrumb is a search that exists, whatever signs the make and the model have", () => {
  const site = testSite("halden", [dealership(1, "parramatta")]);
  for (const [make, model] of [
    ["Smith & Sons", "Bush & Beach 19'6\""],
    ["Citroën", "C4 Cactus"],
    ["Mercedes-Benz", "GLC 250 d"],
    ["Škoda", "Citigo 元"],
    ["BYD", "元"],
  ] as const) {
    const [type, ...steps] = vehicleCrumbs(testCar(1, { make, model, body: null }), site.config);
    expect(type.href).toBe("/search/used-cars");
    const known = new Map([[make, [model]]]);
    for (const { href } of steps.slice(0, 2)) {
      const found = resolveSearchPath(href.split("/").slice(2), site, known);
      expect(found.ok && found.value.fixed.make, href).toEqual([make]);
    }
  }
});

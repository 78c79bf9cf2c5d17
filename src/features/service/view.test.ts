import { expect, test } from "vitest";
import { testSite } from "../../../test/fixtures/site.ts";
import type { SiteConfig } from "../site/schema.ts";
import { serviceView } from "./view.ts";

const perksWith = (config: Partial<SiteConfig>) =>
  serviceView(testSite("one", [], { config }), "service", "Service", Date.UTC(2026, 10, 21)).value.perks;

test("SERV-021 SERV-025 perks name the site's own kind of vehicle, and stand only where the site lists them", () => {
  const saidOf = (vehicleNoun: string) => perksWith({ servicePerksEnabled: true, vehicleNoun }).map(({ text }) => text);
  expect(saidOf("Car")).toContain("To work in the morning, and back to your car.");
  expect(saidOf("Motorcycle").join(" ")).toMatch(/looks after your motorcycle\..*back to your motorcycle\./);
  expect(saidOf("Motorcycle").join(" ")).not.toMatch(/\bcars?\b/);
  expect(perksWith({ servicePerksEnabled: false })).toEqual([]);
});

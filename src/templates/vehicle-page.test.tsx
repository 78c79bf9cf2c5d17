import { describe, expect, test } from "vitest";
import { dealership, testSite } from "../features/leads/testing.ts";
import { testCar } from "../features/search/testing.ts";
import { siteMarkup } from "../features/site/site-page.testing.tsx";
import type { Car } from "../features/stock/schema.ts";
import { vehicleView } from "../features/vehicle/view.ts";
import { words } from "../ui/testing.tsx";
import { loadSlots, templateSlots } from "./registry.ts";

const NOW = Date.UTC(2026, 10, 21);
type Config = NonNullable<Parameters<typeof testSite>[2]>["config"];

describe.each(["default", "group", "marque", "superstore", "outdoor"] as const)(
  "the vehicle page of %s",
  (template) => {
    async function page(car: Partial<Car>, config: Config = {}) {
      await loadSlots(template, ["VehiclePage"]);
      const { VehiclePage } = templateSlots(template);
      const site = testSite("halden", [dealership(1, "parramatta")], { config });
      const vehicle = vehicleView(testCar(1, car), site, NOW, new Set());
      return siteMarkup(<VehiclePage vehicle={vehicle} similar={{ cars: [], financeNotice: null }} />, { template });
    }

    test("VDP-045 has the site's disclaimer, its lines kept, and nothing in its place where it is empty", async () => {
      const html = await page({}, { vehicleDisclaimer: "Prices <include>\nstamp duty." });
      expect(html).toMatch(/<p class="[^"]*whitespace-pre-line">Prices &lt;include&gt;\nstamp duty\.<\/p>/);
      for (const vehicleDisclaimer of ["", null]) {
        expect(await page({}, { vehicleDisclaimer })).not.toContain("whitespace-pre-line");
      }
    });

    test("VDP-123 SITE-045 has the report among its actions where the car has one", async () => {
      const ppsr = { websitePlugins: [{ feature: "history-report", name: "PPSR Report" as const }] };
      const [, actions = ""] = (await page({ file: "/art/report.svg" }, ppsr)).split(
        'aria-label="Price and next steps"',
      );
      expect(actions).toContain('href="/art/report.svg"');
      expect(words(actions)).toContain("PPSR Report");
      expect(await page({ file: "/art/report.svg" })).toContain("Vehicle History Report");
      expect(await page({}, ppsr)).not.toContain("Report");
    });

    test("VDP-029 SITE-023 keeps a place for the price comparison where the site has its plugin", async () => {
      const gauge = { websitePlugins: [{ feature: "price-comparison", name: "Autogauge" as const }] };
      const place = /<section class="min-h-88 /;
      expect(await page({}, gauge)).toMatch(place);
      expect(await page({ reserved: true }, gauge)).not.toMatch(place);
      expect(await page({})).not.toMatch(place);
    });
  },
);

import { describe, expect, test } from "vitest";
import { testCar } from "../../test/fixtures/cars.ts";
import { words } from "../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { comparisonAddress } from "../features/pricing/rules.ts";
import { siteMarkup } from "../features/site/site-page.testing.tsx";
import type { Car } from "../features/stock/schema.ts";
import { vehicleView } from "../features/vehicle/view.ts";
import { loadSlots, templateSlots } from "./registry.ts";

const NOW = Date.UTC(2026, 10, 21);
type Config = NonNullable<Parameters<typeof testSite>[2]>["config"];

describe.each(["default", "group", "marque", "superstore", "outdoor"] as const)(
  "the vehicle page of %s",
  (template) => {
    /** @param licences of the dealer and of its workshop */
    async function page(car: Partial<Car>, config: Config = {}, licences: readonly [string, string] | null = null) {
      await loadSlots(template, ["VehiclePage"]);
      const { VehiclePage } = templateSlots(template);
      const plain = testSite("halden", [dealership(1, "parramatta")], { config });
      const [dealer_license_number = null, motor_vehicle_repairer = null] = licences ?? [];
      const locations = plain.locations.map((place) => ({ ...place, dealer_license_number, motor_vehicle_repairer }));
      const shown = testCar(1, car);
      const vehicle = vehicleView(shown, { ...plain, locations }, NOW, {
        comparison: comparisonAddress(shown, plain.config),
      });
      return siteMarkup(<VehiclePage vehicle={vehicle} similar={{ cars: [], financeNotice: null }} />, { template });
    }

    test("VDP-045 has the site's disclaimer, its lines kept, and nothing in its place where it is empty", async () => {
      const html = await page({}, { vehicleDisclaimer: "Prices <include>\nstamp duty." });
      expect(html).toMatch(/<p class="[^"]*whitespace-pre-line">Prices &lt;include&gt;\nstamp duty\.<\/p>/);
      for (const vehicleDisclaimer of ["", null]) {
        expect(await page({}, { vehicleDisclaimer })).not.toContain("whitespace-pre-line");
      }
    });

    /** The page before the tabs and lists: the head, and the price with the next steps. */
    const headOf = (html: string) => words(html.split(/Key information|Similar/)[0] ?? "") + words(sideOf(html));
    const sideOf = (html: string) => html.split('aria-label="Price and next steps"')[1] ?? "";

    test("VDP-098 has the certified badge only where the car is certified and the site shows it", async () => {
      const shows = { certifiedBadgeEnabled: true };
      expect(headOf(await page({ certified: true }, shows))).toMatch(/\bCertified\b/);
      expect(headOf(await page({ certified: false }, shows))).not.toMatch(/\bCertified\b/);
      expect(headOf(await page({ certified: true }))).not.toMatch(/\bCertified\b/);
    });

    test("breaks a word of its name or specifications that is longer than a line", async () => {
      const long = "Elektrizitaetenhauptbetriebswerkbau";
      const html = await page({ badge: long, name: `2020 Mazda CX-5 ${long}` });
      expect(html).toMatch(/<h1 [^>]*wrap-(anywhere|break-word)/);
      expect(html).toMatch(/<dd [^>]*wrap-anywhere[^>]*>Elektri/);
    });

    test("says beside the price whether it is in stock, coming or reserved, and nothing of it once it is sold", async () => {
      expect(headOf(await page({}))).toContain("In Stock");
      expect(headOf(await page({ reserved: true }))).toContain("Reserved");
      expect(headOf(await page({ reserved: true }))).not.toContain("In Stock");
      expect(headOf(await page({ status: "coming_soon" }))).toContain("Coming Soon");
      expect(headOf(await page({ status: "sold", sold: true }))).not.toContain("In Stock");
    });

    test("CAR-121 CAR-123 tells beside the price what it includes, wherever it tells the price", async () => {
      const pageText = words(await page({ price: 41_777, price_type: "Plus GST" }));
      const count = (text: string) => pageText.split(text).length - 1;
      expect(count("$41,777")).toBeGreaterThan(1);
      expect(count("Plus GST")).toBe(count("$41,777"));
      expect(words(await page({ price: 41_777, price_type: "Plus GST", status: "sold", sold: true }))).not.toContain(
        "Plus GST",
      );
    });

    test("says who sells it, and under which licences where the site shows them, of its own dealership alone", async () => {
      const licensed = await page({}, { showLicenceNumbers: true }, ["MD 12345", "MVRL 678"]);
      expect(words(licensed)).toContain("halden · MD 12345 · MVRL 678");
      const html = await page({}, { showLicenceNumbers: false }, ["MD 12345", "MVRL 678"]);
      expect(html).toContain("<p>halden</p>");
      expect(html).not.toContain("MD 12345");
    });

    test("VDP-111 VDP-112 VDP-113 begins with kilometres, transmission and body, each with its icon", async () => {
      const facts = { km: 63_536, simple_transmission: "Automatic", simple_body: "SUV" };
      const html = (await page(facts)).split("Key information")[0] ?? "";
      expect(words(html)).toContain("Kilometres: 63,536 km Transmission: Automatic Body: SUV");
      expect(html.match(/<li class="fact[^"]* drawn-/g)).toHaveLength(3);
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

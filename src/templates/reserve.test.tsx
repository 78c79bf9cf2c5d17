import { describe, expect, test } from "vitest";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import { siteMarkup } from "../features/site/site-page.testing.tsx";
import { FULL_CAR } from "../features/stock/full-car.testing.ts";
import type { Car } from "../features/stock/schema.ts";
import { vehicleView } from "../features/vehicle/view.ts";
import { loadSlots, templateSlots } from "./registry.ts";

const NOW = Date.UTC(2026, 10, 21);
const CAR = {
  ...FULL_CAR,
  id: 1,
  slug: "a",
  path: "/cars/a",
  views: 0,
  dealership_id: 1,
  dealership_slug: "parramatta",
  dealership_name: "Parramatta",
  created_at: new Date(NOW).toISOString(),
  updated_at: new Date(NOW).toISOString(),
  status: "in_stock",
  sold: false,
  reserved: false,
  payment_processors: ["demo"],
} satisfies Car;
const SITE = testSite("halden", [dealership(1, "parramatta")]);

describe.each(["default", "group", "marque", "superstore", "outdoor"] as const)(
  "the vehicle page of %s",
  (template) => {
    async function page(car: Partial<Car>) {
      await loadSlots(template, ["VehiclePage"]);
      const { VehiclePage } = templateSlots(template);
      const vehicle = vehicleView({ ...CAR, ...car }, SITE, NOW, { processors: new Set(["demo"]) });
      return siteMarkup(<VehiclePage vehicle={vehicle} similar={{ cars: [], financeNotice: null }} />, { template });
    }

    test("VDP-055 VDP-081 VDP-107 RESV-004 has the button among its actions, in its bar for phones and in its pane", async () => {
      const html = await page({});
      expect(html.match(/href="\/cars\/a\/checkout"/g)?.length).toBeGreaterThanOrEqual(3);
      expect(html).toMatch(/aria-label="Price and next steps".*Reserve Car Now/s);
      expect(html).toMatch(/aria-label="Next steps".*Reserve Car Now/s);
      expect(html).toContain("Your deposit is fully refundable.");
    });

    test.each([{ reserved: true }, { sold: true }, { payment_processors: ["elsewhere"] }])(
      "RESV-004 says nothing of reserving where %j",
      async (changes) => {
        expect(await page(changes)).not.toMatch(/Reserve Car Now|Reserve Online|checkout/);
      },
    );
  },
);

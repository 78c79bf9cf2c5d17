import { expect, test } from "vitest";
import type { Dealership } from "../site/site.ts";
import { stockFilter } from "./filter.ts";

const dealership = (slug: string): Dealership => ({
  id: 1,
  slug,
  name: slug,
  logo: null,
  manufacturer_name: null,
  average_rating: null,
  review_count: null,
  config: {},
  leads: { email: [], webhook: null },
});
const site = { dealerships: [dealership("north"), dealership("south")] };
const NOW = 1_800_000_000_999;

test("API-037 API-038 SRCH-057 SRCH-062 for sale or sold within the days, shown, with photos enough, of the site's own", () => {
  const config = { includeSoldCarsDays: 3, minPhotos: 3, itemTypes: ["car"], defaultStockFilter: "" } as const;
  expect(stockFilter({ ...config, itemTypes: [...config.itemTypes] }, site, NOW)).toBe(
    `(status=in_stock OR status=coming_soon OR sold_date_timestamp>${1_800_000_000 - 259_200}) AND show_on_dealer_website=true` +
      ' AND photos_count>=3 AND dealership_slug IN ["north", "south"] AND item_type IN ["car"]',
  );
});

test("SITE-003 SRCH-058 API-036 the kinds of vehicle are the site's, the site's own condition is set apart, its colons becoming equals outside quotes", () => {
  const config = {
    includeSoldCarsDays: 0,
    minPhotos: 0,
    itemTypes: ["car" as const, "caravan" as const],
    defaultStockFilter: ` make:Mazda OR badge="GT: Touring" `,
  };
  const filter = stockFilter(config, site, NOW);
  expect(filter).toContain(' AND item_type IN ["car", "caravan"] AND (make=Mazda OR badge="GT: Touring")');
  expect(filter).toContain("sold_date_timestamp>1800000000)");
});

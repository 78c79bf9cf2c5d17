import { join } from "node:path";
import { expect, test } from "vitest";
import { shownOffer } from "../../src/features/estimate/rules.ts";
import { calculatorTerms } from "../../src/features/finance/calculator-terms.ts";
import { openSites } from "../../src/features/site/data.ts";
import { askingPrice } from "../../src/features/stock/rules.ts";
import { generateStock } from "./generate.ts";
import { demoDealerships } from "./seed.ts";

test("SITE-003 every demo dealer has its share of the vehicles, of the kinds it sells, and two sites share a yard", async () => {
  const sites = await openSites(join(import.meta.dirname, "../../sites"), { defaultSite: null });
  const all = sites.all();
  await sites.close();
  const dealerships = demoDealerships(all);
  const stock = [...generateStock({ dealerships, seed: 1, count: 2_000, now: Date.UTC(2026, 10, 21) })];
  for (const site of all) {
    const own = new Set(site.dealerships.map(({ slug }) => slug));
    const vehicles = stock.filter(({ dealershipSlug }) => own.has(dealershipSlug));
    expect(vehicles.length, site.slug).toBeGreaterThan(100);
    const kinds = new Set(vehicles.map(({ car }) => car.item_type));
    expect([...kinds].sort(), site.slug).toEqual([...site.config.itemTypes].sort());
    const [first] = site.config.itemTypes;
    expect(vehicles.filter(({ car }) => car.item_type === first).length, site.slug).toBeGreaterThan(
      vehicles.length / 2,
    );
    for (const type of ["new", "used"] as const) {
      const some = vehicles.some(({ car }) => car.car_type === type);
      const expected = type === "used" || dealerships.some((one) => own.has(one.slug) && one.franchises.length > 0);
      expect(some || !expected, `${site.slug} ${type}`).toBe(true);
    }
  }
  expect(
    dealerships.some(({ slug }) => all.filter((site) => site.dealerships.some((d) => d.slug === slug)).length > 1),
  ).toBe(true);
}, 30_000);

test("FIN-045 FIN-053 every demo calculator begins with the term of its lender's offer, which its card tells, too", async () => {
  const sites = await openSites(join(import.meta.dirname, "../../sites"), { defaultSite: null });
  const now = Date.UTC(2026, 10, 21);
  const stock = [...generateStock({ dealerships: demoDealerships(sites.all()), seed: 1, count: 1_000, now })];
  let offered = 0;
  for (const site of sites.all()) {
    const own = new Set(site.dealerships.map(({ slug }) => slug));
    for (const { car: input, dealershipSlug } of stock.filter((one) => own.has(one.dealershipSlug))) {
      const config = site.configFor(dealershipSlug);
      const car = { ...input, dealership_slug: dealershipSlug } as Parameters<typeof shownOffer>[0];
      const offer = shownOffer(car, config, now);
      if (!offer || offer.loan.years === null) continue;
      offered += 1;
      const { start } = calculatorTerms(config, { price: askingPrice(car), offer });
      expect(start.term, `${site.slug} ${input.stocknum}`).toBe(offer.loan.years);
    }
  }
  await sites.close();
  expect(offered).toBeGreaterThan(500);
}, 30_000);

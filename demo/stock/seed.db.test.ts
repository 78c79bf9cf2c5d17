import { expect, test } from "vitest";
import { eachDatabase } from "../../src/db/testing.ts";
import type { Site } from "../../src/features/site/site.ts";
import { carCount, carsAfter } from "../../src/features/stock/data.ts";
import { seedDemo } from "./seed.ts";

const NOW = Date.UTC(2026, 10, 21);

const dealership = (id: number) => ({ id, slug: `d${id}`, name: `Yard ${id}`, manufacturer_name: null });
const location = (id: number, makes: string[]) => ({
  id: id * 10,
  name: `Showroom ${id}`,
  slug: `showroom-${id}`,
  primary: true,
  location_type: "sales",
  dealership_slug: `d${id}`,
  manufacturers: makes,
  address: { street: "1 Main St", city: "Albury", state: "NSW", postcode: "2640", place_url: null },
  contact_detail: { phone: "02 5550 0000", landline_phone: null, opening_hours: [] },
});
const site = {
  dealerships: [dealership(1), dealership(2)],
  locations: [location(1, ["Mazda"]), location(2, [])],
  configFor: () => ({ itemTypes: ["car"], financeProvider: "Taurus" }),
} as unknown as Site;

eachDatabase("the demo stock", (openFresh) => {
  test("fills every dealership, tells how far it is, and adds nothing the second time", async () => {
    const db = await openFresh();
    const told: number[] = [];
    const fill = () =>
      seedDemo(db, { all: () => [site, site] }, { now: NOW, count: 700, onProgress: (done) => told.push(done) });
    expect(await fill()).toBe(700);
    expect([await carCount(db), told.at(-1)]).toEqual([700, 700]);
    const cars = await carsAfter(db, 0, 1000);
    expect(new Set(cars.map((car) => car.dealership_name))).toEqual(new Set(["Yard 1", "Yard 2"]));
    expect(new Set(cars.map((car) => car.location?.city))).toEqual(new Set(["Albury"]));
    expect(cars.every((car) => car.created_at <= new Date(NOW).toISOString())).toBe(true);
    expect(new Set(cars.map((car) => car.created_at.slice(0, 10))).size).toBeGreaterThan(60);
    expect(cars.find((car) => car.finance_lenders)?.finance_lenders).toHaveProperty("taurus");
    await fill();
    expect(await carCount(db)).toBe(700);
  });
});

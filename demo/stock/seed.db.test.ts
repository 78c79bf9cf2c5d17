import { expect, test } from "vitest";
import type { Site } from "../../src/features/site/site.ts";
import { carBySlug, carCount, carsAfter, changesAfter } from "../../src/features/stock/data.ts";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { demoDealerships, seedDemo } from "./seed.ts";
import { unfinishedSeeding } from "./seeding.ts";

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
  configFor: () => ({ itemTypes: ["car"], financeProvider: "Taurus", establishmentFees: {}, brandFinanceFees: null }),
} as unknown as Site;

test("a dealership that several sites name is stocked once, for the site that it belongs to", () => {
  const own = {
    ...site,
    slug: "north",
    dealerships: [{ ...dealership(1), slug: "north-yard" }],
    locations: [],
  } as unknown as Site;
  const guest = {
    ...own,
    slug: "guest",
    dealerships: [...own.dealerships, { ...dealership(2), slug: "guest-yard" }],
  } as unknown as Site;
  const expected = [
    { slug: "north-yard", site: "north", sisters: 1 },
    { slug: "guest-yard", site: "guest", sisters: 1 },
  ];
  for (const sites of [
    [own, guest],
    [guest, own],
  ]) {
    const found = demoDealerships(sites).map(({ slug, site: owner, sisters }) => ({ slug, site: owner, sisters }));
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(expected));
  }
});

eachDatabase("the demo stock", (openFresh) => {
  test("fills every dealership, reports its progress, and adds nothing the second time", async () => {
    const db = await openFresh();
    const told: number[] = [];
    const fill = () =>
      seedDemo(db, { all: () => [site, site] }, { now: NOW, count: 700, onProgress: (done) => told.push(done) });
    expect(await fill()).toBe(700);
    expect([await carCount(db), told.at(-1)]).toEqual([700, 700]);
    const cars = await carsAfter(db, 0, 1000);
    expect(new Set(cars.map((car) => car.dealership_name))).toEqual(new Set(["Yard 1", "Yard 2"]));
    // Some records have no location, as in a real yard.
    expect(new Set(cars.flatMap((car) => car.location?.city ?? []))).toEqual(new Set(["Albury"]));
    expect(cars.every((car) => car.created_at <= new Date(NOW).toISOString())).toBe(true);
    expect(new Set(cars.map((car) => car.created_at.slice(0, 10))).size).toBeGreaterThan(60);
    expect(cars.find((car) => car.finance_lenders)?.finance_lenders).toHaveProperty("taurus");
    await fill();
    expect(await carCount(db)).toBe(700);
  });

  test("a vehicle of a dealership that two sites name is on both, and on no third", async () => {
    const db = await openFresh();
    const sharing = { ...site, slug: "sharing", dealerships: [dealership(1)] } as unknown as Site;
    const stranger = { ...site, slug: "stranger", dealerships: [dealership(9)] } as unknown as Site;
    await seedDemo(db, { all: () => [site, sharing] }, { now: NOW, count: 40 });
    const car = (await carsAfter(db, 0, 40)).find(({ dealership_slug }) => dealership_slug === "d1");
    const at = async (on: Site) => (await carBySlug(db, on, car?.slug ?? ""))?.id ?? null;
    expect([await at(site), await at(sharing), await at(stranger)]).toEqual([car?.id, car?.id, null]);
  });

  test("a killed seeding is found unfinished, and continues to exactly the stock that it would have made", async () => {
    const sites = { all: () => [site] };
    const killed = await openFresh();
    expect(await unfinishedSeeding(killed)).toBeNull();
    const lastWords = (done: number) => {
      if (done >= 1_200) throw new Error("killed");
    };
    const plan = { now: NOW, count: 1_600, seed: 3 };
    const load = 1_000;
    await expect(seedDemo(killed, sites, { ...plan, load, onProgress: lastWords })).rejects.toThrow("killed");
    expect(await unfinishedSeeding(killed)).toEqual({ ...plan, done: load });
    const [place] = (await changesAfter(killed, 0, 100_000)).slice(-1);
    expect(await seedDemo(killed, sites, { ...plan, load, done: load })).toBe(600);
    expect(await unfinishedSeeding(killed)).toBeNull();
    expect((await changesAfter(killed, place?.id ?? 0, 100_000)).length).toBeLessThanOrEqual(600);
    const whole = await openFresh();
    await seedDemo(whole, sites, { ...plan, load });
    const stock = async (db: typeof whole) =>
      (await carsAfter(db, 0, 10_000))
        .map(({ stocknum, slug, price, created_at }) => [stocknum, slug, price, created_at])
        .sort();
    expect(await stock(killed)).toEqual(await stock(whole));
  });
});

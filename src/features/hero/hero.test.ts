import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";
import { type HeroChoice, heroCounts, heroFacets } from "./hero-data.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 0, 30);
const siteWith = (config: Partial<SiteConfig> = {}) =>
  testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")], { config });

const CARS = [
  testCar(1, { car_type: "new", colour: "Red", simple_fuel: "Petrol", location_name: "Yard" }),
  testCar(2, { car_type: "demo", make: "Mercedes-Benz", model: "GLC" }),
  testCar(3, { make: "Mercedes-Benz Vans", model: "Vito", simple_body: "Van" }),
  testCar(4, { price: 8000 }),
];

async function hero(cars: readonly Car[], config: Partial<SiteConfig> = {}) {
  const facets = await heroFacets(await engineWith(cars), siteWith(config), NOW);
  if (!facets.ok) throw new Error(facets.error.message);
  return facets.value;
}

async function countsFor(cars: readonly Car[], choice: Partial<HeroChoice>, config: Partial<SiteConfig> = {}) {
  const asked = { carTypes: [], facets: {}, ranges: {}, ...choice };
  const found = await heroCounts(await engineWith(cars), siteWith(config), asked, NOW);
  if (!found.ok) throw new Error(found.error.message);
  return found.value.counts;
}

test("HOME-012 the hero asks for a weekly budget only where the stock has weekly figures", async () => {
  expect((await hero(CARS, { heroPriceControl: "weekly" })).weeklyBudget).toBeNull();
});

test("HOME-013 HOME-014 HOME-015 car types in order, with counts; All is chosen where it is offered", async () => {
  const labels = (facets: Awaited<ReturnType<typeof hero>>) =>
    facets.carTypes.map(({ label, count }) => `${label} ${count}`);
  const all = await hero(CARS);
  expect(all.carTypesLabel).toBe("Car type");
  expect((await hero(CARS, { itemTypes: ["motorcycle"] })).carTypesLabel).toBe("Condition");
  expect((await hero(CARS, { itemTypes: ["car", "truck"] })).carTypesLabel).toBe("Condition");
  expect(labels(all)).toEqual(["All 4", "New 1", "New / Demo 2", "Used 2", "Demo 1"]);
  expect(all.carTypes.filter(({ selected }) => selected).map(({ label }) => label)).toEqual(["All"]);
  expect(all.carTypes.find(({ label }) => label === "New / Demo")?.values).toEqual(["new", "demo"]);
  const some = await hero(CARS, { heroCarTypes: ["Demo", "Used"] });
  expect(labels(some)).toEqual(["Used 2", "Demo 1"]);
  expect(some.carTypes[0]?.selected).toBe(true);
});

test("HOME-013 HOME-014 only car types that the stock holds are offered, each once, and none where all cars are of one", async () => {
  const [fresh, demo, used] = [
    testCar(1, { car_type: "new" }),
    testCar(2, { car_type: "demo" }),
    testCar(3, { car_type: "used" }),
  ];
  const offered = async (cars: readonly Car[], config?: Partial<SiteConfig>) => {
    const { carTypes, narrowed } = await hero(cars, config);
    return [carTypes.map(({ label }) => label).join(", "), narrowed?.total ?? null];
  };
  expect(await offered([used])).toEqual(["", null]);
  expect(await offered([fresh])).toEqual(["", null]);
  expect(await offered([used, fresh])).toEqual(["All, New, Used", null]);
  expect(await offered([used, demo])).toEqual(["All, Used, Demo", null]);
  expect(await offered([fresh, demo])).toEqual(["All, New, Demo", null]);
  // The first that the file names has no car: the hero begins with the next, and counts beside it.
  expect(await offered([used, demo, demo], { heroCarTypes: ["New", "Used", "Demo"] })).toEqual(["Used, Demo", 1]);
  expect(await offered([used, demo], { heroCarTypes: ["New / Demo", "Used"] })).toEqual(["New / Demo, Used", 1]);
  expect(await offered([used, fresh], { heroCarTypes: ["New", "Demo"] })).toEqual(["New", 1]);
  expect(await offered([])).toEqual(["All, New, New / Demo, Used, Demo", null]);
});

test("HOME-014 where the first offered car type is chosen, the counts are beside it from the start", async () => {
  expect((await hero(CARS)).narrowed).toBeNull();
  const { total, narrowed } = await hero(CARS, { heroCarTypes: ["Used", "Demo"] });
  expect([total, narrowed?.total]).toEqual([4, 2]);
  expect(narrowed?.counts.make).toEqual({ Mazda: 1, "Mercedes-Benz Vans": 1 });
});

test("HOME-007 HOME-008 HOME-010 HOME-011 body, location, fuel or colour, price range", async () => {
  const facets = await hero(CARS);
  expect(facets.body).toEqual({
    attribute: "simple_body",
    options: [
      { label: "SUV", value: "SUV", count: 3 },
      { label: "Van", value: "Van", count: 1 },
    ],
  });
  expect(facets.location).toEqual({
    attribute: "location_name",
    options: [{ label: "Yard", value: "Yard", count: 1 }],
  });
  expect(facets.fuelOrColour).toMatchObject({ attribute: "simple_fuel", options: [{ value: "Petrol" }] });
  expect(facets.priceRange.options.map(({ label }) => label)).toEqual(["Under $10,000", "$30,000 to $40,000"]);
  expect((await hero(CARS, { heroFuelOrColour: "colour" })).fuelOrColour).toMatchObject({
    attribute: "colour",
    options: [{ value: "Red" }],
  });
});

test("HOME-016 popular makes are the twenty with most cars, or those that the site names", async () => {
  const cars = Array.from({ length: 25 }, (_, make) =>
    Array.from({ length: 25 - make }, (_, index) => testCar(make * 100 + index + 1, { make: `Make ${make}` })),
  ).flat();
  const facets = await hero(cars);
  expect(facets.popularMakes.map(({ value }) => value)).toEqual(
    Array.from({ length: 20 }, (_, make) => `Make ${make}`),
  );
  expect(facets.makes).toHaveLength(25);
  const named = await hero(cars, { popularMakes: ["Make 24", "make 3", "Gone"] });
  expect(named.popularMakes.map(({ value }) => value)).toEqual(["Make 24", "Make 3"]);
});

test("HOME-006 models are those of the chosen make alone, though another's is spelt alike", async () => {
  const cars = [
    ...CARS,
    testCar(5, { make: "Mercedes-Benz", model: "3" }),
    testCar(6, { make: "Mazda", model: "3" }),
    testCar(7, { make: "Mazda", model: "3" }),
  ];
  expect((await countsFor(cars, {})).models).toBeNull();
  const { models, counts } = await countsFor(cars, { facets: { make: ["Mercedes-Benz"] } });
  expect(models).toEqual(["3", "GLC"]);
  expect(counts.model).toEqual({ 3: 1, GLC: 1 });
  expect((await countsFor(cars, { facets: { make: ["Mazda"], model: ["3"] } })).total).toBe(2);
});

test("HOME-006 a model stays listed when nothing of it is left beside the other choices", async () => {
  const cars = [testCar(1, { model: "CX-5" }), testCar(2, { model: "BT-50", simple_body: "Ute" })];
  const { models, counts } = await countsFor(cars, { facets: { make: ["Mazda"], simple_body: ["Ute"] } });
  expect(models).toEqual(["BT-50", "CX-5"]);
  expect(counts.model).toEqual({ "BT-50": 1 });
});

test("HOME-017 lists at most 250 models, and the chosen one in any case", async () => {
  const frequent = Array.from({ length: 500 }, (_, index) => testCar(index + 1, { model: `M${index % 250}` }));
  const cars = [...frequent, testCar(900, { model: "Rare" })];
  expect((await countsFor(frequent, { facets: { make: ["Mazda"] } })).models).toHaveLength(250);
  const { models } = await countsFor(cars, { facets: { make: ["Mazda"] } });
  expect([models?.length, models?.includes("Rare")]).toEqual([250, false]);
  const chosen = await countsFor(cars, { facets: { make: ["Mazda"], model: ["Rare"] } });
  expect(chosen.models).toContain("Rare");
});

test("HOME-005 HOME-007 each list counts beside the other choices, not beside its own", async () => {
  const { total, counts } = await countsFor(CARS, { facets: { make: ["Mazda"], price_range: ["Under $10,000"] } });
  expect(total).toBe(1);
  expect(counts.make).toEqual({ Mazda: 1 });
  expect(counts.price_range).toEqual({ "Under $10,000": 1, "$30,000 to $40,000": 1 });
  expect(counts["car-type"]).toEqual({ "": 1, new: 0, "new-demo": 0, used: 1, demo: 0 });
});

test("HOME-005 makes are counted without the chosen model, which no other make has", async () => {
  const { counts } = await countsFor(CARS, { facets: { make: ["Mazda"], model: ["CX-5"] } });
  expect(counts.make).toEqual({ Mazda: 2, "Mercedes-Benz": 1, "Mercedes-Benz Vans": 1 });
});

test("HOME-012 a hero that asks for a weekly budget offers those that imported cars have by a lender's product", async () => {
  const config = { heroPriceControl: "weekly" } as const;
  const weekly = {
    stateAt: () => new Map(),
    of: ({ price }: { readonly price: number | null }) => [(price ?? 0) / 250],
  };
  const search = await engineWith(CARS, { weekly });
  const facets = await heroFacets(search, siteWith(config), NOW);
  expect(facets.ok && facets.value.weeklyBudget).toEqual({
    attribute: "weekly_price_range",
    options: [
      { label: "Under $75", value: "Under $75", count: 1 },
      { label: "$100 to $125", value: "$100 to $125", count: 3 },
    ],
  });
  const choice = { carTypes: [], facets: { weekly_price_range: ["Under $75"] }, ranges: {} };
  const counts = await heroCounts(search, siteWith(config), choice, NOW);
  expect(counts.ok && counts.value.counts.total).toBe(1);
  expect((await hero(CARS)).weeklyBudget).toBeNull();
});

test("HOME-012 HOME-015 both car types of New / Demo count together, within the prices of the slider", async () => {
  expect((await countsFor(CARS, { carTypes: ["new", "demo"] })).total).toBe(2);
  const { total, counts } = await countsFor(CARS, { carTypes: ["used"], ranges: { price: { max: 8000 } } });
  expect(total).toBe(1);
  expect(counts["car-type"]).toMatchObject({ "": 1, new: 0, used: 1 });
});

test("makes and models with signs in their names are counted as they are", async () => {
  const cars = [
    testCar(1, { make: "Moore & Sons", model: 'A/B "C" \\ 4\'x' }),
    testCar(2, { make: "Moore", model: "100% +1" }),
  ];
  const { models, total } = await countsFor(cars, { facets: { make: ["Moore & Sons"] } });
  expect([total, models]).toEqual([1, ['A/B "C" \\ 4\'x']]);
  expect((await countsFor(cars, { facets: { make: ["Moore & Sons"], model: ['A/B "C" \\ 4\'x'] } })).total).toBe(1);
  expect((await countsFor(cars, { facets: { make: ["Moore"], model: ["100% +1"] } })).total).toBe(1);
});

test("counts are right until the first sold car leaves", async () => {
  const soldAt = Math.floor(NOW / 1000) - 86_400;
  const sold = testCar(5, { status: "sold", sold: true, sold_date_timestamp: soldAt });
  const search = await engineWith([...CARS, sold]);
  const found = await heroCounts(search, siteWith(), { carTypes: [], facets: {}, ranges: {} }, NOW);
  expect(found.ok && found.value.changesAt).toBe(Math.ceil((soldAt + 3 * 86_400) / 60) * 60_000);
});

test("an engine that does not answer is a failure, not an empty form", async () => {
  const down = {
    ...(await engineWith([])),
    search: async () => ({ ok: false, error: { kind: "unavailable", message: "down" } }) as const,
  };
  expect(await heroFacets(down, siteWith(), NOW)).toMatchObject({ ok: false });
  const choice = { carTypes: [], facets: { make: ["Mazda"], model: ["3"] }, ranges: {} };
  expect(await heroCounts(down, siteWith(), choice, NOW)).toMatchObject({ ok: false, error: { kind: "unavailable" } });
});

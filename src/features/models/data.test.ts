import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { err, ok } from "../../lib/result.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import type { Model } from "../site/site.ts";
import { modelStock } from "./data.ts";

const NOW = Date.UTC(2026, 10, 20);
const SITE = testSite("halden", [dealership(1, "parramatta")], { config: { minPhotos: 1 } });
const cx5: Model = {
  id: 1,
  name: "CX-5",
  slug: "mazda-cx-5",
  new_slug: null,
  override_url: null,
  status: null,
  manufacturer_name: "Mazda",
  manufacturer_body: "SUV",
  manufacturer_body2: null,
  manufacturer_body3: null,
  bodies: [],
  image: null,
  cloudfront_new_image_url: null,
  short_description: null,
  from_price: null,
  length: null,
};
const cars = (count: number, changes = {}) => Array.from({ length: count }, (_, at) => testCar(at + 1, changes));
const stock = async (list: ReturnType<typeof cars>, model = cx5) =>
  modelStock(await engineWith(list), SITE, model, NOW);

test("MODEL-037 a model's page shows six of its cars and leads to all of them", async () => {
  const found = await stock([...cars(8), testCar(99, { model: "CX-60" })]);
  expect(found.ok && found.value.cars).toHaveLength(6);
  expect(found).toMatchObject({
    value: { total: 8, more: { label: "See all 8", href: "/search/mazda/cx-5" } },
  });
  const single = await stock(cars(1));
  expect(single).toMatchObject({ value: { total: 1, more: { label: "See it among our stock" } } });
});

test("a model without cars leads to its make, and a make without cars to the whole stock", async () => {
  const none = { cars: [], total: 0, financeNotice: null };
  const make = { label: "See every Mazda", href: "/search/mazda" };
  expect(await stock(cars(2, { model: "CX-60" }))).toEqual(ok({ ...none, more: make }));
  expect(await stock(cars(2), { ...cx5, manufacturer_name: "Kia", name: "EV6" })).toMatchObject({
    value: { ...none, more: { href: "/search/new-used-and-demo-cars" } },
  });
});

test("stock that cannot be asked is an outage, not an empty list", async () => {
  const failure = { kind: "unavailable", message: "gone" } as const;
  const engine = { ...(await engineWith([])), search: async () => err(failure) } as unknown as SearchEngine;
  expect(await modelStock(engine, SITE, cx5, NOW)).toEqual(err(failure));
});

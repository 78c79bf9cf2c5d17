import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Car } from "../stock/schema.ts";
import { firstNamed, LOST_CARS, lostStock } from "./lost.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const site = testSite("halden", [dealership(1, "parramatta")], { config: {} });
const RAV4 = { make: "Toyota", model: "RAV4" };

async function lost(slug: string | null, cars: readonly Car[]) {
  const found = await lostStock(await engineWith(cars), site, slug, NOW);
  if (!found.ok) throw new Error(found.error.message);
  return { named: found.value.named, ids: found.value.cars.map(({ id }) => id) };
}

test("VDP-001 the address of a vehicle that is not there is told from the site's makes and models", async () => {
  const cars = [testCar(1), testCar(2, RAV4), testCar(3, RAV4), testCar(4, { make: "Toyota", model: "Corolla" })];
  const alike = async (slug: string, count: number) => {
    const { named, ids } = await lost(slug, cars);
    // Cars of the same kind come first, then the rest of the stock.
    expect(ids).toHaveLength(4);
    return { named, first: ids.slice(0, count).sort() };
  };
  expect(await alike("2021-toyota-rav4-gxl-u10482", 2)).toEqual({ named: RAV4, first: [2, 3] });
  expect(await alike("Toyota-RAV4", 2)).toEqual({ named: RAV4, first: [2, 3] });
  expect(await alike("2021-toyota-supra-u1", 3)).toEqual({ named: { make: "Toyota", model: null }, first: [2, 3, 4] });
  for (const slug of ["2021-lada-niva-u1", "toyotamobile", "", null]) {
    expect((await lost(slug, cars)).named, String(slug)).toBeNull();
  }
});

test("VDP-001 what is offered instead can be bought: not sold, not another dealer's, not more than fit", async () => {
  const cars = [
    ...Array.from({ length: LOST_CARS + 1 }, (_, index) => testCar(index + 1, RAV4)),
    testCar(20, { ...RAV4, status: "sold", sold: true, sold_date_timestamp: NOW / 1000 - 60 }),
    testCar(21, { ...RAV4, dealership_slug: "elsewhere" }),
  ];
  const { ids } = await lost("toyota-rav4", cars);
  expect(ids).toHaveLength(LOST_CARS);
  expect(Math.max(...ids)).toBeLessThan(20);
});

test("the longest name counts, and only at the beginning of the words", () => {
  const models = ["RAV4", "RAV4 Hybrid", "Yaris"];
  expect(firstNamed("rav4-hybrid-xse", models)).toBe("RAV4 Hybrid");
  expect(firstNamed("rav4-gxl", models)).toBe("RAV4");
  expect(firstNamed("rav4x", models)).toBeNull();
  expect(firstNamed("gr-yaris", models)).toBeNull();
  expect(firstNamed("", ["", "?"])).toBeNull();
});

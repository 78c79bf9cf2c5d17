import { expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { Apart } from "../../../db/each-apart.ts";
import { openPercolator } from "../../../services/search/percolator/percolator.ts";
import type { OpenPercolator } from "../../../services/search/percolator/port.ts";
import { documentOf } from "../../search/index/documents/document.ts";
import type { Site } from "../../site/site.ts";
import { ShownCars } from "./shown-cars.ts";

const NOW = Date.UTC(2026, 10, 23);
const yard = dealership(1, "north");
const newSite = (slug: string) => testSite(slug, [yard], { config: { minPhotos: 0 } });

/** The state of many cars on the sites, and how often the sites' rules were made for it. */
function open(sites: Site[]) {
  const made = { rules: 0 };
  const counted: OpenPercolator = (...given) => {
    made.rules++;
    return openPercolator(...given);
  };
  // As in the server: a new list for each who asks, of the same sites.
  const shown = new ShownCars({ all: () => [...sites] }, counted);
  const take = async (count: number, now: number) => {
    const on: string[][] = [];
    for (let id = 1; id <= count; id++) {
      const car = testCar(id, { dealership_slug: "north" });
      const states = await shown.on(car, documentOf(car), { now, apart: new Apart() });
      on.push(states.filter(({ state }) => state?.available).map(({ site }) => site.slug));
    }
    return on;
  };
  return { made, take };
}

test("the sites' rules are made once for all cars of a minute, and again for the next minute or other sites", async () => {
  const sites = [newSite("north"), newSite("south")];
  const { made, take } = open(sites);
  expect(await take(50, NOW)).toEqual(Array.from({ length: 50 }, () => ["north", "south"]));
  expect(made.rules).toBe(1);
  await take(50, NOW + 59_999);
  expect(made.rules).toBe(1);
  await take(50, NOW + 60_000);
  expect(made.rules).toBe(2);
  // A site that an operator changed is another one, and its rule counts from the next car on.
  sites[1] = newSite("west");
  expect(await take(1, NOW + 60_000)).toEqual([["north", "west"]]);
  expect(made.rules).toBe(3);
  sites.pop();
  expect(await take(1, NOW + 60_000)).toEqual([["north"]]);
  expect(made.rules).toBe(4);
});

test("a car of one dealership costs no more where a thousand other dealers have sites", async () => {
  const other = (at: number) =>
    testSite(`site-${at}`, [dealership(at + 2, `yard-${at}`)], { config: { minPhotos: 0 } });
  const cost = async (siteCount: number) => {
    const { take } = open([newSite("north"), ...Array.from({ length: siteCount }, (_, at) => other(at))]);
    // The rules themselves are made once a minute.
    expect(await take(1, NOW)).toEqual([["north"]]);
    const before = process.cpuUsage();
    await take(100, NOW);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await cost(0);
  expect((await cost(1_000)) / (await cost(0))).toBeLessThan(8);
});

import { expect, test } from "vitest";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import type { Site } from "../../site/site.ts";
import { weeklyFigures } from "./weekly-figures.ts";

const NOW = Date.UTC(2026, 10, 23);

/** A site as the server has it, one configuration for as long as its files are the same. */
function siteAt(at: number, requested: string[], timezone = "Australia/Sydney"): Site {
  const site = testSite(`site-${at}`, [dealership(at, `yard-${at}`)]);
  const config = new Proxy(
    { ...site.config, timezone },
    {
      get(target, name) {
        if (name === "lenderProducts") requested.push(site.slug);
        return Reflect.get(target, name);
      },
    },
  );
  return { ...site, config, configFor: () => config };
}

test("one dealer's edit reckons that dealer anew, and none of the others'", () => {
  const requested: string[] = [];
  const places: string[] = [];
  const sites = Array.from({ length: 50 }, (_, at) => siteAt(at + 1, requested));
  let changed = () => {};
  const onChange = (listener: () => void) => {
    changed = listener;
    return () => {};
  };
  const pointOf = (postcode: string) => {
    places.push(postcode);
    return null;
  };
  const figures = weeklyFigures({ all: () => sites, onChange }, pointOf);
  const before = figures.stateAt(NOW);
  expect(new Set(requested).size).toBe(50);
  expect(places).toHaveLength(50);

  requested.length = 0;
  places.length = 0;
  sites[6] = siteAt(7, requested, "Australia/Perth");
  changed();
  const after = figures.stateAt(NOW + 1_000);
  expect(new Set(requested)).toEqual(new Set(["site-7"]));
  expect(places).toHaveLength(1);
  expect([...after.keys()]).toEqual([...before.keys()]);
});

import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { SiteConfig } from "./schema.ts";
import { WEEKLY_LANES, weeklyLanesOf } from "./weekly-lanes.ts";

const yards = (...slugs: string[]) => slugs.map((slug) => dealership(slug.length, slug));
const site = (slug: string, of: readonly string[], financeProvider: SiteConfig["financeProvider"] = "Taurus") =>
  testSite(slug, yards(...of), { config: { financeProvider } });
const lanes = (...sites: ReturnType<typeof site>[]) => Object.fromEntries(weeklyLanesOf(sites));

test("sites that share no dealership, or lend alike, have the same lane", () => {
  expect(lanes(site("a", ["one"]), site("b", ["two"], "Angle"))).toEqual({ a: 0, b: 0 });
  expect(lanes(site("a", ["one", "two"]), site("b", ["two"]))).toEqual({ a: 0, b: 0 });
});

test("sites that show one dealership under different lending have lanes of their own, whatever their order", () => {
  const three = [site("a", ["one"]), site("b", ["one"], "Angle"), site("c", ["one", "two"])];
  expect(lanes(...three)).toEqual({ a: 0, b: 1, c: 0 });
  expect(lanes(...three.toReversed())).toEqual({ a: 0, b: 1, c: 0 });
});

test("beyond the last lane a site is told so by its number", () => {
  const many = (["Taurus", "Angle", "Manual", "AusLoans", "Powertorque"] as const).map((lender, at) =>
    site(`s${at}`, ["one"], lender),
  );
  expect(lanes(...many).s4).toBe(WEEKLY_LANES);
});

test("sites that weigh Recommended differently have lanes of their own, too", () => {
  const weighed = testSite("b", yards("one"), {
    config: { financeProvider: "Taurus", recommendedWeights: { photos: 0 } },
  });
  expect(lanes(site("a", ["one"]), weighed)).toEqual({ a: 0, b: 1 });
});

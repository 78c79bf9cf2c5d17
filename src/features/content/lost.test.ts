import { expect, test } from "vitest";
import { searchOf, waysOn } from "./lost.ts";
import { lostOf } from "./thrown.ts";

const links = {
  models: "/models",
  contact: "/contact-us",
  locations: "/locations",
  tradeIn: "/trade-in",
  privacyPolicy: "/privacy-policy",
};
const stock = { label: "Search Vehicles", href: "/search/new-used-and-demo-cars" };
const item = (...children: readonly (readonly [label: string, href: string])[]) => ({
  label: "Stock",
  href: null,
  opens: "list" as const,
  children: children.map(([label, href]) => ({ label, href })),
});

test("others of its kind are in the search of its model, else of its make", () => {
  expect(searchOf({ make: "Toyota", model: "RAV4 Hybrid" })).toEqual({
    label: "Toyota RAV4 Hybrid",
    href: "/search/toyota/rav4-hybrid",
  });
  expect(searchOf({ make: "Toyota", model: null })).toEqual({ label: "Toyota", href: "/search/toyota" });
});

test("the ways on are the menu's first three searches, else all stock, the places and a person, each once", () => {
  const menu = item(
    ["All stock", stock.href],
    ["New", "/search/new-cars"],
    ["Used", "/search/used-cars"],
    ["Finance", "/finance"],
    ["Demo", "/search/demo-cars"],
    ["Under $20k", "/search/under"],
  );
  const ways = waysOn({ headerMenu: [menu, item(["Used again", "/search/used-cars"])], stock, links });
  expect(ways.map(({ label }) => label)).toEqual(["New", "Used", "Demo", "Locations", "Contact"]);
  expect(waysOn({ headerMenu: [], stock, links }).map(({ label }) => label)).toEqual([
    "Search Vehicles",
    "Locations",
    "Contact",
  ]);
});

test("only what a route says of a lost page is taken for it", () => {
  const lost = { vehicle: true, like: null, cars: [] };
  expect(lostOf(lost)).toBe(lost);
  for (const thrown of [null, undefined, "Not Found", 404, {}]) expect(lostOf(thrown)).toBeNull();
});

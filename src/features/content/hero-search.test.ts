import { expect, test } from "vitest";
import { carTypeValue, HERO_PRICE, heroDestination } from "./hero-search.ts";

const site = { config: { sortOptions: ["recommended", "price-asc"] }, dealerships: [] } as const satisfies Parameters<
  typeof heroDestination
>[2];
const STOCK = "/search/new-used-and-demo-cars";
const to = (query: string) => heroDestination(new URL(`http://site.example/search?${query}`), STOCK, site);

test("HOME-002 the form's empty fields ask for nothing: the whole stock", () => {
  expect(to("car-type=&make=&model=&body=&price_range=")).toBe(STOCK);
});

test("HOME-005 HOME-007 what was chosen stands in the one address of that search", () => {
  expect(to("simple_body=SUV&make=Toyota")).toBe(to("make=Toyota&simple_body=SUV"));
  expect(to("make=Toyota&simple_body=SUV")).toBe(`${STOCK}?make=Toyota&simple_body=SUV`);
});

test.each([
  ["HOME-013 New", "new", "/search/new-cars"],
  ["HOME-015 New / Demo, both car types", carTypeValue(["new", "demo"]), "/search/new-and-demo-cars"],
  ["HOME-013 Used", "used", "/search/used-cars"],
  ["HOME-013 Demo", "demo", "/search/demo-cars"],
])("%s has its own search", (_, value, path) => {
  expect(to(`car-type=${value}`)).toBe(path);
});

test("HOME-009 of toggle and dropdown, the one that was changed is heard", () => {
  expect(to("car-type=&car-type=used")).toBe("/search/used-cars");
  expect(to("car-type=used&car-type=")).toBe("/search/used-cars");
});

test("HOME-012 a slider's handle at its end asks for nothing, one step in it does", () => {
  const { min, max, step } = HERO_PRICE;
  expect(HERO_PRICE).toEqual({ min: 5_000, max: 250_000, step: 500 });
  expect(to(`price-min=${min}&price-max=${max}`)).toBe(STOCK);
  expect(to(`price-min=${min + step}&price-max=${max}`)).toBe(`${STOCK}?price=5500-`);
  expect(to(`price-min=${min}&price-max=${max - step}`)).toBe(`${STOCK}?price=-249500`);
});

test("an unknown car type or field falls away", () => {
  expect(to("car-type=toString&nonsense=1&q=%20ute%20%20")).toBe(`${STOCK}?q=ute`);
});

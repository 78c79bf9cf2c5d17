import { expect, test } from "vitest";
import { carTypeValue } from "../hero/hero-schema.ts";
import { HERO_PRICE } from "./hero-form.ts";
import { heroChoice, heroDestination } from "./hero-search.ts";

const site = {
  config: { sortOptions: ["recommended", "price-asc"] },
} as const satisfies Parameters<typeof heroDestination>[2];
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

test("HOME-009 of toggle and dropdown that disagree, the one that was changed is heard", () => {
  expect(to("car-type=&car-type=used")).toBe("/search/used-cars");
  expect(to("car-type=used&car-type=")).toBe("/search/used-cars");
  // Where All is not offered both begin with the first that is, whichever the site's file and stock make it.
  expect(to("car-type=used&car-type=used")).toBe("/search/used-cars");
  expect(to("car-type=used&car-type=demo")).toBe("/search/demo-cars");
  expect(to("car-type=demo&car-type=used")).toBe("/search/demo-cars");
  expect(to("car-type=used&car-type=new-demo")).toBe("/search/used-cars");
  expect(to("q=ute")).toBe(`${STOCK}?q=ute`);
});

test("HOME-015 what is counted is what is led to", () => {
  const choice = heroChoice(
    new URL("http://x/search-counts?car-type=new-demo&make=Kia&price-min=5000&price-max=9500"),
    site,
  );
  expect(choice).toEqual({ carTypes: ["new", "demo"], facets: { make: ["Kia"] }, ranges: { price: { max: 9_500 } } });
  expect(heroChoice(new URL("http://x/search-counts?car-type=toString&badge="), site)).toEqual({
    carTypes: [],
    facets: {},
    ranges: {},
  });
});

test("makes and models with signs in their names survive the address", () => {
  const query = new URLSearchParams({ make: "Moore & Sons", model: "A/B +1 100% #2?=é" });
  expect(new URL(to(query.toString()), "http://x").searchParams.toString()).toBe(query.toString());
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

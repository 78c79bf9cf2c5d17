import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOST_VIEWED, rememberViewed, viewedCars } from "./viewed-cars.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const car = (id: number) => ({
  id,
  stocknum: `A${id}`,
  make: "Mazda",
  model: "CX-5",
  body: "Wagon",
  simple_body: "SUV",
});

test("USER-027 USER-028 USER-029 USER-030 USER-031 USER-032 a viewed car is kept under the site's own key", () => {
  rememberViewed("halden", car(1));
  expect([...kept.keys()]).toEqual(["halden:viewed"]);
  expect(JSON.parse(kept.get("halden:viewed") ?? "")).toEqual([car(1)]);
  expect(viewedCars("halden")).toEqual([car(1)]);
  expect(viewedCars("kingtide")).toEqual([]);
});

test("USER-027 the last twenty are kept, the last viewed first, each once", () => {
  for (let id = 1; id <= MOST_VIEWED + 1; id++) rememberViewed("halden", car(id));
  rememberViewed("halden", car(5));
  const ids = viewedCars("halden").map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids.slice(0, 3)).toEqual([5, 21, 20]);
  expect(ids).not.toContain(1);
});

test.each(["", "{", "7", "null", '[null,7,{"id":"x"},{"id":1.5}]'])("what is no car is left out: %s", (text) => {
  kept.set("halden:viewed", text);
  expect(viewedCars("halden")).toEqual([]);
});

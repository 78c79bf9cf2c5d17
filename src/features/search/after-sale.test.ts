import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { searchAfterSale } from "./after-sale.ts";

const site = testSite("halden", [dealership(1, "parramatta")]);

test("the address of a car that was sold leads to its model's search, else to its make's, else nowhere", async () => {
  const search = await engineWith([testCar(1), testCar(2, { model: "3" }), testCar(3, { make: "Kia", model: "EV9" })]);
  const after = (make: string, model: string) => searchAfterSale(search, site, { make, model });
  expect(await after("Mazda", "CX-5")).toEqual({ ok: true, value: "/search/mazda/cx-5" });
  expect(await after("Mazda", "MX-5")).toEqual({ ok: true, value: "/search/mazda" });
  expect(await after("Kia", "")).toEqual({ ok: true, value: "/search/kia" });
  expect(await after("Tesla", "Model 3")).toEqual({ ok: true, value: null });
  // A make whose name equals a kind of search has no search of its own.
  expect(await after("Used cars", "")).toEqual({ ok: true, value: null });
});

test("a search that does not answer is told as such, and leads nowhere", async () => {
  const down = { search: async () => ({ ok: false, error: { kind: "unavailable", message: "down" } }) };
  const answer = await searchAfterSale(down as unknown as SearchEngine, site, { make: "Mazda", model: "CX-5" });
  expect(answer).toMatchObject({ ok: false, error: { kind: "unavailable" } });
});

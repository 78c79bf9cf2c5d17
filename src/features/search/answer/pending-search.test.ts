import { expect, test } from "vitest";
import type { SearchResults } from "../view/parts.ts";
import { isSearchPath, pendingSearchAt } from "./pending-search.ts";

const RESULTS = {
  route: { kind: "make", path: "/search/kia", heading: "Kia Cars", fixed: { make: ["Kia"] } },
  options: { sorts: ["recommended", "price-asc"] },
} as unknown as SearchResults;
const pendingAt = (pathname: string, search = "") => pendingSearchAt({ pathname, search }, RESULTS);

test("an address under the same path, or the whole stock's, says what is asked before its answer is there", () => {
  expect(pendingAt("/search/kia", "?colour=Red&sort=price-asc")).toEqual({
    route: RESULTS.route,
    state: { query: "", page: 1, sortBy: "price-asc", facets: { colour: ["Red"] }, ranges: {} },
  });
  expect(pendingAt("/search/new-used-and-demo-cars", "?make=Kia&make=Mazda")).toMatchObject({
    route: { kind: "all", fixed: {} },
    state: { facets: { make: ["Kia", "Mazda"] } },
  });
});

test("what another path stands for only the server knows", () => {
  expect(pendingAt("/search/mazda")).toBeNull();
});

test("searches are told from other pages by their path", () => {
  expect(["/search/used-cars", "/used-car/kia", "/search", "/cars/x", "/research/x"].map(isSearchPath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

import { expect, test } from "vitest";
import { requestedPage } from "./list-params.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=2.9", 2],
  ["page=-4", 1],
  ["page=x", 1],
  ["page=1e9", 40],
])("the page that ?%s asks for is one that there can be", (address, page) => {
  expect(requestedPage(new URLSearchParams(address), 40)).toBe(page);
});

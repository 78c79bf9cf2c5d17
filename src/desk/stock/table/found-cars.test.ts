import { expect, test } from "vitest";
import { ok } from "../../../lib/result.ts";
import type { Entered } from "../../enter.ts";
import { findCars, PAGE } from "./found-cars.ts";

/** A search engine with this many cars, numbered from 1. */
const engineOf = (total: number) => {
  const search = ({ offset = 0, limit }: { readonly offset?: number; readonly limit: number }) => {
    const hits = Array.from({ length: total }, (_, at) => ({ id: at + 1 })).slice(offset, offset + limit);
    return Promise.resolve(ok({ hits, total }));
  };
  return { app: { search: { search } } } as unknown as Entered;
};

test.each([
  ["the page that was asked for", PAGE + 3, 2, { page: 2, ids: [PAGE + 1, PAGE + 2, PAGE + 3] }],
  ["the last page of a list that has grown shorter", 3, 9, { page: 1, ids: [1, 2, 3] }],
  ["nothing of a list without cars", 0, 9, { ids: [], total: 0 }],
])("the table shows %s", async (_, total, page, shown) => {
  const found = await findCars(engineOf(total), { query: "", filter: "", order: "newest", page });
  expect(found).toMatchObject({ ok: true, value: shown });
});

import { expect, test } from "vitest";
import { columnsOf } from "./columns.ts";

const columns = (address: string, cookies = "") => columnsOf(new URLSearchParams(address), cookies);

test("the columns of the address stand over those that the device chose last, and these over everybody's", () => {
  expect(columns("")).toEqual(["days", "views", "leads", "market", "dealership"]);
  expect(columns("", "a=1; desk-stock-columns=watchers.days; b=2")).toEqual(["days", "watchers"]);
  expect(columns("columns=&columns=photos", "desk-stock-columns=days")).toEqual(["photos"]);
  expect(columns("columns=")).toEqual([]);
  expect(columns("columns=<b>&columns=views")).toEqual(["views"]);
});

import { describe, expect, test } from "vitest";
import { recogniseColumns } from "../../recognise/columns.ts";
import { cells, collected, pieces } from "../testing.ts";
import { xmlRows } from "./xml.ts";

const read = async (inner: string) =>
  cells(await collected(xmlRows(pieces(`<x><car><make>Kia</make>${inner}</car></x>`), "x/car")))[0] ?? {};

describe("amounts of one name that say their kinds", () => {
  test("so does an attribute that begins with a capital", async () => {
    const row = await read(`<Prices><Price Type="EGC">29990</Price><Price Type="DAP">31990</Price></Prices>`);
    expect(row).toEqual({ make: "Kia", "Prices.Price.EGC": "29990", "Prices.Price.DAP": "31990" });
  });

  test("are a column for each kind, and the trade's is never the price", async () => {
    const row = await read(`<Prices><Price type="Trade">15000</Price><Price type="Retail">17990</Price></Prices>`);
    expect(row).toEqual({ make: "Kia", "Prices.Price.Trade": "15000", "Prices.Price.Retail": "17990" });
    const { choices } = recogniseColumns(null, [{ row: 1, cells: row }]);
    expect(Object.fromEntries(choices.map(({ column, field }) => [column, field]))).toEqual({
      make: "make",
      "Prices.Price.Trade": "cost",
      "Prices.Price.Retail": "price",
    });
  });

  test("in an attribute too", async () => {
    const row = await read(`<price type="wholesale" amount="15000"/><price type="web" amount="17990"/>`);
    expect(row).toMatchObject({ "price.wholesale.amount": "15000", "price.web.amount": "17990" });
  });

  test("other types stand beside the amount, as before", async () => {
    expect(await read(`<price type="fixed">15000</price>`)).toEqual({
      make: "Kia",
      price: "15000",
      "price.type": "fixed",
    });
  });
});

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

describe("elements of one name that say what they are", () => {
  test("links by where they lead, colours by where they are, an identification by its type", async () => {
    const row = await read(
      `<link rel="alternate" href="/a"/><link rel="enclosure" href="/1.jpg"/><Colour location="Interior">Tan</Colour>` +
        `<Colour location="Exterior"><Name>Ruby</Name></Colour><Identification type="VIN">X1</Identification>`,
    );
    expect(row).toEqual({
      make: "Kia",
      "link.alternate.href": "/a",
      "link.enclosure.href": "/1.jpg",
      "Colour.Interior": "Tan",
      "Colour.Exterior.Name": "Ruby",
      VIN: "X1",
    });
  });

  test("the type of a value, or one that names nothing of a vehicle, is no name", async () => {
    const row = await read(`<info type="number">5</info><code type="internal">7</code>`);
    expect(row).toEqual({ make: "Kia", info: "5", "info.type": "number", code: "7", "code.type": "internal" });
  });

  test("an amount of a kind is that amount also where it stands further inside", async () => {
    const row = await read(
      `<Prices><Price type="dealer"><Value>15000</Value></Price><Price type="public"><Value>17990</Value></Price></Prices>`,
    );
    const { choices } = recogniseColumns(null, [{ row: 1, cells: row }]);
    const amounts = choices
      .filter(({ field }) => /price|cost/.test(field))
      .map(({ field, example }) => [field, example]);
    expect(amounts).toEqual([
      ["cost", "15000"],
      ["price", "17990"],
    ]);
  });
});

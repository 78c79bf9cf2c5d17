import { describe, expect, test } from "vitest";
import { cells, items } from "../testing.ts";

describe("JSON", () => {
  test("a list of objects, nested ones flattened, lists joined, lists of name and value by their name", async () => {
    const { found, format } = await items(
      JSON.stringify([
        {
          make: "Kia",
          price: { value: 9990 },
          images: [{ url: "a" }, { url: "b" }],
          tags: ["x", "y"],
          specs: [{ name: "Gears", value: 6 }],
          vin: null,
        },
      ]),
    );
    expect(format).toBe("json");
    expect(cells(found)).toEqual([
      { make: "Kia", "price.value": "9990", "images.url": "a|b", tags: "x|y", "specs.Gears": "6" },
    ]);
  });

  test("the list with most in it is the stock, wherever it lies", async () => {
    const stock = [{ make: "Kia", note: 'a ] } \\" trap' }, { make: "MG" }];
    const { found } = await items(JSON.stringify({ Code: 0, meta: [{ a: 1 }], data: { StockList: stock } }));
    expect(cells(found)).toEqual(stock);
  });

  test("an answer on one line: one row an element, however wrapped, photos and facets aside", async () => {
    const stock = [
      { id: "b1", make: "Yamaha", price: "11990" },
      { id: "b2", make: "KTM", price: "9990" },
    ];
    const withPhotos = stock.map((one) => ({ ...one, photos: [{ url: "a" }, { url: "b" }] }));
    const facets = [
      { name: "make", count: 1 },
      { name: "body", count: 2 },
    ];
    for (const wrapped of [
      { results: withPhotos },
      { facets, data: { vehicles: withPhotos } },
      [{ dealer: "X", cars: withPhotos }],
    ]) {
      const { format, found } = await items(`${JSON.stringify(wrapped)}\n`);
      expect(format).toBe("json");
      expect(cells(found)).toEqual(stock.map((one) => ({ ...one, "photos.url": "a|b" })));
    }
    const pages = await items(stock.map((one) => `${JSON.stringify({ results: [one] })}\n`).join(""));
    expect(cells(pages.found)).toEqual(stock);
  });

  test("one vehicle with photos is one row, on a line alone or not", async () => {
    const text = JSON.stringify({
      make: "Kia",
      price: { value: 1 },
      size: { value: 2 },
      photos: [{ url: "a" }, { url: "b" }],
    });
    const row = { make: "Kia", "price.value": "1", "size.value": "2", "photos.url": "a|b" };
    expect(cells((await items(`${text}\n`)).found)).toEqual([row]);
    const two = await items(`${text}\n${text}\n`);
    expect([two.format, cells(two.found)]).toEqual(["ndjson", [row, row]]);
  });

  test("objects by key, one object alone, and one object a line", async () => {
    expect(cells((await items('{"A1":{"make":"Kia"},"A2":{"make":"MG"}}')).found)).toEqual([
      { make: "Kia", "stock id": "A1" },
      { make: "MG", "stock id": "A2" },
    ]);
    expect(cells((await items('{"make":"Kia","model":"Rio"}')).found)).toEqual([{ make: "Kia", model: "Rio" }]);
    const lines = await items('{"make":"Kia"}\n{"make":}\n{"make":"MG"}\n');
    expect(lines.format).toBe("ndjson");
    expect(lines.found[1]).toMatchObject({ row: 2, problem: { reason: expect.stringContaining("not valid JSON") } });
    expect(lines.found).toHaveLength(3);
  });

  test("a broken line spoils no other line, whatever is broken in it", async () => {
    const good = (make: string) => `{"make":"${make}"}`;
    for (const bad of ['{"make":"Kia', '{"make":{"a":"Kia"}', "}}}", "{", '{"a":"}', '{"make":"Kia"}]']) {
      const { format, found } = await items(
        `${[good("MG"), good("Kia"), bad, good("Ford"), good("BMW")].join("\n")}\n`,
      );
      expect([format, found.length, bad]).toEqual(["ndjson", 5, bad]);
      expect(found[2], bad).toMatchObject({ row: 3, problem: { reason: expect.stringContaining("not valid JSON") } });
      expect(cells(found.filter((_, at) => at !== 2))).toEqual(["MG", "Kia", "Ford", "BMW"].map((make) => ({ make })));
    }
    const spread = await items(`${good("MG")}\n${good("Kia")}\n{\n  "make":\n    "Ford"\n}\n${good("BMW")}`);
    expect(cells(spread.found)).toEqual(["MG", "Kia", "Ford", "BMW"].map((make) => ({ make })));
    const cut = await items(`${good("MG")}\n${good("Kia")}\n{"make":"For`);
    expect(cut.found[2]).toMatchObject({ row: 3, cut: true });
  });

  test("a file that ends in the middle of a record says so", async () => {
    const { found } = await items('[{"make":"Kia"},{"make":"M');
    expect(found[1]).toMatchObject({ row: 2, problem: { reason: "the file ends in the middle of this record" } });
  });
});

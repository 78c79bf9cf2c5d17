import { expect, test } from "vitest";
import { recogniseColumns } from "../recognise/columns.ts";
import { flatten } from "./flatten.ts";
import { cells, items } from "./testing.ts";

test("Firestore's and DynamoDB's values are read without their types", () => {
  expect(
    flatten({
      fields: {
        make: { stringValue: "Kia" },
        year: { integerValue: "2019" },
        price: { doubleValue: 9990 },
        sold: { booleanValue: false },
        notes: { nullValue: null },
        size: { mapValue: { fields: { length: { integerValue: "4" } } } },
        photos: { arrayValue: { values: [{ stringValue: "a" }, { stringValue: "b" }] } },
        none: { arrayValue: {} },
      },
      Item: {
        make: { S: "MG" },
        km: { N: "31000" },
        sold: { BOOL: true },
        size: { M: { l: { N: "4" } } },
        x: { NULL: true },
      },
      tags: { SS: ["a", "b"] },
    }),
  ).toEqual({
    "fields.make": "Kia",
    "fields.year": "2019",
    "fields.price": "9990",
    "fields.sold": "false",
    "fields.size.length": "4",
    "fields.photos": "a|b",
    "Item.make": "MG",
    "Item.km": "31000",
    "Item.sold": "true",
    "Item.size.l": "4",
    tags: "a|b",
  });
});

test("a record that only looks like one is read as it is", () => {
  const plain = { a: { S: 4 }, b: { N: "x" }, c: { S: "a", N: "1" }, d: { M: "x" }, constructor: { constructor: "x" } };
  expect(flatten(plain)).toEqual({
    "a.S": "4",
    "b.N": "x",
    "c.S": "a",
    "c.N": "1",
    "d.M": "x",
    "constructor.constructor": "x",
  });
});

test("of linked data only vehicles are rows, wherever the rest of the page stands", async () => {
  const car = (name: string) => ({ "@type": ["Product", "Car"], name, model: "Rio", color: "Red", brand: "Kia" });
  const entry = (item: unknown) => ({ "@type": "ListItem", position: 1, name: "a", item });
  const graph = [
    { "@type": "WebSite", name: "Yard", url: "https://x.example" },
    { "@type": ["AutoDealer", "LocalBusiness"], name: "Yard", brand: "Kia", model: "" },
    car("2019 Kia Rio"),
    { "@type": "https://schema.org/Organization", name: "Yard" },
    car("2020 Kia Rio"),
  ];
  const rows = async (data: unknown) =>
    (await items(JSON.stringify(data))).found.map((item) => [
      item.row,
      Object.values("cells" in item ? item.cells : {})[1],
    ]);
  expect(await rows({ "@graph": graph })).toEqual([
    [1, "2019 Kia Rio"],
    [2, "2020 Kia Rio"],
  ]);
  const list = [entry("https://x.example/used"), entry(car("2019 Kia Rio")), entry(car("2018 Kia Rio"))];
  const found = (await items(JSON.stringify({ itemListElement: list }))).found;
  expect(cells(found).map((one) => one["item.name"])).toEqual(["2019 Kia Rio", "2018 Kia Rio"]);
  expect(found.map(({ row }) => row)).toEqual([1, 2]);
});

test("what a record relates to, in an answer as Strapi writes it, is read as if it stood there itself", () => {
  const held = (id: number, attributes: object) => ({ id, attributes });
  const gallery = { data: [held(1, { name: "a.jpg", url: "/a" }), held(2, { name: "b.jpg", url: "/b" })] };
  expect(
    flatten({ make: { data: held(3, { name: "Kia" }) }, gallery, place: { data: null }, other: { data: { x: 1 } } }),
  ).toEqual({ "make.name": "Kia", "gallery.name": "a.jpg|b.jpg", "gallery.url": "/a|/b", "other.data.x": "1" });
  const rows = [1, 2, 3].map((at) => ({ row: at, cells: { make: "Kia", "gallery.name": `IMG_${at}.jpg` } }));
  expect(recogniseColumns(null, rows).choices.map(({ field }) => field)).not.toContain("model");
});

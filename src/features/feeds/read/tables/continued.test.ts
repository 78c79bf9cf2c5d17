import { expect, test } from "vitest";
import { cells, items } from "../testing.ts";

const HEAD = "Handle,Title,Image Src";

test("a row that only gives a further picture belongs to the product before it", async () => {
  const { found } = await items(
    `${HEAD}\na,Kia Rio,1.jpg\na,,2.jpg\na,,3.jpg\nb,Kia Rio,4.jpg\nb,Kia Rio,5.jpg\nc,,7.jpg\n,,6.jpg\n`,
  );
  expect(cells(found).map((row) => [row.Handle, row["Image Src"]])).toEqual([
    ["a", "1.jpg|2.jpg|3.jpg"],
    ["b", "4.jpg"],
    // A row with a title is a product of its own, and so is one without a handle.
    ["b", "5.jpg"],
    ["c", "7.jpg"],
    ["", "6.jpg"],
  ]);
  expect(found.map(({ row }) => row)).toEqual([2, 5, 6, 7, 8]);
});

test("tables without such pictures keep each row", async () => {
  const { found } = await items("Handle,Title,Price\na,Kia Rio,1\na,,2\n");
  expect(found).toHaveLength(2);
});

test("a product's pictures are bounded, a broken row between stays, and a cut row cuts its product", async () => {
  const many = Array.from({ length: 300 }, (_, at) => `a,,${at}.jpg\n`).join("");
  const { found } = await items(`${HEAD}\na,Kia Rio,x.jpg\n${many}b,c,d,e,f\nc,Kia Rio,1.jpg\nc,`);
  expect(cells(found)[0]?.["Image Src"]?.split("|")).toHaveLength(250);
  expect(found.map((item) => ["problem" in item, item.cut ?? false])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

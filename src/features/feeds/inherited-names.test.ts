import { expect, test } from "vitest";
import { readPictures } from "./normalise/pictures.ts";
import { items } from "./read/testing.ts";
import { recogniseColumns } from "./recognise/columns.ts";
import type { FeedItem, FeedRow } from "./schema.ts";

/** Property names that every JavaScript object has; the first is also a maker of caravans in some lists. */
const INHERITED = ["constructor", "toString", "valueOf", "hasOwnProperty"];
const inherited = Object.fromEntries(INHERITED.map((name) => [name, "x"]));

const FILES: Readonly<Record<string, string>> = {
  JSON: JSON.stringify([
    { "stock no": "J1", make: "Kia", model: "Rio", year: 2020, ...inherited },
    { "stock no": "J2", make: "Kia", model: "Rio", year: 2021 },
  ]),
  CSV: `Stock No,Make,Model,Year,${INHERITED.join()}\nC1,Kia,Rio,2020,a,b,c,d\nC2,Kia,Rio,2021,e\n`,
  XML: `<cars><car><stockno>X1</stockno><make>Jayco</make><constructor>Jayco</constructor></car><car><stockno>X2</stockno><make>Kia</make></car></cars>`,
};

const isRow = (item: FeedItem): item is FeedRow => "cells" in item;

test.each(Object.keys(FILES))("a %s file may have columns of names that objects inherit", async (format) => {
  const { found, headings } = await items(FILES[format] ?? "");
  const rows = found.filter(isRow);
  expect(rows).toHaveLength(2);
  for (const name of INHERITED) expect([undefined, "", "e"]).toContain(rows[1]?.cells[name]);
  expect(() => recogniseColumns(headings, rows)).not.toThrow();
});

test("an address of a file, or of what is not the web, is no picture", () => {
  const photo = "https://photos.example/a.jpg";
  expect(readPictures(`file:///etc/passwd ${photo}`)).toEqual([photo]);
  expect(readPictures('["file:///etc/passwd"]')).toEqual([]);
  expect(readPictures("ftp://photos.example/a.jpg|//photos.example/a.jpg")).toEqual([photo]);
});

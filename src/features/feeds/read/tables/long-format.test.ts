import { expect, test } from "vitest";
import { cells, items } from "../testing.ts";
import { longFormatOf } from "./long-format.ts";

test.each([
  [["post_id", "meta_key", "meta_value"], "post_id"],
  [["meta_id", "post_id", "meta_key", "meta_value"], "post_id"],
  [["Stock No", "Attribute", "Value"], "Stock No"],
  [["Stock No", "Make", "Value"], null],
  [["Stock No", "Make", "Model", "Field", "Value"], null],
  [["Field", "Value"], null],
])("a table with the columns %j has a fact a row of %s", (headings, owner) => {
  expect(longFormatOf(headings)?.owner ?? null).toBe(owner);
});

test("CAR-001 rows of one vehicle are gathered, the first of two facts of one name stays, and others are apart", async () => {
  const text =
    "stock,attribute,value\nU1,make,Kia\nU1,model,Rio\nU1,model,Ceed\nU2,make,Ford\nU2,__proto__,x\nU1,make,MG\n";
  const { found } = await items(text);
  expect(cells(found)).toEqual([
    { stock: "U1", make: "Kia", model: "Rio" },
    { stock: "U2", make: "Ford", _proto_: "x" },
    { stock: "U1", make: "MG" },
  ]);
  expect(found.map(({ row }) => row)).toEqual([2, 5, 7]);
});

test("a list of facts without end is cut into rows of bounded size", async () => {
  const facts = Array.from({ length: 1200 }, (_, at) => `U1,fact ${at},${at}`).join("\n");
  const { found } = await items(`stock,attribute,value\n${facts}\n`);
  expect(found.length).toBe(3);
});

test("a cell that is protected from spreadsheets is its text, and a formula stays what it is", async () => {
  const { found } = await items('="Stock No",Rego,Make\n="00420","=""ABC12D""",=1+1\n');
  expect(cells(found)).toEqual([{ "Stock No": "00420", Rego: "ABC12D", Make: "=1+1" }]);
});

import { expect, test } from "vitest";
import { withQuotesMended } from "./unclosed-quotes.ts";

const mended = (...record: string[]) => withQuotesMended(record, 3, ",");

test("a cell that its own quotation marks cut apart is whole again", () => {
  expect(mended("U1", '"A "nice" car', ' one owner"', "15990")).toEqual(["U1", 'A "nice" car, one owner', "15990"]);
  expect(mended("U1", "Kia", '"18" alloys', " tinted", ' tidy"')).toEqual(["U1", "Kia", '18" alloys, tinted, tidy']);
});

test("a record that fits, or that cannot be mended, stays as it is", () => {
  for (const record of [
    ["U1", '"A', 'b"'],
    ["U1", "Kia", "Rio", "S"],
    ["U1", '"A "nice" car', " one owner", "15990"],
  ])
    expect(withQuotesMended(record, 3, ",")).toBe(record);
});

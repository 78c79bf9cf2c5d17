import { expect, test } from "vitest";
import { passedOver } from "./passed-over.ts";

const rows = [{ row: 2, cells: { Model: "Kia Rio", Price: "$27,490", Kms: "64330" } }];
const of = (lines: readonly string[]) => passedOver({ kind: "text", text: lines.join("\n") }, rows);

test("a line is passed over where it names a vehicle and most of its figures are in no row", () => {
  const ranger = "2016 Ford Ranger XLT, 138200 km, $27,500, GAU72C";
  const over = of(["Kia Rio 27490 64330", ranger, "Call 0400 123 456 about 27501", "We sell Ford Ranger"]);
  expect(over).toMatchObject([
    { row: 2, problem: { value: ranger }, words: expect.arrayContaining(["GAU72C", "138200"]) },
  ]);
});

test("of lines without end so many are looked into, and the rest is told of in one row", () => {
  const over = of(Array.from({ length: 20_000 }, (_, at) => `nothing ${at} of 7${at}7 at all`));
  expect(over).toMatchObject([{ row: 5001, words: [] }]);
  expect(of(Array.from({ length: 2_000 }, (_, at) => `Ford Ranger R${at}X`)).length).toBe(1001);
});

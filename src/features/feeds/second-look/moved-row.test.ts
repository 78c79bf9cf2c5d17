import { expect, test } from "vitest";
import { contextOf } from "../car/car.ts";
import { NOW } from "../car/testing.ts";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { movedBack } from "./moved-row.ts";

const COLUMNS = ["Stock", "Year", "Make", "Model", "Price", "Kms"];
const rowOf = (text: string, at: number): FeedRow => {
  const values = text.split(",");
  return { row: at + 2, cells: Object.fromEntries(COLUMNS.map((column, index) => [column, values[index] ?? ""])) };
};
const GOOD = ["U1,2019,Kia,Rio,15990,41000", "U2,2020,Mazda,CX-5,28990,31000", "U3,2018,Ford,Ranger,38990,91000"];

function moved(text: string) {
  const rows = [...GOOD, text].map(rowOf);
  const context = contextOf(recogniseColumns(COLUMNS, rows), rows, { primary: null, all: [] }, NOW);
  const found = movedBack(rows[3] as FeedRow, context);
  return found && Object.values(found.cells).join(",");
}

test("a row with a cell too many, or without its first, stands below its columns again", () => {
  expect(moved("U4,,2020,Kia,Soul,18990")).toBe("U4,2020,Kia,Soul,18990,");
  expect(moved("2018,Ford,Mondeo,9990,92000,")).toBe(",2018,Ford,Mondeo,9990,92000");
});

test("a row that is no car one place to the side either stays where it is", () => {
  expect(moved("U4,,Total,3 cars,83970,")).toBeNull();
  expect(moved("U4,2020,Zorblax,,18990,7000")).toBeNull();
  expect(moved("U4,soon,Kia,Soul,18990,7000")).toBeNull();
});

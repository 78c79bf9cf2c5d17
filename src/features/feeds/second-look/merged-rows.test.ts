import { expect, test } from "vitest";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedItem } from "../schema.ts";
import { Tally } from "../tally.ts";
import { mergedRows } from "./merged-rows.ts";

const COLUMNS = ["Stock No", "VIN", "Make", "Model", "Year", "Price", "Kms", "Note"];
const VIN = "KMHD35LEXJU123456";

/** The rows that are left, as `row: cells`, and how many were told twice. */
function left(...rows: readonly string[]) {
  const items: FeedItem[] = rows.map((text, at) => {
    const values = text.split(",");
    return { row: at + 2, cells: Object.fromEntries(COLUMNS.map((name, index) => [name, values[index] ?? ""])) };
  });
  const tally = new Tally();
  const found = mergedRows(items, recogniseColumns(COLUMNS, items as never), tally);
  const lines = found.map((item) =>
    "cells" in item ? `${item.row}: ${Object.values(item.cells).join(",")}` : item.row,
  );
  return { told: lines, twice: tally.counts().find(({ kind }) => kind === "row-twice")?.count ?? 0 };
}

test("CAR-001 a vehicle that one row tells short and another whole is one, with all that both say", () => {
  const short = ["U1,,Kia,Rio,2019,,,", "U2,,Mazda,CX-5,2020,,,", "U3,,Ford,Ranger,2018,,,"];
  const whole = [",15990,41000,", ",28990,31000,good", ",38990,91000,"].map(
    (rest, at) => `${short[at]?.slice(0, -3)}${rest}`,
  );
  const expected = ["5: U1,,Kia,Rio,2019,15990,41000,", "6: U2,,Mazda,CX-5,2020,28990,31000,good"];
  expect(left(...short, ...whole)).toEqual({ told: [...expected, "7: U3,,Ford,Ranger,2018,38990,91000,"], twice: 3 });
  expect(left(...whole, ...short).told[0]).toBe("2: U1,,Kia,Rio,2019,15990,41000,");
});

test("each of two rows may say what the other does not, and a VIN tells the vehicle where no number does", () => {
  expect(left(`,${VIN},Kia,Rio,2019,15990,,`, `,${VIN},Kia,Rio,2019,,41000,`).told).toEqual([
    `2: ,${VIN},Kia,Rio,2019,15990,41000,`,
  ]);
});

test("two prices, the same row twice, and rows without a number are two", () => {
  expect(left("U1,,Kia,Rio,2019,15990,41000,", "U1,,Kia,Rio,2019,14990,,").told).toHaveLength(2);
  expect(left("U1,,Kia,Rio,2019,15990,,", "U1,,Kia,Rio,2019,15990,,")).toMatchObject({ twice: 0, told: { length: 2 } });
  expect(left(",,Kia,Rio,2019,15990,,", ",,Kia,Rio,2019,,41000,").told).toHaveLength(2);
});

import { expect, test } from "vitest";
import { layoutOf } from "../delimited.ts";

const ROW = "U1,Kia,Rio,2019,41000,Red,ABC12D,VIC,15990";
const headings = (...lines: readonly string[]) => layoutOf([...lines, ROW, ROW, ROW].join("\n")).headings;

test("CAR-001 a name that says nothing alone has the one above it before it", () => {
  const upper = "Stock,,,Build,Odo,Ext.,Rego,Rego,Drive Away";
  expect(headings(upper, "No.,Make,Model,Year,(km),Colour,No.,State,Price")).toEqual(
    ["Stock No.", "Make", "Model", "Year", "(km)", "Colour", "Rego No.", "Rego State", "Price"], //
  );
  const merged = headings("Stock,Vehicle,,,Kms,Colour,Rego,,Price", "Ref,Make,Model,Year,Kms,Colour,No.,Exp,Price");
  expect(merged.slice(6, 8)).toEqual(["Rego No.", "Rego Exp"]);
});

test("a dealer's name and telephone above the heading, or a vehicle's row, name no columns", () => {
  const lower = "No.,Make,Model,Year,Kms,Colour,Rego,State,Price";
  expect(headings("Smith Motors,,,,Phone 08 9000 0000,,,,", lower)).toEqual(lower.split(","));
  expect(headings("U7,Make,Model,2019,41000,Red,Rego,VIC,15990", lower)).toEqual(lower.split(","));
});

import { expect, test } from "vitest";
import { recogniseColumns } from "../recognise/columns.ts";
import { withKnownFormat } from "./known.ts";

const planOf = (cells: Record<string, string>) => {
  const columns = Object.keys(cells);
  return withKnownFormat(recogniseColumns(columns, [{ row: 1, cells }]), columns);
};
const fieldsOf = (cells: Record<string, string>) =>
  Object.fromEntries(planOf(cells).choices.map(({ column, field }) => [column, field]));

test("the columns of a known format are what that format says, at any depth, before what was guessed", () => {
  const cells = {
    "item.name": "2017 Kia Rio",
    "item.mileageFromOdometer.value": "31000",
    "item.mileageFromOdometer.unitCode": "SMI",
    "item.offers.seller.name": "Kia of Penrith",
    "item.offers.price": "9990",
  };
  expect(fieldsOf(cells)).toEqual({
    "item.mileageFromOdometer.value": "km",
    "item.mileageFromOdometer.unitCode": "km_unit",
    "item.offers.price": "price",
    "item.name": "title",
  });
  const plan = planOf(cells);
  expect(plan.extras).toEqual(["item.offers.seller.name"]);
  expect(plan.choices[0]).toMatchObject({
    column: "item.mileageFromOdometer.value",
    confidence: 1,
    byValue: false,
    at: 1,
  });
});

test("a file with some of a format's columns alone is read by its own headings", () => {
  expect(fieldsOf({ Angebotsnummer: "A1", Kilometerstand: "31000", Version: "2.0" })).not.toHaveProperty(
    "Angebotsnummer",
  );
  expect(fieldsOf({ Angebotsnummer: "A1", Erstzulassung: "03/2017", Kilometerstand: "31000" }).Angebotsnummer).toBe(
    "stocknum",
  );
  const plain = recogniseColumns(["Make"], [{ row: 1, cells: { Make: "Kia" } }]);
  expect(withKnownFormat(plain, ["Make"])).toBe(plain);
});

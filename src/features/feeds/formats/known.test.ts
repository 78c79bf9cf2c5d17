import { expect, test } from "vitest";
import { recogniseColumns } from "../recognise/columns.ts";
import { decoder, withKnownFormat } from "./known.ts";

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
  const some = { Polsterfarbe: "x1", Kilometerstand: "31000" };
  expect(fieldsOf(some)).not.toHaveProperty("Polsterfarbe");
  expect(fieldsOf({ ...some, Angebotsnummer: "A1", Erstzulassung: "03/2017" }).Polsterfarbe).toBe("interior_colour");
  const plain = recogniseColumns(["Make"], [{ row: 1, cells: { Make: "Kia" } }]);
  expect(withKnownFormat(plain, ["Make"])).toBe(plain);
});

test("a known format's codes become words, and nothing else does", () => {
  const decode = decoder(["interne_nummer", "kraftstoffart", "getriebeart", "anzahl_sitze"]);
  const cells = { kraftstoffart: " 2 ", getriebeart: "constructor", anzahl_sitze: "1" };
  expect(decode?.({ row: 1, cells })).toEqual({
    row: 1,
    cells: { kraftstoffart: "Diesel", getriebeart: "constructor", anzahl_sitze: "1" },
  });
  const broken = { row: 2, problem: { column: null, value: "", reason: "" }, words: [] };
  expect(decode?.(broken)).toBe(broken);
  expect(decoder(["kraftstoffart", "getriebeart"])).toBeNull();
});

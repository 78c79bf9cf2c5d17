import { expect, test } from "vitest";
import { builtInFormat, readFormat, shownNumber } from "./number-format.ts";

const shown = (value: string, code: string, is1904 = false) => shownNumber(value, readFormat(code), is1904);

test.each([
  ["General", "12990", "12990"],
  ["General", "0.30000000000000004", "0.3"],
  ["General", "1.25E5", "125000"],
  ['"$"#,##0.00', "12990", "12990"],
  ["[$$-C09]#,##0", "12990", "12990"],
  ["[$€-407] #,##0.00", "12990.5", "12990.5 €"],
  ["00000", "123", "00123"],
  ["0000", "800", "0800"],
  ['#,##0" km"', "45000", "45000 km"],
  ['#,##0" miles"', "45000", "45000 miles"],
  ["0.0%", "0.0699", "6.99%"],
  ["d/mm/yyyy", "42552", "2016-07-01"],
  ["mmm-yy", "42552", "2016-07-01"],
  ["[$-C09]dddd, d mmmm yyyy;@", "42552", "2016-07-01"],
  ["d/mm/yyyy h:mm", "42552.75", "2016-07-01 18:00"],
  ["h:mm", "0.75", "18:00"],
  ['#,##0" days"', "12", "12 days"],
  ["[Red]#,##0;[Blue]-#,##0", "12", "12"],
  ["d/mm/yyyy", "2017", "2017"],
  ["d/mm/yyyy", "-5", "-5"],
  ["d/mm/yyyy", "99999999", "99999999"],
  ["d/mm/yyyy", "abc", "abc"],
])("the format %s shows %s as %s", (code, value, text) => {
  expect(shown(value, code)).toBe(text);
});

test("the count from 1900 has a day that never was, the count from 1904 begins four years later", () => {
  expect([1, 59, 61].map((day) => shown(String(day), "yyyy-mm-dd"))).toEqual([
    "1900-01-01",
    "1900-02-28",
    "1900-03-01",
  ]);
  expect([0, 1, 41_090].map((day) => shown(String(day), "yyyy-mm-dd", true))).toEqual([
    "1904-01-01",
    "1904-01-02",
    "2016-07-01",
  ]);
});

test("formats that a workbook does not spell out are known by their number", () => {
  const kinds = [0, 1, 3, 9, 10, 14, 17, 18, 21, 22, 30, 45, 49, 57].map((id) => builtInFormat(id).kind);
  const number = "number";
  expect(kinds).toEqual([
    number,
    number,
    number,
    "percent",
    "percent",
    "date",
    "date",
    "time",
    "time",
    "date",
    "date",
    "time",
    number,
    "date",
  ]);
});

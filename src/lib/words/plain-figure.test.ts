import { expect, test } from "vitest";
import { figureOf, plainFigure } from "./plain-figure.ts";

test.each([
  ["$25,990.00", "25990.00"],
  [" $ 25 990 ", "25990"],
  ["1,234,567", "1234567"],
  ["25\u00a0990", "25990"],
  ["350 $", "350"],
  ["25990", "25990"],
  ["25,99", "25,99"],
  ["5,00", "5,00"],
  ["2,5", "2,5"],
  ["25 99", "25 99"],
  ["12,9905", "12,9905"],
  ["1.234,50", "1.234,50"],
  ["30k", "30k"],
  ["", ""],
])("of %j is left %j", (written, plain) => {
  expect(plainFigure(written)).toBe(plain);
});

test.each([
  ["dollars", "31,990 ono", "31990"],
  ["dollars", "$31,990 o.n.o.", "31990"],
  ["dollars", "31 990ONO", "31990"],
  ["dollars", "A$31,990", "31990"],
  ["dollars", "AU$31,990.50", "31990.50"],
  ["dollars", "AUD 31,990", "31990"],
  ["dollars", "31,990 AUD", "31990"],
  ["dollars", "31,990 plus on roads", "31990 plus on roads"],
  ["dollars", "31,990 km", "31990 km"],
  ["dollars", "ono", ""],
  ["km", "45,000 kms", "45000"],
  ["km", "45,000 Kms.", "45000"],
  ["km", "45 000 kilometres", "45000"],
  ["km", "45000km", "45000"],
  ["km", "45,000 ono", "45000 ono"],
  ["km", "45k", "45k"],
] as const)("of %s written %j is left %j", (measure, written, plain) => {
  expect(figureOf(written, measure)).toBe(plain);
});

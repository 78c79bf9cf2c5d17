import { expect, test } from "vitest";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import type { CalculatorInputs } from "./calculator.ts";
import { calculatorTerms } from "./calculator-terms.ts";
import { pageInputs, pageResult, priceProblem } from "./page-calculator.ts";

const termsOf = (over: Partial<SiteConfig> = {}) =>
  calculatorTerms({ ...platformDefaults(), ...over }, { price: null, offer: null });
const inputs = (changes: Partial<CalculatorInputs>, over: Partial<SiteConfig> = {}) => {
  const terms = termsOf(over);
  return pageInputs({ ...terms.start, ...changes }, terms);
};
const result = (changes: Partial<CalculatorInputs>, over: Partial<SiteConfig> = {}) =>
  pageResult(inputs(changes, over), termsOf(over), 1000);

test("FIN-076 ERR-021 a price out of bounds is told with the bounds", () => {
  const least = "Cannot be less than $1,000 or more than $250,000";
  expect(priceProblem(999.99, 1000)).toBe(least);
  expect(priceProblem(1000, 1000)).toBeNull();
  expect(priceProblem(250_000, 1000)).toBeNull();
  expect(priceProblem(250_000.01, 1000)).toBe(least);
  expect(priceProblem(0, 5000)).toBe("Cannot be less than $5,000 or more than $250,000");
});

test("FIN-077 a price of nothing or less becomes nothing", () => {
  expect([-1, 0, 0.001, 0.5, 300_000].map((amount) => inputs({ amount }).amount)).toEqual([0, 0, 0, 0.5, 300_000]);
});

test("FIN-078 FIN-079 deposit and residual keep to 0 and 250000", () => {
  expect(inputs({ tradeIn: -1, residual: -1 })).toMatchObject({ tradeIn: 0, residual: 0 });
  expect(inputs({ tradeIn: 250_001, residual: 250_001 })).toMatchObject({ tradeIn: 250_000, residual: 250_000 });
});

test("FIN-080 term and interest keep to the ranges of the sliders", () => {
  expect(inputs({ term: 20, interest: 99 })).toMatchObject({ term: 7, interest: 15 });
  expect(inputs({ term: 0, interest: 0 })).toMatchObject({ term: 1, interest: 0.5 });
  expect(inputs({ term: 7, interest: 1 }, { calcTermMax: 5, calcInterestRange: [4, 20] })).toMatchObject({
    term: 5,
    interest: 4,
  });
});

test("FIN-081 a repayment of $25 or less is not shown, and neither is its total", () => {
  const weekly = { term: 1, interest: 0 };
  const free = { calcInterestRange: [0, 15] as [number, number], calcDefaultInterest: 0 };
  expect(result({ amount: 1300, ...weekly }, free)).toBeNull();
  expect(result({ amount: 1300.52, ...weekly }, free)).toEqual({ repayment: 25.01, total: 1300.52 });
  expect(result({ tradeIn: 250_000 })).toBeNull();
  expect(result({ residual: 250_000 })).toBeNull();
  expect(result({ amount: 999 })).toBeNull();
  expect(result({ amount: 250_000 })).not.toBeNull();
  expect(result({ amount: 250_000.01 })).toBeNull();
  expect(result({})).toEqual({ repayment: 146.73, total: 38_150.66 });
});

import { describe, expect, test } from "vitest";
import { comparisonRateOf } from "../../../src/features/loans/comparison-rate.ts";
import { lenderTerms } from "../../../src/features/loans/lender-entry.ts";
import { chance } from "../random.ts";
import { comparisonRate } from "./comparison-rate.ts";
import { lenderEntryOf } from "./lending.ts";

const draws = Array.from({ length: 400 }, (_, at) => at);
const entryOf = (at: number, provider = "Taurus") => {
  const carType = (["new", "demo", "used"] as const)[at % 3] ?? "used";
  return { price: 27_990, entry: lenderEntryOf(provider, { price: 27_990, carType }, chance(1, at)) };
};

describe("a lender's offer in the demo", () => {
  test("repays the loan exactly: deposit first, balloon last, the rest in its weekly repayments at its rate", () => {
    for (const at of draws) {
      const { price, entry } = entryOf(at);
      const terms = lenderTerms(entry);
      const [rate, weeks] = [(terms.interestRate ?? Number.NaN) / 100 / 52, (terms.years ?? Number.NaN) * 52];
      const [lent, last] = [price - Number(entry.deposit), Number(entry.balloon)];
      // Adds up the payments week by week instead of using the formula under test.
      let owed = lent;
      for (let week = 0; week < weeks; week++) owed = owed * (1 + rate) - (terms.paymentWeek ?? Number.NaN);
      expect(owed, JSON.stringify(entry)).toBeLessThanOrEqual(last);
      expect(owed, JSON.stringify(entry)).toBeGreaterThan(last - weeks * 2);
    }
  });

  test("has a comparison rate never below its rate, and equal to it only where no fee is charged", () => {
    for (const at of draws) {
      const { interestRate, comparisonRate: comparison } = lenderTerms(entryOf(at).entry);
      expect(comparison ?? Number.NaN).toBeGreaterThanOrEqual(interestRate ?? Number.NaN);
    }
  });

  test("states no weekly repayment where the lender is repaid by the month", () => {
    const { entry } = entryOf(0, "Nissan Finance");
    expect(lenderTerms(entry)).toMatchObject({ paymentWeek: null });
    expect(lenderTerms(entry).paymentMonth).toBeGreaterThan(0);
  });
});

test.each([
  [{ rate: 8.5, establishment: 0, monthly: 0 }, 8.5],
  [{ rate: 0, establishment: 0, monthly: 0 }, 0],
  [{ rate: 8.5, establishment: 1313.25, monthly: 8 }, 10.99],
  [{ rate: 7.49, establishment: 350, monthly: 5.5 }, 8.38],
])("a loan of $30,000 over five years at %j compares at %d", (loan, compared) => {
  expect(comparisonRate(loan)).toBe(compared);
});

test("a comparison rate is the rate at which the repayments are worth the loan", () => {
  const compared = comparisonRate({ rate: 9.9, establishment: 600, monthly: 12 }) / 1200;
  const rate = 9.9 / 1200;
  const repaid = (30_000 * rate) / (1 - (1 + rate) ** -60) + 12;
  let worth = 600;
  for (let month = 1; month <= 60; month++) worth += repaid / (1 + compared) ** month;
  expect(worth).toBeGreaterThan(29_990);
  expect(worth).toBeLessThanOrEqual(30_000);
});

test("FIN-059 FIN-068 repayments and comparison rate include the site's fees; Angle has no final payment", () => {
  const fees = { financed: 1313.25, monthly: 8 };
  for (const at of draws.slice(0, 60)) {
    const of = { price: 27_990, carType: "used" } as const;
    const [charged, plain] = [{ ...of, fees }, of].map((one) =>
      lenderTerms(lenderEntryOf("AusLoans", one, chance(1, at))),
    );
    expect(charged?.paymentWeek).toBeGreaterThan(plain?.paymentWeek ?? Number.NaN);
    const least = comparisonRateOf(charged?.interestRate ?? Number.NaN, fees);
    expect(charged?.comparisonRate).toBeGreaterThanOrEqual(Number(least.toFixed(2)));
    expect(lenderEntryOf("Angle", of, chance(1, at)).balloon).toBe(0);
  }
});

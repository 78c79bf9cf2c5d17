import { describe, expect, test } from "vitest";
import {
  comparisonAtLeast,
  comparisonRateOf,
  impliedFees,
  type LoanFees,
  standardLoan,
  understated,
  VEHICLE_LOAN,
} from "./comparison-rate.ts";

/** The reference computation in this test uses integers, each 10⁻⁶⁰ of a dollar or of a rate. */
const ONE = 10n ** 60n;
const exact = (value: number): bigint => (BigInt(Math.round(value * 1e6)) * ONE) / 1_000_000n;
const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;

/** The balance after so many months of this payment, followed month by month without a formula. */
function owed(lent: bigint, rate: bigint, payment: bigint, months: number): bigint {
  let balance = lent;
  for (let month = 0; month < months; month += 1) balance += times(balance, rate) - payment;
  return balance;
}

/** The value in the range at which `above` changes from true to false. */
function turn(high: bigint, above: (value: bigint) => boolean): bigint {
  let [from, to] = [0n, high];
  while (to - from > 1n) {
    const middle = (from + to) / 2n;
    if (above(middle)) from = middle;
    else to = middle;
  }
  return to;
}

/** The comparison rate in percent a year, from balances with 60 decimals. */
function reckoned(interest: number, { financed, monthly }: LoanFees, { amount, years } = VEHICLE_LOAN): number {
  const [months, rate] = [Math.round(years * 12), exact(interest) / 1200n];
  const lent = exact(amount);
  const repayment = turn(lent * 2n, (payment) => owed(lent + exact(financed), rate, payment, months) > 0n);
  const paid = repayment + exact(monthly);
  const compared = turn(ONE, (monthlyRate) => owed(lent, monthlyRate, paid, months) < 0n);
  return Number((compared * 1200n) / 10n ** 48n) / 1e12;
}

describe("a comparison rate by the Code's formula", () => {
  test("FIN-068 FIN-069 FIN-070 FIN-071 8.5% with the brand's fees is 10.88%", () => {
    expect(comparisonRateOf(8.5, { financed: 395 + 6 + 912.25, monthly: 8 })).toBeCloseTo(10.8774, 4);
  });

  test("is the rate at which a reckoning in 60 decimals, balance by balance, comes out at nothing", () => {
    for (const interest of [0, 0.5, 6.29, 8.5, 19.95]) {
      for (const fees of [
        { financed: 0, monthly: 0 },
        { financed: 395, monthly: 0 },
        { financed: 0, monthly: 8 },
        { financed: 1313.25, monthly: 8 },
        { financed: 5000, monthly: 25 },
      ]) {
        expect(comparisonRateOf(interest, fees)).toBeCloseTo(reckoned(interest, fees), 8);
      }
    }
    const [fees, small] = [
      { financed: 250, monthly: 8 },
      { amount: 2500, years: 2 },
    ];
    expect(comparisonRateOf(12.5, fees, small)).toBeCloseTo(reckoned(12.5, fees, small), 8);
  });

  test("without fees is the interest rate; with any it is more", () => {
    expect(comparisonRateOf(7.49, { financed: 0, monthly: 0 })).toBe(7.49);
    expect(comparisonRateOf(0, { financed: 1, monthly: 0 })).toBeGreaterThan(0);
  });

  test("FIN-061 is for the standard loan that the site names", () => {
    expect(standardLoan("5 year secured loan of $30,000")).toEqual(VEHICLE_LOAN);
    expect(standardLoan("3-year unsecured loan of $10,000")).toEqual({ amount: 10_000, years: 3 });
    for (const words of ["car loan", "3 year loan", "loan of $10,000", "0 year loan of $10,000", "3 year loan of $0"]) {
      expect(standardLoan(words)).toEqual(VEHICLE_LOAN);
    }
  });

  test("one that is told as less is refused with what it would be; half a hundredth is rounding", () => {
    const fees = { financed: 1313.25, monthly: 8 };
    expect(understated(8.19, 8.5, fees)).toBeCloseTo(10.88, 2);
    expect(understated(10.87, 8.5, fees)).toBeCloseTo(10.88, 2);
    for (const stated of [10.873, 10.88, 10.98, 48]) expect(understated(stated, 8.5, fees)).toBeNull();
    const none = { financed: 0, monthly: 0 };
    expect(understated(7.48, 7.49, none)).toBe(7.49);
    expect(understated(0, 0, none)).toBeNull();
  });

  test("the fees behind a lender's pair of rates give that pair", () => {
    for (const [interest, stated, financed] of [
      [7.49, 8.38, 350],
      [7.49, 8.38, 0],
      [0, 2.5, 395],
    ] as const) {
      const implied = impliedFees(interest, stated, { financed, monthly: 0 });
      expect(comparisonRateOf(interest, implied)).toBeCloseTo(stated, 8);
    }
    expect(impliedFees(7.49, 7.49, { financed: 0, monthly: 3 })).toEqual({ financed: 0, monthly: 3 });
  });
});

test.each([
  ["8.38%–19.42%", 0, "8.38%–19.42%"],
  ["8.38%–19.42%", 8.38, "8.38%–19.42%"],
  ["8.38–19.42%", 10, "10.00–19.42%"],
  ["8.38% - 19.42%", 10, "10.00% - 19.42%"],
  ["8.38%–19.42%", 20, "from 20.00%"],
  ["8.38%–19.42%", 19.42, "from 19.42%"],
  ["8.38%", 8.38, "8.38%"],
  ["from 8.19%", 8.5, "from 8.50%"],
  ["on request", 8.5, "on request"],
])("FIN-067 %s beside an interest of %d%% is %s", (words, interest, expected) => {
  expect(comparisonAtLeast(words, interest)).toBe(expected);
});

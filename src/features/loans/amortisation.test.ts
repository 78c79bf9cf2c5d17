import { describe, expect, test } from "vitest";
import { FREQUENCIES, type Frequency, paymentsOf, repaymentOf, totalOf } from "./amortisation.ts";

type Row = readonly [
  principal: number,
  residual: number,
  interest: number,
  years: number,
  repayments: readonly [week: number, fortnight: number, month: number],
  totals: readonly [week: number, fortnight: number, month: number],
  roundedUp: readonly [week: number, fortnight: number, month: number],
];

/** Computed with 60 digits and checked by following the balance. */
const VECTORS: readonly Row[] = [
  [30_000, 0, 6.29, 5, [134.547542, 269.233428, 584.038047], [34982.360825, 35000.345638, 35042.2828], [135, 270, 585]],
  [
    30_000,
    9000,
    6.29,
    5,
    [105.069818, 210.236477, 456.001633],
    [36318.152577, 36330.741946, 36360.09796],
    [106, 211, 457],
  ],
  [24_000, 0, 0, 4, [115.384615, 230.769231, 500], [24_000, 24_000, 24_000], [116, 231, 500]],
  [24_000, 6000, 0, 5, [69.230769, 138.461538, 300], [24_000, 24_000, 24_000], [70, 139, 300]],
  [30_000, 0, 10, 5, [146.73329, 293.683712, 637.411341], [38150.655385, 38178.882594, 38244.68048], [147, 294, 638]],
  [
    37_490,
    0,
    8.5,
    5,
    [177.113123, 354.458249, 769.164759],
    [46049.412037, 46079.572313, 46149.885567],
    [178, 355, 770],
  ],
  [
    31_360.5,
    0,
    6.29,
    5,
    [140.649273, 281.443164, 610.524172],
    [36568.810888, 36587.611312, 36631.450325],
    [141, 282, 611],
  ],
  [
    45_000,
    15_000,
    7.99,
    5,
    [163.098776, 326.372376, 708.023264],
    [57405.681678, 57428.408897, 57481.395813],
    [164, 327, 709],
  ],
  [
    16_500,
    0,
    9.95,
    3.5,
    [107.44564, 215.062851, 466.83601],
    [19555.10639, 19570.719401, 19607.112428],
    [108, 216, 467],
  ],
  [
    100_000,
    0,
    15.99,
    7,
    [456.95655, 914.674134, 1985.636889],
    [166332.184089, 166470.692432, 166793.498644],
    [457, 915, 1986],
  ],
  [1000, 0, 0.5, 1, [19.279811, 38.561471, 83.5592], [1002.550159, 1002.598234, 1002.710402], [20, 39, 84]],
  [
    36_303.25,
    0,
    8.5,
    6,
    [148.6317, 297.449386, 645.413141],
    [46373.090281, 46402.104213, 46469.746172],
    [149, 298, 646],
  ],
];

describe.each(FREQUENCIES.map((frequency, at) => [frequency, at] as const))("paid by the %s", (frequency, at) => {
  test.each(VECTORS)("FIN-057 FIN-058 FIN-039 %d lent, %d at the end, %d%%, %d years", (...row) => {
    const [principal, residual, interest, years, repayments, totals, roundedUp] = row;
    const loan = { principal, residual, interest, years, frequency };
    expect(repaymentOf(loan)).toBeCloseTo(repayments[at] ?? Number.NaN, 6);
    expect(totalOf(loan)).toBeCloseTo(totals[at] ?? Number.NaN, 5);
    expect(Math.ceil(Number(repaymentOf(loan).toFixed(6)))).toBe(roundedUp[at]);
  });

  test("FIN-057 the balance comes to the residual after the last repayment", () => {
    const loan = { principal: 28_750, residual: 8200, interest: 9.95, years: 6.5, frequency };
    const rate = loan.interest / 100 / { week: 52, fortnight: 26, month: 12 }[frequency];
    const repayment = repaymentOf(loan);
    let balance = loan.principal;
    for (let payment = 0; payment < paymentsOf(loan); payment += 1) balance = balance * (1 + rate) - repayment;
    expect(balance).toBeCloseTo(loan.residual, 4);
  });
});

test("FIN-057 the dearest vehicle for $150 a week: whole, and with 10% deposit and 30% final payment", () => {
  const weekly = { interest: 6.29, years: 5, frequency: "week" } as const;
  expect(repaymentOf({ ...weekly, principal: 33445.427136, residual: 0 })).toBeCloseTo(150, 6);
  const price = 49118.560103;
  expect(repaymentOf({ ...weekly, principal: price * 0.9, residual: price * 0.3 })).toBeCloseTo(150, 6);
});

test("FIN-057 an interest that is lost in the sum counts as none, and a term has one repayment at least", () => {
  const loan = { principal: 5200, residual: 0, years: 2, frequency: "week" as Frequency };
  for (const interest of [0, 1e-18, -1e-18]) expect(repaymentOf({ ...loan, interest })).toBe(50);
  expect(paymentsOf({ years: 0, frequency: "month" })).toBe(1);
  expect(paymentsOf({ years: 4.3, frequency: "week" })).toBe(224);
  expect(repaymentOf({ ...loan, interest: 10, years: 0 })).toBeCloseTo(5210, 6);
});

import { expect, test } from "vitest";
import { comparisonRateOf } from "./comparison-rate.ts";
import { feesText } from "./fees.ts";
import {
  comparedFees,
  type LenderProduct,
  lendsOn,
  mostBalloon,
  productFees,
  productRate,
  runsOn,
} from "./lender-products.ts";

const PRODUCT: LenderProduct = {
  lender: "Taurus",
  name: "Everyday",
  licence: "Marram Finance Group Pty Ltd, Australian Credit Licence 000 744",
  age: { mostAtEnd: 12 },
  amount: { least: 5000, most: 60_000 },
  rates: [
    { ageTo: 3, termTo: 5, interest: 7.49, comparison: 8.6 },
    { ageTo: 3, termFrom: 5.5, interest: 7.99, comparison: 9.1 },
    { ageFrom: 4, tier: "an excellent credit history", interest: 8.49, comparison: 9.6 },
    { ageFrom: 4, interest: 9.49, comparison: 10.6 },
  ],
  fees: { establishment: 195, securityRegistration: 6, dealerAgency: 0, monthlyAdmin: 12, paid: "financed" },
  balloons: [
    { upToYears: 5, most: 0.3 },
    { upToYears: 3, most: 0.45 },
  ],
  estimate: { years: 5, deposit: 0.1, balloon: 0.3 },
};
const LENT = { age: 2, carType: "used", make: "Mazda", principal: 30_000 } as const;

/**
 * A lender's published car loans (bankofmelbourne.com.au, car loan: $195 "added to your loan amount", $12 a month), and
 * the example of a published calculator (loangorilla.com.au, car loan comparison rate: fees of $1,000 in all).
 */
test.each([
  ["Bank of Melbourne, fixed", 7.49, 195, 12, 8.6],
  ["Bank of Melbourne, variable", 12.74, 195, 12, 13.81],
  ["LoanGorilla", 6.49, 400, 10, 7.76],
] as const)(
  "a published comparison rate comes out by the law's formula: %s",
  (_, interest, once, monthly, published) => {
    const fees = { establishment: once, securityRegistration: 0, dealerAgency: 0, monthlyAdmin: monthly };
    const [lent, paid] = (["financed", "upfront"] as const).map((how) =>
      comparedFees({ fees: { ...fees, paid: how } }),
    );
    expect(lent).toEqual(paid);
    expect(comparisonRateOf(interest, lent ?? expect.fail()).toFixed(2)).toBe(published.toFixed(2));
  },
);

test("a product's rate is the first row for the vehicle's age, and for the estimate's own term and tier", () => {
  const rateAt = (age: number | null, estimate: Partial<LenderProduct["estimate"]> = {}) =>
    productRate({ ...PRODUCT, estimate: { ...PRODUCT.estimate, ...estimate } }, age)?.interest ?? null;
  expect([0, 3, 4, 11].map((age) => rateAt(age))).toEqual([7.49, 7.49, 9.49, 9.49]);
  expect([5, 5.5, 7].map((years) => rateAt(1, { years }))).toEqual([7.49, 7.99, 7.99]);
  expect(rateAt(6, { tier: "an excellent credit history" })).toBe(8.49);
  expect(rateAt(1, { tier: "an excellent credit history" })).toBeNull();
  expect(rateAt(null)).toBeNull();
  expect(productRate({ ...PRODUCT, rates: [{ interest: 5, comparison: 5 }] }, null)?.interest).toBe(5);
});

test("a product lends on vehicles of its ages, kinds, makes and amounts only, each bound inclusive", () => {
  const lends = (lent: Partial<Parameters<typeof lendsOn>[1]>, product: Partial<LenderProduct> = {}) =>
    lendsOn({ ...PRODUCT, ...product }, { ...LENT, ...lent });
  expect([4999.99, 5000, 60_000, 60_000.01].map((principal) => lends({ principal }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([7, 8].map((age) => lends({ age }))).toEqual([true, false]);
  expect([1, 2, 7, 8].map((age) => lends({ age }, { age: { least: 2, most: 7 } }))).toEqual([false, true, true, false]);
  expect([lends({ age: null }), lends({ age: null }, { age: {} })]).toEqual([false, true]);
  expect([lends({}, { carTypes: ["new"] }), lends({ carType: "new" }, { carTypes: ["new"] })]).toEqual([false, true]);
  expect([lends({}, { makes: ["Kia"] }), lends({ make: "MAZDA" }, { makes: ["Mazda"] })]).toEqual([false, true]);
});

test("a product runs from its first day to its last", () => {
  const days = ["2026-06-30", "2026-07-01", "2026-07-31", "2026-08-01"];
  expect(days.map((day) => runsOn({ from: "2026-07-01", until: "2026-07-31" }, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(days.every((day) => runsOn({}, day))).toBe(true);
});

test("the greatest final payment is that of the shortest limit which the term is within", () => {
  expect([1, 3, 3.5, 5, 7].map((years) => mostBalloon(PRODUCT, years))).toEqual([0.45, 0.45, 0.3, 0.3, 0]);
});

test("FIN-068 FIN-069 FIN-070 a product's fees are financed or paid on the first day, and told as such", () => {
  const financed = productFees(PRODUCT);
  expect(financed).toMatchObject({ financed: 201, upfront: 0, monthly: 12, known: true });
  expect(feesText(financed)).toBe("Includes fees: establishment $195, security registration $6, monthly admin $12.");
  const upfront = productFees({ fees: { ...PRODUCT.fees, paid: "upfront" } });
  expect(upfront).toMatchObject({ financed: 0, upfront: 201, monthly: 12 });
  expect(feesText(upfront)).toBe(
    "Includes fees: monthly admin $12. Fees paid on the first day: establishment $195, security registration $6.",
  );
});

import { expect, test } from "vitest";
import { boundedInputs, calculate, comparisonText } from "../finance/calculator.ts";
import { calculatorView } from "../finance/calculator-view.ts";
import { pageInputs } from "../finance/page-calculator.ts";
import { type LenderProduct, productFees } from "../loans/lender-products.ts";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { emptyCarInput } from "../stock/empty-car.ts";
import type { Car } from "../stock/schema.ts";
import { vehicleFinance } from "../vehicle/vehicle-finance.ts";
import { estimateNotice, estimateView, noticedCards } from "./estimate-view.ts";
import { lenderOffer } from "./lender-offer.ts";
import { lendingTurnsAt } from "./lending-turns.ts";
import { estimateFor, weeklyOf } from "./rules.ts";

const NOW = Date.parse("2026-11-20T12:00:00+11:00");
const PRODUCT: LenderProduct = {
  lender: "Taurus",
  name: "Everyday",
  licence: "Marram Finance Group Pty Ltd, Australian Credit Licence 000 744",
  age: {},
  amount: { least: 3000, most: 90_000 },
  rates: [
    { ageTo: 4, interest: 7.99, comparison: 9.1 },
    { ageFrom: 5, interest: 9.49, comparison: 10.6 },
  ],
  fees: { establishment: 395, securityRegistration: 0, dealerAgency: 0, monthlyAdmin: 8, paid: "financed" },
  balloons: [{ upToYears: 5, most: 0.3 }],
  estimate: { years: 5, deposit: 0.1, balloon: 0.3, tier: undefined },
};
const ZERO: LenderProduct = {
  ...PRODUCT,
  name: "Zero",
  carTypes: ["new"],
  until: "2026-11-30",
  rates: [{ interest: 0, comparison: 0 }],
  fees: { establishment: 0, securityRegistration: 0, dealerAgency: 0, monthlyAdmin: 0, paid: "financed" },
  estimate: { years: 3, deposit: 0.2, balloon: 0 },
};
const siteConfig = (over: Partial<SiteConfig> = {}): SiteConfig => ({
  ...platformDefaults(),
  timezone: "Australia/Sydney",
  financeProvider: "Taurus",
  lenderProducts: [ZERO, PRODUCT],
  ...over,
});
type Changes = Partial<Car>;
const car = (changes: Partial<Car> = {}): Car => ({
  ...emptyCarInput(),
  id: 1,
  slug: "one",
  path: "/cars/one",
  views: 0,
  created_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-01T00:00:00.000Z",
  dealership_name: "Yard",
  dealership_id: 1,
  dealership_slug: "yard",
  make: "Mazda",
  year: 2022,
  price: 50_000,
  ...changes,
});
const estimate = (changes: Changes = {}, over: Partial<SiteConfig> = {}, now = NOW) =>
  estimateFor(car(changes), siteConfig(over), now);

/** What is owed after every payment, followed week by week: the reckoning knows no formula of the code's. */
function owedAtEnd(principal: number, interest: number, weeks: number, repayment: number): number {
  let owed = principal;
  for (let week = 0; week < weeks; week += 1) owed = owed * (1 + interest / 100 / 52) - repayment;
  return owed;
}

test("FIN-016 a car without an entry has the estimate of its lender's product, to the cent", () => {
  const offer = lenderOffer(car(), siteConfig(), NOW) ?? expect.fail("no offer");
  const { lender } = offer;
  expect(lender).toMatchObject({ interestRate: 7.99, comparisonRate: 9.1, years: 5, deposit: 5000, balloon: 15_000 });
  const admin = (8 * 12) / 52;
  const repaid = (lender.paymentWeek ?? 0) - admin;
  // Sixty months of rounding half a cent a week leave less than two dollars.
  expect(Math.abs(owedAtEnd(50_000 - 5000 + 395, 7.99, 260, repaid) - 15_000)).toBeLessThan(2);
  expect(lender.paymentWeek).toBe(Number(lender.paymentWeek?.toFixed(2)));
  expect(lender.totalPayable).toBeCloseTo(5000 + 260 * (lender.paymentWeek ?? 0) + 15_000, 2);
  expect(estimate()).toMatchObject({
    repayment: Math.ceil(lender.paymentWeek ?? 0),
    period: "week",
    interestRate: 7.99,
    comparisonRate: 9.1,
    by: "lender",
  });
});

test("FIN-016 FIN-017 FIN-018 the lender's own entry goes before its products; one that is refused is not replaced", () => {
  const entry = { interestRate: 6.5, comparisonRate: 7.5, paymentWeek: 201, termYears: 5, deposit: 0, balloon: 0 };
  const shown = estimate({ finance_lenders: { taurus: entry } });
  expect(shown).toMatchObject({ repayment: 201, interestRate: 6.5 });
  expect(shown).not.toHaveProperty("product");
  expect(estimate({ finance_lenders: { taurus: { ...entry, comparisonRate: 6 } } })).toBeNull();
  const half = { taurus: { interestRate: 6.5, termYears: 5 } };
  const others: readonly Changes["finance_lenders"][] = [{}, { taurus: {} }, { angle: entry }, half];
  for (const finance_lenders of others) {
    expect(estimate({ finance_lenders })).toMatchObject({ interestRate: 7.99, product: { name: "Everyday" } });
  }
});

test("a product's rate follows the car's age, and turns with the year", () => {
  expect(estimate({ year: 2021 })).toMatchObject({ interestRate: 9.49 });
  const newYear = Date.parse("2027-01-01T00:00:00+11:00");
  const rateAt = (now: number) => estimate({ year: 2022 }, { lenderProducts: [PRODUCT] }, now)?.interestRate;
  expect([rateAt(newYear - 1), rateAt(newYear)]).toEqual([7.99, 9.49]);
  expect(lendingTurnsAt(siteConfig({ lenderProducts: [PRODUCT] }), NOW)).toBe(newYear);
});

test("the first product that is for the car counts, from its first day to its last", () => {
  expect(estimate({ car_type: "new", year: 2026 })).toMatchObject({ interestRate: 0, product: { name: "Zero" } });
  const end = Date.parse("2026-12-01T00:00:00+11:00");
  const ofNew = (now: number) => estimate({ car_type: "new", year: 2026 }, {}, now)?.product?.name;
  expect([ofNew(end - 1), ofNew(end)]).toEqual(["Zero", "Everyday"]);
  expect(lendingTurnsAt(siteConfig(), NOW)).toBe(end);
  // 0%, 20% deposit, nothing last: the rest in 156 equal parts.
  expect(estimate({ car_type: "new", year: 2026, price: 31_200 })?.repayment).toBe(160);
});

test("FIN-019 FIN-020 FIN-021 FIN-022 FIN-023 the rules of site and provider hold for products too", () => {
  expect(estimate({ make: "Suzuki" })).toBeNull();
  expect(estimate({}, { financeExcludedDealerships: ["yard"] })).toBeNull();
  expect(estimate({ year: 2014 })).toBeNull();
  expect(estimate({ price: 500 })).toBeNull();
  expect(estimate({ price: null })).toBeNull();
  expect(estimate({ status: "sold" })).toBeNull();
  expect(estimate({}, { financeProvider: null })).toBeNull();
  expect(estimate({}, { financeProvider: "AusLoans" })).toBeNull();
});

test("FIN-004 FIN-005 FIN-029 a lender that is paid by the month is told by the month, and counted by the week", () => {
  const nissan: LenderProduct = { ...PRODUCT, lender: "Nissan Finance" };
  const shown = estimate({}, { financeProvider: "Nissan Finance", lenderProducts: [nissan] });
  expect(shown?.period).toBe("month");
  const week = weeklyOf(shown ?? expect.fail("none"));
  expect(week).toBe(Math.ceil(((shown?.repayment ?? 0) * 12) / 52));
  expect(weeklyOf({ repayment: 138, period: "week" })).toBe(138);
});

test("FIN-083 a quote that came with the car goes before the product, in every figure of the page", () => {
  const youxQuote = { weeklyRepaymentAmount: 250, advertisedRate: 6.99, comparisonRate: 7.49 };
  expect(estimate({ youxQuote }, { youxQuoteEnabled: true })).toMatchObject({ repayment: 250, by: "broker" });
});

test("FIN-063 FIN-064 FIN-065 FIN-096 box, notice, calculator and conditions of a page tell the same product", () => {
  const config = siteConfig();
  const { estimate: box, financeNotice, lenderDisclaimer } = vehicleFinance(car(), config, NOW);
  const calculator = calculatorView(car(), config, NOW) ?? expect.fail("no calculator");
  expect(box).toMatchObject({ rate: "7.99%", comparison: "9.10%" });
  expect(financeNotice).toContain(
    "5 year loan, 10% deposit, 30% final payment, to approved applicants. Everyday is lent by Marram Finance Group Pty " +
      "Ltd, Australian Credit Licence 000 744. Its fees: establishment $395, monthly admin $8. Comparison rate for a 5 " +
      "year secured loan of $30,000. WARNING",
  );
  expect(lenderDisclaimer).toMatchObject({ of: "lender" });
  const { terms } = calculator;
  expect(terms.start).toMatchObject({ amount: 50_000, term: 5, interest: 7.99, tradeIn: 5000, residual: 15_000 });
  expect(terms.comparisons[0]).toEqual({ interest: 7.99, text: "9.10%" });
  const { financed, monthly } = productFees(PRODUCT);
  expect(terms.fees).toEqual({ financed, monthly });
  expect(Math.ceil(terms.quotes.week["5"] ?? 0)).toBe(estimate()?.repayment);
  expect(calculator.fees).toBe("Includes fees: establishment $395, monthly admin $8.");
});

test("the credit history that a rate is for is told with it", () => {
  const tier = "a good credit history";
  const rates = PRODUCT.rates.map((row) => ({ ...row, tier }));
  const product = { ...PRODUCT, rates, estimate: { ...PRODUCT.estimate, tier } };
  const shown = estimate({}, { lenderProducts: [product] }) ?? expect.fail("none");
  expect(estimateNotice(shown, 50_000, siteConfig())).toContain("The rate is for a good credit history.");
});

test("a page of cards tells each product once, and cards carry nothing of it", () => {
  const view = estimateView(estimate() ?? expect.fail("none"));
  const card = (loan: string, product?: string) => ({ estimate: { ...view, loan, ...(product && { product }) } });
  const { cards, financeNotice } = noticedCards([card("a", "P."), card("a", "P."), card("a")], siteConfig());
  expect(financeNotice).toMatch(/^A, to approved applicants\. P\. Comparison/);
  expect(cards.map(({ estimate: each }) => each)).toEqual([view, view, view]);
  const two = noticedCards([card("a", "P."), card("b", "Q.")], siteConfig());
  expect(two.financeNotice).toMatch(/^Each estimate is for the loan shown with it, to approved applicants\. P\. Q\./);
  expect(two.cards.map(({ estimate: each }) => each?.loan)).toEqual(["a", "b"]);
});

test("FIN-043 FIN-055 FIN-079 a product's calculator keeps to the product: its rate by term, its final payments, amounts and ages", () => {
  const byTerm: LenderProduct = {
    ...PRODUCT,
    rates: [
      { termTo: 3, interest: 0, comparison: 0 },
      { termFrom: 3.5, termTo: 6, interest: 2.9, comparison: 3.4 },
    ],
    amount: { least: 5000, most: 60_000 },
    fees: { ...PRODUCT.fees, establishment: 0, monthlyAdmin: 0 },
    balloons: [
      { upToYears: 3, most: 0.4 },
      { upToYears: 5, most: 0.3 },
    ],
    age: { mostAtEnd: 9 },
    estimate: { years: 3, deposit: 0.2, balloon: 0 },
  };
  const termsOf = (over: Partial<SiteConfig> = {}, changes: Changes = {}) =>
    calculatorView(car(changes), siteConfig({ lenderProducts: [byTerm], ...over }), NOW)?.terms ??
    expect.fail("no calculator");
  for (const calcInterestSlider of ["enabled", "disabled", "hidden"] as const) {
    const terms = termsOf({ calcInterestSlider });
    const chosen = (change: Partial<typeof terms.start>) => boundedInputs({ ...terms.start, ...change }, terms);
    expect(chosen({}).interest).toBe(0);
    expect(chosen({ term: 3.5 })).toMatchObject({ term: 3.5, interest: 2.9 });
    expect(comparisonText(2.9, terms)).toBe("3.40%");
    // Four years old now, and nine when the last payment is made; the table ends at six.
    expect([chosen({ term: 7 }).term, chosen({ term: 1 }).term]).toEqual([5, 1]);
    expect(chosen({ residual: 90_000 }).residual).toBe(20_000);
    expect(chosen({ residual: 90_000, term: 5 }).residual).toBe(15_000);
    expect(pageInputs({ ...terms.start, residual: 90_000, term: 5 }, terms)).toMatchObject({
      residual: 15_000,
      interest: 2.9,
    });
    const lent = (amount: number) => calculate(chosen({ amount, tradeIn: 0 }), terms) !== null;
    expect([4999, 5000, 60_000, 60_001].map(lent)).toEqual([false, true, true, false]);
  }
  expect(boundedInputs({ ...termsOf().start, interest: 6, term: 5 }, termsOf()).interest).toBe(6);
  expect(termsOf({}, { year: 2026 }).term).toMatchObject({ min: 1, max: 6 });
  expect(termsOf({ calcTermIncrements: [7, 5, 3] }).offeredTerms).toEqual([3, 5]);
  expect(termsOf({ calcTermIncrements: [6, 7] }).offeredTerms).toEqual([3]);
  const entry = { interestRate: 6.5, comparisonRate: 7.5, termYears: 5, deposit: 0, balloon: 0 };
  const own = termsOf({}, { finance_lenders: { taurus: entry } });
  expect([own.limits, own.term.max, boundedInputs({ ...own.start, residual: 90_000 }, own).residual]).toEqual([
    null,
    7,
    50_000,
  ]);
});

test("FIN-016 nothing is reckoned from a price without GST: no product's figures, and of an entry what it tells itself", () => {
  expect(estimateFor(car({ price_type: "Drive away" }), siteConfig(), NOW)).not.toBeNull();
  expect(estimateFor(car({ price_type: "Plus GST" }), siteConfig(), NOW)).toBeNull();
  const entry = { interestRate: 7.49, comparisonRate: 8.38, termYears: 5 };
  const offered = (finance_lenders: Car["finance_lenders"]) =>
    estimateFor(car({ price_type: "Plus GST", finance_lenders }), siteConfig({ lenderProducts: [] }), NOW);
  expect(offered({ taurus: entry })).toBeNull();
  expect(offered({ taurus: { ...entry, paymentWeek: 199 } })).toMatchObject({ repayment: 199, interestRate: 7.49 });
});

import { expect, test } from "vitest";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import { calculate } from "./calculator.ts";
import { calculatorInputsOf, calculatorView, hasCalculatorFields } from "./calculator-view.ts";

const car = (price: number | null) => ({
  id: 7,
  dealership_id: 3,
  dealership_slug: "parramatta",
  car_type: "used" as const,
  vin: null,
  nvic: null,
  year: 2022,
  make: "Toyota",
  youxQuote: null as { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number } | null,
  price,
  offer_price: null,
  path: "/cars/one",
  finance_lenders: {
    taurus: { interestRate: 7.49, comparisonRate: 8.38, deposit: 4299, balloon: 12_897, termYears: 5 },
  },
});
const NOW = Date.UTC(2026, 10, 20);
const view = (price: number | null, over: Partial<SiteConfig> = {}, query = "") =>
  calculatorView(
    car(price),
    { ...platformDefaults(), financeProvider: "Taurus", ...over },
    NOW,
    new URLSearchParams(query),
  );

test("FIN-032 VDP-021 a car has a calculator where there is a finance provider and a price above 0", () => {
  expect(view(42_990)).toMatchObject({ action: "/cars/one#finance-calculator", about: { carId: 7, dealershipId: 3 } });
  expect(view(0.01)).not.toBeNull();
  for (const price of [0, -1, null]) expect(view(price)).toBeNull();
  expect(view(42_990, { financeProvider: null })).toBeNull();
});

test("FIN-091 FIN-092 FIN-093 FIN-094 FIN-095 its link to the finance page carries the car", () => {
  expect(view(42_990)?.financeHref).toBe(
    "/finance?preferredDealership=parramatta&vehiclePriceBudget=42990&car_id=7&car_type=used#finance-form",
  );
});

test("FIN-061 FIN-062 its notice tells what the comparison rate is for, and the warning whole", () => {
  expect(view(42_990)?.notice).toBe(
    "An estimate, not an offer of credit. Comparison rate for a 5 year secured loan of $30,000. WARNING: This comparison " +
      "rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other " +
      "loan amounts might result in a different comparison rate.",
  );
  expect(view(42_990, { financeBasisRates: { interest: 6.29, comparison: 8.19 } })?.notice).toContain(
    "Comparison rate for a 5 year secured loan of $30,000, for example 6.29% p.a. with 8.19% comparison. WARNING",
  );
});

test("what an address asks is read, whatever it holds; the rest is as at the start", () => {
  expect(view(42_990, {}, "amount=%2425%2C000.50&term=4+years&frequency=month")?.asked).toEqual({
    amount: 25_000.5,
    term: 4,
    frequency: "month",
  });
  expect(calculatorInputsOf(new URLSearchParams("amount=&term=soon&interest=NaN&tradeIn=1e9&frequency=day"))).toEqual(
    {},
  );
  expect(calculatorInputsOf(new URLSearchParams("tradeIn=0&interest=0"))).toEqual({ tradeIn: 0, interest: 0 });
});

test.each([
  ["week", ["week", "weekly", " Weekly "]],
  ["fortnight", ["fortnight", "fortnightly"]],
  ["month", ["month", "monthly", "MONTHLY"]],
] as const)("FIN-039 %s is asked for in either of its words", (frequency, spellings) => {
  for (const word of spellings) {
    expect(calculatorInputsOf(new URLSearchParams({ frequency: word }))).toEqual({ frequency });
  }
});

test("an address that asks something is told from one that does not", () => {
  expect(hasCalculatorFields(new URLSearchParams("residual=0"))).toBe(true);
  expect(hasCalculatorFields(new URLSearchParams("utm_source=mail"))).toBe(false);
});

test("FIN-019 FIN-020 FIN-021 FIN-032 FIN-082 a car on which site or lender do not lend has a calculator without the lender's rate and without a quote", () => {
  const config = { ...platformDefaults(), financeProvider: "Taurus", youxQuoteEnabled: true } as const;
  const shown = (given: Partial<ReturnType<typeof car>>, over: Partial<SiteConfig> = {}) => {
    const { terms, quote } = calculatorView({ ...car(42_990), ...given }, { ...config, ...over }, NOW) ?? {};
    return { interest: terms?.start.interest, asksQuote: quote !== undefined };
  };
  const lent = { interest: 7.49, asksQuote: true };
  const own = { interest: config.calcDefaultInterest, asksQuote: false };
  expect(shown({})).toEqual(lent);
  expect(shown({ make: "SUZUKI" })).toEqual(own);
  expect(shown({}, { financeExcludedDealerships: ["parramatta"] })).toEqual(own);
  expect(shown({ year: 2015 })).toEqual(lent);
  expect(shown({ year: 2014 })).toEqual(own);
  const quoted = { weeklyRepaymentAmount: 200, advertisedRate: 6.5, comparisonRate: 7.5 };
  expect(shown({ youxQuote: quoted })).toEqual({ interest: 6.5, asksQuote: false });
  expect(shown({ youxQuote: quoted, make: "Suzuki" })).toEqual(own);
});

test("FIN-053 FIN-083 the term of a broker's quote is offered whatever the site's list is, so that its figure is shown", () => {
  const quoted = { weeklyRepaymentAmount: 200, advertisedRate: 6.5, comparisonRate: 7.5 };
  const config = { ...platformDefaults(), financeProvider: "Taurus", youxQuoteEnabled: true } as const;
  const shown = calculatorView(
    { ...car(42_990), youxQuote: quoted, finance_lenders: {} },
    { ...config, calcTermIncrements: [3, 7] },
    NOW,
  );
  const terms = shown?.terms ?? expect.fail("no calculator");
  expect(terms.offeredTerms).toEqual([3, 5, 7]);
  expect(calculate(terms.start, terms)?.repayment).toBe(200);
});
